import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { deleteInParts } from '#platform/db/delete-in-parts.ts';
import { ANSWER_NOTICE_HOURS } from '../domain/index.ts';
import {
  moneyCardRefunds,
  moneyCheckouts,
  moneyNotices,
  moneyPayments,
  moneyRefundSteps,
  moneyRefunds,
  moneySweeps,
} from '../tables/index.ts';
import { CHARGE_GIVEN_UP } from './kept-cards.ts';

export type CheckoutRow = typeof moneyCheckouts.$inferSelect;

const UNDER_WAY = ['wanted', 'open', 'on-its-way'] as const;

export async function insertCheckout(
  db: Database,
  checkout: typeof moneyCheckouts.$inferInsert,
): Promise<CheckoutRow> {
  const [kept] = await db.insert(moneyCheckouts).values(checkout).returning();
  if (!kept) throw new Error('The checkout was not kept');
  return kept;
}

/** The card page of a charter that is open or whose money is on its way. A charter has at most one. */
export async function findCheckoutUnderWay(
  db: Database,
  charterId: string,
): Promise<CheckoutRow | undefined> {
  const [found] = await db
    .select()
    .from(moneyCheckouts)
    .where(and(eq(moneyCheckouts.charterId, charterId), inArray(moneyCheckouts.state, UNDER_WAY)));
  return found;
}

/** The card pages of all charters that are under way, oldest first. */
export async function findCheckoutsUnderWay(db: Database): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(moneyCheckouts)
    .where(inArray(moneyCheckouts.state, UNDER_WAY))
    .orderBy(asc(moneyCheckouts.madeAt));
}

/** A card page, locked until the caller's transaction ends. */
export async function lockCheckout(db: Database, id: string): Promise<CheckoutRow | undefined> {
  const [found] = await db.select().from(moneyCheckouts).where(eq(moneyCheckouts.id, id)).for('update');
  return found;
}

export async function updateCheckout(
  db: Database,
  id: string,
  fields: Partial<Pick<CheckoutRow, 'state' | 'providerCheckout' | 'providerPayment' | 'paymentId'>>,
): Promise<void> {
  await db.update(moneyCheckouts).set(fields).where(eq(moneyCheckouts.id, id));
}

/** The recorded payment for a payment id of the card company, whether by page or by kept card. */
export async function findPaidByCard(db: Database, providerPayment: string) {
  const [found] = await db
    .select({ charterId: moneyPayments.charterId, paymentId: moneyPayments.id })
    .from(moneyPayments)
    .where(and(eq(moneyPayments.method, 'card'), eq(moneyPayments.reference, providerPayment)));
  return found;
}

/** A refund of a card payment, with the card company's ids of the payment and the refund. */
export type CardRefundRow = {
  readonly id: string;
  readonly charterId: string;
  readonly cents: number;
  readonly providerPayment: string;
  readonly providerRefund: string | null;
  readonly isOrdered: boolean;
};

/** A refund goes to the card unless it goes another way; the card company never learns of the latter. */
const isToCard = and(eq(moneyPayments.method, 'card'), isNull(moneyRefunds.otherWay));

const cardRefund = {
  id: moneyRefunds.id,
  charterId: moneyRefunds.charterId,
  cents: moneyRefunds.cents,
  providerPayment: moneyPayments.reference,
  providerRefund: moneyCardRefunds.providerRefund,
  isOrdered: sql<boolean>`${moneyCardRefunds.refundId} is not null`,
};

/** The refund to a card with our id, or with the card company's. */
export async function findCardRefund(
  db: Database,
  { id, providerRefund }: { readonly id?: string; readonly providerRefund?: string },
): Promise<CardRefundRow | undefined> {
  const isOne =
    id === undefined ? eq(moneyCardRefunds.providerRefund, providerRefund ?? '') : eq(moneyRefunds.id, id);
  const [found] = await db
    .select(cardRefund)
    .from(moneyRefunds)
    .innerJoin(moneyPayments, eq(moneyPayments.id, moneyRefunds.paymentId))
    .leftJoin(moneyCardRefunds, eq(moneyCardRefunds.refundId, moneyRefunds.id))
    .where(and(isOne, isToCard));
  return found;
}

