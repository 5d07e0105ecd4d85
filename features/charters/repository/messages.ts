import { and, asc, eq, type InferInsertModel, type InferSelectModel, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { charterMessages } from '../tables.ts';

export type CharterMessage = InferSelectModel<typeof charterMessages>;

export async function insertMessage(
  db: Database,
  message: InferInsertModel<typeof charterMessages>,
): Promise<void> {
  await db.insert(charterMessages).values(message);
}

/** What the team wrote to the clients of these charters, the first first; its notes are its own. */
export async function findLetters(db: Database, charterIds: readonly string[]): Promise<CharterMessage[]> {
  if (charterIds.length === 0) return [];
  return db
    .select()
    .from(charterMessages)
    .where(and(inArray(charterMessages.charterId, [...charterIds]), eq(charterMessages.kind, 'mail')))
    .orderBy(asc(charterMessages.createdAt), asc(charterMessages.id));
}

/** What was written about a charter, the first first. */
export async function findMessages(db: Database, charterId: string): Promise<CharterMessage[]> {
  return db
    .select()
    .from(charterMessages)
    .where(eq(charterMessages.charterId, charterId))
    .orderBy(asc(charterMessages.createdAt), asc(charterMessages.id));
}
