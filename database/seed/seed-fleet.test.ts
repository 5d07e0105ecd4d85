import { afterAll, beforeAll, expect, test } from 'vitest';
import { yachts } from '#features/fleet/tables.ts';
import { findPicture } from '#media/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fleetSeed } from './fleet/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

type Listed = {
  id: string;
  capacity: number;
  primaryImage: string;
  imageUrls: string[];
  pricePerDay: number | null;
};
const fleet = async (): Promise<Listed[]> => (await app.request('/api/yachts')).json();

test('an empty database gets the whole fleet, a few of it without a price', async () => {
  const yachts = await fleet();
  expect(yachts.length).toBe(fleetSeed.length);
  expect(yachts.length).toBeGreaterThanOrEqual(104);
  const unpriced = yachts.filter((yacht) => yacht.pricePerDay === null);
  expect(unpriced.length).toBeGreaterThan(0);
  expect(unpriced.length).toBeLessThan(15);
});

test('every yacht is offered for as many guests as fit on board, with papers that say so', async () => {
  const offered = new Map((await fleet()).map(({ id, capacity }) => [id, capacity]));
  const stored = await app.database.db.select().from(yachts);
  for (const { id, capacity } of fleetSeed) expect(offered.get(id), id).toBe(capacity);
  for (const { id, capacity, certificatePassengers, grossTons, registrationNumber } of stored) {
    expect(certificatePassengers, id).toBe(capacity > 12 ? capacity : null);
    expect(grossTons, id).toBeGreaterThan(2);
    expect(grossTons, id).toBeLessThan(400);
    expect(registrationNumber, id).toMatch(/^FL \d{4} SM$|^\d{7}$/);
  }
  expect(new Set(stored.map(({ registrationNumber }) => registrationNumber)).size).toBe(stored.length);
});

test('every yacht opens with a picture of her own', async () => {
  const opening = (await fleet()).map(({ primaryImage }) => primaryImage);
  expect(new Set(opening).size).toBe(fleetSeed.length);
});

test('every yacht has six to eight pictures and her beach club, none of them twice, the first one leading', async () => {
  for (const { id, primaryImage, imageUrls } of await fleet()) {
    // A home-page yacht has no picture made for it, and one of them shares no picture of the outside with any other yacht.
    expect(imageUrls.length, id).toBeGreaterThanOrEqual(primaryImage.startsWith('yacht-') ? 6 : 5);
    // The yacht's own, three of the outside, cockpit, upper deck, saloon and cabin; also the beach club, if it has one.
    const beach = imageUrls.some((name) => name.endsWith('-beach')) ? 1 : 0;
    expect(imageUrls.length, id).toBeLessThanOrEqual(8 + beach);
    expect(new Set(imageUrls).size, id).toBe(imageUrls.length);
    expect(imageUrls[0], id).toBe(primaryImage);
    for (const name of imageUrls) expect(findPicture(name), name).toBeDefined();
  }
});
