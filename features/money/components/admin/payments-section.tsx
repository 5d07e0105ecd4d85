import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReadFailure } from '#ui/admin/states.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { StaffMoneyAnswer } from '../../schema.ts';
import { chartersMoneyQuery } from './calls.ts';
import { GiveBackForm } from './give-back-form.tsx';
import { HoldSection } from './hold-section.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentList } from './payment-list.tsx';
import { RefundList } from './refund-list.tsx';

/** The money of a charter beside its booking: what is owed, what was paid and goes back, and what can be done. */
export function PaymentsSection({ charterId }: { charterId: string }) {
  const found = useQuery(chartersMoneyQuery(charterId));
  const [form, setForm] = useState<'none' | 'payment' | 'refund'>('none');
  const money = found.data;
  const close = () => setForm('none');
  return (
    <section aria-labelledby="booking-payments" className="grid gap-4">
      <h3 id="booking-payments" className="staff-subtitle">
        Payments
      </h3>
      {found.isError ? (
        <ReadFailure sentence="The payments could not be loaded." onRetry={() => void found.refetch()} />
      ) : !money ? (
        <Skeleton className="h-32" />
      ) : (
        <>
          <Sums money={money} />
          <Pieces money={money} />
          <HoldSection charterId={charterId} money={money} />
          <PaymentList charterId={charterId} payments={money.payments} />
          <RefundList charterId={charterId} refunds={money.refunds} />
          {form === 'none' && (
            <p className="flex flex-wrap gap-2">
              <Button size="small" variant="secondary" onClick={() => setForm('payment')}>
                Record a payment
              </Button>
              {money.payments.some(({ leftCents }) => leftCents > 0) && (
                <Button size="small" variant="secondary" onClick={() => setForm('refund')}>
                  Give money back
                </Button>
              )}
            </p>
          )}
          {form === 'payment' && (
            <PaymentForm charterId={charterId} openCents={nextCents(money)} onDone={close} />
          )}
          {form === 'refund' && <GiveBackForm charterId={charterId} money={money} onDone={close} />}
        </>
      )}
    </section>
  );
}

/** What a client would pay next: the first piece that is open. */
function nextCents({ pieces }: StaffMoneyAnswer): number {
  const next = pieces.find(({ state }) => state !== 'paid');
  return next ? next.cents - next.paidCents : 0;
}

function Sums({ money }: { money: StaffMoneyAnswer }) {
  const { owedCents, paidCents, returnedCents, returningCents, openCents, overCents } = money;
  const sums = [
    { name: 'Owed', cents: owedCents, isShown: true },
    { name: 'Paid', cents: paidCents, isShown: true },
    { name: 'Given back', cents: returnedCents, isShown: returnedCents > 0 },
    { name: 'To send back', cents: returningCents, isShown: returningCents > 0 },
    { name: 'Still open', cents: openCents, isShown: true },
    { name: 'Paid too much', cents: overCents, isShown: overCents > 0 },
  ];
  return (
    <>
      <dl className="staff-facts">
        {sums
          .filter(({ isShown }) => isShown)
          .map(({ name, cents }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tabular font-semibold">{formatCents(cents)}</dd>
            </div>
          ))}
      </dl>
      {overCents > 0 && (
        <p className="text-urgent-strong">
          {formatCents(overCents)} was paid and is not owed. Please give it back
          {money.stage === 'cancelled' ? ', or keep what the conditions allow.' : '.'}
        </p>
      )}
    </>
  );
}

const STATES = {
  paid: { label: 'Paid', colour: 'green' },
  upcoming: { label: 'Upcoming', colour: 'grey' },
  due: { label: 'Due', colour: 'orange' },
  late: { label: 'Late', colour: 'red' },
} as const;

function Pieces({ money: { pieces, stage } }: { money: StaffMoneyAnswer }) {
  if (pieces.length === 0) {
    return (
      <p className="text-muted">
        {stage === 'cancelled'
          ? 'Nothing is owed any more.'
          : 'Nothing is owed yet: confirming the charter makes the deposit and the balance due.'}
      </p>
    );
  }
  return (
    <ul className="grid">
      {pieces.map(({ kind, label, cents, paidCents, taxCents, dueAt, state }) => (
        <li
          key={kind + dueAt}
          className="flex items-start justify-between gap-4 border-b border-line py-2 first:border-t"
        >
          <span>
            {label} <Badge colour={STATES[state].colour}>{STATES[state].label}</Badge>
            <span className="block text-sm text-muted">
              {kind === 'cancellation' ? 'Since' : 'Due'} {instantText(dueAt, 'short')}
              {taxCents > 0 && `, ${formatCents(taxCents)} of it sales tax`}
              {paidCents > 0 && state !== 'paid' && `, ${formatCents(paidCents)} paid`}
            </span>
          </span>
          <span className="tabular font-semibold">{formatCents(cents)}</span>
        </li>
      ))}
    </ul>
  );
}
