import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { calendarEntries } from '#features/calendar/tables.ts';
import { queueMail } from '#features/notifications/service.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter, aCharterLink } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  advanceCharter,
  cancelCharter,
  confirmCharter,
  correctCharter,
  quoteCharter,
  writeMessage,
} from './service/index.ts';
import { charterQuotes, charterRequests } from './tables.ts';

const ANA = { role: 'staff', name: 'ana' } as const;
const TEAM = 'team@miami-flow.example';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date('2027-02-01T15:00:00Z'), env: { TEAM_EMAIL: TEAM } });
  await aYacht(app.database.db, { id: 'serenata', name: 'Serenata', capacity: 10 });
  await aPriceRecord(app.database.db, 'serenata', { price5HoursCents: 300_000 });
});
afterAll(() => app.close());
afterEach(async () => {
  await app.database.db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, outbox, idempotency_keys`,
  );
});

/** A charter whose client reads Spanish, with functions that act by its mailed link. */
async function aClient(fields: Parameters<typeof aCharter>[2] = {}) {
  const { db } = app.database;
  const { id } = await aCharter(db, 'serenata', { yachtName: 'Serenata', language: 'es', ...fields });
  const token = await aCharterLink(db, id);
  const send = (what: string, body: object) => app.postJson(`/api/charter-links/${token}/${what}`, body);
  return { id, send };
}
const told = async () =>
  (await app.database.db.select().from(outbox)).filter(({ recipient }) => recipient === TEAM);

test('the team is told once, in its own language, that a client has accepted a quote', async () => {
  const { id, send } = await aClient();
  await quoteCharter(app.deps, id, { note: '' }, ANA);
  expect(await told()).toEqual([]);
  const [quote] = await app.database.db.select().from(charterQuotes);
  for (const _press of ['first', 'again'])
    expect((await send('accept', { quoteId: quote?.id, name: 'Rosa Delgado' })).status).toBe(200);
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('A quote is accepted: Serenata, Sat, Mar 6');
  expect(mail?.text).toContain('Rosa Delgado has accepted the quote.');
  expect(mail?.text).toContain(`http://localhost:3000/admin/bookings?open=${id}`);
});

test('the team is told that a client has cancelled a charter, with why', async () => {
  const { id, send } = await aClient();
  await confirmCharter(app.deps, id, ANA, {});
  expect((await send('cancel', { reason: 'La boda es en abril.' })).status).toBe(200);
  const mails = await told();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A client has cancelled a charter: Serenata, Sat, Mar 6',
  ]);
  expect(mails[0]?.text).toContain('La boda es en abril.');
});

test('of a request that was never confirmed the team is told that it was taken back', async () => {
  const { send } = await aClient();
  expect((await send('cancel', {})).status).toBe(200);
  expect((await told()).map(({ subject }) => subject)).toEqual([
    'A client has taken a request back: Serenata, Sat, Mar 6',
  ]);
});

test('nobody is told of what a colleague did, or of what was taken for spam', async () => {
  const { id } = await aClient();
  await confirmCharter(app.deps, id, ANA, {});
  await cancelCharter(app.deps, id, ANA, { reason: 'Engine' });
  const { send } = await aClient({ suspectedSpam: true });
  expect((await send('cancel', {})).status).toBe(200);
  expect(await told()).toEqual([]);
});

test('whose address was given with suspected spam is mailed only what a colleague writes to them, who so takes it up', async () => {
  const { db } = app.database;
  const mailed = async (id: string) =>
    (await db.select().from(outbox).where(eq(outbox.about, id))).map(({ cause }) => cause.split(':')[0]);
  const [spam, real] = [await aClient({ suspectedSpam: true }), await aClient({ suspectedSpam: true })];
  for (const { id } of [spam, real])
    await writeMessage(app.deps, id, { kind: 'note', subject: '', body: '?' }, ANA);
  await writeMessage(app.deps, real.id, { kind: 'mail', subject: '', body: 'Are you real?' }, ANA);
  for (const { id } of [spam, real]) await cancelCharter(app.deps, id, ANA, {});
  expect(await mailed(spam.id)).toEqual([]);
  expect(await mailed(real.id)).toEqual(['charter-message', 'charter-cancelled']);
});

