import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#core/language.ts';
import { at } from '#platform/db/columns.ts';
import { DEFAULT_COUNTRY } from './domain.ts';

/** What a person tells about themselves. */
export const profiles = pgTable('profiles', {
  accountId: uuid().primaryKey(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  email: text().notNull().default(''),
  /** When its owner proved to read mail at that address; null for one that was only typed. */
  emailVerifiedAt: at(),
  phone: text().notNull().default(''),
  address: text().notNull().default(''),
  city: text().notNull().default(''),
  state: text().notNull().default(''),
  zipCode: text().notNull().default(''),
  country: text().notNull().default(DEFAULT_COUNTRY),
  preferredContactMethod: text().notNull().default('email'),
  /** In which its owner is written to. */
  language: text({ enum: LANGUAGES }).notNull().default('en'),
  updatedAt: at().notNull(),
});

/** Links that were mailed. Only a hash is kept, so that this table alone opens nothing. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid().notNull(),
    purpose: text({ enum: ['reset-password', 'verify-email', 'restore-email'] }).notNull(),
    /** The address it was mailed to. */
    email: text().notNull(),
    /** The account's second factor when the link was made; one that came later is not its owner's. */
    secondFactorId: uuid(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (link) => [index('account_links_of_account').on(link.accountId, link.purpose)],
);

/** Browsers in which an account's password was once right. */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid().notNull(),
    deviceHash: text().notNull(),
    lastSeenAt: at().notNull(),
  },
  (device) => [primaryKey({ columns: [device.accountId, device.deviceHash] })],
);

/** The latest tries of whatever is limited: a name, an address, a known browser. Those that succeed are taken out again. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    bucket: text().primaryKey(),
    /** In milliseconds since 1970, the oldest first. */
    tries: jsonb().$type<readonly number[]>().notNull(),
    lastTryAt: at().notNull(),
  },
  (tried) => [index('sign_in_tries_by_age').on(tried.lastTryAt)],
);

/** One-time passwords that were asked for a colleague, one at most for each, until they are made, refused or over. */
export const passwordRequests = pgTable('password_requests', {
  accountId: uuid().primaryKey(),
  askedBy: uuid().notNull(),
  withoutSecondFactor: boolean().notNull(),
  askedAt: at().notNull(),
  /** From then on it needs nobody else's word. */
  dueAt: at().notNull(),
  expiresAt: at().notNull(),
});
