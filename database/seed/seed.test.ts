import { randomBytes } from 'node:crypto';
import { count } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { uuidV7 } from '#core/ids.ts';
import { crew, faqs, showcaseYachts, siteSettings, testimonials } from '#features/content/tables.ts';
import { events } from '#features/events/tables.ts';
import { addOns, packages } from '#features/extras/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { seedDatabase } from './index.ts';

const newId = () => uuidV7(Date.now(), randomBytes(10));
const tables = { yachts, addOns, packages, events, testimonials, crew, faqs, showcaseYachts, siteSettings };

test('an empty database is filled once; a filled one is left as staff have made it', async () => {
  const database = await createTestDatabase(inject('databaseServer'));
  const { db } = database;
  const counted = async () => {
    const counts = Object.entries(tables).map(async ([name, table]) => {
      const [row] = await db.select({ rows: count() }).from(table);
      return [name, row?.rows ?? 0] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  };

  await seedDatabase({ db, newId, now: new Date() });
  const first = await counted();
  for (const [name, rows] of Object.entries(first)) expect(rows, name).toBeGreaterThan(0);
  await db.delete(testimonials);
  await seedDatabase({ db, newId, now: new Date() });
  expect(await counted()).toEqual({ ...first, testimonials: 0 });
  await database.drop();
});

test('somebody’s own site shows no praise, crew, rating or figure that is invented, and keeps them as a pattern', async () => {
  const database = await createTestDatabase(inject('databaseServer'));
  const { db } = database;
  await seedDatabase({ db, newId, now: new Date() }, { business: 'own' });
  for (const table of [testimonials, crew]) {
    const rows = await db.select({ isActive: table.isActive }).from(table);
    expect(new Set(rows.map(({ isActive }) => isActive))).toEqual(new Set([false]));
  }
  const settings = Object.fromEntries(
    (await db.select().from(siteSettings)).map(({ key, value }) => [key, value]),
  );
  expect(settings.rating).toMatchObject({ isShown: false });
  expect(settings.statistics).toEqual({ home: [], about: [] });
  expect((await db.select().from(faqs)).every(({ isActive }) => isActive)).toBe(true);
  await database.drop();
});
