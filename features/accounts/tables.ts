import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#core/language.ts';
import { at } from '#platform/db/columns.ts';
import { DEFAULT_COUNTRY } from './domain.ts';

/** What an account's owner tells about themselves. */
export const profiles = pgTable('profiles', {
  accountId: uuid().primaryKey(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  email: text().notNull().default(''),
  /** When the owner confirmed the address; null if it was only typed. */
  emailVerifiedAt: at(),
  phone: text().notNull().default(''),
  address: text().notNull().default(''),
  city: text().notNull().default(''),
  state: text().notNull().default(''),
  zipCode: text().notNull().default(''),
  country: text().notNull().default(DEFAULT_COUNTRY),
  preferredContactMethod: text().notNull().default('email'),
  /** The language of mails to the owner. */
  language: text({ enum: LANGUAGES }).notNull().default('en'),
  updatedAt: at().notNull(),
});

/** Mailed links. Only a hash of the token is stored, so that a copy of this table opens nothing. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text().primaryKey(),
    accountId: uuid().notNull(),
    purpose: text({ enum: ['reset-password', 'verify-email', 'restore-email'] }).notNull(),
    /** The address that the link was mailed to. */
    email: text().notNull(),
    /** The account's second factor when the link was made. A later one was not set by the owner. */
    secondFactorId: uuid(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (link) => [index('account_links_of_account').on(link.accountId, link.purpose)],
);

/** Browsers that have once signed in to an account. */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid().notNull(),
    deviceHash: text().notNull(),
    lastSeenAt: at().notNull(),
  },
  (device) => [primaryKey({ columns: [device.accountId, device.deviceHash] })],
);

/** The latest tries of everything that is limited: a name, an address, a known browser. Successful tries are removed again. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    bucket: text().primaryKey(),
    /** Milliseconds since 1970, the oldest first. */
    tries: jsonb().$type<readonly number[]>().notNull(),
    lastTryAt: at().notNull(),
  },
  (tried) => [index('sign_in_tries_by_age').on(tried.lastTryAt)],
);

/** Requests for colleagues' one-time passwords, at most one per colleague, until the password is created, refused or expired. */
export const passwordRequests = pgTable('password_requests', {
  accountId: uuid().primaryKey(),
  askedBy: uuid().notNull(),
  withoutSecondFactor: boolean().notNull(),
  askedAt: at().notNull(),
  /** From this instant on, no second administrator is needed. */
  dueAt: at().notNull(),
  expiresAt: at().notNull(),
});
