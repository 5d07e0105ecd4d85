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
 * What was signed before a charter, by a guest for themselves and for the minors they are guardian of. A trigger of migration 0062
 * keeps it as it was signed.
 */
export const waivers = pgTable(
  'waivers',
  {
    id: uuid().primaryKey(),
    caseId: uuid().notNull(),
    /** Which wording it had: its name changes with the words. */
    template: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Of the text that was shown, letter by letter. */
    wordingSha256: text('wording_sha256').notNull(),
    /** Who signed, for whom, and from where: a `SignedRecord`, sealed. */
    sealedRecord: sealedBytes().notNull(),
    /** Of what is sealed: it stays the same whichever key seals it. */
    recordSha256: text('record_sha256').notNull(),
    signedAt: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (waiver) => [
    check('waivers_language', sql`${waiver.language} in ('en', 'es', 'pt')`),
    index('waivers_of_case').on(waiver.caseId, waiver.signedAt),
  ],
);

/** Who comes aboard a charter: named by its client, by a colleague, or by signing. */
export const guests = pgTable(
  'guests',
  {
    id: uuid().primaryKey(),
    caseId: uuid().notNull(),
    ageBand: text({ enum: AGE_BANDS }).notNull(),
    sealedName: sealedBytes().notNull(),
    /** Null while nobody has said. */
    sealedAllergies: sealedBytes(),
    sealedContact: sealedBytes(),
    namedBy: text({ enum: NAMED_BY }).notNull(),
    /** The waiver that was signed by them, or for them; null while there is none. */
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

/** The link by which a charter's guests sign: one at a time, whoever bears it. Sealed too, for its client to share it again. */
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

/** Who came aboard, as it was noted at the dock. Only ever added to (a trigger of migration 0088); the newest of a guest counts. */
export const boardings = pgTable(
  'boardings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: uuid().notNull(),
    guestId: uuid().notNull(),
    isAboard: boolean().notNull(),
    /** Read from the guest's own code, and not from the list. */
    byCode: boolean().notNull(),
    notedBy: text().notNull(),
    notedAt: at().notNull(),
  },
  (boarding) => [index('boardings_of_case').on(boarding.caseId, boarding.id)],
);

/** What a guest who has signed holds up at the dock: good for them and the minors they signed for. */
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
