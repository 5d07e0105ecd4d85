import { isId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import { isMailQueued, queueMail } from '#features/notifications/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { type CardProvider, type CardRefund, CardRefusal } from '#platform/payments/provider.ts';
import { METHODS } from '../domain/index.ts';
import { cardTroubleMail } from '../emails.tsx';
import {
  type CardRefundRow,
  findCardRefund,
  findCardRefundsToSend,
  findPaidByCard,
  findRefunds,
  insertCardRefund,
  lockMoney,
  nameCardRefund,
} from '../repository/index.ts';
import type { Billed } from './account.ts';
import { CARD_PAGE, type MoneyOfCharters } from './charters.ts';
import { stepRefund } from './refunds.ts';

/** The job that sends a refund to a card. */
export const SEND_CARD_REFUND = 'send-card-refund';

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
  const refund = isId(refundId) ? await findCardRefund(deps.db, refundId) : undefined;
  if (!cards || !refund || refund.providerRefund) return;
  if (!(await order(deps, refund))) return;
  try {
    await takeRefundWord(deps, await askFor(cards, refund));
  } catch (error) {
    if (!(error instanceof CardRefusal)) throw error;
    const nowhere = { id: '', paymentId: null, reference: refundId, cents: refund.cents } as const;
    await takeRefundWord(deps, { ...nowhere, state: 'failed', reason: error.message });
  }
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

/** If the refund was ordered before, look for it first, because the answer may have been lost. */
async function askFor(cards: CardProvider, refund: CardRefundRow): Promise<CardRefund> {
  const { id: reference, cents, providerPayment: paymentId } = refund;
  const find = () => cards.findRefund(reference, paymentId);
  const known = refund.isOrdered ? await find() : undefined;
  if (known) return known;
  try {
    return await cards.refund({ reference, cents, paymentId });
  } catch (error) {
    const found = error instanceof CardRefusal ? undefined : await find();
    if (found) return found;
    throw error;
  }
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
  const refund = isId(word.reference) ? await findCardRefund(deps.db, word.reference) : undefined;
  if (!refund) return tellOfUnordered(deps, word);
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
    if (word.state === 'failed') {
      const { contact } = await readSettings(within);
      await queueMail(within, {
        cause: `card-refund-failed:${id}`,
        kind: 'team',
        about: charterId,
        to: within.config.teamEmail,
        ...(await cardTroubleMail('failed', cents, word.reason, bookingLink(within, charterId), contact)),
      });
      within.log.error({ refundId: id }, 'money did not reach a client’s card');
    }
    return ok(undefined);
  });
}

/** Tells staff once of a refund at the card company that nobody ordered on this site. */
async function tellOfUnordered(deps: MoneyOfCharters, word: CardRefund): Promise<void> {
  deps.log.error({ refund: word.id }, 'the provider of cards sent money back that nobody here ordered');
  const cause = `card-refund-unordered:${word.id}`;
  if (word.state === 'failed' || (await isMailQueued(deps, cause))) return;
  const paid = word.paymentId === null ? undefined : await findPaidByCard(deps.db, word.paymentId);
  const { contact } = await readSettings(deps);
  const link = paid ? bookingLink(deps, paid.charterId) : `${deps.config.publicOrigin}/admin/health`;
  await queueMail(deps, {
    cause,
    kind: 'team',
    ...(paid ? { about: paid.charterId } : {}),
    to: deps.config.teamEmail,
    ...(await cardTroubleMail('unordered', word.cents, word.id, link, contact)),
  });
}

/** The address of a charter's drawer, for mails to staff. */
export const bookingLink = ({ config }: Pick<Deps, 'config'>, charterId: string) =>
  `${config.publicOrigin}/admin/bookings?open=${charterId}`;
