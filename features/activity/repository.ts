import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { hasAllOf } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';
import type { Activity, ActivityFilter } from './domain.ts';
import { activity, activityCounts } from './tables.ts';

/** The expression is the trigram index's own, so that it can be used. */
const searchedText = sql`(lower(${activity.actor} || ' ' || ${activity.action} || ' ' || ${activity.subjectKind} || ' ' || ${activity.subjectId} || ' ' || ${activity.subjectName}))`;

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

/** As many lines as one statement has room for the values of. */
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

/** A part of the log that matches. */
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

/** The lines that match and come after that one in the log's order; from its beginning without one. */
export async function findActivityAfter(
  db: Database,
  filter: ActivityFilter,
  sort: 'newest' | 'oldest',
  lastId: string | undefined,
  limit: number,
): Promise<Activity[]> {
  const order = sort === 'newest' ? desc : asc;
  const place = sql`(${activity.at}, ${activity.id})`;
  // The place of the last line is read where it is kept: a JavaScript date would round it.
  const last = sql`(select last.at, last.id from ${activity} last where last.id = ${lastId})`;
  const isFurther = sort === 'newest' ? sql`${place} < ${last}` : sql`${place} > ${last}`;
  return db
    .select(COLUMNS)
    .from(activity)
    .where(and(matching(filter), lastId === undefined ? undefined : isFurther))
    .orderBy(order(activity.at), order(activity.id))
    .limit(limit);
}

export async function countActivity(db: Database, filter: ActivityFilter): Promise<number> {
  const [row] = await db.select({ entries: count() }).from(activity).where(matching(filter));
  return row?.entries ?? 0;
}

/** Everything that the filters can be set to, by name. */
export async function findActivityChoices(db: Database): Promise<{ actors: string[]; actions: string[] }> {
  const [actors, actions] = await Promise.all([namesIn(db, activity.actor), namesIn(db, activity.action)]);
  return { actors, actions };
}

const MOST_NAMES = 200;

/**
 * Every name in a column, in their order, up to so many. From each the next is looked up in the column's index: there are few names, and
 * the log has lines for years.
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

/** Counts what has happened once more within its hour; answers how often it has by now. */
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

/** Forgets lines of before that instant; the database itself refuses those that are not seven years old. Answers how many. */
export async function deleteActivityBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(activity).where(lt(activity.at, before));
  return rowCount ?? 0;
}

export async function deleteCountsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(activityCounts).where(lt(activityCounts.hour, before));
}
