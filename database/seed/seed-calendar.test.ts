import { randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { charterDayAt } from '#core/charter-time.ts';
import { overlaps } from '#features/calendar/domain/index.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { fleetSeed } from './fleet/index.ts';
import { planCalendar, seedCalendar } from './seed-calendar.ts';

const TODAY = '2026-11-21';

test('no yacht is promised twice, every one has free days, and the fleet looks busy', () => {
  let days = 0;
  for (const { id } of fleetSeed) {
    const planned = planCalendar(id, TODAY);
    for (const [index, one] of planned.entries()) {
      expect(one.from > new Date('2026-11-22T00:00:00Z')).toBe(true);
      for (const other of planned.slice(index + 1)) expect(overlaps(one, other), id).toBe(false);
    }
    days += new Set(planned.map(({ from }) => charterDayAt(from))).size;
  }
  const share = days / (fleetSeed.length * 130);
  expect(share).toBeGreaterThan(0.12);
  expect(share).toBeLessThan(0.4);
});

test('the same day plans the same calendars', () => {
  expect(planCalendar('serenata', TODAY)).toEqual(planCalendar('serenata', TODAY));
  expect(planCalendar('serenata', TODAY)).not.toEqual(planCalendar('marisol', TODAY));
});

test('the database takes all of it, and what is seeded for tests has none', async () => {
  const { db, drop } = await createTestDatabase(inject('databaseServer'), { seeded: true });
  const entries = async () => (await db.select({ rows: count() }).from(calendarEntries))[0]?.rows ?? 0;
  expect(await entries()).toBe(0);
  await seedCalendar({ db, newId: randomUUID }, new Date(`${TODAY}T15:00:00Z`));
  expect(await entries()).toBe(fleetSeed.reduce((sum, { id }) => sum + planCalendar(id, TODAY).length, 0));
  await drop();
});
