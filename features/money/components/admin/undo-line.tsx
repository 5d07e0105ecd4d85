import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';

interface UndoLineProps {
  /** The line in labels: "$1,070 of Mar 6, 2027". */
  line: string;
  /** The label of the button: "Undo the payout". */
  label: string;
  /** What undoing means. */
  question: string;
  /** The title of the toast once it is undone. */
  done: string;
  undo: () => Promise<{ readonly message: string }>;
}

/** A button that undoes what staff said of a line of the bank, after a question. */
export function UndoLine({ line, label, question, done, undo }: UndoLineProps) {
  const { change } = useChange();
  const [isAsking, setAsking] = useState(false);
  const title = `${label}: ${line}`;
  return (
    <IfMay area="charters" doing="changes">
      <p>
        <Button size="small" variant="quiet" aria-label={title} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        question={question}
        confirm={label}
        isDangerous={false}
        onConfirm={() => change(done, undo)}
      />
    </IfMay>
  );
}
