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
  /** The label of the button that confirms: "Delete". */
  confirm: string;
  isDangerous?: boolean;
  /**
   * More fields, such as a reason. Each field's `name` must be the server's name for it, so that refusals appear at the field.
   */
  children?: ReactNode;
  /** The action. The dialog closes when it resolves; if it rejects, the dialog stays open and shows why. */
  onConfirm: () => Promise<unknown>;
}

/** Asks for confirmation before an action that cannot simply be undone. */
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
  /** A harmless action with fields is a form, so that Enter sends it. A dangerous one needs a press of the button. */
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

/** A form if it has an id, otherwise a plain container. */
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
        // In React, this submit event bubbles to a form around the dialog, which must not be sent.
        event.stopPropagation();
        onSend();
      }}
    >
      {children}
    </form>
  );
}
