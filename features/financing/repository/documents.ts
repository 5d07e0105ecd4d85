import { and, asc, count, eq, type InferInsertModel, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { financingDocuments, financingRequestedDocuments } from '../tables.ts';

export async function insertDocument(
  db: Database,
  document: InferInsertModel<typeof financingDocuments>,
): Promise<void> {
  await db.insert(financingDocuments).values(document);
}

export async function findDocuments(db: Database, applicationId: string) {
  return db
    .select()
    .from(financingDocuments)
    .where(eq(financingDocuments.applicationId, applicationId))
    .orderBy(asc(financingDocuments.uploadedAt), asc(financingDocuments.id));
}

export async function findDocument(db: Database, applicationId: string, id: string) {
  const [found] = await db
    .select()
    .from(financingDocuments)
    .where(and(eq(financingDocuments.applicationId, applicationId), eq(financingDocuments.id, id)));
  return found;
}

export async function findDocumentOfFile(db: Database, fileId: string) {
  const [found] = await db.select().from(financingDocuments).where(eq(financingDocuments.fileId, fileId));
  return found;
}

export async function countDocuments(db: Database, applicationId: string): Promise<number> {
  const [counted] = await db
    .select({ documents: count() })
    .from(financingDocuments)
    .where(eq(financingDocuments.applicationId, applicationId));
  return counted?.documents ?? 0;
}

/** Deletes documents of an application, all of them without `ids`; answers their file ids. */
export async function deleteDocuments(
  db: Database,
  applicationId: string,
  ids?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .delete(financingDocuments)
    .where(
      and(
        eq(financingDocuments.applicationId, applicationId),
        ids ? inArray(financingDocuments.id, [...ids]) : undefined,
      ),
    )
    .returning({ fileId: financingDocuments.fileId });
  return rows.map(({ fileId }) => fileId);
}

/** Stores a colleague's review of a file. */
export async function updateReview(
  db: Database,
  id: string,
  review: Pick<InferInsertModel<typeof financingDocuments>, 'review' | 'reviewReason'>,
): Promise<void> {
  await db.update(financingDocuments).set(review).where(eq(financingDocuments.id, id));
}

/** Stores a document request; false if that document has been requested already. */
export async function insertRequestedDocument(
  db: Database,
  requested: InferInsertModel<typeof financingRequestedDocuments>,
): Promise<boolean> {
  const { rowCount } = await db.insert(financingRequestedDocuments).values(requested).onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteRequestedDocument(db: Database, id: string): Promise<void> {
  await db.delete(financingRequestedDocuments).where(eq(financingRequestedDocuments.id, id));
}

export async function findRequestedDocuments(db: Database, applicationId: string) {
  return db
    .select()
    .from(financingRequestedDocuments)
    .where(eq(financingRequestedDocuments.applicationId, applicationId))
    .orderBy(asc(financingRequestedDocuments.requestedAt), asc(financingRequestedDocuments.id));
}
