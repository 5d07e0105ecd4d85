import { isId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import { type CardProvider, type CardRefund, CardRefusal } from '#platform/payments/provider.ts';
import {
  givenBackOfDamage,
  METHODS,
  type ReturnState,
  returnGoesForward,
  reversed,
} from '../domain/index.ts';
import {
  findHoldReturn,
  findTransaction,
  type HoldReturn,
  lockMoney,
  updateHoldReturn,
} from '../repository/index.ts';
import { type Doer, post } from './account.ts';
import { CARD_PAGE, type MoneyOfCharters } from './charters.ts';
import { tellTeam } from './team-mail.ts';

// What was kept for damage and goes back to its client (product 4.23), and what the card company says of it.

/** The job that sends money back to a card: a refund, or what was kept for damage. */
export const SEND_CARD_REFUND = 'send-card-refund';

type ReturnOfCharter = HoldReturn & { readonly charterId: string };

/** Moves what goes back to a later state, and the ledger with it. */
export async function moveReturn(
  deps: MoneyOfCharters,
  { id, charterId, cents, method, state }: ReturnOfCharter,
  to: ReturnState,
  by: Doer,
  trouble = '',
): Promise<void> {
  await updateHoldReturn(deps.db, id, { state: to, trouble, changedAt: deps.now() });
  const cause = `hold-return:${id}`;
  if (state === 'wanted' && to !== 'failed') {
    await post(deps, { charterId }, cause, by, givenBackOfDamage(cents, method));
  }
  const sent = to === 'failed' ? await findTransaction(deps.db, cause) : undefined;
  if (sent) await post(deps, { charterId }, `hold-return-failed:${id}`, by, reversed(sent.entries), sent.id);
}

/** Mails the client that kept money is on its way back, with the way and the reason. */
export const tellOfReturn = (
  deps: MoneyOfCharters,
  { id, charterId, cents, method, reason }: ReturnOfCharter,
) =>
  deps.charters.tellClient(deps, charterId, {
    kind: 'hold-given-back',
    id,
    cents,
    way: METHODS[method].way,
    reason,
  });

/**
 * Has the card company send back what was kept of a hold. The state `sent` is stored before the call. If the answer is lost, the
 * next try uses the same reference, so that the money is sent only once.
 */
export async function sendHoldReturn(deps: MoneyOfCharters, cards: CardProvider, id: string): Promise<void> {
  let asked: (RefundToAsk & { readonly charterId: string }) | undefined;
  await changeReturn(deps, id, async (within, one) => {
    const { method, state, providerRefund, providerPayment } = one;
    const isToSend = method === 'card' && providerRefund === null && state !== 'failed';
    if (!isToSend || providerPayment === null) return;
    if (state === 'wanted') await moveReturn(within, one, 'sent', CARD_PAGE);
    asked = { ...one, providerPayment, isOrdered: state !== 'wanted' };
  });
  if (asked) await takeReturnWord(deps, await askForRefund(cards, asked));
}

/**
 * Takes the card company's report of what goes back of a hold; a late report changes nothing. Answers false if its reference
 * belongs to something else.
 */
export async function takeReturnWord(deps: MoneyOfCharters, word: CardRefund): Promise<boolean> {
  return changeReturn(deps, word.reference, async (within, one) => {
    if (word.id !== '' && one.providerRefund === null) {
      await updateHoldReturn(within.db, one.id, { providerRefund: word.id });
      if (word.state !== 'failed') await tellOfReturn(within, one);
    }
    if (word.state === 'pending' || !returnGoesForward(one.state, word.state)) return;
    await moveReturn(within, one, word.state, CARD_PAGE, word.reason);
    if (word.state === 'failed') await tellOfFailed(within, one, word.reason);
  });
}

/** Changes one row of what goes back while its charter's money is locked; false if there is none with this id. */
async function changeReturn(
  deps: MoneyOfCharters,
  id: string,
  change: (
    within: MoneyOfCharters,
    one: NonNullable<Awaited<ReturnType<typeof findHoldReturn>>>,
  ) => Promise<void>,
): Promise<boolean> {
  let isOne = false;
  await allOrNothing(deps, async (within) => {
    const found = isId(id) ? await findHoldReturn(within.db, id) : undefined;
    if (found) await lockMoney(within.db, found.charterId);
    const one = found && (await findHoldReturn(within.db, id));
    isOne = one !== undefined;
    if (one) await change(within, one);
    return ok(undefined);
  });
  return isOne;
}

/** Tells staff that money did not reach a client's card, because they must find another way. */
export async function tellOfFailed(
  deps: MoneyOfCharters,
  { id, charterId, cents }: { readonly id: string; readonly charterId: string; readonly cents: number },
  reason: string,
): Promise<void> {
  await tellTeam(deps, { charterId, cause: `card-refund-failed:${id}` }, 'failed', cents, reason);
  deps.log.error({ refundId: id }, 'money did not reach a client’s card');
}

type RefundToAsk = {
  readonly id: string;
  readonly cents: number;
  readonly providerPayment: string;
  /** Whether the card company was asked before. */
  readonly isOrdered: boolean;
};

/**
 * Asks the card company to send money back to the card of a payment. If it was asked before, the refund is looked for first,
 * because the answer may have been lost. A refusal reads as a failed refund without an id.
 */
export async function askForRefund(cards: CardProvider, refund: RefundToAsk): Promise<CardRefund> {
  const { id: reference, cents, providerPayment: paymentId } = refund;
  const find = () => cards.findRefund(reference, paymentId);
  try {
    const known = refund.isOrdered ? await find() : undefined;
    return known ?? (await cards.refund({ reference, cents, paymentId }));
  } catch (error) {
    if (error instanceof CardRefusal)
      return {
        id: '',
        paymentId: null,
        madeAt: null,
        reference,
        cents,
        state: 'failed',
        reason: error.message,
      };
    const found = await find();
    if (found) return found;
    throw error;
  }
}
