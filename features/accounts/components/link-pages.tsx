import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ApiError } from '#core/api-client.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Form, useForm } from '#ui/form.tsx';
import { Input } from '#ui/input.tsx';
import { Container } from '#ui/layout.tsx';
import { useSending } from '#ui/sending.ts';
import { sentenceOf } from '#ui/trouble.ts';
import { confirmEmail, requestPasswordReset, resetPassword, restoreEmail } from '../queries/account.ts';
import { isPersonal } from '../queries/user.ts';
import { PasswordInput } from './password-input.tsx';

/** What stands behind the # of a mailed link: it never reaches a server's log. Undefined until the page can know. */
const useMailedToken = (): string | undefined =>
  useSyncExternalStore(
    watchToken,
    () => window.location.hash.slice(1),
    () => undefined,
  );

function watchToken(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container width="form" className="grid min-h-[70svh] content-center gap-6 py-section">
      <h1 className="text-3xl">{title}</h1>
      {children}
    </Container>
  );
}

/** Choosing a new password: by the mailed link, or asking for one. */
export function ResetPassword() {
  const token = useMailedToken();
  const form = useForm(
    ({ typed = '' }) => (token ? resetPassword({ token, password: typed }) : requestPasswordReset(typed)),
    { blames: (error) => (error ? { typed: sentenceOf(error) } : {}) },
  );
  const said = form.data?.message;

  if (said !== undefined) {
    return (
      <Sheet title={token ? 'Your new password is set' : 'Check your email'}>
        <p role="status" className="text-lg text-muted">
          {said}
        </p>
        <p>
          <ButtonLink to="/?sign-in=profile">Sign in</ButtonLink>
        </p>
      </Sheet>
    );
  }
  return (
    <Sheet title={token ? 'Choose a new password' : 'Forgotten your password?'}>
      {!token && (
        <p className="text-muted">
          Tell us your username or email. If the account has a confirmed address, we email a link to it.
        </p>
      )}
      <Form form={form} className="grid gap-5">
        {token ? (
          <Field
            key="password"
            label="New password"
            {...form.field('typed', true)}
            hint="At least 8 characters. Every device is signed out."
          >
            <PasswordInput name="typed" autoComplete="new-password" />
          </Field>
        ) : (
          <Field key="account" label="Username or email" {...form.field('typed', true)}>
            <Input name="typed" autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Field>
        )}
        <p>
          <Button type="submit" busy={form.busy}>
            {token ? 'Set new password' : 'Email me a link'}
          </Button>
        </p>
      </Form>
    </Sheet>
  );
}

type Confirmation = { readonly state: 'asked' | 'done' | 'guest' | 'refused'; readonly sentence: string };

const ASKED: Confirmation = {
  state: 'asked',
  sentence: 'Confirm that this address is yours, and requests sent from it can be added to your account.',
};
const GUEST: Confirmation = {
  state: 'guest',
  sentence: 'Please sign in first, then open the link in our email again.',
};

/** Confirming one's email address by the mailed link; it takes a press, because mail programs open links too. */
export function ConfirmEmail() {
  const token = useMailedToken();
  const queries = useQueryClient();
  const { press, isPending, data, error } = useSending(() => confirmEmail(token ?? ''), {
    onDone: () => queries.invalidateQueries({ predicate: isPersonal }),
  });
  const now: Confirmation = data
    ? { state: 'done', sentence: data.message }
    : !error
      ? ASKED
      : error instanceof ApiError && error.status === 401
        ? GUEST
        : { state: 'refused', sentence: sentenceOf(error) };
  return (
    <Sheet title={now.state === 'done' ? 'Thank you' : 'Confirm your email'}>
      <p role="status" className="text-lg text-muted">
        {now.sentence}
      </p>
      <p>
        {now.state === 'asked' && (
          <Button busy={isPending} onClick={() => press()}>
            Confirm my address
          </Button>
        )}
        {now.state === 'guest' && <ButtonLink to="/?sign-in=profile">Sign in</ButtonLink>}
        {(now.state === 'done' || now.state === 'refused') && (
          <ButtonLink to="/profile">Go to my profile</ButtonLink>
        )}
      </p>
    </Sheet>
  );
}

/** Taking a change of the account's address back by the mailed link; it takes a press, because mail programs open links too. */
export function RestoreEmail() {
  const token = useMailedToken();
  const queries = useQueryClient();
  const { press, isPending, data, error } = useSending(() => restoreEmail(token ?? ''), {
    // Whoever is signed in here was signed out with the others.
    onDone: () => queries.removeQueries({ predicate: isPersonal }),
  });
  const said = data?.message;
  const fault = error ? sentenceOf(error) : undefined;
  return (
    <Sheet title={said ? 'The address is yours again' : 'Take your address back'}>
      <p role="status" className="text-lg text-muted">
        {said ??
          fault ??
          'If you did not change the email address of your account, take it back here. Every device is signed out, and we email you a link to choose a new password.'}
      </p>
      {said ? (
        <p>
          <ButtonLink to="/">Home</ButtonLink>
        </p>
      ) : (
        <p>
          <Button busy={isPending} onClick={() => press()}>
            Take it back
          </Button>
        </p>
      )}
    </Sheet>
  );
}
