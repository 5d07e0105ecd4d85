import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instantAt } from '#core/charter-time.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { YachtCardAnswer } from './schema/index.ts';
import { yachts } from './tables.ts';

const NOW = new Date('2026-10-01T15:00:00Z');
const DAY = '2026-10-10';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
});
afterAll(() => app.close());

/** The ids of the yachts that a query finds. */
async function found(query: string): Promise<string[]> {
  const response = await app.request(`/api/yachts?${query}`);
  expect(response.status, query).toBe(200);
  return (await response.json()).map((yacht: { id: string }) => yacht.id).sort();
}

/** Adds yachts of a separate brand, so that a test finds no others; returns how to add and find them. */
function aBrandOfItsOwn(brand: string) {
  const db = () => app.database.db;
  return {
    add: (id: string, fields: Parameters<typeof aYacht>[1] = {}) => aYacht(db(), { id, brand, ...fields }),
    found: (query: string) => found(`category=${brand.toLowerCase()}&${query}`),
  };
}

describe('the list', () => {
  beforeAll(async () => {
    const { db } = app.database;
    await aYacht(db, { id: 'whole', brand: 'Listed', features: ['Flybridge', 'Jacuzzi'], capacity: 9 });
    await aYacht(db, { id: 'gone', brand: 'Listed', archivedAt: NOW });
    await aYacht(db, { id: 'featured', brand: 'Listed', isFeatured: true, lengthFt: 30 });
  });

  test('answers the featured first, then the longest', async () => {
    const response = await app.request('/api/yachts?category=listed');
    expect((await response.json()).map((yacht: { id: string }) => yacht.id)).toEqual(['featured', 'whole']);
  });

  test('writes lengths with their unit and features between commas', async () => {
    const [, yacht] = await (await app.request('/api/yachts?category=listed')).json();
    expect(yacht).toMatchObject({
      length: '60 ft',
      lengthFt: 60,
      features: 'Flybridge,Jacuzzi',
      capacity: 9,
    });
    expect(yacht).toMatchObject({ pricePerDay: null, basePrice: null, category: { name: 'Luxury' } });
  });

  test('answers an unknown or archived yacht with 404 and a sentence', async () => {
    for (const id of ['nowhere', 'gone']) {
      const response = await app.request(`/api/yachts/${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'Yacht not found', code: 'yacht-not-found' });
    }
  });

  test('leaves archived yachts out of the list, the brands and the picker', async () => {
    await aYacht(app.database.db, { id: 'last-of-its-kind', brand: 'Vanished', archivedAt: NOW });
    expect(await found('category=listed')).toEqual(['featured', 'whole']);
    const brands = await (await app.request('/api/brands')).json();
    expect(brands.map(({ slug }: { slug: string }) => slug)).not.toContain('vanished');
    const choices = await (await app.request('/api/yacht-choices')).json();
    expect(choices.map(({ id }: { id: string }) => id)).not.toContain('gone');
  });

  test('names the four leading brands first', async () => {
    const brands = await (await app.request('/api/brands')).json();
    expect(brands.slice(0, 4).map(({ name }: { name: string }) => name)).toEqual([
      'Sea Ray',
      'Azimut',
      'Pershing',
      'Princess',
    ]);
  });
});

describe('filters', () => {
  test('by length, both ends inclusive: 40 ft and 55 ft are in two groups', async () => {
    const brand = aBrandOfItsOwn('Lengths');
    for (const lengthFt of [25, 26, 40, 55, 56]) await brand.add(`l${lengthFt}`, { lengthFt });
    await brand.add('l-unknown', { lengthFt: null });
    expect(await brand.found('size=26-40')).toEqual(['l-unknown', 'l26', 'l40']);
    expect(await brand.found('size=40-55')).toEqual(['l-unknown', 'l40', 'l55']);
    expect(await brand.found('size=55%2B')).toEqual(['l55', 'l56']);
    expect(await brand.found('type=26-40ft')).toEqual(['l-unknown', 'l26', 'l40']);
    for (const type of ['55ft%2B', '55ft+', '55ft']) {
      expect(await brand.found(`type=${type}`)).toEqual(['l55', 'l56']);
    }
    expect(await brand.found('type=26-40ft&size=40-55')).toEqual(['l-unknown', 'l40']);
  });

  test('by capacity, and by the guests who are coming', async () => {
    const brand = aBrandOfItsOwn('Capacities');
    for (const capacity of [6, 7, 12, 13]) await brand.add(`c${capacity}`, { capacity });
    expect(await brand.found('capacity=1-6')).toEqual(['c6']);
    expect(await brand.found('capacity=7-12')).toEqual(['c12', 'c7']);
    expect(await brand.found('capacity=13%2B')).toEqual(['c13']);
    expect(await brand.found('guests=7')).toEqual(['c12', 'c13', 'c7']);
    expect(await brand.found('guests=13')).toEqual(['c13']);
    expect(await brand.found('guests=5000000')).toEqual([]);
  });

  test('by location; a yacht at plain Miami comes to any of them', async () => {
    const brand = aBrandOfItsOwn('Places');
    await brand.add('beach', { location: 'Miami Beach' });
    await brand.add('key', { location: 'Key Biscayne' });
    await brand.add('south', { location: 'South Beach' });
    await brand.add('downtown', { location: 'Downtown Miami' });
    await brand.add('anywhere', { location: 'Miami' });
    expect(await brand.found('location=miami-beach')).toEqual(['anywhere', 'beach']);
    expect(await brand.found('location=key-biscayne')).toEqual(['anywhere', 'key']);
    expect(await brand.found('location=south-beach')).toEqual(['anywhere', 'south']);
    expect(await brand.found('location=downtown-miami')).toEqual(['anywhere', 'downtown']);
  });

  test('by words of the name, brand and model, in any order and case', async () => {
    const brand = aBrandOfItsOwn('Wordy');
    await brand.add('first', { name: 'Blue Heron', model: 'Flybridge 72' });
    await brand.add('second', { name: 'Night Heron', model: 'Coupe 44' });
    expect(await brand.found('q=heron')).toEqual(['first', 'second']);
    expect(await brand.found('q=BLUE')).toEqual(['first']);
    expect(await brand.found('q=heron+night')).toEqual(['second']);
    expect(await brand.found('q=wordy+44')).toEqual(['second']);
    expect(await brand.found('q=heron+gull')).toEqual([]);
  });

  test('takes typed wildcards, quotes and unreadable characters as letters', async () => {
    const brand = aBrandOfItsOwn('Odd');
    await brand.add('percent', { name: '100% Pure' });
    await brand.add('underscore', { name: 'Sea_Breeze' });
    await brand.add('backslash', { name: 'Back\\slash' });
    await brand.add('plain', { name: "O'Hara" });
    expect(await brand.found('q=%25')).toEqual(['percent']);
    expect(await brand.found('q=_')).toEqual(['underscore']);
    expect(await brand.found('q=%5C')).toEqual(['backslash']);
    expect(await brand.found("q='")).toEqual(['plain']);
    expect(await brand.found('q=%00hara%ff')).toEqual([]);
    expect(await brand.found("q=';drop+table+yachts;--")).toEqual([]);
  });

  test('what it does not understand is left out', async () => {
    const brand = aBrandOfItsOwn('Lenient');
    await brand.add('only');
    for (const query of [
      'size=huge',
      'location=monaco',
      'guests=many',
      'checkin=someday',
      'checkin=2026-10-20&checkout=2026-10-10',
    ]) {
      expect(await brand.found(query), query).toEqual(['only']);
    }
  });

  test.each(['abc', '0', '-1', '1.5', '99999'])('page=%s is refused with the field named', async (page) => {
    const response = await app.request(`/api/yachts?page=${page}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'page' }] });
  });
});

