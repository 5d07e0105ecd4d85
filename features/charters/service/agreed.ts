import { readMoneyRules } from '#features/content/service.ts';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { type Charter, findQuotes, type Quote } from '../repository/index.ts';

/**
 * The quote that stands: the newest. None once its charter was moved without having been agreed on: it was made for another time or
 * yacht.
 */
export async function standingQuote(
  { db }: Pick<Deps, 'db'>,
  { id, quotedCents }: Pick<Charter, 'id' | 'quotedCents'>,
): Promise<Quote | null> {
  if (quotedCents === null) return null;
  const [newest = null] = await findQuotes(db, id);
  return newest;
}

/** When a charter was agreed on for the time that it has: what is due is counted from then. */
export const agreedAtOf = (
  { agreedAt }: Pick<Charter, 'agreedAt'>,
  quote: Pick<Quote, 'acceptedAt'> | null,
): Date | null => agreedAt ?? quote?.acceptedAt ?? null;

/** What an agreed price hangs on. */
type Priced = Pick<Charter, 'id' | 'estimate' | 'quotedCents'>;

/** The price that a charter was agreed on for: as quoted last, else as estimated; null where none was ever named. */
export async function agreedPrice(deps: Pick<Deps, 'db'>, charter: Priced): Promise<PriceEstimate | null> {
  return (await standingQuote(deps, charter))?.price ?? charter.estimate;
}

/** The fee for cancelling in good time (product 4.7), in percent: as its price was named with (product 3.6), else as it is set. */
export async function feeOf(deps: Pick<Deps, 'db' | 'log'>, charter: Priced): Promise<number> {
  const price = await agreedPrice(deps, charter);
  return price?.cancellationFeePercent ?? (await readMoneyRules(deps)).cancellationFeePercent;
}
