import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#platform/auth/tables.ts';
import { digitsOf, hasAllOf } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';
import type { InquiryKind, InquiryState } from '../domain.ts';
import { contactMessages, inquiries, quoteRequests } from '../tables.ts';

/** The filters of the list. */
export type InquiryFilter = {
  readonly q?: string | undefined;
  readonly kind?: InquiryKind | undefined;
  readonly state?: InquiryState | 'open' | undefined;
  /** An account's id; null for inquiries without an assignee. */
  readonly assignedTo?: string | null | undefined;
  readonly spam: 'without' | 'only' | 'all';
};

const row = {
  id: inquiries.id,
  kind: inquiries.kind,
  name: inquiries.name,
  email: inquiries.email,
  phone: inquiries.phone,
  topic: inquiries.topic,
  day: inquiries.day,
  guests: inquiries.guests,
  message: inquiries.message,
  contactMethod: inquiries.contactMethod,
  duration: inquiries.duration,
  preferredTime: inquiries.preferredTime,
  suspectedSpam: inquiries.suspectedSpam,
  sentQuickly: inquiries.sentQuickly,
  language: inquiries.language,
  createdAt: inquiries.createdAt,
  state: inquiries.state,
  assignedTo: inquiries.assignedTo,
  answeredAt: inquiries.answeredAt,
  charterId: inquiries.charterId,
  version: inquiries.version,
  assigneeName: accounts.username,
};

// Both tables under this view have trigram indexes on this same expression (database/migrations/0112).
const searchedText = sql`${inquiries.name} || ' ' || ${inquiries.email} || ' ' || ${inquiries.phone} || ' ' || ${inquiries.message} || ' ' || right(${inquiries.id}::text, 8) || ' ' || ${digitsOf(inquiries.phone)}`;

function matching({ q, kind, state, assignedTo, spam }: InquiryFilter): SQL | undefined {
  return and(
    kind ? eq(inquiries.kind, kind) : undefined,
    state === 'open' ? ne(inquiries.state, 'closed') : state ? eq(inquiries.state, state) : undefined,
    assignedTo === null
      ? isNull(inquiries.assignedTo)
      : assignedTo
        ? eq(inquiries.assignedTo, assignedTo)
        : undefined,
    spam === 'all' ? undefined : eq(inquiries.suspectedSpam, spam === 'only'),
    ...hasAllOf(searchedText, q),
  );
}

/** A page of inquiries, with the total number. */
export async function findInquiries(
  db: Database,
  filter: InquiryFilter,
  sort: 'newest' | 'oldest',
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const where = matching(filter);
  const by = sort === 'newest' ? desc : asc;
  const [rows, total] = await Promise.all([
    db
      .select(row)
      .from(inquiries)
      .leftJoin(accounts, eq(accounts.id, inquiries.assignedTo))
      .where(where)
      .orderBy(by(inquiries.createdAt), by(inquiries.id))
      .offset(offset)
      .limit(limit),
    db.select({ total: sql<number>`count(*)::int` }).from(inquiries).where(where),
  ]);
  return { rows, total: total[0]?.total ?? 0 };
}

/** One inquiry; undefined if no inquiry has that id. */
export async function findInquiry(db: Database, id: string) {
  const [found] = await db
    .select(row)
    .from(inquiries)
    .leftJoin(accounts, eq(accounts.id, inquiries.assignedTo))
    .where(eq(inquiries.id, id));
  return found;
}

/** Locks the inquiries that are assigned to an account until the transaction ends. */
export async function lockInquiriesOf(db: Database, accountId: string): Promise<void> {
  for (const table of [contactMessages, quoteRequests])
    await db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.assignedTo, accountId))
      .orderBy(table.id)
      .for('update');
}

/**
 * Changes an inquiry and increments its version; returns false if the version is no longer the current one.
 *
 * @param version the version that the caller has read
 */
export async function updateInquiry(
  db: Database,
  kind: InquiryKind,
  id: string,
  version: number,
  change: {
    readonly state?: InquiryState | undefined;
    readonly assignedTo?: string | null | undefined;
    readonly suspectedSpam?: boolean | undefined;
    readonly email?: string | undefined;
    readonly phone?: string | undefined;
    readonly answeredAt?: Date | undefined;
    readonly charterId?: string | undefined;
  },
): Promise<boolean> {
  const table = kind === 'contact' ? contactMessages : quoteRequests;
  const { rowCount } = await db
    .update(table)
    .set({ ...change, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), eq(table.version, version)));
  return (rowCount ?? 0) > 0;
}
