import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { MOST_VIEWS, VIEWED_LISTS } from './domain.ts';
import { savedViews } from './tables.ts';

let app: TestApp;
let ana: SignedInActor;
let ben: SignedInActor;
beforeAll(async () => {
  app = await createTestApp({ env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  const site = { db: app.database.db, config: app.deps.config };
  ana = await signInAs(site, 'administrator');
  ben = await signInAs(site, 'administrator');
});
afterAll(() => app.close());

const ALL = '/api/admin/saved-views';
async function call(who: SignedInActor, method: string, path = ALL, body?: unknown) {
  const response = await app.request(path, {
    method,
    headers: { ...who.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
}
const listed = async (who: SignedInActor, list = 'bookings') =>
  (await call(who, 'GET', `${ALL}?list=${list}`)).json;
const overdue = { list: 'bookings', name: 'Overdue', query: 'sort=oldest&status=pending' };

test('a view is kept, renamed and deleted by its own colleague, and seen by nobody else', async () => {
  const kept = await call(ana, 'POST', ALL, overdue);
  expect(kept).toMatchObject({ status: 201, json: { message: '“Overdue” is kept.' } });
  const { id } = kept.json;
  expect(await listed(ana)).toEqual([{ id, name: 'Overdue', query: overdue.query }]);
  expect(await listed(ana, 'inquiries')).toEqual([]);
  expect(await listed(ben)).toEqual([]);
  expect((await call(ben, 'PATCH', `${ALL}/${id}`, { name: 'Mine' })).status).toBe(404);
  expect((await call(ben, 'DELETE', `${ALL}/${id}`)).status).toBe(404);

  const again = await call(ana, 'POST', ALL, overdue);
  expect(again).toMatchObject({ status: 422, json: { issues: [{ path: 'name' }] } });
  expect((await call(ana, 'POST', ALL, { ...overdue, name: 'Another' })).status).toBe(201);
  expect((await call(ana, 'PATCH', `${ALL}/${id}`, { name: 'Another' })).status).toBe(422);
  expect((await call(ana, 'PATCH', `${ALL}/${id}`, { name: 'Late' })).status).toBe(200);
  expect((await listed(ana)).map(({ name }: { name: string }) => name)).toEqual(['Another', 'Late']);
  const other = { name: 'Late', query: 'status=pending' };
  expect((await call(ben, 'PATCH', `${ALL}/${id}`, other)).status).toBe(404);
  expect(await call(ana, 'PATCH', `${ALL}/${id}`, other)).toMatchObject({
    status: 200,
    json: { message: '“Late” is kept.' },
  });
  expect(await listed(ana)).toContainEqual({ id, ...other });
  expect((await call(ana, 'PATCH', `${ALL}/${id}`, { ...other, query: 'x'.repeat(1_001) })).status).toBe(422);
  expect((await call(ana, 'DELETE', `${ALL}/${id}`)).status).toBe(200);
  expect((await call(ana, 'DELETE', `${ALL}/${id}`)).status).toBe(404);
  expect(await listed(ana)).toHaveLength(1);
});

test.each([
  [{ list: 'elsewhere' }, 'list'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ query: 'x'.repeat(1_001) }, 'query'],
])('names what is wrong with %j', async (wrong, path) => {
  const refused = await call(ana, 'POST', ALL, { ...overdue, ...wrong });
  expect(refused).toMatchObject({ status: 422, json: { issues: [{ path }] } });
});

test('a list keeps so many and no more', async () => {
  for (let at = 0; at < MOST_VIEWS; at += 1) {
    expect((await call(ben, 'POST', ALL, { ...overdue, name: `View ${at}` })).status).toBe(201);
  }
  const one = await call(ben, 'POST', ALL, { ...overdue, name: 'One more' });
  expect(one).toMatchObject({ status: 422, json: { issues: [{ path: 'name' }] } });
  expect((await call(ben, 'POST', ALL, { ...overdue, list: 'yachts', name: 'One more' })).status).toBe(201);
  expect(await app.database.db.$count(savedViews)).toBe(MOST_VIEWS + 2);
});

test.each(VIEWED_LISTS)('the list “%s” has views of its own', async (list) => {
  const eva = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
  const view = { list, name: 'Mine', query: 'q=mango' };
  expect((await call(eva, 'POST', ALL, view)).status).toBe(201);
  expect(await listed(eva, list)).toEqual([{ id: expect.any(String), name: 'Mine', query: 'q=mango' }]);
});
