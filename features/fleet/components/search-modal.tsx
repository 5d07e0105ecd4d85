import { useId } from 'react';
import { useHref } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { words } from '../words/index.ts';
import { SearchFields } from './search-fields.tsx';
import { missingFromModal, missingInWords } from './search-missing.ts';
import type { Search } from './use-search.ts';

interface SearchModalProps {
  search: Search;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The search that a phone opens from the hero. It can be submitted once it is complete. */
export function SearchModal({ search, isOpen, onOpenChange }: SearchModalProps) {
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

/** Two fields in a row, guests below them. */
export const STACKED_FIELDS = 'grid gap-x-4 gap-y-5 min-[22.5rem]:grid-cols-2 [&>:last-child]:col-span-full';

function SearchModalForm({ id, search }: { id: string; search: Search }) {
  return (
    <form id={id} method="get" action={useHref('/yachts')} className={STACKED_FIELDS}>
      <SearchFields search={search} inModal />
    </form>
  );
}
