import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Listing, Yacht } from '../domain/index.ts';
import { yachts } from '../tables.ts';

/** Stores a yacht's listing, and when its page changed if it did. Not an edit by staff, so the version stays. */
export async function updateListing(
  db: Database,
  id: string,
  { amenities, ...price }: Listing,
  changedAt?: Date,
): Promise<void> {
  await db
    .update(yachts)
    .set({ ...price, amenities: [...amenities], ...(changedAt && { updatedAt: changedAt }) })
    .where(eq(yachts.id, id));
}

/** The yachts of the fleet with one of these names, whatever the case, with their all-in prices. */
export async function findListedAs(
  db: Database,
  names: readonly string[],
): Promise<Pick<Yacht, 'id' | 'name' | 'brand' | 'allInCents' | 'isAllInBasic'>[]> {
  const { id, name, brand, allInCents, isAllInBasic } = yachts;
  return db
    .select({ id, name, brand, allInCents, isAllInBasic })
    .from(yachts)
    .where(
      and(
        isNull(yachts.archivedAt),
        inArray(
          sql`lower(${yachts.name})`,
          names.map((one) => one.toLowerCase()),
        ),
      ),
    );
}
