import { useQuery } from '@tanstack/react-query';
import { rangeAt } from '#core/charter-hours.ts';
import { charterDayAt, isCharterDay } from '#core/charter-time.ts';
import { hourOf, timeOf } from '#core/half-hours.ts';
import { SLOTS, slotHours, slotName } from '#features/calendar/domain/index.ts';
import { spokenHours } from '#features/calendar/domain/operating-hours.ts';
import { askedHours } from '#features/calendar/domain/times.ts';
import { classes } from '#ui/classes.ts';
import { lengthText, listed } from '#words/amounts.ts';
import { clockHours } from '#words/clock.ts';
import { clockText } from '#words/hour.ts';
import { availabilityQuery } from '../../queries/booking.ts';
import { whyTaken } from '../why-taken.ts';
import type { StaffTime } from './staff-time.ts';
import { words } from './words/index.ts';

interface DayTimesProps {
  /** Empty until a yacht is chosen. */
  yachtId: string;
  day: string;
  time: StaffTime;
  onChoose: (time: StaffTime) => void;
}

/** When the yacht is free on that day: the four slots as buttons, and every free start for other hours. */
export function DayTimes({ yachtId, day, time, onChoose }: DayTimesProps) {
  const isOther = time.hours !== undefined || time.startTime !== undefined;
  const { startHour, hours } = askedHours(time);
  const isAhead = isCharterDay(day) && day >= charterDayAt(new Date());
  const calendar = useQuery({
    ...availabilityQuery(yachtId, day, day, isOther ? { hours: String(hours) } : {}),
    enabled: yachtId !== '' && isAhead,
  });
  if (yachtId === '' || !isCharterDay(day)) {
    return <p className="hint">{words.chooseToSee}</p>;
  }
  if (!isAhead) return <p className="text-urgent-strong">{words.dayHasPassed}</p>;
  if (calendar.isError) return <p className="hint">{words.freeUnread}</p>;
  const known = calendar.data?.[0];
  if (!known) return <p className="hint">{words.lookingWhenFree}</p>;
  const start = timeOf(startHour);
  // The yacht's hours bind visitors only; staff see them, and may go beyond.
  const isBeyond = known.outside?.includes(start) ?? false;
  const isFree = isBeyond || known.starts?.includes(start);
  const open = isBeyond && known.open ? spokenHours(known.open) : null;
  return (
    <>
      <fieldset className="day-times">
        <legend className="label mb-1.5">{words.thatDay}</legend>
        {SLOTS.map(({ id }) => {
          const state = known.slots[id];
          return (
            <button
              key={id}
              type="button"
              className={classes('day-time', state !== 'free' && 'is-taken')}
              disabled={state !== 'free'}
              aria-pressed={!isOther && time.duration === id}
              onClick={() => onChoose({ duration: id })}
            >
              <span className="font-semibold">{slotName(id)}</span>
              <span className="tabular">{slotHours(id)}</span>
              <span>{whyTaken(state) || words.free}</span>
            </button>
          );
        })}
      </fieldset>
      {known.starts && (
        <p role="status" className={isFree ? 'text-sm' : 'text-sm text-urgent-strong'}>
          {words.hoursAreFree(clockHours(rangeAt(day, { startHour, hours })), isFree === true)}
          {known.starts.length === 0
            ? words.noneFreeFrom(lengthText(hours))
            : words.freeFor(lengthText(hours), spans(known.starts))}
        </p>
      )}
      {open && (
        <p role="status" className="staff-caution text-sm">
          {words.beyondHours(clockText(open.from), clockText(open.until))}
        </p>
      )}
    </>
  );
}

/** Joins starts that follow each other by half an hour: "9:00 AM–2:30 PM and 6:00 PM". */
function spans(starts: readonly string[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const hour of starts.map(hourOf)) {
    const last = runs.at(-1);
    if (last && hour - last.to === 0.5) last.to = hour;
    else runs.push({ from: hour, to: hour });
  }
  return listed(
    runs.map(({ from, to }) => (from === to ? clockText(from) : `${clockText(from)}–${clockText(to)}`)),
  );
}
