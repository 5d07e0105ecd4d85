import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { instantAt } from '#core/charter-time.ts';
import { activity } from '#features/activity/tables.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

// The blocks and courtesy holds that staff put on a yacht's calendar.
const now = new Date('2027-02-01T15:00:00Z');
const ENTRIES = '/api/admin/calendar-entries';
const week = {
  yachtId: 'serenata',
  startDate: '2027-03-01',
  endDate: '2027-03-07',
  reason: 'Hull and paint',
};

let app: TestApp;
let ana: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  await aYacht(app.database.db, { id: 'serenata', name: 'Serenata' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await db().delete(calendarEntries);
  ana = await staffOf(app);
});

const db = () => app.database.db;
/** Puts an entry on the calendar; answers its address. */
const put = async (entry: object = week) => {
  const added = await ana.send('POST', ENTRIES, entry);
  expect(added.status).toBe(201);
  return `${ENTRIES}/${added.body.id}`;
};
/** The only entry, as the fleet's calendar or the yacht's own has it. */
const read = async (calendar = '/api/admin/fleet-calendar') => {
  const { entries } = await (await ana.get(`${calendar}?from=2027-03-01&days=30`)).json();
  expect(entries).toHaveLength(1);
  return entries[0];
};

test('block a yacht for a week, move, and free her again', async () => {
  const path = await put();
  const kept = { id: path.slice(ENTRIES.length + 1), kind: 'block', reason: 'Hull and paint' };
  expect(await db().select().from(calendarEntries)).toMatchObject([
    { ...kept, occupied: '["2027-03-01 05:00:00+00","2027-03-08 05:00:00+00")' },
  ]);
  const moved = { ...week, startDate: '2027-03-03', endDate: '2027-03-09', fromHour: 8, toHour: 18.5 };
  expect((await ana.send('PUT', path, moved)).status).toBe(200);
  expect(await db().select().from(calendarEntries)).toMatchObject([
    { ...kept, occupied: '["2027-03-03 13:00:00+00","2027-03-09 23:30:00+00")' },
  ]);
  expect((await ana.send('DELETE', path)).status).toBe(200);
  expect((await ana.send('DELETE', path)).status).toBe(404);
  expect(await db().$count(calendarEntries)).toBe(0);
  const lines = await db().select().from(activity).where(eq(activity.actor, ana.username));
  expect(lines.map(({ action, subjectKind }) => [subjectKind, action])).toEqual([
    ['block', 'blocked'],
    ['block', 'moved'],
    ['block', 'freed'],
  ]);
  // The reason of a block may name a client, and the log is kept longer than the client.
  expect(JSON.stringify(lines)).not.toMatch(/hull/i);
});

test('do not take what is taken, and say what is in the way', async () => {
  await aCalendarEntry(db(), 'serenata', instantAt('2027-03-06', 12), instantAt('2027-03-06', 17), {
    kind: 'charter',
  });
  expect(await ana.send('POST', ENTRIES, week)).toMatchObject({
    status: 409,
    body: { issues: [{ message: expect.stringContaining('a booking, Mar 6') }] },
  });
  expect((await ana.send('POST', ENTRIES, { ...week, endDate: '2027-02-20' })).status).toBe(422);
  expect((await ana.send('POST', ENTRIES, { ...week, yachtId: 'lost' })).status).toBe(422);
});

test('are not written over what a colleague has made of them meanwhile', async () => {
  const path = await put();
  const { version } = await read();
  expect((await ana.send('PUT', path, { ...week, reason: 'Haul-out', version })).status).toBe(200);
  const mine = { ...week, endDate: '2027-03-12' };
  const refused = await ana.send('PUT', path, { ...mine, version });
  const { version: latest } = await read();
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', current: { reason: 'Haul-out', version: latest } },
  });
  expect((await read()).reason).toBe('Haul-out');
  expect((await ana.send('PUT', path, { ...mine, version: latest })).status).toBe(200);
});

test('are not removed as a colleague has changed them meanwhile, unseen', async () => {
  const path = await put();
  const onHerCalendar = '/api/admin/yachts/serenata/calendar';
  const { version } = await read(onHerCalendar);
  // The version goes into an address: it says nothing of the reason, which may name a client.
  expect(version).toMatch(/^[\w-]{43}$/);
  expect((await ana.send('PUT', path, { ...week, endDate: '2027-03-20' })).status).toBe(200);
  const { version: latest, to } = await read(onHerCalendar);
  expect(await ana.send('DELETE', `${path}?version=${version}`)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', current: { version: latest, to } },
  });
  expect((await read()).version).toBe(latest);
  expect((await ana.send('DELETE', `${path}?version=${latest}`)).status).toBe(200);
});

