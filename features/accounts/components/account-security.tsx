import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Form, useForm } from '#ui/form.tsx';
import { useSending } from '#ui/sending.ts';
import { sentenceOf } from '#ui/trouble.ts';
import { instantText } from '#words/instants.ts';
import { changePassword, endEverySession, endSession, SESSIONS, sessionsQuery } from '../queries/account.ts';
import { USER } from '../queries/user.ts';
import type { UserAnswer } from '../schema.ts';
import { focusButtonOf } from './focus-within.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordInput } from './password-input.tsx';
import { useRefusal } from './refusal.ts';
import { SecondFactor } from './second-factor.tsx';
import { useLeaving } from './sign-out.ts';

/** Password, second factor, passkeys and devices of whoever is signed in: on /profile, and on the staff's own screen. */
export function AccountSecurity({ user }: { user: UserAnswer }) {
  return (
    <section aria-labelledby="account-security">
      <h2 id="account-security" className="text-2xl">
        Sign-in and security
      </h2>
      <div className="mt-6 grid border-t border-line">
        <PasswordPart />
        <SecondFactor user={user} />
        <Passkeys />
        <Devices />
      </div>
    </section>
  );
}

/** What is said at the fields; undefined where a refusal is no matter of what was typed. */
function faultsOf(error: unknown): { current?: string; next?: string } | undefined {
  const code = error instanceof ApiError ? error.refusal.code : undefined;
  if (code === 'password-wrong') return { current: sentenceOf(error) };
  const isOfNext = code === 'password-short' || code === 'password-common' || code === 'invalid';
  return isOfNext ? { next: sentenceOf(error) } : undefined;
}

function PasswordPart() {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    focusButtonOf(part.current);
  };
  return (
    <div ref={part} className="border-b border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-lg">Password</h3>
        {!isOpen && (
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            Change password
          </Button>
        )}
      </div>
      {isOpen && <PasswordForm onClose={close} />}
    </div>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const refuse = useRefusal();
  const form = useForm(
    ({ current = '', next = '' }) => changePassword({ currentPassword: current, newPassword: next }),
    {
      blames: (error) => faultsOf(error) ?? {},
      readAgain: [USER, SESSIONS],
      onDone: onClose,
      says: ({ message }) => ({ title: 'Password changed', description: message }),
      onRefused: (error) => faultsOf(error) ?? refuse(error, 'Password not changed'),
    },
  );
  return (
    <Form form={form} className="mt-5 grid max-w-form gap-5">
      <Field label="Current password" {...form.field('current', true)}>
        <PasswordInput ref={takeFocus} name="current" autoComplete="current-password" />
      </Field>
      <Field
        label="New password"
        {...form.field('next', true)}
        hint="At least 8 characters. Every other device is signed out."
      >
        <PasswordInput name="next" autoComplete="new-password" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          Change password
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Form>
  );
}

function Devices() {
  const sessions = useQuery(sessionsQuery());
  const leave = useLeaving();
  const refuse = useRefusal();
  const onRefused = (error: unknown) => refuse(error, 'Not signed out');
  const ending = useSending((id: string) => endSession(id), {
    readAgain: [SESSIONS],
    says: ({ message }) => ({ title: 'Signed out', description: message }),
    onRefused,
  });
  const endingAll = useSending(() => endEverySession(), {
    onDone: () => leave({ title: 'Logged Out', description: 'You have been signed out everywhere.' }),
    onRefused,
  });
  return (
    <div className="border-b border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-lg">Where you are signed in</h3>
        <Button variant="secondary" size="small" onClick={() => endingAll.press()}>
          Sign out everywhere
        </Button>
      </div>
      <ul className="mt-4">
        {(sessions.data ?? []).map(({ id, browser, address, isThisOne, lastSeenAt }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1.5">
            <div>
              <p>
                {browser}
                {isThisOne && <span className="text-muted">, this one</span>}
              </p>
              <p className="text-sm text-muted">
                {[`Last used ${instantText(lastSeenAt, 'plain')}`, address].filter(Boolean).join(' · ')}
              </p>
            </div>
            {!isThisOne && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Sign out ${browser}, last used ${instantText(lastSeenAt, 'plain')}`}
                onClick={() => ending.mutate(id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
