import { randomUUID } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import { accountLinks, profiles } from '#features/accounts/tables.ts';
import {
  accounts,
  credentials,
  passkeys,
  secondFactors,
  sessions,
  signInChallenges,
} from '#platform/auth/tables.ts';
import type { Deps } from '#platform/deps.ts';

/**
 * Writes a person's word into every part of an account, and of a staff member's account beside it; answers the ids of
 * both.
 */
export async function plantAccount({ db }: Pick<Deps, 'db'>, word: string, at: Date) {
  const email = `${word.toLowerCase()}@visitors.example`;
  const [accountId, staffId] = [randomUUID(), randomUUID()];
  const times = { createdAt: at, updatedAt: at };
  const put = async <Table extends PgTable>(table: Table, ...rows: Table['$inferInsert'][]) =>
    void (await db.insert(table).values(rows));

  await put(
    accounts,
    {
      id: accountId,
      username: word.toLowerCase(),
      look: word,
      email: `${accountId}@x.invalid`,
      ...times,
      lastUsedAt: at,
    },
    { id: staffId, username: 'keeper', email: `${staffId}@x.invalid`, role: 'administrator', ...times },
  );
  await put(profiles, { accountId, firstName: word, email, emailVerifiedAt: at, phone: word, updatedAt: at });
  await put(credentials, {
    id: randomUUID(),
    userId: accountId,
    accountId,
    providerId: 'credential',
    password: word,
    ...times,
  });
  await put(secondFactors, { id: randomUUID(), userId: accountId, secret: word, backupCodes: word });
  await put(passkeys, {
    id: randomUUID(),
    accountId,
    credentialId: word,
    publicKey: word,
    counter: 0,
    name: word,
    createdAt: at,
  });
  await put(sessions, {
    id: randomUUID(),
    token: word,
    userId: accountId,
    expiresAt: at,
    ipAddress: word,
    userAgent: word,
    ...times,
  });
  await put(signInChallenges, {
    id: randomUUID(),
    identifier: word,
    value: accountId,
    expiresAt: at,
    ...times,
  });
  await put(accountLinks, {
    tokenHash: word,
    accountId,
    purpose: 'verify-email',
    email,
    createdAt: at,
    expiresAt: at,
  });
  return { accountId, staffId };
}
