import { type ReactNode, Suspense } from 'react';
import { ExtraPicker } from '#features/extras/components/extra-picker.tsx';
import { lazyPart, useDeferred } from '#ui/deferred.ts';
import { words } from '../words/index.ts';
import { BookingForm } from './booking-form.tsx';
import type { Booking } from './use-booking.ts';
import { yachtAddress } from './wanted-charter.ts';

/** Nothing is summed up before something is chosen. */
const CharterSummary = lazyPart(() =>
  import('./charter-summary.tsx').then((module) => module.CharterSummary),
);

const loadEstimate = () => import('./booking-estimate.tsx');

/** One of the two pickers of extras. */
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
      className={className}
    />
  );
}

/** What was chosen and what it comes to; before anything is, that it will stand here. */
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
        isEstimated={booking.estimate != null}
        onRemove={booking.toggle}
        onProceed={onProceed}
      />
    </Suspense>
  );
}

/** The whole charter's estimate, as soon as yacht, day and time are known. */
export function CharterEstimate({ booking, className }: { booking: Booking; className: string }) {
  const estimating = useDeferred(loadEstimate, booking.isAsked);
  const { estimate, yacht } = booking;
  if (!estimating || estimate === undefined) return null;
  return <estimating.BookingEstimate price={estimate} yachtName={yacht?.name ?? ''} className={className} />;
}

/** Works the estimate out as the booking changes; shows nothing itself. */
export function EstimateKeeper({ booking }: { booking: Booking }) {
  const estimating = useDeferred(loadEstimate, booking.isAsked);
  if (!estimating || !booking.isAsked) return null;
  const { wanted, time, chosenIds, setPrice } = booking;
  return (
    <estimating.BookingEstimator
      of={{
        yachtId: wanted.yachtId,
        pricingType: wanted.pricingType === 'without_amenities' ? 'without_amenities' : 'with_amenities',
        time,
        day: wanted.startDate,
        extraIds: chosenIds,
      }}
      onPrice={setPrice}
    />
  );
}

/** The form, with what stands between the charter and the visitor's own details, and what stands before its button. */
export function RequestForm({
  booking,
  extras,
  children,
}: {
  booking: Booking;
  extras?: ReactNode;
  children: ReactNode;
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
      onSend={booking.send}
      extras={extras}
    >
      {children}
    </BookingForm>
  );
}
