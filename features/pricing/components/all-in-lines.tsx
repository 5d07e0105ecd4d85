import { slotOf } from '#features/calendar/domain/index.ts';
import { siteSettingsQuery } from '#features/content/queries.ts';
import { useAnswer } from '#ui/answers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import {
  estimatePrice,
  headlinePrice,
  hoursOfSlot,
  PRICING_TYPES,
  paymentTermsOf,
  writePrice,
} from '../domain/index.ts';
import { yachtPricingQuery } from '../queries.ts';
import { PriceLines } from './price-lines.tsx';

/** What stands behind a yacht's headline price: the estimate of a full day, by the function that the server prices with. */
export function AllInLines({ yachtId }: { yachtId: string }) {
  const sheets = useAnswer(yachtPricingQuery(yachtId));
  const settings = useAnswer(siteSettingsQuery());
  if (sheets.isError || settings.isError)
    return (
      <p role="alert" className="text-sm">
        Error loading prices. Please try again later.
      </p>
    );
  if (!sheets.data || !settings.data) return <Skeleton className="h-48" />;

  const pricingType = headlinePrice(sheets.data)?.pricingType ?? 'with_amenities';
  const price = estimatePrice({
    sheets: sheets.data,
    pricingType,
    hours: hoursOfSlot('full-day'),
    extras: [],
    ...paymentTermsOf(settings.data.policies, 'charter'),
  });
  const { name, hours } = slotOf('full-day');
  return (
    <div role="status">
      <p className="text-sm font-semibold">
        {name}, {hours}
      </p>
      <p className="text-sm text-muted">{PRICING_TYPES.find(({ id }) => id === pricingType)?.label}</p>
      {price && <PriceLines price={writePrice(price, null)} className="mt-2" />}
    </div>
  );
}
