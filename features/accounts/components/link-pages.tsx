import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { ApiError } from '#core/api-client.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Form, useForm } from '#ui/form.tsx';
import { Input } from '#ui/input.tsx';
import { Container } from '#ui/layout.tsx';
import { TextLink } from '#ui/link.tsx';
import { useSending } from '#ui/sending.ts';
import { sentenceOf } from '#ui/trouble.ts';
import { confirmEmail, requestPasswordReset, resetPassword, restoreEmail } from '../queries/account.ts';
import { isPersonal } from '../queries/user.ts';
import { words } from '../words/index.ts';
import { useMailedToken } from './mailed-token.ts';
import { PasswordInput } from './password-input.tsx';

type ByLink = { readonly token: string | undefined };

/** Remounts the page for each link: another link opened in the same tab must not show the result of the one before. */
const perLink = (Page: ComponentType<ByLink>) =>
  function PerLink() {
    const token = useMailedToken();
    return <Page key={token ?? ''} token={token} />;
  };

/** @param isAnswer whether this replaces a pressed button: the heading then takes the focus that the button lost */
function Sheet({
  title,
  isAnswer = false,
  children,
}: {
  title: string;
  isAnswer?: boolean;
  children: ReactNode;
}) {
  return (
    <Container width="form" className="grid min-h-[70svh] content-center gap-6 py-section">
      <h1
        key={String(isAnswer)}
        ref={isAnswer ? takeFocus : null}
        tabIndex={-1}
        className="text-3xl focus:outline-none"
      >
        {title}
      </h1>
      {children}
    </Container>
  );
}

/** The error of the form's only field: the schema's message, else the refusal's sentence. */
const faultIn = (error: unknown): string =>
  (error instanceof ApiError && error.refusal.issues?.[0]?.message) || sentenceOf(error);

const isSpent = (error: unknown) => error instanceof ApiError && error.refusal.code === 'link-spent';

/** The link is no longer valid. If the server could not be reached or failed, the next press may still work. */
const isOver = (error: unknown) => error instanceof ApiError && error.status === 422;

/** The page to choose a new password: with the mailed link, or else to request one. */
export const ResetPassword = perLink(({ token }) => {
  const form = useForm(
    ({ typed = '' }) => (token ? resetPassword({ token, password: typed }) : requestPasswordReset(typed)),
    { blames: (error) => (error ? { typed: faultIn(error) } : {}) },
  );
  const said = form.data?.message;

  if (said !== undefined) {
    return (
      <Sheet isAnswer title={token ? words.newPasswordSet : words.checkEmail}>
        <p role="status" className="text-lg text-muted">
          {said}
        </p>
        <p>
          <ButtonLink to="/?sign-in=profile">{words.signIn}</ButtonLink>
        </p>
      </Sheet>
    );
  }
  return (
    <Sheet title={token ? words.choosePassword : words.forgotten}>
      {!token && <p className="text-muted">{words.tellAccount}</p>}
      <Form form={form} className="grid gap-5">
        {token ? (
          <Field
            key="password"
            label={words.newPassword}
            {...form.field('typed', true)}
            hint={words.newPasswordEverywhere}
          >
            <PasswordInput name="typed" autoComplete="new-password" />
          </Field>
        ) : (
          <Field key="account" label={words.usernameOrEmail} {...form.field('typed', true)}>
            <Input name="typed" autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Field>
        )}
        <p>
          <Button type="submit" busy={form.busy}>
            {token ? words.setPassword : words.emailLink}
          </Button>
        </p>
        {token && isSpent(form.refusal) && (
          <p>
            <TextLink to="/reset-password">{words.askAgain}</TextLink>
          </p>
        )}
      </Form>
    </Sheet>
  );
});

type Confirmation = { readonly state: 'asked' | 'done' | 'guest' | 'refused'; readonly sentence: string };

/** The page to confirm an email address by the mailed link. It needs a press, because mail programs open links, too. */
export const ConfirmEmail = perLink(({ token }) => {
  const queries = useQueryClient();
  const { press, isPending, data, error } = useSending(() => confirmEmail(token ?? ''), {
    onDone: () => queries.invalidateQueries({ predicate: isPersonal }),
  });
  const now: Confirmation = data
    ? { state: 'done', sentence: data.message }
    : error instanceof ApiError && error.status === 401
      ? { state: 'guest', sentence: words.confirmAsGuest }
      : {
          state: isOver(error) ? 'refused' : 'asked',
          sentence: error ? sentenceOf(error) : words.confirmAsked,
        };
  return (
    <Sheet
      isAnswer={now.state !== 'asked'}
      title={now.state === 'done' ? words.thankYou : words.confirmEmail}
    >
      <p role="status" className="text-lg text-muted">
        {now.sentence}
      </p>
      <p>
        {now.state === 'asked' && (
          <Button busy={isPending} onClick={() => press()}>
            {words.confirmAddress}
          </Button>
        )}
        {now.state === 'guest' && (
          <ButtonLink to={`/?sign-in=profile&next=/confirm-email#${token}`}>{words.signIn}</ButtonLink>
        )}
        {(now.state === 'done' || now.state === 'refused') && (
          <ButtonLink to="/profile">{words.goToProfile}</ButtonLink>
        )}
      </p>
    </Sheet>
  );
});

/**
 * The page to undo a change of the account's address by the mailed link. It needs a press, because mail programs open links, too.
 */
export const RestoreEmail = perLink(({ token }) => {
  const queries = useQueryClient();
  const { press, isPending, data, error } = useSending(() => restoreEmail(token ?? ''), {
    // If this browser was signed in to the account, its session has ended with all others.
    onDone: () => queries.removeQueries({ predicate: isPersonal }),
  });
  const said = data?.message;
  const fault = error ? sentenceOf(error) : undefined;
  return (
    <Sheet
      isAnswer={said !== undefined || isOver(error)}
      title={said ? words.addressIsBack : words.takeAddressBack}
    >
      <p role="status" className="text-lg text-muted">
        {said ?? fault ?? words.takeBackText}
      </p>
      <p>
        {said ? (
          <ButtonLink to="/">{words.home}</ButtonLink>
        ) : isOver(error) ? (
          <ButtonLink to="/contact">{words.contactUs}</ButtonLink>
        ) : (
          <Button busy={isPending} onClick={() => press()}>
            {words.takeBack}
          </Button>
        )}
      </p>
    </Sheet>
  );
});
