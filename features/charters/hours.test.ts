import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rangeAt } from '#core/charter-hours.ts';
import { addDays, instantAt } from '#core/charter-time.ts';
import { overlaps, type SlotId } from '#features/calendar/domain/index.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { inLanguage } from '#platform/language.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aRequestBody } from '#tests/builders/charter-request.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { calendarFile } from './emails/calendar-file.ts';
import { confirmCharter, moveCharter, quoteCharter } from './service/index.ts';
import { charterRequests } from './tables.ts';

/** 10:00 in Miami. */
const NOW = new Date('2027-02-01T15:00:00Z');
const DAY = '2027-03-06';
const ANA = { role: 'staff', name: 'ana' } as const;

let app: TestApp;
const db = () => app.database.db;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  await aYacht(db(), { id: 'serenata', name: 'Serenata' });
  await aPriceRecord(db(), 'serenata', {
    price4HoursCents: 240_000,
    price24HoursCents: 900_000,
    priceWeeklyCents: 5_000_000,
  });
  await aYacht(db(), { id: 'slow', name: 'Slow', turnaroundMinutes: 90 });
  await aPriceRecord(db(), 'slow');
});
afterAll(() => app.close());
const clear = () =>
  db().execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, outbox, idempotency_keys`,
  );
beforeEach(async () => void (await clear()));

const ask = (fields: Record<string, unknown>, yachtId = 'serenata') =>
  app.postJson('/api/yacht-requests', aRequestBody(yachtId, { duration: 'evening', ...fields }));
const stored = async () => (await db().select().from(charterRequests))[0];
const taken = (from: number, hours: number, more = {}) => {
  const range = rangeAt(DAY, { startHour: from, hours });
  return aCalendarEntry(db(), 'serenata', range.from, range.to, more);
};

/** A pending charter with this start and length. */
const wanting = (startHour: number, hours: number, slot: SlotId = 'evening', day = DAY) => {
  const { from, to } = rangeAt(day, { startHour, hours });
  return aCharter(db(), 'serenata', { startOn: day, slot, departsAt: from, returnsAt: to });
};

describe('a request for other hours', () => {
  test('is kept with its time, the nearest word and the price of its hours', async () => {
    expect((await ask({ startTime: '18:00', hours: 4 })).status).toBe(201);
    const charter = await stored();
    expect(charter).toMatchObject({
      startOn: DAY,
      slot: 'evening',
      departsAt: instantAt(DAY, 18),
      returnsAt: instantAt(DAY, 22),
    });
    expect(charter?.estimate?.lines[0]).toMatchObject({ kind: 'base', cents: 240_000, hours: 4 });
    const texts = (await db().select().from(outbox)).map(({ text, subject }) => `${subject} ${text}`);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain('6:00–10:00 PM, 4 hours');
    expect(texts.join()).toContain('New request: Serenata, Sat, Mar 6, 6:00–10:00 PM, 8 guests');
  });

  test.each([
    [{ startTime: '22:30', hours: 4 }, 22.5, 4, 'evening'],
    [{ hours: 4 }, 17, 4, 'evening'],
    [{ startTime: '10:00', hours: 24 }, 10, 24, 'full-day'],
    [{ startTime: '10:00', hours: 9 * 24 }, 10, 9 * 24, 'full-day'],
    [{ duration: 'morning', startTime: '12:30', hours: 4 }, 12.5, 4, 'afternoon'],
    // A start and a length that equal a slot's are stored as that slot.
    [{ duration: 'morning', startTime: '17:00', hours: 3 }, 17, 3, 'evening'],
    [{ duration: 'full-day', startTime: '12:00', hours: 5 }, 12, 5, 'afternoon'],
  ])('%j', async (fields, start, hours, slot) => {
    expect((await ask(fields)).status).toBe(201);
    const { from, to } = rangeAt(DAY, { startHour: start, hours });
    expect(await stored()).toMatchObject({ departsAt: from, returnsAt: to, slot });
  });

  test.each([
    [{ startTime: '18:15' }, 'invalid', 'startTime'],
    [{ startTime: '24:00' }, 'invalid', 'startTime'],
    [{ startTime: '6 PM' }, 'invalid', 'startTime'],
    [{ hours: 0 }, 'invalid', 'hours'],
    [{ hours: 2.5 }, 'invalid', 'hours'],
    [{ hours: 170 }, 'invalid', 'hours'],
    [{ hours: 29 * 24 }, 'invalid', 'hours'],
    // Prices exist for 4, 8 and 24 hours, and for a week.
    [{ startTime: '18:00', hours: 5 }, 'hours-not-offered', 'hours'],
    [{ startTime: '18:00', hours: 7 }, 'hours-not-offered', 'hours'],
    [{ startTime: '18:00', hours: 30 }, 'hours-not-offered', 'hours'],
    [{ startDate: '2027-02-01', startTime: '09:30', hours: 4 }, 'slot-begun', 'startTime'],
  ])('%j is refused', async (fields, code, path) => {
    const response = await ask(fields);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code, issues: [{ path }] });
    expect(await stored()).toBeUndefined();
  });

  test('several days cannot be asked for where only hours are priced', async () => {
    const response = await ask({ startTime: '10:00', hours: 48 }, 'slow');
    expect(await response.json()).toMatchObject({ code: 'hours-not-offered' });
  });

  test('that is taken is told so, with times as long that are free', async () => {
    await taken(19, 1);
    const response = await ask({ startTime: '18:00', hours: 4 });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'dates-taken',
      alternatives: [
        { startDate: DAY, duration: 'evening', startTime: '20:00', hours: 4 },
        { startDate: DAY, duration: 'evening', startTime: '15:00', hours: 4 },
        { startDate: '2027-03-05', duration: 'evening', startTime: '18:00', hours: 4 },
      ],
    });
    expect((await ask({ startTime: '20:00', hours: 4 })).status).toBe(201);
  });

  test('counts what the yacht needs afterwards', async () => {
    const range = rangeAt(DAY, { startHour: 20, hours: 4 });
    await aCalendarEntry(db(), 'slow', range.from, range.to);
    expect((await ask({ startTime: '15:00', hours: 4 }, 'slow')).status).toBe(409);
    expect((await ask({ startTime: '14:30', hours: 4 }, 'slow')).status).toBe(201);
  });
});

test('an estimate takes hours beyond a week as days, and says of what its price is made', async () => {
  const estimate = async (fields: Record<string, unknown>) =>
    (await app.postJson('/api/estimates', { yachtId: 'serenata', ...fields })).json();
  const { price } = await estimate({ startDate: DAY, startTime: '18:00', hours: 4 });
  expect(price.lines[0]).toEqual({ kind: 'base', label: 'Yacht, 4 hours', amount: 2_400 });
  expect(price.balanceDueAt).toBe('2027-03-05T23:00:00.000Z');
  expect((await estimate({ hours: 9 * 24 })).price.lines[0]).toEqual({
    kind: 'base',
    label: 'Yacht, 9 days (1 week and 2 days)',
    amount: 68_000,
  });
  expect((await estimate({ hours: 170 })).code).toBe('invalid');
});

describe('a yacht’s calendar for a time of one’s own', () => {
  const days = async (query: string) => {
    const response = await app.request(`/api/yachts/serenata/availability?from=${DAY}&${query}`);
    return { status: response.status, body: await response.json() };
  };

  test('tells of each day whether just that time is free', async () => {
    await taken(19, 1, { kind: 'charter' });
    const { body } = await days(`to=${addDays(DAY, 1)}&startTime=18:00&hours=4`);
    expect(body.map(({ range }: { range: string }) => range)).toEqual(['booked', 'free']);
    const stays = await days(`to=${addDays(DAY, 1)}&startTime=20:00&hours=48`);
    expect(stays.body.map(({ range }: { range: string }) => range)).toEqual(['free', 'free']);
    const before = await app.request(
      `/api/yachts/serenata/availability?from=2027-03-04&to=2027-03-04&startTime=20:00&hours=48`,
    );
    expect((await before.json())[0].range).toBe('booked');
  });

  test('tells of a day when so many hours could begin', async () => {
    await taken(6, 14);
    const { body } = await days(`to=${DAY}&hours=4`);
    const starts: string[] = body[0].starts;
    expect(starts.slice(0, 5)).toEqual(['00:00', '00:30', '01:00', '01:30', '02:00']);
    expect(starts[5]).toBe('20:00');
    expect(starts.at(-1)).toBe('23:30');
  });

  test.each([
    [`to=${DAY}&startTime=18:00`, 'hours'],
    [`to=${DAY}&hours=many`, 'hours'],
    [`to=${DAY}&startTime=18:10&hours=4`, 'startTime'],
    [`to=${addDays(DAY, 7)}&hours=4`, 'startTime'],
  ])('%s is refused', async (query, path) => {
    const { status, body } = await days(query);
    expect(status).toBe(422);
    expect(body.issues[0].path).toBe(path);
  });
});

describe('what the team does with such a charter', () => {
  const entryOf = async (charterId: string) => {
    const [entry] = await db().select().from(calendarEntries).where(eq(calendarEntries.charterId, charterId));
    return entry?.occupied;
  };

  test('a quote holds its time, a confirmation takes it, a calendar file has it', async () => {
    const charter = await wanting(22, 4);
    const quoted = await quoteCharter(app.deps, charter.id, { note: '' }, ANA);
    expect(quoted.ok).toBe(true);
    const held = await entryOf(charter.id);
    expect(held).toContain('2027-03-07 03:00:00+00');
    expect(held).toContain('2027-03-07 07:00:00+00');
    const confirmed = await confirmCharter(app.deps, charter.id, ANA, {});
    expect(confirmed.ok).toBe(true);
    expect(await entryOf(charter.id)).toBe(held);
    const file = inLanguage('en', () =>
      calendarFile(charter, {
        where: '',
        email: 'crew@miami-flow.example',
        origin: 'https://miami-flow.example',
      }),
    );
    expect(file).toContain('DTSTART:20270307T030000Z');
    expect(file).toContain('DTEND:20270307T070000Z');
    const mails = (await db().select().from(outbox)).map(({ text }) => text);
    expect(mails.length).toBeGreaterThanOrEqual(2);
    for (const text of mails) expect(text).toContain('10:00 PM–2:00 AM, 4 hours');
  });

  test('a quote anew names another beginning or length, and is priced by it', async () => {
    const charter = await wanting(18, 4);
    const quoted = await quoteCharter(app.deps, charter.id, { note: '', hours: 24 }, ANA);
    expect(quoted).toMatchObject({
      ok: true,
      value: {
        slot: 'full-day',
        departsAt: instantAt(DAY, 18),
        returnsAt: instantAt(addDays(DAY, 1), 18),
        quotedCents: null,
      },
    });
    const [newest] = await db()
      .execute(sql`select price from charter_quotes`)
      .then(({ rows }) => rows);
    expect(newest).toMatchObject({ price: { lines: [{ cents: 900_000, hours: 24 }, {}, {}] } });
    const later = await quoteCharter(app.deps, charter.id, { note: '', startTime: '20:00' }, ANA);
    expect(later).toMatchObject({
      ok: true,
      value: { departsAt: instantAt(DAY, 20), returnsAt: instantAt(addDays(DAY, 1), 20) },
    });
    const slot = await quoteCharter(app.deps, charter.id, { note: '', duration: 'morning' }, ANA);
    expect(slot).toMatchObject({ ok: true, value: { slot: 'morning', returnsAt: instantAt(DAY, 12) } });
  });

  test('moved to another day it keeps its hour and its length, and gives back its old time', async () => {
    const charter = await wanting(18, 4);
    await confirmCharter(app.deps, charter.id, ANA, {});
    const moved = await moveCharter(app.deps, charter.id, { startDate: '2027-03-14' }, ANA);
    expect(moved).toMatchObject({
      ok: true,
      value: { departsAt: instantAt('2027-03-14', 18), returnsAt: instantAt('2027-03-14', 22) },
    });
    expect(await db().$count(calendarEntries)).toBe(1);
    expect((await ask({ startTime: '18:00', hours: 4 })).status).toBe(201);
    const history = await db().execute(sql`select reason from case_history where event = 'move'`);
    expect(history.rows[0]?.reason).toContain('Moved from Tidewater, 2027-03-06, 6:00–10:00 PM.');
  });

  test('Add Booking takes any hours, a price there or not', async () => {
    const ana = await staffOf(app);
    const { requestType: _r, message: _m, status: _s, ...body } = aRequestBody('serenata', { guestCount: 8 });
    const booking = { ...body, startTime: '06:30', hours: 7, confirm: true };
    expect((await ana.send('POST', '/api/admin/charters', booking)).status).toBe(201);
    expect(await stored()).toMatchObject({
      status: 'confirmed',
      departsAt: instantAt(DAY, 6.5),
      returnsAt: instantAt(DAY, 13.5),
    });
  });
});

describe('free ranges beside slots', () => {
  /** Times that overlap each other: slots and others. */
  const TIMES = [
    [9, 3, 'morning'],
    [12, 5, 'afternoon'],
    [17, 3, 'evening'],
    [9, 8, 'full-day'],
    [11, 4, 'morning'],
    [16, 4, 'evening'],
    [19.5, 4, 'evening'],
    [22, 12, 'full-day'],
    [8, 24, 'full-day'],
    [6, 72, 'full-day'],
  ] as const;

  test('confirmed all at once, those that are confirmed share no instant', async () => {
    for (let round = 0; round < 10; round += 1) {
      await clear();
      const charters = [];
      for (const [start, hours, slot] of TIMES) charters.push(await wanting(start, hours, slot));
      const results = await Promise.all(charters.map(({ id }) => confirmCharter(app.deps, id, ANA, {})));
      const won = charters.filter((_, index) => results[index]?.ok);
      expect(won.length).toBeGreaterThan(0);
      expect(await db().$count(calendarEntries)).toBe(won.length);
      for (const one of won) {
        for (const other of won) {
          if (one === other) continue;
          const [a, b] = [one, other].map(({ departsAt, returnsAt }) => ({ from: departsAt, to: returnsAt }));
          if (a && b) expect(overlaps(a, b), `${one.departsAt} and ${other.departsAt}`).toBe(false);
        }
      }
      for (const [index, result] of results.entries()) {
        if (!result.ok) expect(result.reason, String(index)).toBe('dates-taken');
      }
    }
  });

  test('a slot and a night that reaches into it: exactly one of the two is confirmed', async () => {
    for (let round = 0; round < 25; round += 1) {
      await clear();
      const slot = await aCharter(db(), 'serenata', { startOn: addDays(DAY, 1), slot: 'morning' });
      const night = await wanting(22, 12, 'full-day');
      const [one, other] = await Promise.all([
        confirmCharter(app.deps, slot.id, ANA, {}),
        quoteCharter(app.deps, night.id, { note: '', basePrice: 9_000 }, ANA),
      ]);
      // The charter over night ends at ten, so its last hour is in the morning slot.
      expect([one.ok, other.ok].filter(Boolean)).toHaveLength(1);
      expect(await db().$count(calendarEntries)).toBe(1);
    }
  });
});

describe('a yacht with hours of her own', () => {
  beforeAll(async () => {
    const hours = { earliestDeparture: '08:00', latestReturn: '22:00' };
    await aYacht(db(), { id: 'wagtail', name: 'Wagtail', ...hours });
    await aPriceRecord(db(), 'wagtail', { price24HoursCents: 900_000, price12HoursCents: 500_000 });
  });
  const within = 'Wagtail charters between 8:00 AM and 10:00 PM';

  test('is asked for within them, whole days and the four words too', async () => {
    for (const time of [
      { startTime: '18:00', hours: 4 },
      { startTime: '08:00', hours: 12 },
      { startTime: '12:00', hours: 24 },
      { duration: 'full-day' },
    ])
      expect((await ask(time, 'wagtail')).status, JSON.stringify(time)).toBe(201);
  });

  test.each([
    { startTime: '18:30', hours: 4 },
    { startTime: '07:30', hours: 4 },
    { startTime: '23:00', hours: 24 },
  ])('is refused at %j beside the field, in the language asked in', async (time) => {
    const refused = await ask(time, 'wagtail');
    const { code, issues } = await refused.json();
    expect([refused.status, code]).toEqual([422, 'outside-hours']);
    expect(issues).toEqual([{ path: 'startTime', message: expect.stringContaining(within) }]);
    const body = aRequestBody('wagtail', { duration: 'evening', ...time });
    const inSpanish = await app.request('/api/yacht-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'es' },
      body: JSON.stringify(body),
    });
    expect((await inSpanish.json()).issues[0].message).toContain('Wagtail se alquila de ');
  });

  test('says them with her calendar, and offers no beginning outside of them', async () => {
    const get = async (query: string) =>
      (
        await (await app.request(`/api/yachts/wagtail/availability?from=${DAY}&to=${DAY}&${query}`)).json()
      )[0];
    const day = await get('hours=4');
    expect(day.open).toEqual({ earliestDeparture: '08:00', latestReturn: '22:00' });
    expect([day.starts.at(0), day.starts.at(-1)]).toEqual(['08:00', '18:00']);
    expect([day.outside.at(0), day.outside.at(-1)]).toEqual(['00:00', '23:30']);
    expect((await get('hours=4&startTime=19:00')).range).toBe('closed');
    expect((await get('hours=4&startTime=18:00')).range).toBe('free');
  });

  test('is estimated within them alone, but for staff', async () => {
    const asked = { yachtId: 'wagtail', startDate: DAY, startTime: '20:00', hours: 4 };
    const refused = await app.postJson('/api/estimates', asked);
    expect([refused.status, (await refused.json()).issues[0]]).toEqual([
      422,
      { path: 'startTime', message: expect.stringContaining(within) },
    ]);
    expect((await app.postJson('/api/estimates', { ...asked, startTime: '18:00' })).status).toBe(200);
    const staff = await staffOf(app);
    expect((await staff.send('POST', '/api/estimates', asked)).status).toBe(200);
  });

  test('is booked, moved and quoted beyond them by staff, who are told so', async () => {
    const staff = await staffOf(app);
    const late = { startDate: DAY, duration: 'evening', startTime: '20:00', hours: 4 };
    const added = await staff.send('POST', '/api/admin/charters', {
      yachtId: 'wagtail',
      guestCount: 2,
      contactName: 'Ben Okafor',
      ...late,
      contactEmail: 'ben@visitors.example',
    });
    expect(added.status).toBe(201);
    const one = `/api/admin/charters/${added.body.id}`;
    const told = expect.stringContaining(
      'Wagtail charters between 8:00 AM and 10:00 PM: this time goes beyond',
    );
    const later = { ...late, startTime: '21:00' };
    expect((await staff.send('POST', `${one}/move-check`, later)).body).toMatchObject({
      isFree: true,
      problem: null,
      beyondHours: told,
    });
    expect((await staff.send('POST', `${one}/move`, later)).status).toBe(200);
    expect((await staff.send('POST', `${one}/quote-preview`, {})).body.beyondHours).toEqual(told);
    expect((await staff.send('POST', `${one}/quote`, {})).status).toBe(200);
    const early = { startDate: DAY, duration: 'morning' };
    expect((await staff.send('POST', `${one}/quote-preview`, early)).body.beyondHours).toBeNull();
  });
});
