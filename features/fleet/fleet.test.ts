import { afterAll, beforeAll, expect, test } from 'vitest';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await aYacht(app.database.db, {
    id: 'small',
    name: 'Sandpiper',
    brand: 'Sea Ray',
    lengthFt: 34,
    capacity: 6,
  });
  await aYacht(app.database.db, { id: 'large', name: 'Serenata', lengthFt: 82, capacity: 12 });
});
afterAll(() => app.close());

test('without parameters every yacht is answered', async () => {
  const response = await app.request('/api/yachts');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-total-count')).toBe('2');
  expect((await response.json()).map((yacht: { id: string }) => yacht.id)).toEqual(['large', 'small']);
});

test('an unknown yacht is answered 404 with a sentence', async () => {
  const response = await app.request('/api/yachts/nowhere');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'Yacht not found', code: 'yacht-not-found' });
});
