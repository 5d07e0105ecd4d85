import type { SlotId } from '#features/calendar/domain/index.ts';
import { slotNear } from '#features/calendar/domain/times.ts';
import { type ChosenExtras, type PricingType, writeExtras } from '../domain.ts';
import type { CharterRequestInput } from '../schema/index.ts';
import type { BookingValues } from './booking-values.ts';
import { otherHours } from './other-time.ts';

/**
 * The body of POST /api/yacht-requests (product 4.11), without the notes on extras. What is not chosen yet is an empty text,
 * which the schema refuses with a sentence of its own.
 */
export function bookingBody(values: BookingValues, chosen: ChosenExtras): CharterRequestInput {
  const other = otherHours(values.startDate, values);
  return {
    requestType: 'charter',
    yachtId: values.yachtId,
    contactName: `${values.firstName.trim()} ${values.lastName.trim()}`.trim(),
    contactEmail: values.email.trim(),
    contactPhone: values.phone.trim(),
    startDate: values.startDate,
    // For a time that is no slot, the nearest slot goes along, because the call requires one.
    duration: other ? slotNear(other) : (values.duration as SlotId),
    ...(other ? { startTime: values.startTime, hours: other.hours } : {}),
    guestCount: values.guestCount === '' ? '' : Number(values.guestCount),
    specialRequests: values.specialRequests,
    message: writeExtras(chosen),
    status: 'pending',
    extraIds: [...chosen.addOns, ...chosen.packages],
    pricingType: values.pricingType as PricingType,
    ...(values.leaveEmpty === '' ? {} : { leaveEmpty: values.leaveEmpty }),
  };
}
