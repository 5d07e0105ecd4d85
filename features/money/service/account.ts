import type { Deps } from '#platform/deps.ts';
import {
  type Entry,
  heldCents,
  isLive,
  isTakenByBank,
  type Stage,
  type Statement,
  shiftBetween,
  standingOf,
  statementOf,
} from '../domain/index.ts';
import {
  type DisputeRow,
  findDisputes,
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

/** Who does something about money, as it is written down. */
export type Doer = { readonly name: string; readonly accountId?: string | undefined };

/** A charter as far as money is concerned: which it is, and how far. */
export type Billed = { readonly charterId: string; readonly stage: Stage };

/** Everything that was written down about a charter's money. */
export type MoneyAccount = {
  readonly owed: readonly Obligation[];
  readonly payments: readonly (Payment & {
    readonly leftCents: number;
    readonly disputedCents: number;
  })[];
  readonly refunds: readonly Refund[];
  readonly statement: Statement;
};

/** What a charter's client owes, paid and got back, and what that comes to now. */
export async function readAccount(deps: Pick<Deps, 'db' | 'now'>, charterId: string): Promise<MoneyAccount> {
  // One after another: inside a transaction there is one connection.
  const owed = await findObligations(deps.db, charterId);
  const paid = await findPayments(deps.db, charterId);
  const refunds = await findRefunds(deps.db, charterId);
  const disputes = await findDisputes(deps.db, charterId);
  const payments = paid.map((payment) => ({ ...payment, ...leftOf(payment, refunds, disputes) }));
  return {
    owed,
    payments,
    refunds,
    statement: statementOf(owed, payments, refunds, deps.now()),
  };
}

/** What each of these charters' clients has still to pay. */
export async function readOpenCents(
  deps: Pick<Deps, 'db' | 'now'>,
  charterIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (charterIds.length === 0) return new Map();
  // One after another: inside a transaction there is one connection.
  const owed = await findObligationsOf(deps.db, charterIds);
  const payments = Map.groupBy(await findPaymentsOf(deps.db, charterIds), ({ charterId }) => charterId);
  const refunds = Map.groupBy(await findRefundsOf(deps.db, charterIds), ({ charterId }) => charterId);
  const openOf = (id: string) =>
    statementOf(owed.get(id) ?? [], payments.get(id) ?? [], refunds.get(id) ?? [], deps.now()).openCents;
  return new Map(charterIds.map((id) => [id, openOf(id)]));
}

/** What of a payment could still go back, and what of it the client's bank has: that is given back by nobody else. */
function leftOf(payment: Payment, refunds: readonly Refund[], disputes: readonly DisputeRow[]) {
  if (payment.isReversed) return { leftCents: 0, disputedCents: 0 };
  const here = refunds.reduce(
    (left, { paymentId, cents, state }) => (paymentId === payment.id && isLive(state) ? left - cents : left),
    payment.cents,
  );
  const taken = disputes.reduce(
    (sum, { paymentId, cents, state }) =>
      paymentId === payment.id && isTakenByBank(state) ? sum + cents : sum,
    0,
  );
  const disputedCents = Math.min(here, taken);
  return { leftCents: here - disputedCents, disputedCents };
}

/** The same, which nobody else changes until the caller's transaction ends. */
export async function holdAccount(deps: Pick<Deps, 'db' | 'now'>, charterId: string): Promise<MoneyAccount> {
  await lockMoney(deps.db, charterId);
  return readAccount(deps, charterId);
}

/** Writes down what happened to money. */
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
      ...{ id: deps.newId(), charterId, cause, madeBy: by.name, madeAt: deps.now() },
      ...(reverses ? { reverses } : {}),
    },
    entries,
  );

/**
 * Brings the money of a charter to where it belongs after a change: between what is the client's, the tax, the crew's and ours.
 * Writes nothing where it stands there already.
 */
export async function settle(deps: MoneyDeps, billed: Billed, cause: string, by: Doer): Promise<void> {
  const { owed, payments, refunds } = await holdAccount(deps, billed.charterId);
  const target = standingOf(heldCents(payments, refunds), owed, billed.stage);
  const entries = shiftBetween(await findStanding(deps.db, billed.charterId), target);
  if (entries.length > 0) await post(deps, billed, `settled:${cause}`, by, entries);
}
