import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { rangeAt } from '#core/charter-hours.ts';
import { charterDayAt, isCharterDay } from '#core/charter-time.ts';
import { askedHours } from '#features/calendar/domain/times.ts';
import type { YachtChoiceAnswer } from '#features/fleet/schema/index.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { guestsRefused } from '../../domain.ts';
import { availabilityQuery } from '../../queries/booking.ts';
import type { NewBookingInput } from '../../schema/index.ts';
import { timeIn } from './staff-time.ts';
import { words } from './words/index.ts';

interface GuestsFieldProps extends ComponentProps<typeof Input> {
  /** The booking as it is put together. */
  wanted: NewBookingInput;
  yacht: YachtChoiceAnswer | undefined;
  /** What the form knows of the field. */
  field: { readonly id: string; readonly error: string | undefined };
}

/** How many come; more than she may carry is said while it is typed, in the words of the refusal that it would meet. */
export function GuestsField({ wanted, yacht, field, ...input }: GuestsFieldProps) {
  const refusal = useGuestsRefusal(wanted, yacht);
  return (
    <div className="grid content-start gap-1.5">
      <Field label={words.guests} required {...field}>
        <Input type="number" inputMode="numeric" min={1} {...input} />
      </Field>
      <p role="status" className="text-sm text-urgent-strong empty:hidden">
        {refusal !== field.error && refusal}
      </p>
    </div>
  );
}

/** What the server will say against so many guests, or against the way she is let for them (product 2.15). */
function useGuestsRefusal(wanted: NewBookingInput, yacht: YachtChoiceAnswer | undefined) {
  const { startDate: day, guestCount, mode } = wanted;
  const id = yacht?.id ?? '';
  const enabled = yacht !== undefined && isCharterDay(day) && day >= charterDayAt(new Date());
  const last = enabled ? charterDayAt(rangeAt(day, askedHours(timeIn(wanted))).to) : day;
  const first = useQuery({ ...availabilityQuery(id, day, day), enabled });
  const second = useQuery({ ...availabilityQuery(id, last, last), enabled });
  if (!yacht || !Number.isInteger(guestCount)) return undefined;
  const days = [first.data?.[0]?.guests, second.data?.[0]?.guests];
  const refused = guestsRefused({ guestCount, mode: mode || undefined }, yacht.name, (way) =>
    Math.min(
      // Until a day is known, what she carries at most.
      ...days.map((most) => {
        if (!most) return yacht.capacity;
        return way ? most[way] : Math.max(most.crewed, most.bareboat);
      }),
    ),
  );
  return refused?.message;
}
