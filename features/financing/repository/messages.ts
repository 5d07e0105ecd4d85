import { and, asc, count, eq, type InferInsertModel, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { financingMessages } from '../tables.ts';

export async function insertMessage(
  db: Database,
  message: InferInsertModel<typeof financingMessages>,
): Promise<void> {
  await db.insert(financingMessages).values(message);
}

export async function findMessages(db: Database, applicationId: string) {
  return db
    .select()
    .from(financingMessages)
    .where(eq(financingMessages.applicationId, applicationId))
    .orderBy(asc(financingMessages.createdAt), asc(financingMessages.id));
}

/** What the reader has not seen: the applicant what others wrote, staff what the applicant wrote. */
function isUnreadBy(reader: 'applicant' | 'staff') {
  return and(
    isNull(financingMessages.readAt),
    reader === 'applicant'
      ? ne(financingMessages.messageType, 'applicant')
      : eq(financingMessages.messageType, 'applicant'),
  );
}

function unreadBy(reader: 'applicant' | 'staff', applicationId: string) {
  return and(eq(financingMessages.applicationId, applicationId), isUnreadBy(reader));
}

/** The same of several applications at once; one without any is left out. */
export async function countUnreadOfEach(
  db: Database,
  applicationIds: readonly string[],
  reader: 'applicant' | 'staff',
): Promise<ReadonlyMap<string, number>> {
  if (applicationIds.length === 0) return new Map();
  const { applicationId } = financingMessages;
  const counted = await db
    .select({ applicationId, messages: count() })
    .from(financingMessages)
    .where(and(inArray(applicationId, [...applicationIds]), isUnreadBy(reader)))
    .groupBy(applicationId);
  return new Map(counted.map((row) => [row.applicationId, row.messages]));
}

export async function countUnread(
  db: Database,
  applicationId: string,
  reader: 'applicant' | 'staff',
): Promise<number> {
  const [counted] = await db
    .select({ messages: count() })
    .from(financingMessages)
    .where(unreadBy(reader, applicationId));
  return counted?.messages ?? 0;
}

export async function markRead(
  db: Database,
  applicationId: string,
  reader: 'applicant' | 'staff',
  now: Date,
): Promise<void> {
  await db.update(financingMessages).set({ readAt: now }).where(unreadBy(reader, applicationId));
}
