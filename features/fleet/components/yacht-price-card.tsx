import type { ReactNode } from 'react';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatDollars } from '#words/amounts.ts';
import { words } from '../words/index.ts';
import { AllInPrice } from './all-in-price.tsx';
import { DamageHoldLine } from './damage-hold-line.tsx';
import { YachtActions } from './yacht-actions.tsx';

/** What a yacht is listed at, in whole dollars. */
export type ListedAt = {
  /** A full day with every fee, and of which charter; null where only other times have a price. */
  readonly allIn: { readonly dollars: number; readonly charter: string } | null;
  /** The lowest of all listed prices, before fees, and what it is the price of. */
  readonly starting: { readonly dollars: number; readonly basis: string };
};

/** The same; null where prices are on demand, undefined while they are read, `failed` where they could not be. */
export type ListedPrices = ListedAt | 'failed' | null | undefined;

interface PriceCardProps {
  yacht: { readonly id: string; readonly name: string; readonly pricePerDay: number | null };
  prices: ListedPrices;
  /** Undefined where she can't be booked here for now: then it leads to us. */
  bookingAddress: string | undefined;
  /** What a charter comes to. */
  children?: ReactNode;
}

/** Beside the yacht's name: what she costs to begin with, and the way to have her. */
export function YachtPriceCard({
  yacht,
  prices,
  bookingAddress,
  damageHold,
  children,
}: PriceCardProps & { damageHold: number | null }) {
  return (
    <aside
      aria-label={words.priceAndBooking}
      className="self-start rounded-lg border-line lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:border lg:p-7 lg:shadow-float"
    >
      <Listed prices={prices} className="display text-2xl font-normal" />
      <ButtonLink to={bookingAddress ?? '/contact'} wide className="mt-5 max-lg:hidden">
        {bookingAddress ? words.bookThisYacht : words.askUs}
      </ButtonLink>
      {prices && prices !== 'failed' && prices.allIn && (
        <div className="mt-3">
          <Starting prices={prices} />
        </div>
      )}
      {prices === null && yacht.pricePerDay !== null && (
        <p className="tabular mt-3 text-sm text-muted">
          {words.perDayBeforeFees(formatDollars(yacht.pricePerDay))}
        </p>
      )}
      {children}
      <DamageHoldLine dollars={damageHold} className="mt-4 text-sm" />
      <div className="mt-5 lg:mt-3">
        <YachtActions yacht={yacht} />
      </div>
      <p className="mt-4 text-sm text-muted scripts-off:mt-0">{words.payNothingYet}</p>
    </aside>
  );
}

/** On a phone the price and the way to book stay under the thumb: the estimate, or what she costs to begin with. */
export function YachtBottomBar({ prices, bookingAddress, children }: Omit<PriceCardProps, 'yacht'>) {
  return (
    <BottomBar>
      {children || (
        <div className="min-w-0 flex-1 leading-tight">
          <Listed prices={prices} className="text-lg font-semibold" />
        </div>
      )}
      <ButtonLink to={bookingAddress ?? '/contact'} className="min-[22.5rem]:shrink-0">
        {bookingAddress ? words.bookThisYacht : words.askUs}
      </ButtonLink>
    </BottomBar>
  );
}

/** The figure that stands for her; where only other times than a full day have a price, the lowest of those. */
function Listed({ prices, className }: { prices: ListedPrices; className: string }) {
  if (prices === undefined) return <Skeleton className="h-8 w-36" />;
  if (prices === 'failed') return <p className="text-muted">{words.pricesFailed}</p>;
  if (prices === null) return <p className={className}>{words.pricesOnDemand}</p>;
  const { allIn } = prices;
  return allIn ? (
    <p className="leading-tight">
      <AllInPrice dollars={allIn.dollars} charter={allIn.charter} className={className} />
    </p>
  ) : (
    <Starting prices={prices} />
  );
}

/** The lowest of all listed prices, named for what it is. */
function Starting({ prices: { starting } }: { prices: ListedAt }) {
  return (
    <p className="text-sm text-muted">
      <span>
        {words.startingFrom} <Price dollars={starting.dollars} missing="" />
      </span>
      : <span>{starting.basis}</span>
      {words.beforeFees}
    </p>
  );
}
