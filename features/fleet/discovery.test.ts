import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instantAt } from '#core/charter-time.ts';
import { yachtPricing } from '#features/pricing/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { AMENITIES, CAPACITIES, LOCATIONS, PRICES, SIZES } from './domain/index.ts';
import type { FacetsAnswer, YachtAnswer, YachtCardAnswer } from './schema/index.ts';
import { yachts } from './tables.ts';

const NOW = new Date('2026-10-01T15:00:00Z');
const DAY = '2026-10-10';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
  const { db } = app.database;
  const fleet = [
    { id: 'grande', name: 'Aurelia', brand: 'Azimut', model: 'Grande 27', lengthFt: 90, capacity: 20 },
    { id: 'verve', name: 'Scirocco', brand: 'Azimut', model: 'Verve 42', lengthFt: 40, capacity: 10 },
    { id: 'slx', name: 'Mango Season', brand: 'Sea Ray', model: 'SLX 310', lengthFt: 31, capacity: 6 },
    {
      id: 'dancer',
      name: 'Azimuth Dancer',
      brand: 'Sea Ray',
      model: 'Sundancer',
      lengthFt: 54,
      capacity: 12,
    },
    { id: 'unknown', name: 'Pershore', brand: 'Gold Coast', model: '', lengthFt: null, capacity: 30 },
  ];
  const places = ['Miami Beach', 'Key Biscayne', 'Miami Beach', 'Downtown Miami', 'Miami'];
  for (const [index, yacht] of fleet.entries()) {
    await aYacht(db, { ...yacht, location: places[index] ?? '', year: 2026 - index });
  }
  for (const [id, price8HoursCents] of [
    ['grande', 1_200_000],
    ['verve', 199_900],
    ['slx', 150_000],
    ['dancer', 420_000],
  ] as const)
    await aPriceRecord(db, id, { price8HoursCents, amenitiesIncluded: ['Two jet skis', 'Tender rides'] });
  await aYacht(db, { id: 'gone', name: 'Gone', brand: 'Azimut', archivedAt: NOW });
  await aCalendarEntry(db, 'grande', instantAt(DAY, 0), instantAt('2026-10-11', 0));
});
afterAll(() => app.close());

async function read<Answer>(address: string): Promise<Answer> {
  const response = await app.request(address);
  expect(response.status, address).toBe(200);
  return (await response.json()) as Answer;
}
const found = async (query: string) =>
  (await read<YachtAnswer[]>(`/api/yachts?${query}`)).map(({ id }) => id);
const facets = (query = '') => read<FacetsAnswer>(`/api/yacht-facets?${query}`);
const yachtsOf = ({ category }: FacetsAnswer) =>
  Object.fromEntries(category.map((brand) => [brand.slug, brand.yachts]));

describe('the counts of the filters', () => {
  test('of the whole fleet: what each choice shows, without archived yachts', async () => {
    const counts = await facets();
    expect(yachtsOf(counts)).toEqual({ 'sea-ray': 2, azimut: 2, pershing: 0, princess: 0, 'gold-coast': 1 });
    expect(counts.size).toEqual({ '26-40': 3, '40-55': 3, '55+': 1 });
    expect(counts.capacity).toEqual({ '1-6': 1, '7-12': 2, '13+': 2 });
    expect(counts.location).toEqual({
      'miami-beach': 3,
      'key-biscayne': 2,
      'south-beach': 1,
      'downtown-miami': 2,
    });
    expect(counts.readAs).toBeNull();
  });

  test('follow the other filters, not their own', async () => {
    const counts = await facets('category=azimut&size=55%2B');
    expect(yachtsOf(counts)).toEqual({ 'sea-ray': 0, azimut: 1, pershing: 0, princess: 0, 'gold-coast': 0 });
    expect(counts.size).toEqual({ '26-40': 1, '40-55': 1, '55+': 1 });
    expect(counts.capacity).toEqual({ '1-6': 0, '7-12': 0, '13+': 1 });
  });

  test('a search for a length is the length filter’s own choice, unless the filter has one too', async () => {
    expect((await facets('type=55ft%2B')).size).toEqual({ '26-40': 3, '40-55': 3, '55+': 1 });
    expect((await facets('type=26-40ft&size=40-55')).size).toEqual({ '26-40': 3, '40-55': 2, '55+': 0 });
  });

  test('follow dates, guests and words', async () => {
    const counts = await facets(`checkin=${DAY}&guests=10`);
    expect(yachtsOf(counts)).toMatchObject({ 'sea-ray': 1, azimut: 1, 'gold-coast': 1 });
    expect(yachtsOf(await facets('q=mango'))).toMatchObject({ 'sea-ray': 1, azimut: 0 });
  });

  test('are what the list then shows, for every choice of every filter', async () => {
    for (const query of [
      '',
      'category=azimut',
      'size=40-55&guests=8',
      'price=0-2500&amenity=tender',
      `checkin=${DAY}&location=key-biscayne`,
    ]) {
      const counts = await facets(query);
      const listed = async (name: string, value: string) => {
        const changed = new URLSearchParams(query);
        changed.set(name, value);
        return (await found(String(changed))).length;
      };
      for (const brand of counts.category) expect(await listed('category', brand.slug)).toBe(brand.yachts);
      for (const { id } of SIZES) expect(await listed('size', id), `${query} ${id}`).toBe(counts.size[id]);
      for (const { id } of CAPACITIES) expect(await listed('capacity', id)).toBe(counts.capacity[id]);
      for (const { id } of LOCATIONS) expect(await listed('location', id)).toBe(counts.location[id]);
      for (const { id } of PRICES) expect(await listed('price', id)).toBe(counts.price[id]);
      for (const { id } of AMENITIES) expect(await listed('amenity', id)).toBe(counts.amenity[id]);
    }
  });

  test('change neither with the order nor with the page', async () => {
    expect(await facets('sort=newest&page=3&size=26-40')).toEqual(await facets('size=26-40'));
  });
});

