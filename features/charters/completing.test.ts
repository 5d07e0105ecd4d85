import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { planHoldRelease } from '#features/money/service/index.ts';
import { moneyHolds, moneyObligations } from '#features/money/tables/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const BEFORE = new Date('2027-03-06T16:00:00Z');
/** 12:00 in Miami. */
const DEPARTED = new Date('2027-03-06T17:00:00Z');
/** 17:00 in Miami: the afternoon of March 6 is over. */
const BACK = new Date('2027-03-06T22:00:00Z');
const HOUR_MS = 3_600_000;

let now = BEFORE;
let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  staff = await staffOf(app);
  await aYacht(app.database.db, { id: 'serenata', name: 'Serenata' });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = BEFORE;
  await app.database.db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries`,
  );
});

const db = () => app.database.db;
const mark = (id: string, status: string) =>
  staff.send('POST', `/api/admin/charters/${id}/status`, { status });
const opened = async (id: string) => (await staff.get(`/api/admin/charters/${id}`)).json();
const revenue = async () => (await (await staff.get('/api/admin/overview')).json()).monthlyRevenue;

/** A mail's text with its line breaks replaced by spaces. */
const inOneLine = (mail: { readonly text: string } | undefined) => mail?.text.replaceAll(/\s+/g, ' ');

async function confirmed() {
  const charter = await aCharter(db(), 'serenata', { status: 'confirmed' });
  await aQuote(db(), charter.id);
  await aCalendarEntry(db(), 'serenata', charter.departsAt, charter.returnsAt, {
    kind: 'charter',
    charterId: charter.id,
  });
  return charter.id;
}

test.each(['pending', 'reviewed', 'contacted', 'quoted'] as const)(
  'what is %s was agreed by nobody and is never completed, however long ago it was; it is no revenue',
  async (status) => {
    const { id } = await aCharter(db(), 'serenata', { status });
    await aQuote(db(), id);
    for (const at of [BEFORE, BACK]) {
      now = at;
      expect(await mark(id, 'completed')).toMatchObject({ status: 409, body: { code: 'not-in-this-state' } });
    }
    expect(await revenue()).toBe(0);
    expect((await opened(id)).events).not.toContain('complete');
  },
);

test('a charter is completed once it is over, keeps its place, and is taken back for a day', async () => {
  const id = await confirmed();
  expect(await mark(id, 'completed')).toMatchObject({
    status: 409,
    body: { code: 'charter-not-over', error: expect.stringContaining('not over yet') },
  });
  now = BACK;
  expect(await opened(id)).toMatchObject({
    nextStep: 'complete',
    events: ['complete', 'miss', 'move', 'correct', 'cancel'],
  });
  expect(await mark(id, 'completed')).toMatchObject({ status: 200, body: { status: 'completed' } });
  expect(await mark(id, 'completed')).toMatchObject({ status: 409 });
  expect(await revenue()).toBe(2_500);

  now = new Date(BACK.getTime() + 24 * HOUR_MS - 1);
  expect(await mark(id, 'confirmed')).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  expect(await revenue()).toBe(2_500);
  const { history } = await opened(id);
  expect(history.map(({ from, to }: { from: string; to: string }) => `${from} → ${to}`)).toEqual([
    'confirmed → completed',
    'completed → confirmed',
  ]);
  const [line] = await db().select().from(activity).where(eq(activity.action, 'took back the completion of'));
  expect(line?.details).toMatchObject({ from: 'completed', to: 'confirmed' });
  expect(await db().$count(calendarEntries, eq(calendarEntries.charterId, id))).toBe(1);
});

test.each([
  ['stays held when the completion is taken back', null],
  ['still goes as its return says when the completion is taken back', BACK],
] as const)('a damage hold %s', async (_, returnedAt) => {
  const id = await confirmed();
  const [holdId, obligationId] = [randomUUID(), randomUUID()];
  await db().insert(moneyObligations).values({
    id: obligationId,
    charterId: id,
    kind: 'damage-hold',
    cause: 'confirmed:x',
    madeAt: BEFORE,
    baseCents: 0,
    taxCents: 0,
    gratuityCents: 0,
    apaCents: 0,
    holdCents: 50_000,
    dueAt: BEFORE,
  });
  await db().insert(moneyHolds).values({
    id: holdId,
    charterId: id,
    obligationId,
    cents: 50_000,
    way: 'saved-card',
    state: 'held',
    madeBy: 'client',
    madeAt: BEFORE,
    expiresAt: BACK,
    heldAt: BEFORE,
  });
  if (returnedAt) await planHoldRelease(app.deps, id, returnedAt);
  const releaseAt = async () =>
    (await db().select().from(moneyHolds).where(eq(moneyHolds.id, holdId)))[0]?.releaseAt;
  now = BACK;
  await mark(id, 'completed');
  const planned = await releaseAt();
  expect(planned).toBeInstanceOf(Date);
  expect(await mark(id, 'confirmed')).toMatchObject({ status: 200 });
  expect(await releaseAt()).toEqual(returnedAt ? planned : null);
});

test('after a day a completion stands', async () => {
  const id = await confirmed();
  now = BACK;
  await mark(id, 'completed');
  now = new Date(BACK.getTime() + 24 * HOUR_MS);
  expect(await mark(id, 'confirmed')).toMatchObject({ status: 409, body: { code: 'undo-too-late' } });
  expect(await opened(id)).toMatchObject({ events: ['correct'], nextStep: null });
});

test('a charter that nobody came to is a no-show from its departure on: no revenue, and the client is told', async () => {
  const id = await confirmed();
  expect(await mark(id, 'no-show')).toMatchObject({ status: 409, body: { code: 'charter-not-departed' } });
  now = DEPARTED;
  expect(await mark(id, 'no-show')).toMatchObject({ status: 200, body: { status: 'no-show' } });
  expect(await revenue()).toBe(0);
  const found = await opened(id);
  expect(found).toMatchObject({ status: 'no-show', events: ['correct'], nextStep: null, cancellation: null });
  expect(found.history).toMatchObject([{ from: 'confirmed', to: 'no-show' }]);
  const [line] = await db().select().from(activity).where(eq(activity.action, 'marked as a no-show'));
  expect(line?.details).toMatchObject({ from: 'confirmed', to: 'no-show' });
  const [mail] = await db().select().from(outbox).where(eq(outbox.subject, 'We missed you'));
  // An amount that was not paid can't be kept.
  expect(inOneLine(mail)).toContain('nobody came aboard. We have recorded no payment from you.');
  expect(inOneLine(mail)).not.toContain('comes back');
  expect(mail?.recipient).toBe('rosa.delgado@visitors.example');
  // Its time is past, and stays taken on the calendar, as for a charter that sailed.
  expect(await db().$count(calendarEntries, eq(calendarEntries.charterId, id))).toBe(1);
});

test.each([
  ['is paid', 0, 'nothing of what you have paid comes back'],
  ['is paid, and has gone back in part', 40_000, 'nothing more of what you have paid comes back'],
  ['was paid and has all gone back', 100_000, 'nobody came aboard. If we have this wrong'],
])('a no-show is told what becomes of the money that %s', async (_, backCents, words) => {
  const id = await confirmed();
  await db().execute(sql`truncate outbox`);
  const money = `/api/admin/charters/${id}/money`;
  const paid = { cents: 100_000, method: 'cash', receivedOn: '2027-03-06' };
  expect(await staff.send('POST', `${money}/payments`, paid)).toMatchObject({ status: 201 });
  if (backCents > 0) {
    const back = { cents: backCents, reason: 'Paid twice.' };
    expect(await staff.send('POST', `${money}/refunds`, back)).toMatchObject({ status: 201 });
  }
  now = DEPARTED;
  expect(await mark(id, 'no-show')).toMatchObject({ status: 200 });
  const [mail] = await db().select().from(outbox).where(eq(outbox.subject, 'We missed you'));
  expect(inOneLine(mail)).toContain(words);
  expect(inOneLine(mail)).not.toContain('recorded no payment');
});

test('confirmed is set by no status alone: it takes the calendar', async () => {
  const { id } = await aCharter(db(), 'serenata', { status: 'quoted' });
  expect(await mark(id, 'confirmed')).toMatchObject({ status: 409, body: { code: 'not-in-this-state' } });
});
