import { and, asc, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { MOST_COUNTED } from '#core/search-terms.ts';
import { accounts } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { securityChain, securityEvents, waitingSecurityEvents } from './tables.ts';

export type StoredEvent = typeof securityEvents.$inferSelect;

export async function insertWaiting(
  db: Database,
  events: readonly (typeof waitingSecurityEvents.$inferInsert)[],
): Promise<void> {
  await db.insert(waitingSecurityEvents).values([...events]);
}

/** Reads the chain's end and locks it until the transaction ends, so that only one process extends the chain at a time. */
export async function lockChain(db: Database) {
  const [end] = await db.select().from(securityChain).for('update');
  if (!end) throw new Error('The chain of security events has no end');
  return end;
}

export async function findChainEnd(db: Database) {
  const [end] = await db.select().from(securityChain);
  return end;
}

/** Removes the oldest waiting events and returns them, the oldest first. */
export async function takeWaiting(db: Database, most: number) {
  const oldest = db
    .select({ id: waitingSecurityEvents.id })
    .from(waitingSecurityEvents)
    .orderBy(asc(waitingSecurityEvents.id))
    .limit(most);
  const taken = await db
    .delete(waitingSecurityEvents)
    .where(inArray(waitingSecurityEvents.id, oldest))
    .returning();
  return taken.sort((one, other) => (one.id < other.id ? -1 : 1));
}

export async function addToChain(db: Database, events: readonly StoredEvent[]): Promise<void> {
  const last = events.at(-1);
  if (!last) return;
  await db.insert(securityEvents).values([...events]);
  await db.update(securityChain).set({ position: last.position, hash: last.hash });
}

/** The events of the chain after that position, in order. */
export async function findChained(db: Database, after: number, most: number): Promise<StoredEvent[]> {
  return db
    .select()
    .from(securityEvents)
    .where(gt(securityEvents.position, after))
    .orderBy(asc(securityEvents.position))
    .limit(most);
}

export async function noteSent(db: Database, position: number): Promise<void> {
  await db.update(securityChain).set({ sentPosition: position });
}

export type EventFilter = {
  readonly q?: string | undefined;
  readonly kind?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

function matching({ q, kind, from, to }: EventFilter): SQL | undefined {
  const word = q?.toLowerCase();
  return and(
    kind ? eq(securityEvents.kind, kind) : undefined,
    from ? gte(securityEvents.at, from) : undefined,
    to ? lt(securityEvents.at, to) : undefined,
    word
      ? or(
          sql`starts_with(${accounts.username}, ${word})`,
          sql`starts_with(${securityEvents.subjectId}, ${word})`,
          sql`starts_with(${securityEvents.address}, ${word})`,
          sql`${securityEvents.accountId}::text = ${word}`,
        )
      : undefined,
  );
}

/**
 * A page of the matching events, and how many match in all, up to `MOST_COUNTED` if they are narrowed. `username` is null once
 * the account is deleted.
 */
export async function findEvents(
  db: Database,
  filter: EventFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const joined = eq(accounts.id, securityEvents.accountId);
  const where = matching(filter);
  const found = db
    .select({ position: securityEvents.position })
    .from(securityEvents)
    .leftJoin(accounts, joined)
    .where(where)
    .limit(MOST_COUNTED)
    .as('found');
  const [events, total] = await Promise.all([
    db
      .select({
        position: securityEvents.position,
        at: securityEvents.at,
        kind: securityEvents.kind,
        accountId: securityEvents.accountId,
        username: accounts.username,
        subjectKind: securityEvents.subjectKind,
        subjectId: securityEvents.subjectId,
        address: securityEvents.address,
        details: securityEvents.details,
      })
      .from(securityEvents)
      .leftJoin(accounts, joined)
      .where(where)
      .orderBy(desc(securityEvents.position))
      .limit(limit)
      .offset(offset),
    where ? db.$count(found) : db.$count(securityEvents),
  ]);
  return { events, total };
}

export async function findKinds(db: Database): Promise<string[]> {
  const kinds = await db
    .selectDistinct({ kind: securityEvents.kind })
    .from(securityEvents)
    .orderBy(securityEvents.kind);
  return kinds.map(({ kind }) => kind);
}
