import { useDeferred } from '#ui/deferred.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { ApplicationAnswer } from '../schema/answers.ts';
import { words } from '../words/index.ts';

const loadForm = () => import('./contact-form.tsx').then((module) => module.ContactForm);

interface ContactDialogProps {
  application: ApplicationAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog to change the applicant's contact details. Its form is loaded when the dialog opens. */
export function ContactDialog({ application, open, onOpenChange }: ContactDialogProps) {
  const Form = useDeferred(loadForm, open);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.editContactTitle}
      description={words.editContactText}
    >
      {Form && <Form application={application} onSaved={() => onOpenChange(false)} />}
    </Dialog>
  );
}
