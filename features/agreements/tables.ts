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
 * The documents that are shown to be signed, with their state. Triggers of migration 0046 keep all other fields as they were
 * and let a state only go forward. The files themselves belong to the documents feature.
 */
export const agreements = pgTable(
  'agreements',
  {
    id: uuid().primaryKey(),
    caseId: uuid().notNull(),
    kind: text({ enum: AGREEMENT_KINDS }).notNull(),
    /** Counts from 1 among the agreements of one kind about a case. */
    number: integer().notNull(),
    /** Only for charters: the mode, which says who hires the captain. */
    mode: text({ enum: MODES }),
    /** The name of the wording. A changed wording gets a new name. */
    template: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** The hash of the agreed facts. If the facts now have another hash, the agreement is outdated. */
    subject: text().notNull(),
    /** The sealed agreement that this one amends. */
    amends: uuid(),
    fileId: uuid().notNull(),
    fileSha256: text('file_sha256').notNull(),
    pages: integer().notNull(),
    state: text({ enum: AGREEMENT_STATES }).notNull().default('open'),
    signedName: text(),
    countersignedName: text(),
    sealedFileId: uuid(),
    sealedSha256: text('sealed_sha256'),
    /** The fingerprint of the certificate that sealed the file. */
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

/**
 * The chain: what happened to an agreement. Each row names the hash of the one before. A trigger of 0046 allows only additions.
 */
export const agreementEvents = pgTable(
  'agreement_events',
  {
    agreementId: uuid().notNull(),
    number: integer().notNull(),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    /** Stored to the millisecond, because the hash includes it. */
    at: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    role: text({ enum: ROLES }).notNull(),
    /** The name that the signer typed; empty for a reader. */
    name: text().notNull(),
    address: text().notNull(),
    browser: text().notNull(),
    /** The hash of the bytes that were shown. */
    sha256: text('sha256').notNull(),
    /** More facts about the step, as JSON, exactly as the hash includes them. */
    details: text().notNull(),
    previous: text().notNull(),
    hash: text().notNull(),
  },
  (event) => [
    primaryKey({ name: 'agreement_events_pkey', columns: [event.agreementId, event.number] }),
    check('agreement_events_role', sql`${event.role} in ('client', 'staff', 'captain', 'site')`),
  ],
);
