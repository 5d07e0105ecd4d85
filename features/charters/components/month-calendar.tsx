import { startTransition, useState } from 'react';
import type { CharterDay } from '#core/charter-time.ts';
import { timeOf } from '#core/half-hours.ts';
import {
  type DayFace,
  type DayState,
  daysAround,
  MonthGrid,
  monthAfter,
} from '#features/calendar/components/month-grid.tsx';
import { type HoursOfDay, SLOTS } from '#features/calendar/domain/index.ts';
import { spokenHours } from '#features/calendar/domain/operating-hours.ts';
import { useLatestAnswer } from '#ui/answers.tsx';
import { classes } from '#ui/classes.ts';
import { NotRead } from '#ui/not-read.tsx';
import { useOnChange } from '#ui/on-change.ts';
import { lengthText } from '#words/amounts.ts';
import { clockText } from '#words/hour.ts';
import { availabilityQuery } from '../queries/booking.ts';
import type { AvailableDay } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { dayLabel, isSomeFree } from './slot-words.ts';

/** How many months ahead the calendar goes. */
const MONTHS_AHEAD = 12;
export interface MonthCalendarProps {
  yachtId: string;
  today: CharterDay;
  /** Empty when no day is chosen. */
  chosen: CharterDay | '';
  /** If given, the days show whether this time is free, instead of the three slots. */
  time?: HoursOfDay | undefined;
  onChoose: (day: CharterDay) => void;
}

/** A month of a yacht's calendar. Each day shows which of its slots are free; a day without any can't be chosen. */
export function MonthCalendar({ yachtId, today, chosen, time, onChoose }: MonthCalendarProps) {
  // A day beyond the calendar's end shows the last month, so that the days drawn are the days asked for.
  const monthOf = (day: CharterDay) => {
    const [month, last] = [monthAfter(day, 0), monthAfter(today, MONTHS_AHEAD)];
    return month > last ? last : month;
  };
  const [month, setMonth] = useState(() => monthOf(chosen || today));
  const { from, to } = daysAround(month);
  const asked = time && { hours: String(time.hours), startTime: timeOf(time.startHour) };
  const days = useLatestAnswer(availabilityQuery(yachtId, from, to, asked));
  const byDay = new Map(days.data?.map((day) => [day.date, day]));
  const isShut = (day: CharterDay) => {
    const known = byDay.get(day);
    return day < today || (known !== undefined && !isSomeFree(known));
  };
  // Show the press first and draw the new month's forty days a moment later. With the keyboard, draw at once: the focus moves
  // along.
  const show = (next: CharterDay) => {
    if (document.activeElement?.closest('[role="grid"]')) setMonth(next);
    else startTransition(() => setMonth(next));
  };
  // The day can also change elsewhere: typed in the form, or by going back.
  useOnChange(chosen, () => chosen && show(monthOf(chosen)));

  return (
    <>
      <MonthGrid
        month={month}
        today={today}
        isShut={isShut}
        chosen={chosen}
        onMonth={show}
        lastMonth={monthAfter(today, MONTHS_AHEAD)}
        density="roomy"
        onChoose={(day) => day !== chosen && onChoose(day)}
        labelOf={(day) => dayLabel(day, byDay.get(day))}
        draw={(day, state) => drawTimes(day, { ...state, isPast: day < today }, byDay.get(day))}
        isBusy={days.isFetching}
      />
      {days.isError && <NotRead said={words.calendarFailed} onRetry={days.refetch} />}
      <Legend time={time} days={days.data ?? []} />
    </>
  );
}

/** A day's number over one mark for each of its three slots, filled where the slot is free. */
function drawTimes(
  day: CharterDay,
  { isShut, isChosen, isToday, isPast }: DayState & { readonly isPast: boolean },
  known: AvailableDay | undefined,
): DayFace {
  return {
    className: classes(
      'flex h-14 w-full flex-col items-center justify-center gap-1.5 rounded-sm transition-colors',
      isChosen ? 'bg-deep text-on-dark' : isShut ? 'text-muted' : 'hover:bg-foam',
    ),
    children: (
      <>
        <span
          className={classes(
            'tabular leading-none',
            // A past day was not taken: pale, not struck through.
            isPast ? 'opacity-50' : isShut ? 'line-through decoration-1' : 'font-semibold',
            isToday && 'underline decoration-brass decoration-2 underline-offset-4',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <span aria-hidden="true" className={classes('flex gap-0.5', isShut && 'invisible')}>
          {marksOf(known).map(({ id, state }) => (
            <span
              key={id}
              className={classes(
                // Drawn as a border: with forced colors, backgrounds are gone.
                'rounded-sm border-t-4 transition-opacity',
                id === 'range' ? 'w-8' : 'w-2.5',
                isChosen ? 'border-on-dark' : 'border-accent',
                state === 'free' ? '' : state ? 'opacity-20' : 'opacity-0',
              )}
            />
          ))}
        </span>
      </>
    ),
  };
}

/** One mark for the visitor's own time if there is one, else one for each slot except the full day. */
function marksOf(
  known: AvailableDay | undefined,
): readonly { readonly id: string; readonly state: string | undefined }[] {
  if (known?.range) return [{ id: 'range', state: known.range }];
  return SLOTS.filter(({ id }) => id !== 'full-day').map(({ id }) => ({ id, state: known?.slots[id] }));
}

/** Explains the struck-through days. A time outside the yacht's hours (product 2.17) is struck through on every day. */
function legendOf({ startHour, hours }: HoursOfDay, days: readonly AvailableDay[]): string {
  const [length, from] = [lengthText(hours), clockText(startHour)];
  const outside = days.find(({ range }) => range === 'closed');
  const open = outside?.open && spokenHours(outside.open);
  if (!open) return words.legendTime(length, from);
  return `${words.legendOutside(length, from)} ${words.chartersBetween(clockText(open.from), clockText(open.until))}`;
}

function Legend({ time, days }: { time: HoursOfDay | undefined; days: readonly AvailableDay[] }) {
  if (time) {
    return <p className="border-t border-line pt-4 text-sm text-muted">{legendOf(time, days)}</p>;
  }
  return (
    <p className="flex gap-x-3 border-t border-line pt-4 text-sm text-muted">
      <span aria-hidden="true" className="mt-2 flex shrink-0 gap-0.5">
        <span className="w-2.5 rounded-sm border-t-4 border-accent" />
        <span className="w-2.5 rounded-sm border-t-4 border-accent" />
        <span className="w-2.5 rounded-sm border-t-4 border-accent opacity-20" />
      </span>
      {words.legend}
    </p>
  );
}
