import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { seedContent } from './seed-content.ts';
import { seedEvents } from './seed-events.ts';
import { seedExtras } from './seed-extras.ts';
import { seedFleet } from './seed-fleet.ts';

export type SeedDeps = { readonly db: Database; newId(): string };

/** Fills an empty database with the fleet and the content. One that has any yacht is left alone. */
export async function seedDatabase({ db, newId }: SeedDeps): Promise<void> {
  const { rows } = await db.execute(sql`select exists (select from yachts) as filled`);
  if (rows[0]?.filled) return;
  await db.transaction(async (tx) => {
    await seedFleet({ db: tx, newId });
    await seedExtras({ db: tx });
    await seedEvents({ db: tx });
    await seedContent({ db: tx });
  });
}
