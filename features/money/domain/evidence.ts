import type { Cents } from '#core/money.ts';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { ended } from '#words/ended.ts';
import { type DamageEvidence, damageRows, when } from './damage-evidence.ts';

/** The parts of an answer to a dispute, in the order in which the bank reads them (product 4.25). */
export const EVIDENCE_PIECES = [
  'quote',
  'acceptance',
  'cancellation',
  'agreement',
  'damage',
  'receipts',
  'calendar',
  'messages',
  'access',
  'refunds',
] as const;
export type EvidencePieceKey = (typeof EVIDENCE_PIECES)[number];

/**
 * `staged`: stored at the card company, to be checked once more. `submitted`: handed in to the bank, which cannot be undone.
 */
export const ANSWER_KINDS = ['staged', 'submitted'] as const;
export const ANSWER_STATES = ['wanted', 'done', 'failed'] as const;

/** Staff are alerted to every answer that is due within these hours. */
export const ANSWER_NOTICE_HOURS = 72;

/** A quote as its client saw it, and how they accepted it. Not sent: it has only stood on the charter's page since it was made. */
export type ShownQuote = {
  readonly number: number;
  readonly at: Date;
  readonly isSent: boolean;
  readonly lines: readonly { readonly label: string; readonly cents: Cents }[];
  readonly totalCents: Cents;
  /** For how many guests it was offered; null for one of which that was not kept. */
  readonly guests: number | null;
  readonly terms: readonly string[];
  readonly accepted: {
    readonly at: Date;
    readonly name: string;
    readonly address: string;
    readonly browser: string;
  } | null;
};

/** An agreement that both sides signed. */
export type SignedAgreement = {
  readonly title: string;
  readonly sealedAt: Date | null;
  readonly verifyUrl: string;
  /** The steps of signing, with the address and browser of the person who took each. */
  readonly steps: readonly { readonly at: Date; readonly what: string; readonly from: string }[];
};

/** The facts of a disputed charter that other features provide. */
export type CharterEvidence = {
  readonly number: string;
  readonly client: { readonly name: string; readonly email: string; readonly phone: string };
  readonly yacht: string;
  readonly startOn: string;
  readonly departsAt: Date;
  readonly returnsAt: Date;
  readonly guests: number;
  readonly status: string;
  /** The newest first. */
  readonly quotes: readonly ShownQuote[];
  readonly history: readonly { readonly at: Date; readonly what: string }[];
  readonly messages: readonly { readonly at: Date; readonly from: string; readonly text: string }[];
  readonly mails: readonly { readonly at: Date; readonly subject: string }[];
  readonly access: readonly { readonly what: string; readonly firstAt: Date; readonly lastAt: Date }[];
  readonly agreements: readonly SignedAgreement[];
  readonly left: {
    readonly departedAt: Date | null;
    readonly returnedAt: Date | null;
    readonly captain: string | null;
    readonly guestsNamed: number;
  };
};

/** The payments and refunds of the disputed charter. */
export type PaidEvidence = {
  readonly payments: readonly {
    readonly id: string;
    readonly receiptNumber: number;
    readonly cents: Cents;
    readonly receivedOn: string;
    readonly method: string;
    readonly isReversed: boolean;
  }[];
  readonly refunds: readonly {
    readonly cents: Cents;
    readonly at: Date;
    readonly state: string;
    readonly reason: string;
  }[];
  /** What was added to the price after it was agreed on; `cents` with tax. */
  readonly additions: readonly { readonly label: string; readonly cents: Cents; readonly at: Date }[];
  /** The disputed payment; null if kept damage money is disputed. */
  readonly paymentId: string | null;
  /** What was kept for damage, if that is disputed. */
  readonly damage: DamageEvidence | null;
};

/** A part of the answer as the bank reads it. A part without rows and paragraphs is left out. */
export type EvidencePiece = {
  readonly key: EvidencePieceKey;
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly paragraphs: readonly string[];
};

export const isThere = ({ rows, paragraphs }: EvidencePiece) => rows.length + paragraphs.length > 0;

