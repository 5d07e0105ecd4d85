import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterAll(() => database.drop());

it('the chain of security events is gone through past a pooler, at the server itself', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/verify-security.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Nothing listens at this address: the command must not use a pooler, which may refuse the settings of its session.
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/pooler',
      DATABASE_DIRECT_URL: database.connectionString,
    },
  });
  expect(stdout).toMatch(/^The chain of \d+ security events is whole\./);
});