describe('orders', () => {
  test.each([
    ['price-low', ['cheap', 'dear', 'unpriced']],
    ['price-high', ['dear', 'cheap', 'unpriced']],
    ['longest', ['dear', 'cheap', 'unpriced']],
    ['shortest', ['unpriced', 'cheap', 'dear']],
  ])('%s', async (sort, expected) => {
    const brand = `sorted-${sort}`;
    const add = (id: string, lengthFt: number | null, pricePerDayCents: number | null) =>
      aYacht(app.database.db, { id: `${sort}-${id}`, brand, lengthFt, pricePerDayCents });
    await add('unpriced', null, null);
    await add('cheap', 44, 100_000);
    await add('dear', 90, 900_000);
    const answer = await (await app.request(`/api/yachts?category=${brand}&sort=${sort}`)).json();
    expect(answer.map(({ id }: { id: string }) => id.slice(sort.length + 1))).toEqual(expected);
  });
});

describe('what a full day comes to', () => {
  const inOrder = async (query: string): Promise<string[]> => {
    const answer = await (await app.request(`/api/yachts?category=all-in&${query}`)).json();
    return answer.map(({ id }: { id: string }) => id);
  };

  beforeAll(async () => {
    const { db } = app.database;
    const add = (id: string, fields: Parameters<typeof aYacht>[1] = {}) =>
      aYacht(db, { id, brand: 'All In', ...fields });
    // $2,000 a day becomes $2,500 with gratuity and tax. An APA on top makes the cheaper day more expensive than the one without.
    await add('without-apa', { lengthFt: 50, pricePerDayCents: 200_000 });
    await aPriceRecord(db, 'without-apa', { price8HoursCents: 200_000, amenitiesIncluded: ['Two jet skis'] });
    await add('with-apa', { lengthFt: 51, pricePerDayCents: 190_000 });
    await aPriceRecord(db, 'with-apa', {
      price8HoursCents: 190_000,
      apaPercent: 30,
      amenitiesIncluded: ['Inflatable slide', 'Jet ski (one hour)'],
    });
    await add('by-the-day', { lengthFt: 52, pricePerDayCents: 210_000 });
    await add('on-demand', { lengthFt: 99, isFeatured: true });
  });

  test('is on the card, and what staff name for the day beside it', async () => {
    const cards = await (await app.request('/api/yachts?category=all-in&sort=price-low&fields=card')).json();
    expect(cards.map((card: YachtCardAnswer) => [card.id, card.allInPrice, card.pricePerDay])).toEqual([
      ['by-the-day', null, 2100],
      ['without-apa', 2500, 2000],
      ['with-apa', 2945, 1900],
      ['on-demand', null, null],
    ]);
  });

  test('orders the list', async () => {
    expect(await inOrder('sort=price-high')).toEqual(['with-apa', 'without-apa', 'by-the-day', 'on-demand']);
  });

  test('comes before what is on demand where nobody asked for an order', async () => {
    expect(await inOrder('')).toEqual(['by-the-day', 'with-apa', 'without-apa', 'on-demand']);
  });

  test('is filtered by, and each range says how many', async () => {
    expect(await inOrder('price=0-2500')).toEqual(['by-the-day']);
    expect(await inOrder('price=2500-5000')).toEqual(['with-apa', 'without-apa']);
    const facets = await (await app.request('/api/yacht-facets?category=all-in&price=0-2500')).json();
    expect(facets.price).toEqual({ '0-2500': 1, '2500-5000': 2, '5000-10000': 0, '10000+': 0 });
    expect(facets.amenity['jet-ski']).toBe(0);
  });

  test('what comes with it is filtered by too', async () => {
    expect(await inOrder('amenity=jet-ski')).toEqual(['with-apa', 'without-apa']);
    expect(await inOrder('amenity=water-slide')).toEqual(['with-apa']);
    expect(await inOrder('amenity=submarine')).toHaveLength(4);
    const facets = await (await app.request('/api/yacht-facets?category=all-in&amenity=water-slide')).json();
    expect(facets.amenity).toMatchObject({ 'jet-ski': 2, 'water-slide': 1, tender: 0 });
    expect(facets.price).toMatchObject({ '0-2500': 0, '2500-5000': 1 });
  });
});

