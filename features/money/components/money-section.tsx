import { FactList } from '#ui/fact-list.tsx';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import { pieceKey } from '../domain/cards.ts';
import type { MoneyAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';

/** The sentence about the next payment, shown first to the client; empty if nothing is open. */
function nextWords({ pieces }: MoneyAnswer): string {
  const next = pieces.find(({ state, isOnItsWay }) => state !== 'paid' && !isOnItsWay);
  if (!next) return '';
  const open = formatCents(next.cents - next.paidCents);
  const when = instantText(next.dueAt, 'spoken');
  switch (next.state) {
    case 'upcoming':
      return words.nextUpcoming(next.label, open, when);
    case 'late':
      return words.nextLate(next.label, open, when);
    default:
      return words.nextDue(next.label, open);
  }
}

function pieceWords({ state, isOnItsWay, dueAt, cents, paidCents }: MoneyAnswer['pieces'][number]): string {
  if (state === 'paid') return words.pieceStates.paid;
  if (isOnItsWay) return words.onItsWay;
  const when = state === 'due' ? '' : ` ${instantText(dueAt, 'short')}`;
  const part = paidCents > 0 ? words.stillOpen(formatCents(cents - paidCents)) : '';
  return `${words.pieceStates[state]}${when}${part}`;
}

interface MoneySectionProps {
  money: MoneyAnswer;
  /** The address below which receipts and the paper about damage are. */
  papersUrl: string;
  level?: 2 | 3;
}

/** A charter's money for its client: what they owe, paid and got back, and how to pay the rest. */
export function MoneySection({ money, papersUrl, level = 2 }: MoneySectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const Part = level === 2 ? 'h3' : 'h4';
  const next = nextWords(money);
  const { onItsWayCents } = money;
  return (
    <section aria-labelledby="payments" className="mt-12">
      <Heading id="payments">{words.payments}</Heading>
      {next !== '' && <p className="mt-4 max-w-text border-l-2 border-brass pl-5 text-lg">{next}</p>}
      <ul className="tabular mt-5 max-w-form border-t border-line">
        {money.pieces.map((piece) => (
          <li key={pieceKey(piece)} className="flex justify-between gap-6 border-b border-line py-2.5">
            <span>
              {piece.label}
              <span className="block text-sm text-muted">{pieceWords(piece)}</span>
            </span>
            <span className="font-semibold">{formatCents(piece.cents)}</span>
          </li>
        ))}
      </ul>
      {money.hold && (
        <p className="tabular mt-5 flex max-w-form justify-between gap-6">
          <span>
            {words.obligations['damage-hold']}
            <span className="block text-sm text-muted">{money.hold.sentence}</span>
            {money.hold.capturedFor !== '' && (
              <span className="block text-sm text-muted wrap-anywhere">
                {words.capturedFor(money.hold.capturedFor)}
              </span>
            )}
            {money.hold.hasPaper && (
              <a className="link text-sm" href={`${papersUrl}/damage`} target="_blank" rel="noopener">
                {words.damageFile}
              </a>
            )}
          </span>
          <span className="font-semibold">{formatCents(money.hold.cents)}</span>
        </p>
      )}
      <FactList
        className="mt-6 max-w-form"
        facts={[
          [words.paidSoFar, formatCents(money.paidCents)],
          ...(money.returnedCents > 0
            ? ([[words.givenBack, formatCents(money.returnedCents)]] as const)
            : []),
          ...(money.returningCents > 0
            ? ([[words.onItsWayBack, formatCents(money.returningCents)]] as const)
            : []),
          ...(onItsWayCents > 0 ? ([[words.onItsWay, formatCents(onItsWayCents)]] as const) : []),
          ...(money.isPaidAhead
            ? []
            : ([[words.toBePaid, formatCents(Math.max(0, money.openCents - onItsWayCents))]] as const)),
          ...(money.overCents > 0
            ? ([[money.isPaidAhead ? words.paidAhead : words.notOwed, formatCents(money.overCents)]] as const)
            : []),
        ]}
      />
      {money.payTo && <PayTo payTo={money.payTo} isByCard={money.card !== null} part={Part} />}
      {money.payments.length > 0 && (
        <>
          <Part className="mt-10">{words.receipts}</Part>
          <ul className="tabular mt-4 max-w-form border-t border-line">
            {money.payments.map(({ id, receiptNumber, receivedOn, method, cents, isReversed, lostCents }) => (
              <li key={id} className="flex justify-between gap-6 border-b border-line py-2.5">
                <span>
                  <a className="link" href={`${papersUrl}/receipts/${id}`} target="_blank" rel="noopener">
                    {words.receiptFile(receiptNumber)}
                  </a>
                  <span className="block text-sm text-muted">
                    {dayText(receivedOn, 'plain')} · {method}
                    {isReversed && words.reversed}
                    {lostCents > 0 && words.takenByBank(formatCents(lostCents))}
                  </span>
                </span>
                <span className={isReversed ? 'text-muted line-through' : 'font-semibold'}>
                  {formatCents(cents)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {money.refunds.length > 0 && (
        <>
          <Part className="mt-10">{words.givenBack}</Part>
          <ul className="tabular mt-4 max-w-form border-t border-line">
            {money.refunds.map(({ id, cents, state, method, at }) => (
              <li key={id} className="flex justify-between gap-6 border-b border-line py-2.5">
                <span>
                  {words.refundStates[state]}
                  <span className="block text-sm text-muted">
                    {instantText(at, 'day')} · {method}
                  </span>
                </span>
                <span className="font-semibold">{formatCents(cents)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Where to send the money, and the reference to write on it. */
function PayTo({
  payTo: { reference, bankTransfer, zelle },
  isByCard,
  part: Part,
}: {
  payTo: NonNullable<MoneyAnswer['payTo']>;
  /** Whether the client can pay by card on this site. */
  isByCard: boolean;
  part: 'h3' | 'h4';
}) {
  /** Whether there is an address to send money to. Without one, a reference is of no use. */
  const canSend = bankTransfer !== '' || zelle !== '';
  return (
    <div className="mt-8 max-w-form rounded-md bg-foam p-6">
      <Part>{words.howToPay}</Part>
      {canSend && (
        <dl className="mt-4 grid gap-4">
          {bankTransfer !== '' && (
            <div>
              <dt className="text-muted">{words.bankTransfer}</dt>
              <dd translate="no" className="whitespace-pre-line">
                {bankTransfer}
              </dd>
            </div>
          )}
          {zelle !== '' && (
            <div>
              <dt className="text-muted">Zelle</dt>
              <dd translate="no" className="wrap-anywhere">
                {zelle}
              </dd>
            </div>
          )}
          <div>
            <dt className="text-muted">{words.writeOnPayment}</dt>
            <dd translate="no" className="tabular font-semibold">
              {reference}
            </dd>
          </div>
        </dl>
      )}
      <p className="mt-4 text-sm text-muted">{words.otherWays(isByCard)}</p>
    </div>
  );
}
