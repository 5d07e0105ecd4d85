import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursIn, rangeAt } from '#core/charter-hours.ts';
import { addDays, clockAt, instantAt } from '#core/charter-time.ts';
import { hourOf, START_HOURS, timeOf } from '#core/half-hours.ts';
import { clockHours } from '#words/clock.ts';
import { type Occupied, overlaps, SLOTS, slotAt, slotRange, withTurnaround } from './domain/index.ts';
import { askedHours, nearestFree, slotNear, timeText } from './domain/times.ts';

/** In New York the clocks go forward on the second Sunday of March and back on the first of November. */
const CHANGES = ['2027-03-14', '2028-03-12', '2027-11-07', '2028-11-05'];
const AT_ANY_HOUR = { turnaroundMinutes: 0, earliestDeparture: 'any', latestReturn: 'any' };
const HOUR_MS = 3_600_000;

const around = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -8, max: 8 }))
  .map(([day, away]) => addDays(day, away));
const anyDay = fc.oneof(
  around,
  fc.integer({ min: 0, max: 1_000 }).map((n) => addDays('2027-01-01', n)),
);
const startHour = fc.constantFrom(...START_HOURS);
const shortHours = fc.constantFrom(3, 4, 5, 6, 8, 10, 12);
const days = fc.integer({ min: 1, max: 28 });

const lastsMs = ({ from, to }: { from: Date; to: Date }) => to.getTime() - from.getTime();

