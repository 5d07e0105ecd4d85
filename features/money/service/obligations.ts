import { balanceDueAt, type PriceEstimate } from '#features/pricing/domain/index.ts';
import {
  damageHoldOf,
  hereCents,
  holdDueAt,
  keptParts,
  type Owed,
  owedFor,
  shareOf,
  spreadOver,
  sumOfParts,
} from '../domain/index.ts';
import { insertObligations, insertRefunds, insertWithdrawals, type Obligation } from '../repository/index.ts';
import { type Doer, holdAccount, type MoneyDeps, settle } from './account.ts';
import { withdrawRefund } from './refunds.ts';

type Change = {
  readonly charterId: string /** What changed: the id of an entry of its history. */;
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
 * What confirming a charter makes its client owe (product 3.6); in the caller's transaction. What was owed before is
 * withdrawn, what was paid before counts.
 */
export async function oweForCharter(
  deps: MoneyDeps,
  { charterId, changeId }: Change,
  agreed: { readonly price: PriceEstimate; readonly departsAt: Date; readonly damageHoldCents?: number },
  by: Doer,
): Promise<void> {
  const cause = `confirmed:${changeId}`;
  const { owed } = await holdAccount(deps, charterId);
  await withdraw(deps, charterId, owed, cause);
  const { price, ...when } = agreed;
  await owe(deps, charterId, owedFor(price, { ...when, agreedAt: deps.now() }), cause);
  await settle(deps, { charterId, stage: 'agreed' }, cause, by);
}

/** What is due by the departure. */
const MOVES: ReadonlySet<Owed['kind']> = new Set(['balance', 'apa', 'damage-hold']);

/**
 * A charter that moves has its balance due by its new departure, and its damage hold put on the card by that; what is owed and what
 * was paid stay.
 *
 * @param agreed.damageHoldCents what another yacht has held; absent: as it was
 */
export async function moveDueDates(
  deps: MoneyDeps,
  { charterId, changeId }: Change,
  agreed: { readonly price: PriceEstimate; readonly departsAt: Date; readonly damageHoldCents?: number },
): Promise<void> {
  const now = deps.now();
  const { owed } = await holdAccount(deps, charterId);
  const dueAt = balanceDueAt(agreed.departsAt, agreed.price.balanceDue, now) ?? now;
  const held = owed.find(({ kind }) => kind === 'damage-hold')?.holdCents ?? 0;
  const hold = damageHoldOf(agreed.damageHoldCents ?? held, holdDueAt(agreed.departsAt, now));
  const later = owed.filter(
    (one) => MOVES.has(one.kind) && (one.kind === 'damage-hold' || one.dueAt.getTime() !== dueAt.getTime()),
  );
  const cause = `moved:${changeId}`;
  await withdraw(deps, charterId, later, cause);
  await owe(
    deps,
    charterId,
    [...later.filter(({ kind }) => kind !== 'damage-hold').map((one) => ({ ...one, dueAt })), ...hold],
    cause,
  );
}

/**
 * A charter that is called off: nothing more is owed, and of what was paid so many percent go back, each part with its share of
 * the tax; the rest is the business's own. Answers what goes back, in cents.
 *
 * @param off.wants whether giving back is ordered with it, as its client was shown before the press; else a colleague decides
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
  const backCents = shareOf(paid, off.refundPercent);
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
  return backCents;
}

/**
 * A cancelled charter that is taken up again: nothing is kept for the cancellation, and what was not sent back yet stays. What
 * was taken off for money that was sent back goes with that for which it was taken off.
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
