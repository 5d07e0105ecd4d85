import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#core/language.ts';
import { MODES } from '#features/fleet/domain/lawful-guests.ts';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';
import { at, cents } from '#platform/db/columns.ts';
import { CHARTER_STATUSES } from './policy/states.ts';

/** A visitor's request for a charter, and what becomes of it. */
export const charterRequests = pgTable(
  'charter_requests',
  {
    id: uuid().primaryKey(),
    /** Whose it is; null for a guest's, until somebody proves that the address is theirs. */
    accountId: uuid(),
    /** When an account made it its own by that address; null for one that was asked for by the account itself. */
    claimedAt: at(),
    requestType: text({ enum: ['charter'] }).notNull(),
    yachtId: text().notNull(),
    /** The name at the time of the request: an archived or renamed yacht keeps it in past requests. */
    yachtName: text().notNull(),
    status: text({ enum: CHARTER_STATUSES }).notNull().default('pending'),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    /** In which its client wrote, and is written to. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    startOn: date({ mode: 'string' }).notNull(),
    slot: text({ enum: ['morning', 'afternoon', 'evening', 'full-day'] }).notNull(),
    /** The slot of the day as instants, without the turnaround. */
    departsAt: at().notNull(),
    returnsAt: at().notNull(),
    guestCount: integer().notNull(),
    /** Who hires the captain, by which it is judged how many guests are lawful. */
    mode: text({ enum: MODES }).notNull().default('crewed'),
    pricingType: text({ enum: ['with_amenities', 'without_amenities'] })
      .notNull()
      .default('with_amenities'),
    /** By which rules it is paid: an event's deposit is smaller and its balance due earlier. */
    billedAs: text({ enum: ['charter', 'event'] })
      .notNull()
      .default('charter'),
    extraIds: text().array().notNull().default([]),
    specialRequests: text().notNull().default(''),
    message: text().notNull().default(''),
    /** What it would have cost by the prices of the day it was asked for; null where they are on demand. */
    estimate: jsonb().$type<PriceEstimate>(),
    /** The newest quote's total; a trigger keeps it, so that it can't be forgotten. */
    quotedCents: cents(),
    /** What the charter comes to: as quoted last, else as estimated; null where no price was ever named. */
    totalCents: cents().generatedAlwaysAs(sql`coalesce(quoted_cents, (estimate ->> 'totalCents')::bigint)`),
    /** When it was confirmed for the time it now has, or moved to it; null unless it is confirmed or completed. */
    agreedAt: at(),
    /** When it was marked as completed, which can be taken back for a day; null unless it is. */
    completedAt: at(),
    /** A filled hidden field: kept for staff to look at, never mailed (product 5.4). */
    suspectedSpam: boolean().notNull().default(false),
    /** Sent faster than a person types: a mark for staff, nothing more. */
    sentQuickly: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (request) => [
    check('charter_requests_language', sql`${request.language} in ('en', 'es', 'pt')`),
    check('charter_requests_mode', sql`${request.mode} in ('crewed', 'bareboat')`),
    check('charter_requests_billed_as', sql`${request.billedAs} in ('charter', 'event')`),
    check(
      'charter_requests_completed_after_return',
      sql`${request.completedAt} is null or (${request.status} = 'completed' and ${request.completedAt} >= ${request.returnsAt})`,
    ),
    check('charter_requests_guests', sql`${request.guestCount} >= 1`),
    index('charter_requests_by_age').on(request.createdAt),
    index('charter_requests_of_yacht').on(request.yachtId, request.startOn),
    index('charter_requests_of_account')
      .on(request.accountId, request.createdAt)
      .where(sql`account_id is not null`),
    index('charter_requests_to_claim').on(sql`lower(contact_email)`).where(sql`account_id is null`),
    check('charter_requests_lasts', sql`${request.departsAt} < ${request.returnsAt}`),
    index('charter_requests_search').using(
      'gin',
      sql`(lower(contact_name || ' ' || contact_email || ' ' || contact_phone || ' ' || yacht_name || ' ' || right(id::text, 8) || ' ' || regexp_replace(contact_phone, '[^0-9]', '', 'g'))) gin_trgm_ops`,
    ),
    index('charter_requests_listed').on(request.createdAt, request.id).where(sql`not suspected_spam`),
    index('charter_requests_by_status').on(request.status, request.createdAt),
    index('charter_requests_by_departure').on(request.departsAt, request.id),
    index('charter_requests_by_total').on(request.totalCents.desc().nullsLast(), request.id.desc()),
    index('charter_requests_by_name').on(sql`lower(contact_name)`, request.id),
    index('charter_requests_of_address').on(sql`lower(contact_email)`, request.createdAt),
    index('charter_requests_to_depart').on(request.departsAt).where(sql`status = 'confirmed'`),
  ],
);

/**
 * What was offered for a charter, as it was offered: the prices of that day, the terms as they were worded. A quote is
 * never changed; a newer one takes its place.
 */
export const charterQuotes = pgTable(
  'charter_quotes',
  {
    id: uuid().primaryKey(),
    charterId: uuid().notNull(),
    /** 1 for a charter's first quote. */
    number: integer().notNull(),
    price: jsonb().$type<PriceEstimate>().notNull(),
    note: text().notNull().default(''),
    /** The conditions, a paragraph each. */
    terms: text().array().notNull(),
    quotedBy: text().notNull(),
    createdAt: at().notNull(),
    /** Until when the yacht's time is held for it. */
    heldUntil: at().notNull(),
    acceptedAt: at(),
    /** As the client typed it. */
    acceptedName: text(),
    acceptedAddress: text(),
    acceptedBrowser: text(),
  },
  (quote) => [
    index('charter_quotes_lapsing').on(quote.heldUntil).where(sql`accepted_at is null`),
    unique('charter_quotes_numbered').on(quote.charterId, quote.number),
    check(
      'charter_quotes_accepted_by_name',
      sql`(${quote.acceptedAt} is null) = (${quote.acceptedName} is null)`,
    ),
  ],
);
