import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { removeEntry } from './calls.ts';
import { words } from './words/index.ts';

interface TakeOffDialogProps {
  /** The block or hold to take off; undefined while the dialog is closed. */
  entry: Parameters<typeof removeEntry>[0] | undefined;
  onClose: () => void;
  onTakenOff?: () => void;
}

/** Asks before a block or a hold is taken off the calendar, because nothing brings it back. */
export function TakeOffDialog({ entry, onClose, onTakenOff }: TakeOffDialogProps) {
  const { change } = useChange();
  return (
    <ConfirmDialog
      open={entry !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={words.takeOffQuestion}
      question={words.takeOffText}
      confirm={words.yesTakeOff}
      onConfirm={async () => {
        if (entry) await change(words.takenOff, () => removeEntry(entry));
        onTakenOff?.();
      }}
    />
  );
}
