import type { Cents } from '#core/money.ts';
import { findOnceIn } from '#features/cases/service.ts';
import { readMoneyRules } from '#features/content/service.ts';
import { hasRefundElsewhere } from '#features/money/service/index.ts';
import { balanceDueAt, type PaymentTerms, type PriceEstimate } from '#features/pricing/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import type { Boarding } from '../domain.ts';
import { type Charter, findQuotes, type Quote } from '../repository/index.ts';

/**
 * The quote that counts: the newest. Null once a charter that was not confirmed has been moved, because the quote was for another
 * time or yacht.
 */
export async function standingQuote(
  { db }: Pick<Deps, 'db'>,
  { id, quotedCents }: Pick<Charter, 'id' | 'quotedCents'>,
): Promise<Quote | null> {
  if (quotedCents === null) return null;
  const [newest = null] = await findQuotes(db, id);
  return newest;
}

/**
 * From when due dates are counted: since the client agreed to the charter's present time, or since its price was named if that came
 * later. Null before that.
 */
export function agreedAtOf(
  { agreedAt }: Pick<Charter, 'agreedAt'>,
  quote: Pick<Quote, 'acceptedAt' | 'createdAt'> | null,
): Date | null {
  const at = agreedAt ?? quote?.acceptedAt ?? null;
  return at && quote && quote.createdAt > at ? quote.createdAt : at;
}

/**
 * When the balance is due, counted since the price was agreed on; null: with the deposit. Page, agreement and confirmation name this
 * day, also one that is mailed again to a corrected address.
 */
export const agreedDueAt = (
  { now }: Pick<Deps, 'now'>,
  charter: Pick<Charter, 'agreedAt' | 'departsAt'>,
  quote: Pick<Quote, 'acceptedAt' | 'createdAt'> | null,
  { balanceDue }: Pick<PaymentTerms, 'balanceDue'>,
): Date | null => balanceDueAt(charter.departsAt, balanceDue, agreedAtOf(charter, quote) ?? now());

/** The damage hold of a charter: what its standing quote's conditions name, else what its yacht asks for now. */
export const agreedHoldCents = (
  quote: Pick<Quote, 'damageHoldCents'> | null,
  { damageHoldCents }: Pick<Boarding, 'damageHoldCents'>,
): Cents => quote?.damageHoldCents ?? damageHoldCents;

/** The fields of a charter that its agreed price depends on. */
type Priced = Pick<Charter, 'id' | 'estimate' | 'quotedCents'>;

/** The price that the client agreed to: of the newest quote, else of the estimate; null when no price was ever named. */
export async function agreedPrice(deps: Pick<Deps, 'db'>, charter: Priced): Promise<PriceEstimate | null> {
  return (await standingQuote(deps, charter))?.price ?? charter.estimate;
}

/**
 * The percentage kept when a client cancels in good time (product 4.7): as stored with the price (product 3.6), else as set now.
 */
export async function feeOf(deps: Pick<Deps, 'db' | 'log'>, charter: Priced): Promise<number> {
  const price = await agreedPrice(deps, charter);
  return price?.cancellationFeePercent ?? (await readMoneyRules(deps)).cancellationFeePercent;
}

/**
 * Whether staff decide what goes back when the client cancels. A charter that was cancelled and taken up again: the conditions have
 * decided once, and taking it up does not undo that. And while money that went back elsewhere is not entered: else it would go
 * back twice.
 */
export async function isUndecided(
  deps: Pick<Deps, 'db'>,
  { id, status }: Pick<Charter, 'id' | 'status'>,
): Promise<boolean> {
  const isTakenUp = status !== 'confirmed' && (await findOnceIn(deps.db, [id], 'confirmed')).length > 0;
  return isTakenUp || hasRefundElsewhere(deps, id);
}
