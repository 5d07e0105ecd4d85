import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantAt } from '#core/charter-time.ts';
import { activity } from '#features/activity/tables.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { caseGrants, caseHistory, caseMessages } from '#features/cases/tables.ts';
import { DEFAULT_SETTINGS } from '#features/content/domain/index.ts';
import { addOns } from '#features/extras/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { saidByPeople } from '#tests/support/said-by-people.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { FORMER_CLIENT } from './domain.ts';
import { bookingQuery } from './schema/index.ts';
import { reportBookings } from './service/list.ts';
import { charterQuotes, charterRequests } from './tables.ts';

const now = new Date('2027-02-01T15:00:00Z');
let app: TestApp;
let ana: SignedInActor;
beforeAll(async () => {
  app = await createTestApp({ now: () => now, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  const { db } = app.database;
  await aYacht(db, { id: 'serenata', name: 'Serenata', capacity: 30 });
  await aPriceRecord(db, 'serenata', { price3HoursCents: 200_000, price5HoursCents: 300_000 });
  await aYacht(db, { id: 'marisol', name: 'Marisol' });
  await db.insert(addOns).values([{ id: 'jet-ski', name: 'Jet Ski', priceCents: 35_000 }]);
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
});
afterEach(async () => {
  await app.database.db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, outbox, idempotency_keys`,
  );
});

const db = () => app.database.db;
async function call(method: string, path: string, body?: unknown) {
  const response = await app.request(path, {
    method,
    headers: { ...ana.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response;
}
const read = async (path: string) => {
  const response = await call('GET', path);
  expect(response.status, await response.clone().text()).toBe(200);
  return response;
};
const logged = async () =>
  (await db().select().from(activity).where(eq(activity.actor, ana.username))).map(
    ({ action, subjectKind }) => [subjectKind, action],
  );

describe('the list', () => {
  test('has requests and bookings, searched, filtered, ordered and paged', async () => {
    await aCharter(db(), 'serenata', {
      contactName: 'Rosa Delgado',
      yachtName: 'Serenata',
      status: 'pending',
      createdAt: new Date('2027-01-03T12:00:00Z'),
    });
    const booked = await aCharter(db(), 'serenata', {
      contactName: 'Ben Okafor',
      contactEmail: 'ben@visitors.example',
      yachtName: 'Serenata',
      status: 'confirmed',
      startOn: '2027-03-20',
      createdAt: new Date('2027-01-02T12:00:00Z'),
    });
    await aQuote(db(), booked.id);
    await aCharter(db(), 'marisol', {
      contactName: 'Zoe 100%',
      yachtName: 'Marisol',
      status: 'cancelled',
      startOn: '2027-01-20',
      createdAt: new Date('2027-01-01T12:00:00Z'),
    });
    await aCharter(db(), 'marisol', { contactName: 'A robot', suspectedSpam: true });

    const names = async (query: string) =>
      ((await (await read(`/api/admin/charters?${query}`)).json()) as { contactName: string }[]).map(
        ({ contactName }) => contactName,
      );
    expect(await names('')).toEqual(['Rosa Delgado', 'Ben Okafor', 'Zoe 100%']);
    expect(await names('sort=oldest')).toEqual(['Zoe 100%', 'Ben Okafor', 'Rosa Delgado']);
    expect(await names('sort=departure')).toEqual(['Zoe 100%', 'Rosa Delgado', 'Ben Okafor']);
    expect((await names('sort=total'))[0]).toBe('Ben Okafor');
    expect(await names('sort=customer')).toEqual(['Ben Okafor', 'Rosa Delgado', 'Zoe 100%']);
    expect(await names('q=SEREN+delg')).toEqual(['Rosa Delgado']);
    expect(await names('q=100%25')).toEqual(['Zoe 100%']);
    expect(await names('q=%25')).toEqual(['Zoe 100%']);
    expect(await names(`q=${booked.id.slice(-8)}`)).toEqual(['Ben Okafor']);
    expect(await names('status=pending,cancelled')).toEqual(['Rosa Delgado', 'Zoe 100%']);
    expect(await names('yacht=marisol')).toEqual(['Zoe 100%']);
    expect(await names('from=2027-03-06&to=2027-03-06')).toEqual(['Rosa Delgado']);
    expect(await names('when=upcoming')).toEqual(['Rosa Delgado', 'Ben Okafor']);
    expect(await names('spam=only')).toEqual(['A robot']);
    expect(await names('email=BEN@visitors.example')).toEqual(['Ben Okafor']);

    const page = await read('/api/admin/charters?pageSize=1&page=2&status=pending,confirmed');
    expect(page.headers.get('x-total-count')).toBe('2');
    expect(page.headers.get('link')).toContain('page=1');
    expect(await page.json()).toMatchObject([
      {
        number: booked.id.slice(-8),
        status: 'confirmed',
        yacht: { id: 'serenata', name: 'Serenata' },
        total: 2_500,
        isQuoted: true,
      },
    ]);
    expect((await call('GET', '/api/admin/charters?status=lost')).status).toBe(422);
  });

  test('is exported for the filter on screen, with a total row and safe from formulas', async () => {
    const { id } = await aCharter(db(), 'serenata', { contactName: '=HYPERLINK("x")', status: 'confirmed' });
    await aQuote(db(), id);
    await aCharter(db(), 'serenata', { status: 'pending' });
    const report = await read('/api/admin/charters-report?status=confirmed');
    expect(report.headers.get('content-disposition')).toBe('attachment; filename="bookings-2027-02-01.csv"');
    const lines = (await report.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[2]).toBe('Total,1 booking,,,,,,,,2500,,');
    expect(await logged()).toEqual([['report', 'exported']]);
  });

  test('is not exported when it is longer than a report may be (product 8.5)', async () => {
    const report = () => reportBookings(app.deps, bookingQuery.parse({}), { role: 'staff', name: 'ana' }, 2);
    for (const name of ['Rosa Delgado', 'Ben Okafor'])
      await aCharter(db(), 'serenata', { contactName: name });
    expect(await report()).toMatchObject({ ok: true });
    await aCharter(db(), 'serenata', { contactName: 'Cleo Marsh' });
    expect(await report()).toEqual({ ok: false, reason: 'report-too-long' });
  });
});

describe('Add Booking', () => {
  const body = {
    yachtId: 'serenata',
    contactName: 'Ben Okafor',
    contactEmail: 'ben@visitors.example',
    startDate: '2027-03-06',
    duration: 'afternoon',
    guestCount: 24,
    extraIds: ['jet-ski'],
  };

  test('writes a request down, priced, without a mail', async () => {
    const added = await call('POST', '/api/admin/charters', body);
    expect(added.status).toBe(201);
    expect(await added.json()).toMatchObject({ status: 'pending' });
    const [charter] = await db().select().from(charterRequests);
    // Base 3,000, jet ski 350, gratuity 540, tax 235.
    expect(charter).toMatchObject({
      status: 'pending',
      guestCount: 24,
      totalCents: 412_500,
      accountId: null,
    });
    expect(await db().select().from(outbox)).toEqual([]);
    expect(await logged()).toEqual([['charter', 'added']]);
  });

  test('of another charter for the same client belongs to the same account, if it is for the same address', async () => {
    const { accountId } = await signInAs({ db: db(), config: app.deps.config }, 'client');
    const claimedAt = new Date('2027-01-20T12:00:00Z');
    const earlier = await aCharter(db(), 'serenata', {
      contactEmail: 'Ben@visitors.example',
      accountId,
      claimedAt,
      startOn: '2027-03-01',
    });
    const another = { ...body, sameClientAs: earlier.id };
    const bookedFor = async (booking: object) => {
      const { id } = await (await call('POST', '/api/admin/charters', booking)).json();
      const [charter] = await db().select().from(charterRequests).where(eq(charterRequests.id, id));
      return charter;
    };
    expect(await bookedFor(another)).toMatchObject({ accountId, claimedAt });
    const strangers = { ...another, contactEmail: 'stranger@visitors.example' };
    const unnamed = { ...another, contactEmail: '', contactPhone: '(305) 555-0142' };
    for (const booking of [strangers, unnamed, { ...another, sameClientAs: randomUUID() }])
      expect(await bookedFor(booking)).toMatchObject({ accountId: null, claimedAt: null });
  });

  test('confirms at once when told to: the time is taken and the client is mailed', async () => {
    const added = await call('POST', '/api/admin/charters', { ...body, confirm: true });
    expect(added.status).toBe(201);
    expect(await db().select().from(calendarEntries)).toMatchObject([
      { kind: 'charter', yachtId: 'serenata' },
    ]);
    expect(await db().select().from(outbox)).toMatchObject([{ recipient: 'ben@visitors.example' }]);
    const again = await call('POST', '/api/admin/charters', { ...body, confirm: true });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      code: 'dates-taken',
      alternatives: [{ duration: 'morning' }, { duration: 'evening' }, { startDate: '2027-03-05' }],
    });
    expect(await db().$count(charterRequests)).toBe(1);
  });

  test('takes somebody who is only called, mails nothing ever, and says so', async () => {
    const called = { ...body, contactEmail: '', contactPhone: '(305) 555-0142' };
    const added = await call('POST', '/api/admin/charters', { ...called, confirm: true });
    expect(added.status).toBe(201);
    const { id, message } = await added.json();
    expect(message).toBe('The booking is confirmed. There is no email address: please call the client.');
    const act = async (method: string, path: string, change: unknown) => {
      const answer = await call(method, `/api/admin/charters/${id}${path}`, change);
      return [answer.status, (await answer.json()).message];
    };
    const CALL = 'There is no email address: please call the client.';
    expect(await act('POST', '/move', { duration: 'morning' })).toEqual([
      200,
      `The charter has moved. ${CALL}`,
    ]);
    const mail = await call('POST', `/api/admin/charters/${id}/messages`, { kind: 'mail', body: 'Hello' });
    expect(mail.status).toBe(422);
    expect((await mail.json()).issues).toEqual([{ path: 'kind', message: CALL }]);
    expect(await act('POST', '/messages', { kind: 'note', body: 'Called.' })).toEqual([
      201,
      'The note is kept.',
    ]);
    expect(await act('POST', '/cancel', {})).toEqual([200, `The charter is cancelled. ${CALL}`]);
    expect(await act('POST', '/status', { status: 'pending' })).toEqual([200, 'The charter is now pending.']);
    expect(await act('POST', '/quote', {})).toEqual([200, `The quote is kept and its time is held. ${CALL}`]);
    expect(await db().select().from(outbox)).toEqual([]);
    expect(await db().select().from(caseGrants)).toEqual([]);
    // An email address can be added later, but email address and phone number can't both be empty.
    expect(await act('PATCH', '', { contactEmail: 'ben@visitors.example' })).toEqual([
      200,
      'The booking is saved.',
    ]);
    const withoutAny = await call('PATCH', `/api/admin/charters/${id}`, {
      contactEmail: '',
      contactPhone: '',
    });
    expect((await withoutAny.json()).issues).toMatchObject([{ path: 'contactPhone' }]);
  });

  test.each([
    [{ contactEmail: '', contactPhone: '305' }, 'contactPhone'],
    [{ yachtId: 'lost' }, 'yachtId'],
    [{ startDate: '2027-01-01' }, 'startDate'],
    [{ guestCount: 31 }, 'guestCount'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
    [{ contactName: ' ' }, 'contactName'],
    [{ extraIds: ['sauna'] }, 'extraIds'],
  ])('names what is wrong with %j', async (wrong, path) => {
    const refused = await call('POST', '/api/admin/charters', { ...body, ...wrong });
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues).toMatchObject([{ path }]);
    expect(await db().$count(charterRequests)).toBe(0);
  });
});

describe('a quote', () => {
  test('has an add-on once, also one that is called like a line of a colleague', async () => {
    await db()
      .insert(addOns)
      .values([{ id: 'line-fishing', name: 'Line fishing', priceCents: 12_000 }]);
    const { id } = await aCharter(db(), 'serenata', { extraIds: ['line-fishing'] });
    const quote = { lines: [{ label: 'Florist', amount: 250 }] };
    expect((await call('POST', `/api/admin/charters/${id}/quote`, quote)).status).toBe(200);
    const opened = await (await read(`/api/admin/charters/${id}`)).json();
    expect(opened.quotes).toMatchObject([{ written: { lines: [{ label: 'Florist', amount: 250 }] } }]);
  });

  test('is looked at before it is sent: price, lines, hold, and whether its time is free', async () => {
    const { id } = await aCharter(db(), 'serenata', { extraIds: ['jet-ski'] });
    const quote = { basePrice: 4_000, lines: [{ label: 'Florist', amount: 250 }], holdHours: 24, note: 'x' };
    const preview = await call('POST', `/api/admin/charters/${id}/quote-preview`, quote);
    expect(preview.status).toBe(200);
    const seen = await preview.json();
    // 4,000 + 350 + 250, gratuity 18 % of 4,000, tax 7 % of 4,600.
    expect(seen).toMatchObject({
      price: { subtotal: 4_600, total: 5_642 },
      listedBase: 3_000,
      isFree: true,
      alternatives: [],
      heldUntil: '2027-02-02T15:00:00.000Z',
    });
    expect(seen.price.lines.map(({ label }: { label: string }) => label)).toContain('Florist');
    expect(seen.price).toMatchObject({
      deposit: { percent: 50 },
      balanceDueAt: '2027-03-05T17:00:00.000Z',
    });
    const event = { ...quote, billedAs: 'event' };
    const asEvent = await (await call('POST', `/api/admin/charters/${id}/quote-preview`, event)).json();
    expect(asEvent.price).toMatchObject({
      total: 5_642,
      deposit: { percent: 30 },
      balanceDueAt: '2027-02-20T17:00:00.000Z',
    });
    expect(await db().$count(charterQuotes)).toBe(0);

    expect((await call('POST', `/api/admin/charters/${id}/quote`, quote)).status).toBe(200);
    expect((await call('POST', `/api/admin/charters/${id}/quote`, { lines: [] })).status).toBe(200);
    const opened = await (await read(`/api/admin/charters/${id}`)).json();
    expect(opened.quotes).toMatchObject([
      { number: 2, price: { total: 4_125 }, written: { basePrice: null, lines: [] } },
      {
        number: 1,
        price: { total: 5_642 },
        heldUntil: '2027-02-02T15:00:00.000Z',
        quotedBy: ana.username,
        written: { basePrice: 4_000, lines: [{ label: 'Florist', amount: 250 }] },
      },
    ]);
    const [charter] = await db().select().from(charterRequests);
    expect(charter).toMatchObject({ quotedCents: 412_500, totalCents: 412_500 });
    expect(await logged()).toEqual([
      ['charter', 'quoted'],
      ['charter', 'quoted'],
    ]);
  });

  test('of a yacht without price sheets says that no sales tax or gratuity is in its price', async () => {
    const preview = async (yachtId: string) => {
      const { id } = await aCharter(db(), yachtId);
      const seen = await call('POST', `/api/admin/charters/${id}/quote-preview`, { basePrice: 4_800 });
      return seen.json();
    };
    const { id: unpriced } = await aYacht(db());
    expect(await preview(unpriced)).toMatchObject({ hasSheets: false, price: { total: 4_800 } });
    expect(await preview('serenata')).toMatchObject({ hasSheets: true, price: { total: 6_000 } });
  });

  test('that names no hours holds its time for as long as the settings say', async () => {
    const holdFor = async (holdHours: number) =>
      (await call('PUT', '/api/admin/settings/money', { settings: { ...DEFAULT_SETTINGS.money, holdHours } }))
        .status;
    expect(await holdFor(24)).toBe(200);
    try {
      const { id } = await aCharter(db(), 'serenata');
      const preview = await call('POST', `/api/admin/charters/${id}/quote-preview`, {});
      expect(await preview.json()).toMatchObject({
        usualHoldHours: 24,
        heldUntil: '2027-02-02T15:00:00.000Z',
      });
      expect((await call('POST', `/api/admin/charters/${id}/quote`, {})).status).toBe(200);
      const [quote] = await db().select().from(charterQuotes);
      expect(quote?.heldUntil).toEqual(new Date('2027-02-02T15:00:00Z'));
      expect(quote?.terms.join(' ')).toContain('We hold the yacht for 24 hours.');
      expect(await db().select().from(calendarEntries)).toMatchObject([
        { kind: 'hold', expiresAt: new Date('2027-02-02T15:00:00Z') },
      ]);
    } finally {
      expect(await holdFor(DEFAULT_SETTINGS.money.holdHours)).toBe(200);
    }
  });

  test('can be made for another day, time or yacht', async () => {
    const { id } = await aCharter(db(), 'serenata', { status: 'quoted' });
    await aCalendarEntry(db(), 'serenata', instantAt('2027-03-06', 12), instantAt('2027-03-06', 17));
    const taken = await call('POST', `/api/admin/charters/${id}/quote`, {});
    expect(taken.status).toBe(409);
    const [offer] = (await taken.json()).alternatives;
    const preview = await call('POST', `/api/admin/charters/${id}/quote-preview`, {});
    expect(await preview.json()).toMatchObject({ isFree: false, alternatives: [offer, {}, {}] });
    expect((await call('POST', `/api/admin/charters/${id}/quote`, offer)).status).toBe(200);
    expect(await (await read(`/api/admin/charters/${id}`)).json()).toMatchObject({
      ...offer,
      status: 'quoted',
    });
  });

  test('is refused in its lines and hours', async () => {
    const { id } = await aCharter(db(), 'serenata');
    for (const wrong of [
      { lines: [{ label: '', amount: 5 }] },
      { lines: [{ label: 'Discount', amount: -5 }] },
      { holdHours: 0 },
      { startDate: '2027-02-30' },
    ]) {
      expect((await call('POST', `/api/admin/charters/${id}/quote`, wrong)).status).toBe(422);
    }
    expect((await call('POST', `/api/admin/charters/${id}/quote`, { startDate: '2027-01-05' })).status).toBe(
      422,
    );
    expect((await call('POST', `/api/admin/charters/none/quote-preview`, {})).status).toBe(404);
  });
});

describe('a move is checked before it is done', () => {
  test('for price and conflicts', async () => {
    const { id } = await aCharter(db(), 'serenata', { status: 'confirmed' });
    await aQuote(db(), id);
    await aCalendarEntry(db(), 'serenata', instantAt('2027-03-08', 9), instantAt('2027-03-08', 20));
    const check = async (to: unknown) =>
      (await call('POST', `/api/admin/charters/${id}/move-check`, to)).json();
    expect(await check({ duration: 'morning' })).toEqual({
      isFree: true,
      mode: 'crewed',
      modeNow: 'crewed',
      problem: null,
      beyondHours: null,
      isMovable: true,
      alternatives: [],
      total: 2_500,
      listedTotal: 2_500,
      keepsPrice: true,
      damageHold: null,
      share: null,
      hasEmail: true,
    });
    expect(await check({ startDate: '2027-03-08' })).toMatchObject({
      isFree: false,
      alternatives: [{}, {}, {}],
    });
    expect(await check({ startDate: '2027-01-08' })).toMatchObject({
      problem: expect.stringContaining('passed'),
    });
    expect(await check({ yachtId: 'marisol' })).toMatchObject({ isFree: true, listedTotal: null });
    const [charter] = await db().select().from(charterRequests);
    expect(charter).toMatchObject({ yachtId: 'serenata', startOn: '2027-03-06' });
  });
});

describe('a correction', () => {
  const correct = (id: string, body: unknown) => call('PATCH', `/api/admin/charters/${id}`, body);

  test('changes whom it is for, for how many and what they wish for, and nothing else', async () => {
    const { id } = await aCharter(db(), 'serenata', { status: 'confirmed', yachtName: 'Serenata' });
    const [before] = await db().select().from(charterRequests);
    const corrected = {
      contactName: 'Rosalia Delgado-Ruiz',
      contactEmail: 'rosalia@visitors.example',
      contactPhone: '+1 305 555 0166',
      guestCount: 30,
      specialRequests: 'No shellfish, please.',
    };
    const answer = await correct(id, { ...corrected, version: 1 });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { id, status: 'confirmed', version: 2, message: expect.stringContaining('The booking is saved.') },
    ]);
    const [after] = await db().select().from(charterRequests);
    expect(after).toEqual({ ...before, ...corrected, version: 2, updatedAt: now });
    expect(await db().select().from(outbox)).toMatchObject([
      { cause: expect.stringMatching(/^charter-moved:/), recipient: corrected.contactEmail },
    ]);
    const opened = await (await read(`/api/admin/charters/${id}`)).json();
    expect(opened.history).toMatchObject([
      {
        from: 'confirmed',
        to: 'confirmed',
        by: `staff: ${ana.username}`,
        reason: 'Corrected: name, email, phone, guests, special requests.',
      },
    ]);
    expect(await db().select().from(caseHistory)).toMatchObject([{ event: 'correct' }]);
    const lines = await db().select().from(activity).where(eq(activity.subjectId, id));
    expect(lines).toMatchObject([
      { action: 'corrected', actor: ana.username, details: { changed: Object.keys(corrected) } },
    ]);
    expect(saidByPeople(lines)).not.toMatch(/rosa|delgado|555|shellfish/i);
  });

  test('of one thing leaves the others, and said twice is done once', async () => {
    const { id } = await aCharter(db(), 'serenata');
    const body = { guestCount: 9, version: 1 };
    for (let times = 0; times < 2; times += 1) {
      const answer = await correct(id, body);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ version: 2, message: 'The booking is saved.' });
    }
    const [charter] = await db().select().from(charterRequests);
    expect(charter).toMatchObject({ guestCount: 9, contactName: 'Rosa Delgado', version: 2 });
    expect(await db().$count(caseHistory)).toBe(1);
    const lines = await db().select().from(activity).where(eq(activity.subjectId, id));
    expect(lines).toMatchObject([{ action: 'corrected', details: { changed: ['guestCount'] } }]);
  });

  test('that a colleague was faster than is refused with what it is now', async () => {
    const { id } = await aCharter(db(), 'serenata');
    expect((await correct(id, { guestCount: 9, version: 1 })).status).toBe(200);
    const late = await correct(id, { contactPhone: '+1 305 555 0199', version: 1 });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: 'changed-meanwhile',
      current: { id, guestCount: 9, version: 2, contactPhone: '+1 (305) 555-0177' },
    });
    const both = await Promise.all([1, 2, 3, 4].map((guestCount) => correct(id, { guestCount, version: 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('of the address takes back the links that were mailed to the former one', async () => {
    const { id } = await aCharter(db(), 'serenata', { status: 'quoted' });
    const token = await aCharterLink(db(), id);
    const follow = () => app.request(`/api/charter-links/${token}`);
    const linked = async () => (await follow()).status;
    // The same address in other capitals belongs to the same person.
    expect((await correct(id, { contactEmail: 'Rosa.Delgado@visitors.example' })).status).toBe(200);
    expect(await linked()).toBe(200);
    // A correction changes no status, so the client's history stays empty.
    expect((await (await follow()).json()).history).toEqual([]);
    const answer = await correct(id, { contactEmail: 'rosa@visitors.example' });
    expect((await answer.json()).message).toContain('Links emailed to the former address no longer work');
    expect(await linked()).toBe(404);
  });

  test('is refused for more guests than she carries, and at the field that is wrong', async () => {
    const { id } = await aCharter(db(), 'serenata');
    for (const [body, path] of [
      [{ guestCount: 31 }, 'guestCount'],
      [{ guestCount: 0 }, 'guestCount'],
      [{ contactName: ' ' }, 'contactName'],
      [{ contactEmail: 'rosa' }, 'contactEmail'],
      [{ contactName: 'Rosa\r\nBcc: a@b.example' }, 'contactName'],
    ] as const) {
      const refused = await correct(id, body);
      expect(refused.status, JSON.stringify(body)).toBe(422);
      expect((await refused.json()).issues).toMatchObject([{ path }]);
    }
    expect((await correct('none', { guestCount: 2 })).status).toBe(404);
    const [charter] = await db().select().from(charterRequests);
    expect(charter).toMatchObject({ version: 1, guestCount: 8 });
  });

  test.each([
    ['completed', {}],
    ['cancelled', {}],
    ['confirmed', { startOn: '2027-01-20' }],
    ['no-show', { startOn: '2027-01-20' }],
  ] as const)(
    'of one that is over or off (%s %o) is only of how its client is reached',
    async (status, fields) => {
      const { id } = await aCharter(db(), 'serenata', { status, ...fields });
      const token = await aCharterLink(db(), id);
      const reached = {
        contactEmail: 'rosalia@visitors.example',
        contactPhone: '+1 305 555 0166',
        language: 'es',
      };
      for (const more of [{ contactName: 'Rosalia' }, { guestCount: 2 }, { specialRequests: 'Cake' }]) {
        const refused = await correct(id, { ...reached, ...more });
        expect([refused.status, (await refused.json()).code]).toEqual([409, 'not-in-this-state']);
      }
      const opened = await (await read(`/api/admin/charters/${id}`)).json();
      expect(opened.events).toContain('correct');
      expect((await correct(id, { ...reached, contactName: opened.contactName })).status).toBe(200);
      const [charter] = await db().select().from(charterRequests);
      expect(charter).toMatchObject({ status, ...reached });
      expect((await app.request(`/api/charter-links/${token}`)).status).toBe(404);
    },
  );

  test('is refused once the client is forgotten', async () => {
    const { id } = await aCharter(db(), 'serenata', { status: 'completed', contactName: FORMER_CLIENT });
    const refused = await correct(id, { contactEmail: 'rosalia@visitors.example' });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'client-forgotten']);
  });

  test('of a request whose day has passed is done: it may still be moved', async () => {
    const { id } = await aCharter(db(), 'serenata', { startOn: '2027-01-20' });
    const opened = await (await read(`/api/admin/charters/${id}`)).json();
    expect(opened.events).toContain('correct');
    expect((await correct(id, { guestCount: 9 })).status).toBe(200);
  });

  test('is for administrators', async () => {
    const { id } = await aCharter(db(), 'serenata');
    const client = await signInAs({ db: db(), config: app.deps.config }, 'client');
    const by = async (headers: Record<string, string>) =>
      (
        await app.request(`/api/admin/charters/${id}`, {
          method: 'PATCH',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ guestCount: 9 }),
        })
      ).status;
    expect(await by({})).toBe(401);
    expect(await by(client.headers)).toBe(403);
    expect(await by(ana.headers)).toBe(200);
  });
});

describe('messages', () => {
  test('go to the client by mail, notes stay inside', async () => {
    const { id } = await aCharter(db(), 'serenata', { yachtName: 'Serenata' });
    const mail = { kind: 'mail', body: 'The dolphins are back.\n\nSee you soon.' };
    expect((await call('POST', `/api/admin/charters/${id}/messages`, mail)).status).toBe(201);
    const note = { kind: 'note', body: 'Likes corner seats.' };
    expect((await call('POST', `/api/admin/charters/${id}/messages`, note)).status).toBe(201);
    const mails = await db().select().from(outbox);
    expect(mails).toMatchObject([
      { kind: 'letter', recipient: 'rosa.delgado@visitors.example', subject: 'Your charter on Serenata' },
    ]);
    expect(mails[0]?.text).toContain('The dolphins are back.');
    expect(mails[0]?.text).not.toContain('corner seats');
    const opened = await (await read(`/api/admin/charters/${id}`)).json();
    expect(opened.messages).toMatchObject([
      { kind: 'mail', by: ana.username },
      { kind: 'note', body: 'Likes corner seats.' },
    ]);
    expect(
      (await call('POST', `/api/admin/charters/${id}/messages`, { kind: 'mail', body: ' ' })).status,
    ).toBe(422);
    expect(await db().$count(caseMessages)).toBe(2);
  });
});

test('the team’s routes are for administrators', async () => {
  const client = await signInAs({ db: db(), config: app.deps.config }, 'client');
  for (const path of ['/api/admin/charters', '/api/admin/charters-report']) {
    expect((await app.request(path)).status).toBe(401);
    expect((await app.request(path, { headers: client.headers })).status).toBe(403);
  }
});
