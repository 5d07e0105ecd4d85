import type { InferInsertModel } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { charterHistory, charterRequests } from './tables.ts';

export async function insertCharterRequest(
  db: Database,
  request: InferInsertModel<typeof charterRequests>,
): Promise<void> {
  await db.insert(charterRequests).values(request);
}

export async function insertHistory(
  db: Database,
  change: InferInsertModel<typeof charterHistory>,
): Promise<void> {
  await db.insert(charterHistory).values(change);
}
