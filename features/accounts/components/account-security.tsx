import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { hasSessionHint } from '#core/session-hint.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Form, useForm } from '#ui/form.tsx';
import { NotRead } from '#ui/not-read.tsx';
import { useSending } from '#ui/sending.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import { instantText } from '#words/instants.ts';
import { changePassword, endEverySession, endSession, SESSIONS, sessionsQuery } from '../queries/account.ts';
import { USER } from '../queries/user.ts';
import type { UserAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { AccountName } from './account-name.tsx';
import { focusButtonOf } from './focus-within.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordInput } from './password-input.tsx';
import { useRefusal } from './refusal.ts';
import { SecondFactor } from './second-factor.tsx';
import { useLeaving } from './sign-out.ts';

/** The signed-in account's password, second factor, passkeys and devices. Shown on /profile and on the staff's own screen. */
export function AccountSecurity({ user }: { user: UserAnswer }) {
  return (
    <section aria-labelledby="account-security">
      <h2 id="account-security" className="text-2xl">
        {words.security}
      </h2>
      <div className="mt-6 grid border-t border-line">
        <PasswordPart username={user.username} />
        {!user.mustChoosePassword && (
          <>
            <SecondFactor user={user} />
            <Passkeys />
          </>
        )}
        <Devices />
      </div>
    </section>
  );
}

/** Errors to show at the fields; undefined if the refusal is not about what was typed. */
function faultsOf(error: unknown): { current?: string; next?: string } | undefined {
  const code = error instanceof ApiError ? error.refusal.code : undefined;
  if (code === 'password-wrong') return { current: sentenceOf(error) };
  const isOfNext = code === 'password-short' || code === 'password-common' || code === 'invalid';
  return isOfNext ? { next: sentenceOf(error) } : undefined;
}

function PasswordPart({ username }: { username: string }) {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    focusButtonOf(part.current);
  };
  return (
    <div ref={part} className="border-b border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-lg">{words.password}</h3>
        {!isOpen && (
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {words.changePassword}
          </Button>
        )}
      </div>
      {isOpen && <PasswordForm username={username} onClose={close} />}
    </div>
  );
}

function PasswordForm({ username, onClose }: { username: string; onClose: () => void }) {
  const refuse = useRefusal();
  const form = useForm(
    ({ current = '', next = '' }) => changePassword({ currentPassword: current, newPassword: next }),
    {
      blames: (error) => faultsOf(error) ?? {},
      readAgain: [USER, SESSIONS],
      onDone: onClose,
      says: ({ message }) => ({ title: words.passwordChangedMark, description: message }),
      onRefused: (error) => faultsOf(error) ?? refuse(error, words.passwordNotChanged),
    },
  );
  return (
    <Form form={form} className="mt-5 grid max-w-form gap-5">
      <AccountName username={username} />
      <Field label={words.currentPassword} {...form.field('current', true)}>
        <PasswordInput ref={takeFocus} name="current" autoComplete="current-password" />
      </Field>
      <Field label={words.newPassword} {...form.field('next', true)} hint={words.newPasswordElsewhere}>
        <PasswordInput name="next" autoComplete="new-password" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {words.changePassword}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.keepIt}
        </Button>
      </div>
    </Form>
  );
}

function Devices() {
  // On a slow phone this part may load just after the client has signed out: then do not ask.
  const sessions = useQuery({ ...sessionsQuery(), enabled: hasSessionHint() });
  const leave = useLeaving();
  const refuse = useRefusal();
  const onRefused = (error: unknown) => refuse(error, words.notSignedOut);
  const part = useRef<HTMLDivElement>(null);
  const ending = useSending((id: string) => endSession(id), {
    readAgain: [SESSIONS],
    onDone: () => focusButtonOf(part.current),
    says: ({ message }) => ({ title: words.signedOut, description: message }),
    onRefused,
  });
  const endingAll = useSending(() => endEverySession(), {
    onDone: () => leave({ title: words.loggedOut, description: words.outEverywhere }),
    onRefused,
  });
  return (
    <div ref={part} className="border-b border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-lg">{words.whereSignedIn}</h3>
        <Button variant="secondary" size="small" busy={endingAll.isPending} onClick={() => endingAll.press()}>
          {words.signOutEverywhere}
        </Button>
      </div>
      {sessions.isError && <NotRead onRetry={sessions.refetch} />}
      <ul className="mt-4" aria-busy={sessions.isPending || undefined}>
        {/* Keep room for one row while loading, because this device is always in the list: nothing below moves under a press. */}
        {sessions.isPending && (
          <li className="py-1.5">
            <Skeleton className="h-11" />
          </li>
        )}
        {(sessions.data ?? []).map(({ id, browser, address, isThisOne, lastSeenAt }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1.5">
            <div>
              <p>
                {browser}
                {isThisOne && <span className="text-muted">{words.thisOne}</span>}
              </p>
              <p className="text-sm text-muted">
                {[words.lastUsed(instantText(lastSeenAt, 'plain')), address].filter(Boolean).join(' · ')}
              </p>
            </div>
            {!isThisOne && (
              <Button
                variant="quiet"
                size="small"
                aria-label={words.signOutOf(browser, instantText(lastSeenAt, 'plain'))}
                busy={ending.isPending}
                onClick={() => ending.press(id)}
              >
                {words.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
