import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantAt } from '#core/charter-time.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aRequestBody } from '#tests/builders/charter-request.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { charterQuotes, charterRequests } from './tables.ts';

const NOW = new Date('2027-02-01T15:00:00Z');
const LAST_DAY = '2027-03-06';
const NEXT_DAY = '2027-03-07';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  const { db } = app.database;
  const crewed = { charterMode: 'crewed', capacity: 20, certificatePassengers: 18 } as const;
  await aYacht(db, { id: 'certified', name: 'Certified', ...crewed, certificateValidUntil: LAST_DAY });
  const unrecorded = { certificateNumber: null, certificatePassengers: null, certificateValidUntil: null };
  await aYacht(db, { id: 'unrecorded', name: 'Unrecorded', capacity: 20, ...unrecorded });
  for (const id of ['certified', 'unrecorded'])
    await aPriceRecord(db, id, { price5HoursCents: 300_000, price24HoursCents: 900_000 });
});
afterAll(() => app.close());
beforeEach(async () => {
  staff = await staffOf(app);
});

/** The only issue of a refusal for too many guests. */
const carries = (name: string, guests: number) => [
  { path: 'guestCount', message: expect.stringContaining(`${name} carries up to ${guests} guests`) },
];

describe('a visitor’s request', () => {
  const request = async (yachtId: string, startDate: string, guestCount: number) => {
    const answer = await app.postJson(
      '/api/yacht-requests',
      aRequestBody(yachtId, { startDate, guestCount, duration: 'morning' }),
    );
    return { status: answer.status, body: await answer.json() };
  };

  test('is taken up to what her papers allow on that day', async () => {
    expect((await request('certified', LAST_DAY, 12)).status).toBe(201);
    expect((await request('certified', NEXT_DAY, 6)).status).toBe(201);
    expect((await request('unrecorded', NEXT_DAY, 12)).status).toBe(201);
  });

  test('for more, the day after her certificate has ended, is refused in the words of capacity', async () => {
    const { status, body } = await request('certified', NEXT_DAY, 7);
    expect([status, body.code]).toEqual([422, 'too-many-guests']);
    expect(body.issues).toEqual(carries('Certified', 6));
  });

  test('of a taken time is offered no day on which her papers would refuse it', async () => {
    const { db } = app.database;
    const crewed = { charterMode: 'crewed', capacity: 20, certificatePassengers: 18 } as const;
    for (const [id, papers] of [
      ['insurance-ends', { ...crewed, insuranceValidUntil: LAST_DAY }],
      ['certificate-ends', { ...crewed, certificateValidUntil: LAST_DAY }],
    ] as const) {
      await aYacht(db, { id, ...papers });
      await aCalendarEntry(db, id, instantAt(LAST_DAY, 0), instantAt(NEXT_DAY, 0));
      const { status, body } = await request(id, LAST_DAY, 12);
      expect([status, body.code]).toEqual([409, 'dates-taken']);
      const days = body.alternatives.map(({ startDate }: { startDate: string }) => startDate);
      expect(days, id).toEqual(['2027-03-05', '2027-03-05', '2027-03-05']);
    }
  });
});

describe('staff', () => {
  const booking = (yachtId: string, startDate: string, guestCount: number, more = {}) =>
    staff.send('POST', '/api/admin/charters', {
      yachtId,
      startDate,
      guestCount,
      contactName: 'Ben Okafor',
      contactEmail: 'ben@visitors.example',
      duration: 'afternoon',
      ...more,
    });

  test('book as many as her certificate says, and no more', async () => {
    expect((await booking('certified', LAST_DAY, 18)).status).toBe(201);
    const refused = await booking('certified', LAST_DAY, 19);
    expect([refused.status, refused.body.code]).toEqual([422, 'too-many-guests']);
    expect(refused.body.issues).toEqual(carries('Certified', 18));
  });

  test('book as many as fit where no paper is recorded', async () => {
    expect((await booking('unrecorded', LAST_DAY, 20)).status).toBe(201);
    expect((await booking('unrecorded', LAST_DAY, 21)).body.issues).toEqual(carries('Unrecorded', 20));
  });

  test('book no more than the least of its days where a certificate ends on the way', async () => {
    const overnight = { startTime: '12:00', hours: 24 };
    const refused = await booking('certified', LAST_DAY, 18, overnight);
    expect(refused.body.issues).toEqual(carries('Certified', 6));
    expect((await booking('certified', LAST_DAY, 6, overnight)).status).toBe(201);
  });

  test('send no quote for more than is lawful by now', async () => {
    const { db } = app.database;
    const quote = async (startOn: string, guestCount: number) => {
      const { id } = await aCharter(db, 'certified', { startOn, guestCount });
      return staff.send('POST', `/api/admin/charters/${id}/quote`, {});
    };
    const refused = await quote(NEXT_DAY, 7);
    expect([refused.status, refused.body.code]).toEqual([422, 'too-many-guests']);
    expect(refused.body.issues).toEqual(carries('Certified', 6));
    expect((await quote(NEXT_DAY, 6)).status).toBe(200);
    expect((await quote(LAST_DAY, 18)).status).toBe(200);
  });
});

