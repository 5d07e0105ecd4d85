import { useQueryClient } from '@tanstack/react-query';
import { useDeferred } from '#ui/deferred.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { ApplicationAnswer } from '../schema/answers.ts';
import { refresh } from './refresh.ts';

const loadForm = () => import('./contact-form.tsx').then((module) => module.ContactForm);

interface ContactDialogProps {
  application: ApplicationAnswer;
  asked: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How the applicant is reached, to be changed. Its form is fetched when it is wanted. */
export function ContactDialog({ application, asked, open, onOpenChange }: ContactDialogProps) {
  const queries = useQueryClient();
  const Form = useDeferred(loadForm, open);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit contact info"
      description="We write to the e-mail address you give here from now on."
    >
      {Form && (
        <Form
          application={application}
          onSaved={() => {
            onOpenChange(false);
            void refresh(queries, application.id, asked);
          }}
        />
      )}
    </Dialog>
  );
}
