import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { financingApplications, financingGrants } from '../tables.ts';

export type GrantMaker = (typeof financingGrants.$inferInsert)['madeBy'];

/** How long ago a grant was last used is kept to the hour: reading a page should not write. */
const NOTED_AGAIN_AFTER_MS = 3_600_000;

/** The applications that a browser may open at that instant. */
export async function findGranted(db: Database, browserHash: string, now: Date): Promise<string[]> {
  const grants = await db
    .select({ id: financingGrants.applicationId, lastUsedAt: financingGrants.lastUsedAt })
    .from(financingGrants)
    .where(and(eq(financingGrants.browserHash, browserHash), gt(financingGrants.expiresAt, now)));
  const noted = now.getTime() - NOTED_AGAIN_AFTER_MS;
  if (grants.some(({ lastUsedAt }) => lastUsedAt.getTime() < noted)) {
    await db
      .update(financingGrants)
      .set({ lastUsedAt: now })
      .where(eq(financingGrants.browserHash, browserHash));
  }
  return grants.map(({ id }) => id);
}

/** Gives what one token of a browser opens to the next one: the earlier opens nothing any more. */
export async function moveGrants(db: Database, fromHash: string, toHash: string): Promise<void> {
  await db
    .update(financingGrants)
    .set({ browserHash: toHash })
    .where(eq(financingGrants.browserHash, fromHash));
}

/** Makes a grant, or has the one there is begin anew. */
export async function insertGrant(
  db: Database,
  grant: Omit<typeof financingGrants.$inferInsert, 'lastUsedAt'>,
): Promise<void> {
  const { browserHash: _browser, applicationId: _application, ...rest } = grant;
  await db
    .insert(financingGrants)
    .values({ ...grant, lastUsedAt: grant.createdAt })
    .onConflictDoUpdate({
      target: [financingGrants.browserHash, financingGrants.applicationId],
      set: { ...rest, lastUsedAt: grant.createdAt },
    });
}

/** Ends all but the newest grants of a browser, or of an application. */
export async function keepNewestGrants(
  db: Database,
  of: { readonly browserHash: string } | { readonly applicationId: string },
  most: number,
): Promise<void> {
  const them =
    'browserHash' in of
      ? eq(financingGrants.browserHash, of.browserHash)
      : eq(financingGrants.applicationId, of.applicationId);
  const { browserHash, applicationId } = financingGrants;
  const surplus = db
    .select({ browserHash, applicationId })
    .from(financingGrants)
    .where(them)
    .orderBy(desc(financingGrants.createdAt), desc(browserHash), desc(applicationId))
    .offset(most);
  await db.delete(financingGrants).where(sql`(${browserHash}, ${applicationId}) in ${surplus}`);
}

/** Ends what a browser holds. */
export async function deleteGrantsOfBrowser(db: Database, browserHash: string): Promise<void> {
  await db.delete(financingGrants).where(eq(financingGrants.browserHash, browserHash));
}

/** Ends every grant to an application, but for that browser's. */
export async function deleteGrantsOf(db: Database, applicationId: string, but?: string): Promise<void> {
  await db
    .delete(financingGrants)
    .where(
      and(
        eq(financingGrants.applicationId, applicationId),
        but === undefined ? undefined : ne(financingGrants.browserHash, but),
      ),
    );
}

/** Ends every grant to the applications of an account. */
export async function deleteGrantsOfAccount(db: Database, accountId: string): Promise<void> {
  const own = db
    .select({ id: financingApplications.id })
    .from(financingApplications)
    .where(eq(financingApplications.accountId, accountId));
  await db.delete(financingGrants).where(inArray(financingGrants.applicationId, own));
}

/** Forgets grants that are over; answers how many. */
export async function deleteGrantsOver(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(financingGrants).where(lt(financingGrants.expiresAt, now));
  return rowCount ?? 0;
}
