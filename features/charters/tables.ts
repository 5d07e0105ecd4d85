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

/** A visitor's request for a charter, and the charter that it becomes. */
export const charterRequests = pgTable(
  'charter_requests',
  {
    id: uuid().primaryKey(),
    /** The account it belongs to; null for a guest's request until an account proves that it owns the email address. */
    accountId: uuid(),
    /** When an account claimed a guest's request by its email address; null if the account itself sent the request. */
    claimedAt: at(),
    requestType: text({ enum: ['charter'] }).notNull(),
    yachtId: text().notNull(),
    /** The yacht's name, which stays when the charter is over or signed by both sides, whatever she is called later. */
    yachtName: text().notNull(),
    status: text({ enum: CHARTER_STATUSES }).notNull().default('pending'),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    /** The language in which the client wrote, and in which mails to them are written. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    startOn: date({ mode: 'string' }).notNull(),
    slot: text({ enum: ['morning', 'afternoon', 'evening', 'full-day'] }).notNull(),
    /** When the charter begins and ends, without the turnaround. */
    departsAt: at().notNull(),
    returnsAt: at().notNull(),
    guestCount: integer().notNull(),
    /** Who hires the captain. This decides how many guests are lawful. */
    mode: text({ enum: MODES }).notNull().default('crewed'),
    pricingType: text({ enum: ['with_amenities', 'without_amenities'] })
      .notNull()
      .default('with_amenities'),
    /** Which payment rules apply: an event's deposit is smaller and its balance is due earlier. */
    billedAs: text({ enum: ['charter', 'event'] })
      .notNull()
      .default('charter'),
    extraIds: text().array().notNull().default([]),
    specialRequests: text().notNull().default(''),
    message: text().notNull().default(''),
    /** The price by the day of the request; null where prices are on demand. */
    estimate: jsonb().$type<PriceEstimate>(),
    /** The newest quote's total. A database trigger keeps it up to date, so that no code can forget to. */
    quotedCents: cents(),
    /** The charter's total: of the newest quote, else of the estimate; null when there was never a price. */
    totalCents: cents().generatedAlwaysAs(sql`coalesce(quoted_cents, (estimate ->> 'totalCents')::bigint)`),
    /** When it was confirmed for its present time, or moved to it; null unless it is confirmed or completed. */
    agreedAt: at(),
    /** When it was marked as completed, which staff can take back for a day; null unless it is completed. */
    completedAt: at(),
    /** True when the hidden field was filled in: kept for staff to look at, never mailed (product 5.4). */
    suspectedSpam: boolean().notNull().default(false),
    /** True when it was sent faster than a person types: a mark for staff, nothing more. */
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
      sql`plain_text(contact_name || ' ' || contact_email || ' ' || contact_phone || ' ' || yacht_name || ' ' || right(id::text, 8) || ' ' || regexp_replace(contact_phone, '[^0-9]', '', 'g')) gin_trgm_ops`,
    ),
    index('charter_requests_listed').on(request.createdAt, request.id).where(sql`not suspected_spam`),
    index('charter_requests_by_status').on(
      request.status,
      request.suspectedSpam,
      request.createdAt,
      request.id,
    ),
    index('charter_requests_active')
      .on(request.returnsAt)
      .where(sql`status = 'confirmed' and not suspected_spam`),
    index('charter_requests_by_number').on(sql`right(id::text, 8)`),
    index('charter_requests_by_departure').on(request.departsAt, request.id),
    index('charter_requests_by_total').on(request.totalCents.desc().nullsLast(), request.id.desc()),
    index('charter_requests_by_name').on(sql`lower(contact_name)`, request.id),
    index('charter_requests_of_address').on(sql`lower(contact_email)`, request.createdAt),
    index('charter_requests_to_depart').on(request.departsAt).where(sql`status = 'confirmed'`),
  ],
);

/**
 * A quote for a charter, as it was offered: with the prices of that day and the conditions in their wording of that day. Price
 * and conditions never change; a newer quote replaces the whole quote.
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
    /** The conditions, one paragraph each. */
    terms: text().array().notNull(),
    /** The damage hold that the conditions name (0: none). Null: what the yacht asks for now, as after a move to another yacht. */
    damageHoldCents: cents(),
    /** For how many guests it was offered. Null: quoted before that was kept. */
    guestCount: integer(),
    quotedBy: text().notNull(),
    createdAt: at().notNull(),
    /** Until when the yacht's time is held for this quote. */
    heldUntil: at().notNull(),
    acceptedAt: at(),
    /** The client's name, as they typed it. */
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
    check('charter_quotes_damage_hold_not_negative', sql`${quote.damageHoldCents} >= 0`),
    check('charter_quotes_guests', sql`${quote.guestCount} >= 1`),
  ],
);
