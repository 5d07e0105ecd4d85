import { and, desc, eq, gt, inArray, isNull, lt, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { captainChoices, captainLinks, departures } from '../tables.ts';

export type Choice = typeof captainChoices.$inferSelect;

const c = captainChoices;

/** The present choice of each of these charters; charters without one are left out. */
export async function findChoicesOf(
  db: Database,
  charterIds: readonly string[],
): Promise<ReadonlyMap<string, Choice>> {
  if (charterIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(c)
    .where(and(inArray(c.charterId, [...charterIds]), isNull(c.endedAt)));
  return new Map(rows.map((choice) => [choice.charterId, choice]));
}

export async function findChoice(db: Database, charterId: string): Promise<Choice | null> {
  return (await findChoicesOf(db, [charterId])).get(charterId) ?? null;
}

/** How often a captain was chosen for a charter since that instant. */
export const countChoices = (db: Database, charterId: string, since: Date): Promise<number> =>
  db.$count(c, and(eq(c.charterId, charterId), gt(c.chosenAt, since)));

/** Stores a choice in place of the former one, which ends together with its links. */
export async function putChoice(db: Database, choice: typeof captainChoices.$inferInsert): Promise<void> {
  await db
    .update(c)
    .set({ endedAt: choice.chosenAt })
    .where(and(eq(c.charterId, choice.charterId), isNull(c.endedAt)));
  await db.insert(c).values(choice);
}

/** How many links of one choice work at a time: one for each mail, and those that were copied. */
const MOST_LINKS = 12;

export async function insertCaptainLink(db: Database, link: typeof captainLinks.$inferInsert): Promise<void> {
  await db.insert(captainLinks).values(link);
  const newest = db
    .select({ tokenHash: captainLinks.tokenHash })
    .from(captainLinks)
    .where(eq(captainLinks.choiceId, link.choiceId))
    .orderBy(desc(captainLinks.createdAt), captainLinks.tokenHash)
    .limit(MOST_LINKS);
  await db
    .delete(captainLinks)
    .where(and(eq(captainLinks.choiceId, link.choiceId), notInArray(captainLinks.tokenHash, newest)));
}

/** The choice of a captain's link; undefined if the choice has ended. */
export async function findChoiceOfLink(db: Database, tokenHash: string): Promise<Choice | undefined> {
  const [found] = await db
    .select({ choice: c })
    .from(captainLinks)
    .innerJoin(c, eq(c.id, captainLinks.choiceId))
    .where(and(eq(captainLinks.tokenHash, tokenHash), isNull(c.endedAt)));
  return found?.choice;
}

/** Deletes choices made before that instant for charters without a departure on record. */
export async function deleteOldChoices(db: Database, before: Date): Promise<void> {
  const noted = db.select({ one: sql`1` }).from(departures).where(eq(departures.charterId, c.charterId));
  await db.delete(c).where(and(lt(c.chosenAt, before), notExists(noted)));
}
