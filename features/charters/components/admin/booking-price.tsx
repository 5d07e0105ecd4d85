import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isCharterDay } from '#core/charter-time.ts';
import { askedHours } from '#features/calendar/domain/times.ts';
import { estimateQuery } from '#features/pricing/components/admin/calls.ts';
import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import { classes } from '#ui/classes.ts';
import { formatDollars } from '#words/amounts.ts';
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
  const price = found.isError ? undefined : found.data?.price;
  return (
    <section aria-label={words.price} aria-busy={found.isFetching} className="staff-panel">
      <h3 className="staff-subtitle">{words.price}</h3>
      {price && <PriceLines price={price} />}
      {/* Of a new price only the total is read out: all lines would be read over what is being typed. */}
      <p role="status" className={classes(price && 'sr-only', found.isError && 'text-urgent-strong')}>
        {found.isError
          ? words.priceFailed
          : found.data === undefined
            ? words.addingUp
            : price
              ? words.totalIs(formatDollars(price.total))
              : words.noPriceNameOne}
      </p>
    </section>
  );
}
