import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { MOST_COUNTED } from '#core/search-terms.ts';
import { hasAllOf } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';
import type { Activity, ActivityFilter } from './domain.ts';
import { activity, activityCounts } from './tables.ts';

/** Must be exactly the expression of the trigram index, otherwise PostgreSQL does not use the index. */
const searchedText = sql`${activity.actor} || ' ' || ${activity.action} || ' ' || ${activity.subjectKind} || ' ' || ${activity.subjectId} || ' ' || ${activity.subjectName}`;

function matching({ q, actor, kind, subjectId, action, from, to }: ActivityFilter): SQL | undefined {
  return and(
    ...hasAllOf(searchedText, q),
    actor ? eq(activity.actor, actor) : undefined,
    kind ? eq(activity.subjectKind, kind) : undefined,
    subjectId ? eq(activity.subjectId, subjectId) : undefined,
    action ? eq(activity.action, action) : undefined,
    from ? gte(activity.at, from) : undefined,
    to ? lt(activity.at, to) : undefined,
  );
}

/** The most lines in one insert: a statement has room for a limited number of values. */
const AT_ONCE = 1_000;

export async function insertActivity(
  db: Database,
  entries: readonly (typeof activity.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    await db.insert(activity).values(entries.slice(from, from + AT_ONCE));
  }
}

const COLUMNS = {
  id: activity.id,
  at: activity.at,
  actor: activity.actor,
  action: activity.action,
  subjectKind: activity.subjectKind,
  subjectId: activity.subjectId,
  subjectName: activity.subjectName,
  details: activity.details,
};

/** One page of the entries that match the filter. */
export async function findActivity(
  db: Database,
  filter: ActivityFilter,
  sort: 'newest' | 'oldest',
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Activity[]> {
  const order = sort === 'newest' ? desc : asc;
  return db
    .select(COLUMNS)
    .from(activity)
    .where(matching(filter))
    .orderBy(order(activity.at), order(activity.id))
    .limit(limit)
    .offset(offset);
}

/** The entries that match and follow the entry `lastId` in the given order; from the beginning without `lastId`. */
export async function findActivityAfter(
  db: Database,
  filter: ActivityFilter,
  sort: 'newest' | 'oldest',
  lastId: string | undefined,
  limit: number,
): Promise<Activity[]> {
  const order = sort === 'newest' ? desc : asc;
  const place = sql`(${activity.at}, ${activity.id})`;
  // Read the last entry's place in the database: a JavaScript date would round its time.
  const last = sql`(select last.at, last.id from ${activity} last where last.id = ${lastId})`;
  const isFurther = sort === 'newest' ? sql`${place} < ${last}` : sql`${place} > ${last}`;
  return db
    .select(COLUMNS)
    .from(activity)
    .where(and(matching(filter), lastId === undefined ? undefined : isFurther))
    .orderBy(order(activity.at), order(activity.id))
    .limit(limit);
}

/** How many lines match, up to `MOST_COUNTED` if the log is narrowed: a common word is in millions. */
export async function countActivity(db: Database, filter: ActivityFilter): Promise<number> {
  const where = matching(filter);
  if (!where) return db.$count(activity);
  return db.$count(
    db.select({ id: activity.id }).from(activity).where(where).limit(MOST_COUNTED).as('found'),
  );
}

/** The actors and the actions that the filters can be set to, sorted by name. */
export async function findActivityChoices(db: Database): Promise<{ actors: string[]; actions: string[] }> {
  const [actors, actions] = await Promise.all([namesIn(db, activity.actor), namesIn(db, activity.action)]);
  return { actors, actions };
}

const MOST_NAMES = 200;

/**
 * The distinct names in a column, sorted, at most MOST_NAMES. Each step looks up the next name in the column's index, because
 * there are few names but years of lines.
 */
async function namesIn(
  db: Database,
  column: typeof activity.actor | typeof activity.action,
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive named (name, place) as (
      (select ${column}, 1 from ${activity} order by ${column} limit 1)
      union all
      select next.name, place + 1 from named, lateral (
        select ${column} as name from ${activity} where ${column} > named.name order by ${column} limit 1
      ) as next
      where place < ${MOST_NAMES}
    )
    select name from named order by name`);
  return rows.map(({ name }) => name);
}

/** Counts one more occurrence within the hour; answers the count so far. */
export async function countWithinHour(
  db: Database,
  counted: typeof activityCounts.$inferInsert,
): Promise<number> {
  const { subject, actor, action, hour } = activityCounts;
  const [row] = await db
    .insert(activityCounts)
    .values(counted)
    .onConflictDoUpdate({
      target: [subject, actor, action, hour],
      set: { count: sql`${activityCounts.count} + 1` },
    })
    .returning({ count: activityCounts.count });
  return row?.count ?? 1;
}

/** Deletes entries from before that instant; the database refuses to delete any younger than seven years. Answers how many. */
export async function deleteActivityBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(activity).where(lt(activity.at, before));
  return rowCount ?? 0;
}

export async function deleteCountsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(activityCounts).where(lt(activityCounts.hour, before));
}
