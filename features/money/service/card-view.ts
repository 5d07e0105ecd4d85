import type { Deps } from '#platform/deps.ts';
import { findChargeUnderWay, findCheckoutUnderWay, findObligations } from '../repository/index.ts';
import type { BilledCharter } from './charters.ts';
import { type HoldNow, readHold } from './hold-view.ts';
import { readKeptCard } from './saved-cards.ts';

/** The state of cards for a charter. */
export type CardView = {
  readonly isTaken: boolean;
  readonly onItsWayCents: number;
  /** The card kept for the charter. */
  readonly kept: Awaited<ReturnType<typeof readKeptCard>>;
  /** The state of its damage hold; null if there is nothing to show. */
  readonly hold: HoldNow | null;
};

/** What a charter's client can do by card, and the amount on its way. */
export async function readCardView(
  deps: Pick<Deps, 'db' | 'cards' | 'now'>,
  { charterId, stage, sails }: Pick<BilledCharter, 'charterId' | 'stage' | 'sails'>,
): Promise<CardView> {
  const underWay = await findCheckoutUnderWay(deps.db, charterId);
  const charge = await findChargeUnderWay(deps.db, charterId);
  const owed = await findObligations(deps.db, charterId);
  const hold = await readHold(deps, charterId, owed, sails);
  return {
    isTaken: deps.cards !== undefined && stage !== 'cancelled',
    onItsWayCents: underWay?.state === 'on-its-way' ? underWay.cents : (charge?.cents ?? 0),
    kept: await readKeptCard(deps.db, charterId, hold !== null),
    hold,
  };
}
