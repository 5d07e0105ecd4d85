import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, instantAt } from '#core/charter-time.ts';
import { freeRanges, readFleetSearch } from '#features/fleet/domain/index.ts';
import { searchFleet } from '#features/fleet/service/index.ts';
import { yachts } from '#features/fleet/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { overlaps, partsOfDays, type TimeRange, withTurnaround } from './domain/index.ts';
import { calendarJobs } from './jobs.ts';
import { foldCalendar, occupy } from './repository.ts';

/** Two days before clocks go forward in Miami. */
const START = new Date('2027-03-12T12:00:00Z');
const TODAY = '2027-03-12';

let now = START;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  await db().execute(sql`delete from calendar_entries`);
  await db().execute(sql`delete from calendar_changes`);
  await db().execute(sql`delete from calendar_parts`);
  await db().delete(yachts);
});

const db = () => app.database.db;
const fold = (most = 1_000) => foldCalendar(db(), partsOfDays(TODAY, 6), most);
const kept = () => db().$count(sql`calendar_parts`);
const noted = () => db().$count(sql`calendar_changes`);
const searching = (checkin: number, checkout: number) =>
  new URLSearchParams({ checkin: addDays(TODAY, checkin), checkout: addDays(TODAY, checkout), page: '1' });
async function free(checkin: number, checkout: number): Promise<string[]> {
  const found = await searchFleet({ ...app.deps, pricedFor: () => sql`true` }, searching(checkin, checkout));
  expect(found.total).toBe(found.yachts.length);
  return found.yachts.map(({ id }) => id).sort();
}
const hours = (day: number, from: number, to: number): TimeRange => ({
  from: instantAt(addDays(TODAY, day), from),
  to: instantAt(addDays(TODAY, day), to),
});
const take = (yachtId: string, { from, to }: TimeRange, fields = {}) =>
  aCalendarEntry(db(), yachtId, from, to, fields);

/** Every entry of the calendar, without lapsed holds. */
async function standing(): Promise<(TimeRange & { readonly yacht: string })[]> {
  const { rows } = await db().execute<{ yacht: string; from: string; to: string; until: string | null }>(sql`
    select yacht_id as yacht, lower(occupied)::text as from, upper(occupied)::text as to, expires_at::text as until
    from calendar_entries`);
  return rows
    .filter(({ until }) => until === null || new Date(until) > now)
    .map(({ yacht, from, to }) => ({ yacht, from: new Date(from), to: new Date(to) }));
}

/** The expected answer: checks each yacht against each entry, without the database's own search. */
async function freeByHand(checkin: number, checkout: number): Promise<string[]> {
  const [fleet, entries] = [await db().select().from(yachts), await standing()];
  const { search } = readFleetSearch(searching(checkin, checkout), TODAY);
  const isFree = ({ id, turnaroundMinutes }: (typeof fleet)[number], range: TimeRange) =>
    !entries.some((entry) => entry.yacht === id && overlaps(entry, withTurnaround(range, turnaroundMinutes)));
  const ranges = freeRanges(search, now) ?? [];
  return fleet
    .filter((yacht) => yacht.archivedAt === null && ranges.some((range) => isFree(yacht, range)))
    .map(({ id }) => id)
    .sort();
}

/** Which yachts are taken in each part of nine days: `told` by the database, and `byHand`. */
async function takenInParts(): Promise<{ told: string[]; byHand: string[] }> {
  const parts = partsOfDays(TODAY, 9);
  const times = parts.map(({ from, to }) => `[${from.toISOString()},${to.toISOString()})`);
  const { rows } = await db().execute<{ taken: string }>(sql`
    select yachts.id || ' ' || part.place as taken
    from unnest(${sql.param(times)}::tstzrange[]) with ordinality part (during, place)
    cross join lateral (select calendar_taken(part.during, ${now.toISOString()}::timestamptz) as bits) calendar
    join yachts on get_bit(calendar.bits, yachts.number) = 1`);
  const entries = await standing();
  const byHand = parts.flatMap((part, index) =>
    entries.filter((entry) => overlaps(entry, part)).map(({ yacht }) => `${yacht} ${index + 1}`),
  );
  return { told: rows.map(({ taken }) => taken).sort(), byHand: [...new Set(byHand)].sort() };
}

