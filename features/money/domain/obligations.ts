import type { Cents } from '#core/money.ts';
import { balanceDueAt, type PriceEstimate } from '#features/pricing/domain/index.ts';
import { addParts, NOTHING, type Parts, partsOf, shareOf, sumOfParts } from './parts.ts';

/**
 * Why something is owed, in the order in which payments settle it. An `addition` came after confirming. `cancellation` is what
 * the business keeps of a cancelled charter. An `allowance` reduces what was owed, because money goes back although nothing was
 * overpaid. A `damage-hold` is held on a card and is never part of what is paid.
 */
export const OBLIGATION_KINDS = [
  'deposit',
  'balance',
  'apa',
  'addition',
  'cancellation',
  'allowance',
  'damage-hold',
] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** Something owed: why, how much, and when it is due. */
export type Owed = {
  readonly kind: ObligationKind;
  readonly parts: Parts;
  /** Only for a damage hold; else 0. */
  readonly holdCents: Cents;
  readonly dueAt: Date;
  /** The id of its row, once it is stored. */
  readonly id?: string;
  /** What an addition is for, as staff wrote it; else empty. */
  readonly label?: string;
  /** Whether payments settle this addition before the balance. */
  readonly isBeforeBalance?: boolean;
};

/** How many hours before departure the damage hold is put on the card. Not earlier: a card keeps a hold for a week at most. */
export const DAMAGE_HOLD_HOURS = 48;

/**
 * What a client owes after agreeing on a price (product 3.6): the deposit at once; the balance and the APA at the
 * price's time before departure, or at once if that has passed. The deposit contains tax in the same proportion as the
 * amount it is a percent of.
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

/** The obligation for a damage hold; none if the amount is 0. */
export const damageHoldOf = (holdCents: Cents, dueAt: Date): readonly Owed[] =>
  holdCents > 0 ? [{ kind: 'damage-hold', parts: NOTHING, holdCents, dueAt }] : [];

/** The damage hold that a charter owed before it was moved, and the one it owes now; 0: none. */
export type HoldChange = { readonly wasCents: Cents; readonly isCents: Cents };

/** When the damage hold is put on the card: `DAMAGE_HOLD_HOURS` before departure, or at once if that has passed. */
export const holdDueAt = (departsAt: Date, agreedAt: Date): Date =>
  new Date(Math.max(agreedAt.getTime(), departsAt.getTime() - DAMAGE_HOLD_HOURS * 3_600_000));

export type OwedWhen = {
  readonly departsAt: Date;
  readonly agreedAt: Date;
  /** The damage hold's amount; none if absent. */
  readonly damageHoldCents?: Cents;
};

/** The sum of all that is owed. A damage hold adds nothing, because it is not paid. */
export const totalOwed = (owed: readonly Owed[]): Parts => addParts(...owed.map(({ parts }) => parts));

/** What an addition can be: an extra, which bears sales tax, or costs at sea beyond the APA, which the client pays as they are. */
export const ADDITION_SORTS = ['extra', 'costs'] as const;
export type AdditionSort = (typeof ADDITION_SORTS)[number];

/** The parts of an addition. `cents` is without the tax. */
export const additionParts = (cents: Cents, sort: AdditionSort, salesTaxPercent: number): Parts =>
  sort === 'extra'
    ? { ...NOTHING, base: cents, tax: shareOf(cents, salesTaxPercent) }
    : { ...NOTHING, apa: cents };

/** The obligations to pay, in the order in which payments settle them. */
export function inOrder<One extends Owed>(owed: readonly One[]): One[] {
  const rank = ({ kind, isBeforeBalance }: One) =>
    isBeforeBalance ? OBLIGATION_KINDS.indexOf('balance') - 0.5 : OBLIGATION_KINDS.indexOf(kind);
  return owed
    .filter(({ kind }) => kind !== 'allowance' && kind !== 'damage-hold')
    .sort((a, b) => rank(a) - rank(b) || a.dueAt.getTime() - b.dueAt.getTime());
}
