import { type ComponentProps, createContext, use } from 'react';
import { type DayButtonProps, DayPicker } from 'react-day-picker';
import { addDays, type CharterDay } from '#core/charter-time.ts';
import { takeFocus } from '#ui/focus.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { dayText } from '#words/days.ts';
import { words } from '../words/index.ts';

// The picker works with the browser's local dates; a charter day is a date without a time zone.
const toDate = (day: CharterDay) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
const toDay = (date: Date): CharterDay =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The state of a day, from which its look is drawn. */
export type DayState = { readonly isShut: boolean; readonly isChosen: boolean; readonly isToday: boolean };

/** How a day looks, and what its button contains. */
export type DayFace = Pick<ComponentProps<'button'>, 'className' | 'children'> & {
  readonly 'data-kind'?: string | undefined;
};

interface MonthGridProps {
  /** The first day of the month that is shown. */
  month: CharterDay;
  onMonth: (month: CharterDay) => void;
  today: CharterDay;
  /** The last month that can be shown; absent: any month, past ones too. */
  lastMonth?: CharterDay;
  /** `roomy`, for visitors: a large number over marks for the times. `boxed`, for staff: a box with words. */
  density: 'roomy' | 'boxed';
  isShut: (day: CharterDay) => boolean;
  /** Empty when nothing is chosen. */
  chosen: CharterDay | { readonly from: CharterDay; readonly to: CharterDay };
  onChoose: (day: CharterDay) => void;
  /** What a screen reader says for a day. */
  labelOf: (day: CharterDay) => string;
  draw: (day: CharterDay, state: DayState) => DayFace;
  isBusy: boolean;
}

const Drawing = createContext<MonthGridProps['draw']>(() => ({}));

/** The days that a month's grid may show: up to six weeks, from up to six days before the first. */
export const daysAround = (month: CharterDay) => ({ from: addDays(month, -6), to: addDays(month, 42) });

/** The first day of the month that lies so many months after the given one. */
export function monthAfter(month: CharterDay, months: number): CharterDay {
  const date = toDate(month);
  return toDay(new Date(date.getFullYear(), date.getMonth() + months, 1));
}

/** A month of days to choose from, by mouse, finger or arrow keys. */
export function MonthGrid(grid: MonthGridProps) {
  const { month, onMonth, today, lastMonth, density, isShut, chosen, onChoose, labelOf, draw, isBusy } = grid;
  const isBoxed = density === 'boxed';
  return (
    <Drawing value={draw}>
      <DayPicker
        month={toDate(month)}
        onMonthChange={(date) => onMonth(toDay(date))}
        {...selectionOf(chosen, onChoose)}
        today={toDate(today)}
        {...(lastMonth ? { startMonth: toDate(today), endMonth: toDate(lastMonth) } : {})}
        disabled={(date) => isShut(toDay(date))}
        {...(isBoxed ? BOXED : { classNames: ROOMY, formatters: ROOMY_FORMATS })}
        components={{ DayButton: Day, Chevron }}
        labels={{
          labelDayButton: (date) => labelOf(toDay(date)),
          labelNext: () => words.nextMonth,
          labelPrevious: () => words.previousMonth,
          labelGrid: (date) => dayText(toDay(date), 'month'),
          labelWeekday: (date) => dayText(toDay(date), 'long-weekday'),
        }}
        aria-busy={isBusy}
      />
    </Drawing>
  );
}

/** Selects one day, or all days of a range. The caller decides what a press on a day changes. */
function selectionOf(chosen: MonthGridProps['chosen'], onChoose: MonthGridProps['onChoose']) {
  const onSelect = (_next: unknown, date: Date) => onChoose(toDay(date));
  if (typeof chosen === 'string') {
    return { mode: 'single', selected: chosen ? toDate(chosen) : undefined, onSelect } as const;
  }
  return {
    mode: 'range',
    selected: chosen.from ? { from: toDate(chosen.from), to: toDate(chosen.to) } : undefined,
    onSelect,
  } as const;
}

// At the calendar's end an arrow turns pale but stays: an invisible one would lose the focus of who has just pressed it.
const NAV_BUTTON =
  'grid size-11 place-items-center rounded-full hover:bg-foam aria-disabled:opacity-30 focus-visible:outline-2 focus-visible:outline-accent';

const ROOMY: ComponentProps<typeof DayPicker>['classNames'] = {
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

const ROOMY_FORMATS = {
  formatCaption: (date: Date) => dayText(toDay(date), 'month'),
  formatWeekdayName: (date: Date) => dayText(toDay(date), 'weekday').slice(0, words.weekdayLetters),
};

/** Six whole weeks from Monday. The page's own buttons above the grid change the month, as on other staff pages. */
const BOXED = {
  fixedWeeks: true,
  showOutsideDays: true,
  weekStartsOn: 1,
  hideNavigation: true,
  classNames: {
    month_caption: 'sr-only',
    month_grid: 'day-grid',
    weekday: 'day-head',
    day: 'p-0',
  },
  formatters: {
    formatWeekdayName: (date: Date) => dayText(toDay(date), 'weekday'),
  },
} as const;

function Day({ day, modifiers, className: _own, ...rest }: DayButtonProps) {
  const face = use(Drawing)(toDay(day.date), {
    isShut: modifiers.disabled === true,
    isChosen: modifiers.selected === true,
    isToday: modifiers.today === true,
  });
  // The picker says which day the arrow keys have reached; this button has to take the focus itself.
  return <button ref={modifiers.focused ? takeFocus : undefined} {...rest} {...face} />;
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeftIcon size={20} /> : <ChevronRightIcon size={20} />;
}
