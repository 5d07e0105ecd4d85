import { type SQL, sql } from 'drizzle-orm';
import { BUSINESS_TIME_ZONE } from '#core/charter-time.ts';
import { hasWords } from '#features/charters/repository/index.ts';
import type { Method } from '#features/money/domain/index.ts';
import { isAmong } from '#platform/db/among.ts';
import type { Database } from '#platform/db/database.ts';

const clock = sql.raw(`at time zone '${BUSINESS_TIME_ZONE}'`);

/** Whether an instant lies on these days in Miami, both included. Compares the column itself, so that its index serves. */
const isOnDays = (at: SQL, from: string, to: string) =>
  sql`${at} >= ${from}::date::timestamp ${clock} and ${at} < (${to}::date + 1)::timestamp ${clock}`;

/** The charter's data in a line of the payment lists. */
export type NamedCharter = {
  readonly id: string;
  readonly client: string;
  readonly yacht: string;
  readonly startOn: string;
};

/** The charters' data by id; a charter that was erased is missing. */
export async function findNamed(db: Database, ids: readonly string[]): Promise<Map<string, NamedCharter>> {
  const { rows } = await db.execute<{ id: string; client: string; yacht: string; start_on: string }>(sql`
    select id, contact_name as client, yacht_name as yacht, start_on::text from charter_requests where ${isAmong(sql`id`, ids)}`);
  return new Map(rows.map(({ start_on: startOn, ...charter }) => [charter.id, { ...charter, startOn }]));
}

