import type { FormEvent } from 'react';
import { AskBeforeLeaving } from '#ui/ask-before-leaving.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { words } from '../words/index.ts';
import type { Part, SignsAs } from './signing-calls.ts';
import { useSigningStep } from './signing-step.ts';

/** The form to refuse to sign, with a text that says what should be different. */
export function Refusal({ agreement, calls, as }: Part & { as: SignsAs }) {
  const { id, sha256 } = agreement;
  const { press, isPending, trouble } = useSigningStep(
    (reason: string) => calls.refuse(id, { sha256, reason }),
    calls,
  );
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    press(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  };
  return (
    <details className="border-t border-line pt-2 scripts-off:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4">
        {words.refuseButton}
      </summary>
      <SentForm onSubmit={refuse} className="mt-2 grid gap-4">
        <AskBeforeLeaving />
        <Field label={words.refuseTitle} id={`refuse-${id}`} hint={hintOf(agreement, as)}>
          <Textarea name="reason" rows={3} maxLength={2000} />
        </Field>
        {trouble && <ErrorSummary title={trouble.sentence} />}
        <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
          {words.refuseSend}
        </Button>
      </SentForm>
    </details>
  );
}

/** Says who learns of the refusal. The business is no party to a captain's contract, so it writes to no client about one. */
const hintOf = ({ kind, isAlone }: Part['agreement'], as: SignsAs) => {
  if (kind === 'charter') return words.refuseText;
  if (kind === 'terms') return words.refuseTermsText;
  if (isAlone) return words.refuseOwnText;
  return as === 'captain' ? words.captainRefuseText : words.refuseCaptainText;
};
