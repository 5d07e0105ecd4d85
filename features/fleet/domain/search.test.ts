import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { AMENITIES } from './amenities.ts';
import { earliestCheckout, LOCATIONS, SIZES } from './choices.ts';
import { freeRanges } from './free-ranges.ts';
import {
  CAPACITIES,
  capacityRanges,
  type FleetSearch,
  fleetQueryString,
  includesUnknownLength,
  isOfSearch,
  lengthRanges,
  narrowedBy,
  PRICES,
  pagesFor,
  readFleetSearch,
  SORTS,
  withoutNarrowing,
} from './search.ts';
import { orderBrands } from './yacht.ts';

const TODAY = '2026-10-01';
/** Seven in the morning in Miami. */
const NOW = new Date('2026-10-01T11:00:00Z');
const read = (query: string) => readFleetSearch(new URLSearchParams(query), TODAY);

const NAMES = [
  'type',
  'location',
  'checkin',
  'checkout',
  'guests',
  'q',
  'category',
  'size',
  'capacity',
  'price',
  'amenity',
  'sort',
  'page',
];

const aDay = fc.integer({ min: 0, max: 700 }).map((days) => addDays(TODAY, days));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Any search that a visitor can make with the form. */
const aSearch: fc.Arbitrary<FleetSearch> = fc
  .record({
    type: maybe(fc.constantFrom(...SIZES.map(({ type }) => type))),
    location: maybe(fc.constantFrom(...LOCATIONS.map(({ id }) => id))),
    checkin: maybe(aDay),
    stay: maybe(fc.integer({ min: 0, max: 366 })),
    guests: maybe(fc.integer({ min: 1, max: 999_999_999 })),
    q: maybe(fc.string({ unit: 'grapheme', maxLength: 90 })),
    category: maybe(fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/).filter((slug) => slug !== 'all')),
    size: maybe(fc.constantFrom(...SIZES.map(({ id }) => id))),
    capacity: maybe(fc.constantFrom(...CAPACITIES.map(({ id }) => id))),
    price: maybe(fc.constantFrom(...PRICES.map(({ id }) => id))),
    amenity: maybe(fc.constantFrom(...AMENITIES.map(({ id }) => id))),
    sort: maybe(fc.constantFrom(...SORTS.map(({ id }) => id))),
    page: fc.integer({ min: 1, max: 9999 }),
  })
  .map(({ checkin, stay, ...rest }) => {
    const checkout = stay === undefined ? undefined : addDays(checkin ?? TODAY, stay);
    const filled = Object.entries({ ...rest, checkin, checkout }).filter(([, value]) => value !== undefined);
    const { search } = readFleetSearch(
      new URLSearchParams(filled.map(([name, value]) => [name, String(value)])),
      TODAY,
    );
    return search;
  });

describe('any query', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom('55ft ', '55ft', '2026-02-30', '0000-00-00', '-1', '1e3', '٣', '\u0000', '\ud800', ' '),
    aDay,
  );

  it('is read without a failure, from page 1 on, and every part of it is either used or named', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...NAMES), anything), (query) => {
        const { search, ignored } = readFleetSearch({ get: (name) => query[name] ?? null }, TODAY);
        expect(search.page).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(search.page)).toBe(true);
        const counted = new Set<string>(Object.keys(search));
        const named = new Set<string>(ignored.map(({ name }) => name));
        for (const [name, raw] of Object.entries(query)) {
          const blank = !raw.trim() || (name === 'q' && !raw.replace(/[\p{Cc}\s]/gu, ''));
          if (blank || (name === 'category' && raw.trim() === 'all')) continue;
          const pairs = [
            ['checkin', 'checkout'],
            ['startTime', 'hours'],
          ];
          const left = pairs.find((pair) => pair.includes(name)) ?? [name];
          expect(counted.has(name) || left.some((one) => named.has(one)), `${name}=${raw}`).toBe(true);
        }
        for (const range of freeRanges(search, NOW) ?? []) expect(range.from < range.to).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('reads back from its own address', () => {
    fc.assert(
      fc.property(aSearch, (search) => {
        const again = read(fleetQueryString(search));
        expect(again).toEqual({ search, ignored: [] });
        expect(fleetQueryString(again.search)).toBe(fleetQueryString(search));
      }),
      { numRuns: 500 },
    );
  });

  it('has no empty value and no first page in its address', () => {
    fc.assert(
      fc.property(aSearch, (search) => {
        const query = new URLSearchParams(fleetQueryString(search));
        expect([...query.values()]).not.toContain('');
        expect(query.get('page')).not.toBe('1');
      }),
    );
  });

  it('is wider, never narrower, without one of its parts, and starts at page 1', () => {
    fc.assert(
      fc.property(aSearch, (search) => {
        for (const name of narrowedBy(search)) {
          const wider = withoutNarrowing(search, name);
          expect(wider.page).toBe(1);
          expect(narrowedBy(wider)).toEqual(narrowedBy(search).filter((one) => one !== name));
          expect(wider.sort).toBe(search.sort);
        }
      }),
    );
  });
});

