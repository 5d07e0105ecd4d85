import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, createContext, startTransition, use, useEffect, useRef, useState } from 'react';
import { type DayButtonProps, DayPicker } from 'react-day-picker';
import { addDays, type CharterDay } from '#core/charter-time.ts';
import { SLOTS } from '#features/calendar/domain.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { availabilityQuery } from '../queries/booking.ts';
import type { AvailableDay } from '../schema/index.ts';
import { dayLabel, freeSlots } from './slot-words.ts';

/** How many months ahead the calendar goes. */
const MONTHS_AHEAD = 12;
/** A month's grid shows up to six weeks, beginning up to six days before the first. */
const GRID = { before: 6, days: 48 } as const;

export interface MonthCalendarProps {
  yachtId: string;
  today: CharterDay;
  /** Empty when none is chosen. */
  chosen: CharterDay | '';
  onChoose: (day: CharterDay) => void;
}

// The picker counts in the browser's own days; a charter day is a date, whatever the clocks are.
const toDate = (day: CharterDay) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
const toDay = (date: Date): CharterDay =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const Days = createContext<ReadonlyMap<CharterDay, AvailableDay>>(new Map());

/** A month of a yacht's calendar: each day shows which of its times are free, and those without any cannot be chosen. */
export function MonthCalendar({ yachtId, today, chosen, onChoose }: MonthCalendarProps) {
  const [month, setMonth] = useState(() => toDate(chosen || today));
  const first = toDay(new Date(month.getFullYear(), month.getMonth(), 1));
  const from = addDays(first, -GRID.before);
  const days = useQuery({
    ...availabilityQuery(yachtId, from, addDays(from, GRID.days)),
    placeholderData: keepPreviousData,
  });
  const byDay = new Map(days.data?.map((day) => [day.date, day]));
  const isShut = (date: Date) => {
    const day = toDay(date);
    const known = byDay.get(day);
    return day < today || (known !== undefined && freeSlots(known.slots).length === 0);
  };
  // A press is seen first, the other month's forty days a moment later. Keys in the grid take the focus along at once.
  const show = (next: Date) => {
    if (document.activeElement?.closest('[role="grid"]')) setMonth(next);
    else startTransition(() => setMonth(next));
  };
  const last = toDate(today);
  last.setMonth(last.getMonth() + MONTHS_AHEAD);

  return (
    <Days value={byDay}>
      <DayPicker
        mode="single"
        month={month}
        onMonthChange={show}
        selected={chosen ? toDate(chosen) : undefined}
        onSelect={(date) => date && onChoose(toDay(date))}
        required={false}
        today={toDate(today)}
        startMonth={toDate(today)}
        endMonth={last}
        disabled={isShut}
        classNames={CLASSES}
        components={{ DayButton: Day, Chevron }}
        labels={{
          labelDayButton: (date) => dayLabel(toDay(date), byDay.get(toDay(date))?.slots),
          labelNext: () => 'Next month',
          labelPrevious: () => 'Previous month',
        }}
        aria-busy={days.isFetching}
      />
      {days.isError && (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
          <p>The calendar could not be read.</p>
          <Button variant="secondary" size="small" onClick={() => void days.refetch()}>
            Try again
          </Button>
        </div>
      )}
      <Legend />
    </Days>
  );
}

const NAV_BUTTON =
  'grid size-11 place-items-center rounded-full hover:bg-foam aria-disabled:invisible focus-visible:outline-2 focus-visible:outline-accent';

const CLASSES: ComponentProps<typeof DayPicker>['classNames'] = {
  root: 'relative',
  months: '',
  month: '',
  month_caption: 'flex h-11 items-center',
  caption_label: 'display text-xl',
  nav: 'absolute top-0 right-0 z-10 flex',
  button_previous: NAV_BUTTON,
  button_next: NAV_BUTTON,
  month_grid: 'mt-3 w-full table-fixed border-collapse',
  week: 'border-t border-line',
  weekday: 'pb-2 text-sm font-normal text-muted',
  day: 'p-0 text-center align-top',
  outside: 'invisible',
};

/** A day's number over its three times of the day, filled where they are free. */
function Day({ day, modifiers, className: _own, ...rest }: DayButtonProps) {
  const known = use(Days).get(toDay(day.date));
  const button = useRef<HTMLButtonElement>(null);
  const isShut = modifiers.disabled === true;
  // The picker says which day the arrow keys have reached; the focus is the button's to take.
  const isReached = modifiers.focused === true;
  useEffect(() => {
    if (isReached) button.current?.focus();
  }, [isReached]);
  const isChosen = modifiers.selected === true;
  return (
    <button
      ref={button}
      {...rest}
      className={classes(
        'flex h-14 w-full flex-col items-center justify-center gap-1.5 rounded-sm transition-colors',
        isChosen ? 'bg-deep text-on-dark' : isShut ? 'text-muted' : 'hover:bg-foam',
      )}
    >
      <span
        className={classes(
          'tabular leading-none',
          isShut ? 'line-through decoration-1' : 'font-semibold',
          modifiers.today === true && 'underline decoration-brass decoration-2 underline-offset-4',
        )}
      >
        {day.date.getDate()}
      </span>
      <span aria-hidden="true" className={classes('flex gap-0.5', isShut && 'invisible')}>
        {SLOTS.filter(({ id }) => id !== 'full-day').map(({ id }) => (
          <span
            key={id}
            className={classes(
              'h-1 w-2.5 rounded-sm transition-opacity',
              isChosen ? 'bg-on-dark' : 'bg-accent',
              known?.slots[id] === 'free' ? '' : known ? 'opacity-20' : 'opacity-0',
            )}
          />
        ))}
      </span>
    </button>
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeftIcon size={20} /> : <ChevronRightIcon size={20} />;
}

function Legend() {
  return (
    <p className="flex gap-x-3 border-t border-line pt-4 text-sm text-muted">
      <span aria-hidden="true" className="mt-2 flex shrink-0 gap-0.5">
        <span className="h-1 w-2.5 rounded-sm bg-accent" />
        <span className="h-1 w-2.5 rounded-sm bg-accent" />
        <span className="h-1 w-2.5 rounded-sm bg-accent opacity-20" />
      </span>
      Morning, afternoon and evening: bright where they are free. A day struck through is taken.
    </p>
  );
}
