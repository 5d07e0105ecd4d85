import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/**
 * Answers already given to creating calls, by caller and Idempotency-Key: when a call is sent again, it gets the same answer
 * and creates nothing. Kept for a day.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller who sent the key: a hash of the account, of the browser's token or of the network address. */
    caller: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: at().notNull(),
  },
  (call) => [
    primaryKey({ columns: [call.caller, call.route, call.key] }),
    index('idempotency_keys_by_age').on(call.createdAt),
  ],
);

/** Fingerprints of the keys that the database belongs to: those that seal its content, and the one that signs its sessions. */
export const keyFingerprints = pgTable(
  'key_fingerprints',
  {
    kind: text({ enum: ['data', 'session'] }).notNull(),
    fingerprint: text().notNull(),
    firstSeenAt: at().notNull().defaultNow(),
  },
  (key) => [primaryKey({ columns: [key.kind, key.fingerprint] })],
);

/** How the last backups went: one row for each kind. */
export const backupResults = pgTable('backup_results', {
  /** `backup`: a whole backup; `archive`: the continuous copying of changes since. */
  kind: text({ enum: ['backup', 'archive'] }).primaryKey(),
  lastSucceededAt: at(),
  lastFailedAt: at(),
  /** Why the last failure happened: a sentence without addresses, names or secrets. */
  reason: text(),
});

/** How many calls each address has made in the current minute: the table of rate-limiter-flexible. */
export const callCounts = pgTable('call_counts', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: at(),
});
