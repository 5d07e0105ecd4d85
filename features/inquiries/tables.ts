import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#core/language.ts';
import { accounts } from '#platform/auth/tables.ts';
import { at } from '#platform/db/columns.ts';
import { INQUIRY_STATE_NAMES } from './domain.ts';

const arrival = {
  id: uuid().primaryKey(),
  /** A filled hidden field: kept for staff to look at, never mailed (product 5.4). */
  suspectedSpam: boolean().notNull().default(false),
  /** Sent faster than a person types: a mark for staff, nothing more. */
  sentQuickly: boolean().notNull().default(false),
  createdAt: at().notNull(),
  /** The language the message was written in, and is answered in. */
  language: text({ enum: LANGUAGES }).notNull().default('en'),
};

/** What staff make of it. */
const handling = () => ({
  state: text({ enum: INQUIRY_STATE_NAMES }).notNull().default('new'),
  assignedTo: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  answeredAt: at(),
  /** The charter request that was made of it. */
  charterId: uuid(),
  version: integer().notNull().default(1),
});

/** A message from the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    ...arrival,
    ...handling(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    numberOfGuests: integer(),
    occasion: text(),
    contactMethod: text(),
    preferredOn: date({ mode: 'string' }),
    duration: text(),
    preferredTime: text(),
    message: text().notNull(),
  },
  (inquiry) => [
    index('contact_messages_by_age').on(inquiry.createdAt),
    check('contact_messages_language', sql`${inquiry.language} in ('en', 'es', 'pt')`),
    check('contact_messages_state', sql`${inquiry.state} in ('new', 'answered', 'closed')`),
  ],
);

/** A request for an event's quote, from the quote modal or the special events form. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    ...arrival,
    ...handling(),
    /** Whose it is; null for a guest's, until somebody proves that the address is theirs. */
    accountId: uuid(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    eventType: text(),
    eventOn: date({ mode: 'string' }),
    guests: integer(),
    message: text().notNull().default(''),
  },
  (inquiry) => [
    index('quote_requests_by_age').on(inquiry.createdAt),
    check('quote_requests_language', sql`${inquiry.language} in ('en', 'es', 'pt')`),
    check('quote_requests_state', sql`${inquiry.state} in ('new', 'answered', 'closed')`),
    index('quote_requests_of_account')
      .on(inquiry.accountId, inquiry.createdAt)
      .where(sql`account_id is not null`),
    index('quote_requests_to_claim').on(sql`lower(email)`).where(sql`account_id is null`),
  ],
);

/** Both forms as one list: a view, made by the migration. */
export const inquiries = pgView('inquiries', {
  ...arrival,
  kind: text({ enum: ['contact', 'quote'] }).notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  /** The occasion of a message, the event of a quote. */
  topic: text(),
  day: date({ mode: 'string' }),
  guests: integer(),
  message: text().notNull(),
  contactMethod: text(),
  duration: text(),
  preferredTime: text(),
  ...handling(),
}).existing();
