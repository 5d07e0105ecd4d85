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

/** A yacht's listed prices, in whole dollars. */
export type ListedAt = {
  /** The all-in price of a full day, and its kind of charter; null if no full day has a price. */
  readonly allIn: { readonly dollars: number; readonly charter: string } | null;
  /** The lowest of all listed prices, before fees, and what it is for. */
  readonly starting: { readonly dollars: number; readonly basis: string };
};

/** The listed prices; null if they are on demand, undefined while they load, `failed` if they could not be read. */
export type ListedPrices = ListedAt | 'failed' | null | undefined;

interface PriceCardProps {
  yacht: { readonly id: string; readonly name: string; readonly pricePerDay: number | null };
  prices: ListedPrices;
  /** Undefined if the yacht cannot be booked online now: the button then leads to `askingAddress`. */
  bookingAddress: string | undefined;
  askingAddress: string;
  /** The estimate of a charter. */
  children?: ReactNode;
}

/** The card beside the yacht's name: the price, and the button to book. */
export function YachtPriceCard({
  yacht,
  prices,
  bookingAddress,
  askingAddress,
  damageHold,
  children,
}: PriceCardProps & { damageHold: number | null }) {
  return (
    <aside
      aria-label={words.priceAndBooking}
      className="self-start rounded-lg border-line lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:border lg:p-7 lg:shadow-float"
    >
      <Listed prices={prices} className="display text-2xl font-normal" />
      <ButtonLink to={bookingAddress ?? askingAddress} wide className="mt-5 max-lg:hidden">
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

/** The bar at the bottom of a phone's screen: the estimate or else the listed price, and the button to book. */
export function YachtBottomBar({
  prices,
  bookingAddress,
  askingAddress,
  children,
}: Omit<PriceCardProps, 'yacht'>) {
  return (
    <BottomBar>
      {children || (
        <div className="min-w-0 flex-1 leading-tight">
          <Listed prices={prices} className="text-lg font-semibold" />
        </div>
      )}
      <ButtonLink to={bookingAddress ?? askingAddress} className="min-[22.5rem]:shrink-0">
        {bookingAddress ? words.bookThisYacht : words.askUs}
      </ButtonLink>
    </BottomBar>
  );
}

/** The price that represents the yacht: the all-in price of a full day, else the lowest of all listed prices. */
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

/** The lowest of all listed prices, with what it is for. */
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