describe('dates', () => {
  const at = (day: string, hour: number) => instantAt(day, hour);
  const one = `checkin=${DAY}&checkout=${DAY}`;
  const several = `checkin=${DAY}&checkout=2026-10-12`;

  test('on one day a yacht shows while any slot of it is free', async () => {
    const brand = aBrandOfItsOwn('Slots');
    const { db } = app.database;
    await brand.add('free');
    await brand.add('morning-taken');
    await aCalendarEntry(db, 'morning-taken', at(DAY, 9), at(DAY, 12), { kind: 'charter' });
    await brand.add('evening-free');
    await aCalendarEntry(db, 'evening-free', at(DAY, 9), at(DAY, 17), { kind: 'charter' });
    await brand.add('day-taken');
    await aCalendarEntry(db, 'day-taken', at(DAY, 9), at(DAY, 20));
    await brand.add('bits-taken');
    for (const hour of [10, 14, 18]) await aCalendarEntry(db, 'bits-taken', at(DAY, hour), at(DAY, hour + 1));
    expect(await brand.found(one)).toEqual(['evening-free', 'free', 'morning-taken']);
    expect(await brand.found(`checkin=${DAY}`)).toEqual(['evening-free', 'free', 'morning-taken']);
    expect(await brand.found(`checkout=${DAY}`)).toEqual(['evening-free', 'free', 'morning-taken']);
    expect(await brand.found('checkin=2026-10-11')).toHaveLength(5);
  });

  test('on several days it must be free from 09:00 on the first to 17:00 on the last', async () => {
    const brand = aBrandOfItsOwn('Stays');
    const { db } = app.database;
    await brand.add('away-before');
    await brand.add('gone-at-night');
    await aCalendarEntry(db, 'gone-at-night', at('2026-10-11', 2), at('2026-10-11', 3));
    await brand.add('before-and-after');
    await aCalendarEntry(db, 'before-and-after', at('2026-10-09', 9), at(DAY, 9));
    await aCalendarEntry(db, 'before-and-after', at('2026-10-12', 17), at('2026-10-12', 20));
    await brand.add('leaves-late');
    await aCalendarEntry(db, 'leaves-late', at('2026-10-09', 9), new Date(at(DAY, 9).getTime() + 60_000));
    await brand.add('back-early');
    await aCalendarEntry(
      db,
      'back-early',
      new Date(at('2026-10-12', 17).getTime() - 60_000),
      at('2026-10-13', 9),
    );
    expect(await brand.found(several)).toEqual(['away-before', 'before-and-after']);
  });

  test('a hold counts until it lapses', async () => {
    const brand = aBrandOfItsOwn('Holds');
    const hold = (id: string, expiresAt: Date) =>
      aCalendarEntry(app.database.db, id, at(DAY, 9), at(DAY, 20), { kind: 'hold', expiresAt });
    await brand.add('held');
    await hold('held', new Date(NOW.getTime() + 1));
    await brand.add('lapsed');
    await hold('lapsed', NOW);
    expect(await brand.found(one)).toEqual(['lapsed']);
    expect(await brand.found(several)).toEqual(['lapsed']);
  });

  test('a yacht that needs an hour between charters needs it after the wanted one too', async () => {
    const brand = aBrandOfItsOwn('Turnarounds');
    const { db } = app.database;
    for (const [id, turnaroundMinutes] of [
      ['ready', 0],
      ['cleaned', 60],
    ] as const) {
      await brand.add(id, { turnaroundMinutes });
      await aCalendarEntry(db, id, at(DAY, 12), at('2026-10-11', 0));
    }
    expect(await brand.found(one)).toEqual(['ready']);
  });

  test("another yacht's calendar does not count", async () => {
    const brand = aBrandOfItsOwn('Neighbours');
    await brand.add('ours');
    await brand.add('theirs');
    await aCalendarEntry(app.database.db, 'theirs', at(DAY, 0), at('2026-10-13', 0));
    expect(await brand.found(several)).toEqual(['ours']);
  });

  test('goes together with every other filter', async () => {
    const brand = aBrandOfItsOwn('Together');
    await brand.add('yes', { name: 'Wanted', location: 'Key Biscayne', lengthFt: 48, capacity: 10 });
    await brand.add('no', { name: 'Wanted', location: 'Key Biscayne', lengthFt: 48, capacity: 10 });
    await aCalendarEntry(app.database.db, 'no', at(DAY, 0), at('2026-10-13', 0));
    const all = 'q=wanted&location=key-biscayne&size=40-55&capacity=7-12&guests=8&type=40-55ft&sort=longest';
    expect(await brand.found(`${all}&${several}`)).toEqual(['yes']);
  });
});

