import type { Deps } from '#platform/deps.ts';
import {
  canBeByCard,
  type HoldState,
  type HoldView,
  type HoldWay,
  holdView,
  isLiveHold,
  isSettledHold,
} from '../domain/index.ts';
import {
  findHolds,
  findHoldsOf,
  findObligationsOf,
  type HoldRow,
  type Obligation,
} from '../repository/index.ts';
import { isAhead, type Sails } from './charters.ts';

/** A charter's damage hold as it stands, for its client, the team and the dock. */
export type HoldNow = {
  /** What is owed, or was held last where nothing is any more. */
  readonly cents: number;
  /** From when on it is put on the card; null where nothing is owed any more. */
  readonly dueAt: Date | null;
  readonly view: HoldView;
  /** Whether nothing stands against a departure. */
  readonly isSettled: boolean;
  /** Whether one is still to be had: the charter is ahead, or out, and what is owed neither stands nor has had its end. */
  readonly isWanted: boolean;
  /** Whether its client can authorize it on a page now. */
  readonly canAuthorize: boolean;
  /** The one that stands or was tried last. */
  readonly last: HoldRow | null;
};

/** What is owed as a hold now, and the one that is under way or held. */
export const holdOf = (owed: readonly Obligation[], holds: readonly HoldRow[]) => ({
  owed: owed.find(({ kind }) => kind === 'damage-hold') ?? null,
  live: holds.find(({ state }) => isLiveHold(state)) ?? null,
});

/** A hold not worth showing: its page lapsed unused, or it was given up before it was held. */
const isNothing = ({ trouble, orderKind, heldAt }: HoldRow) =>
  trouble === 'page-expired' || (orderKind === 'release' && heldAt === null);

/** How a charter's hold stands by what is owed now; null where there is none to speak of. */
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
  };
}

/** What was held on the cards of these charters' clients, and taken of it, for them to take along. */
export async function exportHolds({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  return (await findHoldsOf(db, charterIds)).map(
    ({ charterId, cents, way, state, heldAt, capturedCents, orderReason: reason, endedAt }) => ({
      ...{ charterId, cents, way, state, heldAt, capturedCents, reason, endedAt },
    }),
  );
}

/** What is owed as a hold of each of these charters, and whether it stands; none of a charter that owes none. */
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
