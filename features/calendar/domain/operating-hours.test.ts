import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursIn, rangeAt } from '#core/charter-hours.ts';
import { addDays, clockAt } from '#core/charter-time.ts';
import { START_HOURS } from '#core/half-hours.ts';
import {
  ANY_HOUR,
  areHalfSet,
  EARLIEST_DEPARTURES,
  hoursAround,
  isWithinHours,
  LATEST_RETURNS,
  spokenHours,
  WAYS_TO_SET,
} from './operating-hours.ts';
import { SLOT_IDS, slotRange } from './slots.ts';

const DAY = '2027-06-12';
/** The nights on which Miami's clocks change begin on these days. */
const SPRING = '2027-03-13';
const AUTUMN = '2027-11-06';

const dayBoat = { earliestDeparture: '08:00', latestReturn: '22:00' };
const lateYacht = { earliestDeparture: '09:00', latestReturn: '02:00' };
const open = (hours: typeof dayBoat, startHour: number, lasting: number, day = DAY) =>
  isWithinHours(rangeAt(day, { startHour, hours: lasting }), hours);

describe('a charter of hours', () => {
  test('departs no earlier and returns no later, to the minute', () => {
    expect(open(dayBoat, 8, 14)).toBe(true);
    expect(open(dayBoat, 7.5, 3)).toBe(false);
    expect(open(dayBoat, 18, 4)).toBe(true);
    expect(open(dayBoat, 18.5, 4)).toBe(false);
    expect(open(dayBoat, 22, 3)).toBe(false);
  });

  test('lies within hours that end after midnight, begun before or after it', () => {
    expect(open(lateYacht, 22, 4)).toBe(true);
    expect(open(lateYacht, 22.5, 4)).toBe(false);
    expect(open(lateYacht, 0, 2)).toBe(true);
    expect(open(lateYacht, 1, 3)).toBe(false);
    expect(open(lateYacht, 2, 8)).toBe(false);
    expect(open(lateYacht, 9, 17)).toBe(true);
  });

  test('returns at midnight where that is the latest', () => {
    const hours = { earliestDeparture: '09:00', latestReturn: '00:00' };
    expect(open(hours, 20, 4)).toBe(true);
    expect(open(hours, 20.5, 4)).toBe(false);
    expect(open(hours, 0, 3)).toBe(false);
  });

  test('counts by the clock on the nights on which they change', () => {
    // Four hours from 10 PM end at 3 AM in March and at 1 AM in November.
    expect(open(lateYacht, 22, 4, SPRING)).toBe(false);
    expect(open(lateYacht, 22, 3, SPRING)).toBe(true);
    expect(open(lateYacht, 22, 5, AUTUMN)).toBe(true);
    expect(open(lateYacht, 22, 6, AUTUMN)).toBe(false);
  });
});

describe('a charter of days', () => {
  test('asks only for the hour at which she leaves and that at which she is back', () => {
    expect(open(dayBoat, 12, 24)).toBe(true);
    expect(open(dayBoat, 8, 7 * 24)).toBe(true);
    expect(open(dayBoat, 23, 48)).toBe(false);
    expect(open(dayBoat, 18, 30)).toBe(false);
    expect(open(dayBoat, 12, 30)).toBe(true);
    expect(open(lateYacht, 1, 24)).toBe(true);
  });
});

const setHours = fc.record({
  earliestDeparture: fc.constantFrom(...EARLIEST_DEPARTURES),
  latestReturn: fc.constantFrom(...LATEST_RETURNS),
});
const anyDay = fc.oneof(
  fc.constantFrom(SPRING, AUTUMN, addDays(SPRING, 1), addDays(AUTUMN, 1)),
  fc.integer({ min: 0, max: 700 }).map((ahead) => addDays('2027-01-01', ahead)),
);
const begun = fc.constantFrom(...START_HOURS);

test('however hours are set, each slot of every day lies within them', () => {
  fc.assert(
    fc.property(setHours, anyDay, fc.constantFrom(...SLOT_IDS), (hours, day, slot) => {
      expect(isWithinHours(slotRange(day, slot), hours)).toBe(true);
    }),
  );
});

test('what lies within hours begins and ends at an hour of hers, and a shorter charter from then lies in them too', () => {
  fc.assert(
    fc.property(
      setHours,
      anyDay,
      begun,
      fc.integer({ min: 2, max: 23 }),
      (hours, day, startHour, lasting) => {
        const range = rangeAt(day, { startHour, hours: lasting });
        // In the spring night 23 elapsed hours are a day by the clock, and charters with nights aboard have a rule of their own.
        if (hoursIn(range).hours >= 24 || !isWithinHours(range, hours)) return;
        const span = spokenHours(hours);
        const isHers = (at: Date) => {
          const { hour } = clockAt(at.toISOString());
          if (!span) return true;
          return span.until > span.from
            ? hour >= span.from && hour <= span.until
            : hour >= span.from || hour <= span.until;
        };
        expect([isHers(range.from), isHers(range.to)]).toEqual([true, true]);
        expect(isWithinHours(rangeAt(day, { startHour, hours: lasting - 1 }), hours)).toBe(true);
      },
    ),
  );
});

test('a search finds just the yachts whose hours a charter lies in', () => {
  fc.assert(
    fc.property(
      setHours,
      anyDay,
      begun,
      fc.integer({ min: 1, max: 60 }),
      (hours, day, startHour, lasting) => {
        const range = rangeAt(day, { startHour, hours: lasting });
        const found = hoursAround(range).some(
          (one) =>
            one.earliestDeparture === hours.earliestDeparture && one.latestReturn === hours.latestReturn,
        );
        expect(found).toBe(isWithinHours(range, hours));
      },
    ),
    { numRuns: 60 },
  );
  expect(hoursAround(slotRange(DAY, 'evening'))).toHaveLength(WAYS_TO_SET);
});

test('without hours any time will do, and one end alone is told', () => {
  const none = { earliestDeparture: ANY_HOUR, latestReturn: ANY_HOUR };
  expect(open(none, 3, 5)).toBe(true);
  expect([areHalfSet(none), areHalfSet(dayBoat)]).toEqual([false, false]);
  expect(areHalfSet({ ...dayBoat, latestReturn: ANY_HOUR })).toBe(true);
  expect(spokenHours(none)).toBeNull();
  expect(spokenHours(lateYacht)).toEqual({ from: 9, until: 2 });
});
