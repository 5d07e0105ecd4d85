import { type HoursOfDay, hoursOfSlotTime, SLOTS } from '#features/calendar/domain/index.ts';
import type { CarriedBooking } from './booking-query.ts';
import type { BookingValues } from './booking-values.ts';
import { otherHours, otherTimeFrom } from './other-time.ts';

/** What of the booking form the estimate depends on, and what its heading says. */
export type WantedCharter = Pick<
  BookingValues,
  'yachtId' | 'pricingType' | 'startDate' | 'duration' | 'startTime' | 'length' | 'lastDay' | 'guestCount'
>;

export const wantedOf = (values: WantedCharter): WantedCharter => {
  const { yachtId, pricingType, startDate, duration, startTime, length, lastDay, guestCount } = values;
  return { yachtId, pricingType, startDate, duration, startTime, length, lastDay, guestCount };
};

export const wantedAt = ({
  yachtId,
  pricingType,
  startOn,
  slot,
  startTime,
  hours,
  guests,
}: CarriedBooking) => ({
  ...{ yachtId, pricingType, startDate: startOn, duration: slot },
  ...otherTimeFrom(startOn, startTime, hours),
  guestCount: guests === 0 ? '' : String(guests),
});

/** From when and how long: one of the four, or a time beside them. Undefined while none is chosen. */
export function timeWanted(wanted: WantedCharter): HoursOfDay | undefined {
  const slot = SLOTS.find(({ id }) => id === wanted.duration);
  return otherHours(wanted.startDate, wanted) ?? (slot && hoursOfSlotTime(slot.id));
}
