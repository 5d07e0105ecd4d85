import { and, eq, inArray, ne } from 'drizzle-orm';
import { authSecret, authSecrets, type SecretSettings, secretIdOf } from '#platform/auth/secret.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import { keyFingerprints } from '#platform/db/tables.ts';
import { openKeyRing } from './keys.ts';

type KeySettings = SecretSettings & Pick<Config, 'dataKeys'>;

const IF_MEANT =
  'If these are the right ones from now on, stop every process and run "npm run keys:rotate -- --accept".';

/**
 * Notes the fingerprints of the keys that this database belongs to. A process needs every key that may have sealed data in it,
 * and the one secret that signs sessions; otherwise two processes could not read what the other has written.
 *
 * @returns a sentence for the person who starts a process with other keys; undefined when the keys are right
 */
export async function claimDatabase(db: Database, settings: KeySettings): Promise<string | undefined> {
  const known = await db.select().from(keyFingerprints);
  const dataKeys = openKeyRing(settings)
    .all()
    .map(({ id }) => id);
  const missing = known.filter(({ kind, fingerprint }) => kind === 'data' && !dataKeys.includes(fingerprint));
  if (missing.length > 0) {
    const names = missing.map(({ fingerprint }) => fingerprint).join(', ');
    return `This database belongs to a site with another data key (${names}), and what that has sealed could not be opened: give each process the same DATA_KEYS, or the same DATA_DIR. ${IF_MEANT}`;
  }
  const secrets = authSecrets(settings).map(secretIdOf);
  if (known.some(({ kind, fingerprint }) => kind === 'session' && !secrets.includes(fingerprint))) {
    return `This database belongs to a site with another AUTH_SECRET, and nobody could stay signed in: give each process the same AUTH_SECRET, or the same DATA_DIR. ${IF_MEANT}`;
  }
  await note(db, dataKeys[0], secretIdOf(authSecret(settings)));
  return undefined;
}

/** Assigns the database to these keys, whatever keys it belonged to before. */
export async function reclaimDatabase(db: Database, settings: KeySettings): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(keyFingerprints);
    await note(tx, openKeyRing(settings).current().id, secretIdOf(authSecret(settings)));
  });
}

/** Whether data may still be encrypted with another secret than the newest: until `disownSecrets` removes that one. */
export async function needsFormerSecret(db: Database, settings: SecretSettings): Promise<boolean> {
  const { kind, fingerprint } = keyFingerprints;
  const isFormer = and(eq(kind, 'session'), ne(fingerprint, secretIdOf(authSecret(settings))));
  return (await db.$count(keyFingerprints, isFormer)) > 0;
}

/** Removes secrets that no data is encrypted with any more, so that the site may open without them. */
export async function disownSecrets(db: Database, secrets: readonly string[]): Promise<void> {
  if (secrets.length === 0) return;
  const ids = secrets.map(secretIdOf);
  await db
    .delete(keyFingerprints)
    .where(and(eq(keyFingerprints.kind, 'session'), inArray(keyFingerprints.fingerprint, ids)));
}

/** Removes a key that no data is sealed with any more, so that the site may open without it. */
export async function disownKey(db: Database, keyId: string): Promise<void> {
  await db
    .delete(keyFingerprints)
    .where(and(eq(keyFingerprints.kind, 'data'), eq(keyFingerprints.fingerprint, keyId)));
}

async function note(db: Database, dataKey: string | undefined, secret: string): Promise<void> {
  await db
    .insert(keyFingerprints)
    .values([
      ...(dataKey ? [{ kind: 'data' as const, fingerprint: dataKey }] : []),
      { kind: 'session' as const, fingerprint: secret },
    ])
    .onConflictDoNothing();
}
