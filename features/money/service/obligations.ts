import { balanceDueAt, type PriceEstimate } from '#features/pricing/domain/index.ts';
import {
  backOf,
  comesBeforeBalance,
  damageHoldOf,
  type HoldChange,
  hereCents,
  holdDueAt,
  inOrder,
  keptParts,
  notOwedCents,
  type Owed,
  owedFor,
  type StatementPiece,
  spreadOver,
  sumOfParts,
  totalOwed,
} from '../domain/index.ts';
import {
  findCalledOff,
  findCheckoutUnderWay,
  insertObligations,
  insertRefunds,
  insertWithdrawals,
  type Obligation,
} from '../repository/index.ts';
import { type Billed, type Doer, holdAccount, type MoneyDeps, readAccount, settle } from './account.ts';
import { withdrawRefund } from './refunds.ts';

type Change = {
  readonly charterId: string;
  /** The id of the history entry of the change. */
  readonly changeId: string;
};

async function owe(deps: MoneyDeps, charterId: string, owed: readonly Owed[], cause: string) {
  const written = { charterId, cause, madeAt: deps.now() };
  await insertObligations(
    deps.db,
    owed.map((one) => ({ ...one, id: deps.newId() })),
    written,
  );
}

async function withdraw(
  deps: MoneyDeps,
  charterId: string,
  obligations: readonly Obligation[],
  cause: string,
) {
  const written = { charterId, cause, madeAt: deps.now() };
  await insertWithdrawals(
    deps.db,
    obligations.map((one) => ({ ...one, withdrawalId: deps.newId() })),
    written,
  );
}

/**
 * Records what a client owes when a charter is confirmed (product 3.6), in the caller's transaction. Earlier obligations are
 * withdrawn, except additions; earlier payments count. The additions that a cancellation took away are owed again.
 */
export async function oweForCharter(
  deps: MoneyDeps,
  { charterId, changeId }: Change,
  agreed: { readonly price: PriceEstimate; readonly departsAt: Date; readonly damageHoldCents?: number },
  by: Doer,
): Promise<void> {
  const cause = `confirmed:${changeId}`;
  const { owed } = await holdAccount(deps, charterId);
  // What was added meanwhile is no part of the price, and stays owed.
  const ofPrice = owed.filter(({ kind }) => kind !== 'addition');
  await withdraw(deps, charterId, ofPrice, cause);
  const { price, ...when } = agreed;
  const agreedAt = deps.now();
  await owe(deps, charterId, owedFor(price, { ...when, agreedAt }), cause);
  // Of a charter that was taken up again nothing is owed until it is confirmed again.
  if (owed.every(({ kind }) => kind === 'allowance')) await oweAgain(deps, charterId, agreedAt, cause);
  await settle(deps, { charterId, stage: 'agreed' }, cause, by);
}

/**
 * Owes again, due at once, the additions that the charter's last cancellation took away. One that came before the balance does so
 * again, because what was paid for it would count for the balance otherwise.
 */
async function oweAgain(deps: MoneyDeps, charterId: string, dueAt: Date, cause: string): Promise<void> {
  const calledOff = inOrder(await findCalledOff(deps.db, charterId)).filter(
    ({ kind }) => kind === 'addition',
  );
  const again = calledOff.map((one) => ({ ...one, dueAt }));
  const first = again.filter((one) => one.isBeforeBalance);
  await owe(deps, charterId, first, cause);
  if (first.length === again.length) return;
  const { statement } = await readAccount(deps, charterId);
  const isBeforeBalance = await isSettledFirst(deps, charterId, statement.pieces);
  const others = again.filter((one) => !one.isBeforeBalance).map((one) => ({ ...one, isBeforeBalance }));
  await owe(deps, charterId, others, cause);
}

/** Whether what is added now comes before the balance and the APA: nothing of those is due, paid or on its way (product 4.26). */
export async function isSettledFirst(
  deps: MoneyDeps,
  charterId: string,
  pieces: readonly StatementPiece[],
): Promise<boolean> {
  const page = await findCheckoutUnderWay(deps.db, charterId);
  const isComing = page?.state === 'on-its-way' && (page.kind === 'balance' || page.kind === 'apa');
  return !isComing && comesBeforeBalance(pieces, deps.now());
}

/** The kinds that are due relative to the departure. */
const MOVES: ReadonlySet<Owed['kind']> = new Set(['balance', 'apa', 'damage-hold']);

/**
 * Moves the due times of a charter's balance and damage hold to its new departure. The amounts and payments stay. What was due
 * already, and would be due by the new departure too, stays due since then: it is not asked for a second time. A damage hold stays
 * as it is if amount and departure do: when only the return moves, it may be authorized already.
 *
 * @param agreed.wasDepartingAt the departure before the move; if absent, another one
 * @param agreed.damageHoldCents the hold that the new yacht requires; if absent, as before
 */
