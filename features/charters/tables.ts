import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A visitor's request for a charter, and what becomes of it. */
export const charterRequests = pgTable(
  'charter_requests',
  {
    id: uuid().primaryKey(),
    requestType: text({ enum: ['charter'] }).notNull(),
    yachtId: text().notNull(),
    /** The name at the time of the request: an archived or renamed yacht keeps it in past requests. */
    yachtName: text().notNull(),
    status: text({
      enum: ['pending', 'reviewed', 'contacted', 'quoted', 'confirmed', 'completed', 'cancelled'],
    })
      .notNull()
      .default('pending'),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    startOn: date({ mode: 'string' }).notNull(),
    slot: text({ enum: ['morning', 'afternoon', 'evening', 'full-day'] }).notNull(),
    guestCount: integer().notNull(),
    pricingType: text({ enum: ['with_amenities', 'without_amenities'] })
      .notNull()
      .default('with_amenities'),
    extraIds: text().array().notNull().default([]),
    specialRequests: text().notNull().default(''),
    message: text().notNull().default(''),
    /** A filled hidden field: kept for staff to look at, never mailed (decisions §7, Bots). */
    suspectedSpam: boolean().notNull().default(false),
    /** Sent faster than a person types: a mark for staff, nothing more. */
    sentQuickly: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (request) => [
    check('charter_requests_guests', sql`${request.guestCount} >= 1`),
    index('charter_requests_by_age').on(request.createdAt),
    index('charter_requests_of_yacht').on(request.yachtId, request.startOn),
  ],
);

/** Each change of a request's status: who, when and why. */
export const charterHistory = pgTable(
  'charter_history',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    changedBy: text().notNull(),
    reason: text().notNull().default(''),
    changedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (change) => [index('charter_history_of_charter').on(change.charterId, change.changedAt)],
);
