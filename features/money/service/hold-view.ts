import type { Deps } from '#platform/deps.ts';
import {
  canBeByCard,
  type HoldState,
  type HoldView,
  type HoldWay,
  holdView,
  isLiveHold,
  isSettledHold,
  leftOfKept,
  takenByBank,
} from '../domain/index.ts';
import {
  findDisputes,
  findHoldReturns,
  findHolds,
  findHoldsOf,
  findMoneyFiles,
  findObligationsOf,
  type HoldReturn,
  type HoldRow,
  type MoneyFile,
  type Obligation,
} from '../repository/index.ts';
import { isAhead, type Sails } from './charters.ts';

/** The present state of a charter's damage hold, for its client, staff and the dock. */
export type HoldNow = {
  /** The amount owed, or last held if nothing is owed any more. */
  readonly cents: number;
  /** When the hold is put on the card; null if none is owed any more. */
  readonly dueAt: Date | null;
  readonly view: HoldView;
  /** Whether the hold is in place, or none is owed, so that the charter may depart. */
  readonly isSettled: boolean;
  /** Whether a hold is still needed: the charter is ahead or under way, and the owed hold is neither in place nor ended. */
  readonly isWanted: boolean;
  /** Whether the client can authorize the hold on a page now. */
  readonly canAuthorize: boolean;
  /** The hold that is under way or held, else the last one worth showing. */
  readonly last: HoldRow | null;
  /** What went back of what was kept of it. */
  readonly returns: readonly HoldReturn[];
  /** How much of what was kept can still go back. */
  readonly leftCents: number;
  /** Photographs and PDFs of the damage. */
  readonly files: readonly MoneyFile[];
};

/** What went back of a captured hold, how much of it the client's bank has taken, and how much can still go back. */
export async function readKept(db: Deps['db'], { id, charterId, capturedCents }: HoldRow) {
  // One query after another, because a transaction has only one connection.
  const returns = await findHoldReturns(db, [id]);
  const disputes = await findDisputes(db, charterId);
  const takenCents = takenByBank(disputes.filter(({ holdId }) => holdId === id));
  return { returns, takenCents, leftCents: Math.max(0, leftOfKept(capturedCents, returns) - takenCents) };
}

/** The photographs and PDFs of a charter's damage, the oldest first. */
export async function findDamageFiles(db: Deps['db'], charterId: string): Promise<MoneyFile[]> {
  return (await findMoneyFiles(db, [charterId])).filter(({ paymentId }) => paymentId === null);
}

/** The hold that is owed now, and the one that is under way or held. */
export const holdOf = (owed: readonly Obligation[], holds: readonly HoldRow[]) => ({
  owed: owed.find(({ kind }) => kind === 'damage-hold') ?? null,
  live: holds.find(({ state }) => isLiveHold(state)) ?? null,
});

/** A hold not worth showing: its page lapsed unused, or it was given up before it was held. */
const isNothing = ({ trouble, orderKind, heldAt }: HoldRow) =>
  trouble === 'page-expired' || (orderKind === 'release' && heldAt === null);

/** The state of a charter's hold, by what is owed now; null if there is nothing to show. */
export async function readHold(
  deps: Pick<Deps, 'db' | 'now'> & Partial<Pick<Deps, 'cards'>>,
  charterId: string,
  owedNow: readonly Obligation[],
  sails: Sails,
): Promise<HoldNow | null> {
  const holds = await findHolds(deps.db, charterId);
  const now = deps.now();
  const { owed, live } = holdOf(owedNow, holds);
  const last = live ?? holds.find((hold) => !isNothing(hold)) ?? null;
  const view = holdView(owed, last, now);
  if (!view) return null;
  const isOnPage: { way: HoldWay; state: HoldState } | null = live;
  const isFree = isOnPage === null || (isOnPage.way === 'card-page' && isOnPage.state !== 'held');
  const isSettled = isSettledHold(owed, live && { ...live, isOrdered: live.orderKind !== null });
  const isWanted =
    owed !== null && !isSettled && isAhead(sails, now) && view !== 'released' && view !== 'captured';
  return {
    cents: owed?.holdCents ?? last?.cents ?? 0,
    dueAt: owed?.dueAt ?? null,
    view,
    isSettled,
    isWanted,
    canAuthorize:
      deps.cards !== undefined && isFree && isWanted && owed.dueAt <= now && canBeByCard(owed.holdCents),
    last,
    ...(last?.state === 'captured' ? await readKept(deps.db, last) : { returns: [], leftCents: 0 }),
    files: last ? await findDamageFiles(deps.db, charterId) : [],
  };
}

/** The holds of these charters' clients, for the client's data export. */
export async function exportHolds({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  const holds = await findHoldsOf(db, charterIds);
  const returns = await findHoldReturns(
    db,
    holds.map(({ id }) => id),
  );
  return holds.map(
    ({ id, charterId, cents, way, state, heldAt, capturedCents, orderReason: reason, endedAt }) => ({
      charterId,
      cents,
      way,
      state,
      heldAt,
      capturedCents,
      reason,
      endedAt,
      givenBack: returns.flatMap(({ holdId, ...one }) =>
        holdId === id
          ? [{ cents: one.cents, method: one.method, state: one.state, reason: one.reason, at: one.madeAt }]
          : [],
      ),
    }),
  );
}

/** The owed hold of each charter, and whether it is in place. Charters that owe none are left out. */
export async function readHolds(
  deps: Pick<Deps, 'db'>,
  charterIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly cents: number; readonly isSettled: boolean }>> {
  if (charterIds.length === 0) return new Map();
  const owedOf = await findObligationsOf(deps.db, charterIds);
  const rows = Map.groupBy(await findHoldsOf(deps.db, charterIds), ({ charterId }) => charterId);
  return new Map(
    charterIds.flatMap((id) => {
      const { owed, live } = holdOf(owedOf.get(id) ?? [], rows.get(id) ?? []);
      if (!owed) return [];
      const isSettled = isSettledHold(owed, live && { ...live, isOrdered: live.orderKind !== null });
      return [[id, { cents: owed.holdCents, isSettled }] as const];
    }),
  );
}