export async function moveDueDates(
  deps: MoneyDeps,
  { charterId, changeId }: Change,
  agreed: {
    readonly price: PriceEstimate;
    readonly departsAt: Date;
    readonly wasDepartingAt?: Date;
    readonly damageHoldCents?: number;
  },
): Promise<HoldChange> {
  const now = deps.now();
  const { owed } = await holdAccount(deps, charterId);
  const due = balanceDueAt(agreed.departsAt, agreed.price.balanceDue, now);
  const dueOf = (one: Owed) => due ?? (one.dueAt < now ? one.dueAt : now);
  const held = owed.find(({ kind }) => kind === 'damage-hold')?.holdCents ?? 0;
  const isCents = agreed.damageHoldCents ?? held;
  const isHoldKept = isCents === held && agreed.departsAt.getTime() === agreed.wasDepartingAt?.getTime();
  const hold = isHoldKept ? [] : damageHoldOf(isCents, holdDueAt(agreed.departsAt, now));
  const later = owed.filter(
    (one) =>
      MOVES.has(one.kind) &&
      (one.kind === 'damage-hold' ? !isHoldKept : one.dueAt.getTime() !== dueOf(one).getTime()),
  );
  const cause = `moved:${changeId}`;
  await withdraw(deps, charterId, later, cause);
  await owe(
    deps,
    charterId,
    [
      ...later.filter(({ kind }) => kind !== 'damage-hold').map((one) => ({ ...one, dueAt: dueOf(one) })),
      ...hold,
    ],
    cause,
  );
  return { wasCents: held, isCents };
}

/**
 * Records the cancellation of a charter: nothing more is owed, and what was paid and not owed goes back with a percent of the
 * rest, each part with its share of the tax. The business keeps what is left. Answers the cents that were paid and not owed.
 *
 * @param off.wants whether to order the refund at once, as the client was shown before cancelling; else staff decide
 */
export async function callOff(
  deps: MoneyDeps,
  { charterId, changeId }: Change,
  off: { readonly refundPercent: number; readonly wants: boolean; readonly reason: string },
  by: Doer,
): Promise<number> {
  const { owed, payments, statement } = await holdAccount(deps, charterId);
  if (owed.length === 0 && payments.length === 0) return 0;
  const cause = `cancelled:${changeId}`;
  const paid = hereCents(statement);
  const notOwed = notOwedCents(statement);
  const backCents = backOf(paid, notOwed, off.refundPercent);
  await withdraw(deps, charterId, owed, cause);
  const parts = keptParts(paid - backCents, paid, owed);
  if (sumOfParts(parts) > 0) {
    await owe(deps, charterId, [{ kind: 'cancellation', parts, holdCents: 0, dueAt: deps.now() }], cause);
  }
  if (off.wants) {
    const wanted = { charterId, reason: off.reason, cause, wantedBy: by.name, wantedAt: deps.now() };
    const shares = spreadOver(backCents, payments) ?? [];
    await insertRefunds(
      deps.db,
      shares.map((share) => ({ ...wanted, ...share, id: deps.newId() })),
    );
  }
  await settle(deps, { charterId, stage: 'cancelled' }, cause, by);
  return notOwed;
}

/**
 * After a payment was reversed or lost: of a cancelled charter no more is kept than is still here, because what is kept is a share
 * of what was paid and never a debt.
 */
export async function keepOnlyHeld(
  deps: MoneyDeps,
  { charterId, stage }: Billed,
  cause: string,
): Promise<void> {
  if (stage !== 'cancelled') return;
  const { owed, statement } = await holdAccount(deps, charterId);
  if (statement.openCents === 0) return;
  const kept = owed.filter(({ kind }) => kind === 'cancellation');
  const cents = sumOfParts(totalOwed(kept)) - statement.openCents;
  await withdraw(deps, charterId, kept, cause);
  if (cents <= 0) return;
  const parts = keptParts(cents, cents, await findCalledOff(deps.db, charterId));
  await owe(deps, charterId, [{ kind: 'cancellation', parts, holdCents: 0, dueAt: deps.now() }], cause);
}

/**
 * Takes a cancelled charter up again: the cancellation fee and refunds that were not sent are withdrawn. Allowances for refunds
 * that were sent are withdrawn together with what they reduced.
 */
export async function takeUpAgain(deps: MoneyDeps, { charterId, changeId }: Change, by: Doer): Promise<void> {
  const { owed, refunds } = await holdAccount(deps, charterId);
  const cause = `reopened:${changeId}`;
  const wanted = refunds.filter(({ state }) => state === 'wanted');
  for (const refund of wanted) {
    await withdrawRefund(deps, charterId, refund, 'The charter was taken up again.', by);
  }
  const left = owed.filter(({ cause: of }) => !wanted.some(({ id }) => of === `allowance:${id}`));
  await withdraw(deps, charterId, left, cause);
  await settle(deps, { charterId, stage: 'agreed' }, cause, by);
}
