import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { secretConfigOf } from './secret.ts';
import { secondFactors } from './tables.ts';

const AT_ONCE = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Encrypts every second factor and its recovery codes with the newest secret. Each batch is one transaction, so an interrupted
 * run keeps what is done, and the next run continues. Returns how many rows were encrypted anew.
 */
export async function resealFactors(db: Database, secrets: readonly string[]): Promise<number> {
  const key = secretConfigOf(secrets);
  const anew = async (data: string) =>
    parseEnvelope(data)?.version === key.currentVersion
      ? undefined
      : symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  let done = 0;
  let after: string | undefined = FIRST;
  while (after !== undefined) {
    const since: string = after;
    after = await db.transaction(async (tx) => {
      const { id, secret, backupCodes } = secondFactors;
      const rows = await tx
        .select({ id, secret, backupCodes })
        .from(secondFactors)
        .where(gt(id, since))
        .orderBy(asc(id))
        .limit(AT_ONCE)
        .for('update');
      for (const row of rows) {
        const [seed, codes] = [await anew(row.secret), await anew(row.backupCodes)];
        if (seed === undefined && codes === undefined) continue;
        const changed = { secret: seed ?? row.secret, backupCodes: codes ?? row.backupCodes };
        await tx.update(secondFactors).set(changed).where(eq(id, row.id));
        done += 1;
      }
      return rows.at(-1)?.id;
    });
  }
  return done;
}
