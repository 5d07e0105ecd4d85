import type { ComponentProps, ReactNode } from 'react';
import { isCharterDay } from '#core/charter-time.ts';
import { dayText } from '#words/days.ts';
import { UNREADABLE } from '../typed-values.ts';
import type { ListState } from './list-state.ts';
import { useTypedPart } from './typed-part.ts';

interface DayFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  label: ReactNode;
  /** The day in the address. */
  asked: string;
  onDay: (day: string) => void;
  /** The day that holds where the address has none: an emptied field shows it again. */
  usual?: string | undefined;
}

/**
 * A date field for a day in the address. Sends only a complete day: while someone types 2027, the browser reports the years
 * 0002, 0020 and 0202, and nothing at all on the way from 01/31 to 02/28.
 */
export function DayField({ label, asked, onDay, usual, ...input }: DayFieldProps) {
  const read = (text: string) => (text === '' || isCharterDay(text) ? text : asked);
  const { typed, type } = useTypedPart(asked, onDay, read, usual);
  const take = ({ target }: { target: HTMLInputElement }) =>
    type(target.validity.badInput ? UNREADABLE : target.value);
  return (
    <label className="day-field">
      {label}
      <input
        {...input}
        type="date"
        className="control staff-control"
        value={typed === UNREADABLE ? '' : typed}
        onChange={take}
        // The browser reports no change when the rest of half a date is deleted.
        onBlur={take}
      />
    </label>
  );
}

interface DayRangeProps {
  list: ListState;
  /** The labels of the two fields. */
  from: string;
  to: string;
  /** The default days, used where the address has none. */
  usual?: { readonly from: string; readonly to: string } | undefined;
}

/** The names of a `DayRange`'s two days in the address. */
export const DAY_PARTS = ['from', 'to'] as const;

/** The range of days in words, for print: "Nov 1, 2026 – Nov 28, 2026"; empty if no day is set. */
export function daysAsked(list: ListState, usual?: DayRangeProps['usual']): string {
  const days = DAY_PARTS.map((name) => list.get(name) || (usual?.[name] ?? ''));
  if (!days.some(isCharterDay)) return '';
  return days.map((day) => (isCharterDay(day) ? dayText(day, 'plain') : '…')).join(' – ');
}

/** Two date fields that filter a list by a range of days. */
export function DayRange({ list, usual, ...labels }: DayRangeProps) {
  return (
    <div className="day-range">
      {DAY_PARTS.map((name) => (
        <DayField
          key={name}
          label={labels[name]}
          asked={list.get(name) || (usual?.[name] ?? '')}
          onDay={(day) => list.set({ [name]: day })}
          usual={usual?.[name]}
        />
      ))}
    </div>
  );
}
