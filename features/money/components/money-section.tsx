import { FactList } from '#ui/fact-list.tsx';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import type { MoneyAnswer } from '../schema.ts';

/** What is to be paid next, as its client reads it over everything else; empty where nothing is. */
function nextWords({ pieces }: MoneyAnswer): string {
  const next = pieces.find(({ state }) => state !== 'paid');
  if (!next) return '';
  const open = formatCents(next.cents - next.paidCents);
  const when = instantText(next.dueAt, 'spoken');
  switch (next.state) {
    case 'upcoming':
      return `${next.label}: ${open}, due ${when}.`;
    case 'late':
      return `${next.label}: ${open} was due ${when}.`;
    default:
      return `${next.label}: ${open} is due now.`;
  }
}

const PIECE_WORDS = { paid: 'Paid', upcoming: 'Due', due: 'Due now', late: 'Was due' } as const;

function pieceWords({ state, dueAt, cents, paidCents }: MoneyAnswer['pieces'][number]): string {
  if (state === 'paid') return PIECE_WORDS.paid;
  const when = state === 'due' ? '' : ` ${instantText(dueAt, 'short')}`;
  const part = paidCents > 0 ? `, ${formatCents(cents - paidCents)} open` : '';
  return `${PIECE_WORDS[state]}${when}${part}`;
}

const REFUND_WORDS = {
  wanted: 'On our list to send back',
  sent: 'Sent back',
  succeeded: 'Given back',
  failed: 'Did not reach you; we will be in touch',
  withdrawn: 'Withdrawn',
} as const;

/** What a client owes for a charter, what they paid and what goes back, and where to send what is open. */
export function MoneySection({ money, level = 2 }: { money: MoneyAnswer; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const Part = level === 2 ? 'h3' : 'h4';
  const next = nextWords(money);
  return (
    <section aria-labelledby="payments" className="mt-12">
      <Heading id="payments">Payments</Heading>
      {next !== '' && <p className="mt-4 max-w-text border-l-2 border-brass pl-5 text-lg">{next}</p>}
      <ul className="tabular mt-5 max-w-form border-t border-line">
        {money.pieces.map((piece) => (
          <li
            key={piece.kind + piece.dueAt}
            className="flex justify-between gap-6 border-b border-line py-2.5"
          >
            <span>
              {piece.label}
              <span className="block text-sm text-muted">{pieceWords(piece)}</span>
            </span>
            <span className="font-semibold">{formatCents(piece.cents)}</span>
          </li>
        ))}
      </ul>
      <FactList
        className="mt-6 max-w-form"
        facts={[
          ['Paid so far', formatCents(money.paidCents)],
          ...(money.returnedCents > 0 ? ([['Given back', formatCents(money.returnedCents)]] as const) : []),
          ...(money.returningCents > 0
            ? ([['On its way back', formatCents(money.returningCents)]] as const)
            : []),
          ['Still to be paid', formatCents(money.openCents)],
          ...(money.overCents > 0 ? ([['Paid and not owed', formatCents(money.overCents)]] as const) : []),
        ]}
      />
      {money.payTo && <PayTo payTo={money.payTo} isByCard={money.card !== null} part={Part} />}
      {money.payments.length > 0 && (
        <>
          <Part className="mt-10">Receipts</Part>
          <ul className="tabular mt-4 max-w-form border-t border-line">
            {money.payments.map(({ id, receiptNumber, receivedOn, method, cents, isReversed }) => (
              <li key={id} className="flex justify-between gap-6 border-b border-line py-2.5">
                <span>
                  Receipt {receiptNumber}
                  <span className="block text-sm text-muted">
                    {dayText(receivedOn, 'plain')} · {method}
                    {isReversed && '. Reversed: it counts for nothing'}
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
          <Part className="mt-10">Given back</Part>
          <ul className="tabular mt-4 max-w-form border-t border-line">
            {money.refunds.map(({ id, cents, state, method, at }) => (
              <li key={id} className="flex justify-between gap-6 border-b border-line py-2.5">
                <span>
                  {REFUND_WORDS[state]}
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

/** Where to send what, and which words to put on it. */
function PayTo({
  payTo: { reference, bankTransfer, zelle },
  isByCard,
  part: Part,
}: {
  payTo: NonNullable<MoneyAnswer['payTo']>;
  /** Whether cards are taken on a page of their own. */
  isByCard: boolean;
  part: 'h3' | 'h4';
}) {
  return (
    <div className="mt-8 max-w-form rounded-md bg-foam p-6">
      <Part>How to pay</Part>
      <dl className="mt-4 grid gap-4">
        {bankTransfer !== '' && (
          <div>
            <dt className="text-muted">Bank transfer</dt>
            <dd className="whitespace-pre-line">{bankTransfer}</dd>
          </div>
        )}
        {zelle !== '' && (
          <div>
            <dt className="text-muted">Zelle</dt>
            <dd className="wrap-anywhere">{zelle}</dd>
          </div>
        )}
        <div>
          <dt className="text-muted">Write on the payment</dt>
          <dd className="tabular font-semibold">{reference}</dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-muted">
        To pay {isByCard ? '' : 'by card or '}in cash, please call us. We email you a receipt as soon as the
        money is here.
      </p>
    </div>
  );
}
