import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPicture } from '#media/pictures.ts';
import { anEvent } from '#tests/builders/content.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { offeredEventTypes, QUOTE_EVENT_TYPES } from './domain.ts';
import { eventsQuery } from './queries.ts';
import type { EventAnswer } from './schema.ts';

let seeded: TestApp;
let empty: TestApp;
beforeAll(async () => {
  [seeded, empty] = await Promise.all([createTestApp({ seeded: true }), createTestApp()]);
});
afterAll(() => Promise.all([seeded.close(), empty.close()]));

const read = async (app: TestApp, query = ''): Promise<EventAnswer[]> => {
  const response = await app.request(`/api/events${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as EventAnswer[];
};

test('the four sections are the anchors of the special events page', async () => {
  expect(
    (await read(seeded, '?placement=section')).map(({ id, quoteEventType }) => [id, quoteEventType]),
  ).toEqual([
    ['lifestyle', 'Lifestyle Vacation'],
    ['weddings', 'Wedding at Sea'],
    ['night-parties', 'Night Boat Party'],
    ['day-parties', 'Day Boat Party'],
  ]);
});

test('the four signature packages carry the price copy', async () => {
  const signatures = await read(seeded, '?placement=signature');
  expect(
    signatures.map(({ title, quoteEventType, priceNote, minPrice, maxGuests }) => [
      title === quoteEventType && title,
      priceNote,
      minPrice,
      maxGuests,
    ]),
  ).toEqual([
    ['Signature Lifestyle Week', 'from $15,000 (7-day, up to 12 guests)', 15_000, 12],
    ['Romantic Wedding Package', '$8,500 (4 h, 50 guests)', 8_500, 50],
    ['Ultimate Party Experience', '$6,200 (5 h, 75 guests)', 6_200, 75],
    ['Luxury Day Charter', '$4,800 (6 h, 60 guests)', 4_800, 60],
  ]);
});

test('the six large events are priced on request and asked for as custom events, weddings at sea', async () => {
  const large = await read(seeded, '?placement=large-event');
  expect(large.map(({ title, quoteEventType }) => [title, quoteEventType])).toEqual([
    ['Corporate Networking', 'Custom Event'],
    ['Trade Shows', 'Custom Event'],
    ['Team Building', 'Custom Event'],
    ['Employee Appreciation', 'Custom Event'],
    ['Holiday Parties', 'Custom Event'],
    ['Weddings', 'Wedding at Sea'],
  ]);
  for (const event of large) {
    expect(event).toMatchObject({ priceNote: 'Priced on request', minPrice: null, maxPrice: null });
  }
});

test('the quote form asks for the nine event types in order', () => {
  expect(QUOTE_EVENT_TYPES).toEqual([
    'Signature Lifestyle Week',
    'Romantic Wedding Package',
    'Ultimate Party Experience',
    'Luxury Day Charter',
    'Lifestyle Vacation',
    'Wedding at Sea',
    'Night Boat Party',
    'Day Boat Party',
    'Custom Event',
  ]);
});

test('of the signature packages the form offers those that are shown', () => {
  const shown = [{ quoteEventType: 'Luxury Day Charter' }];
  const gone = ['Signature Lifestyle Week', 'Romantic Wedding Package', 'Ultimate Party Experience'];
  expect(offeredEventTypes(undefined)).toEqual(QUOTE_EVENT_TYPES);
  expect(offeredEventTypes(shown)).toEqual(QUOTE_EVENT_TYPES.filter((type) => !gone.includes(type)));
  // A chapter may have a signature package's type.
  expect(offeredEventTypes(shown, gone[0])).toContain(gone[0]);
});

test('every event has words, features and a picture that the site has', async () => {
  const all = await read(seeded);
  expect(all).toHaveLength(14);
  for (const event of all) {
    expect(event.description.length, event.id).toBeGreaterThan(20);
    expect(event.features.length, event.id).toBeGreaterThanOrEqual(3);
    // Staff edit features as one text separated by commas. A feature with a comma would become two when the event is saved.
    expect(
      event.features.filter((feature) => feature.includes(',')),
      event.id,
    ).toEqual([]);
    expect(findPicture(event.imageUrl), `${event.id}: ${event.imageUrl}`).toBeDefined();
  }
});

test('only events on offer are answered, by position; one of an unknown type is asked for as a custom event', async () => {
  const { db } = empty.database;
  await anEvent(db, { id: 'second', position: 2, minPriceCents: 300_000, maxPriceCents: 5_000_000 });
  await anEvent(db, { id: 'first', position: 1, quoteEventType: 'Moon Landing' });
  await anEvent(db, { id: 'off', isActive: false });
  const all = await read(empty, '?placement=');
  expect(all.map(({ id, quoteEventType }) => [id, quoteEventType])).toEqual([
    ['first', 'Custom Event'],
    ['second', 'Custom Event'],
  ]);
  // Without a note, the prices are the note, in each language.
  expect(all[1]).toMatchObject({ minPrice: 3_000, maxPrice: 50_000, priceNote: '$3,000 – $50,000' });
  await anEvent(db, { id: 'third', minPriceCents: 300_000 });
  const note = async (id: string, query = '') =>
    (await read(empty, query)).find((event) => event.id === id)?.priceNote;
  expect(await note('third')).toBe('from $3,000');
  expect(await note('third', '?lang=pt')).toBe('a partir de US$\u00a03.000');
  await anEvent(db, { id: 'fourth', maxPriceCents: 300_000 });
  expect(await note('fourth', '?lang=es')).toBe('hasta $3,000');
  expect(await read(empty, '?placement=section')).toEqual([]);
});

test('pages read them through the typed client', async () => {
  const events = await new QueryClient().fetchQuery(eventsQuery('signature', seeded.api));
  expect(events.map(({ placement }) => placement)).toEqual(Array(4).fill('signature'));
});

test('an unknown placement is refused with the field named', async () => {
  const response = await empty.request('/api/events?placement=roof');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'placement' }] });
});