test('can be a hold that lapses', async () => {
  const path = await put({ ...week, kind: 'hold', holdHours: 5 });
  expect(await db().select().from(calendarEntries)).toMatchObject([
    { kind: 'hold', expiresAt: new Date('2027-02-01T20:00:00Z') },
  ]);
  await db().update(calendarEntries).set({ expiresAt: now });
  expect((await ana.send('PUT', path, { ...week, endDate: '2027-03-05' })).status).toBe(404);
});

describe('a hold that becomes a booking', () => {
  const saturday = { ...week, startDate: '2027-03-06', endDate: '2027-03-06', fromHour: 9, toHour: 17 };
  const booking = {
    yachtId: 'serenata',
    contactName: 'Rosa Delgado',
    contactEmail: 'rosa.delgado@visitors.example',
    startDate: '2027-03-06',
    duration: 'full-day',
    guestCount: 4,
  };
  const held = async () => {
    await put({ ...saturday, kind: 'hold', holdHours: 48 });
    const { id, version } = await read();
    return { id, version };
  };
  const book = (more: object) => ana.send('POST', '/api/admin/charters', { ...booking, ...more });
  const onCalendar = () => db().select().from(calendarEntries);

  test('gives its time to a confirmed one', async () => {
    const hold = await held();
    expect((await book({ confirm: true })).body.code).toBe('dates-taken');
    const { status, body } = await book({ confirm: true, hold });
    expect(status).toBe(201);
    expect(await onCalendar()).toMatchObject([{ kind: 'charter', charterId: body.id }]);
  });

  test('holds on for one that is not confirmed yet, until its own end, and is no quote', async () => {
    const hold = await held();
    const { id } = (await book({ hold })).body;
    expect(await onCalendar()).toMatchObject([
      { kind: 'hold', charterId: id, expiresAt: new Date('2027-02-03T15:00:00Z') },
    ]);
    expect((await (await ana.get('/api/admin/yachts/serenata')).json()).heldQuotes).toBe(0);
    expect((await book({ confirm: true })).body.code).toBe('dates-taken');
    expect((await ana.send('POST', `/api/admin/charters/${id}/confirm`, {})).status).toBe(200);
    expect(await onCalendar()).toMatchObject([{ kind: 'charter', charterId: id, expiresAt: null }]);
  });

  test.each([true, false])(
    'keeps its time when the yacht’s turnaround has grown since (confirmed: %s)',
    async (confirm) => {
      const turnAround = (turnaroundMinutes: number) => db().update(yachts).set({ turnaroundMinutes });
      onTestFinished(() => turnAround(0).then(() => undefined));
      await turnAround(60);
      const hold = await held();
      // The next charter departs an hour and a half after the hold's end.
      await aCalendarEntry(db(), 'serenata', instantAt('2027-03-06', 18.5), instantAt('2027-03-06', 22));
      await turnAround(120);
      const { status, body } = await book({ confirm, hold });
      expect(status).toBe(201);
      expect((await onCalendar()).filter(({ charterId }) => charterId === body.id)).toMatchObject([
        {
          kind: confirm ? 'charter' : 'hold',
          occupied: '["2027-03-06 14:00:00+00","2027-03-06 23:00:00+00")',
        },
      ]);
    },
  );

  test('is given up where its request is moved or cancelled', async () => {
    const { id } = (await book({ hold: await held() })).body;
    const move = { startDate: '2027-03-06', duration: 'morning' };
    expect((await ana.send('POST', `/api/admin/charters/${id}/move`, move)).status).toBe(200);
    expect(await onCalendar()).toEqual([]);
    const other = (await book({ hold: await held() })).body.id;
    expect((await ana.send('POST', `/api/admin/charters/${other}/cancel`, {})).status).toBe(200);
    expect(await onCalendar()).toEqual([]);
  });

  test('stays as it is where the booking is refused, where a colleague changed it, and where it is no hold', async () => {
    const hold = await held();
    const [before] = await onCalendar();
    expect((await book({ hold, guestCount: 40 })).status).toBe(422);
    expect((await book({ hold: { ...hold, version: 'older' } })).body.code).toBe('changed-meanwhile');
    expect(await onCalendar()).toEqual([before]);
    await db().delete(calendarEntries);
    await put(saturday);
    const { id, version } = await read();
    expect((await book({ hold: { id, version } })).body.code).toBe('entry-not-found');
    expect(await onCalendar()).toMatchObject([{ kind: 'block' }]);
  });
});

test('are never a charter’s own time', async () => {
  const { id } = await aCharter(db(), 'serenata');
  expect((await ana.send('POST', `/api/admin/charters/${id}/confirm`, {})).status).toBe(200);
  const { id: entryId } = await read();
  for (const [method, body] of [['PUT', week], ['DELETE']] as const) {
    const refused = await ana.send(method, `${ENTRIES}/${entryId}`, body);
    expect(refused).toMatchObject({ status: 409, body: { code: 'entry-of-charter' } });
  }
});
