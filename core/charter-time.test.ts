import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  BUSINESS_TIME_ZONE,
  charterDayAt,
  charterYearAt,
  daysBetween,
  daysEarlier,
  instantAt,
  isCharterDay,
  localTimeAt,
  nextMidnight,
} from './charter-time.ts';

/** Every day of three years, including a leap day and six clock changes; made without the code under test. */
const DAYS = Array.from({ length: 365 + 365 + 366 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

/** In New York the clocks go forward at 02:00 on the second Sunday of March, and back on the first Sunday of November. */
const SPRING_DAYS = ['2026-03-08', '2027-03-14', '2028-03-12'];
const AUTUMN_DAYS = ['2026-11-01', '2027-11-07', '2028-11-05'];

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

const anyDay = fc.constantFrom(...DAYS);
const anyInstant = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) })
  .map((ms) => new Date(ms));

it('covers three whole years', () => {
  expect(DAYS.at(0)).toBe('2026-01-01');
  expect(DAYS.at(-1)).toBe('2028-12-31');
  expect(DAYS).toContain('2028-02-29');
});

describe('isCharterDay', () => {
  it('takes every day there is', () => {
    for (const day of DAYS) expect(isCharterDay(day), day).toBe(true);
    expect(isCharterDay('2000-02-29')).toBe(true);
    expect(isCharterDay('9998-12-31')).toBe(true);
  });

  it.each([
    '',
    'today',
    '9999-12-31',
    '2027-02-29',
    '2027-02-30',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-06-00',
    '2026-6-1',
    '26-06-01',
    '12026-06-01',
    '2026/06/01',
    '06-01-2026',
    '2026-06-01T00:00:00Z',
    ' 2026-06-01',
    '2026-06-01 ',
    '2026-06-01\n',
    '2026‑06‑01',
    '２０２６-06-01',
    '-2026-06-01',
    '0000-01-01',
    '0099-01-01',
    '1899-12-31',
    "2026-06-01'; drop table yachts",
  ])('refuses %j', (text) => {
    expect(isCharterDay(text)).toBe(false);
  });

  it('takes exactly what a calendar would write', () => {
    const part = fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), part, part, (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const exists = new Date(`${text}T00:00:00Z`);
        const written = Number.isNaN(exists.getTime()) ? '' : exists.toISOString().slice(0, 10);
        expect(isCharterDay(text)).toBe(written === text);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isCharterDay(text) === 'boolean'));
  });
});

describe('days', () => {
  it('follow one another without a gap', () => {
    DAYS.forEach((day, index) => {
      const next = DAYS[index + 1];
      if (next) expect(addDays(day, 1)).toBe(next);
      expect(daysBetween(DAYS[0] ?? '', day)).toBe(index);
    });
  });

  it('can be counted there and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2_000, max: 2_000 }), (day, days) => {
        const other = addDays(day, days);
        expect(isCharterDay(other)).toBe(true);
        expect(daysBetween(day, other)).toBe(days);
        expect(addDays(other, -days)).toBe(day);
      }),
    );
  });

  it('sort as text in the order they come', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(daysBetween(a, b))).toBe(a < b ? 1 : a > b ? -1 : 0);
      }),
    );
  });
});

describe('charterDayAt', () => {
  // In the same language, WebKit wrote 11/28/2026 where Chrome wrote 2026-11-28.
  it('asks no browser in which order a language writes a date', () => {
    const { prototype } = Intl.DateTimeFormat;
    const own = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
    const format = vi
      .spyOn(prototype as { readonly format: unknown }, 'format', 'get')
      .mockImplementation(function written(this: Intl.DateTimeFormat) {
        return this.resolvedOptions().day === '2-digit' ? () => '11/28/2026' : own?.call(this);
      });
    expect(charterDayAt(new Date('2026-11-29T04:59:00Z'))).toBe('2026-11-28');
    expect(charterDayAt(new Date('2026-11-29T05:00:00Z'))).toBe('2026-11-29');
    format.mockRestore();
  });
});

describe('instantAt', () => {
  it('is midnight in Miami on every day, and leads back to that day', () => {
    for (const day of DAYS) {
      const midnight = instantAt(day, 0);
      expect(wallClock.format(midnight), day).toBe(`${day} 00:00`);
      expect(charterDayAt(midnight), day).toBe(day);
      expect(charterDayAt(new Date(midnight.getTime() - 1)), day).toBe(addDays(day, -1));
    }
  });

  it('shows every hour of every day on the wall, but for the one that spring skips', () => {
    for (const day of DAYS) {
      for (let hour = 0; hour < 24; hour += 1) {
        const shown = SPRING_DAYS.includes(day) && hour === 2 ? 3 : hour;
        const wall = `${day} ${String(shown).padStart(2, '0')}:00`;
        expect(wallClock.format(instantAt(day, hour)), `${day} at ${hour}`).toBe(wall);
      }
    }
  });

  it('reads hour 24 as the next midnight', () => {
    for (const day of DAYS) {
      expect(instantAt(day, 24).getTime(), day).toBe(instantAt(addDays(day, 1), 0).getTime());
    }
  });

  it.each(SPRING_DAYS)('%s has 23 hours, and no two o’clock', (day) => {
    expect(instantAt(day, 24).getTime() - instantAt(day, 0).getTime()).toBe(23 * 3_600_000);
    expect(instantAt(day, 2).getTime()).toBe(instantAt(day, 3).getTime());
    expect(instantAt(day, 3).getTime() - instantAt(day, 1).getTime()).toBe(3_600_000);
  });

  it.each(AUTUMN_DAYS)('%s has 25 hours, and its one o’clock is the first of two', (day) => {
    expect(instantAt(day, 24).getTime() - instantAt(day, 0).getTime()).toBe(25 * 3_600_000);
    expect(instantAt(day, 1).toISOString()).toBe(`${day}T05:00:00.000Z`);
    expect(instantAt(day, 2).toISOString()).toBe(`${day}T07:00:00.000Z`);
  });

  it('keeps charter slots as long as they say, also on the days the clocks change', () => {
    for (const day of [...SPRING_DAYS, ...AUTUMN_DAYS]) {
      for (const [from, to] of [
        [9, 12],
        [12, 17],
        [17, 20],
        [9, 17],
      ] as const) {
        const hours = (instantAt(day, to).getTime() - instantAt(day, from).getTime()) / 3_600_000;
        expect(hours, `${day} ${from}–${to}`).toBe(to - from);
      }
    }
  });

  it('never runs backwards within a day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 23 }), (day, hour) => {
        expect(instantAt(day, hour + 1).getTime()).toBeGreaterThanOrEqual(instantAt(day, hour).getTime());
      }),
    );
  });
});

