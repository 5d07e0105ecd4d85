import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/db/columns.ts';

// What charters, inquiries and applications have in common hangs on a table "cases" of their ids, which the database keeps
// by itself (migration 0021): a row comes with its case, goes with it, and takes along all that hangs on it.

/** Everything that was done to a case, by whom and why. Only ever added to. */
export const caseHistory = pgTable(
  'case_history',
  {
    id: uuid().primaryKey(),
    caseId: uuid().notNull(),
    /** What happened; null for how a case came in. */
    event: text(),
    fromStatus: text(),
    /** Null for what changes no status. */
    toStatus: text(),
    /** Who did it, as the team reads it. */
    changedBy: text().notNull(),
    /** Their account, where they have one. */
    accountId: uuid(),
    reason: text().notNull().default(''),
    /** What else belongs to it: a lender and its reasons, a document's id, a field's name. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    changedAt: at().notNull(),
  },
  (change) => [index('case_history_of_case').on(change.caseId, change.changedAt)],
);

/** What the team, its lenders and the client wrote to each other about a case, and what the team noted for itself. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: uuid().primaryKey(),
    caseId: uuid().notNull(),
    /**
     * `mail` and `note` are the team's own words, to the client or for each other; the others stand in the conversation of an
     * application: the business's, the lender's and the applicant's.
     */
    kind: text({ enum: ['mail', 'note', 'system', 'lender', 'applicant'] }).notNull(),
    /** The colleague who wrote it; empty in a conversation, where the kind says who. */
    writtenBy: text().notNull().default(''),
    /** The account that wrote it; null for the business itself and for guests. */
    accountId: uuid(),
    subject: text().notNull().default(''),
    body: text().notNull(),
    /** Files of the case that go with it. */
    documentIds: uuid().array().notNull().default([]),
    createdAt: at().notNull(),
    /** When the one it was meant for saw it. */
    readAt: at(),
  },
  (message) => [
    check('case_messages_kind', sql`${message.kind} in ('mail', 'note', 'system', 'lender', 'applicant')`),
    index('case_messages_of_case').on(message.caseId, message.createdAt),
    index('case_messages_unread')
      .on(message.caseId)
      .where(sql`read_at is null and kind in ('system', 'lender', 'applicant')`),
  ],
);

/**
 * Who may open a case without an account: the bearer of a mailed link, or a browser that was given the case. Of what they
 * bear only the hash is here: a copy of the table opens nothing.
 */
export const caseGrants = pgTable(
  'case_grants',
  {
    tokenHash: text().notNull(),
    caseId: uuid().notNull(),
    /** `mail`: the token is in a mailed link; else in the cookie of a browser, that sent the case or opened its link. */
    madeBy: text({ enum: ['mail', 'submission', 'link'] }).notNull(),
    createdAt: at().notNull(),
    lastUsedAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (grant) => [
    primaryKey({ name: 'case_grants_pkey', columns: [grant.tokenHash, grant.caseId] }),
    check('case_grants_made_by', sql`${grant.madeBy} in ('mail', 'submission', 'link')`),
    index('case_grants_of_case').on(grant.caseId, grant.createdAt),
    index('case_grants_by_end').on(grant.expiresAt),
  ],
);
