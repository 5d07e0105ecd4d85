import { useId, useState } from 'react';
import { useHref } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { words } from '../words/index.ts';
import { SearchFields } from './search-fields.tsx';
import { missingFromModal, missingInWords } from './search-values.ts';
import { type Search, useSearchForm } from './use-search.ts';

/**
 * The search that home opens with. A bar of fields where there is room; below 1024 px one button that opens them, and that
 * leads to the fleet as long as the scripts are on their way. The browser without scripts gets the fields at any width.
 */
export function HeroSearch({ search }: { search: Search }) {
  const form = useSearchForm(search);
  const fleet = useHref('/yachts');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <search aria-label={words.searchYachts} className="max-lg:hidden max-lg:scripts-off:block">
        <form ref={form} method="get" action={fleet} className="search-bar">
          <SearchFields search={search} />
          <Button type="submit" className="search-submit">
            {words.search}
          </Button>
        </form>
      </search>
      <form
        method="get"
        action={fleet}
        className="lg:hidden scripts-off:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <button type="submit" className="search-teaser" aria-haspopup="dialog">
          <span className="font-semibold">{words.searchYachts}</span>
          <span className="text-sm text-muted">{words.searchTeaser}</span>
        </button>
      </form>
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
      title={words.searchTitle}
      description={words.searchOnlyFree}
      footer={
        <div className="grid w-full gap-3">
          <p id={`${id}-missing`} role="status" className="text-sm text-muted">
            {missing.length > 0 ? words.stillNeeded(missingInWords(missing)) : words.allSet}
          </p>
          <Button
            type="submit"
            form={`${id}-form`}
            wide
            disabled={missing.length > 0}
            aria-describedby={`${id}-missing`}
          >
            {words.searchAvailability}
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
    <form id={id} method="get" action={useHref('/yachts')} className={STACKED_FIELDS}>
      <SearchFields search={search} inModal />
    </form>
  );
}