describe('length groups', () => {
  const holds = (query: string, lengthFt: number) =>
    lengthRanges(read(query).search).every(
      ({ min, max }) => lengthFt >= min && (max === null || lengthFt <= max),
    );

  it.each([
    [25, false, false, false],
    [26, true, false, false],
    [39, true, false, false],
    [40, true, true, false],
    [41, false, true, false],
    [54, false, true, false],
    [55, false, true, true],
    [56, false, false, true],
    [130, false, false, true],
  ])('%i ft', (lengthFt, small, middle, large) => {
    for (const [size, type, expected] of [
      ['26-40', '26-40ft', small],
      ['40-55', '40-55ft', middle],
      ['55%2B', '55ft%2B', large],
    ] as const) {
      expect(holds(`size=${size}`, lengthFt)).toBe(expected);
      expect(holds(`type=${type}`, lengthFt)).toBe(expected);
    }
  });

  it('reads 55ft with its plus, decoded to a space, and without it', () => {
    for (const type of ['55ft%2B', '55ft+', '55ft', '55ft%20']) {
      expect(read(`type=${type}`)).toEqual({ search: { type: '55ft+', page: 1 }, ignored: [] });
    }
    for (const size of ['55%2B', '55+', '55']) expect(read(`size=${size}`).search.size).toBe('55+');
  });

  it('takes a search and a filter together: only what lies in both', () => {
    expect(holds('type=26-40ft&size=40-55', 40)).toBe(true);
    expect(holds('type=26-40ft&size=40-55', 39)).toBe(false);
    expect(holds('type=26-40ft&size=40-55', 41)).toBe(false);
  });

  it('shows a yacht of unknown length where a 40 ft yacht is shown', () => {
    expect(lengthRanges(read('size=26-40').search).map(includesUnknownLength)).toEqual([true]);
    expect(lengthRanges(read('size=40-55').search).map(includesUnknownLength)).toEqual([true]);
    expect(lengthRanges(read('size=55').search).map(includesUnknownLength)).toEqual([false]);
  });
});

describe('guests', () => {
  const holds = (query: string, capacity: number) =>
    capacityRanges(read(query).search).every(
      ({ min, max }) => capacity >= min && (max === null || capacity <= max),
    );

  it.each([
    [1, true, false, false],
    [6, true, false, false],
    [7, false, true, false],
    [12, false, true, false],
    [13, false, false, true],
    [150, false, false, true],
  ])('a yacht for %i', (capacity, few, some, many) => {
    expect(holds('capacity=1-6', capacity)).toBe(few);
    expect(holds('capacity=7-12', capacity)).toBe(some);
    expect(holds('capacity=13%2B', capacity)).toBe(many);
  });

  it('leaves out yachts with too little room, and none with more', () => {
    expect(holds('guests=8', 7)).toBe(false);
    expect(holds('guests=8', 8)).toBe(true);
    expect(holds('guests=8', 40)).toBe(true);
  });

  it.each(['0', '-3', '2.5', 'many', '1e3', '99999999999'])('does not understand %s', (guests) => {
    expect(read(`guests=${guests}`)).toEqual({
      search: { page: 1 },
      ignored: [{ name: 'guests', reason: 'malformed' }],
    });
  });
});

