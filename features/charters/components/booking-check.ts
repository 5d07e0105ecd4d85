import { z } from 'zod';
import { charterDayAt, isCharterDay } from '#core/charter-time.ts';
import { plainText, requiredEmail, requiredLine } from '#core/text-schema.ts';
import type { YachtChoiceAnswer } from '#features/fleet/schema.ts';
import type { BookingFaults, BookingValues } from './booking-values.ts';

const bookingForm = z.object({
  yachtId: z.string().min(1, 'Please choose a yacht'),
  startDate: z
    .string()
    .min(1, 'Please choose a date')
    .refine(isCharterDay, 'Please choose a date')
    .refine((day) => day >= charterDayAt(new Date()), 'Please choose a date that has not passed'),
  duration: z.string().min(1, 'Please choose a time'),
  guestCount: z.string().min(1, 'Please choose the number of guests'),
  firstName: requiredLine(100, 'First name is required'),
  lastName: requiredLine(100, 'Last name is required'),
  email: requiredEmail(),
  phone: requiredLine(40, 'Phone is required'),
  specialRequests: plainText(4000),
});

export function checkBooking(values: BookingValues, _yacht: YachtChoiceAnswer | undefined): BookingFaults {
  const result = bookingForm.safeParse(values);
  if (result.success) return {};
  return Object.fromEntries(
    [...result.error.issues].reverse().map(({ path, message }) => [String(path[0]), message]),
  );
}
