import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yachts } from '#features/fleet/tables.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listByPrices } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a price of 0 that is stored already is made none, and what the yacht is listed with is made anew', async () => {
  const { db } = app.database;
  const basic = { pricingType: 'without_amenities', price8HoursCents: 150_000, apaPercent: 25 } as const;
  const listed = async (sheet: Parameters<typeof aPriceRecord>[2], isBasic = false) => {
    const { id } = await aYacht(db, { pricePerDayCents: 0 });
    if (isBasic) await aPriceRecord(db, id, basic);
    await aPriceRecord(db, id, sheet);
    return id;
  };
  const ids = [
    await listed({ price8HoursCents: 0, price12HoursCents: 480_050 }),
    await listed({ price8HoursCents: 0 }, true),
    await listed({ price8HoursCents: 0, price4HoursCents: 0 }),
    await listed({ price24HoursCents: 0 }),
  ];
  const read = async (id: string) => (await db.select().from(yachts).where(eq(yachts.id, id)))[0];
  expect((await Promise.all(ids.map(read))).map((yacht) => yacht?.allInCents)).toEqual([0, 0, 0, 450_000]);

  const migration = new URL('../../database/migrations/0137_no_price_of_zero.sql', import.meta.url);
  for (const statement of (await readFile(migration, 'utf8')).split('--> statement-breakpoint'))
    await db.execute(sql.raw(statement));
  for (const [index, id] of ids.entries()) {
    const made = await read(id);
    expect(made?.pricePerDayCents).toBeNull();
    expect(made?.allInCents === null, String(index)).toBe(index === 2);
    expect(made?.isAllInBasic).toBe(index === 1);
    // The same as if a colleague had saved the sheets once more.
    await listByPrices({ db }, id);
    expect(await read(id)).toEqual(made);
  }
});
