import { type FormEvent, useState } from 'react';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { SentForm } from '#ui/sent-form.tsx';
import { formatCents } from '#words/amounts.ts';
import type { StaffMoneyAnswer } from '../../schema.ts';
import { centsTyped, typedCents } from './amounts.ts';
import { giveBack } from './calls.ts';

interface GiveBackFormProps {
  charterId: string;
  money: StaffMoneyAnswer;
  onDone: () => void;
}

/** Money that goes back: what its conditions say, or any amount, with a reason. */
export function GiveBackForm({ charterId, money, onDone }: GiveBackFormProps) {
  const { create, isPending, trouble } = useChange();
  const leftCents = money.payments.reduce((sum, payment) => sum + payment.leftCents, 0);
  const usual = money.overCents > 0 ? money.overCents : 0;
  const [amount, setAmount] = useState(usual > 0 ? typedCents(usual) : '');
  const [reason, setReason] = useState('');
  const [keepsRest, setKeepsRest] = useState(false);
  const [faults, setFaults] = useState<{ cents?: string; reason?: string }>({});
  const send = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsTyped(amount);
    const found = {
      ...(cents && cents <= leftCents
        ? {}
        : { cents: `Please give an amount up to ${formatCents(leftCents)}.` }),
      ...(reason.trim() === '' ? { reason: 'Please say why.' } : {}),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first || !cents) return document.getElementById(`refund-${first}`)?.focus();
    const wanted = { cents, reason: reason.trim(), keepsRest };
    void create('On the list to send back', ['refund', charterId, wanted], (options) =>
      giveBack(charterId, wanted, options),
    ).then(
      onDone,
      // Said in the form.
      () => undefined,
    );
  };
  const { byTheRules } = money;
  return (
    <SentForm aria-label="Give money back" className="staff-form" onSubmit={send}>
      <FormTrouble trouble={trouble} faults={(path) => `refund-${path}`} />
      {byTheRules && (
        <p>
          By the conditions, for when it was cancelled, {byTheRules.percent}% comes back:{' '}
          {formatCents(byTheRules.cents)}.{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              setAmount(typedCents(byTheRules.cents));
              setKeepsRest(true);
            }}
          >
            Take that
          </button>
        </p>
      )}
      <Field
        label="Amount, $"
        id="refund-cents"
        error={faults.cents}
        hint={`Up to ${formatCents(leftCents)}; the newest payment goes back first, the way it came.`}
        required
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
      <Field label="Why" id="refund-reason" error={faults.reason} required>
        <Input maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {money.stage === 'cancelled' ? (
        <Checkbox
          label="Keep the rest as cancellation income"
          checked={keepsRest}
          onChange={(event) => setKeepsRest(event.target.checked)}
        />
      ) : (
        <p className="text-sm text-muted">
          What was not paid too much is taken off the price, with its part of the sales tax.
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isPending}>
          Put on the list to send back
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Leave it
        </Button>
      </p>
    </SentForm>
  );
}
