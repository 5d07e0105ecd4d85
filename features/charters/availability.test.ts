import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, instantAt } from '#core/charter-time.ts';
import { addOns } from '#features/extras/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aRequestBody } from '#tests/builders/charter-request.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { charterRequests } from './tables.ts';

/** 10:00 in Miami. */
const NOW = new Date('2027-02-01T15:00:00Z');
const TODAY = '2027-02-01';
const DAY = '2027-03-06';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  const { db } = app.database;
  await aYacht(db, { id: 'serenata', name: 'Serenata' });
  await aPriceRecord(db, 'serenata', { price5HoursCents: 300_000, priceWeeklyCents: 2_500_000 });
  await aYacht(db, { id: 'slow', turnaroundMinutes: 90 });
  await aYacht(db, { id: 'gone', archivedAt: NOW });
  await aYacht(db, { id: 'on-demand' });
  await db.insert(addOns).values([{ id: 'jet-ski', name: 'Jet Ski', priceCents: 35_000 }]);
  const block = (yachtId: string, day: string, from: number, to: number, more = {}) =>
    aCalendarEntry(db, yachtId, instantAt(day, from), instantAt(day, to), more);
  await block('serenata', DAY, 9, 12, { kind: 'charter' });
  await block('serenata', DAY, 17, 20, { kind: 'hold', expiresAt: new Date(NOW.getTime() + 1) });
  await block('serenata', addDays(DAY, 1), 0, 24);
  await block('serenata', addDays(DAY, 2), 9, 17, { kind: 'hold', expiresAt: NOW });
  await block('slow', DAY, 12, 17, { kind: 'charter' });
});
afterAll(() => app.close());

const days = async (id: string, query = '') => {
  const response = await app.request(`/api/yachts/${id}/availability${query}`);
  return { status: response.status, body: await response.json() };
};

describe('a yacht’s calendar', () => {
  test('tells of each slot whether it is free, and why not', async () => {
    const { status, body } = await days('serenata', `?from=${DAY}&to=${addDays(DAY, 2)}`);
    expect(status).toBe(200);
    const guests = { crewed: 12, bareboat: 12 };
    const free = { morning: 'free', afternoon: 'free', evening: 'free', 'full-day': 'free' };
    const blocked = { morning: 'blocked', afternoon: 'blocked', evening: 'blocked', 'full-day': 'blocked' };
    expect(body).toEqual([
      { date: DAY, guests, slots: { ...free, morning: 'booked', evening: 'held', 'full-day': 'booked' } },
      { date: addDays(DAY, 1), guests, slots: blocked },
      // A lapsed hold does not count.
      { date: addDays(DAY, 2), guests, slots: free },
    ]);
  });

  test('counts what the yacht needs after the charter that is wanted', async () => {
    const { body } = await days('slow', `?from=${DAY}&to=${DAY}`);
    expect(body[0].slots).toEqual({
      morning: 'booked',
      afternoon: 'booked',
      evening: 'free',
      'full-day': 'booked',
    });
  });

  test('begins today and goes for six weeks; what has begun is past', async () => {
    const { body } = await days('on-demand');
    expect(body).toHaveLength(42);
    expect(body[0]).toEqual({
      date: TODAY,
      guests: { crewed: 12, bareboat: 12 },
      slots: { morning: 'past', afternoon: 'free', evening: 'free', 'full-day': 'past' },
    });
  });

  test('goes over the nights on which clocks change', async () => {
    const { body } = await days('on-demand', '?from=2027-03-13&to=2027-03-15');
    expect(body.map(({ date }: { date: string }) => date)).toEqual([
      '2027-03-13',
      '2027-03-14',
      '2027-03-15',
    ]);
  });

  test.each([
    ['?from=2027-02-30', 422, 'from'],
    ['?from=yesterday', 422, 'from'],
    ['?from=2027-03-06&to=2027-03-05', 422, 'to'],
    ['?from=2027-03-06&to=2028-03-08', 422, 'to'],
  ])('%s is refused with the field named', async (query, expected, path) => {
    const { status, body } = await days('serenata', query);
    expect(status).toBe(expected);
    expect(body.issues[0].path).toBe(path);
  });

  test('of an unknown or archived yacht is not there', async () => {
    for (const id of ['nowhere', 'gone', '%00']) {
      const { status, body } = await days(id);
      expect(status, id).toBe(404);
      expect(body.code).toBe('yacht-not-found');
    }
  });
});

