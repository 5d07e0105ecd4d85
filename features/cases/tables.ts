import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '#platform/auth/tables.ts';
import { at } from '#platform/db/columns.ts';

// Charters, inquiries and applications share a table "cases" of their ids, which database triggers maintain (migration 0021):
// its row is inserted and deleted with the case, and deleting it deletes the history, messages and grants too.

/** Everything that was done to a case, by whom and why. Rows are only added. */
export const caseHistory = pgTable(
  'case_history',
  {
    id: uuid().primaryKey(),
    caseId: uuid().notNull(),
    /** What happened; null for the entry that records how the case came in. */
    event: text(),
    fromStatus: text(),
    /** Null if the status did not change. */
    toStatus: text(),
    /** The name of the person who did it, as the team sees it. */
    changedBy: text().notNull(),
    /** That person's account, if they have one. */
    accountId: uuid(),
    reason: text().notNull().default(''),
    /** Further facts, such as a lender and its reasons, a document's id or a field's name. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    changedAt: at().notNull(),
  },
  (change) => [index('case_history_of_case').on(change.caseId, change.changedAt)],
);

/** The messages between team, lenders and client about a case, and the team's internal notes. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: uuid().primaryKey(),
    caseId: uuid().notNull(),
    /**
     * `mail` and `note` are the team's: mails to the client, and notes for colleagues. The others are the conversation of an
     * application: the business's messages, the lender's and the applicant's.
     */
    kind: text({ enum: ['mail', 'note', 'system', 'lender', 'applicant'] }).notNull(),
    /** The staff member who wrote it; empty in a conversation, where `kind` says who wrote it. */
    writtenBy: text().notNull().default(''),
    /** The writer's account; null if the business itself or a guest wrote it. */
    accountId: uuid(),
    subject: text().notNull().default(''),
    body: text().notNull(),
    /** The files of the case that are attached. */
    documentIds: uuid().array().notNull().default([]),
    createdAt: at().notNull(),
    /** When the recipient saw it. */
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
 * Grants to open a case without an account: for a mailed link, or for a browser that sent the case or opened its link. Only
 * the token's hash is stored, so a copy of this table opens nothing.
 */
export const caseGrants = pgTable(
  'case_grants',
  {
    tokenHash: text().notNull(),
    caseId: uuid().notNull(),
    /**
     * `mail`: the token is in a mailed link; `account`: in a link that the client's account asked for. Otherwise a browser that
     * sent the case or opened its link has it in a cookie.
     */
    madeBy: text({ enum: ['mail', 'submission', 'link', 'account'] }).notNull(),
    /** The session that asked for it: the grant is deleted with it. Null unless the account asked for it. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: at().notNull(),
    /** Equal to `createdAt` until the grant is used. */
    lastUsedAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (grant) => [
    primaryKey({ name: 'case_grants_pkey', columns: [grant.tokenHash, grant.caseId] }),
    check('case_grants_made_by', sql`${grant.madeBy} in ('mail', 'submission', 'link', 'account')`),
    check('case_grants_of_account', sql`(${grant.madeBy} = 'account') = (${grant.sessionId} is not null)`),
    index('case_grants_of_case').on(grant.caseId, grant.createdAt),
    index('case_grants_by_end').on(grant.expiresAt),
    index('case_grants_of_session').on(grant.sessionId).where(sql`session_id is not null`),
  ],
);
