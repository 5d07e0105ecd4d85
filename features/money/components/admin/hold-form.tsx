import { type FormEvent, useState } from 'react';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useUnsaved } from '#ui/admin/unsaved.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { formatCents } from '#words/amounts.ts';
import { HAND_WAYS, type HandWay } from '../../domain/index.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { amountFault, centsTyped, typedCents } from './amounts.ts';
import { AmountField, FormEnd } from './form-parts.tsx';
import { captureHold, recordHold } from './hold-calls.ts';
import { words } from './words/index.ts';

interface HoldFormProps {
  charterId: string;
  /** `record`: a hold that staff took by hand. `capture`: the part of a hold to keep for damage. */
  kind: 'record' | 'capture';
  hold: NonNullable<StaffMoneyAnswer['hold']>;
  onDone: () => void;
}

/** The form to record a damage hold taken by hand, or to capture a hold for damage. */
export function HoldForm({ charterId, kind, hold, onDone }: HoldFormProps) {
  const { change, create, isPending, trouble } = useChange();
  const isCapture = kind === 'capture';
  const [amount, setAmount] = useState(isCapture ? '' : typedCents(hold.cents));
  const [way, setWay] = useState<HandWay>('terminal');
  const [text, setText] = useState('');
  useUnsaved([amount, way, text]);
  const [faults, setFaults] = useState<{ cents?: string; text?: string }>({});
  const faultsIn = (cents: number | undefined, fault = amountFault(cents)) => ({
    ...(fault && { cents: fault }),
    ...(isCapture && cents && cents > hold.cents && { cents: words.holdTooMuch(formatCents(hold.cents)) }),
    ...(isCapture && text.trim() === '' && { text: words.holdWhyFault }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsTyped(amount) ?? undefined;
    const found = faultsIn(cents);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first || !cents) return document.getElementById(`hold-${first}`)?.focus();
    const said = text.trim();
    const taken = { way, cents, reference: said };
    const done = isCapture
      ? change(words.holdTitle, () => captureHold(charterId, { cents, reason: said }))
      : create(words.holdTitle, ['hold', charterId, taken], (options) =>
          recordHold(charterId, taken, options),
        );
    void done.then(
      onDone,
      // The form shows the refusal.
      () => undefined,
    );
  };
  return (
    <SentForm aria-labelledby="hold-title" className="staff-form" onSubmit={send}>
      <h4 id="hold-title" className="staff-subtitle">
        {isCapture ? words.holdCaptureTitle : words.holdRecordTitle}
      </h4>
      <FormTrouble trouble={trouble} faults={(path) => `hold-${path}`} />
      {!isCapture && (
        <Field label={words.holdWay} id="hold-way">
          <Select
            value={way}
            options={HAND_WAYS.map((value) => ({ value, label: words.holdWays[value] }))}
            onChange={(event) => setWay(event.target.value as HandWay)}
          />
        </Field>
      )}
      <AmountField
        label={words.holdAmount}
        id="hold-cents"
        error={faults.cents}
        hint={isCapture ? words.holdAmountUpTo(formatCents(hold.cents)) : undefined}
        value={amount}
        onChange={setAmount}
      />
      <Field
        label={isCapture ? words.holdWhy : words.holdReferenceField}
        id="hold-text"
        error={faults.text}
        hint={isCapture ? words.holdWhyHint : words.holdReferenceHint}
        required={isCapture}
      >
        <Input
          maxLength={isCapture ? 300 : 120}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <FormEnd busy={isPending} leave={words.holdCancel} onLeave={onDone}>
        {isCapture ? words.holdCapture : words.holdSave}
      </FormEnd>
    </SentForm>
  );
}
