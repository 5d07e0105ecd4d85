import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { SessionEnded } from './session-ended.tsx';
import { troubleOf } from './trouble.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question: 'Are you sure you want to delete "Alba"?' */
  question: ReactNode;
  /** The word of the button that does it: "Delete". */
  confirm: string;
  isDangerous?: boolean;
  /** More to fill in before it is done, such as a reason. */
  children?: ReactNode;
  /** Closes the dialog when it resolves; what it throws is shown and leaves it open. */
  onConfirm: () => Promise<unknown>;
}

/** Asks before something is done that cannot simply be taken back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  question,
  confirm,
  isDangerous = true,
  children,
  onConfirm,
}: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const close = (next: boolean) => {
    if (!next) setProblem(undefined);
    onOpenChange(next);
  };
  const run = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      close(false);
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const trouble = problem === undefined ? undefined : troubleOf(problem);
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      description={question}
      footer={
        <>
          <Button variant="secondary" size="small" onClick={() => close(false)}>
            Cancel
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            size="small"
            busy={isBusy}
            onClick={() => void run()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {(trouble || children) && (
        <div className="grid gap-4">
          {trouble?.kind === 'session-ended' && <SessionEnded />}
          {trouble && trouble.kind !== 'session-ended' && <ErrorSummary title={trouble.sentence} />}
          {children}
        </div>
      )}
    </Dialog>
  );
}
