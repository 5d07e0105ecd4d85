import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/db/columns.ts';
import type { Details } from './domain.ts';

const told = () => ({
  at: at().notNull(),
  kind: text().notNull(),
  /** The account that caused the event; null for a guest and for the system. */
  accountId: uuid(),
  subjectKind: text().notNull(),
  subjectId: text().notNull(),
  /** The network the call came from, never the full IP address. */
  address: text().notNull(),
  details: jsonb().$type<Details>().notNull(),
});

/** Security events, each written in the transaction of the change it records. They wait here until they are chained. */
export const waitingSecurityEvents = pgTable('waiting_security_events', {
  id: uuid().primaryKey(),
  ...told(),
});

/**
 * Security events as one chain: the hash of each event covers the hash of the event before it. Rows are only added: a trigger of
 * the migration refuses to change, delete or truncate them.
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

/** The chain's end, which reveals when the newest events were removed, and the position up to which events were forwarded. */
export const securityChain = pgTable('security_chain', {
  id: integer().primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  sentPosition: bigint({ mode: 'number' }).notNull(),
});
