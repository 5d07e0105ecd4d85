import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { useSending } from '#ui/sending.ts';
import { SentForm } from '#ui/sent-form.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import { CHARTER_LINKS, sendCancellation } from '../queries/booking.ts';

interface CancelCharterProps {
  token: string;
  /** What comes back: said before anything is done. */
  cancellation: { readonly refundPercent: number; readonly sentence: string };
  thing: 'charter' | 'request';
  onCancelled: () => void;
}

/** Cancelling, after it has been said what comes back. */
export function CancelCharter({ token, cancellation, thing, onCancelled }: CancelCharterProps) {
  const { refundPercent } = cancellation;
  const { mutate, isPending, error } = useSending(
    (reason: string) => sendCancellation(token, { refundPercent, reason }),
    { readAgain: [CHARTER_LINKS], onDone: onCancelled },
  );
  const cancel = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  };
  return (
    <details className="screen-only mt-12 max-w-form border-t border-line pt-4 scripts-off:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4">
        Cancel this {thing}
      </summary>
      <SentForm onSubmit={cancel} className="mt-4 grid gap-5">
        <p>{cancellation.sentence}</p>
        <Field label="Why, if you would like to tell us">
          <Textarea name="reason" rows={2} maxLength={1000} />
        </Field>
        {error && <ErrorSummary title={sentenceOf(error)} />}
        <Button type="submit" variant="danger" busy={isPending} className="justify-self-start">
          Cancel my {thing}
        </Button>
      </SentForm>
    </details>
  );
}
