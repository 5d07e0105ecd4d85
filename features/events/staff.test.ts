import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { anEvent } from '#tests/builders/content.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { EventAnswer } from './schema.ts';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await staffOf(app);
});
afterAll(() => app.close());

const shown = async () => (await (await app.request('/api/events')).json()) as EventAnswer[];

test('the body of the specification makes an event that the site shows at once', async () => {
  const made = await staff.send('POST', '/api/admin/events', {
    title: 'Boat Show Week',
    description: 'Meet your clients afloat.',
    longDescription: 'Five days at the dock beside the show.',
    imageUrl: 'special-lifestyle',
    category: 'corporate',
    minPrice: 12_000,
    maxPrice: 30_000,
    duration: 'multi-day',
    maxGuests: 40,
    features: ['Chef', ' ', ' Branding '],
    isActive: true,
    isFeatured: true,
  });
  expect(made).toMatchObject({
    status: 201,
    body: {
      id: 'boat-show-week',
      features: ['Chef', 'Branding'],
      minPrice: 12_000,
      maxPrice: 30_000,
      message: 'Event created successfully',
    },
  });
  expect((await shown()).find(({ id }) => id === 'boat-show-week')).toMatchObject({
    title: 'Boat Show Week',
    placement: 'large-event',
    priceNote: '$12,000 – $30,000',
    maxGuests: 40,
  });
});

test('only the title is needed; the rest takes the defaults of the specification', async () => {
  const made = await staff.send('POST', '/api/admin/events', {
    title: 'Regatta',
    minPrice: '',
    maxPrice: null,
    maxGuests: '',
  });
  expect(made.body).toMatchObject({
    category: 'lifestyle',
    duration: 'full-day',
    isActive: true,
    isFeatured: false,
    minPrice: null,
    maxPrice: null,
    maxGuests: null,
    features: [],
  });
});

test.each([
  [{}, 'title', 'Title is required'],
  [{ title: 'R', minPrice: 20, maxPrice: 10 }, 'maxPrice', 'Maximum price must not be below the minimum'],
  [{ title: 'R', maxGuests: 0 }, 'maxGuests', 'Please give 1 or more'],
  [{ title: 'R', minPrice: 'many' }, 'minPrice', 'Please give whole dollars'],
  [{ title: 'R', duration: 'a-year' }, 'duration', 'Duration must be one of half-day, full-day, multi-day'],
  [{ title: 'R', category: 'x' }, 'category', 'Category must be one of lifestyle, wedding, party, corporate'],
])('%o is refused at %s', async (body, path, message) => {
  const refused = await staff.send('POST', '/api/admin/events', body);
  expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', issues: [{ path, message }] } });
});

test('prices the wrong way round are refused in the colleague’s language', async () => {
  const reversed = { title: 'R', minPrice: 20, maxPrice: 10 };
  const refused = await staff.send('POST', '/api/admin/events?lang=es', reversed);
  const message = 'El precio máximo no puede ser menor que el mínimo';
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'maxPrice', message }] } });
});

test('a change clears what the form leaves out, but not where the event is shown; a stale one is refused', async () => {
  const event = await anEvent(app.database.db, {
    placement: 'signature',
    priceNote: 'from $9,000',
    quoteEventType: 'Wedding at Sea',
    minPriceCents: 900_000,
    features: ['Band'],
    isFeatured: true,
  });
  const path = `/api/admin/events/${event.id}`;
  const changed = await staff.send('PUT', path, {
    title: 'Regatta ball',
    features: 'Band, Dinner,',
    version: 1,
  });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      title: 'Regatta ball',
      features: ['Band', 'Dinner'],
      minPrice: null,
      isFeatured: false,
      placement: 'signature',
      priceNote: 'from $9,000',
      quoteEventType: 'Wedding at Sea',
      message: 'Event updated successfully',
    },
  });
  const stale = await staff.send('PUT', path, { title: 'Mine', version: 1 });
  expect(stale).toMatchObject({ status: 409, body: { current: { title: 'Regatta ball', version: 2 } } });
});

test('ordering, hiding and deleting show on the site at once and stand in the log', async () => {
  const [one, two] = await Promise.all([
    anEvent(app.database.db, { title: 'One', position: 50 }),
    anEvent(app.database.db, { title: 'Two', position: 51 }),
  ]);
  const order = async () => (await shown()).map(({ id }) => id).filter((id) => [one.id, two.id].includes(id));
  expect(await order()).toEqual([one.id, two.id]);
  await staff.send('POST', '/api/admin/events/order', { ids: [two.id, one.id] });
  expect(await order()).toEqual([two.id, one.id]);
  await staff.send('PATCH', `/api/admin/events/${two.id}`, { isActive: false });
  expect(await order()).toEqual([one.id]);
  expect((await staff.send('DELETE', `/api/admin/events/${one.id}`)).body).toEqual({
    message: 'Event deleted successfully',
  });
  expect(await order()).toEqual([]);
  expect((await staff.send('DELETE', `/api/admin/events/${one.id}`)).status).toBe(404);
  const log = await app.database.db.select().from(activity).where(eq(activity.subjectId, one.id));
  expect(log).toMatchObject([{ action: 'deleted', subjectName: 'One', actor: staff.username }]);
});

test('guests and clients learn nothing of the staff’s list', async () => {
  const client = await staffOf(app, 'client');
  expect((await app.request('/api/admin/events')).status).toBe(401);
  expect((await client.get('/api/admin/events')).status).toBe(403);
  expect((await client.send('PUT', '/api/admin/events/x', {})).status).toBe(403);
});
