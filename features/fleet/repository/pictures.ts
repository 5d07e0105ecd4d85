import { and, asc, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Deps } from '#platform/deps.ts';
import { uploadsNamedIn } from '#platform/pictures/named.ts';
import { uploadedPictures, yachts } from '../tables.ts';

/** An uploaded picture by its content, and by the name that shows it; empty where that is not known. */
export type UploadedName = { readonly hash: string; readonly name: string };

type Noting = Pick<Deps, 'db' | 'newId' | 'now'>;

/** Notes pictures as wanted now, or as uploaded; the name that is known of one stays. */
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

/** Gives stored pictures a row that have none yet. */
export async function noteKept({ db, newId, now }: Noting, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) {
    await db
      .insert(uploadedPictures)
      .values({ hash, name: '', uploadId: newId(), wantedAt: now() })
      .onConflictDoNothing();
  }
}

/** The names of the pictures that were wanted since then, the newest uploads first. */
export async function findUploads(db: Database, since: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ name: uploadedPictures.name })
    .from(uploadedPictures)
    .where(and(gte(uploadedPictures.wantedAt, since), ne(uploadedPictures.name, '')))
    .orderBy(desc(uploadedPictures.uploadId))
    .limit(limit);
  return found.map(({ name }) => name);
}

/** The pictures that nobody has wanted since then, the longest unwanted first. */
export async function findUnwanted(db: Database, since: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ hash: uploadedPictures.hash })
    .from(uploadedPictures)
    .where(lt(uploadedPictures.wantedAt, since))
    .orderBy(asc(uploadedPictures.wantedAt))
    .limit(limit);
  return found.map(({ hash }) => hash);
}

/** Locks a picture that still nobody has wanted since then, so that uploading it again waits; false where somebody has. */
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

/** The uploads that any yacht names, those out of the fleet too: she may come back with her pictures. */
export const uploadsOfYachts = (db: Database) => uploadsNamedIn(db, [yachts]);
