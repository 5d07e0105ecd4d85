import type { ComponentProps, ReactNode } from 'react';
import { isCharterDay } from '#core/charter-time.ts';
import { dayText } from '#words/days.ts';
import type { ListState } from './list-state.ts';
import { useTypedPart } from './typed-part.ts';

interface DayFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  label: ReactNode;
  /** As the address has it. */
  asked: string;
  onDay: (day: string) => void;
}

/** A day of the address, sent once it is typed out: on the way to 2027 a browser says 0002, 0020 and 0202, which ask for nothing. */
export function DayField({ label, asked, onDay, ...input }: DayFieldProps) {
  const { typed, type } = useTypedPart(asked, onDay, (text) =>
    text === '' || isCharterDay(text) ? text : asked,
  );
  return (
    <label className="day-field">
      {label}
      <input
        {...input}
        type="date"
        className="control staff-control"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </label>
  );
}

interface DayRangeProps {
  list: ListState;
  /** The words of both. */
  from: string;
  to: string;
  /** The days that hold where the address names none. */
  usual?: { readonly from: string; readonly to: string } | undefined;
}

/** What a `DayRange` narrows by, as the address calls it. */
export const DAY_PARTS = ['from', 'to'] as const;

/** The same in words, for paper: "Nov 1, 2026 – Nov 28, 2026"; empty where no day is asked for. */
export function daysAsked(list: ListState, usual?: DayRangeProps['usual']): string {
  const days = DAY_PARTS.map((name) => list.get(name) || (usual?.[name] ?? ''));
  if (!days.some(isCharterDay)) return '';
  return days.map((day) => (isCharterDay(day) ? dayText(day, 'plain') : '…')).join(' – ');
}

/** From which day to which a list is narrowed. */
export function DayRange({ list, usual, ...labels }: DayRangeProps) {
  return (
    <div className="day-range">
      {DAY_PARTS.map((name) => (
        <DayField
          key={name}
          label={labels[name]}
          asked={list.get(name) || (usual?.[name] ?? '')}
          onDay={(day) => list.set({ [name]: day })}
        />
      ))}
    </div>
  );
}
