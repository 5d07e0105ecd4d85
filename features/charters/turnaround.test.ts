import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantAt } from '#core/charter-time.ts';
import { listEntries } from '#features/calendar/service.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { aCharter, aCharterLink } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addEntry, changeEntry } from './service/entries.ts';
import { checkMove, confirmCharter, moveCharter, previewQuote, quoteCharter } from './service/index.ts';
import { charterQuotes } from './tables.ts';

const ANA = { role: 'staff', name: 'ana' } as const;
const DAY = '2027-03-06';

let now = new Date('2027-02-01T15:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  await aYacht(app.database.db, { id: 'serenata', name: 'Serenata', charterMode: 'either' });
  await aPriceRecord(app.database.db, 'serenata', { price5HoursCents: 300_000, price8HoursCents: 450_000 });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2027-02-01T15:00:00Z');
  await db().update(yachts).set({ turnaroundMinutes: 0 });
  await db().execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, outbox`,
  );
});

const db = () => app.database.db;
const aRequest = (slot: 'morning' | 'afternoon') => aCharter(db(), 'serenata', { slot });
const timeOf = async (charterId: string) => {
  const entries = await db().select().from(calendarEntries);
  const entry = entries.find((one) => one.charterId === charterId);
  return entry && [entry.kind, entry.occupied];
};
const range = (from: number, to: number) =>
  `["${instantAt(DAY, from).toISOString()}","${instantAt(DAY, to).toISOString()}")`
    .replaceAll('.000Z', '+00')
    .replaceAll('T', ' ');

/** A morning, then a confirmed afternoon that begins when it ends. Only then does the yacht get a turnaround of an hour. */
async function between(takeMorning: (id: string) => Promise<unknown>) {
  const morning = await aRequest('morning');
  await takeMorning(morning.id);
  const afternoon = await aRequest('afternoon');
  expect(await confirmCharter(app.deps, afternoon.id, ANA, {})).toMatchObject({ ok: true });
  await db().update(yachts).set({ turnaroundMinutes: 60 });
  return morning.id;
}
const quoted = () => between((id) => quoteCharter(app.deps, id, { note: '' }, ANA));

describe('a turnaround that has grown since', () => {
  test('takes nothing from a quote that holds its time: its client accepts it', async () => {
    const id = await quoted();
    const token = await aCharterLink(db(), id);
    const [quote] = await db().select().from(charterQuotes);
    const accepted = await app.postJson(`/api/charter-links/${token}/accept`, {
      quoteId: quote?.id,
      name: 'Rosa Delgado',
    });
    expect(accepted.status).toBe(200);
    expect(await timeOf(id)).toEqual(['charter', range(9, 12)]);
  });

  test('keeps a lapsed quote from its time: by now that is another’s turnaround', async () => {
    const id = await quoted();
    now = new Date('2027-02-10T15:00:00Z');
    expect(await confirmCharter(app.deps, id, ANA, {})).toMatchObject({ reason: 'dates-taken' });
  });

  test('is looked at, and done, alike where a charter is quoted anew for the time that it has', async () => {
    const id = await quoted();
    expect(await previewQuote(app.deps, id, { note: '' })).toMatchObject({ value: { isFree: true } });
    expect(await quoteCharter(app.deps, id, { note: '' }, ANA)).toMatchObject({ ok: true });
    expect(await timeOf(id)).toEqual(['hold', range(9, 12)]);
    const longer = { note: '', startTime: '09:00', hours: 5 };
    expect(await previewQuote(app.deps, id, longer)).toMatchObject({ value: { isFree: false } });
    expect(await quoteCharter(app.deps, id, longer, ANA)).toMatchObject({ reason: 'dates-taken' });
    expect(await timeOf(id)).toEqual(['hold', range(9, 12)]);
  });

  test('keeps no charter from another captain, which stays when and where it is', async () => {
    const id = await between((morning) => confirmCharter(app.deps, morning, ANA, {}));
    expect(await checkMove(app.deps, id, { mode: 'bareboat' })).toMatchObject({ value: { isFree: true } });
    expect(await moveCharter(app.deps, id, { mode: 'bareboat' }, ANA)).toMatchObject({ ok: true });
    expect(await timeOf(id)).toEqual(['charter', range(9, 12)]);
  });

  test('comes after a charter wherever there is room for it', async () => {
    const { id } = await aRequest('morning');
    await quoteCharter(app.deps, id, { note: '' }, ANA);
    await db().update(yachts).set({ turnaroundMinutes: 60 });
    expect(await confirmCharter(app.deps, id, ANA, {})).toMatchObject({ ok: true });
    expect(await timeOf(id)).toEqual(['charter', range(9, 13)]);
  });
});

describe('what staff enter themselves', () => {
  const block = {
    yachtId: 'serenata',
    kind: 'block' as const,
    reason: 'Hull',
    holdHours: 48,
    startDate: DAY,
    endDate: DAY,
    fromHour: 9,
    toHour: 12,
  };
  const occupied = async () => (await db().select().from(calendarEntries)).map((entry) => entry.occupied);
  const add = async () => {
    const added = await addEntry(app.deps, block, ANA);
    return added.ok ? added.value.id : '';
  };

  test('occupies her with her turnaround as a charter does, and ends where it was said to', async () => {
    await db().update(yachts).set({ turnaroundMinutes: 90 });
    const id = await add();
    expect(await occupied()).toEqual([range(9, 13.5)]);
    const [entry] = await listEntries(app.deps, 'serenata', DAY, DAY);
    expect(entry?.to).toEqual(instantAt(DAY, 12));
    const afternoon = await aRequest('afternoon');
    expect(await confirmCharter(app.deps, afternoon.id, ANA, {})).toMatchObject({ reason: 'dates-taken' });
    expect(await changeEntry(app.deps, id, { ...block, toHour: 10 }, ANA)).toMatchObject({ ok: true });
    expect(await occupied()).toEqual([range(9, 11.5)]);
    expect(await confirmCharter(app.deps, afternoon.id, ANA, {})).toMatchObject({ ok: true });
    // With the yacht's turnaround this block would reach into the charter.
    const late = { ...block, fromHour: 11.5, toHour: 12 };
    expect(await changeEntry(app.deps, id, late, ANA)).toMatchObject({
      reason: 'dates-taken',
      issues: [{ message: expect.stringContaining('Mar 6') }],
    });
  });

  test('keeps its time when her turnaround grows into what comes after it', async () => {
    const id = await add();
    const afternoon = await aRequest('afternoon');
    await confirmCharter(app.deps, afternoon.id, ANA, {});
    await db().update(yachts).set({ turnaroundMinutes: 60 });
    expect(await changeEntry(app.deps, id, { ...block, reason: 'Paint' }, ANA)).toMatchObject({ ok: true });
    expect(await timeOf(afternoon.id)).toEqual(['charter', range(12, 17)]);
    expect(await changeEntry(app.deps, id, { ...block, fromHour: 8 }, ANA)).toMatchObject({
      reason: 'dates-taken',
    });
  });
});
