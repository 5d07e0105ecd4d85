import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { LINES } from '#core/field-values.ts';
import { OTHER_LANGUAGES } from '#core/language.ts';
import { hasAllOf } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';
import type { AdminYacht, YachtColumns } from '../domain/index.ts';
import { yachtFields } from '../fields/index.ts';
import { yachts } from '../tables.ts';
import { adminColumns } from './columns.ts';

/** The filters of the staff list. */
export type AdminYachtFilter = {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly location?: string | undefined;
  readonly status: 'active' | 'archived' | 'older' | 'all';
};

export type AdminYachtSort = 'name' | 'newest' | 'longest' | 'price-low' | 'price-high' | 'capacity';

const searchedText = sql`${yachts.name} || ' ' || ${yachts.brand} || ' ' || ${yachts.model}`;

/** Whether a translation of the yacht was made from another English text than it has now, as `oldTranslations` has it. */
const hasOldTranslation = or(
  ...OTHER_LANGUAGES.flatMap((language) =>
    yachtFields.translations.translates.map((field) => {
      const column = yachts[field];
      const english = field === 'features' ? sql`array_to_string(${column}, ${LINES}::text)` : sql`${column}`;
      const translation = sql`${yachts.translations} #> array[${language}, ${field}]::text[]`;
      return sql`(${translation} ->> 'text' <> '' and btrim(${english}) <> '' and ${translation} ->> 'of' <> btrim(${english}))`;
    }),
  ),
);

function matching({ q, category, location, status }: AdminYachtFilter): SQL | undefined {
  return and(
    ...hasAllOf(searchedText, q),
    category ? sql`${yachts.categoryId} = ${category}` : undefined,
    location ? eq(yachts.location, location) : undefined,
    status === 'active' || status === 'older' ? isNull(yachts.archivedAt) : undefined,
    status === 'older' ? hasOldTranslation : undefined,
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

/** One page of the staff list; archived yachts only if the filter asks for them. */
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

/** Like findAdminYacht, and locks the row until the caller's transaction ends. */
export async function lockYacht(db: Database, id: string): Promise<AdminYacht | undefined> {
  const [yacht] = await db.select(adminColumns).from(yachts).where(eq(yachts.id, id)).for('update');
  return yacht;
}

/**
 * The yachts with one of these ids, archived or not, and the fleet's yachts with one of these names.
 *
 * @param names in lower case
 * @param isWriting whether to lock the rows until the caller's transaction ends
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
  // Not "update": an import changes no id, so requests for these yachts need not wait until it is written.
  return isWriting ? found.orderBy(asc(yachts.id)).for('no key update') : found;
}

/** Makes others who look for a free id wait until the caller's transaction ends. */
export async function lockIds(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('yacht ids'))`);
}

/**
 * Which of these ids are taken, with those that differ only in a number at the end. Others who look for a free id wait until the
 * caller's transaction ends.
 */
export async function findTakenIds(db: Database, bases: readonly string[]): Promise<ReadonlySet<string>> {
  await lockIds(db);
  const rows = await db
    .select({ id: yachts.id })
    .from(yachts)
    .where(inArray(sql`regexp_replace(${yachts.id}, '-[0-9]+$', '')`, [...new Set(bases)]));
  const exact = await db
    .select({ id: yachts.id })
    .from(yachts)
    .where(inArray(yachts.id, [...new Set(bases)]));
  return new Set([...rows, ...exact].map(({ id }) => id));
}

/** The fields of a new yacht; the table has a default for all that are left out. */
type NewYacht = Partial<YachtColumns> &
  Pick<YachtColumns, 'name' | 'brand' | 'capacity'> & { readonly id: string };

export async function insertYachts(db: Database, rows: readonly NewYacht[], now: Date): Promise<void> {
  const AT_ONCE = 500;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    await db.insert(yachts).values(part.map((row) => ({ ...row, createdAt: now, updatedAt: now })));
  }
}

/** Overwrites fields of a yacht that the caller has locked; returns the yacht as stored. */
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
