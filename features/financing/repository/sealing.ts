import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { financingApplications, financingDocuments } from '../tables.ts';

/** The next so many applications after an id with what is sealed in them; locked until the transaction ends. */
export async function lockSealedFields(db: Database, after: string, most: number) {
  return db
    .select({
      id: financingApplications.id,
      dateOfBirth: financingApplications.sealedDateOfBirth,
      ssnLast4: financingApplications.sealedSsnLast4,
    })
    .from(financingApplications)
    .where(and(gt(financingApplications.id, after), eq(financingApplications.isDemo, false)))
    .orderBy(asc(financingApplications.id))
    .limit(most)
    .for('update');
}

export async function updateSealedFields(
  db: Database,
  id: string,
  sealed: { readonly dateOfBirth?: Buffer | undefined; readonly ssnLast4?: Buffer | undefined },
): Promise<void> {
  await db
    .update(financingApplications)
    .set({
      ...(sealed.dateOfBirth ? { sealedDateOfBirth: sealed.dateOfBirth } : {}),
      ...(sealed.ssnLast4 ? { sealedSsnLast4: sealed.ssnLast4 } : {}),
    })
    .where(eq(financingApplications.id, id));
}

/** The next so many file names after an id; locked until the transaction ends. */
export async function lockSealedNames(db: Database, after: string, most: number) {
  return db
    .select({ id: financingDocuments.id, sealedFileName: financingDocuments.sealedFileName })
    .from(financingDocuments)
    .where(gt(financingDocuments.id, after))
    .orderBy(asc(financingDocuments.id))
    .limit(most)
    .for('update');
}

export async function updateSealedName(db: Database, id: string, sealedFileName: Buffer): Promise<void> {
  await db.update(financingDocuments).set({ sealedFileName }).where(eq(financingDocuments.id, id));
}

/** True while a field or a file name is sealed with the key of that id (bytes 2 to 9 of an envelope). */
export async function isKeyInUse(db: Database, keyId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select exists (
      select from financing_applications
      where substring(sealed_date_of_birth from 2 for 8) = decode(${keyId}, 'hex')
         or substring(sealed_ssn_last4 from 2 for 8) = decode(${keyId}, 'hex')
    ) or exists (
      select from financing_documents where substring(sealed_file_name from 2 for 8) = decode(${keyId}, 'hex')
    ) as "isInUse"`);
  return rows[0]?.isInUse === true;
}
