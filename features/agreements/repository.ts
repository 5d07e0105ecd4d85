import { and, asc, desc, eq, getTableColumns, gt, inArray, like, lt, ne, not, or, sql } from 'drizzle-orm';
import type { CharterDay } from '#core/charter-time.ts';
import { isId } from '#core/ids.ts';
import type { Database } from '#platform/db/database.ts';
import type { Part } from '#platform/jobs/in-parts.ts';
import { type AgreementKind, ASKED_ANEW, DECLARATION } from './domain/index.ts';
import { agreementEvents, agreements } from './tables.ts';

export type Agreement = typeof agreements.$inferSelect;
export type AgreementEvent = typeof agreementEvents.$inferSelect;
/** The newest agreement. One that has ended no longer counts. */
export type Newest = Agreement & { readonly hasEnded: boolean };

/** Whether the agreement's chain has a step `ended`. */
const hasEnded = sql<boolean>`exists (select from agreement_events where agreement_id = agreements.id and kind = 'ended')`;
/**
 * Whether an agreement is over for good. One that ended because its captain was asked anew is not: that captain was told
 * nothing, and still intends to come.
 */
const isOver = sql`exists (select from agreement_events where agreement_id = agreements.id and kind = 'ended'
  and details <> ${JSON.stringify({ reason: ASKED_ANEW })})`;
/** Whether the agreement was made for a charter before that day. */
const isOfBefore = (
  day: CharterDay,
) => sql`exists (select from agreement_events where agreement_id = agreements.id and kind = 'made'
  and nullif(details, '')::json #>> '{about,startOn}' < ${day})`;
const stands = and(eq(agreements.kind, 'captain'), ne(agreements.state, 'void'), not(isOver));

export async function insertAgreement(
  db: Database,
  agreement: typeof agreements.$inferInsert,
): Promise<void> {
  await db.insert(agreements).values(agreement);
}

export async function findAgreement(db: Database, id: string): Promise<Agreement | undefined> {
  if (!isId(id)) return undefined;
  const [found] = await db.select().from(agreements).where(eq(agreements.id, id));
  return found;
}

/** Like `findAgreement`, and locks the row until the transaction ends. */
export async function lockAgreement(db: Database, id: string): Promise<Agreement | undefined> {
  if (!isId(id)) return undefined;
  const [found] = await db.select().from(agreements).where(eq(agreements.id, id)).for('update');
  return found;
}

/** The agreement that has this file as the document to be signed. */
export async function findAgreementOfFile(db: Database, fileId: string): Promise<Agreement | undefined> {
  const [found] = await db.select().from(agreements).where(eq(agreements.fileId, fileId)).limit(1);
  return found;
}

/** All agreements about a case, newest first. */
export async function findAgreements(
  db: Database,
  caseId: string,
  kind?: AgreementKind,
): Promise<Agreement[]> {
  return db
    .select()
    .from(agreements)
    .where(and(eq(agreements.caseId, caseId), kind ? eq(agreements.kind, kind) : undefined))
    .orderBy(desc(agreements.createdAt), desc(agreements.number), desc(agreements.id));
}

/** The newest agreement of one kind for each of these cases. */
export async function findNewest(
  db: Database,
  caseIds: readonly string[],
  kind: AgreementKind,
): Promise<ReadonlyMap<string, Newest>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([agreements.caseId], { ...getTableColumns(agreements), hasEnded })
    .from(agreements)
    .where(and(inArray(agreements.caseId, [...caseIds]), eq(agreements.kind, kind)))
    .orderBy(agreements.caseId, desc(agreements.number));
  return new Map(rows.map((agreement) => [agreement.caseId, agreement]));
}

/**
 * The captains' contracts of a charter that are neither void nor over for good, newest first. Includes those that have ended
 * because their captain is asked anew.
 */
export async function findStanding(db: Database, caseId: string): Promise<Newest[]> {
  return db
    .select({ ...getTableColumns(agreements), hasEnded })
    .from(agreements)
    .where(and(eq(agreements.caseId, caseId), stands))
    .orderBy(desc(agreements.number));
}

/**
 * The ids of cases that have such a contract, in order. Only contracts for that day or later, or from
 * before the day was stored.
 */
export async function findCasesStanding(
  db: Database,
  since: CharterDay,
  { after, most }: Part,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ caseId: agreements.caseId })
    .from(agreements)
    .where(and(stands, not(isOfBefore(since)), after ? gt(agreements.caseId, after) : undefined))
    .orderBy(asc(agreements.caseId))
    .limit(most);
  return rows.map(({ caseId }) => caseId);
}

/** The ids of charters that have an agreement which nobody has signed, in order. */
export async function findCasesUnsigned(db: Database, { after, most }: Part): Promise<string[]> {
  const rows = await db
    .selectDistinct({ caseId: agreements.caseId })
    .from(agreements)
    .where(
      and(
        eq(agreements.kind, 'charter'),
        eq(agreements.state, 'open'),
        after ? gt(agreements.caseId, after) : undefined,
      ),
    )
    .orderBy(asc(agreements.caseId))
    .limit(most);
  return rows.map(({ caseId }) => caseId);
}

/**
 * Locks what is to be signed for a case until the transaction ends: only one agreement about it is made at a time, and nobody is told
 * of one meanwhile.
 */
export async function holdCase(db: Database, caseId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`agreements ${caseId}`}))`);
}

type Change = Partial<
  Pick<
    Agreement,
    'state' | 'signedName' | 'countersignedName' | 'sealedFileId' | 'sealedSha256' | 'sealedBy' | 'sealedAt'
  >
>;

export async function updateAgreement(db: Database, id: string, change: Change): Promise<void> {
  await db.update(agreements).set(change).where(eq(agreements.id, id));
}

export async function findEvents(
  db: Database,
  ...agreementIds: readonly string[]
): Promise<AgreementEvent[]> {
  return db
    .select()
    .from(agreementEvents)
    .where(inArray(agreementEvents.agreementId, [...agreementIds]))
    .orderBy(asc(agreementEvents.number));
}

/** The ids of agreements that all signers had signed before that moment, and that are not sealed. At most 100. */
export async function findUnsealed(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: agreements.id })
    .from(agreements)
    .innerJoin(agreementEvents, eq(agreementEvents.agreementId, agreements.id))
    .where(
      and(
        or(
          and(eq(agreements.state, 'countersigned'), eq(agreementEvents.kind, 'countersigned')),
          and(
            or(eq(agreements.kind, 'terms'), like(agreements.template, `${DECLARATION}%`)),
            eq(agreements.state, 'signed'),
            eq(agreementEvents.kind, 'signed'),
          ),
        ),
        lt(agreementEvents.at, before),
      ),
    )
    .limit(100);
  return rows.map(({ id }) => id);
}

export async function insertEvent(db: Database, event: AgreementEvent): Promise<void> {
  await db.insert(agreementEvents).values(event);
}

/** Deletes all agreements of these cases. Answers the ids of their files, which nothing refers to any more. */
export async function deleteAgreements(db: Database, caseIds: readonly string[]): Promise<string[]> {
  if (caseIds.length === 0) return [];
  await db.execute(sql`select set_config('site.forgets_agreements', 'on', true)`);
  const gone = await db
    .delete(agreements)
    .where(inArray(agreements.caseId, [...caseIds]))
    .returning({ fileId: agreements.fileId, sealedFileId: agreements.sealedFileId });
  await db.execute(sql`select set_config('site.forgets_agreements', 'off', true)`);
  return gone.flatMap(({ fileId, sealedFileId }) => (sealedFileId ? [fileId, sealedFileId] : [fileId]));
}
