import { useEffect } from 'react';
import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import type { WrittenPrice } from '#features/pricing/domain/index.ts';
import { formatDollars } from '#words/amounts.ts';
import { words } from '../words/index.ts';
import { type EstimateOf, useEstimate } from './use-estimate.ts';

/** Keeps the estimate up to date whenever its inputs change, and says it: the places that show it stand away from the form. */
export function BookingEstimator({
  of,
  known,
  yachtName,
  onPrice,
}: {
  of: EstimateOf;
  /** The estimate as the page has it; undefined at first, so that what is said changes when it comes. */
  known: WrittenPrice | null | undefined;
  yachtName: string;
  onPrice: (price: WrittenPrice | null | undefined) => void;
}) {
  const price = useEstimate(of);
  const told = JSON.stringify(price ?? null);
  const isKnown = price !== undefined;
  useEffect(() => {
    onPrice(isKnown ? (JSON.parse(told) as WrittenPrice | null) : undefined);
  }, [told, isKnown, onPrice]);
  return (
    <p role="status" className="sr-only">
      {known && `${words.estimateWith(yachtName)}: ${formatDollars(known.total)}`}
      {known === null && words.onDemandForDay}
    </p>
  );
}

/** The estimate of the whole charter. The summary's total beside it is of add-ons and packages only (product 3.5). */
export function BookingEstimate({
  price,
  yachtName,
  className,
}: {
  price: WrittenPrice | null;
  yachtName: string;
  className?: string;
}) {
  return (
    <section className={className}>
      <p className="display text-lg">{words.estimateWith(yachtName)}</p>
      {price ? (
        <>
          <PriceLines price={price} className="mt-2" />
          <p className="mt-3 text-sm text-muted">{words.byTodaysPrices}</p>
        </>
      ) : (
        <p className="mt-2 text-sm text-muted">{words.onDemandForDay}</p>
      )}
    </section>
  );
}
