import { type FormEvent, useState } from 'react';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useUnsaved } from '#ui/admin/unsaved.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { readAgainSoon } from '#ui/read-again.ts';
import { Select } from '#ui/select.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { formatCents } from '#words/amounts.ts';
import { HAND_WAYS, type HandWay, type Method } from '../../domain/index.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { words as said } from '../../words/index.ts';
import { amountFault, centsTyped, typedCents } from './amounts.ts';
import { CHARTERS_MONEY } from './calls.ts';
import { AmountField, FormEnd } from './form-parts.tsx';
import { captureHold, giveBackHold, recordHold } from './hold-calls.ts';
import { words } from './words/index.ts';

type Hold = NonNullable<StaffMoneyAnswer['hold']>;

/**
 * `record`: a hold that staff took by hand. `capture`: the part of a hold to keep for damage. `give-back`: what goes back of what
 * was kept.
 */
export type HoldFormKind = 'record' | 'capture' | 'give-back';

/** The texts of each form, and what its amount starts with and may be at most. */
const formOf = (kind: HoldFormKind, { cents, leftCents }: Hold) =>
  ({
    record: {
      title: words.holdRecordTitle,
      save: words.holdSave,
      start: typedCents(cents),
      most: undefined,
      hint: undefined,
    },
    capture: {
      title: words.holdCaptureTitle,
      save: words.holdCapture,
      start: '',
      most: cents,
      hint: words.holdAmountUpTo(formatCents(cents)),
    },
    'give-back': {
      title: words.holdGiveBackTitle,
      save: words.holdGiveBack,
      start: typedCents(leftCents),
      most: leftCents,
      hint: words.holdUpTo(formatCents(leftCents)),
    },
  })[kind];

interface HoldFormProps {
  charterId: string;
  kind: HoldFormKind;
  hold: Hold;
  onDone: () => void;
}

/** The form to record a damage hold taken by hand, to capture a hold for damage, or to give back of what was kept. */
export function HoldForm({ charterId, kind, hold, onDone }: HoldFormProps) {
  const { change, create, isPending, trouble } = useChange();
  const { title, save, start, most, hint } = formOf(kind, hold);
  const isReasoned = kind !== 'record';
  const [amount, setAmount] = useState(start);
  const [way, setWay] = useState<HandWay>('terminal');
  const [method, setMethod] = useState<Method>(hold.returnMethods[0] ?? 'bank-transfer');
  const [text, setText] = useState('');
  useUnsaved([amount, way, method, text]);
  const [faults, setFaults] = useState<{ cents?: string; text?: string }>({});
  const faultsIn = (cents: number | undefined, fault = amountFault(cents)) => ({
    ...(fault && { cents: fault }),
    ...(most && cents && cents > most && { cents: words.holdTooMuch(formatCents(most)) }),
    ...(isReasoned && text.trim() === '' && { text: words.holdWhyFault }),
  });
  const act = (cents: number, said: string) => {
    if (kind === 'capture')
      return change(words.holdTitle, () => captureHold(charterId, { cents, reason: said }));
    const taken = { way, cents, reference: said };
    if (kind === 'record')
      return create(words.holdTitle, ['hold', charterId, taken], (options) =>
        recordHold(charterId, taken, options),
      );
    const back = { cents, method, reason: said };
    return create(words.holdTitle, ['hold-return', charterId, back], (options) =>
      giveBackHold(charterId, back, options),
    );
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsTyped(amount) ?? undefined;
    const found = faultsIn(cents);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first || !cents) return document.getElementById(`hold-${first}`)?.focus();
    void act(cents, text.trim()).then(
      () => {
        // A job sends money to cards, so read again soon.
        if (kind === 'give-back') readAgainSoon([CHARTERS_MONEY]);
        onDone();
      },
      // The form shows the refusal.
      () => undefined,
    );
  };
  return (
    <SentForm aria-labelledby="hold-title" className="staff-form" onSubmit={send}>
      <h4 id="hold-title" className="staff-subtitle">
        {title}
      </h4>
      <FormTrouble trouble={trouble} faults={(path) => `hold-${path}`} />
      {kind === 'record' && (
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
        hint={hint}
        value={amount}
        onChange={setAmount}
      />
      {kind === 'give-back' && (
        <Field label={words.holdMethod} id="hold-method" hint={words.holdMethodHint}>
          <Select
            value={method}
            options={hold.returnMethods.map((value) => ({ value, label: said.methods[value] }))}
            onChange={(event) => setMethod(event.target.value as Method)}
          />
        </Field>
      )}
      <Field
        label={isReasoned ? words.holdWhy : words.holdReferenceField}
        id="hold-text"
        error={faults.text}
        hint={isReasoned ? words.holdWhyHint : words.holdReferenceHint}
        required={isReasoned}
      >
        <Input
          maxLength={isReasoned ? 300 : 120}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <FormEnd busy={isPending} leave={words.holdCancel} onLeave={onDone}>
        {save}
      </FormEnd>
    </SentForm>
  );
}
