import type { Deps } from '#platform/deps.ts';
import type { PaysBalance, Statement } from '../domain/index.ts';
import { findChargeUnderWay, findCheckoutUnderWay, findObligations } from '../repository/index.ts';
import type { BilledCharter } from './charters.ts';
import { type HoldNow, readHold } from './hold-view.ts';
import { paysBalance } from './kept-charges.ts';
import { readKeptCard } from './saved-cards.ts';

type KeptCardNow = NonNullable<Awaited<ReturnType<typeof readKeptCard>>>;

/** The state of cards for a charter. */
export type CardView = {
  readonly isTaken: boolean;
  readonly onItsWayCents: number;
  /** The card kept for the charter, and how it stands to the balance. */
  readonly kept: (KeptCardNow & { readonly balance: PaysBalance }) | null;
  /** The state of its damage hold; null if there is nothing to show. */
  readonly hold: HoldNow | null;
};

/** What a charter's client can do by card, and the amount on its way. */
export async function readCardView(
  deps: Pick<Deps, 'db' | 'cards' | 'now'>,
  charter: Pick<BilledCharter, 'charterId' | 'stage' | 'sails' | 'isMissed'>,
  { pieces }: Pick<Statement, 'pieces'>,
): Promise<CardView> {
  const { charterId, stage, sails } = charter;
  const underWay = await findCheckoutUnderWay(deps.db, charterId);
  const charge = await findChargeUnderWay(deps.db, charterId);
  const owed = await findObligations(deps.db, charterId);
  const hold = await readHold(deps, charterId, owed, sails);
  const kept = await readKeptCard(deps.db, charterId, hold !== null);
  return {
    isTaken: deps.cards !== undefined && stage !== 'cancelled',
    onItsWayCents: underWay?.state === 'on-its-way' ? underWay.cents : (charge?.cents ?? 0),
    kept: kept && { ...kept, balance: await paysBalance(deps, charter, pieces) },
    hold,
  };
}
