import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#core/language.ts';
import { accounts } from '#platform/auth/tables.ts';
import { at } from '#platform/db/columns.ts';
import { INQUIRY_STATE_NAMES } from './domain.ts';

const arrival = {
  id: uuid().primaryKey(),
  /** The hidden field was filled in. Such inquiries are stored for staff to see, but never mailed (product 5.4). */
  suspectedSpam: boolean().notNull().default(false),
  /** Sent faster than a person types: only a hint for staff. */
  sentQuickly: boolean().notNull().default(false),
  createdAt: at().notNull(),
  /** The language that the sender used and is answered in. */
  language: text({ enum: LANGUAGES }).notNull().default('en'),
};

/** The columns that staff change. */
const handling = () => ({
  state: text({ enum: INQUIRY_STATE_NAMES }).notNull().default('new'),
  assignedTo: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  answeredAt: at(),
  /** The charter request made from this inquiry. */
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
    index('contact_messages_of_address').on(sql`lower(email)`),
    index('contact_messages_new')
      .on(inquiry.createdAt, inquiry.id)
      .where(sql`state = 'new' and not suspected_spam`),
    index('contact_messages_of_assignee').on(inquiry.assignedTo).where(sql`assigned_to is not null`),
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
    /** The client's account; null for a guest's request, until somebody proves to own the address. */
    accountId: uuid(),
    /** When an account made it its own by the address; null where the account sent it itself. */
    claimedAt: at(),
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
    index('quote_requests_of_address').on(sql`lower(email)`),
    index('quote_requests_new')
      .on(inquiry.createdAt, inquiry.id)
      .where(sql`state = 'new' and not suspected_spam`),
    index('quote_requests_of_assignee').on(inquiry.assignedTo).where(sql`assigned_to is not null`),
    check('quote_requests_language', sql`${inquiry.language} in ('en', 'es', 'pt')`),
    check('quote_requests_state', sql`${inquiry.state} in ('new', 'answered', 'closed')`),
    index('quote_requests_of_account')
      .on(inquiry.accountId, inquiry.createdAt)
      .where(sql`account_id is not null`),
  ],
);

/** A view of both forms' tables as one list; a migration creates it. */
export const inquiries = pgView('inquiries', {
  ...arrival,
  kind: text({ enum: ['contact', 'quote'] }).notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  /** The occasion of a contact message, or the event of a quote request. */
  topic: text(),
  day: date({ mode: 'string' }),
  guests: integer(),
  message: text().notNull(),
  contactMethod: text(),
  duration: text(),
  preferredTime: text(),
  ...handling(),
}).existing();
