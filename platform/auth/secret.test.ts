import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AnswerCache } from '#platform/cache/answer-cache.ts';
import { claimDatabase, disownSecrets } from '#platform/storage/belonging.ts';
import { createApp } from '#site/app.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { resealFactors } from './reseal.ts';
import { addAuthSecret, authSecrets, secretConfigOf } from './secret.ts';
import { secondFactors } from './tables.ts';

let app: TestApp;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-secret-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that starts now: it reads the secrets anew. */
const site = () => ({ db: app.database.db, config: { ...app.deps.config } });
/** Asks a newly started process who is signed in. */
const whoIs = async (headers: Readonly<Record<string, string>>) => {
  const started = createApp({ ...app.deps, ...site() }, { cache: new AnswerCache(app.deps.now) });
  return (await started.fetch(new Request('http://localhost:3000/api/auth/user', { headers }))).status;
};

test('a new secret signs and encrypts from then on, the one before it still opens, and the one before that no more', async () => {
  const { db, config: started } = site();
  const [first = ''] = authSecrets(started);
  expect(await claimDatabase(db, started)).toBeUndefined();
  const before = await signInAs(site(), 'client');
  // As the library wrote it before: without naming the secret that it was encrypted with.
  const written = async (data: string) => symmetricEncrypt({ key: first, data });
  await db.insert(secondFactors).values({
    id: crypto.randomUUID(),
    userId: before.accountId,
    secret: await written('the seed'),
    backupCodes: await written('["a code"]'),
    verified: true,
  });

  addAuthSecret(dataDir);
  const { config } = site();
  const secrets = authSecrets(config);
  expect(secrets).toEqual([expect.stringMatching(/^[\w-]{64}$/), first]);
  expect(await claimDatabase(db, config)).toBeUndefined();
  // A process that knows only the former secret could not read what this one writes.
  expect(await claimDatabase(db, { ...config, authSecret: first })).toMatch(/another AUTH_SECRET/);
  // A process from before signs with the secret that it knows.
  expect(authSecrets(started)).toEqual([first]);
  expect(await whoIs(before.headers)).toBe(200);
  const after = await signInAs(site(), 'client');
  expect(await whoIs(after.headers)).toBe(200);

  expect(await resealFactors(db, secrets)).toBe(1);
  expect(await resealFactors(db, secrets)).toBe(0);
  await disownSecrets(db, secrets.slice(1));
  const [kept] = await db.select().from(secondFactors).where(eq(secondFactors.userId, before.accountId));
  const key = secretConfigOf(secrets.slice(0, 1));
  expect(await symmetricDecrypt({ key, data: kept?.secret ?? '' })).toBe('the seed');
  expect(await symmetricDecrypt({ key, data: kept?.backupCodes ?? '' })).toBe('["a code"]');
  // The new secret alone, given in the environment, is enough now.
  expect(await claimDatabase(db, { ...config, authSecret: secrets[0] })).toBeUndefined();

  addAuthSecret(dataDir);
  expect(authSecrets(site().config)).not.toContain(first);
  expect(await whoIs(before.headers)).toBe(401);
  expect(await whoIs(after.headers)).toBe(200);
});

test('of the environment the former one opens too, and seals nothing', () => {
  const given = { authSecret: 'n'.repeat(40), formerAuthSecret: 'f'.repeat(40), dataDir };
  expect(authSecrets(given)).toEqual([given.authSecret, given.formerAuthSecret]);
});

test('of the environment the same one twice is one, and lets people in', async () => {
  const same = 'Kq3vR8tYw2LmNc7xZb5sHd9fGj4pAe6uTi1o';
  const env = { DATA_DIR: dataDir, AUTH_SECRET: same, AUTH_SECRET_FORMER: same };
  const twice = await createTestApp({ env });
  try {
    const body = JSON.stringify({ username: 'rosa-delgado', password: 'tidewater at noon' });
    const headers = { 'content-type': 'application/json' };
    const signedIn = await twice.request('/api/auth/sign-in', { method: 'POST', headers, body });
    expect(signedIn.status).toBe(200);
    expect(authSecrets(twice.deps.config)).toEqual([same]);
  } finally {
    await twice.close();
  }
});
