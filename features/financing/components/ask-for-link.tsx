import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { askForLink } from '../queries.ts';
import { sentenceOf } from './sending.ts';

/**
 * Has a new link to the application mailed.
 *
 * @param token of a link whose time is over; without one the address is asked for
 */
export function AskForLink({ token }: { token?: string | undefined }) {
  const [said, setSaid] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setBusy(true);
    setFault(undefined);
    try {
      setSaid((await askForLink(token === undefined ? { email } : { token })).message);
    } catch (error) {
      setFault(sentenceOf(error));
    }
    setBusy(false);
  };
  if (said !== undefined) return <p role="status">{said}</p>;
  return (
    <form method="post" noValidate className="grid max-w-text gap-4" onSubmit={(event) => void ask(event)}>
      {token === undefined ? (
        <Field label="E-mail of the application" required error={fault}>
          <Input type="email" name="email" autoComplete="email" />
        </Field>
      ) : (
        fault && <p role="alert">{fault}</p>
      )}
      <p>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {token === undefined ? 'Mail me the link' : 'Mail me a new link'}
        </Button>
      </p>
    </form>
  );
}
