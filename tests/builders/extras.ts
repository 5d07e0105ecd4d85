import { randomUUID } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import { addOns, packages } from '#features/extras/tables.ts';
import type { Database } from '#platform/db/database.ts';

/** Adds an add-on: a kayak at $100, except where the test's fields differ. */
export async function anAddOn(db: Database, fields: Partial<InferInsertModel<typeof addOns>> = {}) {
  const [addOn] = await db
    .insert(addOns)
    .values({ id: `add-on-${randomUUID().slice(0, 8)}`, name: 'Kayak', priceCents: 10_000, ...fields })
    .returning();
  if (!addOn) throw new Error('The add-on was not stored');
  return addOn;
}

/** Adds a package on /book-charter: a pianist at $700, except where the test's fields differ. */
export async function aPackage(db: Database, fields: Partial<InferInsertModel<typeof packages>> = {}) {
  const [bundle] = await db
    .insert(packages)
    .values({
      id: `package-${randomUUID().slice(0, 8)}`,
      name: 'Pianist',
      priceCents: 70_000,
      onBookCharter: true,
      ...fields,
    })
    .returning();
  if (!bundle) throw new Error('The package was not stored');
  return bundle;
}
