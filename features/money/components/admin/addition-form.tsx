import { type FormEvent, useState } from 'react';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useUnsaved } from '#ui/admin/unsaved.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { Field } from '#ui/field.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { formatCents } from '#words/amounts.ts';
import { ADDITION_SORTS, type AdditionSort, additionParts, sumOfParts } from '../../domain/index.ts';
import { amountFault, centsTyped } from './amounts.ts';
import { addOwed } from './calls.ts';
import { AmountField, FormEnd } from './form-parts.tsx';
import { words } from './words/index.ts';

interface AdditionFormProps {
  charterId: string;
  /** Whether the client has an email address, to be asked for the money. */
  hasEmail: boolean;
  taxPercent: number;
  onDone: () => void;
}

/** The form for what a client comes to owe after confirming: an extra, or costs beyond the APA. */
export function AdditionForm({ charterId, hasEmail, taxPercent, onDone }: AdditionFormProps) {
  const { create, isPending, trouble } = useChange();
  const [label, setLabel] = useState('');
  const [amount, setAmount] = useState('');
  const [sort, setSort] = useState<AdditionSort>('extra');
  useUnsaved([label, amount, sort]);
  const [faults, setFaults] = useState<{ label?: string; cents?: string }>({});
  const typed = centsTyped(amount) ?? 0;
  const wholeCents = sumOfParts(additionParts(typed, sort, taxPercent));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsTyped(amount);
    const fault = amountFault(cents);
    const found = {
      ...(label.trim() === '' ? { label: words.additionMissing } : {}),
      ...(fault ? { cents: fault } : {}),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first || !cents) return document.getElementById(`addition-${first}`)?.focus();
    const added = { label: label.trim(), cents, sort };
    void create(words.owedNow, ['addition', charterId, added], (options) =>
      addOwed(charterId, added, options),
    ).then(
      onDone,
      // The form shows the refusal.
      () => undefined,
    );
  };
  return (
    <SentForm aria-labelledby="addition-title" className="staff-form" onSubmit={add}>
      <h4 id="addition-title" className="staff-subtitle">
        {words.addOwed}
      </h4>
      <FormTrouble trouble={trouble} faults={(path) => `addition-${path}`} />
      <Field label={words.whatFor} id="addition-label" hint={words.whatForHint} error={faults.label} required>
        <Input
          ref={takeFocus}
          maxLength={120}
          autoComplete="off"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      <Field label={words.additionSort} id="addition-sort">
        <Select
          options={ADDITION_SORTS.map((value) => ({ value, label: words.additionSorts[value] }))}
          value={sort}
          onChange={(event) => setSort(event.target.value as AdditionSort)}
        />
      </Field>
      <AmountField
        id="addition-cents"
        label={words.amount}
        hint={wholeCents > typed && words.withTax(formatCents(wholeCents), taxPercent)}
        error={faults.cents}
        value={amount}
        onChange={setAmount}
        isFirst={false}
      />
      <FormEnd busy={isPending} leave={words.leaveIt} onLeave={onDone}>
        {hasEmail ? words.addAndMail : words.addIt}
      </FormEnd>
    </SentForm>
  );
}
