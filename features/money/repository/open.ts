import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { ObligationKind } from '../domain/index.ts';

/** What is still open between us and the client of a charter, as plain SQL works it out for many charters at once. */
export type OpenMoney = {
  readonly charterId: string;
  readonly openCents: number;
  readonly overCents: number;
  readonly returningCents: number;
  /** What is not paid, piece by piece, the next to be paid first. */
  readonly pieces: readonly { readonly kind: ObligationKind; readonly cents: number; readonly dueAt: Date }[];
  /** Money on its way back that came back to us, and was not given back anew. */
  readonly failedCents: number;
};

type Row = {
  charter_id: string;
  open: string;
  over: string;
  returning: string;
  pieces: { kind: ObligationKind; cents: number; dueAt: string }[] | null;
  failed: string;
};

/**
 * The charters of which something is to be paid or given back: of each the sums, and the pieces that are not paid. Pieces are
 * settled in the order of their kinds; allowances come off the last ones, each part apart, as `piecesOf` has it for one charter.
 */
export async function findOpenMoney(
  db: Database,
  of?: readonly string[],
  most = 5_000,
): Promise<readonly OpenMoney[]> {
  if (of?.length === 0) return [];
  const list =
    of &&
    sql.join(
      [...of].map((id) => sql`${id}::uuid`),
      sql`, `,
    );
  const ofThese = (column: SQL) => (list ? sql`and ${column} in (${list})` : sql``);
  const { rows } = await db.execute<Row>(sql`
    with live as (
      select o.* from money_obligations o
      where o.withdraws is null and not exists (select from money_obligations w where w.withdraws = o.id)
        ${ofThese(sql`o.charter_id`)}
    ), owed as (
      select charter_id, sum(base_cents + tax_cents + gratuity_cents + apa_cents) as cents from live group by 1
    ), back as (
      select r.id, r.charter_id, r.payment_id, r.cents, r.wanted_at,
        coalesce((select case when bool_or(s.step = 'failed') then 'failed' when bool_or(s.step = 'withdrawn') then 'withdrawn' else 'sent' end
          from money_refund_steps s where s.refund_id = r.id having count(*) > 0), 'wanted') as state
      from money_refunds r where true ${ofThese(sql`r.charter_id`)}
    ), given as (
      select b.charter_id,
        sum(b.cents) filter (where b.state = 'sent') as returned,
        sum(b.cents) filter (where b.state = 'wanted') as returning,
        sum(b.cents) filter (where b.state = 'failed' and not exists (
          select from back later where later.payment_id = b.payment_id and later.wanted_at > b.wanted_at and later.state <> 'withdrawn'
        )) as failed
      from back b group by 1
    ), paid as (
      select p.charter_id, sum(p.cents) as cents from money_payments p
      where not exists (select from money_reversals v where v.payment_id = p.id) ${ofThese(sql`p.charter_id`)}
      group by 1
    ), at_bank as (
      -- What the bank of a client has taken of each payment: neither here nor to be given back.
      select p.charter_id, sum(least(d.cents, p.cents - coalesce(l.cents, 0))) as cents
      from (select payment_id, sum(cents) as cents from money_disputes where state in ('open', 'lost') group by 1) d
      join money_payments p on p.id = d.payment_id
      left join (select payment_id, sum(cents) as cents from back where state in ('sent', 'wanted') group by 1) l on l.payment_id = p.id
      where true ${ofThese(sql`p.charter_id`)}
      group by 1
    ), sums as (
      select charter_id, coalesce(o.cents, 0) as owed, coalesce(g.returning, 0) as returning, coalesce(g.failed, 0) as failed,
        coalesce(b.cents, 0) as disputed,
        coalesce(p.cents, 0) - coalesce(g.returned, 0) - coalesce(g.returning, 0) as held
      from owed o full join paid p using (charter_id) full join given g using (charter_id)
        left join at_bank b using (charter_id)
    ), off as (
      select charter_id, -sum(base_cents) as base, -sum(tax_cents) as tax, -sum(gratuity_cents) as gratuity, -sum(apa_cents) as apa
      from live where kind = 'allowance' group by 1
    ), pieces as (
      select l.*, row_number() over piece as place,
        sum(l.base_cents) over piece as base, sum(l.tax_cents) over piece as tax,
        sum(l.gratuity_cents) over piece as gratuity, sum(l.apa_cents) over piece as apa,
        sum(l.base_cents) over (partition by l.charter_id) as all_base, sum(l.tax_cents) over (partition by l.charter_id) as all_tax,
        sum(l.gratuity_cents) over (partition by l.charter_id) as all_gratuity, sum(l.apa_cents) over (partition by l.charter_id) as all_apa
      from live l where l.kind not in ('allowance', 'damage-hold')
      window piece as (partition by l.charter_id
        order by array_position(array['deposit', 'balance', 'apa', 'cancellation'], l.kind), l.due_at, l.id rows unbounded preceding)
    ), until as (
      -- What is owed up to and with each piece, once what was taken off is off the last ones.
      select p.charter_id, p.kind, p.due_at, p.place,
        least(p.base, p.all_base - coalesce(o.base, 0)) + least(p.tax, p.all_tax - coalesce(o.tax, 0))
          + least(p.gratuity, p.all_gratuity - coalesce(o.gratuity, 0)) + least(p.apa, p.all_apa - coalesce(o.apa, 0)) as cents
      from pieces p left join off o on o.charter_id = p.charter_id
    ), unpaid as (
      select u.charter_id, u.kind, u.due_at, u.place,
        u.cents - greatest(s.held, 0, coalesce((select max(e.cents) from until e where e.charter_id = u.charter_id and e.place < u.place), 0)) as cents
      from until u join sums s on s.charter_id = u.charter_id
    ), open as (
      select charter_id, min(due_at) as due_at,
        jsonb_agg(jsonb_build_object('kind', kind, 'cents', cents, 'dueAt', due_at) order by place) as pieces
      from unpaid where cents > 0 group by 1
    )
    select s.charter_id, greatest(0, s.owed - s.held) as open, greatest(0, s.held - s.owed - s.disputed) as over, s.returning, s.failed,
      n.pieces
    from sums s left join open n on n.charter_id = s.charter_id
    where s.owed <> s.held or s.returning > 0 or s.failed > 0
    order by n.due_at nulls first, s.charter_id
    limit ${most}`);
  return rows.map((row) => ({
    charterId: row.charter_id,
    openCents: Number(row.open),
    overCents: Number(row.over),
    returningCents: Number(row.returning),
    pieces: (row.pieces ?? []).map((piece) => ({ ...piece, dueAt: new Date(piece.dueAt) })),
    failedCents: Number(row.failed),
  }));
}
