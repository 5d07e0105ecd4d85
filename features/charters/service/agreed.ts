import { readMoneyRules } from '#features/content/service.ts';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { type Charter, findQuotes } from '../repository/index.ts';

/** The price that a charter was agreed on for: as quoted last, else as estimated; null where none was ever named. */
export async function agreedPrice(
  { db }: Pick<Deps, 'db'>,
  charter: Pick<Charter, 'id' | 'estimate'>,
): Promise<PriceEstimate | null> {
  const [newest] = await findQuotes(db, charter.id);
  return newest?.price ?? charter.estimate;
}

/** The fee for cancelling in good time (product 4.7), in percent: as its price was named with (product 3.6), else as it is set. */
export async function feeOf(
  deps: Pick<Deps, 'db' | 'log'>,
  charter: Pick<Charter, 'id' | 'estimate'>,
): Promise<number> {
  const price = await agreedPrice(deps, charter);
  return price?.cancellationFeePercent ?? (await readMoneyRules(deps)).cancellationFeePercent;
}