const onPage = ({ at }: ShownQuote) => `on the charter’s page since ${when(at)}`;

/** The quote that counts: the accepted one, else the newest. */
const countingQuote = ({ quotes }: CharterEvidence) => quotes.find(({ accepted }) => accepted) ?? quotes[0];

type Made = Pick<EvidencePiece, 'title' | 'rows' | 'paragraphs'>;

const said = (title: string, rows: Made['rows'], paragraphs: readonly string[] = []): Made => ({
  title,
  rows,
  paragraphs,
});

/** The quote's conditions that mention cancelling, as the client saw them; all conditions if none does. */
function cancellationTerms({ terms }: ShownQuote): readonly string[] {
  const about = terms.filter((term) => /cancel/i.test(term));
  return about.length > 0 ? about : terms;
}

const MADE: Readonly<Record<EvidencePieceKey, (of: CharterEvidence, paid: PaidEvidence) => Made>> = {
  quote: (of, { additions }) => {
    const quote = countingQuote(of);
    const added = additions.map(
      ({ label, cents, at }) => [`Added later: ${label}`, `${formatCents(cents)}, ${when(at)}`] as const,
    );
    if (!quote) return said('Quote as shown', added);
    return said(
      quote.isSent
        ? `Quote ${quote.number} as shown on ${when(quote.at)}`
        : `Price and conditions ${onPage(quote)}`,
      [
        ...(quote.guests === null ? [] : [['Guests', String(quote.guests)] as const]),
        ...quote.lines.map(({ label, cents }) => [label, formatCents(cents)] as const),
        ['Total', formatCents(quote.totalCents)],
        ...added,
      ],
      quote.terms,
    );
  },
  acceptance: (of) => {
    const accepted = countingQuote(of)?.accepted;
    if (!accepted) return said('Acceptance', []);
    return said('Acceptance: the client typed their name below the conditions', [
      ['Name as typed', accepted.name],
      ['When', when(accepted.at)],
      ['From address (IP)', accepted.address || 'Not kept'],
      ['With browser', accepted.browser || 'Not kept'],
    ]);
  },
  cancellation: (of) => {
    const quote = countingQuote(of);
    if (!quote) return said('Cancellation terms', []);
    const shown = quote.isSent ? 'as shown before the client agreed' : onPage(quote);
    return said(`Cancellation terms ${shown}`, [], cancellationTerms(quote));
  },
  agreement: ({ agreements }) =>
    said(
      'Signed agreement, appended with its certificate',
      agreements.flatMap(({ title, sealedAt, verifyUrl, steps }) => [
        [title, sealedAt ? `Sealed ${when(sealedAt)}\nCheck it at ${verifyUrl}` : verifyUrl] as const,
        ...steps.map(({ at, what, from }) => [when(at), from === '' ? what : `${what}\n${from}`] as const),
      ]),
    ),
  damage: (_, { damage }) => said('What was kept of the damage hold', damage ? damageRows(damage) : []),
  receipts: (_, { payments, paymentId }) =>
    said(
      'Payments, each with the receipt that the client was sent',
      payments
        .filter(({ isReversed }) => !isReversed)
        .map(
          ({ id, receiptNumber, cents, receivedOn, method }) =>
            [
              `Receipt ${receiptNumber}`,
              `${formatCents(cents)}, ${method}, ${dayText(receivedOn, 'full')}${id === paymentId ? '\nThis is the disputed payment.' : ''}`,
            ] as const,
        ),
    ),
  calendar: ({ yacht, departsAt, returnsAt, guests, status, history, left }) =>
    said('The charter on our calendar', [
      ['Yacht', yacht],
      ['Agreed time', `${when(departsAt)} to ${when(returnsAt)}, Miami time`],
      ['Guests', `${guests} agreed${left.guestsNamed > 0 ? `, ${left.guestsNamed} named` : ''}`],
      ['Departed', left.departedAt ? when(left.departedAt) : 'Not recorded'],
      ['Returned', left.returnedAt ? when(left.returnedAt) : 'Not recorded'],
      ...(left.captain ? [['Captain', left.captain] as const] : []),
      ['Now', status],
      ...history.map(({ at, what }) => [when(at), what] as const),
    ]),
  messages: ({ messages, mails }) =>
    said('Messages exchanged, and mails that were sent to the client', [
      ...messages.map(({ at, from, text }) => [when(at), `${from}: ${text}`] as const),
      ...mails.map(({ at, subject }) => [when(at), `Mailed: ${subject}`] as const),
    ]),
  access: ({ access }) =>
    said(
      'Use of the links to the charter’s own page, which only its client was given',
      access.map(({ what, firstAt, lastAt }) => [what, `Since ${when(firstAt)}\nLast used ${when(lastAt)}`]),
    ),
  refunds: (_, { refunds }) =>
    said(
      'Given back to the client',
      refunds.map(({ at, cents, state, reason }) => [when(at), `${formatCents(cents)}, ${state}: ${reason}`]),
    ),
};

