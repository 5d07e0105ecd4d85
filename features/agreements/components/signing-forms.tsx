import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Input } from '#ui/input.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { words } from '../words/index.ts';
import type { Part } from './signing-calls.ts';
import { useSigningStep } from './signing-step.ts';

/** Always enabled: only the server knows whether the document was opened, and this page learns it late. */
export function Consent({ agreement: { id, sha256, isOpened }, calls }: Part) {
  const [last, setLast] = useState({ fault: '', isOpened, tries: 0 });
  const tickId = `consent-${id}`;
  const { press, isPending, trouble } = useSigningStep(() => calls.consent(id, { sha256 }), calls);
  const agree = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isTicked = new FormData(event.currentTarget).has('consent');
    setLast(({ tries }) => ({ fault: isTicked ? '' : words.consentMissing, isOpened, tries: tries + 1 }));
    if (isTicked) press();
  };
  // Once the document is opened, hide the error that asks the reader to open it.
  const said = last.fault || (last.isOpened === isOpened && trouble?.sentence);
  return (
    <SentForm onSubmit={agree} className="grid gap-4 scripts-off:hidden">
      <p className="max-w-text text-sm text-muted">{words.consentText}</p>
      <Checkbox
        id={tickId}
        name="consent"
        label={words.consentLabel}
        required
        aria-invalid={last.fault !== '' || undefined}
      />
      {said && (
        <ErrorSummary
          key={last.tries}
          title={said}
          issues={last.fault ? [{ fieldId: tickId, message: last.fault }] : []}
        />
      )}
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.consentButton}
      </Button>
    </SentForm>
  );
}

/** The signature form. `isNext`: the reader has just consented here, so focus the name field. */
export function Signature({ agreement: { id, sha256 }, calls, isNext }: Part & { isNext: boolean }) {
  const [fault, setFault] = useState<string>();
  const { press, isPending, trouble } = useSigningStep(
    (name: string) => calls.sign(id, { sha256, name }),
    calls,
  );
  const fieldId = `sign-${id}`;
  const sign = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setFault(name === '' ? words.nameMissing : undefined);
    if (name === '') document.getElementById(fieldId)?.focus();
    else press(name);
  };
  return (
    <SentForm onSubmit={sign} className="grid gap-4 scripts-off:hidden">
      <Field label={words.yourName} id={fieldId} error={fault} hint={words.signHint} required>
        <Input ref={isNext ? takeFocus : null} name="name" autoComplete="name" maxLength={200} />
      </Field>
      {trouble && <ErrorSummary title={trouble.sentence} />}
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.signButton}
      </Button>
    </SentForm>
  );
}
