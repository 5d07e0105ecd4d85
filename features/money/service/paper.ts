import { brand } from '#core/brand.ts';
import { inLanguage } from '#platform/language.ts';
import type { Block, Sheet } from '#platform/pdf/sheet.ts';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import type { Statement } from '../domain/index.ts';
import type { Payment } from '../repository/index.ts';
import { words } from '../words/index.ts';
import { type BilledCharter, isPaidAhead } from './charters.ts';
import { labelOf } from './labels.ts';

type Receipted = Pick<Payment, 'receiptNumber' | 'cents' | 'method' | 'receivedOn' | 'reversal'> & {
  /** What the client's bank has taken back for good. */
  readonly lostCents: number;
};

/** The facts for a receipt. */
type ReceiptFacts = {
  readonly payment: Receipted;
  readonly charter: Pick<BilledCharter, 'receipt' | 'reference' | 'stage' | 'sails'>;
  /** The charter's account at the time of printing. */
  readonly statement: Statement;
  /** The business's contact details. */
  readonly contact: { readonly phone: string; readonly email: string; readonly address: readonly string[] };
  readonly madeAt: Date;
};

/** The amount received; of a payment that was reversed, or that the client's bank took back, also what counts of it. */
function amountOf({ cents, reversal, lostCents }: Receipted): Block {
  const goneCents = reversal ? cents : lostCents;
  const received = [words.received, formatCents(cents)] as const;
  const gone = [reversal ? words.reversedAmount : words.lostAmount, formatCents(-goneCents)] as const;
  return {
    kind: 'amounts',
    rows: goneCents > 0 ? [received, gone, [words.counts, formatCents(cents - goneCents)]] : [received],
  };
}

/** What the receipt says above all: thanks, as far as the payment still counts. */
function greetingOf({ cents, reversal, lostCents }: Receipted): string {
  if (reversal) return words.takenBack(instantText(reversal.at, 'long-day'));
  return [
    ...(lostCents < cents ? [words.thanks] : []),
    ...(lostCents > 0 ? [words.lostText(formatCents(lostCents))] : []),
  ].join(' ');
}

/** What the client owes, piece by piece and in all, has paid and got back, and what is still to be paid. Nothing is owed ahead. */
function accountOf(statement: Statement, isAhead: boolean): Block {
  const { owedCents, paidCents, returnedCents, returningCents, overCents, openCents } = statement;
  const rows = [
    ...statement.pieces.map((piece) => ({ name: labelOf(piece), cents: piece.cents, isSaid: true })),
    { name: words.owedInAll, cents: owedCents, isSaid: !isAhead },
    { name: words.paidSoFar, cents: paidCents, isSaid: true },
    { name: words.givenBack, cents: returnedCents, isSaid: returnedCents > 0 },
    { name: words.onItsWayBack, cents: returningCents, isSaid: returningCents > 0 },
    { name: isAhead ? words.paidAhead : words.notOwed, cents: overCents, isSaid: overCents > 0 },
    { name: words.toBePaid, cents: openCents, isSaid: !isAhead },
  ];
  return {
    kind: 'amounts',
    rows: rows.filter(({ isSaid }) => isSaid).map(({ name, cents }) => [name, formatCents(cents)] as const),
  };
}

/** The paper of a payment's receipt, in its client's language (product 4.18). */
export function receiptSheet({ payment, charter, statement, contact, madeAt }: ReceiptFacts): Sheet {
  const { client, yacht, startOn, language } = charter.receipt;
  return inLanguage(language, () => {
    const title = words.receipt(payment.receiptNumber);
    return {
      title,
      language,
      foot: `${brand.name} · ${title}`,
      pageWords: [words.page, words.pageOf],
      author: brand.name,
      madeAt,
      blocks: [
        { kind: 'title', text: title },
        { kind: 'text', text: greetingOf(payment) },
        {
          kind: 'facts',
          rows: [
            [
              words.receivedBy,
              [brand.name, ...contact.address, `${contact.phone}, ${contact.email}`].join('\n'),
            ],
            ...(client === '' ? [] : ([[words.receivedFrom, client]] as const)),
            [words.receiptNumber, String(payment.receiptNumber)],
            [words.receivedOn, dayText(payment.receivedOn, 'full')],
            [words.paidBy, words.methods[payment.method]],
            [words.paidFor, words.charterOf(yacht, dayText(startOn, 'full'))],
            [words.reference, charter.reference],
          ],
        },
        { kind: 'heading', text: words.amount },
        amountOf(payment),
        { kind: 'heading', text: words.accountNow(instantText(madeAt, 'long')) },
        accountOf(statement, isPaidAhead(charter, madeAt)),
      ],
    };
  });
}
