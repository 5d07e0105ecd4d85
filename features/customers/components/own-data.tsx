import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { PasswordInput } from '#features/accounts/components/password-input.tsx';
import { useRefusal } from '#features/accounts/components/refusal.ts';
import { useLeaving } from '#features/accounts/components/sign-out.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Form, useForm } from '#ui/form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import { closeAccount, closingQuery, DATA_FILE } from '../queries.ts';
import type { ClosingAnswer } from '../schema.ts';
import { words } from '../words/index.ts';

/** The section of the profile with the buttons to download one's data and to close the account. */
export function OwnData() {
  const [isClosing, setClosing] = useState(false);
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data" className="text-2xl">
        {words.yourData}
      </h2>
      <p className="mt-4 max-w-text text-muted">{words.yourDataText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonAnchor href={DATA_FILE} download variant="secondary">
          {words.download}
        </ButtonAnchor>
        <Button variant="quiet" onClick={() => setClosing(true)}>
          {words.closeAccount}
        </Button>
      </div>
      <ClosingDialog open={isClosing} onClose={() => setClosing(false)} />
    </section>
  );
}

/** Errors about the password, shown at its field. All others are shown as a message. */
const isOfPassword = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 422);

function ClosingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const leave = useLeaving();
  const refuse = useRefusal();
  const closing = useQuery({ ...closingQuery(), enabled: open });
  const form = useForm(({ password = '' }) => closeAccount(password), {
    blames: (error) => (isOfPassword(error) ? { password: sentenceOf(error) } : {}),
    onDone: ({ message }) => {
      onClose();
      return leave({ title: words.accountClosed, description: message });
    },
    onRefused: (refused) => isOfPassword(refused) || refuse(refused, words.notClosed),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={words.closeAsked}
      description={closing.data?.ahead ? undefined : words.noUndo}
    >
      {closing.data?.ahead ? (
        <div className="grid justify-items-start gap-5">
          <ErrorSummary title={closing.data.ahead} />
          <Button variant="secondary" onClick={onClose}>
            {words.stay}
          </Button>
        </div>
      ) : (
        <Form form={form} className="grid gap-5">
          <Consequences said={closing.data} isFailed={closing.isError} />
          <Field label={words.yourPassword} {...form.field('password', true)}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" busy={form.busy}>
              {words.closeAccount}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {words.stay}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

/** What closing the account deletes and keeps, as the retention register says. */
function Consequences({ said, isFailed }: { said: ClosingAnswer | undefined; isFailed: boolean }) {
  if (isFailed) return <p>{words.consequencesFailed}</p>;
  if (!said) return <Skeleton className="h-64" />;
  return (
    <div className="grid gap-4">
      <section aria-labelledby="closing-deleted">
        <h3 id="closing-deleted" className="font-semibold">
          {words.deletedAtOnce}
        </h3>
        <ul className="mt-1 list-disc pl-5">
          {said.deleted.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="closing-kept">
        <h3 id="closing-kept" className="font-semibold">
          {words.stays}
        </h3>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {[said.unnamed, said.kept, said.guests, said.log].filter(Boolean).map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
