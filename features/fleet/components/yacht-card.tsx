import { memo, type ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { formatDollars } from '#words/amounts.ts';
import { DEFAULT_CAPACITY, DEFAULT_LENGTH_FT } from '../domain/yacht.ts';
import type { YachtCardAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { AllInPrice } from './all-in-price.tsx';
import { SaveButton } from './save-button.tsx';
import { feetText } from './yacht-length.ts';
import { YachtPicture } from './yacht-picture.tsx';

/** The width of a picture when the grid shows one, two or three cards in a row. */
const PICTURE_SIZES = '(min-width: 1376px) 405px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw';

interface YachtCardProps {
  yacht: YachtCardAnswer;
  /** The query that the link to the yacht's page carries: "?date=2027-03-06". */
  carried?: string;
  /** The link to all parts of the price. */
  children?: ReactNode;
}

/** A yacht in a list: picture, name, three facts, price, and the link to its page. */
export const YachtCard = memo(function YachtCard({ yacht, carried = '', children }: YachtCardProps) {
  const [picture] = yacht.pictures;
  const features = yacht.features.split('\n').filter(Boolean);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="picture-zoom relative">
        {picture ? (
          <YachtPicture picture={picture} brand={yacht.brand} ratio="3 / 2" sizes={PICTURE_SIZES} />
        ) : (
          <div className="picture aspect-3/2" />
        )}
      </div>
      <div className="flex grow flex-col pt-4">
        <p className="text-sm text-muted">
          {yacht.brand}
          {yacht.model && ` · ${yacht.model}`}
        </p>
        <h3 translate="no" className="mt-0.5">
          {yacht.name}
        </h3>
        <ul className="mt-2 flex flex-wrap text-sm [&>li+li]:before:px-2 [&>li+li]:before:text-muted [&>li+li]:before:content-['·']">
          <li>{feetText(yacht.lengthFt ?? DEFAULT_LENGTH_FT)}</li>
          <li>{words.guests(yacht.capacity > 0 ? yacht.capacity : DEFAULT_CAPACITY)}</li>
          <li>{yacht.location}</li>
        </ul>
        <p className="mt-3 line-clamp-2 text-muted">{yacht.summary || words.defaultDescription}</p>
        {features.length > 0 && (
          <ul aria-label={words.features} className="mt-3 flex flex-wrap gap-x-4 text-sm">
            {features.map((feature) => (
              <li key={feature} className="flex items-baseline gap-2">
                <span aria-hidden="true" className="h-px w-3 shrink-0 -translate-y-1 bg-brass" />
                {feature}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto pt-4">
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
            <CardPrice yacht={yacht}>{children}</CardPrice>
            <ButtonLink
              to={`/yachts/${yacht.id}${carried}`}
              variant="secondary"
              size="small"
              className="static shrink-0 before:absolute before:inset-0"
            >
              {words.viewDetails}
              <span className="sr-only"> {words.ofYacht(yacht.name)}</span>
            </ButtonLink>
          </div>
        </div>
      </div>
      <SaveButton yacht={yacht} className="absolute top-3 right-3" />
    </article>
  );
});

/** The all-in price of a full day with the staff's price per day below; only the latter if the yacht has no price sheets. */
function CardPrice({ yacht: { allInPrice, isAllInBasic, pricePerDay }, children }: YachtCardProps) {
  if (allInPrice === null)
    return (
      <Price
        dollars={pricePerDay}
        missing={words.onRequestShort}
        per={words.perDay}
        className="text-lg leading-none font-semibold"
      />
    );
  return (
    <div className="relative leading-tight">
      <p>
        <AllInPrice dollars={allInPrice} charter={isAllInBasic && words.basicCharter} className="text-lg" />
      </p>
      {pricePerDay !== null && (
        <p className="tabular mt-1 text-sm text-muted">
          {words.perDayBeforeFees(formatDollars(pricePerDay))}
        </p>
      )}
      {children}
    </div>
  );
}

/** A placeholder in the shape of a card while the fleet loads. */
export function YachtCardSkeleton() {
  return (
    <div className="flex h-full flex-col" aria-hidden="true">
      <Skeleton className="aspect-3/2 w-full" />
      <Skeleton className="mt-5 h-4 w-2/5" />
      <Skeleton className="mt-2.5 h-7 w-3/5" />
      <Skeleton className="mt-3 h-4 w-4/5" />
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-11/12" />
      <Skeleton className="mt-4 h-4 w-3/5" />
      <div className="mt-5 flex items-center justify-between border-t border-line pt-3">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-11 w-32" />
      </div>
    </div>
  );
}
