import { type ReactNode, Suspense } from 'react';
import { lazyPart, useDeferred } from '#ui/deferred.ts';
import { BOOKING_CONTACT_ID } from './booking-contact.tsx';
import { BOOKING_FORM_ID } from './booking-form.tsx';
import { EstimateKeeper } from './booking-parts.tsx';
import { EarlyChoice } from './early-choice.tsx';
import { FilmFirst, goToForm } from './film-first.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import { type BookingOpened, useBooking } from './use-booking.ts';
import { goOn } from './wanted-charter.ts';

const loadYachtFirst = () => import('./yacht-first.tsx').then((module) => module.YachtFirst);

const isOpenedForYacht = import.meta.env.SSR || new URLSearchParams(window.location.search).has('yacht');

/** Loaded only for visitors who come from a yacht; then before hydration, so that the page responds as a whole. */
const YachtFirst = isOpenedForYacht ? await loadYachtFirst() : lazyPart(loadYachtFirst);

const loadSheet = () => import('./booking-sheet.tsx').then((module) => module.BookingSheet);

const loadReceived = () => import('./booking-received.tsx').then((module) => module.BookingReceived);

/**
 * The booking page, from the wish to the request. Opened for a yacht, it begins with her; otherwise with the film and the extras.
 *
 * @param waiting shown until the first part of the page has loaded
 */
export function BookCharter({ waiting, ...opened }: BookingOpened & { readonly waiting: ReactNode }) {
  const booking = useBooking(opened);
  const { carried, yachts, query, early, received } = booking;
  const Received = useDeferred(loadReceived, received !== undefined);
  const Sheet = useDeferred(loadSheet, true);
  const hasYacht = yachts.some(({ id }) => id === carried.yachtId);
  return (
    <>
      <EarlyChoice id={early.form} name={early.name} query={query} />
      {/* The bar watches how far the page has scrolled, so it appears together with the parts that it watches. */}
      <Suspense fallback={waiting}>
        {hasYacht ? <YachtFirst booking={booking} /> : <FilmFirst booking={booking} />}
        <ThumbBar
          totalDollars={booking.totalDollars}
          whole={booking}
          hasExtras={booking.chosen.length > 0}
          isSending={booking.isSending}
          lastPart={hasYacht ? BOOKING_CONTACT_ID : BOOKING_FORM_ID}
          onProceed={hasYacht ? () => goOn(booking.wanted) : goToForm}
        />
      </Suspense>
      {Sheet && <Sheet booking={booking} />}
      <EstimateKeeper booking={booking} />
      {Received && <Received booking={received} onClose={booking.forget} />}
    </>
  );
}
