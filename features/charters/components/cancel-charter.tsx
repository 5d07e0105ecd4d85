import { AskBeforeLeaving } from '#ui/ask-before-leaving.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Form, useForm } from '#ui/form.tsx';
import { readAgainSoon } from '#ui/read-again.ts';
import { Textarea } from '#ui/textarea.tsx';
import { CHARTER_LINKS, sendCancellation } from '../queries/booking.ts';
import type { ClientCharterAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { tellOutdated } from './outdated.ts';

interface CancelCharterProps {
  token: string;
  /** What comes back; the client reads it before cancelling. */
  cancellation: NonNullable<ClientCharterAnswer['cancellation']>;
  thing: 'charter' | 'request';
  onCancelled: () => void;
  /** Called when the charter has changed meanwhile, with the sentence that says why nothing was done. */
  onOutdated: (sentence: string) => void;
}

/** The form to cancel; it first says what comes back. */
export function CancelCharter({ token, cancellation, thing, onCancelled, onOutdated }: CancelCharterProps) {
  const { sentence, ...shown } = cancellation;
  const form = useForm(({ reason = '' }) => sendCancellation(token, { ...shown, reason: reason.trim() }), {
    readAgain: [CHARTER_LINKS],
    readAgainWhenRefused: true,
    onDone: () => {
      onCancelled();
      // A job releases the damage hold a moment later.
      readAgainSoon([CHARTER_LINKS]);
    },
    onRefused: tellOutdated(onOutdated),
  });
  return (
    <details className="screen-only mt-12 max-w-form border-t border-line pt-4 scripts-off:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4">
        {words.cancelThis[thing]}
      </summary>
      <Form form={form} className="mt-4 grid gap-5">
        <AskBeforeLeaving />
        <p>{sentence}</p>
        <Field label={words.whyCancel} {...form.field('reason')}>
          <Textarea name="reason" rows={2} maxLength={1000} />
        </Field>
        {form.refusedAs()}
        <Button type="submit" variant="danger" busy={form.busy} className="justify-self-start">
          {words.cancelMine[thing]}
        </Button>
      </Form>
    </details>
  );
}
