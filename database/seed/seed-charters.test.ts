import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { charterDayAt } from '#core/charter-time.ts';
import { activity } from '#features/activity/tables.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { caseHistory } from '#features/cases/tables.ts';
import { carriedIn } from '#features/charters/domain.ts';
import { CHARTER_STATUSES } from '#features/charters/policy/states.ts';
import { charterQuotes, charterRequests } from '#features/charters/tables.ts';
import { openBookableYacht } from '#features/fleet/service/index.ts';
import { contactMessages, quoteRequests } from '#features/inquiries/tables.ts';
import { readAccount } from '#features/money/service/index.ts';
import { createLog } from '#platform/log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { seedCalendar } from './seed-calendar.ts';
import { planSamples, seedCharters } from './seed-charters.ts';
import { seedInquiries } from './seed-inquiries.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'), { seeded: true });
  const { db } = database;
  const agreed = await seedCalendar({ db, newId: randomUUID }, NOW);
  const given = { log: createLog('silent'), now: () => NOW, newId: randomUUID };
  await db.transaction((tx) => seedCharters({ ...given, db: tx }, agreed));
  await seedInquiries({ db, newId: randomUUID }, NOW);
});
afterAll(() => database.drop());

test('the same day plans the same samples, of every kind', () => {
  const today = charterDayAt(NOW);
  expect(planSamples(today)).toEqual(planSamples(today));
  for (const { day, status } of planSamples(today)) {
    if (status === 'completed' || status === 'no-show') expect(day < today).toBe(true);
    if (day < today) expect(['completed', 'no-show', 'cancelled']).toContain(status);
  }
});

test('a new site has charters in every state, priced, and told apart by their clients', async () => {
  const charters = await database.db.select().from(charterRequests);
  expect(new Set(charters.map(({ status }) => status))).toEqual(new Set(CHARTER_STATUSES));
  expect(charters.length).toBeGreaterThan(60);
  expect(charters.length).toBeLessThan(250);
  for (const charter of charters) {
    expect(charter.contactEmail).toMatch(/@sample\.invalid$/);
    expect(charter.totalCents).toBeGreaterThan(0);
    expect(charter.createdAt < NOW && charter.createdAt < charter.departsAt).toBe(true);
    expect(charter.agreedAt !== null).toBe(['confirmed', 'completed', 'no-show'].includes(charter.status));
    expect(charter.completedAt !== null).toBe(charter.status === 'completed');
    if (charter.completedAt) expect(charter.completedAt >= charter.returnsAt).toBe(true);
    const yacht = await openBookableYacht({ db: database.db }, charter.yachtId);
    const range = { from: charter.departsAt, to: charter.returnsAt };
    expect(yacht.ok && charter.guestCount <= carriedIn(range, yacht.value, charter.mode), charter.id).toBe(
      true,
    );
  }
  const steps = await database.db.select().from(caseHistory);
  for (const { id, status } of charters) {
    const own = steps.filter(({ caseId }) => caseId === id);
    expect(own.at(-1)?.toStatus).toBe(status);
  }
});

test('each confirmed, completed and missed one stands on its calendar, each quote holds its time, and nothing else does', async () => {
  const entries = await database.db
    .select({ kind: calendarEntries.kind, status: charterRequests.status })
    .from(calendarEntries)
    .innerJoin(charterRequests, eq(charterRequests.id, calendarEntries.charterId))
    .where(
      sql`${calendarEntries.occupied} = tstzrange(${charterRequests.departsAt}, ${charterRequests.returnsAt})`,
    );
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ status }) => status);
  const charters = await database.db.select({ status: charterRequests.status }).from(charterRequests);
  const count = (wanted: string) => charters.filter(({ status }) => status === wanted).length;
  expect(of('charter').sort()).toEqual([
    ...Array(count('completed')).fill('completed'),
    ...Array(count('confirmed')).fill('confirmed'),
    ...Array(count('no-show')).fill('no-show'),
  ]);
  expect(of('hold')).toEqual(Array(count('quoted')).fill('quoted'));
  expect(await database.db.$count(charterQuotes)).toBe(count('quoted'));
  expect(await database.db.$count(calendarEntries, sql`charter_id is not null`)).toBe(entries.length);
});

test('who agreed owes, who sailed has paid, and of who is to come most deposits are in', async () => {
  const { db } = database;
  const agreed = (await db.select().from(charterRequests)).filter(({ agreedAt }) => agreedAt !== null);
  const coming: string[] = [];
  for (const { id, status } of agreed) {
    const { statement } = await readAccount({ db, now: () => NOW }, id);
    expect(statement.owedCents).toBeGreaterThan(0);
    if (status === 'confirmed') coming.push(statement.pieces[0]?.state ?? 'none');
    else expect(statement.openCents).toBe(0);
  }
  const paid = coming.filter((state) => state === 'paid').length;
  expect(paid).toBeGreaterThan(coming.length / 2);
  expect(paid).toBeLessThan(coming.length);
});

test('letters wait for an answer', async () => {
  const letters = [
    ...(await database.db.select().from(contactMessages)),
    ...(await database.db.select().from(quoteRequests)),
  ];
  expect(letters).toHaveLength(6);
  for (const { state, email } of letters) {
    expect(state).toBe('new');
    expect(email).toMatch(/@sample\.invalid$/);
  }
});

test('what staff did to them within a month is in the log, without their clients', async () => {
  const lines = await database.db.select().from(activity);
  expect(lines.length).toBeGreaterThan(20);
  expect(new Set(lines.map(({ actor }) => actor))).toEqual(new Set(['The team']));
  const month = 30 * 86_400_000;
  for (const { at } of lines) expect(NOW.getTime() - at.getTime()).toBeLessThan(month);
  const clients = await database.db.select({ name: charterRequests.contactName }).from(charterRequests);
  const written = JSON.stringify(lines);
  for (const { name } of clients) expect(written).not.toContain(name);
});
