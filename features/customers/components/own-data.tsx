import { useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { PasswordInput } from '#features/accounts/components/password-input.tsx';
import { useRefusal } from '#features/accounts/components/refusal.ts';
import { useLeaving } from '#features/accounts/components/sign-out.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Form, useForm } from '#ui/form.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import { KEPT_APPLICATIONS } from '../domain.ts';
import { closeAccount, DATA_FILE } from '../queries.ts';

/** Taking one's data along, and leaving. */
export function OwnData() {
  const [isClosing, setClosing] = useState(false);
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data" className="text-2xl">
        Your data
      </h2>
      <p className="mt-4 max-w-text text-muted">
        Everything we keep about you is one file. When you close your account, open requests are cancelled and
        past charters stay in our books without your name. {KEPT_APPLICATIONS}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonAnchor href={DATA_FILE} download="miami-flow-data.json" variant="secondary">
          Download my data
        </ButtonAnchor>
        <Button variant="quiet" onClick={() => setClosing(true)}>
          Close my account
        </Button>
      </div>
      <ClosingDialog open={isClosing} onClose={() => setClosing(false)} />
    </section>
  );
}

/** Said at the field; anything else is no matter of what was typed. */
const isOfPassword = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 422);

function ClosingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const leave = useLeaving();
  const refuse = useRefusal();
  const form = useForm(({ password = '' }) => closeAccount(password), {
    blames: (error) => (isOfPassword(error) ? { password: sentenceOf(error) } : {}),
    onDone: ({ message }) => {
      onClose();
      return leave({ title: 'Account closed', description: message });
    },
    onRefused: (refused) => isOfPassword(refused) || refuse(refused, 'Not closed'),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Close your account?"
      description={`This cannot be undone. Open requests are cancelled; your details, messages, saved yachts and sign-in are deleted. ${KEPT_APPLICATIONS}`}
    >
      <Form form={form} className="grid gap-5">
        <Field label="Your password" {...form.field('password', true)}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={form.busy}>
            Close my account
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Stay
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
