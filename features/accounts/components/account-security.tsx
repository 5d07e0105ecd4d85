import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { toast } from '#ui/toast.tsx';
import { instantText } from '#words/instants.ts';
import { changePassword, endEverySession, endSession, sessionsQuery } from '../queries/account.ts';
import { userQuery } from '../queries/user.ts';
import type { UserAnswer } from '../schema.ts';
import { focusButtonOf, useFocusWithin } from './focus-within.ts';
import { PasswordInput } from './password-input.tsx';
import { sentenceOf, useRefusal } from './refusal.ts';
import { SecondFactor } from './second-factor.tsx';
import { useLeaving } from './sign-out.ts';

/** Password, second factor and devices of whoever is signed in: on /profile, and on the staff's own screen. */
export function AccountSecurity({ user }: { user: UserAnswer }) {
  return (
    <section aria-labelledby="account-security">
      <h2 id="account-security" className="text-2xl">
        Sign-in and security
      </h2>
      <div className="mt-6 grid border-t border-line">
        <PasswordPart />
        <SecondFactor user={user} />
        <Devices />
      </div>
    </section>
  );
}

function PasswordPart() {
  const queries = useQueryClient();
  const refuse = useRefusal();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<{ current?: string; next?: string }>({});
  const part = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    setFaults({});
    focusButtonOf(part.current);
  };
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    setBusy(true);
    setFaults({});
    try {
      const { message } = await changePassword({
        currentPassword: String(typed.get('current')),
        newPassword: String(typed.get('next')),
      });
      await queries.invalidateQueries({ queryKey: userQuery().queryKey });
      await queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      toast({ title: 'Password changed', description: message });
      close();
    } catch (error) {
      const code = error instanceof ApiError ? error.refusal.code : undefined;
      if (code === 'password-wrong') setFaults({ current: sentenceOf(error) });
      else if (code === 'password-short' || code === 'password-common' || code === 'invalid')
        setFaults({ next: sentenceOf(error) });
      else refuse(error, 'Password not changed');
    }
    setBusy(false);
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
      {isOpen && (
        <PasswordForm
          faults={faults}
          isBusy={isBusy}
          onSubmit={(event) => void change(event)}
          onCancel={close}
        />
      )}
    </div>
  );
}

function PasswordForm({
  faults,
  isBusy,
  onSubmit,
  onCancel,
}: {
  faults: { current?: string; next?: string };
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
}) {
  const form = useFocusWithin<HTMLFormElement>();
  return (
    <form ref={form} method="post" noValidate className="mt-5 grid max-w-form gap-5" onSubmit={onSubmit}>
      <Field label="Current password" required error={faults.current}>
        <PasswordInput name="current" autoComplete="current-password" />
      </Field>
      <Field
        label="New password"
        required
        error={faults.next}
        hint="At least 8 characters. Every other device is signed out."
      >
        <PasswordInput name="next" autoComplete="new-password" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Change password
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Keep it
        </Button>
      </div>
    </form>
  );
}

function Devices() {
  const sessions = useQuery(sessionsQuery());
  const queries = useQueryClient();
  const leave = useLeaving();
  const refuse = useRefusal();
  const end = async (id: string) => {
    try {
      const { message } = await endSession(id);
      await queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      toast({ title: 'Signed out', description: message });
    } catch (error) {
      refuse(error, 'Not signed out');
    }
  };
  const endAll = async () => {
    try {
      await endEverySession();
      await leave({ title: 'Logged Out', description: 'You have been signed out everywhere.' });
    } catch (error) {
      refuse(error, 'Not signed out');
    }
  };
  return (
    <div className="border-b border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-lg">Where you are signed in</h3>
        <Button variant="secondary" size="small" onClick={() => void endAll()}>
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
                onClick={() => void end(id)}
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
