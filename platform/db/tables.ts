import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/**
 * Answers already given to creating calls, by caller and Idempotency-Key: the same call sent again gets the same answer and
 * creates nothing. Kept for a day.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: a hash of the account, of the browser's name or of the network address. */
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

/** Which keys the database belongs to: those that seal what is in it, and the one that signs its sessions. */
export const keyFingerprints = pgTable(
  'key_fingerprints',
  {
    kind: text({ enum: ['data', 'session'] }).notNull(),
    fingerprint: text().notNull(),
    firstSeenAt: at().notNull().defaultNow(),
  },
  (key) => [primaryKey({ columns: [key.kind, key.fingerprint] })],
);

/** How backups went of late, a row a kind of work. */
export const backupResults = pgTable('backup_results', {
  /** `backup`: a whole one; `archive`: what has changed since, written away all the time. */
  kind: text({ enum: ['backup', 'archive'] }).primaryKey(),
  lastSucceededAt: at(),
  lastFailedAt: at(),
  /** Why the last one failed: a sentence without addresses, names or secrets. */
  reason: text(),
});

/** How often each address has called within its minute: rate-limiter-flexible's own table. */
export const callCounts = pgTable('call_counts', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: at(),
});
