import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { profiles } from '#features/accounts/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { financingApplications } from '#features/financing/tables.ts';
import { contactMessages, quoteRequests } from '#features/inquiries/tables.ts';
import { aCharter } from '../builders/charter.ts';
import { aRequestBody } from '../builders/charter-request.ts';
import { anApplication, anApplicationForm } from '../builders/financing.ts';
import { aContactForm, aQuoteForm } from '../builders/inquiries.ts';
import { aYacht } from '../builders/yacht.ts';
import { signInAs } from '../support/actors.ts';
import { operationsOf, readDescription } from '../support/api-description.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const NOW = new Date('2027-02-01T15:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  await aYacht(app.database.db, { id: 'serenata', name: 'Serenata', capacity: 10 });
});
afterAll(() => app.close());

/** Each call by which a visitor writes to the business, with its body and the table that stores it, newest row last. */
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
    ...LANGUAGES.map((language) => [{ language }, {}, language] as const),
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
  // A field that the profile's call leaves out keeps its value.
  expect((await put({ firstName: 'Flor' })).status).toBe(200);
  expect((await user()).language).toBe('es');
  expect((await put({ firstName: 'Flor', language: 'pt' })).status).toBe(200);
  expect((await user()).language).toBe('pt');
  // Countries are stored in English whatever the page calls them.
  expect((await user()).country).toBe('United States');
  expect(await app.database.db.select({ language: profiles.language }).from(profiles)).toEqual([
    { language: 'pt' },
  ]);
  const refused = await put({ firstName: 'Flor', language: 'fr' });
  expect(refused.status).toBe(422);
  const named = `${LANGUAGES.slice(0, -1).join(', ')} or ${LANGUAGES.at(-1)}`;
  expect((await refused.json()).issues).toEqual([{ path: 'language', message: `Must be ${named}` }]);
  expect((await user()).language).toBe('pt');
});

/** The refusal of a call, with the language headers of its answer. */
async function refusalOf(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const response = await app.request(path, { ...init, headers });
  const { error, code, issues } = await response.json();
  const [language, vary] = ['content-language', 'vary'].map((name) => response.headers.get(name));
  return { status: response.status, code, error, issues, language, vary };
}

const NOT_FOUND = {
  en: 'Yacht not found',
  es: 'No encontramos ese yate',
  pt: 'Não encontramos esse iate',
} as const;

// Product 1.13
test.each([
  ['es', 'es'],
  ['pt-BR', 'pt'],
  ['fr', 'en'],
  ['en;q=0.4, es;q=0.3, pt;q=0.8', 'pt'],
  ['es;q=0', 'en'],
  [';;q=,"', 'en'],
] as const)('whoever asks for %s is refused in %s, with the same code', async (asked, language) => {
  const told = { language, vary: 'Accept-Language' };
  const headers = { 'accept-language': asked };
  expect(await refusalOf('/api/yachts/of-nobody', headers)).toMatchObject({
    status: 404,
    code: 'yacht-not-found',
    error: NOT_FOUND[language],
    ...told,
  });
  // These refusals happen before any route, or because there is no route.
  expect(await refusalOf('/api/nowhere', headers)).toMatchObject({ status: 404, ...told });
  const foreign = { ...headers, origin: 'https://other.example' };
  expect(await refusalOf('/api/contact', foreign, { method: 'POST' })).toMatchObject({
    code: 'foreign-origin',
    ...told,
  });
});

test('without the header a refusal is English; the language of the address goes before the header', async () => {
  expect(await refusalOf('/api/yachts/of-nobody')).toMatchObject({
    error: NOT_FOUND.en,
    language: 'en',
    vary: 'Accept-Language',
  });
  expect(await refusalOf('/api/yachts/of-nobody?lang=pt', { 'accept-language': 'es' })).toMatchObject({
    error: NOT_FOUND.pt,
    language: 'pt',
    vary: null,
  });
});

