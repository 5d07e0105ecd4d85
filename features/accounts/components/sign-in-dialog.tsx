import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#core/api-client.ts';
import { hasSessionHint } from '#core/session-hint.ts';
import { leaveSavedYachts, mergeSavedYachts } from '#features/fleet/components/saved-yachts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Input } from '#ui/input.tsx';
import { TextLink } from '#ui/link.tsx';
import { useSending } from '#ui/sending.ts';
import { SentForm } from '#ui/sent-form.tsx';
import { toast } from '#ui/toast.tsx';
import type { ToastMessage } from '#ui/toast-store.ts';
import { InWords, sentenceOf } from '#ui/trouble.ts';
import { sendSecondFactor } from '../queries/account.ts';
import { isPersonal, userQuery } from '../queries/user.ts';
import type { SignInAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { PasswordInput } from './password-input.tsx';
import { signInByPasskey, signInByPassword } from './sign-in-by.ts';
import { SignedInPanel } from './signed-in-panel.tsx';

/** How long the toast is shown before the page changes (product 9.3). */
const REDIRECT_AFTER_MS = 1_000;

interface SignInDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const PATHS = { administrator: '/admin', client: '/profile' } as const;

/** The staff page that a guest requested before signing in: `/?sign-in=admin&next=/admin/yachts`. */
function staffPageAsked(): string | undefined {
  const next = new URLSearchParams(window.location.search).get('next');
  return next && /^\/admin(\/[\w-]+)*(\?[^#]*)?$/.test(next) ? next : undefined;
}

/** The mailed link that needs a sign-in first, with its token after the #: `/?sign-in=profile&next=/confirm-email#…`. */
function linkAsked(): string | undefined {
  const { search, hash } = window.location;
  return new URLSearchParams(search).get('next') === '/confirm-email' ? `/confirm-email${hash}` : undefined;
}

/** The sign-in dialog, shown over the current page. Fields are cleared after every attempt and on closing. */
export function SignInDialog({ open, onOpenChange }: SignInDialogProps) {
  const [step, setStep] = useState<'password' | 'password-again' | 'second-factor'>('password');
  /** Why the last attempt was refused: the toast that says so is soon gone. */
  const [fault, setFault] = useState<string>();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const user = useQuery({ ...userQuery(), enabled: open && hasSessionHint() });

  const openOrClose = (next: boolean) => {
    if (!next) setStep('password');
    setFault(undefined);
    onOpenChange(next);
  };

  const enter = async (role: NonNullable<SignInAnswer['role']>) => {
    const link = linkAsked();
    toast(words.welcomes[role]);
    queries.removeQueries({ predicate: isPersonal });
    // Drop removals that were not sent: they belong to the former account.
    leaveSavedYachts();
    void mergeSavedYachts();
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_AFTER_MS));
    openOrClose(false);
    if (link) return void navigate(link);
    // Leave by a full page load, because the server gives the staff's screens to staff only.
    if (role === 'administrator') window.location.assign(staffPageAsked() ?? PATHS[role]);
    else void navigate(PATHS[role]);
  };
  const { press, isPending: isSubmitting } = useSending((send: () => Promise<SignInAnswer>) => send(), {
    onDone: ({ role }) => (role ? enter(role) : setStep('second-factor')),
    // The sign-in has ended: no code would be right any more.
    onRefused: (error) => isOver(error) && setStep('password-again'),
    saysRefused: (error) => {
      // Another tab was faster: the dialog says who is signed in.
      if (isOver(error) && hasSessionHint()) return undefined;
      return refusal(titleOf(error), sentenceOf(error));
    },
  });
  const refusal = (title: string, description: string): ToastMessage => {
    setFault(description);
    return { title, description, variant: 'destructive' };
  };

  const attempt = (send: () => Promise<SignInAnswer>) => {
    setFault(undefined);
    if (navigator.cookieEnabled) return void press(send);
    toast(refusal(words.notSignedIn, words.cookiesRefused));
  };

  const isSecond = step === 'second-factor';
  // Check the hint, too: account data of a session that ended in another tab may still be cached.
  const isSignedIn = Boolean(user.data) && !isSubmitting && hasSessionHint();
  return (
    <Dialog
      open={open}
      onOpenChange={openOrClose}
      title={isSignedIn ? words.yourProfile : isSecond ? words.oneMoreStep : words.signIn}
      description={
        isSignedIn && user.data
          ? words.signedInAs(user.data.username)
          : isSecond
            ? words.enterCode
            : words.signInLead
      }
    >
      {isSignedIn && user.data ? (
        <SignedInPanel user={user.data} onLeave={() => openOrClose(false)} />
      ) : isSecond ? (
        <CodeStep
          fault={fault}
          isSubmitting={isSubmitting}
          onSubmit={(code) => attempt(() => sendSecondFactor(code))}
        />
      ) : (
        <PasswordStep
          isAgain={step === 'password-again'}
          fault={fault}
          isSubmitting={isSubmitting}
          onPasskey={() => attempt(() => signInByPasskey())}
          onSubmit={(typed) => {
            if (typed.username.trim() === '' || typed.password === '') {
              toast(refusal(words.invalidCredentials, words.enterBoth));
              return;
            }
            attempt(() => signInByPassword(typed));
          }}
        />
      )}
    </Dialog>
  );
}

const isOver = (error: unknown) => error instanceof ApiError && error.refusal.code === 'sign-in-over';

/** The title of an error: about the passkey, about the connection or the server, else about the typed credentials. */
function titleOf(error: unknown): string {
  if (error instanceof InWords) return words.passkeyNotUsed;
  if (!(error instanceof ApiError) || error.status >= 500 || isOver(error)) return words.notSignedIn;
  return error.refusal.code === 'passkey-wrong' ? words.passkeyNotUsed : words.invalidCredentials;
}

function PasswordStep({
  isAgain,
  fault,
  isSubmitting,
  onPasskey,
  onSubmit,
}: {
  /** Whether this replaces the field for the code: it then takes the focus. */
  isAgain: boolean;
  fault: string | undefined;
  isSubmitting: boolean;
  onPasskey: () => void;
  onSubmit: (typed: { username: string; password: string }) => void;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    form.reset();
    form.querySelector('input')?.focus();
    onSubmit({ username: String(typed.get('username')), password: String(typed.get('password')) });
  };
  return (
    <SentForm className="grid gap-5" onSubmit={submit}>
      <Field label={words.username} error={fault} required>
        <Input
          ref={isAgain ? takeFocus : undefined}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
      </Field>
      <Field label={words.password} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? words.signingIn : words.signInButton}
      </Button>
      <Button variant="secondary" wide onClick={onPasskey}>
        {words.usePasskey}
      </Button>
      <p className="text-center text-sm">
        <TextLink to="/reset-password">{words.forgotten}</TextLink>
      </p>
      <div className="grid gap-1 border-t border-line pt-4 text-center text-sm text-muted">
        <p>{words.adminAccess}</p>
        <p>{words.othersBecomeClients}</p>
      </div>
    </SentForm>
  );
}

function CodeStep({
  fault,
  isSubmitting,
  onSubmit,
}: {
  fault: string | undefined;
  isSubmitting: boolean;
  onSubmit: (code: string) => void;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const code = String(new FormData(event.currentTarget).get('code'));
    event.currentTarget.reset();
    event.currentTarget.querySelector('input')?.focus();
    onSubmit(code);
  };
  return (
    <SentForm className="grid gap-5" onSubmit={submit}>
      <Field label={words.code} error={fault} required>
        <Input
          ref={takeFocus}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? words.signingIn : words.goOn}
      </Button>
    </SentForm>
  );
}
