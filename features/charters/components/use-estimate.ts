import { rangeAt } from '#core/charter-hours.ts';
import { centsFromDollars } from '#core/money.ts';
import type { HoursOfDay } from '#features/calendar/domain/index.ts';
import { siteSettingsQuery } from '#features/content/queries.ts';
import { useOfferedExtras } from '#features/extras/components/use-offered-extras.ts';
import {
  balanceDueAt,
  estimatePrice,
  type PricingType,
  paymentTermsOf,
  type WrittenPrice,
  writePrice,
} from '#features/pricing/domain/index.ts';
import { yachtPricingQuery } from '#features/pricing/queries.ts';
import { useAnswer } from '#ui/answers.tsx';

/** The inputs of the estimate. */
export interface EstimateOf {
  /** Empty until a yacht is chosen; then there is no estimate. */
  readonly yachtId: string;
  readonly pricingType: PricingType;
  /** Start and length; without them there is no estimate. */
  readonly time: HoursOfDay | undefined;
  /** Empty until a day is chosen. */
  readonly day: string;
  readonly extraIds: readonly string[];
}

/**
 * The price of the charter, worked out by the same function as on the server. Null where the price is on demand; undefined while
 * prices are loading or could not be read.
 */
export function useEstimate({
  yachtId,
  pricingType,
  time,
  day,
  extraIds,
}: EstimateOf): WrittenPrice | null | undefined {
  const enabled = extraIds.length > 0;
  const sheets = useAnswer(yachtPricingQuery(yachtId));
  const settings = useAnswer({ ...siteSettingsQuery(), enabled: yachtId !== '' });
  const offered = useOfferedExtras(enabled);
  if (!sheets.data || !settings.data || !time || (enabled && !offered)) return undefined;

  const price = estimatePrice({
    sheets: sheets.data,
    pricingType,
    hours: time.hours,
    extras: (offered ?? [])
      .filter(({ id }) => extraIds.includes(id))
      .map(({ id, name, price: dollars }) => ({ id, name, priceCents: centsFromDollars(dollars) })),
    ...paymentTermsOf(settings.data.policies, 'charter'),
  });
  if (!price) return null;
  const dueAt = day === '' ? null : balanceDueAt(rangeAt(day, time).from, price.balanceDue, new Date());
  return writePrice(price, dueAt);
}