describe('localTimeAt', () => {
  it.each([
    ['2027-03-06T22:05:09.400Z', '2027-03-06T17:05:09-05:00', 'winter'],
    ['2027-07-04T03:59:59Z', '2027-07-03T23:59:59-04:00', 'the day before, in summer'],
    ['2027-11-07T05:30:00Z', '2027-11-07T01:30:00-04:00', 'the hour that autumn repeats'],
    ['2027-11-07T06:30:00Z', '2027-11-07T01:30:00-05:00', 'that hour again'],
  ])('%s is %s: %s', (at, local) => {
    expect(localTimeAt(new Date(at))).toBe(local);
  });

  it('is the same instant, on the day that Miami has', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const local = localTimeAt(at);
        expect(Date.parse(local)).toBe(Math.floor(at.getTime() / 1000) * 1000);
        expect(local.slice(0, 10)).toBe(charterDayAt(at));
      }),
    );
  });
});

describe('daysEarlier', () => {
  it.each([
    ['2027-03-06T17:00:00Z', 14, '2027-02-20T17:00:00.000Z'],
    // Noon by Miami's clocks; they went forward in between.
    ['2027-03-20T16:00:00Z', 14, '2027-03-06T17:00:00.000Z'],
    // Here they went back in between.
    ['2026-11-08T17:30:00Z', 14, '2026-10-25T16:30:00.000Z'],
    // Half past two, on a day on which the clocks skip it.
    ['2027-03-21T06:30:00Z', 7, '2027-03-14T07:30:00.000Z'],
    ['2027-03-06T17:00:00Z', 0, '2027-03-06T17:00:00.000Z'],
  ])('%s less %i days is %s', (instant, days, expected) => {
    expect(daysEarlier(new Date(instant), days).toISOString()).toBe(expected);
  });

  it('is so many calendar days before, and within an hour of their length', () => {
    fc.assert(
      fc.property(anyInstant, fc.nat(400), (instant, days) => {
        const earlier = daysEarlier(instant, days);
        const difference = instant.getTime() - earlier.getTime() - days * 86_400_000;
        expect(Math.abs(difference)).toBeLessThanOrEqual(3_600_000);
        if (Math.abs(difference) === 0) {
          const between = daysBetween(charterDayAt(earlier), charterDayAt(instant));
          // A skipped hour in spring counts as the hour after it, which is on the same day.
          expect(between).toBe(days);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('nextMidnight', () => {
  it('is after now, at midnight, of the next day', () => {
    fc.assert(
      fc.property(anyInstant, (now) => {
        const midnight = nextMidnight(now);
        const wait = midnight.getTime() - now.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(25 * 3_600_000);
        expect(charterDayAt(midnight)).toBe(addDays(charterDayAt(now), 1));
        expect(charterDayAt(new Date(midnight.getTime() - 1))).toBe(charterDayAt(now));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is a whole day away at midnight itself', () => {
    const midnight = instantAt('2026-07-04', 0);
    expect(nextMidnight(midnight).getTime()).toBe(instantAt('2026-07-05', 0).getTime());
  });

  it.each([
    // 1 AM happens twice on this day; after the second one, 23 hours are left.
    ['2026-11-01T05:30:00Z', '2026-11-02T05:00:00.000Z'],
    ['2026-11-01T06:30:00Z', '2026-11-02T05:00:00.000Z'],
    // Around the hour that the clocks skip in spring.
    ['2026-03-08T06:59:59.999Z', '2026-03-09T04:00:00.000Z'],
    ['2026-03-08T07:00:00Z', '2026-03-09T04:00:00.000Z'],
    // Late in the evening in Miami it is already tomorrow in UTC.
    ['2026-06-02T03:59:59.999Z', '2026-06-02T04:00:00.000Z'],
    ['2026-06-02T04:00:00Z', '2026-06-03T04:00:00.000Z'],
  ])('from %s it is %s', (now, expected) => {
    expect(nextMidnight(new Date(now)).toISOString()).toBe(expected);
  });
});

describe('charterYearAt', () => {
  it.each([
    ['2026-12-31T23:59:59Z', 2026],
    ['2027-01-01T04:59:59.999Z', 2026],
    ['2027-01-01T05:00:00Z', 2027],
    ['2027-07-01T00:00:00Z', 2027],
  ])('%s is in %i', (instant, year) => {
    expect(charterYearAt(new Date(instant))).toBe(year);
  });

  it('is the year of the day in Miami, at any instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (instant) => {
          expect(String(charterYearAt(instant))).toBe(charterDayAt(instant).slice(0, 4));
        },
      ),
    );
  });
});
