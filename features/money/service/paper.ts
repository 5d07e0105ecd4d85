import { brand } from '#core/brand.ts';
import { inLanguage } from '#platform/language.ts';
import type { Block, Sheet } from '#platform/pdf/sheet.ts';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import type { Statement } from '../domain/index.ts';
import type { Payment } from '../repository/index.ts';
import { words } from '../words/index.ts';
import type { BilledCharter } from './charters.ts';
import { labelOf } from './labels.ts';

/** The facts for a receipt. */
type ReceiptFacts = {
  readonly payment: Payment;
  readonly charter: Pick<BilledCharter, 'receipt' | 'reference'>;
  /** The charter's account at the time of printing. */
  readonly statement: Statement;
  /** The business's contact details. */
  readonly contact: { readonly phone: string; readonly email: string; readonly address: readonly string[] };
  readonly madeAt: Date;
};

/** The amount received; for a reversed payment, that it does not count. */
function amountOf({ cents, reversal }: Payment): Block {
  const received = [words.received, formatCents(cents)] as const;
  return {
    kind: 'amounts',
    rows: reversal
      ? [received, [words.reversedAmount, formatCents(-cents)], [words.counts, formatCents(0)]]
      : [received],
  };
}

/** What the client owes, piece by piece and in all, has paid and got back. The last row is what is still to be paid. */
function accountOf(statement: Statement): Block {
  const { owedCents, paidCents, returnedCents, returningCents, overCents, openCents } = statement;
  const rows = [
    ...statement.pieces.map((piece) => ({ name: labelOf(piece), cents: piece.cents, isSaid: true })),
    { name: words.owedInAll, cents: owedCents, isSaid: true },
    { name: words.paidSoFar, cents: paidCents, isSaid: true },
    { name: words.givenBack, cents: returnedCents, isSaid: returnedCents > 0 },
    { name: words.onItsWayBack, cents: returningCents, isSaid: returningCents > 0 },
    { name: words.notOwed, cents: overCents, isSaid: overCents > 0 },
    { name: words.toBePaid, cents: openCents, isSaid: true },
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
        {
          kind: 'text',
          text: payment.reversal
            ? words.takenBack(instantText(payment.reversal.at, 'long-day'))
            : words.thanks,
        },
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
        accountOf(statement),
      ],
    };
  });
}
