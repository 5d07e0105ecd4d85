import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  type InferInsertModel,
  type InferSelectModel,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { accounts } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';
import type { Part } from '#platform/jobs/in-parts.ts';
import type { ApplicantContact, Application, ApplicationStatus } from '../domain/index.ts';
import { financingApplications, financingConsents, financingDocuments } from '../tables.ts';

type Row = InferSelectModel<typeof financingApplications>;

const {
  sealedDateOfBirth: _birth,
  sealedSsnLast4: _ssn,
  updatedAt: _updated,
  ...open
} = getTableColumns(financingApplications);

/** What a caller may reach: an account's applications, those granted to a browser, or, for staff, all. */
export type Reach = {
  readonly accountId: string | undefined;
  readonly ownIds: readonly string[];
  readonly isAdministrator: boolean;
};

/**
 * The condition for what a caller may reach. It is part of each query, so that another person's application and one that does
 * not exist give the same answer after the same work.
 */
function within(reach: Reach): SQL | undefined {
  if (reach.isAdministrator) return undefined;
  return or(
    eq(financingApplications.isDemo, true),
    reach.accountId ? eq(financingApplications.accountId, reach.accountId) : undefined,
    reach.ownIds.length > 0 ? inArray(financingApplications.id, [...reach.ownIds]) : undefined,
  );
}

export async function insertApplication(
  db: Database,
  application: InferInsertModel<typeof financingApplications>,
): Promise<void> {
  await db.insert(financingApplications).values(application);
}

export async function findApplication(
  db: Database,
  id: string,
  reach: Reach,
): Promise<Application | undefined> {
  const [found] = await db
    .select(open)
    .from(financingApplications)
    .where(and(eq(financingApplications.id, id), within(reach)));
  return found;
}

/** Like findApplication, and locks the row until the transaction ends, for a change. Never finds the demonstration. */
export async function lockApplication(
  db: Database,
  id: string,
  reach: Reach,
): Promise<Application | undefined> {
  const [found] = await db
    .select(open)
    .from(financingApplications)
    .where(and(eq(financingApplications.id, id), eq(financingApplications.isDemo, false), within(reach)))
    .for('update');
  return found;
}

/** The newest application of the account or this browser; undefined if there is none. */
export async function findNewest(db: Database, reach: Reach): Promise<Application | undefined> {
  const own = within({ ...reach, isAdministrator: false });
  const [found] = await db
    .select(open)
    .from(financingApplications)
    .where(and(eq(financingApplications.isDemo, false), own))
    .orderBy(desc(financingApplications.submittedAt), desc(financingApplications.id))
    .limit(1);
  return found;
}

export async function findDemo(db: Database): Promise<Application | undefined> {
  const [found] = await db
    .select(open)
    .from(financingApplications)
    .where(eq(financingApplications.isDemo, true))
    .limit(1);
  return found;
}

export async function findOfAccount(db: Database, accountId: string): Promise<Application[]> {
  return db
    .select(open)
    .from(financingApplications)
    .where(and(eq(financingApplications.accountId, accountId), eq(financingApplications.isDemo, false)))
    .orderBy(desc(financingApplications.submittedAt), desc(financingApplications.id));
}

/** The applications of these accounts, and those with this email address. */
export async function findTouching(
  db: Database,
  { accountIds, email }: { readonly accountIds: readonly string[]; readonly email: string | undefined },
): Promise<Application[]> {
  const a = financingApplications;
  return db
    .select(open)
    .from(a)
    .where(
      and(
        or(
          inArray(a.accountId, [...accountIds]),
          email === undefined ? undefined : sql`lower(${a.email}) = lower(${email})`,
        ),
        eq(a.isDemo, false),
      ),
    )
    .orderBy(desc(a.submittedAt), desc(a.id));
}

/** The newest applications of an address, without those that a program sent. */
export async function findOfAddress(db: Database, email: string, most: number): Promise<Application[]> {
  return db
    .select(open)
    .from(financingApplications)
    .where(
      and(
        sql`lower(${financingApplications.email}) = lower(${email})`,
        eq(financingApplications.isDemo, false),
        eq(financingApplications.suspectedSpam, false),
      ),
    )
    .orderBy(desc(financingApplications.submittedAt), desc(financingApplications.id))
    .limit(most);
}

/** Changes an application that the caller has locked. */
export async function updateApplication(
  db: Database,
  id: string,
  change: Partial<
    ApplicantContact & Pick<Row, 'status' | 'completedAt' | 'closedAt' | 'hasLegalHold' | 'accountId'>
  >,
  now: Date,
): Promise<void> {
  await db
    .update(financingApplications)
    .set({ ...change, version: sql`${financingApplications.version} + 1`, updatedAt: now })
    .where(eq(financingApplications.id, id));
}

