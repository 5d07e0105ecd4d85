import { sql } from 'drizzle-orm';
import {
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#core/language.ts';
import { MODES } from '#features/fleet/domain/lawful-guests.ts';
import { at } from '#platform/db/columns.ts';
import { AGREEMENT_KINDS, AGREEMENT_STATES, EVENT_KINDS, ROLES } from './domain/index.ts';

/**
 * What was shown to be signed: a file, and what became of it. Triggers of migration 0046 keep what was shown as it was and let a
 * state go forward only; the files themselves are documents'.
 */
export const agreements = pgTable(
  'agreements',
  {
    id: uuid().primaryKey(),
    caseId: uuid().notNull(),
    kind: text({ enum: AGREEMENT_KINDS }).notNull(),
    /** 1 for the first of its kind about a case. */
    number: integer().notNull(),
    /** Of a charter: who hires the captain. */
    mode: text({ enum: MODES }),
    /** Which wording it has: its name changes with the words. */
    template: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** The hash of what it is about: another one means that it no longer says what is agreed on. */
    subject: text().notNull(),
    /** The sealed one that it takes the place of. */
    amends: uuid(),
    fileId: uuid().notNull(),
    fileSha256: text('file_sha256').notNull(),
    pages: integer().notNull(),
    state: text({ enum: AGREEMENT_STATES }).notNull().default('open'),
    signedName: text(),
    countersignedName: text(),
    sealedFileId: uuid(),
    sealedSha256: text('sealed_sha256'),
    /** The fingerprint of the certificate in the seal. */
    sealedBy: text(),
    createdAt: at().notNull(),
    sealedAt: at(),
  },
  (agreement) => [
    unique('agreements_numbered').on(agreement.caseId, agreement.kind, agreement.number),
    check('agreements_kind', sql`${agreement.kind} in ('charter', 'captain', 'terms')`),
    check('agreements_mode', sql`${agreement.mode} in ('crewed', 'bareboat')`),
    check(
      'agreements_state',
      sql`${agreement.state} in ('open', 'signed', 'countersigned', 'sealed', 'refused', 'void')`,
    ),
    check(
      'agreements_sealed',
      sql`(${agreement.state} = 'sealed') = (${agreement.sealedSha256} is not null) and (${agreement.sealedSha256} is null) = (${agreement.sealedFileId} is null)`,
    ),
    uniqueIndex('agreements_one_to_sign')
      .on(agreement.caseId, agreement.kind)
      .where(sql`state in ('open', 'signed', 'countersigned')`),
  ],
);

/** What was done with an agreement, each naming the hash of the one before. Only ever added to (a trigger of 0046). */
export const agreementEvents = pgTable(
  'agreement_events',
  {
    agreementId: uuid().notNull(),
    number: integer().notNull(),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    /** To the millisecond: it is part of what is hashed. */
    at: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    role: text({ enum: ROLES }).notNull(),
    /** As typed by whoever signs; empty for whoever only read. */
    name: text().notNull(),
    address: text().notNull(),
    browser: text().notNull(),
    /** Of the bytes that were shown. */
    sha256: text('sha256').notNull(),
    /** What else belongs to it, as JSON: letter by letter what was hashed. */
    details: text().notNull(),
    previous: text().notNull(),
    hash: text().notNull(),
  },
  (event) => [
    primaryKey({ name: 'agreement_events_pkey', columns: [event.agreementId, event.number] }),
    check('agreement_events_role', sql`${event.role} in ('client', 'staff', 'captain', 'site')`),
  ],
);
