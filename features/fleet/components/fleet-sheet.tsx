import { startTransition, useState } from 'react';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { FleetPage } from '../queries/fleet.ts';
import { words } from '../words/index.ts';
import { ClearAllFilters } from './fleet-banner.tsx';
import { type FleetFields, FleetSearchForm, FleetSort } from './fleet-search-form.tsx';

interface FleetSheetProps {
  formId: string;
  /** How many filters are in force. */
  narrowed: number;
  page: FleetPage | undefined;
  isBusy: boolean;
  /** The visitor is done: show the yachts. */
  onShow: () => void;
  /** Everything is being taken back. */
  onClear: () => void;
  fields: FleetFields;
}

/**
 * Search and filters on a phone, behind a button that stays under the thumb. It keeps for itself whether it is open, and
 * draws what it holds after the press has been seen: neither the list nor the press waits for the other.
 */
export function FleetSheet({ formId, narrowed, page, isBusy, onShow, onClear, fields }: FleetSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    setOpen(false);
    onShow();
  };
  return (
    <>
      <div className="contents scripts-off:hidden">
        <BottomBar>
          <Button wide onClick={() => startTransition(() => setOpen(true))}>
            {words.filtersCounted(narrowed)}
          </Button>
        </BottomBar>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.filters}
        footer={
          <>
            <ClearAllFilters onClear={onClear} />
            {/* Whoever is done need not wait for the count: the yachts come to the list behind it. */}
            <Button onClick={show} aria-busy={isBusy || undefined}>
              {page ? words.showYachts(words.yachts(page.total)) : words.showSome}
            </Button>
          </>
        }
      >
        <FleetSearchForm
          id={formId}
          onSubmit={show}
          className="grid gap-x-4 gap-y-5 min-[22.5rem]:grid-cols-2"
          {...fields}
        >
          <FleetSort {...fields} className="col-span-full" />
        </FleetSearchForm>
      </Dialog>
    </>
  );
}