test('what a colleague marks as spam is cancelled without a mail, until they say that it is none', async () => {
  const { db } = app.database;
  const { id } = await aClient();
  const read = async () => (await db.select().from(charterRequests).where(eq(charterRequests.id, id)))[0];
  const mark = (suspectedSpam: boolean, of = id) => correctCharter(app.deps, of, { suspectedSpam }, ANA);
  expect((await mark(true)).ok).toBe(true);
  expect(await read()).toMatchObject({ suspectedSpam: true, status: 'pending' });
  expect((await mark(false)).ok).toBe(true);
  expect(await read()).toMatchObject({ suspectedSpam: false });
  await mark(true);
  expect((await cancelCharter(app.deps, id, ANA, {})).ok).toBe(true);
  expect(await db.select().from(outbox).where(eq(outbox.about, id))).toEqual([]);
  // Whoever was quoted or confirmed is a client, who has to be told.
  const { id: confirmed } = await aClient();
  await confirmCharter(app.deps, confirmed, ANA, {});
  expect(await mark(true, confirmed)).toMatchObject({ ok: false, reason: 'not-in-this-state' });
  // So is whoever has cancelled meanwhile and comes back, and whose quote was for another time.
  await cancelCharter(app.deps, confirmed, ANA, {});
  await advanceCharter(app.deps, confirmed, 'reopen', ANA, {});
  expect(await mark(true, confirmed)).toMatchObject({ ok: false, reason: 'not-in-this-state' });
  const { id: quoted } = await aClient({ startOn: '2027-04-06' });
  await quoteCharter(app.deps, quoted, { note: '' }, ANA);
  await cancelCharter(app.deps, quoted, ANA, {});
  await advanceCharter(app.deps, quoted, 'reopen', ANA, {});
  await db.update(charterRequests).set({ quotedCents: null }).where(eq(charterRequests.id, quoted));
  expect(await mark(true, quoted)).toMatchObject({ ok: false, reason: 'not-in-this-state' });
});

test('nothing that waits for its client, or failed, is left of what a colleague marks as spam, and no time is held', async () => {
  const { db } = app.database;
  const { id } = await aClient();
  const receipt = { about: id, to: 'Rosa.Delgado@visitors.example', subject: '?', html: '?', text: '?' };
  for (const cause of ['charter-received', 'charter-reminder'])
    await queueMail(app.deps, { ...receipt, cause: `${cause}:${id}` });
  await queueMail(app.deps, { ...receipt, to: TEAM, kind: 'team', cause: `charter-team:${id}` });
  await db
    .update(outbox)
    .set({ status: 'failed' })
    .where(eq(outbox.cause, `charter-received:${id}`));
  const [from, to] = [new Date('2027-03-06T18:00:00Z'), new Date('2027-03-06T23:00:00Z')];
  await aCalendarEntry(db, 'serenata', from, to, { kind: 'hold', charterId: id, expiresAt: to });
  expect((await correctCharter(app.deps, id, { suspectedSpam: true }, ANA)).ok).toBe(true);
  expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([TEAM]);
  expect(await db.select().from(calendarEntries)).toEqual([]);
});

test('what was taken for spam is a client’s once a colleague works on it: it is listed, and the team is told again', async () => {
  const { db } = app.database;
  const { id, send } = await aClient({ suspectedSpam: true });
  const isSpam = async () =>
    (await db.select().from(charterRequests).where(eq(charterRequests.id, id)))[0]?.suspectedSpam;
  await advanceCharter(app.deps, id, 'review', ANA, {});
  expect(await isSpam()).toBe(true);
  await confirmCharter(app.deps, id, ANA, {});
  expect(await isSpam()).toBe(false);
  expect((await send('cancel', {})).status).toBe(200);
  expect(await told()).toHaveLength(1);
});
