import { asc, eq, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { charterMessages } from '../tables.ts';

export type CharterMessage = InferSelectModel<typeof charterMessages>;

export async function insertMessage(
  db: Database,
  message: InferInsertModel<typeof charterMessages>,
): Promise<void> {
  await db.insert(charterMessages).values(message);
}

/** What was written about a charter, the first first. */
export async function findMessages(db: Database, charterId: string): Promise<CharterMessage[]> {
  return db
    .select()
    .from(charterMessages)
    .where(eq(charterMessages.charterId, charterId))
    .orderBy(asc(charterMessages.createdAt), asc(charterMessages.id));
}
