import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCharter } from '#tests/builders/charter.ts';
import { aCaptain } from '#tests/builders/departure.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { DepartureAnswer } from './schema.ts';
import { completeReturned } from './service/index.ts';
import { departures } from './tables.ts';

/** A time on March 6 in Miami. */
const at = (time: string) => new Date(`2027-03-06T${time}:00-05:00`);

let now = at('08:30');
let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  staff = await staffOf(app);
});
afterAll(() => app.close());

test('a charter lacks a yacht or a captain who is still out with another, once it may leave', async () => {
  const { db } = app.database;
  const [own, other] = [await aYacht(db, { id: 'out' }), await aYacht(db, { id: 'in-port' })];
  const captain = await aCaptain(db);
  const from = async (yachtId: string, start: string, end: string, left: object) => {
    const [departsAt, returnsAt] = [at(start), at(end)];
    const charter = await aCharter(db, yachtId, { status: 'confirmed', departsAt, returnsAt });
    const during = `[${departsAt.toISOString()},${returnsAt.toISOString()})`;
    await db.insert(departures).values({ charterId: charter.id, captainId: captain.id, during, ...left });
    return charter.id;
  };
  const first = await from(own.id, '09:00', '12:00', { departedAt: at('09:00'), departedBy: 'ana' });
  const next = await from(own.id, '12:00', '14:00', {});
  const elsewhere = await from(other.id, '14:00', '17:00', {});
  const out = async (id: string) => {
    const answer = await staff.get(`/api/admin/charters/${id}/departure`);
    const { missing } = (await answer.json()) as DepartureAnswer;
    return missing.flatMap(({ code, mayOverride }) =>
      code === 'yacht-out' || code === 'captain-out' ? [code, mayOverride] : [],
    );
  };
  const depart = async (id: string) =>
    (await staff.send('POST', `/api/admin/charters/${id}/departure/depart`)).body.error as string;

  // Too early to ask: the yacht is to be out until noon.
  expect(await out(next)).toEqual([]);
  now = at('12:20');
  expect(await out(next)).toEqual(['captain-out', false, 'yacht-out', false]);
  expect(await out(elsewhere)).toEqual(['captain-out', false]);
  expect(await depart(next)).toContain('The yacht is still out with another charter.');
  expect((await staff.send('POST', `/api/admin/charters/${first}/departure/return`)).status).toBe(200);
  expect(await out(next)).toEqual([]);
  expect(await out(elsewhere)).toEqual([]);
});

test('a completion that is taken back stays undone, also where the charter came back early', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: 'back' });
  const [departsAt, returnsAt] = [at('13:00'), at('17:00')];
  const { id } = await aCharter(db, yachtId, { status: 'confirmed', departsAt, returnsAt });
  await db.insert(departures).values({
    charterId: id,
    during: `[${departsAt.toISOString()},${returnsAt.toISOString()})`,
    departedAt: departsAt,
    departedBy: 'ana',
    returnedAt: at('16:30'),
    returnedBy: 'ana',
  });
  now = at('17:01');
  for (const status of ['completed', 'confirmed'])
    expect((await staff.send('POST', `/api/admin/charters/${id}/status`, { status })).status).toBe(200);
  expect(await completeReturned(app.deps)).toBe(0);
});
