import type { Deps } from '#platform/deps.ts';
import {
  type Entry,
  heldCents,
  isLive,
  lostToBank,
  type Stage,
  type Statement,
  shiftBetween,
  standingOf,
  statementOf,
  takenByBank,
} from '../domain/index.ts';
import {
  type DisputeRow,
  findDisputes,
  findDisputesOf,
  findObligations,
  findObligationsOf,
  findPayments,
  findPaymentsOf,
  findRefunds,
  findRefundsOf,
  findStanding,
  insertTransaction,
  lockMoney,
  type Obligation,
  type Payment,
  type Refund,
} from '../repository/index.ts';

export type MoneyDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** The person or job that acts on money, for the records. */
export type Doer = { readonly name: string; readonly accountId?: string | undefined };

/** A charter's id and stage, as far as the ledger needs them. */
export type Billed = { readonly charterId: string; readonly stage: Stage };

/** All records of a charter's money, with their sums. */
export type MoneyAccount = {
  readonly owed: readonly Obligation[];
  readonly payments: readonly (Payment & {
    readonly leftCents: number;
    readonly disputedCents: number;
    readonly lostCents: number;
  })[];
  readonly refunds: readonly Refund[];
  readonly disputes: readonly DisputeRow[];
  readonly statement: Statement;
};

/** What a charter's client owes, has paid and got back, with the sums as of now. */
export async function readAccount(deps: Pick<Deps, 'db' | 'now'>, charterId: string): Promise<MoneyAccount> {
  // One query after another, because a transaction has only one connection.
  const owed = await findObligations(deps.db, charterId);
  const paid = await findPayments(deps.db, charterId);
  const refunds = await findRefunds(deps.db, charterId);
  const disputes = await findDisputes(deps.db, charterId);
  const payments = paid.map((payment) => ({ ...payment, ...leftOf(payment, refunds, disputes) }));
  return {
    owed,
    payments,
    refunds,
    disputes,
    statement: statementOf(owed, payments, refunds, deps.now()),
  };
}

/** The amount that each of these charters' clients still has to pay. */
export async function readOpenCents(
  deps: Pick<Deps, 'db' | 'now'>,
  charterIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (charterIds.length === 0) return new Map();
  // One query after another, because a transaction has only one connection.
  const owed = await findObligationsOf(deps.db, charterIds);
  const payments = Map.groupBy(await findPaymentsOf(deps.db, charterIds), ({ charterId }) => charterId);
  const refunds = Map.groupBy(await findRefundsOf(deps.db, charterIds), ({ charterId }) => charterId);
  const disputes = await findDisputesOf(deps.db, charterIds);
  const openOf = (id: string) => {
    const back = refunds.get(id) ?? [];
    const paid = (payments.get(id) ?? []).map((one) => ({ ...one, ...leftOf(one, back, disputes) }));
    return statementOf(owed.get(id) ?? [], paid, back, deps.now()).openCents;
  };
  return new Map(charterIds.map((id) => [id, openOf(id)]));
}

/** How much of a payment can still be refunded, how much the client's bank holds, and how much it has taken for good. */
function leftOf(payment: Payment, refunds: readonly Refund[], disputes: readonly DisputeRow[]) {
  if (payment.isReversed) return { leftCents: 0, disputedCents: 0, lostCents: 0 };
  const here = refunds.reduce(
    (left, { paymentId, cents, state }) => (paymentId === payment.id && isLive(state) ? left - cents : left),
    payment.cents,
  );
  const own = disputes.filter(({ paymentId }) => paymentId === payment.id);
  const lostCents = Math.min(here, lostToBank(own));
  const disputedCents = Math.min(here, takenByBank(own)) - lostCents;
  return { leftCents: here - disputedCents - lostCents, disputedCents, lostCents };
}

/** Like `readAccount`, and locks the charter's money until the caller's transaction ends. */
export async function holdAccount(deps: Pick<Deps, 'db' | 'now'>, charterId: string): Promise<MoneyAccount> {
  await lockMoney(deps.db, charterId);
  return readAccount(deps, charterId);
}

/** Writes a transaction into the ledger. */
export const post = (
  deps: MoneyDeps,
  { charterId }: Pick<Billed, 'charterId'>,
  cause: string,
  by: Doer,
  entries: readonly Entry[],
  reverses?: string,
) =>
  insertTransaction(
    deps.db,
    {
      id: deps.newId(),
      charterId,
      cause,
      madeBy: by.name,
      madeAt: deps.now(),
      ...(reverses ? { reverses } : {}),
    },
    entries,
  );

/**
 * Moves a charter's money in the ledger to the accounts where it belongs after a change: the client's deposits, the tax, the
 * crew's gratuity, the business's income. What the client's bank has taken for good is the client's no more, and in dispute no
 * more. Writes nothing if it is there already.
 */
export async function settle(deps: MoneyDeps, billed: Billed, cause: string, by: Doer): Promise<void> {
  const { owed, payments, refunds, disputes } = await holdAccount(deps, billed.charterId);
  const lostCents = payments.reduce((sum, payment) => sum + payment.lostCents, 0);
  const target = {
    ...standingOf(heldCents(payments, refunds), owed, billed.stage),
    disputes: lostCents - takenByBank(disputes),
  };
  const entries = shiftBetween(await findStanding(deps.db, billed.charterId), target);
  if (entries.length > 0) await post(deps, billed, `settled:${cause}`, by, entries);
}
