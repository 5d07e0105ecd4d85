import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

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
    spentCents: bigint({ mode: 'number' }).notNull().default(0),
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