describe('pages', () => {
  beforeAll(async () => {
    for (let index = 0; index < 25; index += 1) {
      await aYacht(app.database.db, { id: `p${index}`, brand: 'Paged', lengthFt: 100 - index });
    }
  });
  const page = (number: number) => app.request(`/api/yachts?category=paged&page=${number}`);
  const idsOf = async (response: Response) =>
    (await response.json()).map((yacht: { id: string }) => yacht.id) as string[];

  test('hold twelve yachts each, without a gap or a repetition', async () => {
    const pages = await Promise.all([1, 2, 3].map(async (number) => idsOf(await page(number))));
    expect(pages.map((ids) => ids.length)).toEqual([12, 12, 1]);
    expect(pages.flat()).toEqual(Array.from({ length: 25 }, (_, index) => `p${index}`));
  });

  test('carry the total and the links to the others', async () => {
    const response = await page(2);
    expect(response.headers.get('x-total-count')).toBe('25');
    expect(response.headers.get('link')).toBe(
      [
        '</api/yachts?category=paged&page=1>; rel="first"',
        '</api/yachts?category=paged&page=1>; rel="prev"',
        '</api/yachts?category=paged&page=3>; rel="next"',
        '</api/yachts?category=paged&page=3>; rel="last"',
      ].join(', '),
    );
    expect((await page(1)).headers.get('link')).not.toContain('prev');
    expect((await page(3)).headers.get('link')).not.toContain('next');
  });

  test('beyond the last there is an empty list, with the total and the way back', async () => {
    const response = await page(9);
    expect(await idsOf(response)).toEqual([]);
    expect(response.headers.get('x-total-count')).toBe('25');
    expect(response.headers.get('link')).toContain('page=3>; rel="prev"');
  });

  test('without a page every match is answered, without links', async () => {
    const response = await app.request('/api/yachts?category=paged');
    expect(await idsOf(response)).toHaveLength(25);
    expect(response.headers.get('x-total-count')).toBe('25');
    expect(response.headers.has('link')).toBe(false);
  });
});

