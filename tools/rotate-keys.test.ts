import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authSecrets, secretConfigOf } from '#platform/auth/secret.ts';
import { secondFactors } from '#platform/auth/tables.ts';
import { projectFolder } from '#platform/project-folder.ts';
import { claimDatabase, disownSecrets } from '#platform/storage/belonging.ts';
import { openKeyRing } from '#platform/storage/keys.ts';
import { openVault } from '#platform/storage/vault.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { withoutSettings } from './without-settings.ts';

let app: TestApp;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-rotate-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the owner reads when they run the command. */
async function rotate(...parameters: string[]): Promise<string> {
  const own = { DATA_DIR: dataDir, DATABASE_URL: app.database.connectionString };
  const env = { ...withoutSettings(process.env), ...own };
  const run = promisify(execFile)(process.execPath, ['tools/rotate-keys.ts', ...parameters], {
    cwd: projectFolder,
    env,
  });
  return run.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

test('a second new secret, before second factors are encrypted with the first, is refused', async () => {
  const { db } = app.database;
  const secrets = () => authSecrets({ ...app.deps.config });
  const [first = ''] = secrets();
  await claimDatabase(db, app.deps.config);
  const { accountId: userId } = await signInAs(app.deps, 'client');
  const secret = await symmetricEncrypt({ key: first, data: 'the seed' });
  await db.insert(secondFactors).values({ id: crypto.randomUUID(), userId, secret, backupCodes: secret });

  const made = await rotate('--sign-in');
  expect(made).toContain('Made a new secret');
  expect(made).toContain(`out of date: make it anew, of\n  what opens backups: ${dataDir}/keys/backup.key`);
  expect(await rotate('--sign-in')).toContain('A new secret is there already');
  expect(secrets()).toEqual([expect.any(String), first]);
  // The same after a command that was killed before the database knew the new secret.
  await disownSecrets(db, secrets().slice(0, 1));
  expect(await rotate('--sign-in')).toContain('A new secret is there already');
  expect(secrets()).toContain(first);

  const resealed = await rotate();
  expect(resealed).toContain('1 second factors');
  expect(resealed).toContain('out of date: make it anew');
  const [kept] = await db.select().from(secondFactors);
  const key = secretConfigOf(secrets().slice(0, 1));
  expect(await symmetricDecrypt({ key, data: kept?.secret ?? '' })).toBe('the seed');
  expect(await rotate('--sign-in')).toContain('Made a new secret');
  expect(secrets()).not.toContain(first);
});

test('after a leak, links that were mailed before are no longer valid', async () => {
  const vault = openVault(openKeyRing(app.deps.config));
  const signature = vault.sign('link', 'text');
  expect(await rotate('--leaked', '--sign-in')).toContain('run it by itself');
  expect(await rotate('--leaked')).toContain('Made a new data key');
  expect(vault.isSigned('link', 'text', signature)).toBe(false);
});

test('one at a time: of two, each would forget the other’s key', async () => {
  const other = await app.database.pool.connect();
  try {
    await other.query("select pg_advisory_lock(hashtext('keys:rotate'))");
    expect(await rotate()).toContain('Another "npm run keys:rotate" is running');
  } finally {
    other.release(true);
  }
});
