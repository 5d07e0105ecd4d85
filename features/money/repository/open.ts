import { asc, gt, type SQL, sql } from 'drizzle-orm';
import { isAmong } from '#platform/db/among.ts';
import type { Database } from '#platform/db/database.ts';
import { type Owed, settledParts, sumOfParts } from '../domain/index.ts';
import { moneyUnsettled } from '../tables/index.ts';
import { findObligationsOf } from './account.ts';

/** What is still open for a charter's client, computed in SQL for many charters at once. */
export type OpenMoney = {
  readonly charterId: string;
  readonly openCents: number;
  readonly overCents: number;
  readonly returningCents: number;
  /** The unpaid pieces, in the order in which they are to be paid. */
  readonly pieces: readonly (Pick<Owed, 'kind' | 'label' | 'dueAt'> & { readonly cents: number })[];
  /** The money of refunds that failed, were not repeated and are not with the client's bank. */
  readonly failedCents: number;
};

type Row = {
  charter_id: string;
  open: string;
  over: string;
  returning: string;
  held: string;
  failed: string;
};

/**
 * The charters with something to pay or give back, with their sums and unpaid pieces. First those with nothing to pay, then by
 * the next due time. All of them: sums over a part would be wrong without a word.
 */
export async function findOpenMoney(db: Database, of?: readonly string[]): Promise<readonly OpenMoney[]> {
  if (of) return inOrder(await addUp(db, of));
  const rows = await db.select().from(moneyUnsettled);
  const noted = rows.flatMap(({ charterId, open }) => {
    if (open === null) return [];
    const pieces = open.pieces.map((piece) => ({ ...piece, dueAt: new Date(piece.dueAt) }));
    return [{ ...open, charterId, pieces }];
  });
  const changed = rows.flatMap(({ charterId, open }) => (open === null ? [charterId] : []));
  return inOrder([...noted, ...(await addUp(db, changed))]);
}

function inOrder(found: readonly OpenMoney[]): readonly OpenMoney[] {
  const dueAt = ({ pieces: [next] }: OpenMoney) => next?.dueAt.getTime() ?? 0;
  return found.toSorted((a, b) => dueAt(a) - dueAt(b) || (a.charterId < b.charterId ? -1 : 1));
}

