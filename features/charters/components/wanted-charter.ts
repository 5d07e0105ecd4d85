import { timeOf } from '#core/half-hours.ts';
import { type HoursOfDay, hoursOfSlotTime, SLOTS } from '#features/calendar/domain/index.ts';
import type { CarriedBooking } from './booking-query.ts';
import { type BookingField, type BookingValues, focusField } from './booking-values.ts';
import { otherHours, otherTimeFrom } from './other-time.ts';

/** The fields of the form on which the estimate and its heading depend. */
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
  yachtId,
  pricingType,
  startDate: startOn,
  duration: slot,
  ...otherTimeFrom(startOn, startTime, hours),
  guestCount: guests === 0 ? '' : String(guests),
});

/** Start and length of the chosen time: a slot, or a time that is none of them. Undefined until one is chosen. */
export function timeWanted(
  wanted: Omit<WantedCharter, 'yachtId' | 'pricingType' | 'guestCount'>,
): HoursOfDay | undefined {
  const slot = SLOTS.find(({ id }) => id === wanted.duration);
  return otherHours(wanted.startDate, wanted) ?? (slot && hoursOfSlotTime(slot.id));
}

/** The address of the yacht's page with the present choices, in the parameters that the page passes on when the visitor books. */
export function yachtAddress(wanted: WantedCharter, chosenIds: readonly string[]): string {
  const time = timeWanted(wanted);
  const isSlot = wanted.duration !== '';
  const chosen = {
    date: wanted.startDate,
    slot: wanted.duration,
    startTime: time && !isSlot ? timeOf(time.startHour) : '',
    hours: time && !isSlot ? String(time.hours) : '',
    guests: wanted.guestCount,
    extras: chosenIds.join(),
    pricing: wanted.pricingType === 'without_amenities' ? wanted.pricingType : '',
  };
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  return `/yachts/${wanted.yachtId}${query.size > 0 ? `?${query}` : ''}`;
}

/** The first field, in the form's order, that a request needs and that is still empty. */
export function firstMissing(wanted: WantedCharter): BookingField | undefined {
  if (wanted.yachtId === '') return 'yachtId';
  if (wanted.startDate === '') return 'startDate';
  if (wanted.guestCount === '') return 'guestCount';
  if (timeWanted(wanted)) return undefined;
  return wanted.startTime === '' ? 'duration' : 'length';
}

/** Moves the focus to the charter's fields while one is missing, else to the contact details. */
export function goOn(wanted: WantedCharter): void {
  focusField(firstMissing(wanted) ? 'yachtId' : 'firstName');
}
