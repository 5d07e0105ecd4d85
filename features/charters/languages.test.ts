import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addOns } from '#features/extras/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aRequestBody } from '#tests/builders/charter-request.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { confirmCharter, moveCharter } from './service/index.ts';

const ANA = { role: 'staff', name: 'ana' } as const;

/** 12:00 in Miami on March 6, when the afternoon departs. */
const DEPARTED = new Date('2027-03-06T17:00:00Z');
const BEFORE = new Date('2027-02-01T15:00:00Z');

let now = BEFORE;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  const { db } = app.database;
  await aYacht(db, { id: 'serenata', name: 'Serenata', capacity: 10 });
  await aPriceRecord(db, 'serenata');
  await aYacht(db, { id: 'marisol', name: 'Marisol', capacity: 10 });
  await db.insert(addOns).values({
    id: 'jet-ski',
    name: 'Jet Ski',
    priceCents: 35_000,
    translations: { es: { name: { text: 'Moto de agua', of: 'Jet Ski' } } },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = BEFORE;
  await app.database.db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, outbox, idempotency_keys`,
  );
});

const send = (path: string, body: unknown, language: string) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
const mails = () => app.database.db.select().from(outbox);

test('a request in Spanish is answered, priced and mailed with the extras called as in Spanish', async () => {
  const request = aRequestBody('serenata', { extraIds: ['jet-ski'], language: 'es' });
  const estimate = await send(
    '/api/estimates',
    { yachtId: 'serenata', duration: 'afternoon', extraIds: ['jet-ski'] },
    'es',
  );
  const { price } = (await estimate.json()) as { price: { lines: { label: string }[] } };
  expect(price.lines.map(({ label }) => label)).toContain('Moto de agua');

  const answer = await send('/api/yacht-requests', request, 'es');
  expect(await answer.json()).toMatchObject({
    message: expect.stringMatching(/^Hemos recibido su solicitud/),
  });
  const [mail] = (await mails()).filter(({ recipient }) => recipient === 'rosa.delgado@visitors.example');
  expect(mail?.text).toContain('Moto de agua');
  expect(mail?.text).not.toContain('Jet Ski');
  // The mail to the team is in English.
  const [team] = (await mails()).filter(({ recipient }) => recipient === 'team@miami-flow.example');
  expect(team?.text).toContain('Jet Ski');
  // So are the words that stand for the yacht's picture.
  for (const [sent, language] of [
    [team, 'en'],
    [mail, 'es'],
  ] as const) {
    const { pictures } = await (await app.request(`/api/yachts/serenata?lang=${language}`)).json();
    expect(pictures[0].alt.length).toBeGreaterThan(10);
    expect(sent?.html).toContain(`alt="${pictures[0].alt}"`);
  }
});

test.each([
  ['es', /^No encontramos ese yate/, /^Ya no se ofrece: gone/],
  ['pt', /^Não encontramos esse iate/, /^Não é mais oferecido: gone/],
  ['en', /^We can’t find that yacht/, /^No longer offered: gone/],
] as const)('what is refused is said beside the field in %s', async (language, yacht, extra) => {
  const nowhere = await send('/api/yacht-requests', aRequestBody('nowhere'), language);
  expect((await nowhere.json()).issues).toMatchObject([
    { path: 'yachtId', message: expect.stringMatching(yacht) },
  ]);
  const gone = await send('/api/yacht-requests', aRequestBody('serenata', { extraIds: ['gone'] }), language);
  expect((await gone.json()).issues).toMatchObject([
    { path: 'extraIds', message: expect.stringMatching(extra) },
  ]);
});

test('a no-show is told in the client’s language, whatever the colleague’s', async () => {
  const staff = await staffOf(app);
  for (const [language, subject, says] of [
    ['es', 'No pudimos recibirle a bordo', /No hemos registrado ningún pago suyo/],
    ['pt', 'Sentimos sua falta', /Não registramos nenhum pagamento seu/],
  ] as const) {
    const { id } = await aCharter(app.database.db, 'serenata', { status: 'confirmed', language });
    await aQuote(app.database.db, id);
    now = DEPARTED;
    await staff.send('POST', `/api/admin/charters/${id}/status`, { status: 'no-show' });
    const mail = (await mails()).find((sent) => sent.subject === subject);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(says);
  }
});

test.each([
  ['en', 'Moved: Marisol', /date|hour/i],
  ['es', 'Alquiler modificado: Marisol', /Cambio de fecha/],
  ['pt', 'Aluguel alterado: Marisol', /Nova data/],
] as const)(
  'a move to another yacht for the same time is told as no new date (%s)',
  async (language, is, not) => {
    const { id } = await aCharter(app.database.db, 'serenata', { status: 'confirmed', language });
    expect((await moveCharter(app.deps, id, { yachtId: 'marisol' }, ANA)).ok).toBe(true);
    const mail = (await mails()).find(({ cause }) => cause.startsWith('charter-moved:'));
    expect(mail?.subject).toContain(is);
    expect(mail?.subject).not.toMatch(not);
  },
);

test.each([
  ['2027-02-27T16:00:00Z', /a week before you sail, and the day before/],
  ['2027-02-27T18:00:00Z', /We’ll write again the day before you sail/],
  ['2027-03-05T18:00:00Z', null],
] as const)('a confirmation at %s promises the reminders that come', async (at, promise) => {
  const { id } = await aCharter(app.database.db, 'serenata');
  now = new Date(at);
  await confirmCharter(app.deps, id, ANA, {});
  const mail = (await mails()).find(({ cause }) => cause.startsWith('charter-confirmed:'));
  const text = mail?.text.replaceAll(/\s+/g, ' ');
  if (promise) expect(text).toMatch(promise);
  else expect(text).not.toContain('write again');
});

test('the calendar file of a charter is in its language, as the mailed one is', async () => {
  const { db } = app.database;
  const charter = await aCharter(db, 'serenata', { status: 'confirmed', language: 'es' });
  await aQuote(db, charter.id);
  const token = await aCharterLink(db, charter.id);
  const file = await (await app.request(`/api/charter-links/${token}/calendar-file`)).text();
  expect(file).toContain('8 invitados');
  expect(file).not.toContain('guests');
});
