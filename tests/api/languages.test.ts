import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#features/accounts/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { financingApplications } from '#features/financing/tables.ts';
import { contactMessages, quoteRequests } from '#features/inquiries/tables.ts';
import { aRequestBody } from '../builders/charter-request.ts';
import { anApplicationForm } from '../builders/financing.ts';
import { aContactForm, aQuoteForm } from '../builders/inquiries.ts';
import { aYacht } from '../builders/yacht.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const NOW = new Date('2027-02-01T15:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  await aYacht(app.database.db, { id: 'serenata', name: 'Serenata', capacity: 10 });
});
afterAll(() => app.close());

/** What each call that somebody writes to us by keeps, newest last. */
const CALLS = [
  { path: '/api/yacht-requests', body: () => aRequestBody('serenata'), table: charterRequests },
  { path: '/api/contact', body: () => aContactForm(), table: contactMessages },
  { path: '/api/quote-requests', body: () => aQuoteForm(), table: quoteRequests },
  {
    path: '/api/financing/applications',
    body: () => anApplicationForm(),
    table: financingApplications,
  },
] as const;

// Product 1.13
test.each(CALLS)('$path keeps in which language it was written', async ({ path, body, table }) => {
  const { db } = app.database;
  const ways = [
    [{}, {}, 'en'],
    [{}, { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' }, 'pt'],
    [{}, { 'accept-language': 'fr, es;q=0.5' }, 'es'],
    [{}, { 'accept-language': 'fr' }, 'en'],
    [{ language: 'es' }, { 'accept-language': 'pt' }, 'es'],
  ] as const;
  for (const [fields, headers, language] of ways) {
    const response = await app.postJson(path, { ...body(), ...fields }, headers);
    expect(response.status).toBe(201);
    const kept = await db.select({ id: table.id, language: table.language }).from(table);
    expect(kept).toContainEqual({ id: (await response.json()).id, language });
  }
  const refused = await app.postJson(path, { ...body(), language: 'fr' });
  expect(refused.status).toBe(422);
});

test('an account is in the language it was made in, until its owner chooses another', async () => {
  const account = { username: 'flor', password: 'a-long-enough-pass' };
  const made = await app.postJson('/api/auth/sign-in', account, { 'accept-language': 'es' });
  const cookie = made.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const user = async () => (await app.request('/api/auth/user', { headers: { cookie } })).json();
  expect((await user()).language).toBe('es');
  const put = (profile: object) =>
    app.request('/api/profile', {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify(profile),
    });
  // What the profile does not say of it stays.
  expect((await put({ firstName: 'Flor' })).status).toBe(200);
  expect((await user()).language).toBe('es');
  expect((await put({ firstName: 'Flor', language: 'pt' })).status).toBe(200);
  expect((await user()).language).toBe('pt');
  expect(await app.database.db.select({ language: profiles.language }).from(profiles)).toEqual([
    { language: 'pt' },
  ]);
});
