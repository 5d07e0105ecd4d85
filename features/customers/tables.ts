import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#platform/auth/tables.ts';
import { at, cents } from '#platform/db/columns.ts';

/**
 * Privacy requests: a person asks to be erased, or to get everything stored about them. One colleague records it, another agrees.
 * The row is deleted once the request is done, refused or over; Activity keeps that it was done, without the person.
 */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['erase', 'export'] }).notNull(),
    /** An email address or an account name, in lower case. */
    who: text().notNull(),
    /** How the request came and how the person was identified, for the colleague who is to agree. */
    note: text().notNull().default(''),
    /** Null once that colleague's account is gone. */
    askedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    askedAt: at().notNull(),
    /** Null until a second colleague agrees. */
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
 * Everybody who asked for a charter, made an account, or was added by staff: one row for each address. Triggers on charters,
 * profiles and accounts (migrations 0006, 0103, 0108) keep the counted columns, whatever code makes the change.
 */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case; null for an account without an address. */
    email: text(),
    accountId: uuid(),
    name: text().notNull().default(''),
    phone: text().notNull().default(''),
    notes: text().notNull().default(''),
    /** Added by staff: the row stays even without a request or an account. */
    isAdded: boolean().notNull().default(false),
    /** Staff edited name or phone: neither follows the newest request any more. */
    isEdited: boolean().notNull().default(false),
    accounts: integer().notNull().default(0),
    requests: integer().notNull().default(0),
    /** How many of the requests were confirmed. */
    bookings: integer().notNull().default(0),
    spentCents: cents().notNull().default(0),
    firstSeenAt: at().notNull().defaultNow(),
    /** The latest request, departure or account creation; in the future for a charter ahead. */
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
      sql`plain_text(name || ' ' || coalesce(email, '') || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')) gin_trgm_ops`,
    ),
    index('customers_by_name').on(sql`lower(name)`, customer.id),
    index('customers_by_activity').on(customer.lastActiveAt, customer.id),
    index('customers_by_total').on(customer.spentCents, customer.id),
    index('customers_by_bookings').on(customer.bookings, customer.id),
  ],
);
