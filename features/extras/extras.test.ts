import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPicture } from '#media/pictures.ts';
import { inLanguage } from '#platform/language.ts';
import { anAddOn, aPackage } from '#tests/builders/extras.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { goesWithCharter } from './domain.ts';
import type { AddOnAnswer, PackageAnswer } from './schema.ts';
import { findExtras, listExtras, nameExtras, offeredExtras } from './service.ts';
import { addOns } from './tables.ts';

let seeded: TestApp;
let empty: TestApp;
beforeAll(async () => {
  [seeded, empty] = await Promise.all([createTestApp({ seeded: true }), createTestApp()]);
});
afterAll(() => Promise.all([seeded.close(), empty.close()]));

const read = async <Answer>(app: TestApp, path: string): Promise<Answer> => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
};
const prices = (extras: readonly { id: string; price: number }[]) =>
  Object.fromEntries(extras.map(({ id, price }) => [id, price]));

test('the three add-ons cost what the price list says', async () => {
  expect(prices(await read<AddOnAnswer[]>(seeded, '/api/add-ons'))).toEqual({
    'jet-ski': 350,
    'fly-board': 450,
    'water-slide': 400,
  });
});

test('the six premium packages cost what the price list says', async () => {
  const packages = await read<PackageAnswer[]>(seeded, '/api/packages?place=book-charter');
  expect(packages.map(({ id, price }) => [id, price])).toEqual([
    ['chef-cuisine', 1200],
    ['massage-therapist', 600],
    ['saxophonist', 900],
    ['photographer', 750],
    ['drinks-package', 500],
    ['lunch-on-deck', 850],
  ]);
});

test('the four cards of the packages page lead to the charter with their package chosen, the bar to the quote form', async () => {
  const cards = await read<PackageAnswer[]>(seeded, '/api/packages?place=packages');
  expect(cards.map(({ name, price, cardLink }) => [name, price, cardLink])).toEqual([
    ['Wedding Cocktails & Bar', 2500, null],
    ['On-Deck Dining', 1200, '/book-charter?extras=chef-cuisine'],
    ['Gourmet Platters', 800, '/book-charter?extras=gourmet-platters'],
    ['Water Sports', 350, '/book-charter?extras=jet-ski'],
  ]);
  const chosen = cards.flatMap(({ cardLink }) => cardLink?.split('=')[1] ?? []);
  expect(await findExtras(seeded.deps, chosen)).toHaveLength(chosen.length);
  // A card shows the price of the extra that its link chooses.
  for (const { name, price, cardLink } of cards) {
    if (cardLink === null) continue;
    const [extra] = await findExtras(seeded.deps, [cardLink.split('=')[1] ?? '']);
    expect(extra?.priceCents, name).toBe(100 * price);
  }
});

test('a card whose link chooses what is switched off opens the quote form', async () => {
  const { db } = empty.database;
  const { id } = await anAddOn(db, { name: 'Sea Scooter' });
  const { id: bundleId } = await aPackage(db, {
    onBookCharter: false,
    onPackagesPage: true,
    cardLink: `/book-charter?extras=${id}`,
  });
  const linkOf = async () => {
    const cards = await read<PackageAnswer[]>(empty, '/api/packages?place=packages');
    return cards.find((card) => card.id === bundleId)?.cardLink;
  };
  expect(await linkOf()).toBe(`/book-charter?extras=${id}`);
  await db.update(addOns).set({ isActive: false }).where(eq(addOns.id, id));
  expect(await linkOf()).toBeNull();
});

test('what is switched off is refused by the name that its chooser has read', async () => {
  const { db } = empty.database;
  const translations = { es: { name: { text: 'Moto submarina', of: 'Sea Scooter' } } };
  const { id } = await anAddOn(db, { name: 'Sea Scooter', isActive: false, translations });
  expect(await inLanguage('es', () => offeredExtras(empty.deps, [id, 'gone']))).toMatchObject({
    reason: 'unknown-extra',
    issues: [{ path: 'extraIds', message: 'Ya no se ofrece: Moto submarina, gone. Por favor, quítelo.' }],
  });
});

