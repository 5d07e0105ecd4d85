import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasSessionHint } from '#core/session-hint.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Form, useForm } from '#ui/form.tsx';
import { Input } from '#ui/input.tsx';
import { NotRead } from '#ui/not-read.tsx';
import { useSending } from '#ui/sending.ts';
import { instantText } from '#words/instants.ts';
import { PASSKEYS, passkeysQuery, removePasskey, renamePasskey, SESSIONS } from '../queries/account.ts';
import { USER } from '../queries/user.ts';
import { words } from '../words/index.ts';
import { focusButtonOf } from './focus-within.ts';
import { useRefusal } from './refusal.ts';

type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};

/** The account's passkeys: add, rename and remove. */
export function Passkeys() {
  const found = useQuery({ ...passkeysQuery(), enabled: hasSessionHint() });
  const { data: passkeys = [] } = found;
  /** The id of the passkey that is being named, or `new`. */
  const [named, setNamed] = useState<string>();
  /** The passkey that the open dialog asks about: removing one cannot be undone. */
  const [asked, setAsked] = useState<{ readonly passkey: Passkey; readonly isOpen: boolean }>();
  const part = useRef<HTMLDivElement>(null);
  const refuse = useRefusal();
  const close = () => {
    setNamed(undefined);
    focusButtonOf(part.current);
  };
  const removing = useSending((id: string) => removePasskey(id), {
    readAgain: [PASSKEYS, USER],
    onDone: () => {
      setAsked(undefined);
      focusButtonOf(part.current);
    },
    says: ({ message }) => ({ title: words.passkeyRemoved, description: message }),
    onRefused: (error) => refuse(error, words.notRemoved),
  });
  const add = async (name: string) => (await import('./passkey-browser.ts')).makePasskey(name);
  return (
    <div ref={part} className="border-b border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h3 className="text-lg">{words.passkeys}</h3>
          <p className="mt-1 max-w-text text-sm text-muted">{words.passkeysText}</p>
        </div>
        {named !== 'new' && (
          <Button variant="secondary" size="small" onClick={() => setNamed('new')}>
            {words.addPasskey}
          </Button>
        )}
      </div>
      {named === 'new' && (
        <NameForm says={words.passkeyAddedMark} submit={words.goOn} send={add} onClose={close} />
      )}
      {found.isError && <NotRead onRetry={found.refetch} />}
      {passkeys.length > 0 && (
        <ul className="mt-4">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="py-1.5">
              {named === passkey.id ? (
                <NameForm
                  says={words.passkeyRenamed}
                  submit={words.save}
                  name={passkey.name}
                  send={(name) => renamePasskey(passkey.id, name)}
                  onClose={close}
                />
              ) : (
                <PasskeyRow
                  passkey={passkey}
                  onRename={() => setNamed(passkey.id)}
                  onRemove={() => setAsked({ passkey, isOpen: true })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <Dialog
          open={asked.isOpen}
          onOpenChange={() => setAsked({ ...asked, isOpen: false })}
          title={words.removingPasskey(asked.passkey.name)}
          description={words.passkeyRemoving}
          footer={
            <>
              <Button
                variant="danger"
                busy={removing.isPending}
                onClick={() => removing.press(asked.passkey.id)}
              >
                {words.remove}
              </Button>
              <Button variant="secondary" onClick={() => setAsked({ ...asked, isOpen: false })}>
                {words.cancel}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt },
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}) {
  const used = lastUsedAt && instantText(lastUsedAt, 'plain');
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4">
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{words.passkeyUsed(instantText(createdAt, 'plain'), used)}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="quiet" size="small" aria-label={words.renameOf(name)} onClick={onRename}>
          {words.rename}
        </Button>
        <Button variant="quiet" size="small" aria-label={words.removeOf(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}

function NameForm({
  name: before = '',
  submit,
  says,
  send,
  onClose,
}: {
  name?: string;
  submit: string;
  says: string;
  send: (name: string) => Promise<{ message: string }>;
  onClose: () => void;
}) {
  const refuse = useRefusal();
  const form = useForm(({ name = '' }) => send(name), {
    // A staff member's first passkey ends the sessions of other devices.
    readAgain: [PASSKEYS, USER, SESSIONS],
    onDone: onClose,
    says: ({ message }) => ({ title: says, description: message }),
    onRefused: (error) => refuse(error, words.notSaved),
  });
  return (
    <Form form={form} className="mt-4 grid max-w-form gap-4">
      <Field label={words.name} hint={words.nameHint} {...form.field('name', true)}>
        <Input ref={takeFocus} name="name" defaultValue={before} maxLength={60} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
