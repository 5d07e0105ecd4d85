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
  /** The visitor wants to see the yachts. */
  onShow: () => void;
  /** The visitor clears all filters. */
  onClear: () => void;
  fields: FleetFields;
}

/**
 * Search and filters on a phone, behind a button at the bottom of the screen. It keeps its own open state and renders its content
 * in a transition, so that neither the list nor the press waits for the other.
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
            {/* Said here, because the page's own count is hidden behind the dialog. */}
            <p role="status" className="sr-only">
              {page && words.yachts(page.total)}
            </p>
            <ClearAllFilters onClear={onClear} />
            {/* Do not disable it while the count loads: the yachts appear in the list behind the dialog anyway. */}
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
