import type { Cents } from '#core/money.ts';
import { balanceDueAt, type PriceEstimate } from '#features/pricing/domain/index.ts';
import { addParts, NOTHING, type Parts, partsOf, sumOfParts } from './parts.ts';

/**
 * Why something is owed, in the order in which money that comes in settles it. `cancellation` is what the business keeps of a
 * charter that was called off; an `allowance` is taken off what was owed, because money goes back without anything being too
 * much. A `damage-hold` is kept on a card and never a part of what is paid.
 */
export const OBLIGATION_KINDS = [
  'deposit',
  'balance',
  'apa',
  'cancellation',
  'allowance',
  'damage-hold',
] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** What is owed, why, and when it is due. */
export type Owed = {
  readonly kind: ObligationKind;
  readonly parts: Parts;
  /** Of a damage hold alone. */
  readonly holdCents: Cents;
  readonly dueAt: Date;
};

/** The damage hold is put on the card so long before departure (a card keeps one a week at most). */
export const DAMAGE_HOLD_HOURS = 48;

/**
 * What agreeing on a price makes a client owe (product 3.6): the deposit at once, the balance and the APA so long before
 * departure as the price says, or at once where that has passed. Of the deposit as much is tax as of what it is a percent of.
 */
export function owedFor(
  price: PriceEstimate,
  { departsAt, agreedAt, damageHoldCents = 0 }: OwedWhen,
): readonly Owed[] {
  const sumOf = (kind: PriceEstimate['lines'][number]['kind']) =>
    price.lines.reduce((sum, line) => sum + (line.kind === kind ? line.cents : 0), 0);
  const [tax, gratuity, apa] = [sumOf('sales-tax'), sumOf('gratuity'), sumOf('apa')];
  const charged = { ...NOTHING, base: price.subtotalCents, tax };
  const first = Math.min(price.depositCents, sumOfParts(charged));
  const deposit = partsOf(first, charged);
  const balance = { base: charged.base - deposit.base, tax: tax - deposit.tax, gratuity, apa: 0 };
  const later = balanceDueAt(departsAt, price.balanceDue, agreedAt) ?? agreedAt;
  const owed: readonly Owed[] = [
    { kind: 'deposit', parts: deposit, holdCents: 0, dueAt: agreedAt },
    { kind: 'balance', parts: balance, holdCents: 0, dueAt: later },
    { kind: 'apa', parts: { ...NOTHING, apa }, holdCents: 0, dueAt: later },
    ...damageHoldOf(damageHoldCents, holdDueAt(departsAt, agreedAt)),
  ];
  return owed.filter(({ parts, holdCents }) => sumOfParts(parts) + holdCents > 0);
}

/** What is kept on a card against damage, from when on; nothing where nothing is held. */
export const damageHoldOf = (holdCents: Cents, dueAt: Date): readonly Owed[] =>
  holdCents > 0 ? [{ kind: 'damage-hold', parts: NOTHING, holdCents, dueAt }] : [];

/** When the damage hold is put on the card: so long before departure, or at once where that has passed. */
export const holdDueAt = (departsAt: Date, agreedAt: Date): Date =>
  new Date(Math.max(agreedAt.getTime(), departsAt.getTime() - DAMAGE_HOLD_HOURS * 3_600_000));

export type OwedWhen = {
  readonly departsAt: Date;
  readonly agreedAt: Date;
  /** What is held on the card against damage; none without it. */
  readonly damageHoldCents?: Cents;
};

/** What is owed in all; a damage hold is not paid and counts for nothing. */
export const totalOwed = (owed: readonly Owed[]): Parts => addParts(...owed.map(({ parts }) => parts));

/** What is to be paid, in the order in which money that comes in settles it. */
export function inOrder<One extends Owed>(owed: readonly One[]): One[] {
  const rank = ({ kind }: One) => OBLIGATION_KINDS.indexOf(kind);
  return owed
    .filter(({ kind }) => kind !== 'allowance' && kind !== 'damage-hold')
    .sort((a, b) => rank(a) - rank(b) || a.dueAt.getTime() - b.dueAt.getTime());
}
