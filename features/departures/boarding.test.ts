import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { yachts } from '#features/fleet/tables.ts';
import { aBareboatCharter, aGuest } from '#tests/builders/departure.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { CheckInAnswer, DepartureAnswer } from './schema.ts';

let now = new Date();
let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '100000' }, now: () => now });
});
beforeEach(async () => {
  now = new Date();
  staff = await staffOf(app);
});
afterAll(() => app.close());

const departureOf = async (id: string) =>
  (await (await staff.get(`/api/admin/charters/${id}/departure`)).json()) as DepartureAnswer;

describe('checking in', () => {
  async function withGuests() {
    const charter = await aBareboatCharter(app.database.db, now);
    now = new Date(charter.departsAt.getTime() - 3_600_000);
    return charter;
  }
  const check = (id: string, guestId: string, isAboard: boolean) =>
    staff.send('PUT', `/api/admin/charters/${id}/departure/guests/${guestId}`, { isAboard });

  test('by the list: who and when, and taken back again', async () => {
    const { id } = await withGuests();
    const [ana, ben] = [await aGuest(app.deps, id, 'Ana'), await aGuest(app.deps, id, 'Ben')];
    expect(await check(id, ana, true)).toMatchObject({ status: 200, body: { message: '1 of 2 aboard.' } });
    expect(await check(id, ana, true)).toMatchObject({ body: { aboard: 1, named: 2 } });
    expect(await check(id, ben, true)).toMatchObject({ body: { aboard: 2 } });
    expect(await check(id, ben, false)).toMatchObject({ body: { aboard: 1 } });
    const inSpanish = `/api/admin/charters/${id}/departure/guests/${ana}?lang=es`;
    expect(await staff.send('PUT', inSpanish, { isAboard: true })).toMatchObject({
      body: { message: '1 de 2 a bordo.' },
    });
    const noted = (await departureOf(id)).boarding.map(({ name, isAboard, by }) => [name, isAboard, by]);
    expect(noted).toEqual(
      expect.arrayContaining([
        ['Ana', true, staff.username],
        ['Ben', false, staff.username],
      ]),
    );
    expect(await check(id, randomUUID(), true)).toMatchObject({ status: 404 });
    now = new Date(now.getTime() - 86_400_000);
    expect(await check(id, ben, true)).toMatchObject({ status: 409, body: { code: 'departs-later' } });
  });

  test('says nothing of a charter that is moved by an hour afterwards', async () => {
    const { id, startOn: startDate } = await withGuests();
    const ana = await aGuest(app.deps, id, 'Ana');
    await check(id, ana, true);
    now = new Date(now.getTime() + 60_000);
    const moved = await staff.send('POST', `/api/admin/charters/${id}/move`, {
      startDate,
      duration: 'afternoon',
      startTime: '13:00',
      hours: 5,
    });
    expect(moved).toMatchObject({ status: 200 });
    expect((await departureOf(id)).boarding).toMatchObject([{ name: 'Ana', isAboard: false }]);
    expect(await check(id, ana, true)).toMatchObject({ body: { message: '1 of 1 aboard.' } });
  });

  test('stands while the charter stays when and where it is, whoever is its captain then', async () => {
    const { id, yachtId } = await withGuests();
    const ana = await aGuest(app.deps, id, 'Ana');
    await check(id, ana, true);
    now = new Date(now.getTime() + 60_000);
    await app.database.db.update(yachts).set({ charterMode: 'either' }).where(eq(yachts.id, yachtId));
    const changed = await staff.send('POST', `/api/admin/charters/${id}/move`, { mode: 'crewed' });
    expect(changed).toMatchObject({ status: 200 });
    expect((await departureOf(id)).boarding).toMatchObject([{ name: 'Ana', isAboard: true }]);
  });

  test('by a guest’s code, which is for who signed and their minors, and for staff alone', async () => {
    const { id, token } = await withGuests();
    const shared = await app.postJson(`/api/charter-links/${token}/guests/link`, {});
    const guests = ((await shared.json()) as { url: string }).url.split('/').at(-1) ?? '';
    const page = (await (await app.request(`/api/waivers/${guests}`)).json()) as { text: { sha256: string } };
    const signed = await app.postJson(`/api/waivers/${guests}`, {
      sha256: page.text.sha256,
      name: 'Ana Torres',
      signature: 'Ana Torres',
      isAdult: true,
      contact: 'Rosa, 305',
      agrees: true,
      isGuardian: true,
      minors: [{ name: 'Leo Torres', ageBand: 'child' }],
    });
    const { checkInUrl } = (await signed.json()) as { checkInUrl: string };
    const code = checkInUrl.split('/').at(-1);
    for (const address of [
      `/api/admin/check-in/${code}`,
      `/api/waivers/${code}`,
      `/api/charter-links/${code}`,
    ])
      expect([401, 404]).toContain((await app.request(address)).status);
    const found = (await (await staff.get(`/api/admin/check-in/${code}`)).json()) as CheckInAnswer;
    expect(found.guests.map(({ name }) => name)).toEqual(['Ana Torres', 'Leo Torres']);
    for (const { id: guestId } of found.guests)
      expect(await staff.send('POST', `/api/admin/check-in/${code}`, { guestId })).toMatchObject({
        status: 200,
      });
    expect((await departureOf(id)).boarding.every(({ isAboard }) => isAboard)).toBe(true);
    const stranger = await aGuest(app.deps, id, 'Ben');
    expect(await staff.send('POST', `/api/admin/check-in/${code}`, { guestId: stranger })).toMatchObject({
      status: 404,
    });
    expect((await staff.get(`/api/admin/check-in/${'x'.repeat(32)}`)).status).toBe(404);
  });
});