test('a report is the same file in whichever language its colleague works', async () => {
  const { db } = app.database;
  await aCharter(db, 'serenata', { status: 'confirmed', slot: 'morning' });
  await anApplication(db, { status: 'under_review' });
  const { headers } = await signInAs({ db, config: app.deps.config }, 'administrator');
  const description = await readDescription(app);
  const reports = operationsOf(description).filter(
    ({ operation }) => 'text/csv' in (operation.responses['200']?.content ?? {}),
  );
  expect(reports.length).toBeGreaterThan(5);
  for (const { name, path } of reports) {
    const fileIn = async (language: string) => {
      const answer = await app.request(`${path}?lang=${language}`, { headers });
      expect(answer.status, name).toBe(200);
      // Activity also lists the reports that were taken for this test.
      return (await answer.text()).split('\r\n').filter((line) => !/,exported,|^Total,,\d+ lines/.test(line));
    };
    const english = await fileIn('en');
    expect(english.length, name).toBeGreaterThan(1);
    expect(await fileIn('es'), name).toEqual(english);
  }
});

test('what is wrong with a call’s fields is said in its language, whether it reads or writes', async () => {
  const written = await app.postJson('/api/contact', {}, { 'accept-language': 'es' });
  expect(written.status).toBe(422);
  expect(written.headers.get('content-language')).toBe('es');
  const { error, issues } = await written.json();
  expect(error).toBe('Hay campos que debe revisar.');
  expect(issues).toContainEqual({ path: 'email', message: 'Falta su correo electrónico' });
  const read = '/api/yachts/serenata/availability?from=2027-02-31';
  for (const [asked, message] of [
    ['fr', 'Please give a date that exists, such as 2027-03-06.'],
    ['es', 'Indique una fecha que exista, como 2027-03-06.'],
    ['pt', 'Informe uma data que exista, como 2027-03-06.'],
  ] as const) {
    const { status, code, issues } = await refusalOf(read, { 'accept-language': asked });
    expect([status, code]).toEqual([422, 'invalid']);
    expect(issues).toEqual([{ path: 'from', message }]);
  }
  const unsigned = { quoteId: '018f6b1e-0000-7000-8000-000000000000', name: ' ' };
  const accepted = await app.postJson('/api/charter-links/x/accept', unsigned, { 'accept-language': 'pt' });
  expect((await accepted.json()).issues).toEqual([{ path: 'name', message: 'Digite seu nome completo.' }]);
});

test('staff’s calls are refused in English or Spanish, as their page is and the description says', async () => {
  const described = await (await app.request('/api/openapi.json')).json();
  expect(described.info.description).toMatch(
    /For staff’s calls, `Accept-Language` chooses between\s+English and Spanish/,
  );
  const spanish = { 'accept-language': 'es' };
  const english = { error: 'Please sign in first.', language: 'en' };
  for (const asked of ['en', 'pt'])
    expect(await refusalOf('/api/admin/yachts', { 'accept-language': asked })).toMatchObject(english);
  expect(await refusalOf('/api/admin/yachts', spanish)).toMatchObject({
    error: 'Inicie sesión primero.',
    language: 'es',
    vary: 'Accept-Language',
  });
  expect(await refusalOf('/api/admin/yachts?lang=es', spanish)).toMatchObject({
    error: 'Inicie sesión primero.',
    language: 'es',
  });
  expect(await refusalOf('/api/profile', spanish, { method: 'PUT' })).toMatchObject({
    error: 'Inicie sesión primero.',
    language: 'es',
  });
});

test('what is kept is kept under its address: no caller’s header gets into another’s answer', async () => {
  const read = async (path: string, asked: string, etag = '') => {
    const headers = { 'accept-language': asked, 'if-none-match': etag };
    const response = await app.request(path, { headers });
    return { status: response.status, etag: response.headers.get('etag'), text: await response.text() };
  };
  // The first caller asks for Spanish, but the cached answer is the same for everybody.
  const spanish = await read('/api/yachts/serenata', 'es');
  const english = await read('/api/yachts/serenata', 'en');
  expect(english).toEqual(spanish);
  expect((await read('/api/yachts/serenata', 'pt', english.etag ?? '')).status).toBe(304);
  // A refusal is never cached, so the next caller gets it in their own language.
  const refused = await app.request('/api/yachts/of-nobody', { headers: { 'accept-language': 'es' } });
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('etag')).toBeNull();
  expect(await refusalOf('/api/yachts/of-nobody', { 'accept-language': 'pt' })).toMatchObject({
    error: NOT_FOUND.pt,
  });
});
