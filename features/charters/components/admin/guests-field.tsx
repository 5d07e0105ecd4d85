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
  /** The booking in the form. */
  wanted: NewBookingInput;
  yacht: YachtChoiceAnswer | undefined;
  /** The field's props from the form. */
  field: { readonly id: string; readonly error: string | undefined };
}

/**
 * The number of guests. If the yacht may not carry so many, it says so while typing, with the sentence of the server's refusal.
 */
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

/** The refusal that the server would answer to this number of guests, or to this mode (product 2.15). */
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
      // Until the day's answer is here, use the most that the yacht ever carries.
      ...days.map((most) => {
        if (!most) return yacht.capacity;
        return way ? most[way] : Math.max(most.crewed, most.bareboat);
      }),
    ),
  );
  return refused?.message;
}
