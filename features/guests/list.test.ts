import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import type { charterRequests } from '#features/charters/tables.ts';
import { aCharterAhead as anyCharterAhead } from '#tests/builders/guests.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changesOf } from './domain.ts';
import type { ClientGuests, WaiverInput, WaiverPage } from './schema.ts';
import { noteBoarding, openCode } from './service/index.ts';

let app: TestApp;
let staff: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  const site = { db: app.database.db, config: app.deps.config };
  ({ headers: staff } = await signInAs(site, 'administrator', { staffRoles: ['charter-desk'] }));
});
afterAll(() => app.close());

const aCharterAhead = (fields?: Partial<typeof charterRequests.$inferInsert>) =>
  anyCharterAhead(app.database.db, app.deps.now(), fields);
const listOf = async (trip: string) =>
  (await (await app.request(`/api/charter-links/${trip}/guests`)).json()) as ClientGuests;
const namesOf = async (trip: string) => (await listOf(trip)).guests.map(({ name }) => name);

/** Makes the guests' link of a charter; answers a function that signs by it. */
async function signingFor(trip: string) {
  const made = await app.postJson(`/api/charter-links/${trip}/guests/link`, {});
  const address = `/api/waivers/${((await made.json()) as { url: string }).url.slice(-32)}`;
  const { text } = (await (await app.request(address)).json()) as WaiverPage;
  return async (name: string, minors: readonly string[], fields: Partial<WaiverInput> = {}) => {
    const answer = await app.postJson(address, {
      sha256: text?.sha256,
      name,
      signature: name,
      isAdult: true,
      contact: 'Luis Torres, 305 555 0101',
      agrees: true,
      minors: minors.map((minor) => ({ name: minor, ageBand: 'child' })),
      isGuardian: minors.length > 0,
      ...fields,
    });
    return { status: answer.status, body: (await answer.json()) as { checkInUrl: string } };
  };
}

test('a guardian who signs and stays ashore takes no place, and the code is for the minors', async () => {
  const { trip } = await aCharterAhead({ guestCount: 4 });
  const sign = await signingFor(trip);
  await sign('Ana Torres', ['Mia Torres']);
  const signed = await sign('Bob Reyes', ['Leo Reyes', 'Max Reyes'], { isAboard: false });
  expect(signed.status).toBe(201);
  expect(await namesOf(trip)).toEqual(['Ana Torres', 'Mia Torres', 'Leo Reyes', 'Max Reyes']);
  const code = await openCode(app.deps, signed.body.checkInUrl.split('/').at(-1) ?? '');
  expect(code.ok && code.value.guests.map(({ name }) => name)).toEqual(['Leo Reyes', 'Max Reyes']);
});

test('whoever signs for nobody else comes aboard', async () => {
  const { trip } = await aCharterAhead();
  const sign = await signingFor(trip);
  expect((await sign('Ana Torres', [], { isAboard: false })).status).toBe(201);
  expect(await namesOf(trip)).toEqual(['Ana Torres']);
});

test('whoever is noted as aboard stays on the list, until that is taken back', async () => {
  const { trip, id: caseId } = await aCharterAhead();
  const added = await app.postJson(`/api/charter-links/${trip}/guests`, { name: 'Ana', ageBand: 'adult' });
  const { id: guestId } = (await added.json()) as { id: string };
  const note = (isAboard: boolean) =>
    noteBoarding(app.deps, { caseId, guestId, isAboard, byCode: false, notedBy: 'ana' });
  const addresses = [
    [`/api/charter-links/${trip}/guests/${guestId}`, {}],
    [`/api/admin/charters/${caseId}/guests/${guestId}`, staff],
  ] as const;
  const remove = (address: string, headers: Readonly<Record<string, string>>) =>
    app.request(address, { method: 'DELETE', headers });
  await note(true);
  for (const [address, headers] of addresses) {
    const refused = await remove(address, headers);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'guest-aboard' }]);
  }
  expect(await namesOf(trip)).toEqual(['Ana']);
  await note(false);
  expect((await remove(...addresses[1])).status).toBe(200);
});

test('a colleague of the desk corrects a name and notes an allergy of a guest on the list', async () => {
  const { trip, id: caseId } = await aCharterAhead();
  const added = await app.postJson(`/api/charter-links/${trip}/guests`, { name: 'Leo', ageBand: 'adult' });
  const { id } = (await added.json()) as { id: string };
  const one = `/api/admin/charters/${caseId}/guests/${id}`;
  const edit = (guest: object) =>
    app.request(one, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...staff },
      body: JSON.stringify({ ageBand: 'adult', ...guest }),
    });
  expect((await edit({ name: 'Leo Ruiz', allergies: 'Shellfish' })).status).toBe(200);
  expect((await listOf(trip)).guests).toMatchObject([{ id, name: 'Leo Ruiz', hasAllergies: true }]);

  // What a guest said when signing stays, and what a colleague notes is added.
  await (await signingFor(trip))('Leo Ruiz', [], { allergies: 'Penicillin' });
  expect((await edit({ name: 'Another' })).status).toBe(409);
  expect((await edit({ name: 'Leo Ruiz', allergies: 'Nuts' })).status).toBe(200);
  const asked = { field: 'allergies', reason: 'The cook asks.' };
  const opened = await app.postJson(`${one}/details`, asked, staff);
  expect(((await opened.json()) as { value: string }).value).toMatch(/Shellfish.*Penicillin.*Nuts/);
  const lines = await app.database.db.select().from(activity).where(eq(activity.action, 'guest changed'));
  expect(lines.length).toBe(2);
  expect(JSON.stringify(lines)).not.toMatch(/Leo|Nuts/);
});

test('a change leaves what it does not name, also what somebody corrected meanwhile', async () => {
  const { trip } = await aCharterAhead();
  const opened = { name: 'Jon Smth', ageBand: 'teen' } as const;
  const added = await app.postJson(`/api/charter-links/${trip}/guests`, opened);
  const { id } = (await added.json()) as { id: string };
  const edit = async (change: object) => {
    const answer = await app.request(`/api/charter-links/${trip}/guests/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    return answer.status;
  };
  expect(await edit({ name: 'John Smith', ageBand: 'adult' })).toBe(200);
  const change = changesOf({ ...opened, allergies: 'Nuts' }, opened);
  expect(change).toEqual({ allergies: 'Nuts' });
  expect(await edit(change)).toBe(200);
  expect((await listOf(trip)).guests).toMatchObject([
    { name: 'John Smith', ageBand: 'adult', hasAllergies: true },
  ]);
  expect(await edit({ name: ' ' })).toBe(422);
});
