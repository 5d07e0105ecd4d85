import type { Stage } from '#features/money/domain/index.ts';
import {
  callOff,
  endKeptCard,
  letGoOfHold,
  moveDueDates,
  oweForCharter,
  planHoldRelease,
  queueCardRefunds,
  queueCheckoutCare,
  queueHoldCare,
  settle,
  takeUpAgain,
} from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { refundPercent } from '../domain.ts';
import type { CharterStatus, StepEvent } from '../policy/states.ts';
import type { Charter } from '../repository/index.ts';
import { agreedPrice, feeOf } from './agreed.ts';
import { boardingOf } from './boarding.ts';
import type { Changed, Changer } from './change.ts';

// What each change of a charter means for its client's money, in the change's own transaction.

/** How far a charter is for the books. */
export function stageOf(status: CharterStatus): Stage {
  if (status === 'cancelled') return 'cancelled';
  return status === 'completed' || status === 'no-show' ? 'earned' : 'agreed';
}

/** A charter as far as the books know it. */
export const billedOf = ({ id, status, departsAt, returnsAt }: Charter) => ({
  charterId: id,
  stage: stageOf(status),
  sails: { isConfirmed: status === 'confirmed', departsAt, returnsAt },
  isMissed: status === 'no-show',
});

/** What confirming makes its client owe. Without a price nothing is owed until there is one. */
export async function billConfirmed(deps: Deps, { charter, changeId }: Changed, by: Changer): Promise<void> {
  const price = await agreedPrice(deps, charter);
  if (!price) return;
  const { id: charterId, departsAt } = charter;
  const { damageHoldCents } = await boardingOf(deps, charter);
  await oweForCharter(deps, { charterId, changeId }, { price, departsAt, damageHoldCents }, by);
  await queueHoldCare(deps, charterId);
}

/** A charter that moves keeps its price; the balance is due by its new departure. Another yacht has her own damage hold. */
export async function billMoved(deps: Deps, { charter, changeId }: Changed, before: Charter): Promise<void> {
  const price = await agreedPrice(deps, charter);
  const { id: charterId, departsAt } = charter;
  const hold =
    charter.yachtId === before.yachtId
      ? {}
      : { damageHoldCents: (await boardingOf(deps, charter)).damageHoldCents };
  if (price) await moveDueDates(deps, { charterId, changeId }, { price, departsAt, ...hold });
  await queueHoldCare(deps, charterId);
}

/** What a plain step of the team means: earned, no longer earned, or taken up again after a cancellation. */
export async function billStep(
  deps: Deps,
  { charter, changeId }: Changed,
  event: StepEvent,
  by: Changer,
): Promise<void> {
  const charterId = charter.id;
  if (event === 'reopen') await takeUpAgain(deps, { charterId, changeId }, by);
  else await settle(deps, { charterId, stage: stageOf(charter.status) }, `${event}:${changeId}`, by);
  // A return that was noted has said when already; who did not come aboard damaged nothing.
  if (event === 'complete') await planHoldRelease(deps, charterId, deps.now(), true);
  // What is confirmed again is not over.
  if (event === 'uncomplete') await planHoldRelease(deps, charterId, null, true);
  if (event === 'miss') await letGoOfHold(deps, charterId);
}

/**
 * What a cancellation means: to a client who cancels goes back what they were shown before the press (product 4.7). What a
 * colleague cancels is the client's in whole until a colleague has decided what goes back.
 */
export async function settleCancelled(
  deps: Deps,
  { charter, changeId }: Changed,
  before: Charter,
  by: Changer,
): Promise<void> {
  const byClient = by.role === 'client';
  const percent =
    byClient && before.status === 'confirmed'
      ? refundPercent(before.departsAt, await feeOf(deps, before), deps.now())
      : 100;
  const reason = `Cancelled by the client: ${percent}% of what was paid.`;
  await callOff(
    deps,
    { charterId: charter.id, changeId },
    { refundPercent: percent, wants: byClient, reason },
    byClient ? { name: 'client' } : by,
  );
  await queueCardRefunds(deps, charter.id);
  await queueCheckoutCare(deps, charter.id);
  await queueHoldCare(deps, charter.id);
  await endKeptCard(deps, charter.id, 'over');
}