describe('a time of one’s own', () => {
  test('of hours lasts so many hours, on every night of the year', () => {
    fc.assert(
      fc.property(anyDay, startHour, shortHours, (day, start, hours) => {
        const range = rangeAt(day, { startHour: start, hours });
        expect(range.from).toEqual(instantAt(day, start));
        expect(lastsMs(range)).toBe(hours * HOUR_MS);
      }),
      { numRuns: 2_000 },
    );
  });

  test('of days ends by the clock at which it began, so many days later, and within an hour of their length', () => {
    fc.assert(
      fc.property(anyDay, startHour, days, (day, start, count) => {
        const range = rangeAt(day, { startHour: start, hours: count * 24 });
        const [begin, end] = [clockAt(range.from.toISOString()), clockAt(range.to.toISOString())];
        expect(end.day).toBe(addDays(day, count));
        // In the spring night 2:30 AM does not exist and is read as 3:30 AM, at either end.
        if (end.hour !== begin.hour) expect([begin.hour, end.hour]).toEqual([start, start + 1]);
        expect(Math.abs(lastsMs(range) - count * 24 * HOUR_MS)).toBeLessThanOrEqual(HOUR_MS);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['2027-03-13', 23],
    ['2027-11-06', 25],
    ['2027-07-03', 24],
  ])('of a day from noon on %s is %i hours long', (day, hours) => {
    const range = rangeAt(day, { startHour: 12, hours: 24 });
    expect(lastsMs(range)).toBe(hours * HOUR_MS);
    expect(timeText(range)).toContain(', 12:00 PM, 24 hours');
  });

  test('is told from its two ends alone: day, beginning and length come back', () => {
    fc.assert(
      fc.property(
        anyDay,
        startHour,
        fc.oneof(
          shortHours,
          days.map((count) => count * 24),
        ),
        (day, start, hours) => {
          const range = rangeAt(day, { startHour: start, hours });
          const shown = clockAt(range.from.toISOString()).hour;
          expect(hoursIn(range)).toEqual({ day, startHour: shown, hours });
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('that is a slot’s is that slot, on every day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...SLOTS), (day, { id, fromHour, toHour, name, hours }) => {
        const time = { startHour: fromHour, hours: toHour - fromHour };
        const range = rangeAt(day, time);
        expect(range).toEqual(slotRange(day, id));
        expect([slotAt(time), slotAt(hoursIn(range)), slotNear(time)]).toEqual([id, id, id]);
        expect(timeText(range)).toBe(`${name}, ${hours}`);
      }),
    );
  });

  test.each([
    [18, 4, 'evening'],
    [22, 4, 'evening'],
    [5, 3, 'morning'],
    [13, 4, 'afternoon'],
    [9, 6, 'morning'],
    [18, 24, 'full-day'],
    [20, 8, 'full-day'],
  ] as const)('from %f for %i hours is nearest to the %s, and is none', (start, hours, word) => {
    expect(slotNear({ startHour: start, hours })).toBe(word);
    expect(slotAt({ startHour: start, hours })).toBeUndefined();
  });

  test('is said by its word, as far as nothing else is', () => {
    expect(askedHours({ duration: 'evening' })).toEqual({ startHour: 17, hours: 3 });
    expect(askedHours({ duration: 'evening', startTime: '18:30' })).toEqual({ startHour: 18.5, hours: 3 });
    expect(askedHours({ duration: 'evening', hours: 4 })).toEqual({ startHour: 17, hours: 4 });
    for (const hour of START_HOURS) expect(hourOf(timeOf(hour))).toBe(hour);
  });
});

describe('a time in words', () => {
  test.each([
    [18, 4, '6:00–10:00 PM'],
    [9.5, 4, '9:30 AM–1:30 PM'],
    [8, 4, '8:00 AM–12:00 PM'],
    [12, 6, '12:00–6:00 PM'],
    [20, 4, '8:00 PM–12:00 AM'],
    [22, 4, '10:00 PM–2:00 AM'],
    [0, 3, '12:00–3:00 AM'],
    [18, 12, '6:00 PM–6:00 AM'],
    [10, 24, '10:00 AM to Sun, Dec 13, 10:00 AM'],
    [18, 72, '6:00 PM to Tue, Dec 15, 6:00 PM'],
  ])('from %f for %i hours: %s', (start, hours, words) => {
    expect(clockHours(rangeAt('2026-12-12', { startHour: start, hours }))).toBe(words);
  });

  test.each([
    [4, '4 hours'],
    [24, '24 hours'],
    [48, '2 days'],
    [168, '1 week'],
    [216, '9 days'],
    [336, '2 weeks'],
  ])('%i hours are %s', (hours, words) => {
    const text = timeText(rangeAt('2026-12-12', { startHour: 6, hours }));
    expect(text.endsWith(`, ${words}`), text).toBe(true);
  });
});

describe('what is offered in place of a time that is taken', () => {
  const NOW = instantAt('2027-02-01', 10);
  const taken = (day: string, start: number, hours: number): Occupied => ({
    kind: 'charter',
    ...rangeAt(day, { startHour: start, hours }),
  });

  test('is as long, an hour earlier or later on the day before another day', () => {
    const offers = nearestFree(
      { day: '2027-03-06', startHour: 18, hours: 4 },
      [taken('2027-03-06', 19, 2)],
      AT_ANY_HOUR,
      NOW,
    );
    expect(offers).toEqual([
      { day: '2027-03-06', startHour: 15, hours: 4 },
      { day: '2027-03-06', startHour: 21, hours: 4 },
      { day: '2027-03-05', startHour: 18, hours: 4 },
    ]);
  });

  test('keeps to the yacht’s hours', () => {
    const offers = nearestFree(
      { day: '2027-03-06', startHour: 18, hours: 4 },
      [taken('2027-03-06', 19, 2)],
      { turnaroundMinutes: 0, earliestDeparture: '09:00', latestReturn: '22:00' },
      NOW,
    );
    expect(offers).toEqual([
      { day: '2027-03-06', startHour: 15, hours: 4 },
      { day: '2027-03-05', startHour: 18, hours: 4 },
      { day: '2027-03-07', startHour: 18, hours: 4 },
    ]);
  });

  test('leaves out what may not sail, whatever is free', () => {
    const wanted = { day: '2027-03-06', startHour: 9, hours: 3 };
    const isLawful = ({ to }: { to: Date }) => to <= instantAt('2027-03-06', 12);
    expect(nearestFree(wanted, [taken('2027-03-06', 9, 3)], AT_ANY_HOUR, NOW, isLawful)).toEqual([
      { day: '2027-03-05', startHour: 9, hours: 3 },
      { day: '2027-03-05', startHour: 17, hours: 3 },
      { day: '2027-03-05', startHour: 12, hours: 5 },
    ]);
  });

  test('of several days begins at the same hour on another day', () => {
    const offers = nearestFree(
      { day: '2027-03-06', startHour: 10, hours: 72 },
      [taken('2027-03-08', 9, 8)],
      AT_ANY_HOUR,
      NOW,
    );
    expect(offers.map(({ day, startHour: start }) => [day, start])).toEqual([
      ['2027-03-04', 10],
      ['2027-03-03', 10],
      ['2027-03-09', 10],
    ]);
  });

  test('is free with its turnaround, to come, as long as asked, and three at most', () => {
    const entry = fc.record({
      away: fc.integer({ min: -40, max: 70 }),
      start: startHour,
      hours: fc.integer({ min: 1, max: 90 }),
    });
    fc.assert(
      fc.property(
        around,
        startHour,
        fc.oneof(shortHours, fc.constantFrom(24, 72)),
        fc.array(entry, { maxLength: 40 }),
        fc.constantFrom(0, 60, 90),
        (day, start, hours, entries, turnaround) => {
          const now = instantAt(addDays(day, -2), 11);
          const occupied = entries.map((one) => taken(addDays(day, one.away), one.start, one.hours));
          const offers = nearestFree(
            { day, startHour: start, hours },
            occupied,
            { ...AT_ANY_HOUR, turnaroundMinutes: turnaround },
            now,
          );
          expect(offers.length).toBeLessThanOrEqual(3);
          for (const offer of offers) {
            const range = withTurnaround(rangeAt(offer.day, offer), turnaround);
            expect(range.from > now).toBe(true);
            expect(occupied.some((other) => overlaps(other, range))).toBe(false);
            if (!slotAt({ startHour: start, hours })) expect(offer.hours).toBe(hours);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
