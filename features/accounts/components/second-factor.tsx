import { useRef, useState } from 'react';
import { renderSVG } from 'uqr';
import { ApiError } from '#core/api-client.ts';
import { brand } from '#core/brand.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { copy } from '#ui/copy.ts';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Form, useForm } from '#ui/form.tsx';
import { Input } from '#ui/input.tsx';
import { readAgain } from '#ui/read-again.ts';
import { toast } from '#ui/toast.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import {
  prepareSecondFactor,
  renewRecoveryCodes,
  SESSIONS,
  startSecondFactor,
  stopSecondFactor,
} from '../queries/account.ts';
import { USER } from '../queries/user.ts';
import type { SecondFactorAnswer, UserAnswer } from '../schema.ts';
import { words } from '../words/index.ts';
import { focusButtonOf } from './focus-within.ts';
import { PasswordInput } from './password-input.tsx';
import { useRefusal } from './refusal.ts';

const KEY = 'authenticator-key';

type Asked = 'turn-on' | 'turn-off' | 'new-codes';

/** Errors about the typed password or code, shown at the field. All others are shown as a message. */
function isOfTyped(error: unknown): boolean {
  const code = error instanceof ApiError ? error.refusal.code : undefined;
  return code === 'password-wrong' || code === 'code-wrong';
}

/**
 * The section of the second factor: a code of an authenticator app beside the password. Turning it on or off, and new recovery
 * codes, need the password.
 */
export function SecondFactor({ user }: { user: UserAnswer }) {
  const [asked, setAsked] = useState<Asked>();
  const [setup, setSetup] = useState<SecondFactorAnswer>();
  const [codes, setCodes] = useState<readonly string[]>();
  const part = useRef<HTMLDivElement>(null);
  const close = () => {
    setAsked(undefined);
    setSetup(undefined);
    setCodes(undefined);
    focusButtonOf(part.current);
  };

  const know = () => readAgain([USER, SESSIONS]);

  const withPassword = async (password: string) => {
    if (asked === 'turn-on') setSetup(await prepareSecondFactor(password));
    else if (asked === 'new-codes') setCodes((await renewRecoveryCodes(password)).recoveryCodes);
    else {
      const { message } = await stopSecondFactor(password);
      setCodes(undefined);
      await know();
      toast({ title: words.secondFactor, description: message });
      focusButtonOf(part.current);
    }
    setAsked(undefined);
  };
  const withCode = async (code: string) => {
    const { message } = await startSecondFactor(code);
    setCodes(setup?.recoveryCodes);
    setSetup(undefined);
    // Turning it on has ended a staff member's sessions on other devices.
    await readAgain([SESSIONS]);
    toast({ title: words.secondFactor, description: message });
  };

  // Read the account again only after the codes are kept: if the second factor opens the staff's pages, these replace this
  // section, and codes not kept by then would be lost.
  const keep = () => {
    close();
    void know();
  };
  const isOn = user.hasSecondFactor || codes !== undefined;

  return (
    <div ref={part} className="border-b border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <h3 className="text-lg">{words.secondFactor}</h3>
            <Badge colour={isOn ? 'green' : 'grey'}>{isOn ? words.on : words.off}</Badge>
          </div>
          <p className="mt-1 max-w-text text-sm text-muted">{words.secondFactorText}</p>
        </div>
        {!asked && !setup && !codes && (
          <div className="flex flex-wrap gap-3">
            {isOn ? (
              <>
                <Button variant="secondary" size="small" onClick={() => setAsked('new-codes')}>
                  {words.newRecoveryCodes}
                </Button>
                <Button variant="secondary" size="small" onClick={() => setAsked('turn-off')}>
                  {words.turnOff}
                </Button>
              </>
            ) : (
              <Button variant="secondary" size="small" onClick={() => setAsked('turn-on')}>
                {words.setUp}
              </Button>
            )}
          </div>
        )}
      </div>
      {asked && (
        <AskForm
          key={asked}
          label={words.yourPassword}
          kind="password"
          send={withPassword}
          onCancel={close}
        />
      )}
      {setup && (
        <div className="mt-5 grid gap-6">
          <ol className="grid gap-6">
            <li>
              {/* Not the field of the code: the way there would jump over the key. */}
              <p ref={takeFocus} tabIndex={-1} className="outline-none">
                {words.scanThis}
              </p>
              <div className="mt-3 flex flex-wrap items-center gap-6">
                <img
                  src={`data:image/svg+xml,${encodeURIComponent(renderSVG(setup.uri, { border: 2 }))}`}
                  alt={words.qrCode}
                  width={176}
                  height={176}
                  className="border border-line"
                />
                <div className="grid max-w-64 justify-items-start gap-3">
                  <code id={KEY} translate="no" className="text-sm wrap-anywhere">
                    {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
                  </code>
                  <Button variant="secondary" size="small" onClick={() => void copy(setup.secret, KEY)}>
                    {words.copyKey}
                  </Button>
                  {/* For the phone that has the app itself, and so cannot scan its own screen. */}
                  <ButtonAnchor variant="secondary" size="small" href={setup.uri}>
                    {words.openAuthenticator}
                  </ButtonAnchor>
                </div>
              </div>
            </li>
            <li>
              <p>{words.enterSixDigits}</p>
              <AskForm label={words.code} kind="code" send={withCode} onCancel={close} />
            </li>
          </ol>
        </div>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={keep} />}
    </div>
  );
}

function AskForm({
  label,
  kind,
  send,
  onCancel,
}: {
  label: string;
  kind: 'password' | 'code';
  send: (typed: string) => Promise<unknown>;
  onCancel: () => void;
}) {
  const refuse = useRefusal();
  const form = useForm(({ typed = '' }) => send(typed), {
    blames: (error) => (isOfTyped(error) ? { typed: sentenceOf(error) } : {}),
    onRefused: (error) => isOfTyped(error) || refuse(error, words.notChanged),
  });
  return (
    <Form form={form} className="mt-4 grid max-w-form gap-4">
      <Field label={label} {...form.field('typed', true)}>
        {kind === 'password' ? (
          <PasswordInput ref={takeFocus} name="typed" autoComplete="current-password" />
        ) : (
          <Input name="typed" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {words.goOn}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

const CODES = 'recovery-codes';

/** The recovery codes, shown once. The user keeps them on paper, in a file or in a password manager. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');
  return (
    <div className="mt-5 border-l-2 border-brass bg-foam px-5 py-4">
      <p ref={takeFocus} tabIndex={-1} className="outline-none">
        {words.keepCodes}
      </p>
      <ul
        id={CODES}
        translate="no"
        aria-label={words.recoveryCodes}
        className="tabular mt-3 grid max-w-form grid-cols-2 gap-x-8 gap-y-1 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => void copy(text, CODES)}>
          {words.copyCodes}
        </Button>
        <ButtonAnchor
          variant="secondary"
          size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={`${brand.shortName.toLowerCase().replaceAll(' ', '-')}-recovery-codes.txt`}
        >
          {words.downloadCodes}
        </ButtonAnchor>
      </div>
      <p className="mt-4">
        <Button size="small" onClick={onKept}>
          {words.keptCodes}
        </Button>
      </p>
    </div>
  );
}
