import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  overlaps,
  SLOT_IDS,
  SLOTS,
  slotOf,
  slotRange,
  type TimeRange,
  withTurnaround,
} from './domain/index.ts';
import { type Occupation, occupy } from './repository.ts';
import { isYachtFree } from './service.ts';
import { calendarEntries } from './tables.ts';

describe('slots', () => {
  test('are the four of the decisions, in Miami time', () => {
    expect(SLOTS.map(({ id }) => id)).toEqual([...SLOT_IDS]);
    const summer = (slot: (typeof SLOT_IDS)[number]) => slotRange('2027-07-04', slot);
    expect(summer('morning')).toEqual({
      from: new Date('2027-07-04T13:00:00Z'),
      to: new Date('2027-07-04T16:00:00Z'),
    });
    expect(summer('full-day').to).toEqual(new Date('2027-07-04T21:00:00Z'));
    // Eastern standard time is an hour further from UTC.
    expect(slotRange('2027-01-04', 'evening')).toEqual({
      from: new Date('2027-01-04T22:00:00Z'),
      to: new Date('2027-01-05T01:00:00Z'),
    });
  });

  test('say the hours they last, on every day of a year with its clock changes', () => {
    for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      for (const { id, fromHour, toHour } of SLOTS) {
        const { from, to } = slotRange(date, id);
        expect(to.getTime() - from.getTime()).toBe((toHour - fromHour) * 3_600_000);
      }
    }
  });

  test('only the full day covers others, and the evening is beside it', () => {
    const range = (slot: (typeof SLOT_IDS)[number]) => slotRange('2027-05-01', slot);
    expect(overlaps(range('full-day'), range('morning'))).toBe(true);
    expect(overlaps(range('full-day'), range('afternoon'))).toBe(true);
    expect(overlaps(range('full-day'), range('evening'))).toBe(false);
    expect(overlaps(range('morning'), range('afternoon'))).toBe(false);
  });

  test('have the hours written as they are', () => {
    for (const { id, fromHour, toHour } of SLOTS) {
      const half = (hour: number) => (hour < 12 ? 'AM' : 'PM');
      const clock = (hour: number) => `${hour > 12 ? hour - 12 : hour}:00`;
      const from = half(fromHour) === half(toHour) ? clock(fromHour) : `${clock(fromHour)} ${half(fromHour)}`;
      expect(slotOf(id).hours).toBe(`${from}–${clock(toHour)} ${half(toHour)}`);
    }
  });
});

describe('ranges', () => {
  const instant = fc.integer({ min: 0, max: 1_000 }).map((minute) => new Date(minute * 60_000));
  const range = fc
    .tuple(instant, fc.integer({ min: 1, max: 500 }))
    .map(([from, minutes]): TimeRange => ({ from, to: new Date(from.getTime() + minutes * 60_000) }));

  test('overlap either way round, and exactly when a minute lies in both', () => {
    fc.assert(
      fc.property(range, range, (one, other) => {
        expect(overlaps(one, other)).toBe(overlaps(other, one));
        let shared = false;
        for (let at = 0; at < 1_500 && !shared; at += 1) {
          const minute = new Date(at * 60_000);
          shared = one.from <= minute && minute < one.to && other.from <= minute && minute < other.to;
        }
        expect(overlaps(one, other)).toBe(shared);
      }),
    );
  });

  test('grow by the turnaround at their end only', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 0, max: 600 }), (one, minutes) => {
        const grown = withTurnaround(one, minutes);
        expect(grown.from).toEqual(one.from);
        expect(grown.to.getTime() - one.to.getTime()).toBe(minutes * 60_000);
      }),
    );
  });
});

