import { addDays, type CharterDay } from '#core/charter-time.ts';
import { classes } from '#ui/classes.ts';
import { dayText } from '#words/days.ts';
import { HEAD, NAME, type Scale } from './calendar-places.ts';
import { words } from './words/index.ts';

interface CalendarColumnsProps {
  from: CharterDay;
  /** The days in view: how many days after the first, and the pixel where they begin. */
  seen: readonly { readonly index: number; readonly start: number }[];
  scale: Scale;
  width: number;
  height: number;
  today: number;
  wanted: number | undefined;
}

const isWeekend = (day: CharterDay) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * The header row of days, and the day columns behind the calendar. Weekends, today and the day that is asked about are
 * highlighted.
 */
export function CalendarColumns({ from, seen, scale, width, height, today, wanted }: CalendarColumnsProps) {
  const days = seen.map(({ index, start }) => {
    const day = addDays(from, index);
    const looks = classes(
      isWeekend(day) && 'is-weekend',
      index === today && 'is-today',
      index === wanted && 'is-wanted',
    );
    return { day, looks, left: NAME + start };
  });
  return (
    <>
      {days.map(({ day, looks, left }) => (
        <div
          key={day}
          className={classes('fleet-calendar-column', looks)}
          style={{ left, top: HEAD, width: scale.day, height }}
        />
      ))}
      <div className="fleet-calendar-head" style={{ width: NAME + width, height: HEAD }}>
        <div className="fleet-calendar-corner" style={{ width: NAME, height: HEAD }}>
          {words.yacht}
        </div>
        {days.map(({ day, looks, left }, index) => (
          <div
            key={day}
            className={classes('fleet-calendar-day', looks)}
            style={{ left, width: scale.day, height: HEAD }}
          >
            {scale.zoom === 'week' ? dayText(day, 'short') : <NarrowDay day={day} isFirst={index === 0} />}
          </div>
        ))}
      </div>
    </>
  );
}

/** A day in a narrow column; the first of a month and the first column also show the month. */
function NarrowDay({ day, isFirst }: { day: CharterDay; isFirst: boolean }) {
  const date = Number(day.slice(8));
  const [month = ''] = dayText(day, 'short-month').split(' ');
  return (
    <span className="grid">
      <span>{dayText(day, 'weekday')}</span>
      <span>{date === 1 || isFirst ? words.monthDay(month, date) : date}</span>
    </span>
  );
}