describe('in place of a yacht that is taken', () => {
  const similar = async (query: string): Promise<string[]> => {
    const response = await app.request(`/api/yachts/taken/similar?${query}`);
    expect(response.status, query).toBe(200);
    return (await response.json()).map(({ id }: YachtCardAnswer) => id);
  };

  beforeAll(async () => {
    const { db } = app.database;
    const add = (id: string, fields: Parameters<typeof aYacht>[1]) =>
      aYacht(db, { id, brand: 'Similar', capacity: 200, ...fields });
    await add('taken', { lengthFt: 400, pricePerDayCents: 9_000_000 });
    await add('likest', { lengthFt: 402, pricePerDayCents: 9_100_000 });
    await add('like', { lengthFt: 420, pricePerDayCents: 9_900_000 });
    await add('too-few-berths', { lengthFt: 400, pricePerDayCents: 9_000_000, capacity: 12 });
    await add('busy', { lengthFt: 400, pricePerDayCents: 9_000_000 });
    await aCalendarEntry(db, 'taken', instantAt(DAY, 9), instantAt(DAY, 20));
    await aCalendarEntry(db, 'busy', instantAt(DAY, 9), instantAt(DAY, 20));
    await aCalendarEntry(db, 'likest', instantAt(DAY, 9), instantAt(DAY, 12));
  });

  test('those most like her come first, free on that day and with room for as many', async () => {
    expect((await similar(`date=${DAY}`)).slice(0, 3)).toEqual(['likest', 'like', 'too-few-berths']);
  });

  test('at a time of the day only those that are free then', async () => {
    expect((await similar(`date=${DAY}&slot=morning`)).slice(0, 2)).toEqual(['like', 'too-few-berths']);
    expect((await similar(`date=${DAY}&slot=evening`))[0]).toBe('likest');
  });

  test('at a time beside those only those that are open and have a price for just so long', async () => {
    const { db } = app.database;
    const ours = async (query: string) => (await similar(query)).filter((id) => /like|busy/.test(id));
    const late = `date=${DAY}&startTime=20:00&hours=4`;
    expect(await ours(late)).toEqual([]);
    for (const id of ['likest', 'like', 'busy']) await aPriceRecord(db, id);
    const set = (earliestDeparture: string, latestReturn: string) =>
      db.update(yachts).set({ earliestDeparture, latestReturn }).where(eq(yachts.id, 'likest'));
    await set('08:00', '22:00');
    await expect.poll(async () => (await ours(late)).toSorted()).toEqual(['busy', 'like']);
    await set('08:00', '00:00');
    await expect.poll(() => ours(late)).toContain('likest');
    expect(await ours(`date=${DAY}&startTime=20:00&hours=6`)).toEqual([]);
    await set('any', 'any');
  });

  test('none for a time that has begun', async () => {
    expect(await similar('date=2026-10-01&slot=morning')).toEqual([]);
    expect(await similar('date=2020-01-01')).toEqual([]);
  });

  test('an unknown yacht, and a date that is none, are refused', async () => {
    expect((await app.request(`/api/yachts/nobody/similar?date=${DAY}`)).status).toBe(404);
    expect((await app.request('/api/yachts/taken/similar?date=soon')).status).toBe(422);
    expect((await app.request(`/api/yachts/taken/similar?date=${DAY}&slot=dawn`)).status).toBe(422);
  });
});
