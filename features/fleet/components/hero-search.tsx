import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SearchFields } from './search-fields.tsx';
import { missingFromModal, missingInWords } from './search-values.ts';
import { type Search, useSearchForm } from './use-search.ts';

/**
 * The search that home opens with. A bar of fields where there is room; below 1024 px one button that opens them. The
 * browser without scripts gets the fields at any width.
 */
export function HeroSearch({ search }: { search: Search }) {
  const form = useSearchForm(search);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <search aria-label="Search yachts" className="max-lg:hidden max-lg:scripts-off:block">
        <form ref={form} method="get" action="/yachts" className="search-bar">
          <SearchFields search={search} />
          <Button type="submit" className="search-submit">
            Search
          </Button>
        </form>
      </search>
      <button
        type="button"
        className="search-teaser lg:hidden scripts-off:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="font-semibold">Search yachts</span>
        <span className="text-sm text-muted">Length, place, days and guests</span>
      </button>
      <SearchModal search={search} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

interface SearchModalProps {
  search: Search;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function SearchModal({ search, isOpen, onOpenChange }: SearchModalProps) {
  const id = useId();
  const missing = missingFromModal(search.values, search.today);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Search Yachts"
      description="Only yachts that are free on your days are shown."
      footer={
        <div className="grid w-full gap-3">
          <p id={`${id}-missing`} role="status" className="text-sm text-muted">
            {missing.length > 0 ? `Still needed: ${missingInWords(missing)}.` : 'All set. Let’s look.'}
          </p>
          <Button
            type="submit"
            form={`${id}-form`}
            wide
            disabled={missing.length > 0}
            aria-describedby={`${id}-missing`}
          >
            Search Availability
          </Button>
        </div>
      }
    >
      <SearchModalForm id={`${id}-form`} search={search} />
    </Dialog>
  );
}

/** Two beside each other, the guests beneath. */
export const STACKED_FIELDS = 'grid gap-x-4 gap-y-5 min-[22.5rem]:grid-cols-2 [&>:last-child]:col-span-full';

function SearchModalForm({ id, search }: { id: string; search: Search }) {
  return (
    <form id={id} method="get" action="/yachts" className={STACKED_FIELDS}>
      <SearchFields search={search} inModal />
    </form>
  );
}