test('what was taken out of the catalog is named all the same', async () => {
  const { db } = empty.database;
  const { id } = await anAddOn(db, { name: 'Kite', archivedAt: new Date() });
  const { id: bundleId } = await aPackage(db, { name: 'Harpist', archivedAt: new Date() });
  expect(await nameExtras(empty.deps, [bundleId, id, 'never-was'])).toEqual([
    { id: bundleId, name: 'Harpist' },
    { id, name: 'Kite' },
    { id: 'never-was', name: 'never-was' },
  ]);
});

test('a charter can carry the six, and the platters that a card brings along', async () => {
  const carried = await read<PackageAnswer[]>(seeded, '/api/packages?place=charter');
  expect(carried.map(({ id }) => id)).toEqual([
    'chef-cuisine',
    'massage-therapist',
    'saxophonist',
    'photographer',
    'drinks-package',
    'lunch-on-deck',
    'gourmet-platters',
  ]);
});

test.each([
  [{ onBookCharter: true }, true],
  [{ onPackagesPage: true, cardLink: '/book-charter?extras=own' }, true],
  [{ onPackagesPage: true, cardLink: '/book-charter?yacht=a&extras=jet-ski,own&slot=morning' }, true],
  [{ onPackagesPage: true, cardLink: '/book-charter?extras=chef-cuisine' }, false],
  [{ onPackagesPage: true, cardLink: '/packages?extras=own' }, false],
  [{ onPackagesPage: true }, false],
  [{ cardLink: '/book-charter?extras=own' }, false],
])('%j goes with a charter: %s', (fields, expected) => {
  const bundle = { id: 'own', onBookCharter: false, onPackagesPage: false, cardLink: '', ...fields };
  expect(goesWithCharter(bundle)).toBe(expected);
});

test('without a place every package is answered', async () => {
  expect(await read<PackageAnswer[]>(seeded, '/api/packages')).toHaveLength(10);
  expect(await read<PackageAnswer[]>(seeded, '/api/packages?place=')).toHaveLength(10);
});

test('every extra has a description and a picture that the site has', async () => {
  const extras = [
    ...(await read<AddOnAnswer[]>(seeded, '/api/add-ons')),
    ...(await read<PackageAnswer[]>(seeded, '/api/packages')),
  ];
  for (const { id, description, imageUrl } of extras) {
    expect(description.length, id).toBeGreaterThan(40);
    expect(findPicture(imageUrl), `${id}: ${imageUrl}`).toBeDefined();
  }
  expect(new Set(extras.map(({ description }) => description)).size).toBe(extras.length);
});

test('an unknown place is refused with the field named', async () => {
  const response = await empty.request('/api/packages?place=nowhere');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'invalid',
    issues: [{ path: 'place', message: 'Must be book-charter, packages or charter' }],
  });
});

test('extras are listed add-ons first, by position, without those switched off or not for charters', async () => {
  const { db } = empty.database;
  await aPackage(db, { id: 'pianist', position: 1 });
  await aPackage(db, { id: 'card-only', onBookCharter: false, onPackagesPage: true });
  await aPackage(db, { id: 'retired', isActive: false });
  await anAddOn(db, { id: 'kayak', position: 2 });
  await anAddOn(db, { id: 'sea-bob', position: 1, priceCents: 32_500 });
  await anAddOn(db, { id: 'broken-sea-bob', isActive: false });

  expect((await listExtras(empty.deps)).map(({ id, kind }) => [id, kind])).toEqual([
    ['sea-bob', 'add-on'],
    ['kayak', 'add-on'],
    ['pianist', 'package'],
  ]);
  const wanted = ['pianist', 'broken-sea-bob', 'card-only', 'kayak', 'kayak', 'unheard-of'];
  expect((await findExtras(empty.deps, wanted)).map(({ id }) => id)).toEqual(['kayak', 'pianist']);
  expect(await findExtras(empty.deps, [])).toEqual([]);
});

test('prices travel as whole dollars', async () => {
  const { db } = empty.database;
  await anAddOn(db, { id: 'odd-cents', priceCents: 12_350, position: 9 });
  const addOn = (await read<AddOnAnswer[]>(empty, '/api/add-ons')).find(({ id }) => id === 'odd-cents');
  expect(addOn?.price).toBe(124);
  await db.delete(addOns).where(eq(addOns.id, 'odd-cents'));
});

test('the answer says what it shows, so that it can be kept until that changes', async () => {
  const response = await empty.request('/api/add-ons');
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
});
