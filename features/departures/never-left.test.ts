import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moneyHolds, moneyObligations } from '#features/money/tables/index.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { departureJobs } from './jobs.ts';
import { departures } from './tables.ts';

// Charters of which nobody noted that they left, for example because the site was away at the time.

/** A moment in Miami. */
const at = (day: string, time: string) => new Date(`2027-03-${day}T${time}:00-05:00`);
const HOUR_MS = 3_600_000;

let now = at('06', '08:00');
let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  staff = await staffOf(app);
});
beforeEach(() => {
  now = at('06', '08:00');
});
afterAll(() => app.close());

async function confirmed(departsAt: Date, returnsAt: Date) {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db);
  const startOn = departsAt.toISOString().slice(0, 10);
  return (await aCharter(db, yachtId, { status: 'confirmed', startOn, departsAt, returnsAt })).id;
}

async function withHold(charterId: string) {
  const { db } = app.database;
  const [id, obligationId] = [randomUUID(), randomUUID()];
  const none = { baseCents: 0, taxCents: 0, gratuityCents: 0, apaCents: 0 };
  const owed = { id: obligationId, charterId, kind: 'damage-hold', cause: 'confirmed:x' } as const;
  await db.insert(moneyObligations).values({ ...owed, ...none, madeAt: now, holdCents: 50_000, dueAt: now });
  await db.insert(moneyHolds).values({
    id,
    charterId,
    obligationId,
    cents: 50_000,
    way: 'saved-card',
    state: 'held',
    madeBy: 'client',
    madeAt: now,
    expiresAt: now,
    heldAt: now,
  });
  return charterId;
}

test('the damage hold is released as if the charter had come back in time, but not of one that is out or ahead', async () => {
  const { db } = app.database;
  const [nine, noon, night] = [at('06', '09:00'), at('06', '12:00'), at('06', '20:00')];
  const never = await withHold(await confirmed(nine, noon));
  const out = await withHold(await confirmed(nine, noon));
  const ahead = await withHold(await confirmed(nine, night));
  const during = `[${nine.toISOString()},${noon.toISOString()})`;
  await db.insert(departures).values({ charterId: out, during, departedAt: nine, departedBy: 'ana' });
  const job = departureJobs(app.deps).find(({ name }) => name === 'complete-returned');
  const run = async () => {
    await job?.run({}, { isLast: false });
    return new Map((await db.select().from(moneyHolds)).map((hold) => [hold.charterId, hold.releaseAt]));
  };
  expect([...(await run()).values()]).toEqual([null, null, null]);
  now = at('06', '12:30');
  const planned = await run();
  expect(planned.get(never)).toEqual(new Date(noon.getTime() + 48 * HOUR_MS));
  expect([planned.get(out), planned.get(ahead)]).toEqual([null, null]);
});

test('it is released also while another charter cannot be completed', async () => {
  const { db } = app.database;
  const [nine, noon] = [at('06', '09:00'), at('06', '12:00')];
  const never = await withHold(await confirmed(nine, noon));
  const charterId = await confirmed(nine, noon);
  const during = `[${nine.toISOString()},${noon.toISOString()})`;
  const back = { returnedAt: at('06', '11:00'), returnedBy: 'ana' };
  await db.insert(departures).values({ charterId, during, departedAt: nine, departedBy: 'ana', ...back });
  await db.execute(sql`create function broken() returns trigger language plpgsql as $$
    begin raise exception 'broken'; end $$`);
  await db.execute(sql`create trigger broken before update of status on charter_requests
    for each row when (new.id = ${sql.raw(`'${charterId}'`)}) execute function broken()`);
  now = at('06', '12:30');
  const job = departureJobs(app.deps).find(({ name }) => name === 'complete-returned');
  await expect(job?.run({}, { isLast: false })).rejects.toThrow('1 left for the next run');
  await db.execute(sql`drop function broken cascade`);
  const holds = new Map((await db.select().from(moneyHolds)).map((hold) => [hold.charterId, hold.releaseAt]));
  expect(holds.get(never)).toEqual(new Date(noon.getTime() + 48 * HOUR_MS));
});

test('a charter of days that should have left three days ago is still at the top of today', async () => {
  const week = await confirmed(at('03', '09:00'), at('10', '09:00'));
  const { leavingToday } = await (await staff.get('/api/admin/departures')).json();
  expect(leavingToday[0]).toMatchObject({ charterId: week });
});

test('once it is over for three hours, it waits on Overview until somebody says what became of it', async () => {
  const id = await confirmed(at('05', '09:00'), at('05', '12:00'));
  const reasons = async () => {
    const { waiting } = await (await staff.get('/api/admin/overview')).json();
    return waiting
      .find((one: { id: string }) => one.id === id)
      ?.reasons.map((one: { for: string }) => one.for);
  };
  now = at('05', '14:30');
  expect(await reasons()).toBe(undefined);
  now = at('05', '15:00');
  expect(await reasons()).toEqual(['over']);
  const done = await staff.send('POST', `/api/admin/charters/${id}/status`, { status: 'completed' });
  expect(done.status).toBe(200);
  expect(await reasons()).toBe(undefined);
});
