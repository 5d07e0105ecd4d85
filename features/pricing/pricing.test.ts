import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.database;
  await aYacht(db, { id: 'priced' });
  await aPriceRecord(db, 'priced', {
    pricingType: 'without_amenities',
    price4HoursCents: 150_049,
    price8HoursCents: null,
    salesTaxPercent: 0,
  });
  await aPriceRecord(db, 'priced', {
    amenitiesIncluded: ['Captain and mate', 'Towels, "Turkish"'],
    gratuityPercent: 18.5,
    apaPercent: 30,
    priceWeeklyCents: 2_500_000,
    specialTerms: 'Fuel at cost.',
  });
  await aYacht(db, { id: 'on-demand' });
  await aYacht(db, { id: 'archived', archivedAt: new Date() });
  await aPriceRecord(db, 'archived');
});
afterAll(() => app.close());

test('a yacht’s prices are answered in whole dollars, a record for each type, full amenities first', async () => {
  const response = await app.request('/api/yacht-pricing/priced');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([
    {
      id: expect.any(String),
      yachtId: 'priced',
      pricingType: 'with_amenities',
      price3Hours: null,
      price4Hours: 2000,
      price5Hours: null,
      price6Hours: null,
      price8Hours: 3600,
      price10Hours: null,
      price12Hours: null,
      price24Hours: null,
      priceWeekly: 25_000,
      amenitiesIncluded: '["Captain and mate","Towels, \\"Turkish\\""]',
      gratuityPercent: 18.5,
      salesTaxPercent: 7,
      apaPercent: 30,
      specialTerms: 'Fuel at cost.',
    },
    expect.objectContaining({
      pricingType: 'without_amenities',
      price4Hours: 1500,
      price8Hours: null,
      salesTaxPercent: 0,
      apaPercent: null,
      amenitiesIncluded: '[]',
    }),
  ]);
});

test('a yacht whose price is on demand has no records', async () => {
  const response = await app.request('/api/yacht-pricing/on-demand');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});

test('an unknown yacht is answered 404, and so is one that left the fleet', async () => {
  for (const id of ['nowhere', 'archived', '%00', 'x'.repeat(120)]) {
    const response = await app.request(`/api/yacht-pricing/${id}`);
    expect(response.status, id).toBe(404);
    expect(await response.json()).toEqual({ error: 'Yacht not found', code: 'yacht-not-found' });
  }
});
