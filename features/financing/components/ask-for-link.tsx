import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useSending } from '#ui/sending.ts';
import { SentForm } from '#ui/sent-form.tsx';
import { askForLink } from '../queries.ts';
import { sentenceOf } from './sending.ts';

/**
 * Has a new link to the application mailed.
 *
 * @param token of a link whose time is over; without one the address is asked for
 */
export function AskForLink({ token }: { token?: string | undefined }) {
  const { press, isPending, data, error } = useSending(askForLink);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    press(token === undefined ? { email } : { token });
  };
  const fault = error ? sentenceOf(error) : undefined;
  if (data) return <p role="status">{data.message}</p>;
  return (
    <SentForm className="grid max-w-text gap-4" onSubmit={ask}>
      {token === undefined ? (
        <Field label="E-mail of the application" required error={fault}>
          <Input type="email" name="email" autoComplete="email" />
        </Field>
      ) : (
        fault && <p role="alert">{fault}</p>
      )}
      <p>
        <Button type="submit" variant="secondary" busy={isPending}>
          {token === undefined ? 'Mail me the link' : 'Mail me a new link'}
        </Button>
      </p>
    </SentForm>
  );
}
