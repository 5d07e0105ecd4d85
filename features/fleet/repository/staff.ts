import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { hasAllOf } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';
import type { AdminYacht, YachtColumns } from '../domain/index.ts';
import { yachts } from '../tables.ts';
import { adminColumns } from './columns.ts';

/** What the staff's list is narrowed by. */
export type AdminYachtFilter = {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly location?: string | undefined;
  readonly status: 'active' | 'archived' | 'all';
};

export type AdminYachtSort = 'name' | 'newest' | 'longest' | 'price-low' | 'price-high' | 'capacity';

/** The expression is the trigram index's own, so that it can be used. */
const searchedText = sql`(lower(${yachts.name} || ' ' || ${yachts.brand} || ' ' || ${yachts.model}))`;

function matching({ q, category, location, status }: AdminYachtFilter): SQL | undefined {
  return and(
    ...hasAllOf(searchedText, q),
    category ? sql`${yachts.categoryId} = ${category}` : undefined,
    location ? eq(yachts.location, location) : undefined,
    status === 'active' ? isNull(yachts.archivedAt) : undefined,
    status === 'archived' ? isNotNull(yachts.archivedAt) : undefined,
  );
}

const ORDERS: Readonly<Record<AdminYachtSort, SQL>> = {
  name: asc(sql`lower(${yachts.name})`),
  newest: desc(yachts.createdAt),
  longest: sql`${yachts.lengthFt} desc nulls last`,
  'price-low': sql`${yachts.pricePerDayCents} asc nulls last`,
  'price-high': sql`${yachts.pricePerDayCents} desc nulls last`,
  capacity: desc(yachts.capacity),
};

/** A part of the whole fleet as staff see it, archived yachts where they are asked for. */
export async function findAdminYachts(
  db: Database,
  filter: AdminYachtFilter,
  sort: AdminYachtSort,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<AdminYacht[]> {
  return db
    .select(adminColumns)
    .from(yachts)
    .where(matching(filter))
    .orderBy(ORDERS[sort], asc(yachts.id))
    .limit(limit)
    .offset(offset);
}

export async function countAdminYachts(db: Database, filter: AdminYachtFilter): Promise<number> {
  const [row] = await db.select({ yachts: count() }).from(yachts).where(matching(filter));
  return row?.yachts ?? 0;
}

/** A yacht as staff see it, archived or not. */
export async function findAdminYacht(db: Database, id: string): Promise<AdminYacht | undefined> {
  const [yacht] = await db.select(adminColumns).from(yachts).where(eq(yachts.id, id));
  return yacht;
}

/** The same, and nobody else changes her until the caller's transaction ends. */
export async function lockYacht(db: Database, id: string): Promise<AdminYacht | undefined> {
  const [yacht] = await db.select(adminColumns).from(yachts).where(eq(yachts.id, id)).for('update');
  return yacht;
}

/**
 * The yachts that have one of these ids, archived or not, and those of the fleet that are called so.
 *
 * @param names in lower case
 * @param isWriting nobody else changes them until the caller's transaction ends
 */
export async function findYachtsCalled(
  db: Database,
  ids: readonly string[],
  names: readonly string[],
  isWriting: boolean,
): Promise<AdminYacht[]> {
  const found = db
    .select(adminColumns)
    .from(yachts)
    .where(
      or(
        inArray(yachts.id, [...new Set(ids)]),
        and(isNull(yachts.archivedAt), inArray(sql`lower(${yachts.name})`, [...new Set(names)])),
      ),
    );
  return isWriting ? found.orderBy(asc(yachts.id)).for('update') : found;
}

/** Has whoever else looks for a free id wait until the caller's transaction ends. */
export async function lockIds(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('yacht ids'))`);
}

/**
 * Which of these ids, and of those that only differ in a number at the end, are taken. Whoever else looks for a free one
 * waits until the caller's transaction ends.
 */
export async function findTakenIds(db: Database, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  await lockIds(db);
  const rows = await db
    .select({ id: yachts.id })
    .from(yachts)
    .where(inArray(sql`regexp_replace(${yachts.id}, '-[0-9]+$', '')`, [...new Set(slugs)]));
  const exact = await db
    .select({ id: yachts.id })
    .from(yachts)
    .where(inArray(yachts.id, [...new Set(slugs)]));
  return new Set([...rows, ...exact].map(({ id }) => id));
}

/** What a yacht is taken into the fleet with; of what is not said of her, the table has its own beginning. */
type NewYacht = Partial<YachtColumns> &
  Pick<YachtColumns, 'name' | 'brand' | 'capacity'> & { readonly id: string };

export async function insertYachts(db: Database, rows: readonly NewYacht[], now: Date): Promise<void> {
  const AT_ONCE = 500;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    await db.insert(yachts).values(part.map((row) => ({ ...row, createdAt: now, updatedAt: now })));
  }
}

/** Writes over a yacht that the caller has locked; answers what is there now. */
export async function updateStoredYacht(
  db: Database,
  id: string,
  fields: Partial<YachtColumns> & { readonly archivedAt?: Date | null },
  now: Date,
): Promise<AdminYacht> {
  const [yacht] = await db
    .update(yachts)
    .set({ ...fields, version: sql`${yachts.version} + 1`, updatedAt: now })
    .where(eq(yachts.id, id))
    .returning(adminColumns);
  if (!yacht) throw new Error('The yacht was locked and is gone');
  return yacht;
}