describe('a search by date', () => {
  const day = fc.integer({ min: 0, max: 7 });
  const yacht = fc.integer({ min: 0, max: 4 });
  // Quarters of an hour, so that entries begin and end inside parts of a day and on their edges.
  const time = fc.record({
    day,
    hour: fc.constantFrom(0, 7.5, 9, 11.75, 12, 12.25, 16, 17, 17.25, 20, 23),
    minutes: fc.constantFrom(15, 60, 180, 195, 300, 480, 1_440, 4_000),
  });
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ does: fc.constant('charter'), yacht, time }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('hold'), yacht, time, until: fc.nat(90) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('move'), entry: fc.nat(4), time }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('confirm'), entry: fc.nat(4) }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('remove'), entry: fc.nat(4) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('wait'), minutes: fc.nat(60) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('archive'), yacht }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('truncate') }) },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constant('fold'), most: fc.constantFrom(3, 1_000, 1_000, 1_000) }),
    },
    {
      weight: 8,
      arbitrary: fc.record({ does: fc.constant('search'), day, nights: fc.constantFrom(0, 0, 1, 2, 5) }),
    },
  );
  type Step = {
    does: string;
    yacht?: number;
    entry?: number;
    time?: { day: number; hour: number; minutes: number };
    until?: number;
    minutes?: number;
    most?: number;
    day?: number;
    nights?: number;
  };

  const rangeOf = ({ day: on, hour, minutes }: NonNullable<Step['time']>): TimeRange => {
    const from = new Date(instantAt(addDays(TODAY, on), Math.floor(hour)).getTime() + (hour % 1) * 3_600_000);
    return { from, to: new Date(from.getTime() + minutes * 60_000) };
  };
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const anEntry = (place: number) =>
    sql`id = (select id from calendar_entries order by id offset ${place} limit 1)`;

  async function take1(does: 'charter' | 'hold', { yacht: of = 0, time: at, until = 0 }: Step) {
    if (!at) return;
    const common = { id: randomUUID(), yachtId: `yacht-${of}`, range: rangeOf(at) };
    await db().transaction((tx) =>
      occupy(
        tx,
        does === 'hold'
          ? { ...common, kind: 'hold', expiresAt: inMinutes(until) }
          : { ...common, kind: 'charter' },
        now,
      ),
    );
  }

  async function perform(one: Step): Promise<void> {
    switch (one.does) {
      case 'charter':
      case 'hold':
        return take1(one.does, one);
      case 'move': {
        const { from, to } = rangeOf(one.time ?? { day: 0, hour: 9, minutes: 60 });
        // Refused when it would overlap another entry.
        await db()
          .execute(
            sql`update calendar_entries set occupied = tstzrange(${from.toISOString()}, ${to.toISOString()})
                where ${anEntry(one.entry ?? 0)}`,
          )
          .catch(() => {});
        return;
      }
      case 'confirm':
        await db().execute(
          sql`update calendar_entries set kind = 'charter', expires_at = null where ${anEntry(one.entry ?? 0)}`,
        );
        return;
      case 'remove':
        await db().execute(sql`delete from calendar_entries where ${anEntry(one.entry ?? 0)}`);
        return;
      case 'wait':
        now = inMinutes(one.minutes ?? 0);
        return;
      case 'archive':
        await db().execute(
          sql`update yachts set archived_at = case when archived_at is null then now() end where id = ${`yacht-${one.yacht}`}`,
        );
        return;
      case 'truncate':
        await db().execute(sql`truncate calendar_entries`);
        return;
      case 'fold':
        await fold(one.most);
        return;
    }
  }

  test('finds what somebody with a paper calendar would, whatever happened to the calendar and whenever it was folded', async () => {
    let searches = 0;
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
          for (const one of steps as Step[]) {
            if (one.does !== 'search') {
              await perform(one);
              const { told, byHand } = await takenInParts();
              expect(told).toEqual(byHand);
              continue;
            }
            searches += 1;
            const [first = 0, nights = 0] = [one.day, one.nights];
            expect(await free(first, first + nights)).toEqual(await freeByHand(first, first + nights));
          }
        })
        .beforeEach(async () => {
          now = START;
          await db().execute(sql`delete from calendar_entries`);
          await db().delete(yachts);
          for (const [index, turnaroundMinutes] of [0, 0, 0, 30, 200].entries()) {
            await aYacht(db(), { id: `yacht-${index}`, turnaroundMinutes });
          }
        }),
      { numRuns: 30 },
    );
    expect(searches).toBeGreaterThan(50);
  }, 120_000);
});

