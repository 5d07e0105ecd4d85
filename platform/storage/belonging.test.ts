import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { keyFingerprints } from '#platform/db/tables.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { claimDatabase, disownKey, reclaimDatabase } from './belonging.ts';
import { keyIdOf } from './keys.ts';

const opened: TestDatabase[] = [];
let db: TestDatabase['db'];
beforeEach(async () => {
  const database = await createTestDatabase(inject('databaseServer'));
  opened.push(database);
  db = database.db;
});
afterAll(() => Promise.all(opened.map((database) => database.drop())));

const aKey = () => randomBytes(32).toString('base64');
const aSecret = () => randomBytes(32).toString('base64url');
const idOf = (key: string) => keyIdOf(Buffer.from(key, 'base64'));
const settings = (authSecret: string, ...dataKeys: string[]) => ({
  authSecret,
  dataKeys,
  dataDir: '/nowhere',
});

describe('a database', () => {
  it('belongs to the keys that it was first opened with, and says so to others', async () => {
    const [key, secret] = [aKey(), aSecret()];
    expect(await claimDatabase(db, settings(secret, key))).toBeUndefined();
    expect(await claimDatabase(db, settings(secret, key))).toBeUndefined();
    expect(await claimDatabase(db, settings(secret, aKey()))).toMatch(
      new RegExp(`^This database belongs to a site with another data key \\(${idOf(key)}\\), .*DATA_KEYS`),
    );
    expect(await claimDatabase(db, settings(aSecret(), key))).toMatch(
      /^This database belongs to a site with another AUTH_SECRET, /,
    );
  });

  it('keeps neither a key nor a secret', async () => {
    const [key, secret] = [aKey(), aSecret()];
    await claimDatabase(db, settings(secret, key));
    const kept = JSON.stringify(await db.select().from(keyFingerprints));
    expect(kept).toContain(idOf(key));
    for (const word of [key, secret, Buffer.from(key, 'base64').toString('hex')])
      expect(kept).not.toContain(word);
  });

  it('follows a change of keys: both while one takes the place of the other, then the new one alone', async () => {
    const [old, young, secret] = [aKey(), aKey(), aSecret()];
    await claimDatabase(db, settings(secret, old));
    expect(await claimDatabase(db, settings(secret, young, old))).toBeUndefined();
    // Data may be sealed with either key, so both are needed.
    expect(await claimDatabase(db, settings(secret, old))).toContain(idOf(young));
    expect(await claimDatabase(db, settings(secret, young))).toContain(idOf(old));
    await disownKey(db, idOf(old));
    expect(await claimDatabase(db, settings(secret, young))).toBeUndefined();
  });

  it('is given to other keys on purpose only', async () => {
    await claimDatabase(db, settings(aSecret(), aKey()));
    const others = settings(aSecret(), aKey());
    expect(await claimDatabase(db, others)).toBeDefined();
    await reclaimDatabase(db, others);
    expect(await claimDatabase(db, others)).toBeUndefined();
  });
});
