import type { ReactNode } from 'react';
import { rangeAt } from '#core/charter-hours.ts';
import { isCharterDay } from '#core/charter-time.ts';
import { SLOTS, slotName } from '#features/calendar/domain/index.ts';
import { Button } from '#ui/button.tsx';
import { lengthText } from '#words/amounts.ts';
import { clockHours } from '#words/clock.ts';
import { dayText } from '#words/days.ts';
import { words } from '../words/index.ts';
import { type BookingField, focusField } from './booking-values.ts';
import { firstMissing, timeWanted, type WantedCharter } from './wanted-charter.ts';

const missingWords = (field: BookingField): string | undefined =>
  ({
    yachtId: words.chooseYacht,
    startDate: words.chooseDay,
    duration: words.chooseTime,
    guestCount: words.howManyGuests,
  })[field as string];

/** "Afternoon", "6:00–10:00 PM" or "3 days": short, because a phone shows day and guests beside it. */
const timeWords = (wanted: WantedCharter) => {
  const slot = SLOTS.find(({ id }) => id === wanted.duration);
  if (slot) return slotName(slot.id);
  const other = timeWanted(wanted);
  if (!other) return '';
  return other.hours < 24 && isCharterDay(wanted.startDate)
    ? clockHours(rangeAt(wanted.startDate, other))
    : lengthText(other.hours);
};

/** "Sat Dec 12"; on the narrowest phones "Dec 12". */
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
 * The booking so far, always in view: yacht, day, time and guests, and the first part that is missing. Each part is a button that
 * leads to its field.
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
  const known: readonly (readonly [
    field: BookingField,
    what: keyof typeof words.changeThe,
    told: ReactNode,
  ])[] = [
    ['yachtId', 'yacht', yachtName],
    ['startDate', 'day', dayWords(wanted.startDate)],
    [wanted.startTime === '' ? 'duration' : 'startTime', 'time', timeWords(wanted)],
    ['guestCount', 'guests', guests > 0 ? words.guestCount(guests) : ''],
  ];
  return (
    <section aria-label={words.charterSoFar} className="charter-line screen-only scripts-off:hidden">
      <div className="within-page charter-line-parts">
        {known
          .filter(([, , told]) => Boolean(told))
          .map(([field, what, told]) => (
            <button key={what} type="button" onClick={() => focusField(field)}>
              {told}
              <span className="sr-only">{words.changeThe[what]}</span>
            </button>
          ))}
        <Button
          variant="quiet"
          size="small"
          className="charter-line-change"
          onClick={() => focusField(missing ?? 'yachtId')}
        >
          {missing ? missingWords(missing) : words.change}
        </Button>
      </div>
    </section>
  );
}
