import type { ReactNode } from 'react';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { YachtActions } from './yacht-actions.tsx';

/** The starting price and what it is the price of; null where prices are on demand, undefined while they are read. */
export type StartingPrice = { readonly dollars: number; readonly basis: string } | null | undefined;

interface PriceCardProps {
  yacht: { readonly id: string; readonly name: string };
  startingPrice: StartingPrice;
  bookingAddress: string;
  /** What a charter comes to. */
  children?: ReactNode;
}

/** Beside the yacht's name: what she costs to begin with, and the way to have her. */
export function YachtPriceCard({ yacht, startingPrice, bookingAddress, children }: PriceCardProps) {
  return (
    <aside
      aria-label="Price and booking"
      className="self-start rounded-lg border-line lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:border lg:p-7 lg:shadow-float"
    >
      <p>
        <From price={startingPrice} className="display text-2xl" />
      </p>
      <ButtonLink to={bookingAddress} wide className="mt-5 max-lg:hidden">
        Book This Yacht
      </ButtonLink>
      {children}
      <div className="mt-5 lg:mt-3">
        <YachtActions yacht={yacht} />
      </div>
      <p className="mt-4 text-sm text-muted scripts-off:mt-0">
        You send a request and pay nothing yet. We answer within 24 hours.
      </p>
    </aside>
  );
}

/** On a phone the price and the way to book stay under the thumb: the estimate, or what she costs to begin with. */
export function YachtBottomBar({ startingPrice, bookingAddress, children }: Omit<PriceCardProps, 'yacht'>) {
  return (
    <BottomBar>
      {children || (
        <p className="min-w-0 flex-1 leading-tight">
          <From price={startingPrice} className="text-lg font-semibold" />
        </p>
      )}
      <ButtonLink to={bookingAddress} className="shrink-0">
        Book This Yacht
      </ButtonLink>
    </BottomBar>
  );
}

function From({ price, className }: { price: StartingPrice; className: string }) {
  if (price === undefined) return <Skeleton className="h-8 w-36" />;
  if (price === null) return <span className={className}>Prices on Demand</span>;
  return (
    <>
      <span className={className}>
        From <Price dollars={price.dollars} missing="" />
      </span>
      <span className="block text-sm text-muted">{price.basis}</span>
    </>
  );
}
