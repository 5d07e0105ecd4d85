import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#platform/auth/tables.ts';
import { at, cents } from '#platform/db/columns.ts';

/**
 * What a person has asked the business for, by their right: that they be erased, or told all that is kept of them. One colleague writes it
 * down, another agrees. The row goes once it is done, refused or over; that it was done stays in Activity, without whom.
 */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['erase', 'export'] }).notNull(),
    /** An email address, or the name of an account; in lower case. */
    who: text().notNull(),
    /** How it came and was checked, for the colleague who is to agree. */
    note: text().notNull().default(''),
    askedBy: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    askedAt: at().notNull(),
    /** Null while it waits. */
    agreedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    endsAt: at().notNull(),
  },
  (request) => [
    check('privacy_requests_kind', sql`${request.kind} in ('erase', 'export')`),
    unique('privacy_requests_once').on(request.kind, request.who),
    index('privacy_requests_by_end').on(request.endsAt),
  ],
);

/**
 * Everybody who asked for a charter, made an account, or was written down by staff: one row for each address. What is
 * counted in it is kept by triggers on charters, profiles and accounts (migration 0006), whoever makes the change.
 */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case; null for an account that has no address yet. */
    email: text(),
    accountId: uuid(),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    notes: text().notNull().default(''),
    /** Written down by staff: it stays without a request or an account. */
    isAdded: boolean().notNull().default(false),
    /** Name and phone are staff's own, and no longer those of the newest request. */
    isEdited: boolean().notNull().default(false),
    accounts: integer().notNull().default(0),
    requests: integer().notNull().default(0),
    /** Of the requests, those that were confirmed. */
    bookings: integer().notNull().default(0),
    spentCents: cents().notNull().default(0),
    firstSeenAt: at().notNull().defaultNow(),
    /** The latest request, departure or account. */
    lastActiveAt: at().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (customer) => [
    unique('customers_email').on(customer.email),
    unique('customers_account').on(customer.accountId),
    check(
      'customers_email_lower',
      sql`${customer.email} = lower(${customer.email}) and ${customer.email} <> ''`,
    ),
    check('customers_known_by_one', sql`(${customer.email} is null) <> (${customer.accountId} is null)`),
    index('customers_search').using(
      'gin',
      sql`(lower(name || ' ' || coalesce(email, '') || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))) gin_trgm_ops`,
    ),
    index('customers_by_name').on(sql`lower(name)`, customer.id),
    index('customers_by_activity').on(customer.lastActiveAt, customer.id),
    index('customers_by_total').on(customer.spentCents, customer.id),
    index('customers_by_bookings').on(customer.bookings, customer.id),
  ],
);
