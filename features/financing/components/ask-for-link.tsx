import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Form, useForm } from '#ui/form.tsx';
import { Input } from '#ui/input.tsx';
import { askForLink } from '../queries.ts';
import { words } from '../words/index.ts';
import { sentenceOf } from './sending.ts';

/**
 * Asks for a new link to the application by mail.
 *
 * @param token the token of an expired link; without one, the form asks for the email address
 */
export function AskForLink({ token }: { token?: string | undefined }) {
  const form = useForm(({ email = '' }) => askForLink(token === undefined ? { email } : { token }), {
    blames: (error) => (error ? { email: sentenceOf(error) } : {}),
  });
  if (form.data)
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
        {form.data.message}
      </p>
    );
  return (
    <Form form={form} className="grid max-w-text gap-4">
      {token === undefined ? (
        <Field label={words.emailOfApplication} {...form.field('email', true)}>
          <Input type="email" name="email" autoComplete="email" />
        </Field>
      ) : (
        form.refusal && <p role="alert">{sentenceOf(form.refusal)}</p>
      )}
      <p>
        <Button type="submit" variant="secondary" busy={form.busy}>
          {token === undefined ? words.emailLink : words.emailNewLink}
        </Button>
      </p>
    </Form>
  );
}
