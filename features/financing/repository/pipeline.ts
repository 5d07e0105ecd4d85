import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql, sum } from 'drizzle-orm';
import { accounts } from '#platform/auth/tables.ts';
import { digitsOf, hasAllOf } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';
import { type ApplicationStatus, DOCUMENT_CARDS, type Purpose } from '../domain/index.ts';
import { financingApplications } from '../tables.ts';

/** The filters of the staff list. */
export type PipelineFilter = {
  readonly q?: string | undefined;
  readonly status?: readonly ApplicationStatus[] | undefined;
  readonly purpose?: Purpose | undefined;
  /** A colleague's account; null for applications that nobody handles. */
  readonly assignedTo?: string | null | undefined;
  /** Only the applications with these ids. */
  readonly ids?: readonly string[] | undefined;
};

export type PipelineSort = 'newest' | 'oldest' | 'amount' | 'due';

const a = financingApplications;

// Must be exactly the expression of the index that finds parts of words (database/migrations/0112).
const searched = sql`${a.firstName} || ' ' || ${a.lastName} || ' ' || ${a.email} || ' ' || ${a.id}::text || ' ' || ${digitsOf(a.phone)}`;

/** The filter's condition. The demonstration is in no list and no total. */
function matching({ q, status, purpose, assignedTo, ids }: PipelineFilter): SQL | undefined {
  return and(
    eq(a.isDemo, false),
    status ? inArray(a.status, [...status]) : undefined,
    purpose ? eq(a.purpose, purpose) : undefined,
    assignedTo === null ? isNull(a.assignedTo) : assignedTo ? eq(a.assignedTo, assignedTo) : undefined,
    ids ? inArray(a.id, [...ids]) : undefined,
    ...hasAllOf(searched, q),
  );
}

// Drizzle omits the table name in a query on one table; in a subquery, a bare "id" would be the inner row's.
const ownId = sql`${a}.id`;

const required = DOCUMENT_CARDS.filter(({ isRequired }) => isRequired).map(({ name }) => name);

/** The names of the missing documents: first those that everyone must send, then those that staff asked for. */
const missingDocuments = sql<string[]>`array(
  select name from (
    select name, 0 as part, place::float as place
    from unnest(array[${sql.join(
      required.map((name) => sql`${name}`),
      sql`, `,
    )}]::text[]) with ordinality as card(name, place)
    union all
    select name, 1, extract(epoch from requested_at) from financing_requested_documents r
    where r.application_id = ${ownId}
  ) wanted
  where not exists (
    select from financing_documents d where d.application_id = ${ownId} and d.type = wanted.name and d.review <> 'sent_back'
  )
  order by part, place
)`;

const ORDERS: Readonly<Record<PipelineSort, SQL[]>> = {
  newest: [desc(a.submittedAt), desc(a.id)],
  oldest: [asc(a.submittedAt), asc(a.id)],
  amount: [desc(a.estimatedAmountCents), desc(a.id)],
  // First those under review, whose clock runs, the earliest due at the top.
  due: [
    sql`case when ${a.status} = 'under_review' then ${a.completedAt} end asc nulls last`,
    desc(a.submittedAt),
    desc(a.id),
  ],
};

export async function findPipeline(
  db: Database,
  filter: PipelineFilter,
  sort: PipelineSort,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return db
    .select({
      id: a.id,
      firstName: a.firstName,
      lastName: a.lastName,
      email: a.email,
      status: a.status,
      estimatedAmountCents: a.estimatedAmountCents,
      purpose: a.purpose,
      submittedAt: a.submittedAt,
      completedAt: a.completedAt,
      hasLegalHold: a.hasLegalHold,
      suspectedSpam: a.suspectedSpam,
      assignedTo: a.assignedTo,
      assigneeName: accounts.username,
      missingDocuments,
    })
    .from(a)
    .leftJoin(accounts, eq(accounts.id, a.assignedTo))
    .where(matching(filter))
    .orderBy(...ORDERS[sort])
    .offset(offset)
    .limit(limit);
}

// Round each amount to whole dollars as it is listed, so that the lines of a report add up (product 1.8).
const listedCents = sql`round(${a.estimatedAmountCents} / 100.0) * 100`;

/** How many applications match, and the sum of their amounts. */
export async function sumPipeline(
  db: Database,
  filter: PipelineFilter,
): Promise<{ readonly applications: number; readonly amountCents: number }> {
  const [summed] = await db
    .select({ applications: count(), amountCents: sum(listedCents).mapWith(Number) })
    .from(a)
    .where(matching(filter));
  return { applications: summed?.applications ?? 0, amountCents: summed?.amountCents ?? 0 };
}

/**
 * An application's place in a list, and those before and after it. The application keeps its place even if it no longer matches
 * the filter, such as "under review" after a decision.
 */
export async function findNeighbors(db: Database, id: string, filter: PipelineFilter, sort: PipelineSort) {
  const order = sql.join(ORDERS[sort], sql`, `);
  const ordered = db
    .select({
      id: a.id,
      previousId: sql<string | null>`lag(${a.id}) over (order by ${order})`.as('previous_id'),
      nextId: sql<string | null>`lead(${a.id}) over (order by ${order})`.as('next_id'),
      place: sql<number>`row_number() over (order by ${order})`.mapWith(Number).as('place'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(a)
    .where(or(matching(filter), and(eq(a.id, id), eq(a.isDemo, false))))
    .as('ordered');
  const [found] = await db
    .select({
      previousId: ordered.previousId,
      nextId: ordered.nextId,
      place: ordered.place,
      total: ordered.total,
    })
    .from(ordered)
    .where(eq(ordered.id, id));
  return found;
}
