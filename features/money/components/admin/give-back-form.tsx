import { type FormEvent, useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { useUnsaved } from '#ui/admin/unsaved.ts';
import { useChange } from '#ui/admin/use-change.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { readAgainSoon } from '#ui/read-again.ts';
import { SentForm } from '#ui/sent-form.tsx';
import { formatCents } from '#words/amounts.ts';
import { toCardsCents } from '../../domain/index.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { centsTyped, typedCents } from './amounts.ts';
import { CHARTERS_MONEY, giveBack } from './calls.ts';
import { AmountField, FormEnd } from './form-parts.tsx';
import { words } from './words/index.ts';

interface GiveBackFormProps {
  charterId: string;
  /** Whether the client has an email address for the news that money was sent. */
  hasEmail: boolean;
  money: StaffMoneyAnswer;
  onDone: () => void;
}

/**
 * The form for a refund: the amount by the charter's conditions, or any other, with a reason. For a cancelled
 * charter also 0, to keep all. Asks first if money goes to a card, because the card company sends that at once.
 */
export function GiveBackForm({ charterId, hasEmail, money, onDone }: GiveBackFormProps) {
  const { create, isPending, trouble } = useChange();
  const leftCents = money.payments.reduce((sum, payment) => sum + payment.leftCents, 0);
  const { byTheRules } = money;
  // After a colleague's cancellation everything is overpaid, but the conditions may give back only a part.
  const isByRules = money.stage === 'cancelled' && byTheRules !== null;
  // What is paid ahead is no overpayment, so the form offers no amount.
  const over = money.isPaidAhead ? 0 : money.overCents;
  const usual = Math.min(isByRules ? byTheRules.cents : over, leftCents);
  const [amount, setAmount] = useState(usual > 0 ? typedCents(usual) : '');
  const [reason, setReason] = useState('');
  const [keepsRest, setKeepsRest] = useState(false);
  const [isOfApa, setOfApa] = useState(false);
  useUnsaved([amount, reason, keepsRest, isOfApa]);
  const mostCents = isOfApa ? Math.min(money.apaCents, leftCents) : leftCents;
  const typed = centsTyped(amount);
  const keepsWhole = typed === 0 && keepsRest;
  const toCards = toCardsCents(typed ?? 0, money.payments);
  const [isAsking, setAsking] = useState(false);
  const [faults, setFaults] = useState<{ cents?: string; reason?: string }>({});
  const send = (event: FormEvent) => {
    event.preventDefault();
    const cents = typed || keepsWhole ? typed : undefined;
    const found = {
      ...(cents !== undefined && cents <= mostCents
        ? {}
        : { cents: typed === 0 ? words.refusals.nothingBack : words.amountUpTo(formatCents(mostCents)) }),
      ...(reason.trim() === '' ? { reason: words.sayWhy } : {}),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first || cents === undefined) return document.getElementById(`refund-${first}`)?.focus();
    if (toCards > 0) return setAsking(true);
    // The form shows the refusal.
    void give(cents).catch(() => undefined);
  };
  const give = async (cents: number) => {
    const wanted = { cents, reason: reason.trim(), keepsRest, isOfApa };
    const title = keepsWhole ? words.keptWhole : toCards > 0 ? words.goingToCard : words.onTheList;
    await create(title, ['refund', charterId, wanted], (options) => giveBack(charterId, wanted, options));
    // A job sends refunds to cards, so read again soon.
    readAgainSoon([CHARTERS_MONEY]);
    onDone();
  };
  return (
    <SentForm aria-labelledby="refund-title" className="staff-form" onSubmit={send}>
      <h4 id="refund-title" className="staff-subtitle">
        {words.giveBack}
      </h4>
      <FormTrouble trouble={isAsking ? undefined : trouble} faults={(path) => `refund-${path}`} />
      {byTheRules && (byTheRules.cents > 0 || money.overCents > 0) && (
        <p>
          {words.byTheRules(byTheRules.percent, formatCents(byTheRules.cents))}{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              setAmount(typedCents(byTheRules.cents));
              setKeepsRest(money.stage === 'cancelled');
            }}
          >
            {words.takeThat}
          </button>
        </p>
      )}
      <AmountField
        label={words.amount}
        id="refund-cents"
        error={faults.cents}
        hint={words.upTo(formatCents(mostCents))}
        value={amount}
        onChange={setAmount}
      />
      <Field label={words.why} id="refund-reason" error={faults.reason} required>
        <Input maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {money.stage === 'cancelled' ? (
        <Checkbox
          label={words.keepRest}
          checked={keepsRest}
          onChange={(event) => setKeepsRest(event.target.checked)}
        />
      ) : (
        <>
          {money.apaCents > 0 && (
            <Checkbox
              label={words.isOfApa}
              checked={isOfApa}
              onChange={(event) => setOfApa(event.target.checked)}
            />
          )}
          <p className="text-sm text-muted">{isOfApa ? words.takenOffApa : words.takenOffPrice}</p>
        </>
      )}
      <FormEnd busy={isPending} leave={words.leaveIt} onLeave={onDone}>
        {keepsWhole ? words.keepWhole : toCards > 0 ? words.sendToCard : words.putOnList}
      </FormEnd>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.sendToCardTitle(formatCents(toCards))}
        question={words.sendToCardQuestion(
          hasEmail,
          typed && typed > toCards ? formatCents(typed - toCards) : null,
        )}
        confirm={words.sendToCard}
        onConfirm={() => give(typed ?? 0)}
      />
    </SentForm>
  );
}
