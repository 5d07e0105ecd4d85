import { type FormEvent, useState } from 'react';
import { charterDayAt } from '#core/charter-time.ts';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useUnsaved } from '#ui/admin/unsaved.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { formatCents } from '#words/amounts.ts';
import { TOLD_METHODS, type ToldMethod } from '../../domain/index.ts';
import { words as said } from '../../words/index.ts';
import { amountFault, centsTyped, typedCents } from './amounts.ts';
import { isRecordedAlready, recordPayment } from './calls.ts';
import { AmountField, FormEnd } from './form-parts.tsx';
import { words } from './words/index.ts';

interface PaymentFormProps {
  charterId: string;
  /** The open amount of the next payment. */
  nextCents: number;
  /** The open amount of all payments. */
  openCents: number;
  /** Whether it is paid before the charter is confirmed. */
  isPaidAhead: boolean;
  /** Whether the client has an email address for the receipt. */
  hasEmail: boolean;
  onDone: () => void;
}

/** The form to record a payment that did not come by a card page. */
export function PaymentForm({
  charterId,
  nextCents,
  openCents,
  isPaidAhead,
  hasEmail,
  onDone,
}: PaymentFormProps) {
  const { create, isPending, trouble, error } = useChange();
  const [amount, setAmount] = useState(nextCents > 0 ? typedCents(nextCents) : '');
  const [method, setMethod] = useState<ToldMethod>('bank-transfer');
  const [receivedOn, setReceivedOn] = useState(charterDayAt(new Date()));
  const [reference, setReference] = useState('');
  useUnsaved([amount, method, receivedOn, reference]);
  const [fault, setFault] = useState<string>();
  const [sent, setSent] = useState('');
  const overCents = (centsTyped(amount) ?? 0) - openCents;
  const written = JSON.stringify([amount, method, receivedOn, reference]);
  // If the same was refused as recorded already, pressing again without a change confirms that it is another payment.
  const isAnother = isRecordedAlready(error) && sent === written;
  const record = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsTyped(amount);
    const found = amountFault(cents);
    setFault(found);
    if (found || !cents) return document.getElementById('payment-cents')?.focus();
    const paid = { cents, method, receivedOn, reference, isAnother };
    setSent(written);
    void create(words.paymentRecorded, ['payment', charterId, paid], (options) =>
      recordPayment(charterId, paid, options),
    ).then(
      onDone,
      // The form shows the refusal.
      () => undefined,
    );
  };
  return (
    <SentForm aria-labelledby="payment-title" className="staff-form" onSubmit={record}>
      <h4 id="payment-title" className="staff-subtitle">
        {words.recordPayment}
      </h4>
      <FormTrouble trouble={trouble} faults={(path) => `payment-${path}`} />
      <div className="staff-form-row">
        <AmountField
          label={words.amount}
          id="payment-cents"
          // Warn, because a decimal point may be missing and the receipt is mailed at once. The amount can also be right.
          hint={
            overCents > 0 && (isPaidAhead ? words.countsAhead : words.moreThanOpen)(formatCents(overCents))
          }
          error={fault}
          value={amount}
          onChange={setAmount}
        />
        <Field label={words.paidBy} id="payment-method">
          <Select
            options={TOLD_METHODS.map((value) => ({ value, label: said.methods[value] }))}
            value={method}
            onChange={(event) => setMethod(event.target.value as ToldMethod)}
          />
        </Field>
      </div>
      <div className="staff-form-row">
        <Field label={words.receivedOn} id="payment-receivedOn" required>
          <Input
            type="date"
            max={charterDayAt(new Date())}
            value={receivedOn}
            onChange={(event) => setReceivedOn(event.target.value)}
          />
        </Field>
        <Field label={words.reference} id="payment-reference">
          <Input
            maxLength={120}
            autoComplete="off"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        </Field>
      </div>
      <FormEnd busy={isPending} leave={words.leaveIt} onLeave={onDone}>
        {isAnother ? words.recordAnother : hasEmail ? words.recordAndMail : words.recordIt}
      </FormEnd>
    </SentForm>
  );
}