describe('an estimate', () => {
  const estimate = async (body: unknown) => {
    const response = await app.postJson('/api/estimates', body);
    return { status: response.status, body: await response.json() };
  };

  test('is answered line by line, with when the balance is due', async () => {
    const { status, body } = await estimate({
      yachtId: 'serenata',
      startDate: DAY,
      duration: 'afternoon',
      extraIds: ['jet-ski', 'jet-ski'],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      isOnDemand: false,
      price: {
        pricingType: 'with_amenities',
        lines: [
          { kind: 'base', label: 'Yacht, 5 hours', amount: 3000 },
          { kind: 'extra', label: 'Jet Ski', amount: 350 },
          { kind: 'gratuity', label: 'Gratuity (18%)', amount: 540 },
          { kind: 'sales-tax', label: 'Sales tax (7%)', amount: 235 },
        ],
        subtotal: 3350,
        total: 4125,
        deposit: { percent: 50, amount: 1793 },
        balance: 2332,
        apa: 0,
        balanceDueAt: '2027-03-05T17:00:00.000Z',
      },
    });
  });

  test.each([
    [{ hours: 3 }, 'Yacht, 3 hours at the price of 4'],
    [{ hours: 168 }, 'Yacht, one week'],
    [{ hours: 24 }, 'Yacht, 24 hours at the price of a week'],
    [{}, 'Yacht, 8 hours'],
  ])('of %j is priced as the next longer duration that there is', async (wanted, label) => {
    const { body } = await estimate({ yachtId: 'serenata', ...wanted });
    expect(body.price.lines[0].label).toBe(label);
  });

  test('is on demand where no price is listed', async () => {
    expect((await estimate({ yachtId: 'on-demand', duration: 'morning' })).body).toEqual({
      isOnDemand: true,
      price: null,
    });
  });

  test.each([
    [{ yachtId: 'nowhere' }, 404, 'yacht-not-found'],
    [{ yachtId: 'gone' }, 404, 'yacht-not-found'],
    [{ yachtId: 'serenata', extraIds: ['rocket'] }, 422, 'unknown-extra'],
    [{ yachtId: 'serenata', duration: 'morning', hours: 3 }, 422, 'invalid'],
    [{ yachtId: 'serenata', hours: 169 }, 422, 'invalid'],
    [{ yachtId: 'serenata', hours: 0 }, 422, 'invalid'],
    [{ yachtId: 'serenata', startDate: '2027-02-30' }, 422, 'invalid'],
    [{}, 422, 'invalid'],
  ])('%j is refused', async (asked, status, code) => {
    const answer = await estimate(asked);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
  });
});

test('a price, a total or a status of the sender’s own changes nothing', async () => {
  const body = aRequestBody('serenata', {
    status: 'confirmed',
    estimate: { totalCents: 1 },
    estimatedBudget: 1,
    quotedPrice: 1,
    totalCents: 1,
    price: 1,
    accountId: '01981c5e-0000-7000-8000-000000000000',
    version: 99,
    agreedAt: '2020-01-01T00:00:00Z',
    yachtName: 'Free',
  });
  expect((await app.postJson('/api/yacht-requests', body)).status).toBe(201);
  const [stored] = await app.database.db.select().from(charterRequests);
  expect(stored).toMatchObject({
    status: 'pending',
    yachtName: 'Serenata',
    accountId: null,
    version: 1,
    agreedAt: null,
    estimate: { totalCents: 375_000, depositCents: 160_500 },
  });
  // The mail lists the price line by line, and when each amount is due.
  const [mail] = await app.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, 'rosa.delgado@visitors.example'));
  expect(mail?.text).toMatch(/^Total +\$3,750$/m);
  expect(mail?.text).toMatch(/^Deposit \(50%\) +\$1,605$/m);
  expect(mail?.text).toMatch(/^Balance, due Friday, March 5 at 12:00 PM +\$2,145$/m);
  const told = await app.postJson('/api/estimates', {
    yachtId: 'serenata',
    duration: 'afternoon',
    basePrice: 1,
  });
  expect((await told.json()).price.total).toBe(3750);
});