/** What is open of these charters; those of which nothing is open are left out. */
async function addUp(db: Database, charterIds: readonly string[]): Promise<readonly OpenMoney[]> {
  if (charterIds.length === 0) return [];
  const ofThese = (column: SQL) => sql`and ${isAmong(column, charterIds)}`;
  const { rows } = await db.execute<Row>(sql`
    with live as (
      select o.* from money_obligations o
      where o.withdraws is null and not exists (select from money_obligations w where w.withdraws = o.id)
        ${ofThese(sql`o.charter_id`)}
    ), owed as (
      select charter_id, sum(base_cents + tax_cents + gratuity_cents + apa_cents) as cents from live group by 1
    ), back as (
      select r.id, r.payment_id, r.cents, r.wanted_at, s.failed_at,
        coalesce(case when s.failed_at is not null then 'failed' when s.is_withdrawn then 'withdrawn' when s.is_sent then 'sent' end, 'wanted') as state
      from money_refunds r left join lateral (
        select min(done_at) filter (where step = 'failed') as failed_at, bool_or(step = 'withdrawn') as is_withdrawn, count(*) > 0 as is_sent
        from money_refund_steps where refund_id = r.id
      ) s on true
      where true ${ofThese(sql`r.charter_id`)}
    ), given as (
      select b.payment_id,
        sum(b.cents) filter (where b.state = 'sent') as returned,
        sum(b.cents) filter (where b.state = 'wanted') as returning,
        sum(b.cents) filter (where b.state in ('sent', 'wanted')) as live,
        sum(b.cents) filter (where b.state = 'failed' and not exists (
          select from back later
          where later.payment_id = b.payment_id and later.id <> b.id and later.wanted_at >= b.failed_at and later.state <> 'withdrawn'
        )) as failed
      from back b group by 1
    ), payment as (
      select p.* from money_payments p
      where not exists (select from money_reversals v where v.payment_id = p.id) ${ofThese(sql`p.charter_id`)}
    ), at_bank as (
      -- What the bank of a client has taken of each payment: neither here nor to be given back. What was lost is not paid any more.
      select p.id, least(d.cents, p.cents - coalesce(g.live, 0)) as cents, least(d.lost, p.cents - coalesce(g.live, 0)) as lost
      from (select payment_id, sum(cents) as cents, coalesce(sum(cents) filter (where state = 'lost'), 0) as lost
        from money_disputes where state in ('open', 'lost') group by 1) d
      join payment p on p.id = d.payment_id left join given g on g.payment_id = p.id
    ), paid as (
      select p.charter_id, sum(p.cents - coalesce(b.lost, 0)) as cents, sum(g.returned) as returned, sum(g.returning) as returning,
        sum(b.cents - b.lost) as disputed,
        -- Of what came back to us no more is to be looked into than is still here of its payment.
        sum(least(coalesce(g.failed, 0), p.cents - coalesce(g.live, 0) - coalesce(b.cents, 0))) as failed
      from payment p left join given g on g.payment_id = p.id left join at_bank b on b.id = p.id
      group by 1
    ), sums as (
      select charter_id, coalesce(o.cents, 0) as owed, coalesce(p.returning, 0) as returning, coalesce(p.failed, 0) as failed,
        coalesce(p.disputed, 0) as disputed,
        coalesce(p.cents, 0) - coalesce(p.returned, 0) - coalesce(p.returning, 0) as held
      from owed o full join paid p using (charter_id)
    )
    select s.charter_id, s.held, greatest(0, s.owed - s.held) as open, greatest(0, s.held - s.owed - s.disputed) as over, s.returning, s.failed
    from sums s
    where s.owed <> s.held or s.returning > 0 or s.failed > 0
    order by s.charter_id`);
  const owed = await findObligationsOf(
    db,
    rows.map((row) => row.charter_id),
  );
  return rows.map((row) => ({
    charterId: row.charter_id,
    openCents: Number(row.open),
    overCents: Number(row.over),
    returningCents: Number(row.returning),
    pieces: unpaidOf(Number(row.held), owed.get(row.charter_id) ?? []),
    failedCents: Number(row.failed),
  }));
}

/** Charters whose money may be open, in the order of their ids. */
export async function findUnsettled(
  db: Database,
  { after, most }: { readonly after: string | undefined; readonly most: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: moneyUnsettled.charterId })
    .from(moneyUnsettled)
    .where(after === undefined ? undefined : gt(moneyUnsettled.charterId, after))
    .orderBy(asc(moneyUnsettled.charterId))
    .limit(most);
  return rows.map(({ id }) => id);
}

/**
 * Notes what is open of these charters, or that nothing is. Leaves out charters whose money is being changed, and lets nobody
 * change the others' until the caller's transaction ends.
 */
export async function noteOpenMoney(tx: Database, charterIds: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ id: moneyUnsettled.charterId })
    .from(moneyUnsettled)
    .where(isAmong(moneyUnsettled.charterId, charterIds))
    .for('update', { skipLocked: true });
  const looked = rows.map(({ id }) => id);
  const found = await addUp(tx, looked);
  await tx.execute(sql`
    update ${moneyUnsettled} set open = noted.value - 'charterId'
    from jsonb_array_elements(${JSON.stringify(found)}::jsonb) noted
    where charter_id = (noted.value->>'charterId')::uuid`);
  const open = new Set(found.map(({ charterId }) => charterId));
  const settled = looked.filter((id) => !open.has(id));
  await tx.delete(moneyUnsettled).where(isAmong(moneyUnsettled.charterId, settled));
}

const unpaidOf = (heldCents: number, owed: readonly Owed[]) =>
  settledParts(heldCents, owed).pieces.flatMap(({ piece: { kind, label, parts, dueAt }, paidCents }) => {
    const cents = sumOfParts(parts) - paidCents;
    return cents > 0 ? [{ kind, cents, dueAt, ...(label ? { label } : {}) }] : [];
  });