/** The ids of refunds to cards that the card company may not have yet: of one charter, or of all. */
export async function findCardRefundsToSend(db: Database, charterId?: string): Promise<string[]> {
  const rows = await db
    .select({ id: moneyRefunds.id })
    .from(moneyRefunds)
    .innerJoin(moneyPayments, eq(moneyPayments.id, moneyRefunds.paymentId))
    .leftJoin(moneyCardRefunds, eq(moneyCardRefunds.refundId, moneyRefunds.id))
    .where(
      and(
        isToCard,
        isNull(moneyCardRefunds.providerRefund),
        charterId === undefined ? undefined : eq(moneyRefunds.charterId, charterId),
        sql`not exists (select from ${moneyRefundSteps} s where s.refund_id = ${moneyRefunds.id}
          and s.step in ('failed', 'withdrawn'))`,
      ),
    )
    .orderBy(asc(moneyRefunds.wantedAt));
  return rows.map(({ id }) => id);
}

export async function insertCardRefund(db: Database, refundId: string, orderedAt: Date): Promise<void> {
  await db.insert(moneyCardRefunds).values({ refundId, orderedAt }).onConflictDoNothing();
}

/** Stores the card company's id of a refund; false if it was stored already. */
export async function nameCardRefund(
  db: Database,
  refundId: string,
  providerRefund: string,
): Promise<boolean> {
  const named = await db
    .update(moneyCardRefunds)
    .set({ providerRefund })
    .where(and(eq(moneyCardRefunds.refundId, refundId), isNull(moneyCardRefunds.providerRefund)))
    .returning({ id: moneyCardRefunds.refundId });
  return named.length > 0;
}

export type NoticeRow = typeof moneyNotices.$inferSelect;

/** Stores a notice of the card company; false if it is stored already. */
export async function insertNotice(db: Database, notice: typeof moneyNotices.$inferInsert): Promise<boolean> {
  const kept = await db
    .insert(moneyNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: moneyNotices.id });
  return kept.length > 0;
}

export async function findNotice(db: Database, id: string): Promise<NoticeRow | undefined> {
  const [found] = await db.select().from(moneyNotices).where(eq(moneyNotices.id, id));
  return found;
}

export async function findNoticesToHandle(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: moneyNotices.id })
    .from(moneyNotices)
    .where(isNull(moneyNotices.handledAt))
    // Handle payments before disputes, because a dispute refers to a payment.
    .orderBy(sql`${moneyNotices.about} = 'dispute'`, asc(moneyNotices.createdAt));
  return rows.map(({ id }) => id);
}

export async function markNoticeHandled(db: Database, id: string, handledAt: Date): Promise<void> {
  await db.update(moneyNotices).set({ handledAt }).where(eq(moneyNotices.id, id));
}

/** Deletes handled notices received before that instant; answers how many. */
export async function deleteNoticesBefore(db: Database, before: Date): Promise<number> {
  const { handledAt, receivedAt } = moneyNotices;
  return deleteInParts(
    db,
    moneyNotices,
    sql`${handledAt} is not null and ${receivedAt} < ${before.toISOString()}`,
  );
}

const CARDS = 'cards';

export async function findSweptUntil(db: Database): Promise<Date | undefined> {
  const [found] = await db.select().from(moneySweeps).where(eq(moneySweeps.of, CARDS));
  return found?.sweptUntil;
}

export async function saveSweptUntil(db: Database, sweptUntil: Date): Promise<void> {
  await db
    .insert(moneySweeps)
    .values({ of: CARDS, sweptUntil })
    .onConflictDoUpdate({ target: moneySweeps.of, set: { sweptUntil } });
}

/** For how many days staff are shown a refund of a hold that was not ordered on this site. That of a payment they can enter. */
const UNORDERED_DAYS = 30;

/**
 * What staff must look at: refunds that failed, were not repeated and are not with the client's bank; refunds that were not
 * ordered on this site; open disputes, and those whose answer is due soon or late; notices not handled yet.
 */
