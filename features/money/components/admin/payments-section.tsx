import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Read } from '#ui/admin/read.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatCents } from '#words/amounts.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { AdditionForm } from './addition-form.tsx';
import { chartersMoneyQuery } from './calls.ts';
import { DisputeList } from './dispute-list.tsx';
import { GiveBackForm } from './give-back-form.tsx';
import { HoldSection } from './hold-section.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentList } from './payment-list.tsx';
import { PieceList } from './piece-list.tsx';
import { RefundList } from './refund-list.tsx';
import { RefundsElsewhere } from './refunds-elsewhere.tsx';
import { words } from './words/index.ts';

/** The money of a charter in its drawer: owed, paid and refunded amounts, and the actions. */
export function PaymentsSection({ charterId, hasEmail }: { charterId: string; hasEmail: boolean }) {
  const found = useQuery(chartersMoneyQuery(charterId));
  const mayChange = useMay()('charters', 'changes');
  return (
    <TitledSection id="booking-payments" title={words.payments} className="grid gap-4">
      <Read found={found} failure={words.paymentsNotRead} waiting={<Skeleton className="h-58" />}>
        {(money) =>
          money && (
            // Offer no actions to staff who may only read.
            <Account
              charterId={charterId}
              hasEmail={hasEmail}
              mayChange={mayChange}
              money={mayChange ? money : withoutSteps(money)}
            />
          )
        }
      </Read>
    </TitledSection>
  );
}

interface AccountProps {
  charterId: string;
  hasEmail: boolean;
  mayChange: boolean;
  money: StaffMoneyAnswer;
}

function Account({ charterId, hasEmail, mayChange, money }: AccountProps) {
  const [form, setForm] = useState<'none' | 'payment' | 'refund' | 'addition'>('none');
  // After the form closes, move the focus to the button that opened it.
  const [isBack, setBack] = useState(false);
  const close = () => {
    setForm('none');
    setBack(true);
  };
  return (
    <>
      <Sums money={money} />
      <PieceList charterId={charterId} hasEmail={hasEmail} money={money} />
      <HoldSection charterId={charterId} hasEmail={hasEmail} money={money} />
      <PaymentList charterId={charterId} payments={money.payments} keepsFiles={money.keepsFiles} />
      <RefundList charterId={charterId} hasEmail={hasEmail} refunds={money.refunds} />
      <RefundsElsewhere charterId={charterId} mayChange={mayChange} money={money} />
      <DisputeList charterId={charterId} disputes={money.disputes} />
      {form === 'none' && mayChange && (
        <p className="flex flex-wrap gap-2">
          <Button
            ref={isBack ? takeFocus : undefined}
            size="small"
            variant="secondary"
            onClick={() => setForm('payment')}
          >
            {words.recordPayment}
          </Button>
          {money.payments.some(({ leftCents }) => leftCents > 0) && (
            <Button size="small" variant="secondary" onClick={() => setForm('refund')}>
              {words.giveBack}
            </Button>
          )}
          {money.additionsTaxPercent !== null && (
            <Button size="small" variant="secondary" onClick={() => setForm('addition')}>
              {words.addOwed}
            </Button>
          )}
        </p>
      )}
      {form === 'payment' && (
        <PaymentForm
          charterId={charterId}
          hasEmail={hasEmail}
          nextCents={nextCents(money)}
          openCents={money.openCents}
          isPaidAhead={money.isPaidAhead}
          onDone={close}
        />
      )}
      {form === 'refund' && (
        <GiveBackForm charterId={charterId} hasEmail={hasEmail} money={money} onDone={close} />
      )}
      {form === 'addition' && (
        <AdditionForm
          charterId={charterId}
          hasEmail={hasEmail}
          taxPercent={money.additionsTaxPercent ?? 0}
          onDone={close}
        />
      )}
    </>
  );
}

const withoutSteps = (money: StaffMoneyAnswer): StaffMoneyAnswer => ({
  ...money,
  pieces: money.pieces.map((piece) => ({ ...piece, withdrawable: null })),
  payments: money.payments.map((payment) => ({ ...payment, canReverse: false })),
  refunds: money.refunds.map((refund) => ({ ...refund, steps: [], canGoOtherwise: false })),
  hold: money.hold && { ...money.hold, can: [] },
});

/** The open amount of the first piece that is not fully paid. */
function nextCents({ pieces }: StaffMoneyAnswer): number {
  const next = pieces.find(({ state }) => state !== 'paid');
  return next ? next.cents - next.paidCents : 0;
}

function Sums({ money }: { money: StaffMoneyAnswer }) {
  const { owedCents, paidCents, onItsWayCents, returnedCents, returningCents, openCents, overCents } = money;
  const sums = [
    { name: words.sums.owed, cents: owedCents, isShown: true },
    { name: words.sums.paid, cents: paidCents, isShown: true },
    // A bank payment can take days to arrive. Show it, so that staff do not record it a second time.
    { name: words.sums.onItsWay, cents: onItsWayCents, isShown: onItsWayCents > 0 },
    { name: words.sums.returned, cents: returnedCents, isShown: returnedCents > 0 },
    { name: words.sums.returning, cents: returningCents, isShown: returningCents > 0 },
    { name: words.sums.open, cents: openCents, isShown: true },
    {
      name: money.isPaidAhead ? words.sums.ahead : words.sums.over,
      cents: overCents,
      isShown: overCents > 0,
    },
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
      {overCents > 0 && money.isPaidAhead && <p>{words.paidAhead(formatCents(overCents))}</p>}
      {overCents > 0 && !money.isPaidAhead && (
        <p className="text-urgent-strong">
          {words.notOwed(formatCents(overCents), money.stage === 'cancelled')}
        </p>
      )}
    </>
  );
}
