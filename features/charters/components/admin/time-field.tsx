import { MOST_DAYS, START_HOURS, timeOf } from '#core/half-hours.ts';
import { SLOTS, type SlotId, slotHours, slotName } from '#features/calendar/domain/index.ts';
import { askedHours } from '#features/calendar/domain/times.ts';
import { DURATIONS } from '#features/pricing/domain/index.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { lengthText } from '#words/amounts.ts';
import { clockText } from '#words/hour.ts';
import type { StaffTime } from './staff-time.ts';
import { words } from './words/index.ts';

const OTHER = 'other';
const DAY = 24;

const LENGTHS = [
  ...DURATIONS.map(({ hours }) => hours).filter((hours) => hours <= DAY),
  ...Array.from({ length: MOST_DAYS - 1 }, (_, more) => (more + 2) * DAY),
];

interface TimeFieldProps {
  value: StaffTime;
  onChange: (time: StaffTime) => void;
  required?: boolean;
  /** The field's props from the form. */
  field?: { readonly id?: string; readonly error?: string | undefined };
}

/** The choice of a time: one of the four slots, or any other start and length. */
export function TimeField({ value, onChange, required, field }: TimeFieldProps) {
  const isOther = value.hours !== undefined || value.startTime !== undefined;
  const { startHour, hours } = askedHours(value);
  // An API call can have set a length that is not in the list: add it.
  const lengths = LENGTHS.includes(hours) ? LENGTHS : [hours, ...LENGTHS];
  const choose = (word: string) => {
    if (word === OTHER) return onChange({ ...value, startTime: timeOf(startHour), hours });
    onChange({ duration: word as SlotId });
  };
  const change = (time: { startTime?: string; hours?: number }) =>
    onChange({ duration: value.duration, startTime: timeOf(startHour), hours, ...time });
  return (
    <>
      <Field className="time-field" label={words.time} {...(required ? { required } : {})} {...field}>
        <Select
          options={[
            ...SLOTS.map(({ id }) => ({
              value: id as string,
              label: `${slotName(id)}, ${slotHours(id)}`,
            })),
            { value: OTHER, label: words.otherHours },
          ]}
          value={isOther ? OTHER : value.duration}
          onChange={(event) => choose(event.target.value)}
        />
      </Field>
      {isOther && (
        <>
          <Field label={words.from}>
            <Select
              options={START_HOURS.map((hour) => ({ value: timeOf(hour), label: clockText(hour) }))}
              value={timeOf(startHour)}
              onChange={(event) => change({ startTime: event.target.value })}
            />
          </Field>
          <Field label={words.forLength}>
            <Select
              options={lengths.map((length) => ({ value: String(length), label: lengthText(length) }))}
              value={String(hours)}
              onChange={(event) => change({ hours: Number(event.target.value) })}
            />
          </Field>
        </>
      )}
    </>
  );
}