describe('papers that have ended since the request', () => {
  /** A charter for seven on the day after the certificate ends: lawful when it was requested, but no longer. */
  const lapsed = (fields: Parameters<typeof aCharter>[2] = {}) =>
    aCharter(app.database.db, 'certified', { startOn: NEXT_DAY, guestCount: 7, ...fields });
  const kept = async (id: string) => {
    const { db } = app.database;
    const [charter] = await db.select().from(charterRequests).where(eq(charterRequests.id, id));
    const entries = await db.select().from(calendarEntries).where(eq(calendarEntries.charterId, id));
    const mails = await db.select().from(outbox).where(eq(outbox.about, id));
    const quotes = await db.select().from(charterQuotes).where(eq(charterQuotes.charterId, id));
    return { charter, entries, mails, quotes };
  };

  test('refuse a colleague’s confirmation with 409, the number, and nothing changed', async () => {
    const { id } = await lapsed();
    const before = await kept(id);
    const refused = await staff.send('POST', `/api/admin/charters/${id}/confirm`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'papers-allow-fewer']);
    expect(refused.body.error).toMatch(
      /may no longer carry so many guests .* correct the guests or the captain, or move/,
    );
    expect(refused.body.issues).toEqual(carries('Certified', 6));
    expect(await kept(id)).toEqual(before);
  });

  test('refuse the client who accepts with 409, in their language, and nothing changed', async () => {
    const { db } = app.database;
    const { id } = await lapsed({ status: 'quoted' });
    const quote = await aQuote(db, id, { heldUntil: new Date('2027-02-03T15:00:00Z') });
    const token = await aCharterLink(db, id);
    const before = await kept(id);
    const accept = async (language: string) => {
      const body = { quoteId: quote.id, name: 'Rosa Delgado' };
      const answer = await app.request(`/api/charter-links/${token}/accept`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const refused = await accept('en');
    expect([refused.status, refused.body.code]).toEqual([409, 'papers-changed']);
    expect(refused.body.error).toMatch(/papers are by now, .* Nothing has changed .* call us/);
    expect((await accept('es')).body.error).toMatch(/no se puede confirmar.* llámenos/);
    expect((await accept('pt')).body.error).toMatch(/não pode ser confirmado.* ligue para nós/);
    expect(await kept(id)).toEqual(before);
  });

  test('refuse no longer once the guests are fewer, or the paper is renewed', async () => {
    const { db } = app.database;
    const { id, version } = await lapsed({ startOn: '2027-03-08' });
    const confirm = async (charterId: string) =>
      (await staff.send('POST', `/api/admin/charters/${charterId}/confirm`, {})).status;
    expect(await confirm(id)).toBe(409);
    await staff.send('PATCH', `/api/admin/charters/${id}`, { guestCount: 6, version });
    expect(await confirm(id)).toBe(200);

    const later = await lapsed({ startOn: '2027-03-09' });
    expect(await confirm(later.id)).toBe(409);
    const until = (day: string) =>
      db.update(yachts).set({ certificateValidUntil: day }).where(eq(yachts.id, 'certified'));
    await until('2028-03-06');
    expect(await confirm(later.id)).toBe(200);
    await until(LAST_DAY);
  });
});

describe('insurance and livery permit', () => {
  const WHOLE = { capacity: 12, certificateValidUntil: '2099-12-31' };
  beforeAll(async () => {
    const { db } = app.database;
    await aYacht(db, { id: 'insured', name: 'Insured', ...WHOLE, insuranceValidUntil: LAST_DAY });
    await aYacht(db, { id: 'permitted', name: 'Permitted', ...WHOLE, liveryValidUntil: LAST_DAY });
    for (const id of ['insured', 'permitted'])
      await aPriceRecord(db, id, {
        price3HoursCents: 200_000,
        price5HoursCents: 300_000,
        price24HoursCents: 900_000,
      });
  });
  const book = (yachtId: string, startDate: string, more = {}) =>
    staff.send('POST', '/api/admin/charters', {
      yachtId,
      startDate,
      guestCount: 4,
      contactName: 'Ben Okafor',
      contactEmail: 'ben@visitors.example',
      duration: 'afternoon',
      ...more,
    });

  test.each([
    ['insured', 'Insurance of Insured ends on Mar 6, 2027.'],
    ['permitted', 'Livery permit of Permitted ends on Mar 6, 2027.'],
  ])('that has ended stops new charters of those days: %s', async (yachtId, why) => {
    expect((await book(yachtId, LAST_DAY)).status).toBe(201);
    for (const refused of [
      await book(yachtId, NEXT_DAY),
      await book(yachtId, LAST_DAY, { startTime: '12:00', hours: 24 }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([422, 'papers-lapsed']);
      expect(refused.body.issues).toEqual([{ path: 'startDate', message: expect.stringContaining(why) }]);
    }
    const { id } = await aCharter(app.database.db, yachtId, { startOn: NEXT_DAY, guestCount: 4 });
    const quoted = await staff.send('POST', `/api/admin/charters/${id}/quote`, {});
    expect([quoted.status, quoted.body.code]).toEqual([422, 'papers-lapsed']);
    const confirmed = await staff.send('POST', `/api/admin/charters/${id}/confirm`, {});
    expect([confirmed.status, confirmed.body.code]).toEqual([409, 'papers-ended']);
    expect(confirmed.body.issues).toEqual([{ path: 'startDate', message: expect.stringContaining(why) }]);
  });

  test('are nobody’s but staff’s to know of: a visitor is told to ask, and her calendar says so', async () => {
    const answer = await app.postJson(
      '/api/yacht-requests',
      aRequestBody('insured', { startDate: NEXT_DAY, guestCount: 4 }),
    );
    const body = await answer.json();
    expect([answer.status, body.code]).toEqual([422, 'papers-lapsed']);
    expect(JSON.stringify(body)).not.toMatch(/insurance|permit/i);
    expect(body.issues[0].message).toContain('Please ask us');
    const days = async (more = '') =>
      (await app.request(`/api/yachts/insured/availability?from=${LAST_DAY}&to=${NEXT_DAY}${more}`)).json();
    const [last, next] = await days();
    expect([last.slots.morning, next.slots]).toEqual([
      'free',
      { morning: 'ask', afternoon: 'ask', evening: 'ask', 'full-day': 'ask' },
    ]);
    const isBookable = async (id: string) =>
      (await (await app.request(`/api/yachts/${id}`)).json()).isBookable;
    expect(await isBookable('insured')).toBe(true);
    await aYacht(app.database.db, { id: 'uninsured', ...WHOLE, insuranceValidUntil: '2027-01-31' });
    await aYacht(app.database.db, { id: 'last-day', ...WHOLE, liveryValidUntil: '2027-02-01' });
    expect([await isBookable('uninsured'), await isBookable('last-day')]).toEqual([false, true]);
    // A paper whose first notice is not due yet is expected to be renewed; a search by date assumes that too.
    await aYacht(app.database.db, {
      id: 'renewed',
      name: 'Renewed',
      ...WHOLE,
      insuranceValidUntil: '2027-06-30',
    });
    const asked = aRequestBody('renewed', { startDate: '2027-07-10', guestCount: 4 });
    expect((await app.postJson('/api/yacht-requests', asked)).status).toBe(201);
    const isBookableOn = async (name: string, day: string) => {
      const found = await app.request(`/api/yachts?q=${name}&checkin=${day}`);
      return (await found.json()).map((yacht: { isBookable: boolean }) => yacht.isBookable);
    };
    expect(await isBookableOn('Renewed', '2027-07-10')).toEqual([true]);
    expect(await isBookableOn('Insured', NEXT_DAY)).toEqual([false]);
    const [overnight] = await days('&hours=24&startTime=18:00');
    expect(overnight.range).toBe('ask');
    const [begins] = await days('&hours=8');
    // A charter may last until midnight of the paper's last day, but not past it.
    expect(begins.starts.at(-1) <= '15:30').toBe(true);
    expect((await days('&hours=8'))[1].starts).toEqual([]);
  });

  test('that has ended refuses the client who accepts, with nothing changed', async () => {
    const { db } = app.database;
    const { id } = await aCharter(db, 'insured', { startOn: NEXT_DAY, guestCount: 4, status: 'quoted' });
    const quote = await aQuote(db, id);
    const token = await aCharterLink(db, id);
    const body = { quoteId: quote.id, name: 'Rosa Delgado' };
    const answer = await app.postJson(`/api/charter-links/${token}/accept`, body);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'papers-changed']);
    const [kept] = await db.select().from(charterRequests).where(eq(charterRequests.id, id));
    expect(kept).toMatchObject({ status: 'quoted', version: 1 });
  });
});
