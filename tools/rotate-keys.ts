import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { orderedIds } from '#core/ids.ts';
import { recordSecurityEvents } from '#features/security/service/index.ts';
import { resealFactors } from '#platform/auth/reseal.ts';
import { addAuthSecret, authSecrets } from '#platform/auth/secret.ts';
import type { Config } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { bringUpToDate } from '#platform/db/migrate.ts';
import {
  claimDatabase,
  disownKey,
  disownSecrets,
  needsFormerSecret,
  reclaimDatabase,
} from '#platform/storage/belonging.ts';
import { addDataKey, openKeyRing } from '#platform/storage/keys.ts';
import { isKeyInUse, reseal } from '#platform/storage/reseal.ts';
import { openVault } from '#platform/storage/vault.ts';
import { SEALED } from '#site/sealed.ts';
import {
  projectFolder,
  runCommand,
  sayWhereKeysAre,
  siteSettings,
  withSiteDatabase,
} from './site-command.ts';

const COPY_ANEW = 'The copy of the keys that you keep elsewhere is out of date: make it anew, of';

/**
 * `npm run keys:rotate`: makes a new data key (unless DATA_KEYS sets the keys) and seals all sealed records and files with the
 * newest key. The site may be running; if a run is interrupted, run it again. With `--leaked`, what the keys so far have signed
 * (mailed links to applications) no longer counts. `--accept` only records that the database belongs to the keys of these
 * settings, for a site that refuses to start with them. `--sign-in` instead makes a new secret for signing in; the one before it
 * stays valid beside it.
 */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      accept: { type: 'boolean', default: false },
      leaked: { type: 'boolean', default: false },
      'sign-in': { type: 'boolean', default: false },
    },
  });
  if (values.leaked && (values.accept || values['sign-in']))
    throw new Error('--leaked is about the data keys: run it by itself.');
  const config = siteSettings();
  await withSiteDatabase(config, async (site) => {
    await bringUpToDate(site, path.join(projectFolder, 'database/migrations'));
    const { db, pool, close } = openDatabase(site.directConnectionString, { max: 3, statementMs: 60_000 });
    // Two at once would each write the key files, and the new key of one of them would be lost.
    const turn = await pool.connect();
    try {
      const { rows } = await turn.query("select pg_try_advisory_lock(hashtext('keys:rotate')) as mine");
      if (!rows[0]?.mine) throw new Error('Another "npm run keys:rotate" is running: wait until it is done.');
      if (values.accept) {
        await reclaimDatabase(db, config);
        await note(db, 'accepted the keys');
        console.log('The database belongs to the keys of these settings now.');
        return;
      }
      await claimOrThrow(db, config);
      if (values['sign-in']) return await makeSecret(db, config);
      await retireSecrets(db, config);
      if (config.dataKeys.length === 0) {
        const isInUse = async (keyId: string) => {
          const isKept = await isKeyInUse(db, keyId);
          if (!isKept) await disownKey(db, keyId);
          return isKept;
        };
        await addDataKey(config.dataDir, new Date(), isInUse, values.leaked);
        console.log('Made a new data key.');
        sayWhereKeysAre(config, COPY_ANEW);
      } else {
        console.log('The keys are set by DATA_KEYS: sealing everything with the first of them.');
        if (values.leaked)
          console.log('What the others have signed counts until you take them out of DATA_KEYS and restart.');
      }
      // Records the new key in the database, too, before anything is sealed with it.
      await claimOrThrow(db, config);
      const keys = openKeyRing(config);
      await note(db, 'rotated the keys', { isLeaked: values.leaked });
      const deps = { db, vault: openVault(keys) };
      // Run twice: during the first round a running process may still have sealed something with the old key.
      let records = 0;
      let files = 0;
      for (const _round of [1, 2]) {
        records += await reseal(deps, SEALED.records);
        files += await reseal(deps, SEALED.files);
      }
      console.log(`Sealed anew: ${records} records and the keys of ${files} files.`);
      for (const { id } of keys.all().slice(1)) {
        const isStillUsed = await isKeyInUse(db, id);
        if (!isStillUsed) await disownKey(db, id);
        console.log(`Key ${id} is ${isStillUsed ? 'still in use; run this again.' : 'no longer used.'}`);
      }
    } finally {
      turn.release(true);
      await close();
    }
  });
});

/** Leaves a security event: whoever reads them later must see when the keys have changed. */
const note = (db: Database, kind: string, details = {}) =>
  recordSecurityEvents({ db, now: () => new Date(), newId: orderedIds(Date.now, () => randomBytes(10)) }, [
    { kind, accountId: null, subject: { kind: 'site', id: 'keys' }, details },
  ]);

/** Adds a new secret for signing in to the file in the data folder. */
async function makeSecret(db: Database, config: Config): Promise<void> {
  if (config.authSecret)
    throw new Error(
      'The secret is set by AUTH_SECRET: put it into AUTH_SECRET_FORMER, a new one into AUTH_SECRET, restart every process, then run "npm run keys:rotate".',
    );
  // The file keeps two secrets: a third would push out the one that second factors are still encrypted with.
  if (await needsFormerSecret(db, config))
    throw new Error(
      'A new secret is there already: restart every process, then run "npm run keys:rotate" without --sign-in.',
    );
  addAuthSecret(config.dataDir);
  // A copy: of settings that were used before, the secrets are not read again.
  await claimOrThrow(db, { ...config });
  await note(db, 'made a new secret for signing in');
  console.log(
    'Made a new secret; the one before it still counts. Restart every process, then run "npm run keys:rotate".',
  );
  sayWhereKeysAre(config, COPY_ANEW);
}

/** Encrypts second factors with the newest secret, while the one before it can still decrypt them. */
async function retireSecrets(db: Database, config: Config): Promise<void> {
  const secrets = authSecrets(config);
  if (secrets.length < 2) return;
  const factors = await resealFactors(db, secrets);
  await disownSecrets(db, secrets.slice(1));
  console.log(
    `Encrypted anew: ${factors} second factors. Only sessions from before still need the former secret.`,
  );
}

/** Refuses keys that are not the database's own: with them everything sealed in it would be unreadable. */
async function claimOrThrow(db: Database, config: Config): Promise<void> {
  const refusal = await claimDatabase(db, config);
  if (refusal) throw new Error(refusal);
}
