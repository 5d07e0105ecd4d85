import { boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const arrival = {
  id: uuid().primaryKey(),
  /** A filled hidden field: kept for staff to look at, never mailed (decisions §7, Bots). */
  suspectedSpam: boolean().notNull().default(false),
  /** Sent faster than a person types: a mark for staff, nothing more. */
  sentQuickly: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
};

/** A message from the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    ...arrival,
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
  (inquiry) => [index('contact_messages_by_age').on(inquiry.createdAt)],
);

/** A request for an event's quote, from the quote modal or the special events form. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    ...arrival,
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    eventType: text(),
    eventOn: date({ mode: 'string' }),
    guests: integer(),
    message: text().notNull().default(''),
  },
  (inquiry) => [index('quote_requests_by_age').on(inquiry.createdAt)],
);
