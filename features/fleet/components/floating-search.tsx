import { type ReactNode, useId, useState } from 'react';
import { useHref } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useMedia } from '#ui/media.ts';
import { useScrolledPast } from '#ui/scrolled.ts';
import { words } from '../words/index.ts';
import { SearchFields } from './search-fields.tsx';
import { missingFromSearch, missingInWords } from './search-missing.ts';
import { STACKED_FIELDS } from './search-modal.tsx';
import { type Search, useSearchForm } from './use-search.ts';

/** The bar appears after scrolling this share of the screen's height (product 9.1). */
const SHARE_OF_SCREEN = 0.8;
/** Below this width, the bar is a button that opens the fields over the page (product 9.1). */
const WIDE = '(min-width: 1024px)';
/** A complete search has these four: yacht type, location, check-in and check-out (product 9.1). */
const COMPLETE_WITH = 4;

/** The search that stays visible while the visitor scrolls down the home page: a bar under the header, or a button on a phone. */
export function FloatingSearch({ search }: { search: Search }) {
  const isPast = useScrolledPast(() => window.innerHeight * SHARE_OF_SCREEN);
  const isWide = useMedia(WIDE, true);
  const [isOpen, setOpen] = useState(false);

  if (isWide) return isPast ? <Bar search={search} /> : null;
  return (
    <>
      {isPast && (
        <div className="floating-teaser">
          <Button variant="light" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.findYourYacht}
          </Button>
        </div>
      )}
      <Overlay search={search} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function Bar({ search }: { search: Search }) {
  const form = useSearchForm(search);
  return (
    <search aria-label={words.findYourYacht} className="floating-search">
      <div className="within-page">
        <form ref={form} method="get" action={useHref('/yachts')} className="search-bar">
          <SearchFields search={search} />
          <Button type="submit" className="search-submit">
            {words.search}
          </Button>
        </form>
        <Completeness search={search} className="pb-2.5" />
      </div>
    </search>
  );
}

interface OverlayProps {
  search: Search;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog with the fields. Escape closes it, and the page behind it does not scroll. */
function Overlay({ search, isOpen, onOpenChange }: OverlayProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={words.findYourYacht}
      footer={
        <div className="grid w-full gap-3">
          <Completeness search={search} />
          <Button type="submit" form={id} wide>
            {words.search}
          </Button>
        </div>
      }
    >
      <OverlayForm id={id} search={search}>
        <SearchFields search={search} />
      </OverlayForm>
    </Dialog>
  );
}

function OverlayForm({ id, search, children }: { id: string; search: Search; children: ReactNode }) {
  const form = useSearchForm(search);
  return (
    <form ref={form} id={id} method="get" action={useHref('/yachts')} className={STACKED_FIELDS}>
      {children}
    </form>
  );
}

/** A hint about missing fields. It does not block the search: an incomplete search only finds more yachts. */
function Completeness({ search, className }: { search: Search; className?: string }) {
  const missing = missingFromSearch(search.values, search.today);
  if (missing.length === 0 || missing.length === COMPLETE_WITH) return null;
  return (
    <p className={className}>
      <span className="text-sm text-muted">{words.addMissing(missingInWords(missing))}</span>
    </p>
  );
}
