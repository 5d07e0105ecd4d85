import type { SlotId } from '#features/calendar/domain/index.ts';
import { slotNear } from '#features/calendar/domain/times.ts';
import { type ChosenExtras, type PricingType, writeExtras } from '../domain.ts';
import type { CharterRequestInput } from '../schema/index.ts';
import type { BookingValues } from './booking-values.ts';
import { otherHours } from './other-time.ts';

/**
 * The body of POST /api/yacht-requests (product 4.11). Notes on items are no part of it. What was not
 * chosen yet is an empty text, which the schema refuses with its own sentence.
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
    // Of another time the nearest word goes along, as the call wants one.
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