export async function countCardTroubles(db: Database, now: Date) {
  const since = new Date(now.getTime() - UNORDERED_DAYS * 86_400_000).toISOString();
  const soon = new Date(now.getTime() + ANSWER_NOTICE_HOURS * 3_600_000).toISOString();
  const { rows } = await db.execute<{
    failed: string;
    unordered: string;
    disputes: string;
    near: string;
    waiting: string;
  }>(sql`
    select
      (select count(*) from money_refund_steps f
        join money_refunds r on r.id = f.refund_id join money_payments p on p.id = r.payment_id
        where f.step = 'failed' and p.method = 'card' and p.cents > money_given_back(p.id) + (
            select coalesce(sum(d.cents), 0) from money_disputes d where d.payment_id = p.id and d.state in ('open', 'lost'))
          and not exists (select from money_refunds later
            where later.payment_id = p.id and later.id <> r.id and later.wanted_at >= f.done_at
              and not exists (select from money_refund_steps w where w.refund_id = later.id and w.step = 'withdrawn'))
      ) as failed,
      (select count(distinct n.object_id) from money_notices n
        where n.about = 'refund' and n.handled_at is not null and n.received_at > ${since}
          and not exists (select from money_card_refunds c where c.provider_refund = n.object_id)
          and not exists (select from money_hold_returns r where r.provider_refund = n.object_id)
          and not exists (select from money_refunds_elsewhere e where e.provider_refund = n.object_id)
      ) + (select count(*) from money_refunds_elsewhere e
        where e.state <> 'failed' and not exists (select from money_card_refunds c where c.provider_refund = e.provider_refund)
      ) as unordered,
      (select count(*) from money_disputes where state in ('inquiry', 'open')) as disputes,
      (select count(*) from money_disputes
        where state in ('inquiry', 'open') and not is_answered and respond_by < ${soon}) as near,
      (select count(*) from money_notices where handled_at is null) as waiting`);
  const [found] = rows;
  return {
    failedRefunds: Number(found?.failed ?? 0),
    unorderedRefunds: Number(found?.unordered ?? 0),
    openDisputes: Number(found?.disputes ?? 0),
    nearAnswers: Number(found?.near ?? 0),
    waitingNotices: Number(found?.waiting ?? 0),
  };
}

/** A trouble that staff must look at: a lost hold, a failed charge, or what came back of money that was kept for damage. */
export type CardTroubleRow = {
  readonly id: string;
  readonly charterId: string;
  readonly of: 'hold' | 'charge' | 'return';
  readonly cents: number;
  readonly at: Date;
};

/**
 * Lost holds that are still owed and not replaced, failed charges whose balance is still owed, and what came back of money that
 * was kept for damage, of the last 30 days. A later try or payment of the same charter settles them, except a page that expired
 * unused or a charge that was given up. A hold that was to be released needs no replacement.
 */
export async function findKeptCardTroubles(db: Database, now: Date): Promise<CardTroubleRow[]> {
  const { rows } = await db.execute<{
    id: string;
    charter_id: string;
    of: 'hold' | 'charge' | 'return';
    cents: string;
    at: string;
  }>(sql`
    select h.id, h.charter_id, 'hold' as of, h.cents, h.ended_at as at from money_holds h
    join money_obligations o on o.id = h.obligation_id
    where h.state in ('lapsed', 'failed') and h.trouble <> 'page-expired' and h.ended_at > ${monthBefore(now)}
      and h.order_kind is distinct from 'release'
      and not exists (select from money_obligations w where w.withdraws = o.id)
      and not exists (select from money_holds l where l.charter_id = h.charter_id
        and (l.state in ('wanted', 'open', 'held')
          or ((l.made_at, l.id) > (h.made_at, h.id) and l.trouble <> 'page-expired')))
    union all
    select c.id, c.charter_id, 'charge', c.cents, c.ended_at from money_charges c
    where c.state = 'failed' and c.trouble <> ${CHARGE_GIVEN_UP} and c.ended_at > ${monthBefore(now)}
      and not exists (select from money_payments p where p.charter_id = c.charter_id and p.recorded_at >= c.ended_at)
      and not exists (select from money_charges l where l.charter_id = c.charter_id and (l.made_at, l.id) > (c.made_at, c.id)
        and l.trouble <> ${CHARGE_GIVEN_UP})
      and exists (select from money_obligations o where o.charter_id = c.charter_id and o.kind = 'balance' and o.withdraws is null
        and not exists (select from money_obligations w where w.withdraws = o.id))
    union all
    select r.id, h.charter_id, 'return', r.cents, r.changed_at from money_hold_returns r join money_holds h on h.id = r.hold_id
    where r.state = 'failed' and r.changed_at > ${monthBefore(now)}
      and not exists (select from money_hold_returns l where l.hold_id = h.id and l.id <> r.id and l.made_at >= r.changed_at)
    order by at`);
  return rows.map((row) => ({
    id: row.id,
    charterId: row.charter_id,
    of: row.of,
    cents: Number(row.cents),
    at: new Date(row.at),
  }));
}

const TROUBLE_DAYS = 30;
const monthBefore = (now: Date) => new Date(now.getTime() - TROUBLE_DAYS * 86_400_000).toISOString();