describe('dates', () => {
  const instant = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);

  it('asks for one free slot on a single day', () => {
    const slots = [
      { from: instant('2026-10-05', 13), to: instant('2026-10-05', 16) },
      { from: instant('2026-10-05', 16), to: instant('2026-10-05', 21) },
      { from: instant('2026-10-05', 21), to: instant('2026-10-06', 0) },
    ];
    expect(freeRanges(read('checkin=2026-10-05&checkout=2026-10-05').search, NOW)).toEqual(slots);
    expect(freeRanges(read('checkin=2026-10-05').search, NOW)).toEqual(slots);
    expect(freeRanges(read('checkout=2026-10-05').search, NOW)).toEqual(slots);
  });

  it.each([
    [12, 3],
    [13, 2],
    [16, 1],
    [20, 1],
    [21, 0],
    [23, 0],
  ])('asks today for a slot that has not begun (at %i:00 UTC: %i)', (hour, left) => {
    const now = instant('2026-10-05', hour);
    expect(freeRanges(read('checkin=2026-10-05').search, now)).toHaveLength(left);
  });

  it('asks for the whole time on several days, also over the end of summer time', () => {
    expect(freeRanges(read('checkin=2026-10-30&checkout=2026-11-02').search, NOW)).toEqual([
      { from: instant('2026-10-30', 13), to: instant('2026-11-02', 22) },
    ]);
  });

  it('asks for no hours that have passed, of days that have begun', () => {
    const { search } = read('checkin=2026-10-30&checkout=2026-11-02');
    const now = instant('2026-10-30', 19);
    expect(freeRanges(search, now)).toEqual([{ from: now, to: instant('2026-11-02', 22) }]);
    expect(freeRanges(search, instant('2026-11-02', 22))).toEqual([]);
  });

  it('asks for nothing without dates', () => {
    expect(freeRanges(read('').search, NOW)).toBeNull();
  });

  it.each([
    ['checkin=tomorrow', 'checkin', 'malformed'],
    ['checkin=2026-02-30', 'checkin', 'malformed'],
    ['checkout=05/10/2026', 'checkout', 'malformed'],
    ['checkin=2026-10-09&checkout=2026-10-05', 'checkout', 'reversed'],
    ['checkin=2026-09-30', 'checkin', 'past'],
    ['checkin=2026-09-30&checkout=2026-10-05', 'checkin', 'past'],
    ['checkout=2025-01-01', 'checkout', 'past'],
    ['checkin=2026-10-05&checkout=2027-10-07', 'checkout', 'too-long'],
  ])('%s is left out and named', (query, name, reason) => {
    expect(read(query)).toEqual({ search: { page: 1 }, ignored: [{ name, reason }] });
  });

  it.each([
    ['startTime=10:00&hours=4', 'startTime', 'incomplete'],
    ['hours=4', 'hours', 'incomplete'],
    ['startTime=tea&hours=4', 'startTime', 'malformed'],
  ])('a time without its day is left out, and named once: %s', (query, name, reason) => {
    expect(read(query)).toEqual({ search: { page: 1 }, ignored: [{ name, reason }] });
  });

  it('takes today', () => {
    expect(read(`checkin=${TODAY}`)).toEqual({ search: { checkin: TODAY, page: 1 }, ignored: [] });
  });
});

describe('the rest of the query', () => {
  it('reads all categories as no filter, and "all" as a word like any other', () => {
    expect(read('category=all').search).toEqual({ page: 1 });
    expect(read('q=all').search).toEqual({ q: 'all', page: 1 });
  });

  it('cleans what was typed', () => {
    expect(read('q=%20sea%00%09%20ray%20').search.q).toBe('sea ray');
    expect(read('q=%20%00').search.q).toBeUndefined();
    expect(Array.from(read(`q=${encodeURIComponent('⛵'.repeat(200))}`).search.q ?? '')).toHaveLength(80);
  });

  it.each(['0', '-1', '1.5', 'two', '10000'])('page %s is named and read as 1', (page) => {
    expect(read(`page=${page}`)).toEqual({
      search: { page: 1 },
      ignored: [{ name: 'page', reason: 'malformed' }],
    });
  });

  it('takes both dates as one thing that narrows, and tells a search from a filter', () => {
    const narrowings = narrowedBy(read('checkin=2026-10-05&checkout=2026-10-06&q=a&type=55ft').search);
    expect(narrowings).toEqual(['type', 'dates', 'q']);
    expect(narrowings.map(isOfSearch)).toEqual([true, true, false]);
  });

  it('does not count the order as something that narrows', () => {
    expect(narrowedBy(read('sort=longest&page=3').search)).toEqual([]);
  });
});

it('offers check-out from check-in on, and never before today', () => {
  expect(earliestCheckout('2026-10-05', TODAY)).toBe('2026-10-05');
  expect(earliestCheckout('2026-09-05', TODAY)).toBe(TODAY);
  expect(earliestCheckout('soon', TODAY)).toBe(TODAY);
  expect(earliestCheckout(undefined, TODAY)).toBe(TODAY);
});

it.each([
  [0, 1],
  [1, 1],
  [12, 1],
  [13, 2],
  [104, 9],
])('%i yachts fill %i pages', (total, pages) => {
  expect(pagesFor(total)).toBe(pages);
});

it('offers the four leading brands in their order, whether the fleet has them or not, then the others by name', () => {
  expect(
    orderBrands([
      { slug: 'riva', name: 'Riva', yachts: 2 },
      { slug: 'azimut', name: 'Azimut', yachts: 5 },
      { slug: 'axopar', name: 'Axopar', yachts: 1 },
      { slug: 'sea-ray', name: 'Sea Ray', yachts: 3 },
    ]).map(({ slug, yachts }) => `${slug} ${yachts}`),
  ).toEqual(['sea-ray 3', 'azimut 5', 'pershing 0', 'princess 0', 'axopar 1', 'riva 2']);
});
