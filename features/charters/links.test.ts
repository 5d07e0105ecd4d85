import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findUsedGrants } from '#features/cases/service.ts';
import { caseGrants } from '#features/cases/tables.ts';
import { sessions } from '#platform/auth/tables.ts';
import { inLanguage } from '#platform/language.ts';
import { aCharter, aCharterLink } from '#tests/builders/charter.ts';
import { aBareboatCharter, anAgreement } from '#tests/builders/departure.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { ACTORS_PASSWORD, type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { whyQuoteIsOver } from './components/trip-words.ts';
import type { ClientCharterAnswer } from './schema/index.ts';
import { extendLinks } from './service/links.ts';

const DAY = 86_400_000;

let app: TestApp;
let now = () => new Date();
beforeAll(async () => {
  app = await createTestApp({ now: () => now(), env: { CREATE_CALLS_PER_MINUTE: '100000' } });
});
afterAll(() => app.close());

/** Asks for a link to a charter, signed in to its account; answers the link's token. */
async function askForLink({ headers }: SignedInActor, charterId: string): Promise<string> {
  const answer = await app.postJson(`/api/profile/requests/${charterId}/link`, {}, headers);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

const follow = async (token: string) => (await app.request(`/api/charter-links/${token}`)).status;

test('the links that an account asks for are kept in a number that has an end; the newest of them opens the charter', async () => {
  const { db } = app.database;
  const client = await signInAs(app.deps, 'client');
  const { id: yachtId } = await aYacht(db, { id: 'linked' });
  const { id } = await aCharter(db, yachtId, { accountId: client.accountId });
  const mailed = await aCharterLink(db, id);
  let newest = '';
  for (let asked = 0; asked < 103; asked += 1) newest = await askForLink(client, id);
  const kept = await db.select().from(caseGrants).where(eq(caseGrants.caseId, id));
  expect(kept.length).toBe(101);
  expect(await findUsedGrants(db, id)).toEqual([]);
  expect(await follow(newest)).toBe(200);
  // Its first use is known at once.
  expect(await findUsedGrants(db, id)).toHaveLength(1);
  expect(await follow(mailed)).toBe(200);
});

describe('a link that an account asked for', () => {
  const send = (method: string, path: string, { headers }: SignedInActor, body: unknown = {}) =>
    app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const linked = async () => {
    const client = await signInAs(app.deps, 'client');
    const { id: yachtId } = await aYacht(app.database.db, { id: `yacht-${client.username}` });
    const charter = await aCharter(app.database.db, yachtId, { accountId: client.accountId });
    return { client, charter, token: await askForLink(client, charter.id) };
  };
  /** The same account, signed in on another device. */
  const elsewhere = async ({ accountId }: SignedInActor) => {
    const other = await signInAs(app.deps, 'client');
    await app.database.db.update(sessions).set({ userId: accountId }).where(eq(sessions.id, other.sessionId));
    return other;
  };
  const byStaff = (method: string, path: string) => async (client: SignedInActor) => {
    const staff = await signInAs(app.deps, 'administrator');
    return send(method, `/api/admin/accounts/${client.accountId}/${path}`, staff, { reason: 'Reported' });
  };

  test.each<[string, (client: SignedInActor) => Promise<Response>]>([
    ['signing out', (client) => send('POST', '/api/auth/sign-out', client)],
    ['signing out everywhere', (client) => send('DELETE', '/api/auth/sessions', client)],
    [
      'signing that device out from another',
      async (client) => send('DELETE', `/api/auth/sessions/${client.sessionId}`, await elsewhere(client)),
    ],
    [
      'a new password, chosen on another device',
      async (client) =>
        send('PUT', '/api/auth/password', await elsewhere(client), {
          currentPassword: ACTORS_PASSWORD,
          newPassword: 'a quieter berth',
        }),
    ],
    ['a colleague who signs the client out', byStaff('DELETE', 'sessions')],
    ['a colleague who locks the account', byStaff('PUT', 'lock')],
  ])('ends with its session, by %s; a mailed one does not', async (_by, end) => {
    const { client, charter, token } = await linked();
    const mailed = await aCharterLink(app.database.db, charter.id);
    expect(await follow(token)).toBe(200);
    expect((await end(client)).status).toBe(200);
    expect(await follow(token)).toBe(404);
    expect(await follow(mailed)).toBe(200);
  });

  test('lasts as long as the charter while its session does, also when that comes to return later', async () => {
    const { charter, token } = await linked();
    const later = { id: charter.id, returnsAt: new Date(charter.returnsAt.getTime() + 400 * DAY) };
    await extendLinks(app.deps, later);
    now = () => new Date(charter.returnsAt.getTime() + 399 * DAY);
    onTestFinished(() => {
      now = () => new Date();
    });
    expect(await follow(token)).toBe(200);
  });
});

test('an agreement is made in other languages until there are twelve of it', async () => {
  const { id, token } = await aBareboatCharter(app.database.db, app.deps.now());
  const address = `/api/charter-links/${token}/agreements/language`;
  const ask = async () => (await app.postJson(address, { language: 'es' })).status;
  for (let number = 1; number < 12; number += 1) await anAgreement(app.deps, id, { number, state: 'void' });
  expect(await ask()).toBe(200);
  await anAgreement(app.deps, id, { number: 12, state: 'void' });
  expect(await ask()).toBe(429);
});

test('the page of a charter knows that its yacht has left the fleet, and so that its quote is over', async () => {
  const { db } = app.database;
  const at = async (yacht: { id: string; archivedAt?: Date }) => {
    const { id: yachtId } = await aYacht(db, yacht);
    const { id } = await aCharter(db, yachtId, { status: 'quoted', startOn: '2999-03-06' });
    const answer = await app.request(`/api/charter-links/${await aCharterLink(db, id)}`);
    const charter = (await answer.json()) as ClientCharterAnswer;
    return [charter.boarding.isInFleet, inLanguage('en', () => whyQuoteIsOver(charter))];
  };
  expect(await at({ id: 'still-here' })).toEqual([true, undefined]);
  expect(await at({ id: 'sold', archivedAt: new Date() })).toEqual([
    false,
    expect.stringContaining('has left our fleet'),
  ]);
});
