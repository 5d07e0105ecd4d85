import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#core/language.ts';
import { at } from '#platform/db/columns.ts';
import { sealedBytes } from '#platform/storage/sealed-bytes.ts';
import { AGE_BANDS, NAMED_BY } from './domain.ts';

/**
 * A waiver that a guest signed before a charter, for themselves and for the minors whose guardian they are. A trigger of
 * migration 0062 refuses changes to it.
 */
export const waivers = pgTable(
  'waivers',
  {
    id: uuid().primaryKey(),
    caseId: uuid().notNull(),
    /** The name of the wording; it changes whenever the words change. */
    template: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** The hash of the text that was shown, letter by letter. */
    wordingSha256: text('wording_sha256').notNull(),
    /** Who signed, for whom, and from where: a `SignedRecord`, sealed. */
    sealedRecord: sealedBytes().notNull(),
    /** The hash of the record before sealing, so it stays the same under every key. */
    recordSha256: text('record_sha256').notNull(),
    signedAt: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (waiver) => [
    check('waivers_language', sql`${waiver.language} in ('en', 'es', 'pt')`),
    index('waivers_of_case').on(waiver.caseId, waiver.signedAt),
  ],
);

/** The guests of a charter: named by its client or a staff member, or added by signing. */
export const guests = pgTable(
  'guests',
  {
    id: uuid().primaryKey(),
    caseId: uuid().notNull(),
    ageBand: text({ enum: AGE_BANDS }).notNull(),
    sealedName: sealedBytes().notNull(),
    /** Null if nobody has told any. */
    sealedAllergies: sealedBytes(),
    sealedContact: sealedBytes(),
    namedBy: text({ enum: NAMED_BY }).notNull(),
    /** The waiver signed by this guest or for this guest; null if there is none. */
    waiverId: uuid(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (guest) => [
    check('guests_age_band', sql`${guest.ageBand} in ('adult', 'teen', 'child', 'infant')`),
    check('guests_named_by', sql`${guest.namedBy} in ('client', 'guest', 'staff')`),
    index('guests_of_case').on(guest.caseId, guest.createdAt),
    index('guests_of_waiver').on(guest.waiverId).where(sql`waiver_id is not null`),
  ],
);

/** The link by which a charter's guests sign: one for all of them. The sealed token lets the client see and share it again. */
export const guestLinks = pgTable(
  'guest_links',
  {
    caseId: uuid().primaryKey(),
    tokenHash: text().notNull(),
    sealedToken: sealedBytes().notNull(),
    createdAt: at().notNull(),
  },
  (link) => [unique('guest_links_token').on(link.tokenHash)],
);

/** Notes from the dock on who came aboard. A trigger (migration 0088) lets rows only be added; a guest's newest row counts. */
export const boardings = pgTable(
  'boardings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: uuid().notNull(),
    guestId: uuid().notNull(),
    isAboard: boolean().notNull(),
    /** True if noted with the guest's own code, false if in the list. */
    byCode: boolean().notNull(),
    notedBy: text().notNull(),
    notedAt: at().notNull(),
  },
  (boarding) => [index('boardings_of_case').on(boarding.caseId, boarding.id)],
);

/** The codes that guests show at the dock after signing: each is for the guest and the minors they signed for. */
export const guestCodes = pgTable(
  'guest_codes',
  {
    codeHash: text().notNull(),
    guestId: uuid()
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
  },
  (code) => [
    primaryKey({ name: 'guest_codes_pkey', columns: [code.codeHash, code.guestId] }),
    index('guest_codes_of_guest').on(code.guestId),
  ],
);
