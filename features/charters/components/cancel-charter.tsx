import { type FormEvent, useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { sendCancellation } from '../queries/booking.ts';

const UNREACHED = 'We could not be reached. Please check your connection and try again.';

interface CancelCharterProps {
  token: string;
  /** What comes back: said before anything is done. */
  cancellation: { readonly refundPercent: number; readonly sentence: string };
  thing: 'charter' | 'request';
  onCancelled: () => void;
}

/** Cancelling, after it has been said what comes back. */
export function CancelCharter({ token, cancellation, thing, onCancelled }: CancelCharterProps) {
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const cancel = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setProblem('');
    setSending(true);
    try {
      await sendCancellation(token, { refundPercent: cancellation.refundPercent, reason });
      onCancelled();
    } catch (error) {
      const sentence = error instanceof ApiError ? error.refusal.error : undefined;
      setProblem(sentence ?? UNREACHED);
    } finally {
      setSending(false);
    }
  };
  return (
    <details className="screen-only mt-12 max-w-form border-t border-line pt-4 scripts-off:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4">
        Cancel this {thing}
      </summary>
      <form method="post" onSubmit={(event) => void cancel(event)} className="mt-4 grid gap-5">
        <p>{cancellation.sentence}</p>
        <Field label="Why, if you would like to tell us">
          <Textarea name="reason" rows={2} maxLength={1000} />
        </Field>
        {problem && <ErrorSummary title={problem} />}
        <Button type="submit" variant="danger" busy={isSending} className="justify-self-start">
          Cancel my {thing}
        </Button>
      </form>
    </details>
  );
}
