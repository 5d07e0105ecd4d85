import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isCharterDay } from '#core/charter-time.ts';
import { askedHours } from '#features/calendar/domain/times.ts';
import { estimateQuery } from '#features/pricing/components/admin/calls.ts';
import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import type { NewBookingInput } from '../../schema/index.ts';
import { timeIn } from './staff-time.ts';
import { words } from './words/index.ts';

/** The price of the booking in the form, as the server will price it. */
export function BookingPrice({ booking }: { booking: NewBookingInput }) {
  const { yachtId, startDate, pricingType, billedAs, extraIds = [] } = booking;
  const { startTime, hours } = booking;
  const isOther = startTime !== undefined || hours !== undefined;
  const found = useQuery({
    ...estimateQuery({
      yachtId,
      ...(isCharterDay(startDate) ? { startDate } : {}),
      ...(isOther ? { startTime, hours: askedHours(timeIn(booking)).hours } : { duration: booking.duration }),
      pricingType,
      billedAs,
      extraIds: [...extraIds],
    }),
    enabled: yachtId !== '',
    placeholderData: keepPreviousData,
  });
  if (yachtId === '') return null;
  const price = found.data?.price;
  return (
    <section aria-label={words.price} role="status" aria-busy={found.isFetching} className="staff-panel">
      <h3 className="staff-subtitle">{words.price}</h3>
      {found.isError ? (
        <p className="text-urgent-strong">{words.priceFailed}</p>
      ) : found.data === undefined ? (
        <p>{words.addingUp}</p>
      ) : price ? (
        <PriceLines price={price} />
      ) : (
        <p>{words.noPriceNameOne}</p>
      )}
    </section>
  );
}