describe('words with a slip of the hand', () => {
  test.each([
    ['azimit', ['grande', 'verve', 'dancer'], 'azimut'],
    ['sea+rya', ['dancer', 'slx'], 'sea ray'],
    ['searay', ['dancer', 'slx'], 'sea ray'],
    ['AZMIUT+verv', ['verve'], 'azimut verv'],
    ['auerlia', ['grande'], 'aurelia'],
  ])('%s', async (q, expected, readAs) => {
    expect(await found(`q=${q}`)).toEqual(expected);
    expect((await facets(`q=${q}`)).readAs).toBe(readAs);
  });

  test('a word that some yacht carries is never read as another', async () => {
    expect(await found('q=azimuth')).toEqual(['dancer']);
    expect((await facets('q=azimuth')).readAs).toBeNull();
    expect(await found('q=persho')).toEqual(['unknown']);
  });

  test('a word that is like none finds nothing', async () => {
    expect(await found('q=catamaran')).toEqual([]);
    expect((await facets('q=catamaran')).readAs).toBeNull();
  });

  test('an archived yacht lends no word', async () => {
    expect(await found('q=gome')).toEqual([]);
  });

  test('carries the words as they were typed in its links', async () => {
    const response = await app.request('/api/yachts?q=azimit&page=1&fields=card');
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(response.headers.get('link')).toContain('</api/yachts?q=azimit&fields=card&page=1>; rel="first"');
  });
});

describe('the order', () => {
  test('of words: what is called so, then what begins so, then the rest', async () => {
    // Both Azimuts have exactly this brand. The Dancer's name only begins with it, though it is longer than the Verve.
    expect(await found('q=azimut')).toEqual(['grande', 'verve', 'dancer']);
    expect(await found('q=azimut&sort=shortest')).toEqual(['verve', 'dancer', 'grande']);
  });

  test('by guests and by year', async () => {
    expect(await found('sort=most-guests')).toEqual(['unknown', 'grande', 'dancer', 'verve', 'slx']);
    expect(await found('sort=newest')).toEqual(['grande', 'verve', 'slx', 'dancer', 'unknown']);
  });
});

describe('cards', () => {
  test('carry what a card shows and nothing else', async () => {
    await aYacht(app.database.db, {
      id: 'wordy',
      brand: 'Wordy',
      description: `${'A long afternoon on the bay, '.repeat(12)}and home.`,
      features: ['Galley with oven, fridge and ice maker', 'Jacuzzi', 'Beach club'],
      pricePerDayCents: 845_000,
    });
    const [card] = await read<YachtCardAnswer[]>('/api/yachts?category=wordy&fields=card');
    expect(Object.keys(card ?? {}).sort()).toEqual([
      'allInPrice',
      'brand',
      'capacity',
      'features',
      'id',
      'isAllInBasic',
      'lengthFt',
      'location',
      'model',
      'name',
      'pictures',
      'pricePerDay',
      'summary',
    ]);
    expect(card).toMatchObject({
      features: 'Galley with oven, fridge and ice maker\nJacuzzi',
      pricePerDay: 8450,
    });
    expect(card?.summary).toMatch(/^A long afternoon on the bay, .*[a-z]…$/);
    expect(card?.summary.length).toBeLessThanOrEqual(160);
    expect(card?.pictures).toHaveLength(1);
  });

  test('no other selection is known', async () => {
    const response = await app.request('/api/yachts?fields=everything');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ issues: [{ path: 'fields' }] });
  });
});

describe('a search for so many hours', () => {
  const lasting = (hours: number) => found(`checkin=${DAY}&startTime=18:00&hours=${hours}`);

  test('finds only yachts that have a price for just so long, and counts no others', async () => {
    await aPriceRecord(app.database.db, 'unknown', {
      price4HoursCents: null,
      price8HoursCents: null,
      priceWeeklyCents: 5_000_000,
    });
    expect((await lasting(4)).toSorted()).toEqual(['dancer', 'slx', 'verve']);
    expect(await lasting(6)).toEqual([]);
    expect(await lasting(48)).toEqual([]);
    expect(await lasting(168)).toEqual(['unknown']);
    expect(await lasting(336)).toEqual(['unknown']);
    const counts = await facets(`checkin=${DAY}&startTime=18:00&hours=4`);
    expect(counts.capacity).toEqual({ '1-6': 1, '7-12': 2, '13+': 0 });
  });

  test('finds no yacht that is closed then, and counts none', async () => {
    const { db } = app.database;
    const set = (earliestDeparture: string, latestReturn: string) =>
      db.update(yachts).set({ earliestDeparture, latestReturn }).where(eq(yachts.id, 'slx'));
    await set('08:00', '21:30');
    await expect.poll(async () => (await lasting(4)).toSorted()).toEqual(['dancer', 'verve']);
    expect((await facets(`checkin=${DAY}&startTime=18:00&hours=4`)).capacity).toMatchObject({ '1-6': 0 });
    expect(await found(`checkin=${DAY}`)).toContain('slx');
    await set('08:00', '02:00');
    await expect.poll(() => lasting(4)).toContain('slx');
    await set('any', 'any');
  });

  test('a price that is written now is found now', async () => {
    expect(await lasting(3)).toEqual([]);
    await app.database.db
      .update(yachtPricing)
      .set({ price3HoursCents: 90_000 })
      .where(eq(yachtPricing.yachtId, 'slx'));
    await expect.poll(() => lasting(3)).toEqual(['slx']);
  });
});
