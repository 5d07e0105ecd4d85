import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { activity } from '#features/activity/tables.ts';
import type { charterRequests } from '#features/charters/tables.ts';
import { idempotencyKeys } from '#platform/db/tables.ts';
import { aCharterAhead as anyCharterAhead } from '#tests/builders/guests.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { StaffGuests, WaiverPage } from './schema.ts';

let app: TestApp;
let staff: Readonly<Record<string, string>>;
let reader: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  const site = { db: app.database.db, config: app.deps.config };
  ({ headers: staff } = await signInAs(site, 'administrator', { staffRoles: ['charter-desk'] }));
  ({ headers: reader } = await signInAs(site, 'administrator', { staffRoles: ['read-only'] }));
});
afterAll(() => app.close());

const aCharterAhead = (fields?: Partial<typeof charterRequests.$inferInsert>) =>
  anyCharterAhead(app.database.db, app.deps.now(), fields);

const send = (method: string, address: string, body?: object, headers: Record<string, string> = {}) =>
  app.request(address, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

/** Makes a link for the guests; answers its token. */
async function share(trip: string) {
  const answer = await send('POST', `/api/charter-links/${trip}/guests/link`, { renews: true });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url.slice(-32);
}

const read = (token: string) => app.request(`/api/waivers/${token}?lang=en`);
const shaOf = async (token: string) => ((await (await read(token)).json()) as WaiverPage).text?.sha256 ?? '';
const sign = async (token: string) =>
  app.postJson(`/api/waivers/${token}`, {
    sha256: await shaOf(token),
    name: 'Ana Torres',
    isAdult: true,
    contact: 'Luis Torres',
    agrees: true,
    signature: 'Ana Torres',
  });

const all = (id: string) => `/api/admin/charters/${id}/guests`;
const seen = async (id: string) =>
  (await (await app.request(all(id), { headers: staff })).json()) as StaffGuests;

test('the guests’ link ends with the address that turned out wrong, and with no other correction', async () => {
  const { trip, id } = await aCharterAhead({ contactEmail: 'Rosa@visitors.example' });
  const token = await share(trip);
  const correct = (body: object) => send('PATCH', `/api/admin/charters/${id}`, body, staff);
  for (const body of [{ contactName: 'Rosa D.' }, { contactEmail: 'rosa@visitors.example' }]) {
    expect((await correct(body)).status).toBe(200);
    expect((await read(token)).status).toBe(200);
  }
  expect((await correct({ contactEmail: 'rosa.d@visitors.example' })).status).toBe(200);
  expect((await read(token)).status).toBe(404);
  expect((await seen(id)).hasLink).toBe(false);
});

test('who has signed stays signed when the charter moves, for that is what they signed; the link shows the new day to the others', async () => {
  const { trip, id, startOn } = await aCharterAhead();
  const token = await share(trip);
  const page = async (language: string) =>
    (await (await app.request(`/api/waivers/${token}?lang=${language}`)).json()) as WaiverPage;
  for (const [language, covered] of [
    ['en', 'any other day or yacht to which that charter is moved'],
    ['es', 'cualquier otro día o yate al que se cambie ese alquiler'],
    ['pt', 'qualquer outro dia ou iate para o qual esse aluguel seja mudado'],
  ] as const)
    expect((await page(language)).text?.paragraphs[0]).toContain(covered);
  expect((await sign(token)).status).toBe(201);
  const { id: yachtId } = await aYacht(app.database.db, {
    id: `moved-${randomUUID().slice(0, 8)}`,
    capacity: 12,
  });
  const startDate = addDays(startOn, 7);
  const moved = await send('POST', `/api/admin/charters/${id}/move`, { yachtId, startDate }, staff);
  expect(moved.status).toBe(200);
  expect((await seen(id)).guests).toMatchObject([{ name: 'Ana Torres', isSigned: true, signature: {} }]);
  expect((await page('en')).charter).toMatchObject({ startDate });
});

test('a link that is asked for on two devices at once is one link', async () => {
  const { trip } = await aCharterAhead();
  const ask = async () => {
    const answer = await send('POST', `/api/charter-links/${trip}/guests/link`, {});
    return ((await answer.json()) as { url: string }).url.slice(-32);
  };
  const [one, other] = await Promise.all([ask(), ask()]);
  expect([other, await ask()]).toEqual([one, one]);
  expect((await read(one)).status).toBe(200);
  expect(await share(trip)).not.toBe(one);
});

test('a colleague ends the guests’ link; who has signed stays signed', async () => {
  const { trip, id } = await aCharterAhead();
  const token = await share(trip);
  await sign(token);
  expect((await seen(id)).hasLink).toBe(true);
  const end = (charterId: string, headers?: Readonly<Record<string, string>>) =>
    send('DELETE', `${all(charterId)}/link`, undefined, headers);
  expect((await end(id)).status).toBe(401);
  expect((await end(id, reader)).status).toBe(403);
  const missing = await end(randomUUID(), staff);
  expect([missing.status, await codeOf(missing)]).toEqual([404, 'charter-not-found']);
  expect((await read(token)).status).toBe(200);
  // Ending the link twice has the same result as once.
  for (const [language, message] of [
    ['en', 'The link has ended. The client can make a new one.'],
    ['es', 'El enlace ya no funciona. El cliente puede crear uno nuevo.'],
  ] as const) {
    const ended = await end(id, { ...staff, 'accept-language': language });
    expect(ended.status).toBe(200);
    expect(await ended.json()).toEqual({ message });
  }
  expect((await read(token)).status).toBe(404);
  expect(await seen(id)).toMatchObject({
    hasLink: false,
    guests: [{ name: 'Ana Torres', isSigned: true }],
  });
  const lines = await app.database.db.select().from(activity).where(eq(activity.subjectId, id));
  expect(lines.map(({ action }) => action)).toEqual(['guest link ended']);
  expect((await read(await share(trip))).status).toBe(200);
});

test('a guest’s link opens nothing of the charter, and the charter’s link is none for guests', async () => {
  const { trip, id } = await aCharterAhead();
  const named = await app.postJson(`/api/charter-links/${trip}/guests`, { name: 'Ana', ageBand: 'adult' });
  const { id: guestId } = (await named.json()) as { id: string };
  const token = await share(trip);
  const bodies: Record<string, object | undefined> = { POST: { name: 'Eve', ageBand: 'adult' } };
  for (const [method, address, body] of [
    ['GET', `/api/charter-links/${token}`],
    ['GET', `/api/charter-links/${token}/guests`],
    ['POST', `/api/charter-links/${token}/guests`, bodies.POST],
    ['PUT', `/api/charter-links/${token}/guests/${guestId}`, bodies.POST],
    ['DELETE', `/api/charter-links/${token}/guests/${guestId}`],
    ['POST', `/api/charter-links/${token}/guests/link`, {}],
    ['GET', `/api/charter-links/${token}/agreements`],
    ['GET', `/api/charter-links/${token}/calendar-file`],
    ['POST', `/api/charter-links/${token}/checkout`],
    ['GET', `/api/waivers/${trip}`],
    ['GET', `/api/waivers/${id}`],
  ] as const) {
    expect((await send(method, address, body)).status, `${method} ${address}`).toBe(404);
  }
  for (const address of [
    `/api/admin/charters/${id}/guests`,
    `/api/admin/charters/${id}/guests/${guestId}/details`,
  ]) {
    expect((await send(address.endsWith('details') ? 'POST' : 'GET', address)).status).toBe(401);
  }
});

test('what stands for a body among the keys of calls cannot be guessed at', async () => {
  const { trip, id } = await aCharterAhead();
  const token = await share(trip);
  const key = { 'idempotency-key': `not-to-be-guessed-${randomUUID()}` };
  const guest = { name: 'Ana Torres', ageBand: 'adult', allergies: 'Nuts', contact: 'Luis' };
  const other = { ...guest, name: 'Rosa Delgado' };
  const signed = {
    sha256: await shaOf(token),
    name: 'Leo Roe',
    isAdult: true,
    contact: 'Luis',
    allergies: '',
    minors: [],
    isGuardian: false,
    agrees: true,
    signature: 'Leo Roe',
  };
  for (const [address, body, headers] of [
    [`/api/charter-links/${trip}/guests`, guest, key],
    [`/api/admin/charters/${id}/guests`, other, { ...staff, ...key }],
    [`/api/waivers/${token}`, signed, key],
  ] as const) {
    const first = await app.postJson(address, body, headers);
    expect(first.status, address).toBe(201);
    const again = await app.postJson(address, body, headers);
    expect(await again.json()).toEqual(await first.json());
    const changed = await app.postJson(address, { ...body, contact: 'Somebody else' }, headers);
    expect(await codeOf(changed)).toBe('key-reused');
  }
  const kept = await app.database.db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key['idempotency-key']));
  expect(kept).toHaveLength(3);
  const inOrder = (body: object) =>
    JSON.stringify(Object.fromEntries(Object.entries(body).sort(([one], [two]) => (one < two ? -1 : 1))));
  const guessed = [guest, other, signed].map((body) =>
    createHash('sha256').update(inOrder(body)).digest('base64url'),
  );
  for (const { bodyHash } of kept) expect(guessed).not.toContain(bodyHash);
});
