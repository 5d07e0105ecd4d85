import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasSessionHint } from '#core/session-hint.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Form, type FormKit, useForm } from '#ui/form.tsx';
import { Input } from '#ui/input.tsx';
import { useSending } from '#ui/sending.ts';
import { sentenceOf } from '#ui/trouble.ts';
import { confirmIdentity, sendSecondFactor } from '../queries/account.ts';
import { userQuery } from '../queries/user.ts';
import type { UserAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { AccountName } from './account-name.tsx';
import { PasswordInput } from './password-input.tsx';
import { askForProof, type ProofWanted } from './proof.ts';
import { noteSession } from './session-over.ts';
import { signInByPasskey, signInByPassword } from './sign-in-by.ts';

type Proof = 'password' | 'code';

/**
 * A dialog that asks the user to prove who they are when a call is refused because of that, whatever they are doing. After the
 * proof the call is sent again unchanged, so that nothing typed is lost; without it the call stays refused. If the session has
 * ended, a new one begins under the same name.
 */
export function ProveIdentity() {
  const queries = useQueryClient();
  const user = useQuery({ ...userQuery(), enabled: hasSessionHint() }).data;
  const [asked, setAsked] = useState<ProofWanted>();
  const waiting = useRef<((isProved: boolean) => void)[]>([]);
  const accountId = user?.id;
  const settle = (isProved: boolean) => {
    setAsked(undefined);
    noteSession();
    for (const go of waiting.current.splice(0)) go(isProved);
  };

  useEffect(() => {
    const leave = askForProof(accountId, (why) => {
      if (!accountId) return Promise.resolve(false);
      setAsked(why);
      noteSession();
      return new Promise((resolve) => void waiting.current.push(resolve));
    });
    return () => {
      leave();
      for (const go of waiting.current.splice(0)) go(false);
    };
  }, [accountId]);

  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(next) => next || settle(false)}
      title={asked === 'sign-in' ? words.signInAgain : words.confirmIdentity}
      description={asked === 'sign-in' ? words.sessionOver(user?.username ?? '') : words.whyConfirm}
    >
      {asked && user && (
        <ProofForm
          key={asked}
          asked={asked}
          user={user}
          onProved={async () => {
            if (asked === 'sign-in') await queries.invalidateQueries({ queryKey: userQuery().queryKey });
            settle(true);
          }}
          onCancel={() => settle(false)}
        />
      )}
    </Dialog>
  );
}

function ProofForm({
  asked,
  user: { id, username, hasSecondFactor, hasPasskey },
  onProved,
  onCancel,
}: {
  asked: ProofWanted;
  user: UserAnswer;
  onProved: () => Promise<void>;
  onCancel: () => void;
}) {
  const [proof, setProof] = useState<Proof>('password');
  /** Sends the proof; true once nothing more is needed. */
  const prove = async (typed: string): Promise<boolean> => {
    if (asked === 'confirm') {
      await confirmIdentity(proof === 'password' ? { password: typed } : { code: typed });
      return true;
    }
    const { status } = await (proof === 'password'
      ? signInByPassword({ username, password: typed }, id)
      : sendSecondFactor(typed));
    return status === 'signed-in';
  };
  const form = useForm((typed) => prove(typed[proof] ?? ''), {
    blames: (error) => (error ? { [proof]: sentenceOf(error) } : {}),
    onDone: (isProved) => (isProved ? onProved() : setProof('code')),
  });
  const passkey = useSending(() => (asked === 'confirm' ? confirmByPasskey() : signInByPasskey(id)), {
    onDone: onProved,
    saysRefused: (error) => ({
      title: words.passkeyNotUsed,
      description: sentenceOf(error),
      variant: 'destructive',
    }),
  });
  const change = () => {
    form.reset();
    setProof(proof === 'password' ? 'code' : 'password');
  };
  return (
    <Form form={form} className="grid gap-5">
      <AccountName username={username} />
      <ProofField key={proof} proof={proof} field={form.field} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {asked === 'sign-in' ? words.signIn : words.confirm}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        {hasPasskey && (
          <Button variant="quiet" busy={passkey.isPending} onClick={() => passkey.press()}>
            {words.usePasskey}
          </Button>
        )}
        {asked === 'confirm' && hasSecondFactor && (
          <Button variant="quiet" onClick={change}>
            {proof === 'password' ? words.useCode : words.usePassword}
          </Button>
        )}
      </div>
    </Form>
  );
}

const confirmByPasskey = async () => (await import('./passkey-browser.ts')).confirmByPasskey();

function ProofField({ proof, field }: { proof: Proof; field: FormKit['field'] }) {
  return proof === 'password' ? (
    <Field label={words.yourPassword} {...field('password', true)}>
      <PasswordInput ref={takeFocus} name="password" autoComplete="current-password" />
    </Field>
  ) : (
    <Field label={words.code} hint={words.codeHint} {...field('code', true)}>
      <Input
        ref={takeFocus}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
    </Field>
  );
}
