import { type ReactNode, Suspense } from 'react';
import { ExtraPicker } from '#features/extras/components/extra-picker.tsx';
import { lazyPart, useDeferred } from '#ui/deferred.ts';
import { words } from '../words/index.ts';
import { BookingForm } from './booking-form.tsx';
import type { Booking } from './use-booking.ts';
import { yachtAddress } from './wanted-charter.ts';

/** Loaded only when there is something to sum up. */
const CharterSummary = lazyPart(() =>
  import('./charter-summary.tsx').then((module) => module.CharterSummary),
);

const loadEstimate = () => import('./booking-estimate.tsx');

/** One of the two lists of extras. */
export function ExtrasChoice({
  booking,
  of,
  className,
}: {
  booking: Booking;
  of: 'addOns' | 'packages';
  className: string;
}) {
  return (
    <ExtraPicker
      extras={booking[of]}
      chosenIds={booking.chosenIds}
      notes={booking.notes}
      onToggle={booking.toggle}
      early={booking.early}
      onNote={booking.note}
      look={of === 'addOns' ? 'row' : 'card'}
      inert={booking.isSending}
      className={className}
    />
  );
}

/** The chosen extras and their total; before the first choice, a sentence in their place. */
export function ChosenExtras({ booking, onProceed }: { booking: Booking; onProceed: () => void }) {
  if (booking.chosen.length === 0) {
    return <p className="border-l-2 border-brass pl-5 text-muted">{words.extrasHere}</p>;
  }
  return (
    <Suspense>
      <CharterSummary
        extras={booking.chosen}
        notes={booking.notes}
        totalDollars={booking.totalDollars}
        whole={booking}
        onRemove={booking.toggle}
        onProceed={onProceed}
        inert={booking.isSending}
      />
    </Suspense>
  );
}

/** The estimate of the whole charter, shown once yacht, day and time are known. */
export function CharterEstimate({ booking, className }: { booking: Booking; className: string }) {
  const estimating = useDeferred(loadEstimate, booking.isAsked);
  const { estimate, yacht } = booking;
  if (!estimating || estimate === undefined) return null;
  return <estimating.BookingEstimate price={estimate} yachtName={yacht?.name ?? ''} className={className} />;
}

/** Keeps the estimate up to date as the booking changes, and says it. */
export function EstimateKeeper({ booking }: { booking: Booking }) {
  const estimating = useDeferred(loadEstimate, booking.isAsked);
  if (!estimating || !booking.isAsked) return null;
  const { wanted, time, chosenIds, estimate, yacht, setPrice } = booking;
  return (
    <estimating.BookingEstimator
      of={{
        yachtId: wanted.yachtId,
        pricingType: wanted.pricingType === 'without_amenities' ? 'without_amenities' : 'with_amenities',
        time,
        day: wanted.startDate,
        extraIds: chosenIds,
      }}
      known={estimate}
      yachtName={yacht?.name ?? ''}
      onPrice={setPrice}
    />
  );
}

/** The form, with parts between charter and contact (`extras`), and parts before its button (`children`). */
export function RequestForm({
  booking,
  extras,
  children,
}: {
  booking: Booking;
  extras?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <BookingForm
      key={booking.round}
      yachts={booking.yachts}
      carried={booking.carried}
      draft={booking.draft}
      toYacht={yachtAddress(booking.wanted, booking.chosenIds)}
      today={booking.today}
      isSending={booking.isSending}
      refusal={booking.refusal}
      onTouch={booking.touch}
      findFaults={booking.findFaults}
      onChange={booking.change}
      onAttempt={booking.attempt}
      onBegin={booking.begin}
      onEnd={booking.end}
      onSend={booking.send}
      extras={extras}
    >
      {children}
    </BookingForm>
  );
}
