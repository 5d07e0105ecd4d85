import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { yachts } from '#features/fleet/tables.ts';
import { aBareboatCharter, aCaptain, aGuest, anAgreement } from '#tests/builders/departure.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { DepartureAnswer } from './schema.ts';

let now = new Date();
let app: TestApp;
let desk: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
beforeEach(async () => {
  now = new Date();
  desk = await staffOf(app);
  await app.database.db.execute(
    sql`update accounts set staff_roles = '{charter-desk}' where id = ${desk.accountId}`,
  );
});
afterAll(() => app.close());

const of = (id: string) => `/api/admin/charters/${id}/departure`;
const read = async (id: string) => (await (await desk.get(of(id))).json()) as DepartureAnswer;
const missing = async (id: string) => (await read(id)).missing.map(({ sentence }) => sentence);
const check = (id: string, guestId: string, isAboard: boolean) =>
  desk.send('PUT', `${of(id)}/guests/${guestId}`, { isAboard });

/** Lets everything pass that is missing; answers the statuses. */
async function letPass(id: string, by = desk) {
  const statuses = [];
  for (const { point } of (await read(id)).missing)
    statuses.push((await by.send('POST', `${of(id)}/overrides`, { point, reason: 'They are ill.' })).status);
  return statuses;
}

/** A charter with crew for three that leaves within the hour: Ana has signed, Ben has not, and nobody is the third. */
async function aCharterNow() {
  const { db } = app.database;
  const charter = await aBareboatCharter(db, now, { mode: 'crewed', guestCount: 3 });
  await db.update(yachts).set({ charterMode: 'crewed' });
  now = new Date(charter.departsAt.getTime() - 3_600_000);
  const { id: captainId } = await aCaptain(db);
  expect((await desk.send('PUT', `${of(charter.id)}/captain`, { captainId })).status).toBe(200);
  await anAgreement(app.deps, charter.id);
  await aGuest(app.deps, charter.id, 'Ana');
  return { id: charter.id, ben: await aGuest(app.deps, charter.id, 'Ben', false) };
}

test('the charter desk lets pass who has not come, with a reason, and the charter leaves', async () => {
  const { id } = await aCharterNow();
  expect(await missing(id)).toEqual(['Names are missing: 1 of 3 guests.', 'Ben has not signed a waiver.']);
  expect(await letPass(id)).toEqual([200, 200]);
  expect((await read(id)).overrides).toMatchObject([
    { reason: 'They are ill.', by: desk.username },
    { reason: 'They are ill.', by: desk.username },
  ]);
  expect((await desk.send('POST', `${of(id)}/depart`)).status).toBe(200);
});

test('a guest who comes after all needs the waiver, which only an administrator lets pass', async () => {
  const { id, ben } = await aCharterNow();
  await letPass(id);
  await check(id, ben, true);
  expect(await missing(id)).toEqual(['Ben has not signed a waiver.']);
  expect(await letPass(id)).toEqual([403]);
  expect((await desk.send('POST', `${of(id)}/depart`)).status).toBe(409);
  // It is let pass for good, whether Ben is aboard or not.
  expect(await letPass(id, await staffOf(app))).toEqual([200]);
  expect(await missing(id)).toEqual([]);
  await check(id, ben, false);
  expect(await missing(id)).toEqual([]);
});

test('days before, nobody has come yet, and the desk lets nothing pass', async () => {
  const { id } = await aCharterNow();
  now = new Date(now.getTime() - 86_400_000);
  expect(await letPass(id)).toEqual([403, 403]);
});