/** Changes the status if it still is `from`; false if it has changed meanwhile. */
export async function moveStatus(
  db: Database,
  id: string,
  from: ApplicationStatus,
  change: Pick<Row, 'status' | 'completedAt' | 'closedAt'> & {
    /** The lender who decided, or null for none; if undefined, the stored one stays. */
    readonly lenderId?: string | null | undefined;
  },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(financingApplications)
    .set({ ...change, version: sql`${financingApplications.version} + 1`, updatedAt: now })
    .where(and(eq(financingApplications.id, id), eq(financingApplications.status, from)));
  return rowCount === 1;
}

/** Removes the spam mark. The version stays, because the application itself is unchanged. */
export async function clearSuspicion(db: Database, id: string): Promise<void> {
  await db
    .update(financingApplications)
    .set({ suspectedSpam: false })
    .where(eq(financingApplications.id, id));
}

/** Assigns an application to a colleague, or to nobody. The version stays, because the application itself is unchanged. */
export async function assignApplication(db: Database, id: string, assignedTo: string | null): Promise<void> {
  await db.update(financingApplications).set({ assignedTo }).where(eq(financingApplications.id, id));
}

/** The applications assigned to a colleague, whether open or over. */
export async function findAssignedTo(db: Database, accountId: string) {
  return db
    .select({ id: financingApplications.id, status: financingApplications.status })
    .from(financingApplications)
    .where(eq(financingApplications.assignedTo, accountId));
}

/** The colleague who handles an application; null if nobody does. */
export async function findAssignee(db: Database, id: string) {
  const [found] = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(financingApplications)
    .innerJoin(accounts, eq(accounts.id, financingApplications.assignedTo))
    .where(eq(financingApplications.id, id));
  return found ?? null;
}

/** Gives an application without an owner to an account; false if it has an owner. */
export async function claimApplication(db: Database, id: string, accountId: string): Promise<boolean> {
  const { rowCount } = await db
    .update(financingApplications)
    .set({ accountId })
    .where(and(eq(financingApplications.id, id), isNull(financingApplications.accountId)));
  return rowCount === 1;
}

export async function releaseApplications(db: Database, accountId: string): Promise<void> {
  await db
    .update(financingApplications)
    .set({ accountId: null })
    .where(eq(financingApplications.accountId, accountId));
}

export async function findSealed(db: Database, id: string) {
  const [found] = await db
    .select({
      sealedDateOfBirth: financingApplications.sealedDateOfBirth,
      sealedSsnLast4: financingApplications.sealedSsnLast4,
    })
    .from(financingApplications)
    .where(eq(financingApplications.id, id));
  return found;
}

/** The ends of retention: `before` for applications untouched since, `undecidedBefore` for those that wait for our decision. */
export type PastTime = { readonly before: Date; readonly undecidedBefore: Date };

/** Silent for too long: waits for the applicant, who has sent nothing since `before`, or for us since `undecidedBefore`. */
function isAbandonedSince({ before, undecidedBefore }: PastTime, db: Database): SQL | undefined {
  const a = financingApplications;
  const sent = db
    .select({ applicationId: financingDocuments.applicationId })
    .from(financingDocuments)
    .where(and(eq(financingDocuments.applicationId, a.id), gte(financingDocuments.uploadedAt, before)));
  const isSilent = or(
    and(inArray(a.status, ['draft', 'needs_docs']), lt(a.updatedAt, before)),
    and(isNull(a.closedAt), lt(a.updatedAt, undecidedBefore)),
  );
  return and(isSilent, notExists(sent));
}

/**
 * The applications to delete: over since before `before`, or abandoned (`isAbandonedSince`). Leaves out those on legal hold and
 * the demonstration. In the order of their ids.
 *
 * @param of.id only this application, for a caller who has locked it
 * @param of.after only those after this id
 */
export async function findPastTheirTime(
  db: Database,
  past: PastTime,
  of: Pick<Part, 'most'> & { readonly after?: string | undefined; readonly id?: string },
): Promise<{ readonly id: string; readonly isOver: boolean }[]> {
  const a = financingApplications;
  const isOver = and(isNotNull(a.closedAt), lt(a.closedAt, past.before));
  return db
    .select({ id: a.id, isOver: sql<boolean>`coalesce(${isOver}, false)` })
    .from(a)
    .where(
      and(
        of.id ? eq(a.id, of.id) : undefined,
        of.after ? gt(a.id, of.after) : undefined,
        or(isOver, isAbandonedSince(past, db)),
        eq(a.hasLegalHold, false),
        eq(a.isDemo, false),
      ),
    )
    .orderBy(a.id)
    .limit(of.most);
}

/** Deletes an application with everything that refers to it; the caller must have removed its files before. */
export async function deleteApplication(db: Database, id: string): Promise<void> {
  await db.delete(financingApplications).where(eq(financingApplications.id, id));
}

export async function insertConsents(
  db: Database,
  consents: InferInsertModel<typeof financingConsents>[],
): Promise<void> {
  await db.insert(financingConsents).values(consents);
}

export async function findConsents(db: Database, applicationId: string) {
  return db.select().from(financingConsents).where(eq(financingConsents.applicationId, applicationId));
}
