import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { isId } from '#core/ids.ts';
import type { Database } from '#platform/db/database.ts';
import type { Part } from '#platform/jobs/in-parts.ts';
import { boardings, guestCodes, guestLinks, guests, waivers } from './tables.ts';

export type Guest = typeof guests.$inferSelect;
export type Waiver = typeof waivers.$inferSelect;

/** Locks the guests of a charter for the rest of the transaction, so that changes to them happen one after another. */
export async function holdGuests(db: Database, caseId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guests ${caseId}`}))`);
}

/** A charter's guests, in the order in which they were named. */
export async function findGuests(db: Database, caseId: string): Promise<Guest[]> {
  return db
    .select()
    .from(guests)
    .where(eq(guests.caseId, caseId))
    .orderBy(asc(guests.createdAt), asc(guests.id));
}

export async function countGuests(db: Database, caseId: string): Promise<number> {
  return db.$count(guests, eq(guests.caseId, caseId));
}

/** The guests of all of these charters, in the order in which they were named. */
export async function findGuestsOf(db: Database, caseIds: readonly string[]): Promise<Guest[]> {
  if (caseIds.length === 0) return [];
  return db
    .select()
    .from(guests)
    .where(inArray(guests.caseId, [...caseIds]))
    .orderBy(asc(guests.createdAt), asc(guests.id));
}

export async function findGuest(db: Database, caseId: string, id: string): Promise<Guest | undefined> {
  if (!isId(id)) return undefined;
  const [found] = await db
    .select()
    .from(guests)
    .where(and(eq(guests.caseId, caseId), eq(guests.id, id)));
  return found;
}

export async function insertGuest(db: Database, guest: typeof guests.$inferInsert): Promise<void> {
  await db.insert(guests).values(guest);
}

export async function updateGuest(
  db: Database,
  id: string,
  change: Partial<Omit<Guest, 'id' | 'caseId' | 'createdAt'>>,
): Promise<void> {
  await db.update(guests).set(change).where(eq(guests.id, id));
}

export async function deleteGuest(db: Database, id: string): Promise<void> {
  await db.delete(guests).where(eq(guests.id, id));
}

/** The waivers signed for a charter, all or only those since an instant, oldest first. */
export async function findWaivers(db: Database, caseId: string, since?: Date): Promise<Waiver[]> {
  return db
    .select()
    .from(waivers)
    .where(and(eq(waivers.caseId, caseId), since && gte(waivers.signedAt, since)))
    .orderBy(asc(waivers.signedAt), asc(waivers.id));
}

export async function insertWaiver(db: Database, waiver: typeof waivers.$inferInsert): Promise<void> {
  await db.insert(waivers).values(waiver);
}

/** The guests' link of a charter; undefined if there is none. */
export async function findLink(db: Database, caseId: string) {
  const [found] = await db.select().from(guestLinks).where(eq(guestLinks.caseId, caseId));
  return found;
}

/** The charter whose guests' link has this token. */
export async function findCaseOfLink(db: Database, tokenHash: string): Promise<string | undefined> {
  const [found] = await db
    .select({ caseId: guestLinks.caseId })
    .from(guestLinks)
    .where(eq(guestLinks.tokenHash, tokenHash));
  return found?.caseId;
}

/** Stores a charter's link in place of the former one, which then leads nowhere. */
export async function putLink(db: Database, link: typeof guestLinks.$inferInsert): Promise<void> {
  const { tokenHash, sealedToken, createdAt } = link;
  await db
    .insert(guestLinks)
    .values(link)
    .onConflictDoUpdate({ target: guestLinks.caseId, set: { tokenHash, sealedToken, createdAt } });
}

/** Ends the guests' link of a charter; answers whether there was one. */
export async function deleteLink(db: Database, caseId: string): Promise<boolean> {
  const { rowCount } = await db.delete(guestLinks).where(eq(guestLinks.caseId, caseId));
  return (rowCount ?? 0) > 0;
}

/** The next charters after the id `after`, at most `most`, for which guests, waivers, a link or boardings are stored. */
export async function findCasesKept(db: Database, { after, most }: Part): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select case_id as id from (
      select case_id from guests union select case_id from waivers union select case_id from guest_links
      union select case_id from boardings
    ) as kept
    ${after ? sql`where case_id > ${after}` : sql``}
    order by case_id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Deletes everything stored about the guests of these charters. */
export async function deleteAllOf(db: Database, caseIds: readonly string[]): Promise<void> {
  if (caseIds.length === 0) return;
  const ids = [...caseIds];
  await db.delete(guests).where(inArray(guests.caseId, ids));
  await db.delete(guestLinks).where(inArray(guestLinks.caseId, ids));
  await db.execute(sql`select set_config('site.forgets_waivers', 'on', true)`);
  await db.delete(boardings).where(inArray(boardings.caseId, ids));
  await db.delete(waivers).where(inArray(waivers.caseId, ids));
  await db.execute(sql`select set_config('site.forgets_waivers', 'off', true)`);
}

/** The boardings noted at the dock for these charters, oldest first. */
export async function findBoardings(db: Database, caseIds: readonly string[]) {
  if (caseIds.length === 0) return [];
  return db
    .select()
    .from(boardings)
    .where(inArray(boardings.caseId, [...caseIds]))
    .orderBy(asc(boardings.id));
}

export async function insertBoarding(db: Database, boarding: typeof boardings.$inferInsert): Promise<void> {
  await db.insert(boardings).values(boarding);
}

export async function insertCode(db: Database, codeHash: string, guestIds: readonly string[]): Promise<void> {
  await db.insert(guestCodes).values(guestIds.map((guestId) => ({ codeHash, guestId })));
}

/** The guests whom a check-in code is for. */
export async function findGuestsOfCode(db: Database, codeHash: string): Promise<Guest[]> {
  const rows = await db
    .select({ guest: guests })
    .from(guestCodes)
    .innerJoin(guests, eq(guests.id, guestCodes.guestId))
    .where(eq(guestCodes.codeHash, codeHash))
    .orderBy(asc(guests.createdAt), asc(guests.id));
  return rows.map(({ guest }) => guest);
}
