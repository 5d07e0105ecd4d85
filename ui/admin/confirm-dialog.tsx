import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { RefusedFields, refusedFieldId } from '../field.tsx';
import { useSending } from '../sending.ts';
import { FormTrouble } from './form-trouble.tsx';
import { words } from './words/index.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question: 'Are you sure you want to delete "Alba"?' */
  question: ReactNode;
  /** The word of the button that does it: "Delete". */
  confirm: string;
  isDangerous?: boolean;
  /** More to fill in before it is done, such as a reason: each field with the `name` that the server has for it. */
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
  const { press, isPending, trouble, reset } = useSending(onConfirm, {
    onDone: () => {
      reset();
      onOpenChange(false);
    },
  });
  const formId = useId();
  /** What is filled in before something harmless is sent with Enter, as any form is. */
  const isForm = !isDangerous && children !== undefined;
  const close = (next: boolean) => {
    if (!next && isPending) return;
    if (!next) reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      description={question}
      footer={
        <>
          <Button variant="secondary" size="small" onClick={() => close(false)}>
            {words.cancel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            size="small"
            busy={isPending}
            {...(isForm ? { type: 'submit', form: formId } : { onClick: () => press() })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {(trouble || children) && (
        <Around
          id={isForm ? formId : undefined}
          onSend={() => {
            if (!isPending) press();
          }}
        >
          <FormTrouble
            trouble={trouble}
            faults={children ? (path) => refusedFieldId(formId, path) : 'words'}
          />
          <RefusedFields value={{ id: formId, issues: trouble?.kind === 'invalid' ? trouble.issues : [] }}>
            {children}
          </RefusedFields>
        </Around>
      )}
    </Dialog>
  );
}

/** A form where it has an id, else what stands there alone. */
function Around({
  id,
  onSend,
  children,
}: {
  id: string | undefined;
  onSend: () => void;
  children: ReactNode;
}) {
  if (!id) return <div className="grid gap-4">{children}</div>;
  return (
    <form
      id={id}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog may stand in another form, which is not what is sent.
        event.stopPropagation();
        onSend();
      }}
    >
      {children}
    </form>
  );
}
