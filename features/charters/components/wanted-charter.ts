import type { CarriedBooking } from './booking-query.ts';
import type { BookingValues } from './booking-values.ts';

/** What of the booking form the estimate depends on. */
export type WantedCharter = Pick<BookingValues, 'yachtId' | 'pricingType' | 'startDate' | 'duration'>;

export const wantedOf = ({ yachtId, pricingType, startDate, duration }: WantedCharter): WantedCharter => ({
  yachtId,
  pricingType,
  startDate,
  duration,
});

export const wantedAt = ({ yachtId, pricingType, startOn, slot }: CarriedBooking): WantedCharter =>
  wantedOf({ yachtId, pricingType, startDate: startOn, duration: slot });
