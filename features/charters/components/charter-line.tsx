import type { ReactNode } from 'react';
import { isCharterDay } from '#core/charter-time.ts';
import { hourOf } from '#core/half-hours.ts';
import { SLOTS } from '#features/calendar/domain/index.ts';
import { Button } from '#ui/button.tsx';
import { counted, lengthText } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { clockText } from '#words/hour.ts';
import { type BookingField, focusField } from './booking-values.ts';
import { firstMissing, timeWanted, type WantedCharter } from './wanted-charter.ts';

const MISSING: Partial<Record<BookingField, string>> = {
  yachtId: 'Choose a yacht',
  startDate: 'Choose a day',
  duration: 'Choose a time',
  guestCount: 'How many guests?',
};

const timeWords = (wanted: WantedCharter) => {
  const slot = SLOTS.find(({ id }) => id === wanted.duration);
  const other = slot ? undefined : timeWanted(wanted);
  return other
    ? `${lengthText(other.hours)} from ${clockText(hourOf(wanted.startTime))}`
    : (slot?.name ?? '');
};

/** "Sat Dec 12"; the narrowest phones have room for "Dec 12". */
function dayWords(day: string): ReactNode {
  if (!isCharterDay(day)) return '';
  const [weekday, date] = dayText(day, 'short').split(', ');
  return (
    <>
      <span className="max-[23rem]:hidden">{weekday} </span>
      {date}
    </>
  );
}

/**
 * What is being booked, always in view: yacht, day, time and guests, and of what is missing the first. Each part leads to the
 * field that changes it.
 */
export function CharterLine({
  yachtName = '',
  wanted,
}: {
  yachtName?: string | undefined;
  wanted: WantedCharter;
}) {
  const missing = firstMissing(wanted);
  const guests = Number(wanted.guestCount);
  const known: readonly (readonly [field: BookingField, what: string, words: ReactNode])[] = [
    ['yachtId', 'yacht', yachtName],
    ['startDate', 'day', dayWords(wanted.startDate)],
    [wanted.startTime === '' ? 'duration' : 'startTime', 'time', timeWords(wanted)],
    ['guestCount', 'guests', guests > 0 ? counted(guests, 'guest') : ''],
  ];
  return (
    <section aria-label="Your charter so far" className="charter-line screen-only scripts-off:hidden">
      <div className="within-page charter-line-parts">
        {known
          .filter(([, , words]) => Boolean(words))
          .map(([field, what, words]) => (
            <button key={what} type="button" onClick={() => focusField(field)}>
              {words}
              <span className="sr-only">, change the {what}</span>
            </button>
          ))}
        <Button
          variant="quiet"
          size="small"
          className="charter-line-change"
          onClick={() => focusField(missing ?? 'yachtId')}
        >
          {missing ? MISSING[missing] : 'Change'}
        </Button>
      </div>
    </section>
  );
}
