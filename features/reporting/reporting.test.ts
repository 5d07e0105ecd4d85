import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantAt } from '#core/charter-time.ts';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import { recordPayment } from '#features/money/service/index.ts';
import { inLanguage } from '#platform/language.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter, aQuote } from '#tests/builders/charter.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readPayments } from './service/index.ts';

/** A Wednesday, 10 AM in Miami. */
const now = new Date('2027-03-10T15:00:00Z');
let app: TestApp;
let ana: SignedInActor;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  ana = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, yachts, yacht_pricing, saved_yachts`,
  );
});

const db = () => app.database.db;
const read = async (path: string) => {
  const response = await app.request(path, { headers: ana.headers });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
};

describe('the lists of payments', () => {
  test('are searched by client, email, number, and a telephone number in any writing', async () => {
    await aYacht(db(), { id: 'serenata', name: 'Serenata' });
    const { id } = await aCharter(db(), 'serenata', {
      contactName: 'Rosa Delgado',
      contactEmail: 'rosa@delgado.example',
      contactPhone: '+1 (305) 555-0187',
    });
    await db().transaction((tx) =>
      recordPayment(
        { ...app.deps, db: tx },
        { charterId: id, stage: 'agreed' },
        { cents: 50_000, method: 'zelle', receivedOn: '2027-03-10', reference: '' },
        { name: 'ana' },
      ),
    );
    const found = async (q: string) => {
      const { items } = await read(`/api/admin/payments?list=received&q=${encodeURIComponent(q)}`);
      return items.map((item: { charter: { id: string } }) => item.charter.id);
    };
    const written = ['305.555.0187', '(305) 555-0187', '3055550187', '+13055550187'];
    for (const q of ['delgado rosa', 'RÓSA', 'rosa@delgado', id.slice(-8), ...written])
      expect(await found(q), q).toEqual([id]);
    expect(await found('3055550188')).toEqual([]);
  });

  test('say on each card what pressing it lists, of the same search', async () => {
    await aYacht(db(), { id: 'serenata', name: 'Serenata' });
    for (const contactName of ['Rosa Delgado', 'Marcus Reed']) {
      const { id } = await aCharter(db(), 'serenata', { contactName });
      const payment = { cents: 50_000, method: 'zelle', receivedOn: '2027-03-10', reference: '' } as const;
      await db().transaction((tx) =>
        recordPayment({ ...app.deps, db: tx }, { charterId: id, stage: 'agreed' }, payment, { name: 'ana' }),
      );
    }
    const cards = async (q: string) => {
      const { sums } = await read(`/api/admin/payments?list=received&q=${q}`);
      const lines = sums as { list: string; count: number; cents: number }[];
      for (const { list, count, cents } of lines) {
        const { items } = await read(`/api/admin/payments?list=${list}&q=${q}`);
        const listed = (items as { cents: number }[]).reduce((sum, item) => sum + item.cents, 0);
        expect([list, items.length, listed]).toEqual([list, count, cents]);
      }
      return lines.reduce((sum, { count }) => sum + count, 0);
    };
    // What was received, and that nothing is owed yet.
    expect(await cards('reed')).toBe(2);
    expect(await cards('')).toBeGreaterThanOrEqual(4);
    expect(await cards('nobody')).toBe(0);
  });

  test.each([
    ['', '2027-03-01', '2027-03-31'],
    ['from=2027-02-10', '2027-02-10', '2027-03-10'],
    ['to=2027-02-10', '2027-02-01', '2027-02-10'],
    ['from=2027-04-02', '2027-04-02', '2027-04-02'],
  ])('with only one day asked for, or none, end in no day before they begin: %s', async (days, from, to) => {
    expect(await read(`/api/admin/payments?list=received&${days}`)).toMatchObject({ from, to });
  });
});

test('what was received too long ago to be read line by line is found all the same', async () => {
  await aYacht(db(), { id: 'serenata', name: 'Serenata' });
  const paid = async (contactName: string, receivedOn: string) => {
    const { id } = await aCharter(db(), 'serenata', { contactName, contactEmail: 'client@visitors.example' });
    const payment = { cents: 50_000, method: 'zelle', receivedOn, reference: '' } as const;
    await db().transaction((tx) =>
      recordPayment({ ...app.deps, db: tx }, { charterId: id, stage: 'agreed' }, payment, { name: 'ana' }),
    );
  };
  await paid('Rosa Delgado', '2026-01-05');
  await paid('Marcus Reed', '2026-01-06');
  const found: number[] = [];
  const clients = async (q?: string) => {
    const asked = { list: 'received', from: '2026-01-01', to: '2026-01-31', q } as const;
    const { items, sums, ...answer } = await inLanguage('en', () => readPayments(app.deps, asked, 1));
    const sum = sums.find(({ list }) => list === 'received');
    expect(sum?.cents).toBe((sum?.count ?? 0) * 50_000);
    expect(sum?.count).toBe(answer.found);
    found.push(answer.found);
    return items.map(({ charter }) => charter.client);
  };
  expect(await clients()).toEqual(['Marcus Reed']);
  expect(await clients('delgado')).toEqual(['Rosa Delgado']);
  expect(await clients('reed')).toEqual(['Marcus Reed']);
  // Only the newest lines are listed, but all that were found are counted.
  expect(await clients('client@visitors')).toEqual(['Marcus Reed']);
  expect(found).toEqual([2, 1, 1, 2]);
});

describe('Overview', () => {
  test('is computed from what there is', async () => {
    await aYacht(db(), { id: 'serenata', name: 'Serenata' });
    await aYacht(db(), { id: 'marisol', name: 'Marisol' });
    await aYacht(db(), { id: 'gone', name: 'Gone', archivedAt: now });
    await anApplication(db(), { status: 'declined' });
    await anApplication(db(), { status: 'under_review', isDemo: true });
    const booked = async (
      startOn: string,
      fields: Parameters<typeof aCharter>[2] = {},
      isOnCalendar = fields.status !== 'cancelled',
    ) => {
      const charter = await aCharter(db(), 'serenata', {
        startOn,
        status: 'confirmed',
        createdAt: new Date(`${startOn}T00:00:00Z`),
        ...fields,
      });
      await aQuote(db(), charter.id);
      if (isOnCalendar) {
        await aCalendarEntry(db(), 'serenata', charter.departsAt, charter.returnsAt, {
          kind: 'charter',
          charterId: charter.id,
        });
      }
      return charter.id;
    };
    const over = await booked('2027-03-10', { slot: 'morning', status: 'completed' });
    const today = await booked('2027-03-10', { slot: 'evening' });
    const inAWeek = await booked('2027-03-17');
    const nextMonth = await booked('2027-04-02');
    await booked('2027-03-14', { status: 'cancelled' });
    // Set to completed by hand, without an agreed time: a charter without a calendar entry is not revenue.
    await booked('2027-03-02', { status: 'completed' }, false);
    const asked = await aCharter(db(), 'marisol', { createdAt: new Date('2027-03-08T15:00:00Z') });
    await aCharter(db(), 'marisol', { suspectedSpam: true });

    const overview = await read('/api/admin/overview');
    expect(overview).toMatchObject({
      today: '2027-03-10',
      month: { first: '2027-03-01', last: '2027-03-31' },
      totalYachts: 2,
      activeBookings: 3,
      pendingFinancing: 1,
      monthlyRevenue: 7_500,
      docks: {
        today: [{ id: over }, { id: today }],
        daysAhead: [{ id: inAWeek }],
        lastDay: '2027-03-17',
      },
      unanswered: 1,
      waiting: [
        {
          kind: 'charter',
          id: asked.id,
          since: '2027-03-08T15:00:00.000Z',
          reasons: [{ for: 'request', count: 1, due: null }],
        },
        { kind: 'charter', id: today, reasons: [{ for: 'departure' }] },
      ],
    });
    expect(overview.recent[0].id).toBe(nextMonth);
    // All charters except the two that wait.
    expect(overview.recent).toHaveLength(5);
    expect(overview.months).toHaveLength(12);
    // Two days (10th and 12th) out of 2 × 31: the two charters on the 10th count as one day.
    expect(overview.months.find(({ month }: { month: string }) => month === '2027-03')).toEqual({
      month: '2027-03',
      first: '2027-03-01',
      last: '2027-03-31',
      charters: 3,
      revenue: 7_500,
      occupancyPercent: 3,
    });
  });

  test('counts a yacht as out while she is, and not in the turnaround after it', async () => {
    await aYacht(db(), { id: 'serenata', name: 'Serenata', turnaroundMinutes: 3 * 24 * 60 });
    const charter = await aCharter(db(), 'serenata', { startOn: '2027-03-10', status: 'confirmed' });
    await aCalendarEntry(db(), 'serenata', charter.departsAt, instantAt('2027-03-13', 17), {
      kind: 'charter',
      charterId: charter.id,
    });
    // Booked elsewhere: only the calendar knows of it.
    const elsewhere = [instantAt('2027-03-20', 9), instantAt('2027-03-22', 0)] as const;
    await aCalendarEntry(db(), 'serenata', ...elsewhere, { kind: 'charter' });
    const { months } = await read('/api/admin/overview');
    // Three of 31 days.
    expect(months).toContainEqual(expect.objectContaining({ month: '2027-03', occupancyPercent: 10 }));
  });

  test('has bookings below what waits, however many newer ones do', async () => {
    await aYacht(db(), { id: 'serenata', name: 'Serenata' });
    const before = {
      status: 'confirmed',
      startOn: '2027-05-01',
      createdAt: new Date('2027-02-01T15:00:00Z'),
    } as const;
    const booked = await aCharter(db(), 'serenata', before);
    for (let count = 0; count < 12; count += 1) {
      const quoted = { status: 'quoted', startOn: '2027-04-10', createdAt: now } as const;
      const { id } = await aCharter(db(), 'serenata', quoted);
      await aQuote(db(), id, { createdAt: now, heldUntil: new Date('2027-03-11T09:00:00Z') });
    }
    const { waiting, recent } = await read('/api/admin/overview');
    expect(waiting).toHaveLength(12);
    expect(recent).toMatchObject([{ id: booked.id }]);
  });

  test('is all zeros on the first day', async () => {
    expect(await read('/api/admin/overview')).toMatchObject({
      totalYachts: 0,
      activeBookings: 0,
      monthlyRevenue: 0,
      recent: [],
      unanswered: 0,
      waiting: [],
    });
  });
});

describe('the fleet calendar', () => {
  test('has yachts by name, and what is on their calendars', async () => {
    await aYacht(db(), { id: 'serenata', name: 'Serenata' });
    await aYacht(db(), { id: 'marisol', name: 'marisol', brand: 'Riva' });
    await aYacht(db(), { id: 'gone', name: 'Gone', archivedAt: now });
    const charter = await aCharter(db(), 'serenata', { startOn: '2027-03-12', status: 'confirmed' });
    await aCalendarEntry(db(), 'serenata', charter.departsAt, charter.returnsAt, {
      kind: 'charter',
      charterId: charter.id,
    });
    const block = (from: string, to: string, fields = {}) =>
      aCalendarEntry(db(), 'marisol', instantAt(from, 0), instantAt(to, 0), fields);
    await block('2027-03-01', '2027-03-11', { reason: 'Paint' });
    await block('2027-03-20', '2027-03-21', { kind: 'hold', expiresAt: new Date('2027-03-09T00:00:00Z') });
    await block('2027-06-08', '2027-06-09');

    const calendar = await read('/api/admin/fleet-calendar');
    expect(calendar).toMatchObject({ from: '2027-03-10', days: 90, totalYachts: 2 });
    expect(calendar.yachts.map(({ name }: { name: string }) => name)).toEqual(['marisol', 'Serenata']);
    expect(calendar.entries).toMatchObject([
      { yachtId: 'marisol', kind: 'block', reason: 'Paint', charter: null, to: '2027-03-11T05:00:00.000Z' },
      {
        yachtId: 'serenata',
        kind: 'charter',
        charter: {
          id: charter.id,
          client: 'Rosa Delgado',
          status: 'confirmed',
          departsAt: '2027-03-12T17:00:00.000Z',
          returnsAt: '2027-03-12T22:00:00.000Z',
          version: 1,
        },
      },
    ]);
    const narrowed = await read('/api/admin/fleet-calendar?from=2027-06-01&days=30&q=riva');
    expect(narrowed.yachts).toMatchObject([{ id: 'marisol' }]);
    expect(narrowed.entries).toMatchObject([{ from: '2027-06-08T04:00:00.000Z' }]);
  });

  test('is narrowed to the yachts that are free at a time, and large enough', async () => {
    await aYacht(db(), { id: 'serenata', name: 'Serenata', capacity: 12 });
    await aYacht(db(), { id: 'marisol', name: 'Marisol', capacity: 8 });
    await aYacht(db(), { id: 'tender', name: 'Tender', capacity: 6, turnaroundMinutes: 120 });
    const on = '2027-03-13';
    await aCalendarEntry(db(), 'serenata', instantAt(on, 12), instantAt(on, 17), { kind: 'charter' });
    await aCalendarEntry(db(), 'tender', instantAt(on, 18), instantAt(on, 20));
    const free = async (query: string) =>
      (await read(`/api/admin/fleet-calendar?${query}`)).yachts.map(({ id }: { id: string }) => id);
    expect(await free(`free=${on}&slot=afternoon`)).toEqual(['marisol']);
    expect(await free(`free=${on}&slot=morning`)).toEqual(['marisol', 'serenata', 'tender']);
    expect(await free(`free=${on}&slot=morning&guests=8`)).toEqual(['marisol', 'serenata']);
    // The turnaround after a full day would overlap the yacht's next entry.
    expect(await free(`free=${on}`)).toEqual(['marisol']);
    expect(await free('guests=12')).toEqual(['serenata']);
    expect(await read(`/api/admin/fleet-calendar?free=${on}&guests=13`)).toMatchObject({
      totalYachts: 0,
      yachts: [],
      entries: [],
    });
  });

  test('tells a yacht’s own hours, within which every time lies that is looked for', async () => {
    const open = { earliestDeparture: '09:00', latestReturn: '20:00' };
    await aYacht(db(), { id: 'marisol', name: 'Marisol' });
    await aYacht(db(), { id: 'serenata', name: 'Serenata', ...open });
    for (const slot of SLOT_IDS) {
      const { yachts } = await read(`/api/admin/fleet-calendar?free=2027-03-13&slot=${slot}`);
      expect(yachts, slot).toMatchObject([{ id: 'marisol' }, { id: 'serenata', open }]);
      expect(yachts[0]).not.toHaveProperty('open');
    }
  });

  test.each(['days=0', 'days=121', 'from=2027-02-30', 'free=tomorrow', 'slot=night', 'guests=0'])(
    'refuses %s',
    async (query) => {
      expect((await app.request(`/api/admin/fleet-calendar?${query}`, { headers: ana.headers })).status).toBe(
        422,
      );
    },
  );
});

test('reports are for administrators', async () => {
  const client = await signInAs({ db: db(), config: app.deps.config }, 'client');
  for (const path of ['/api/admin/overview', '/api/admin/fleet-calendar']) {
    expect((await app.request(path)).status).toBe(401);
    expect((await app.request(path, { headers: client.headers })).status).toBe(403);
  }
});
