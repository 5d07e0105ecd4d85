import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StaffRole } from '#core/rights.ts';
import { at } from '#platform/db/columns.ts';

/**
 * Who can sign in. These five tables, all here but passkeys, are read and written by the auth library as well; the names of their properties
 * are the library's, the names in the database are ours.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** In lower case: names are told apart without it. */
    username: text().notNull().unique(),
    name: text().notNull().default(''),
    /** The library wants one: `<id>@no-mail.invalid`, never shown, mailed or exported. A person's own is in the profile. */
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: text({ enum: ['client', 'administrator'] })
      .notNull()
      .default('client'),
    /** What an administrator is on the team for (core/rights.ts); a client has none. */
    staffRoles: text().array().$type<StaffRole[]>().notNull().default([]),
    /** Since when it has that role. */
    roleSince: at().notNull().defaultNow(),
    /** What the username looks like to a person; empty for one that is like nothing else. */
    look: text().notNull().default(''),
    bannedAt: at(),
    /** The password was made for somebody else to replace: nothing else can be done before it is. */
    mustChoosePassword: boolean().notNull().default(false),
    twoFactorEnabled: boolean().notNull().default(false),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
    /** To the day; a trigger on sessions keeps it (migration 0033). */
    lastUsedAt: at().notNull().defaultNow(),
    /** When its owner was told that it will be closed because nobody uses it. */
    closingNoticeAt: at(),
  },
  (account) => [
    check('accounts_role', sql`${account.role} in ('client', 'administrator')`),
    check(
      'accounts_staff_roles',
      sql`${account.staffRoles} <@ array['administrator', 'charter-desk', 'content', 'underwriting', 'read-only']::text[]`,
    ),
    index('accounts_by_look').on(account.look),
  ],
);

const owner = () => uuid('account_id').notNull();

/** Browsers that are signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    /** Of the token in the browser's cookie there is a hash only: who reads this table is signed in nowhere. */
    token: text('token_hash').notNull().unique(),
    userId: owner(),
    expiresAt: at().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When it was signed in. */
    createdAt: at().notNull(),
    /** When it was last used, to the minute for staff and to the day for clients. */
    updatedAt: at().notNull(),
    /** When its bearer last proved to be the account's owner: by signing in, or by password or code since. */
    confirmedAt: at().notNull().defaultNow(),
  },
  (session) => [index('sessions_of_account').on(session.userId)],
);

/** How an account proves itself: its password, as a hash. */
export const credentials = pgTable('credentials', {
  id: uuid().primaryKey(),
  userId: owner().unique(),
  providerId: text().notNull(),
  accountId: text('provider_account_id').notNull(),
  password: text(),
  accessToken: text(),
  refreshToken: text(),
  idToken: text(),
  accessTokenExpiresAt: at(),
  refreshTokenExpiresAt: at(),
  scope: text(),
  createdAt: at().notNull(),
  updatedAt: at().notNull(),
});

/** Sign-ins that wait for their second factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at().notNull(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (challenge) => [index('sign_in_challenges_by_name').on(challenge.identifier)],
);

/** A second factor: the secret and the recovery codes are encrypted. */
export const secondFactors = pgTable('second_factors', {
  id: uuid().primaryKey(),
  userId: owner().unique(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: at(),
});

/** Passkeys: their public halves, under the names that their owners gave them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    /** The authenticator's own name for it, base64url as the key is. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often it was used, by its own count; one that runs backwards is a copy. Many never count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    createdAt: at().notNull(),
    lastUsedAt: at(),
  },
  (passkey) => [index('passkeys_of_account').on(passkey.accountId)],
);
