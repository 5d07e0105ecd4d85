import { and, asc, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Deps } from '#platform/deps.ts';
import { uploadsNamedIn } from '#platform/pictures/named.ts';
import { uploadedPictures, yachts } from '../tables.ts';

/** An uploaded picture: the hash of its content, and the name that shows it; the name is empty if unknown. */
export type UploadedName = { readonly hash: string; readonly name: string };

type Noting = Pick<Deps, 'db' | 'newId' | 'now'>;

/** Records pictures as in use now, or as just uploaded. A name that is already recorded stays. */
export async function noteWanted(
  { db, newId, now }: Noting,
  wanted: readonly UploadedName[],
  isUpload: boolean,
): Promise<void> {
  for (const { hash, name } of wanted) {
    await db
      .insert(uploadedPictures)
      .values({ hash, name, uploadId: newId(), wantedAt: now() })
      .onConflictDoUpdate({
        target: uploadedPictures.hash,
        set: {
          name: sql`case when ${uploadedPictures.name} = '' then excluded.name else ${uploadedPictures.name} end`,
          wantedAt: sql`greatest(${uploadedPictures.wantedAt}, excluded.wanted_at)`,
          ...(isUpload ? { uploadId: sql`excluded.upload_id` } : {}),
        },
      });
  }
}

/** Adds a row for stored pictures that have none yet. */
export async function noteKept({ db, newId, now }: Noting, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) {
    await db
      .insert(uploadedPictures)
      .values({ hash, name: '', uploadId: newId(), wantedAt: now() })
      .onConflictDoNothing();
  }
}

/** The names of the pictures in use or uploaded since that instant, the newest uploads first. */
export async function findUploads(db: Database, since: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ name: uploadedPictures.name })
    .from(uploadedPictures)
    .where(and(gte(uploadedPictures.wantedAt, since), ne(uploadedPictures.name, '')))
    .orderBy(desc(uploadedPictures.uploadId))
    .limit(limit);
  return found.map(({ name }) => name);
}

/** The hashes of the pictures neither in use nor uploaded since that instant, the longest unused first. */
export async function findUnwanted(db: Database, since: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ hash: uploadedPictures.hash })
    .from(uploadedPictures)
    .where(lt(uploadedPictures.wantedAt, since))
    .orderBy(asc(uploadedPictures.wantedAt))
    .limit(limit);
  return found.map(({ hash }) => hash);
}

/** Locks a picture if it is still unused since that instant, so that another upload of it waits; false if it is used again. */
export async function lockUnwanted(db: Database, hash: string, since: Date): Promise<boolean> {
  const found = await db
    .select({ hash: uploadedPictures.hash })
    .from(uploadedPictures)
    .where(and(eq(uploadedPictures.hash, hash), lt(uploadedPictures.wantedAt, since)))
    .for('update');
  return found.length > 0;
}

export async function deleteUploads(db: Database, hashes: readonly string[]): Promise<void> {
  await db.delete(uploadedPictures).where(inArray(uploadedPictures.hash, [...hashes]));
}

/** The uploads that any yacht refers to, archived ones included: such a yacht may be restored with its pictures. */
export const uploadsOfYachts = (db: Database) => uploadsNamedIn(db, [yachts]);