describe('the database', () => {
  const NOW = new Date('2027-03-01T12:00:00Z');
  const MORNING = slotRange('2027-03-06', 'morning');
  const AFTERNOON = slotRange('2027-03-06', 'afternoon');
  const FULL_DAY = slotRange('2027-03-06', 'full-day');
  let app: TestApp;
  let yachtId: string;
  beforeAll(async () => {
    app = await createTestApp({ now: () => NOW });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    yachtId = (await aYacht(app.database.db)).id;
  });

  const db = () => app.database.db;
  const wanted = (range: TimeRange, more: Partial<Occupation> = {}) =>
    ({ id: randomUUID(), yachtId, kind: 'charter', range, ...more }) as Occupation;
  const take = (range: TimeRange, more: Partial<Occupation> = {}) =>
    db().transaction((tx) => occupy(tx, wanted(range, more), NOW));
  const entries = async () =>
    (await db().select().from(calendarEntries)).filter((e) => e.yachtId === yachtId);

  test('has the constraint', async () => {
    const { rows } = await db().execute(
      sql`select contype from pg_constraint where conname = 'calendar_entries_no_overlap'`,
    );
    expect(rows).toEqual([{ contype: 'x' }]);
  });

  test('refuses an overlap by itself, whoever writes it', async () => {
    await aCalendarEntry(db(), yachtId, MORNING.from, MORNING.to);
    const error = await aCalendarEntry(db(), yachtId, FULL_DAY.from, FULL_DAY.to).catch((e: unknown) => e);
    expect(databaseErrorCode(error)).toBe('23P01');
    // Moving an entry onto another is refused as well.
    await aCalendarEntry(db(), yachtId, AFTERNOON.from, AFTERNOON.to);
    const moved = await db()
      .execute(
        sql`update calendar_entries set occupied = tstzrange(${MORNING.from.toISOString()}, ${MORNING.to.toISOString()})
            where yacht_id = ${yachtId} and lower(occupied) = ${AFTERNOON.from.toISOString()}`,
      )
      .catch((e: unknown) => e);
    expect(databaseErrorCode(moved)).toBe('23P01');
  });

  test('refuses ranges that are empty, unbounded or closed', async () => {
    for (const occupied of ['empty', '[2027-01-01,)', '(,2027-01-01)', '[2027-01-01,2027-01-02]']) {
      const error = await aCalendarEntry(db(), yachtId, NOW, NOW, { occupied }).catch((e: unknown) => e);
      expect(databaseErrorCode(error), occupied).toBe('23514');
    }
  });

  test('takes a slot once, its neighbour too, and the same slot of another yacht', async () => {
    expect(await take(MORNING)).toBe(true);
    expect(await take(MORNING)).toBe(false);
    expect(await take(FULL_DAY)).toBe(false);
    expect(await take(AFTERNOON)).toBe(true);
    const other = await aYacht(db());
    expect(await take(MORNING, { yachtId: other.id })).toBe(true);
    expect(await entries()).toHaveLength(2);
  });

  test('the turnaround keeps the next slot shut', async () => {
    expect(await take(withTurnaround(MORNING, 60))).toBe(true);
    expect(await take(AFTERNOON)).toBe(false);
  });

  test('a hold that lapsed is deleted by whoever wants its time, one that has not stands', async () => {
    const held = { kind: 'hold' } as const;
    expect(await take(MORNING, { ...held, expiresAt: new Date(NOW.getTime() - 1) })).toBe(true);
    expect(await take(AFTERNOON, { ...held, expiresAt: new Date(NOW.getTime() + 1) })).toBe(true);
    expect(await isYachtFree(app.deps, yachtId, MORNING)).toBe(true);
    expect(await isYachtFree(app.deps, yachtId, AFTERNOON)).toBe(false);
    expect(await take(MORNING)).toBe(true);
    expect(await take(AFTERNOON)).toBe(false);
    expect((await entries()).map(({ kind }) => kind).sort()).toEqual(['charter', 'hold']);
  });

  test('a lapsed hold is still there when the transaction that wanted its time failed', async () => {
    await take(MORNING, { kind: 'hold', expiresAt: new Date(NOW.getTime() - 1) });
    await db()
      .transaction(async (tx) => {
        expect(await occupy(tx, wanted(MORNING), NOW)).toBe(true);
        throw new Error('the change failed');
      })
      .catch(() => {});
    expect((await entries()).map(({ kind }) => kind)).toEqual(['hold']);
  });

  test('says whether a yacht is free, to the second', async () => {
    await take(MORNING);
    const second = (at: Date, by: number) => new Date(at.getTime() + by * 1_000);
    expect(
      await isYachtFree(app.deps, yachtId, { from: second(MORNING.from, -3_600), to: MORNING.from }),
    ).toBe(true);
    expect(await isYachtFree(app.deps, yachtId, { from: second(MORNING.to, -1), to: AFTERNOON.to })).toBe(
      false,
    );
    expect(await isYachtFree(app.deps, yachtId, AFTERNOON)).toBe(true);
  });

  test('of two hundred that want one slot at once, exactly one gets it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const range = slotRange(`2027-04-0${round + 1}`, 'full-day');
      // A lapsed hold lies in this time, and every call wants to delete it.
      await take(range, { kind: 'hold', expiresAt: new Date(NOW.getTime() - 1) });
      const results = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          // Half of them want only a part of the day.
          take(index % 2 ? range : slotRange(`2027-04-0${round + 1}`, 'afternoon')),
        ),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
    }
    expect(await entries()).toHaveLength(3);
  });
});
