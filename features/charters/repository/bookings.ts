import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  ne,
  notInArray,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import { MOST_COUNTED } from '#core/search-terms.ts';
import { digitsOf, hasAllOf } from '#platform/db/containing.ts';
import type { Database } from '#platform/db/database.ts';
import type { BookingSort } from '../domain.ts';
import { type CharterStatus, REQUESTED } from '../policy/states.ts';
import { charterRequests } from '../tables.ts';

/** The filters of the staff list. `departsBefore` is exclusive. */
export type BookingFilter = {
  readonly q?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly exceptIds?: readonly string[] | undefined;
  readonly status?: readonly CharterStatus[] | undefined;
  readonly yachtId?: string | undefined;
  readonly email?: string | undefined;
  readonly departsFrom?: Date | undefined;
  readonly departsBefore?: Date | undefined;
  /** Only charters that are not over at that instant. */
  readonly notOverAt?: Date | undefined;
  readonly suspectedSpam: boolean | 'either';
};

const r = charterRequests;

/** Must be the same expression as in the trigram index, or Postgres does not use the index. */
const searchedText = sql`${r.contactName} || ' ' || ${r.contactEmail} || ' ' || ${r.contactPhone} || ' ' || ${r.yachtName} || ' ' || right(${r.id}::text, 8) || ' ' || ${digitsOf(r.contactPhone)}`;

function matching(filter: BookingFilter): SQL | undefined {
  return and(
    // Written as the partial index has it, so that Postgres uses that index.
    filter.suspectedSpam === 'either'
      ? undefined
      : filter.suspectedSpam
        ? sql`${r.suspectedSpam}`
        : sql`not ${r.suspectedSpam}`,
    ...hasAllOf(searchedText, filter.q),
    filter.ids ? inArray(r.id, [...filter.ids]) : undefined,
    filter.exceptIds?.length ? notInArray(r.id, [...filter.exceptIds]) : undefined,
    filter.status ? inArray(r.status, [...filter.status]) : undefined,
    filter.yachtId ? eq(r.yachtId, filter.yachtId) : undefined,
    filter.email ? sql`lower(${r.contactEmail}) = ${filter.email.toLowerCase()}` : undefined,
    filter.departsFrom ? gte(r.departsAt, filter.departsFrom) : undefined,
    filter.departsBefore ? lt(r.departsAt, filter.departsBefore) : undefined,
    filter.notOverAt ? gt(r.returnsAt, filter.notOverAt) : undefined,
  );
}

/** A condition: the charter contains all of these words, whether it is marked as spam or not. */
export const hasWords = (q: string): SQL => matching({ q, suspectedSpam: 'either' }) ?? sql`true`;

const ORDERS: Readonly<Record<BookingSort, SQL[]>> = {
  newest: [desc(r.createdAt), desc(r.id)],
  oldest: [asc(r.createdAt), asc(r.id)],
  departure: [asc(r.departsAt), asc(r.id)],
  'latest-departure': [desc(r.departsAt), desc(r.id)],
  total: [sql`${r.totalCents} desc nulls last`, desc(r.id)],
  customer: [asc(sql`lower(${r.contactName})`), asc(r.id)],
};

const listed = {
  id: r.id,
  status: r.status,
  contactName: r.contactName,
  contactEmail: r.contactEmail,
  contactPhone: r.contactPhone,
  language: r.language,
  yachtId: r.yachtId,
  yachtName: r.yachtName,
  startOn: r.startOn,
  slot: r.slot,
  departsAt: r.departsAt,
  returnsAt: r.returnsAt,
  guestCount: r.guestCount,
  totalCents: r.totalCents,
  quotedCents: r.quotedCents,
  suspectedSpam: r.suspectedSpam,
  sentQuickly: r.sentQuickly,
  createdAt: r.createdAt,
};

/**
 * The charters with these ids or request numbers, or those that contain these words: at most `most`, the latest departure first.
 * Suspected spam is left out.
 */
export async function findNamedCharters(
  db: Database,
  asked:
    | { readonly ids: readonly string[] }
    | { readonly numbers: readonly string[] }
    | { readonly words: string },
  most: number,
) {
  const of = { id: r.id, client: r.contactName, yacht: r.yachtName, startOn: r.startOn };
  if ('words' in asked) {
    const where = matching({ q: asked.words, suspectedSpam: false });
    return db.select(of).from(r).where(where).orderBy(desc(r.departsAt), desc(r.id)).limit(most);
  }
  const wanted = 'ids' in asked ? asked.ids : asked.numbers;
  if (wanted.length === 0) return [];
  const isWanted =
    'ids' in asked ? inArray(r.id, [...wanted]) : inArray(sql`right(${r.id}::text, 8)`, [...wanted]);
  return db
    .select(of)
    .from(r)
    .where(and(isWanted, sql`not ${r.suspectedSpam}`));
}

/** One page of the requests and bookings that match. */
export async function findBookings(
  db: Database,
  filter: BookingFilter,
  sort: BookingSort,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return db
    .select(listed)
    .from(r)
    .where(matching(filter))
    .orderBy(...ORDERS[sort])
    .offset(offset)
    .limit(limit);
}

/** Clients without an email address who match these words: each name and phone number once, the newest request first. */
export async function findCalledClientsLike(db: Database, q: string, most: number) {
  const number = digitsOf(r.contactPhone);
  const latest = db
    .selectDistinctOn([sql`lower(${r.contactName})`, number], {
      name: r.contactName,
      phone: r.contactPhone,
      language: r.language,
      askedAt: r.createdAt,
    })
    .from(r)
    .where(and(matching({ q, suspectedSpam: false }), eq(r.contactEmail, ''), ne(r.contactPhone, '')))
    .orderBy(sql`lower(${r.contactName})`, number, desc(r.createdAt))
    .as('latest');
  return db
    .select({ name: latest.name, phone: latest.phone, language: latest.language })
    .from(latest)
    .orderBy(desc(latest.askedAt))
    .limit(most);
}

export type Booking = Awaited<ReturnType<typeof findBookings>>[number];

export async function countBookings(db: Database, filter: BookingFilter): Promise<number> {
  if (!filter.q) return db.$count(r, matching(filter));
  const found = db.select({ id: r.id }).from(r).where(matching(filter)).limit(MOST_COUNTED).as('found');
  return db.$count(found);
}

/** How many open requests that are still ahead are for each of these yachts. Suspected spam is left out. */
export async function countOpenRequests(db: Database, yachtIds: readonly string[], now: Date) {
  if (yachtIds.length === 0) return new Map<string, number>();
  const counted = await db
    .select({ yachtId: r.yachtId, requests: count() })
    .from(r)
    .where(
      and(
        inArray(r.yachtId, [...yachtIds]),
        inArray(r.status, [...REQUESTED]),
        gt(r.departsAt, now),
        eq(r.suspectedSpam, false),
      ),
    )
    .groupBy(r.yachtId);
  return new Map(counted.map(({ yachtId, requests }) => [yachtId, requests]));
}

/** How many requests and bookings match, and their total in cents. */
export async function sumBookings(
  db: Database,
  filter: BookingFilter,
): Promise<{ readonly bookings: number; readonly totalCents: number }> {
  const [summed] = await db
    .select({ bookings: count(), totalCents: sum(r.totalCents).mapWith(Number) })
    .from(r)
    .where(matching(filter));
  return { bookings: summed?.bookings ?? 0, totalCents: summed?.totalCents ?? 0 };
}
