import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StaffRole } from '#core/rights.ts';
import { at } from '#platform/db/columns.ts';

/**
 * The accounts that can sign in. The auth library also reads and writes the five tables here other than passkeys. Their
 * property names are the library's; the names in the database are ours.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** In lower case, because names that differ only in case are the same. */
    username: text().notNull().unique(),
    name: text().notNull().default(''),
    /**
     * The library requires an address: `<id>@no-mail.invalid`, never shown, mailed or exported. The real one is in the profile.
     */
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: text({ enum: ['client', 'administrator'] })
      .notNull()
      .default('client'),
    /** The staff roles of an administrator (core/rights.ts); a client has none. */
    staffRoles: text().array().$type<StaffRole[]>().notNull().default([]),
    /** Since when the account has that role. */
    roleSince: at().notNull().defaultNow(),
    /** The username with look-alike letters made equal (`lookOf`), so that no new name can be mistaken for an existing one. */
    look: text().notNull().default(''),
    bannedAt: at(),
    /** The password was made for the owner to replace: nothing else can be done before that. */
    mustChoosePassword: boolean().notNull().default(false),
    twoFactorEnabled: boolean().notNull().default(false),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
    /** To the day. A trigger on sessions keeps it up to date (migration 0033). */
    lastUsedAt: at().notNull().defaultNow(),
    /** When the owner was told that the account will be closed because nobody uses it. */
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
    /** Holds only a hash of the token in the browser's cookie, so that a reader of this table cannot use a session. */
    token: text('token_hash').notNull().unique(),
    userId: owner(),
    expiresAt: at().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When it was signed in. */
    createdAt: at().notNull(),
    /** When it was last used, to the minute for staff and to the day for clients. */
    updatedAt: at().notNull(),
    /** When the user of this session last proved to be the account's owner: by signing in, or later by password or code. */
    confirmedAt: at().notNull().defaultNow(),
  },
  (session) => [index('sessions_of_account').on(session.userId)],
);

/** How an account's owner proves who they are: the password, as a hash. */
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

/** Second factors. The secret and the recovery codes are encrypted. */
export const secondFactors = pgTable('second_factors', {
  id: uuid().primaryKey(),
  userId: owner().unique(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: at(),
});

/** The public keys of passkeys, with the names that their owners gave them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    /** The authenticator's own id for the passkey, in base64url, as the key is. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** The authenticator's count of uses. A count that goes backwards means a copied passkey. Many authenticators never count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    createdAt: at().notNull(),
    lastUsedAt: at(),
  },
  (passkey) => [index('passkeys_of_account').on(passkey.accountId)],
);
