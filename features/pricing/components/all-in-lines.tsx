import { slotHours, slotName } from '#features/calendar/domain/index.ts';
import { siteSettingsQuery } from '#features/content/queries.ts';
import { useAnswer } from '#ui/answers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { estimatePrice, headlinePrice, hoursOfSlot, paymentTermsOf, writePrice } from '../domain/index.ts';
import { yachtPricingQuery } from '../queries.ts';
import { words } from '../words/index.ts';
import { PriceLines } from './price-lines.tsx';

/** The lines behind a yacht's headline price: the estimate of a full day, computed by the function that the server uses. */
export function AllInLines({ yachtId }: { yachtId: string }) {
  const sheets = useAnswer(yachtPricingQuery(yachtId));
  const settings = useAnswer(siteSettingsQuery());
  if (sheets.isError || settings.isError)
    return (
      <p role="alert" className="text-sm">
        {words.pricesFailed}
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
  return (
    <div role="status">
      <p className="text-sm font-semibold">
        {slotName('full-day')}, {slotHours('full-day')}
      </p>
      <p className="text-sm text-muted">{words.types[pricingType]}</p>
      {price && <PriceLines price={writePrice(price, null)} className="mt-2" />}
    </div>
  );
}