/** Which of these charters contain all words of a search. */
export async function findWithWords(db: Database, ids: readonly string[], q: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from charter_requests where ${isAmong(sql`id`, ids)} and ${hasWords(q)}`,
  );
  return new Set(rows.map(({ id }) => id));
}

export type MoneyLine = {
  readonly id: string;
  readonly charterId: string;
  readonly at: string;
  readonly cents: number;
  readonly method: Method | null;
  readonly number: number | null;
  readonly note: string;
};

/** The newest lines, with the count and the sum of all. */
export type MoneyLines = {
  readonly lines: readonly MoneyLine[];
  readonly count: number;
  readonly cents: number;
};

type Summed = { readonly all_lines: number; readonly all_cents: string };

const inAll = sql`count(*) over ()::int as all_lines, sum(cents) over () as all_cents`;

function linesOf<Row extends Summed>(rows: readonly Row[], lineOf: (row: Row) => MoneyLine): MoneyLines {
  const [first] = rows;
  return { lines: rows.map(lineOf), count: first?.all_lines ?? 0, cents: Number(first?.all_cents ?? 0) };
}

/** Limits the lines to charters that contain all words of the search; no limit without a search. */
const ofCharters = (q: string | undefined) =>
  q ? sql`where charter_id in (select id from charter_requests where ${hasWords(q)})` : sql``;

/**
 * Money received on these days (in Miami), the newest first: payments that count; and as negative amounts, refunds that were
 * sent, and what a client's bank has taken back for good, on the day on which it took it.
 */
export async function findReceived(
  db: Database,
  from: string,
  to: string,
  limit: number,
  q?: string,
): Promise<MoneyLines> {
  const { rows } = await db.execute<
    Summed & {
      id: string;
      charter_id: string;
      day: string;
      cents: string;
      method: Method;
      number: number;
      note: string;
    }
  >(sql`
    select *, ${inAll} from (
      select p.id, p.charter_id, p.received_on::text as day, p.cents, p.method, p.receipt_number as number, '' as note
      from money_payments p
      where p.received_on between ${from}::date and ${to}::date
        and not exists (select from money_reversals v where v.payment_id = p.id)
      union all
      select r.id, r.charter_id, (s.done_at ${clock})::date::text, -r.cents,
        coalesce(r.other_way, p.method), p.receipt_number, 'back'
      from money_refund_steps s join money_refunds r on r.id = s.refund_id join money_payments p on p.id = r.payment_id
      where s.step = 'sent' and ${isOnDays(sql`s.done_at`, from, to)}
        and not exists (select from money_refund_steps f where f.refund_id = r.id and f.step = 'failed')
      union all
      select t.id, p.charter_id, (t.made_at ${clock})::date::text, -d.cents, p.method, p.receipt_number, 'lost'
      from money_disputes d join money_payments p on p.id = d.payment_id join money_transactions t on t.cause = 'dispute:' || d.id
      where d.state = 'lost' and ${isOnDays(sql`t.made_at`, from, to)}
    ) moved ${ofCharters(q)} order by day desc, number desc, id limit ${limit}`);
  return linesOf(rows, (row) => ({
    id: row.id,
    charterId: row.charter_id,
    at: row.day,
    cents: Number(row.cents),
    method: row.method,
    number: row.number,
    note: row.note,
  }));
}

/**
 * Money earned on these days (in Miami), by charter, from the ledger: charters that took place, and what was kept of canceled
 * ones.
 */
export async function findEarned(
  db: Database,
  from: string,
  to: string,
  limit: number,
  q?: string,
): Promise<MoneyLines> {
  const { rows } = await db.execute<
    Summed & { charter_id: string; day: string; cents: string; kept: boolean }
  >(sql`
    select *, ${inAll} from (select t.charter_id, max((t.made_at ${clock})::date)::text as day, -sum(e.cents) as cents,
      bool_or(e.account = 'cancellation-income') as kept
    from money_entries e join money_transactions t on t.id = e.transaction_id
    where e.account in ('revenue', 'cancellation-income')
      and ${isOnDays(sql`t.made_at`, from, to)}
    group by 1 having sum(e.cents) <> 0
    ) earned ${ofCharters(q)} order by day desc, charter_id limit ${limit}`);
  return linesOf(rows, (row) => ({
    id: row.charter_id,
    charterId: row.charter_id,
    at: row.day,
    cents: Number(row.cents),
    method: null,
    number: null,
    note: row.kept ? 'kept' : '',
  }));
}

/** Disputes of payments and of kept damage money that are still undecided. */
export async function findDisputed(db: Database) {
  const { rows } = await db.execute<{
    id: string;
    charter_id: string;
    cents: string;
    reason: string;
    respond_by: string | null;
    opened_at: string;
  }>(sql`
    select id, charter_id, cents, reason, respond_by, opened_at from money_disputes
    where state in ('inquiry', 'open') order by respond_by nulls last, opened_at`);
  return rows.map(
    (row): MoneyLine => ({
      id: row.id,
      charterId: row.charter_id,
      at: new Date(row.respond_by ?? row.opened_at).toISOString(),
      cents: Number(row.cents),
      method: null,
      number: null,
      note: row.reason.replaceAll('_', ' '),
    }),
  );
}

/** Damage holds in cash that were not given back although the charter is over, canceled or a no-show, the oldest first. */
export async function findCashOfOver(db: Database, now: Date) {
  const { rows } = await db.execute<{ id: string; charter_id: string; cents: string; held_at: string }>(sql`
    select h.id, h.charter_id, h.cents, h.held_at from money_holds h
    left join charter_requests c on c.id = h.charter_id
    where h.state = 'held' and h.way = 'cash'
      and (c.id is null or c.status in ('cancelled', 'no-show') or c.returns_at <= ${now.toISOString()})
    order by h.held_at, h.id`);
  return rows.map(({ id, charter_id: charterId, cents, held_at: at }) => ({
    id,
    charterId,
    cents: Number(cents),
    at: new Date(at).toISOString(),
  }));
}

/**
 * Those of these charters for which what is paid is paid ahead: not confirmed, and still to come (product 4.14). The same rule as
 * `isPaidAhead` of the money feature, for many charters at once.
 */
export async function findPaidAhead(
  db: Database,
  charterIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (charterIds.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from charter_requests
    where ${isAmong(sql`id`, charterIds)} and status in ('pending', 'reviewed', 'contacted', 'quoted')
      and departs_at > ${now.toISOString()}`);
  return new Set(rows.map(({ id }) => id));
}

/** The ids of the charters with these contact addresses, which must be in lower case. */
export async function findChartersOf(db: Database, emails: readonly string[]) {
  if (emails.length === 0) return [];
  const list = sql.join(
    [...emails].map((email) => sql`${email}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select id, lower(contact_email) as email from charter_requests
    where lower(contact_email) in (${list}) and not suspected_spam`);
  return rows;
}
