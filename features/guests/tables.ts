import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#core/language.ts';
import { sealedBytes } from '#platform/storage/sealed-bytes.ts';
import { AGE_BANDS, NAMED_BY } from './domain.ts';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

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
