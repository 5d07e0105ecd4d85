import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/db/columns.ts';
import type { Details } from './domain.ts';

const told = () => ({
  at: at().notNull(),
  kind: text().notNull(),
  /** Who did it; null for a guest and for the business itself. */
  accountId: uuid(),
  subjectKind: text().notNull(),
  subjectId: text().notNull(),
  /** The network it came from, never the whole address. */
  address: text().notNull(),
  details: jsonb().$type<Details>().notNull(),
});

/** Security events as they happen, each in the transaction of what it tells of. They wait here for a second or a minute. */
export const waitingSecurityEvents = pgTable('waiting_security_events', {
  id: uuid().primaryKey(),
  ...told(),
});

/**
 * Security events as one chain: each has the hash of the one before in its own. Only ever added to: a trigger of the migration
 * refuses to change, delete or truncate it.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    position: bigint({ mode: 'number' }).primaryKey(),
    id: uuid().notNull().unique(),
    ...told(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (event) => [
    index('security_events_of_kind').on(event.kind, event.position),
    index('security_events_of_account').on(event.accountId, event.position),
    index('security_events_by_age').on(event.at),
  ],
);

/** The chain's end, so that it shows when the newest events are taken away, and up to where it was sent on. */
export const securityChain = pgTable('security_chain', {
  id: integer().primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  sentPosition: bigint({ mode: 'number' }).notNull(),
});