describe('what is kept for it', () => {
  beforeEach(async () => {
    await aYacht(db(), { id: 'one' });
    await aYacht(db(), { id: 'two' });
  });
  /**
   * Marks every yacht as free in every prepared part: a search that then finds yachts free has read the parts, not the entries.
   */
  const emptyParts = () =>
    db().execute(sql`update calendar_parts set taken = repeat('0', length(taken))::bit varying`);

  test('answers days and stays by itself, over the night on which clocks change too', async () => {
    for (let day = 0; day < 6; day += 1) await take('one', hours(day, 9, 20));
    expect(await fold()).toBe(6 * 4 - 1);
    expect(await noted()).toBe(0);
    const searches = [
      [0, 0],
      [1, 1],
      [0, 2],
      [2, 2],
      [2, 3],
      [0, 5],
    ] as const;
    for (const [from, to] of searches) expect(await free(from, to), `${from}–${to}`).toEqual(['two']);
    await emptyParts();
    for (const [from, to] of searches) expect(await free(from, to), `${from}–${to}`).toEqual(['one', 'two']);
    // For days beyond the prepared ones, the search reads the entries.
    await take('two', hours(7, 0, 24));
    await emptyParts();
    expect(await free(7, 7)).toEqual(['one']);
    expect(await free(5, 7)).toEqual([]);
  });

  test('offers nobody for today once the last slot has begun', async () => {
    now = instantAt(TODAY, 16.75);
    expect(await free(0, 0)).toEqual(['one', 'two']);
    now = instantAt(TODAY, 17);
    expect(await free(0, 0)).toEqual([]);
    expect(await free(1, 1)).toEqual(['one', 'two']);
  });

  test('does not hide a booking that was under way while it was folded', async () => {
    await fold();
    const other = await app.database.pool.connect();
    try {
      await other.query('begin');
      await other.query(
        `insert into calendar_entries (id, yacht_id, kind, occupied) values (gen_random_uuid(), 'one', 'charter', $1)`,
        [`[${hours(3, 0, 24).from.toISOString()},${hours(3, 0, 24).to.toISOString()})`],
      );
      expect(await free(3, 3)).toEqual(['one', 'two']);
      // Neither transaction waits for the other.
      await take('two', hours(4, 0, 24));
      expect(await fold()).toBeGreaterThan(0);
      expect(await noted()).toBe(0);
      await other.query('commit');
    } finally {
      other.release();
    }
    expect(await noted()).toBe(1);
    expect(await free(3, 3)).toEqual(['two']);
    await fold();
    expect(await noted()).toBe(0);
    expect(await free(3, 3)).toEqual(['two']);
    expect(await free(4, 4)).toEqual(['one']);
  });

  test('does not keep a booking waiting, nor one that failed', async () => {
    const other = await app.database.pool.connect();
    try {
      await other.query('begin');
      await foldCalendarOn(other);
      // Only one process folds at a time; a second one returns at once.
      expect(await fold()).toBe(0);
      await take('one', hours(2, 0, 24));
      expect(await free(2, 2)).toEqual(['two']);
      await other.query('commit');
    } finally {
      other.release();
    }
    expect(await free(2, 2)).toEqual(['two']);
    const failed = take('one', hours(2, 9, 12));
    await expect(failed).rejects.toThrow();
    expect(await noted()).toBe(1);
  });

  test('knows yachts that came after it, and makes everything anew once they no longer fit', async () => {
    await take('one', hours(1, 0, 24));
    await fold();
    await aYacht(db(), { id: 'three' });
    expect(await free(1, 1)).toEqual(['three', 'two']);
    await db().execute(sql`
      insert into yachts (id, name, brand, capacity, number) overriding system value
      values ('far', 'Far', 'Azimut', 8, 5000)`);
    expect(await free(1, 1)).toEqual(['far', 'three', 'two']);
    await take('far', hours(1, 0, 24));
    expect(await free(1, 1)).toEqual(['three', 'two']);
    expect(await fold(10)).toBe(10);
    expect(await kept()).toBe(10);
    expect(await fold()).toBe(6 * 4 - 1 - 10);
    expect(await free(1, 1)).toEqual(['three', 'two']);
    expect(await free(0, 0)).toEqual(['far', 'one', 'three', 'two']);
  });

  test('is brought up to date by the job, as far ahead as most people look, and forgotten once past', async () => {
    const [job] = calendarJobs(app.deps);
    const run = async () => job?.run({}, { isLast: false });
    await run();
    expect(await kept()).toBe(400 * 4 - 1);
    const { rows: before } = await db().execute(sql`select min(lower(during)) as first from calendar_parts`);
    now = new Date(START.getTime() + 24 * 3_600_000);
    await run();
    expect(await kept()).toBe(400 * 4 - 1);
    const { rows: after } = await db().execute(sql`select min(lower(during)) as first from calendar_parts`);
    expect(before).toEqual([{ first: '2027-03-12 14:00:00+00' }]);
    expect(after).toEqual([{ first: '2027-03-13 14:00:00+00' }]);
  });
});

async function foldCalendarOn(client: { query(text: string, values: unknown[]): Promise<unknown> }) {
  const parts = partsOfDays(TODAY, 6).map(({ from, to }) => `[${from.toISOString()},${to.toISOString()})`);
  await client.query('select fold_calendar($1::tstzrange[], 1000)', [parts]);
}
