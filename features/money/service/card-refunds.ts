import { isId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import { isMailQueued } from '#features/notifications/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import type { CardRefund } from '#platform/payments/provider.ts';
import { METHODS } from '../domain/index.ts';
import {
  type CardRefundRow,
  findCardRefund,
  findCardRefundsToSend,
  findHoldPaid,
  findPaidByCard,
  findRefunds,
  insertCardRefund,
  lockMoney,
  nameCardRefund,
  saveRefundElsewhere,
} from '../repository/index.ts';
import type { Billed } from './account.ts';
import { CARD_PAGE, type MoneyOfCharters } from './charters.ts';
import {
  askForRefund,
  SEND_CARD_REFUND,
  sendHoldReturn,
  takeReturnWord,
  tellOfFailed,
} from './hold-returns.ts';
import { stepRefund } from './refunds.ts';
import { tellTeam } from './team-mail.ts';

/** Queues the sending of refunds to cards, in the transaction of the caller's change. */
export async function queueCardRefunds(deps: Pick<Deps, 'db' | 'jobs'>, charterId: string): Promise<void> {
  for (const refundId of await findCardRefundsToSend(deps.db, charterId)) {
    await deps.jobs.add(deps.db, SEND_CARD_REFUND, { refundId });
  }
}

/**
 * Sends a refund to the card of its payment. The step `sent` is recorded before the call. If the answer is lost, the next try
 * uses the same reference, so that the money is sent only once.
 */
export async function sendCardRefund(deps: MoneyOfCharters, refundId: string): Promise<void> {
  const { cards } = deps;
  const refund = isId(refundId) ? await findCardRefund(deps.db, { id: refundId }) : undefined;
  if (!cards) return;
  if (!refund) return sendHoldReturn(deps, cards, refundId);
  if (refund.providerRefund || !(await order(deps, refund))) return;
  await takeRefundWord(deps, await askForRefund(cards, refund));
}

/** Records the step `sent`; false if there is nothing to send any more. */
async function order(deps: MoneyOfCharters, { id, charterId }: CardRefundRow): Promise<boolean> {
  let isSent = false;
  await allOrNothing(deps, async (within) => {
    const billed = await holdBilled(within, charterId);
    const state = (await findRefunds(within.db, charterId)).find((one) => one.id === id)?.state;
    isSent = state === 'wanted' || state === 'sent';
    if (state !== 'wanted') return ok(undefined);
    await insertCardRefund(within.db, id, within.now());
    return stepRefund(within, billed, id, 'sent', '', CARD_PAGE);
  });
  return isSent;
}

/** Locks a charter's money, then reads its stage. In the other order, a cancellation in between would be missed. */
async function holdBilled(deps: MoneyOfCharters, charterId: string): Promise<Billed> {
  await lockMoney(deps.db, charterId);
  const found = await deps.charters.openBilled(deps, charterId);
  return found.ok ? found.value : { charterId, stage: 'cancelled' };
}

/**
 * Takes the card company's report of a refund; a late report changes nothing. The client is told once the card company has the
 * refund. Staff are told of a failed one, because they must find another way.
 */
export async function takeRefundWord(deps: MoneyOfCharters, word: CardRefund): Promise<void> {
  const refund = await findTold(deps, word);
  if (!refund) return (await takeReturnWord(deps, word)) ? undefined : tellOfUnordered(deps, word);
  const { id, charterId, cents } = refund;
  await allOrNothing(deps, async (within) => {
    const billed = await holdBilled(within, charterId);
    const isNew = word.id !== '' && (await nameCardRefund(within.db, id, word.id));
    if (isNew && word.state !== 'failed') {
      const news = { kind: 'sent-back', id, cents, way: METHODS.card.way, isOtherWay: false } as const;
      await within.charters.tellClient(within, charterId, news);
    }
    if (word.state === 'pending') return ok(undefined);
    const done = await stepRefund(within, billed, id, word.state, word.reason, CARD_PAGE);
    // A late report of a state that has passed.
    if (!done.ok || !done.value.isNew) return ok(undefined);
    if (word.state === 'failed') await tellOfFailed(within, refund, word.reason);
    return ok(undefined);
  });
}

/** The refund that the card company reports: ordered on this site, or made on its own pages and entered by staff. */
async function findTold({ db }: Pick<Deps, 'db'>, { id, reference }: CardRefund) {
  const ordered = isId(reference) ? await findCardRefund(db, { id: reference }) : undefined;
  return ordered ?? (id === '' ? undefined : findCardRefund(db, { providerRefund: id }));
}

/**
 * Tells staff once of a refund at the card company that nobody ordered on this site, and keeps it for them to enter if it is one
 * of a payment.
 */
async function tellOfUnordered(deps: MoneyOfCharters, word: CardRefund): Promise<void> {
  deps.log.error({ refund: word.id }, 'the provider of cards sent money back that nobody here ordered');
  const cause = `card-refund-unordered:${word.id}`;
  const paid = word.paymentId === null ? undefined : await findPaidByCard(deps.db, word.paymentId);
  const { id: providerRefund, cents, state, madeAt } = word;
  if (paid && madeAt) {
    const { paymentId } = paid;
    await saveRefundElsewhere(deps.db, { providerRefund, paymentId, cents, state, madeAt });
  }
  if (word.state === 'failed' || (await isMailQueued(deps, cause))) return;
  const hold = word.paymentId === null || paid ? undefined : await findHoldPaid(deps.db, word.paymentId);
  const about = { charterId: (paid ?? hold)?.charterId, cause };
  await tellTeam(deps, about, 'unordered', word.cents, word.id);
}