/** All parts of an answer, also the empty ones. What was kept for damage belongs only to a dispute about it. */
export const evidencePieces = (of: CharterEvidence, paid: PaidEvidence): EvidencePiece[] =>
  EVIDENCE_PIECES.filter((key) => key !== 'damage' || paid.damage).map((key) => ({
    key,
    ...MADE[key](of, paid),
  }));

/** The covering text that the site proposes, for staff to edit. */
export function coveringOf(
  of: CharterEvidence,
  { cents, reason }: { readonly cents: Cents; readonly reason: string },
  { damage, additions }: Pick<PaidEvidence, 'damage' | 'additions'>,
): string {
  const accepted = countingQuote(of)?.accepted;
  const { departedAt } = of.left;
  return [
    `${of.client.name} chartered the yacht ${of.yacht} from us for ${dayText(of.startOn, 'full')} (our charter ${of.number}) and disputes ${formatCents(cents)} as “${reason.replaceAll('_', ' ')}”.`,
    accepted
      ? `The price and the conditions were shown on the client’s own page. On ${when(accepted.at)} ${accepted.name} agreed to them by typing that name below them.`
      : '',
    additions.length > 0
      ? `This was added to the price afterwards: ${additions.map(({ label, cents, at }) => `${label} (${formatCents(cents)}, ${when(at)})`).join('; ')}.`
      : '',
    departedAt
      ? `The charter took place: the yacht left on ${when(departedAt)} with the client’s party aboard.`
      : '',
    damage
      ? `The disputed amount is part of a damage hold of ${formatCents(damage.heldCents)} that the client had authorized. We kept ${formatCents(damage.keptCents)} of it for this reason: ${ended(damage.reason)}`
      : '',
    `The documents are in the attached file. We ask that the ${damage ? 'charge' : 'payment'} stand.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Whether staff must be alerted to an open dispute, because its answer is due soon or overdue. */
export const isAnswerNear = (
  {
    state,
    isAnswered,
    respondBy,
  }: { readonly state: string; readonly isAnswered: boolean; readonly respondBy: Date | null },
  now: Date,
): boolean =>
  (state === 'inquiry' || state === 'open') &&
  !isAnswered &&
  respondBy !== null &&
  respondBy.getTime() - now.getTime() < ANSWER_NOTICE_HOURS * 3_600_000;

/** The fields that go to the card company beside the file, without the parts that staff left out. */
export function evidenceFields(
  of: CharterEvidence,
  covering: string,
  included: ReadonlySet<EvidencePieceKey>,
) {
  const quote = countingQuote(of);
  const accepted = included.has('acceptance') ? quote?.accepted : null;
  return {
    covering,
    product: `Charter of the yacht ${of.yacht}, ${when(of.departsAt)} to ${when(of.returnsAt)}, Miami time`,
    serviceOn: of.startOn,
    client: of.client.name,
    email: of.client.email,
    address: accepted?.address ?? '',
    cancellationTerms: included.has('cancellation') && quote ? cancellationTerms(quote).join('\n') : '',
    accessLog: included.has('access')
      ? of.access
          .map(({ what, firstAt, lastAt }) => `${what}: since ${when(firstAt)}, last ${when(lastAt)}`)
          .join('\n')
      : '',
  };
}
