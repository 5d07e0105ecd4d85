import { isId } from '#core/ids.ts';
import { ok, refused } from '#core/result.ts';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import type { CardPayment, CardProvider, Notice } from '#platform/payments/provider.ts';
import { isGivenUp } from '../domain/index.ts';
import {
  countCardTroubles,
  deleteNoticesBefore,
  findCardRefundsToSend,
  findCardsToForget,
  findChargesUnderWay,
  findChartersWithCards,
  findChartersWithHolds,
  findCheckoutsUnderWay,
  findHold,
  findHoldReturnsToSend,
  findKeptCardTroubles,
  findNotice,
  findNoticesToHandle,
  findSweptUntil,
  insertNotice,
  lockCheckout,
  markNoticeHandled,
  saveSweptUntil,
} from '../repository/index.ts';
import { sendCardRefund, takeRefundWord } from './card-refunds.ts';
import type { MoneyOfCharters } from './charters.ts';
import { bringUpToDate, takeWord } from './checkouts.ts';
import { lookAfterDisputes, type TryTo } from './dispute-answers.ts';
import { takeDisputeWord } from './disputes.ts';
import { takeHoldPage, takeHoldWord } from './hold-word.ts';
import { lookAfterHold } from './holds.ts';
import { chargeBalance, chargeNamed, followCharge, takeChargeWord } from './kept-charges.ts';
import { endCardOfOver, forgetCard } from './saved-cards.ts';
import { tellTeam } from './team-mail.ts';

/** The job that handles a notice of the card company. */
export const HANDLE_NOTICE = 'handle-card-notice';

const HOUR_MS = 3_600_000;
/** Each sweep also reads the last hour before the previous one, because the card company lists changes a moment late. */
const OVERLAP_MS = HOUR_MS;
/** How far back the first sweep looks: as far as the card company's list goes. */
const FIRST_MS = 30 * 24 * HOUR_MS;

/**
 * Receives a notice of the card company. It is stored and its job queued in one transaction; it is handled only after it is
 * acknowledged. Refused with `notice-unsigned` unless the card company signed exactly these bytes just now.
 */
export async function receiveNotice(deps: MoneyOfCharters, bytes: Uint8Array, signature: string) {
  const notice = await deps.cards?.readNotice(bytes, signature, deps.now());
  if (!notice) return refused('notice-unsigned');
  await keepNotice(deps, notice, (within) =>
    within.jobs.add(within.db, HANDLE_NOTICE, { noticeId: notice.id }),
  );
  return ok({ message: 'Noted.' });
}

/** Stores a notice once; calls `rest` if it is about something that the site handles. */
async function keepNotice(
  deps: MoneyOfCharters,
  notice: Notice,
  rest: (within: MoneyOfCharters) => Promise<void>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const isOurs = notice.about !== 'other';
    const row = { ...notice, receivedAt: now, handledAt: isOurs ? null : now };
    if ((await insertNotice(tx, row)) && isOurs) await rest({ ...deps, db: tx });
  });
}

/** How long a handled notice is kept. The sweep and the lists of troubles look back for half as long at most. */
const KEPT_MS = 2 * FIRST_MS;

/** Deletes notices that were handled long ago; answers how many. */
export const forgetOldNotices = ({ db, now }: Pick<MoneyOfCharters, 'db' | 'now'>): Promise<number> =>
  deleteNoticesBefore(db, new Date(now().getTime() - KEPT_MS));

/** How long a notice is tried again if it comes before the payment that it is about. */
const PATIENCE_MS = 24 * HOUR_MS;

/** Asks the card company for the current state of what a notice is about, and records it. */
export async function handleNotice(deps: MoneyOfCharters, noticeId: string): Promise<void> {
  const notice = await findNotice(deps.db, noticeId);
  if (!notice || notice.handledAt || !deps.cards) return;
  const isDone = await lookInto(deps, deps.cards, notice);
  const isNew = deps.now().getTime() - notice.receivedAt.getTime() < PATIENCE_MS;
  if (!isDone && isNew) throw new Error('Word of a payment that is not known yet');
  await markNoticeHandled(deps.db, notice.id, deps.now());
}

async function lookInto(
  deps: MoneyOfCharters,
  cards: CardProvider,
  { about, objectId }: Pick<Notice, 'about' | 'objectId'>,
): Promise<boolean> {
  if (about === 'dispute') return takeDisputeWord(deps, await cards.readDispute(objectId));
  if (about === 'refund') await takeRefundWord(deps, await cards.readRefund(objectId));
  if (about === 'checkout') await lookIntoPage(deps, cards, objectId);
  if (about === 'payment') await lookIntoPayment(deps, cards, objectId);
  return true;
}

/** Handles a hold or a charge to a kept card. The payment of a page is reported with its page. */
async function lookIntoPayment(deps: MoneyOfCharters, cards: CardProvider, objectId: string): Promise<void> {
  const payment = await cards.readPayment(objectId);
  const { reference } = payment;
  if (isId(reference) && (await findHold(deps.db, reference))) {
    return takeHoldWord(deps, cards, reference, payment);
  }
  if (await chargeNamed(deps, reference)) return takeChargeWord(deps, reference, payment);
  const isOfPage = isId(reference) && (await lockCheckout(deps.db, reference));
  if (!isOfPage && isId(reference) && payment.state === 'paid') await tellOfUnknown(deps, payment);
}

/**
 * Tells the team of money that came in for something with an id of this site, which the site does not know: after a restore from
 * before it, or from another site with the same account at the card company.
 */
async function tellOfUnknown(deps: MoneyOfCharters, { id, takenCents }: CardPayment): Promise<void> {
  deps.log.error({ payment: id }, 'a card payment is not known here');
  await tellTeam(deps, { charterId: undefined, cause: `payment-unknown:${id}` }, 'unknown', takenCents, id);
}

async function lookIntoPage(deps: MoneyOfCharters, cards: CardProvider, objectId: string): Promise<void> {
  const page = await cards.readCheckout(objectId);
  const { reference } = page;
  if (isId(reference) && (await findHold(deps.db, reference))) {
    return takeHoldPage(deps, cards, reference, page);
  }
  const checkout = isId(reference) ? await lockCheckout(deps.db, reference) : undefined;
  if (!checkout) {
    deps.log.error({ checkout: page.id }, 'the provider of cards has a page that nobody here opened');
    if (isId(reference) && page.payment?.state === 'paid') await tellOfUnknown(deps, page.payment);
    return;
  }
  // The page was given up here, but it exists: close it, so that nobody pays on it.
  const word = isGivenUp(checkout.state) && page.state === 'open' ? await cards.closeCheckout(page.id) : page;
  await takeWord(deps, checkout.id, word);
}

/**
 * Handles all changes at the card company since the last sweep, with or without a notice, and all that is under way. Afterwards
 * the ledger agrees with the card company. If one item fails, the others go on, and the next sweep tries it again.
 */
export async function sweepCards(deps: MoneyOfCharters): Promise<{ readonly failed: number }> {
  const { cards } = deps;
  if (!cards) return { failed: 0 };
  const startedAt = deps.now();
  const until = await findSweptUntil(deps.db);
  const since = until ? new Date(until.getTime() - OVERLAP_MS) : new Date(startedAt.getTime() - FIRST_MS);
  for await (const notice of cards.noticesSince(since)) await keepNotice(deps, notice, async () => {});
  let failed = 0;
  const tryTo: TryTo = async (about, work) => {
    try {
      await work();
    } catch (error) {
      failed += 1;
      const { name } = error as Error;
      const code = databaseErrorCode(error);
      deps.log.warn({ ...about, name, code }, 'the sweep of cards left something for the next');
    }
  };
  for (const noticeId of await findNoticesToHandle(deps.db)) {
    await tryTo({ noticeId }, () => handleNotice(deps, noticeId));
  }
  for (const checkout of await findCheckoutsUnderWay(deps.db)) {
    await tryTo({ checkoutId: checkout.id }, () => bringUpToDate(deps, cards, checkout));
  }
  for (const refundId of [
    ...(await findCardRefundsToSend(deps.db)),
    ...(await findHoldReturnsToSend(deps.db)),
  ]) {
    await tryTo({ refundId }, () => sendCardRefund(deps, refundId));
  }
  await sweepKeptCards(deps, cards, tryTo);
  await lookAfterDisputes(deps, cards, tryTo);
  await saveSweptUntil(deps.db, startedAt);
  return { failed };
}

/** For how long after its due time the sweep looks after a hold that was never held. */
const HOLDS_FOR_MS = 60 * 24 * HOUR_MS;

/** Looks after damage holds, due charges to kept cards, and cards that are no longer kept. */
async function sweepKeptCards(deps: MoneyOfCharters, cards: CardProvider, tryTo: TryTo): Promise<void> {
  const now = deps.now();
  const from = new Date(now.getTime() - HOLDS_FOR_MS);
  for (const charge of await findChargesUnderWay(deps.db))
    await tryTo({ chargeId: charge.id }, () => followCharge(deps, cards, charge));
  for (const charterId of await findChartersWithHolds(deps.db, from, now)) {
    await tryTo({ charterId }, () => lookAfterHold(deps, charterId));
  }
  for (const charterId of await findChartersWithCards(deps.db)) {
    await tryTo({ charterId }, () => chargeBalance(deps, charterId));
    await tryTo({ charterId }, () => endCardOfOver(deps, charterId));
  }
  for (const cardId of await findCardsToForget(deps.db))
    await tryTo({ cardId }, () => forgetCard(deps, cardId));
}

/** The card troubles that staff must look at; null without a card company. */
export async function readCardTroubles({ db, cards, now }: Pick<MoneyOfCharters, 'db' | 'cards' | 'now'>) {
  if (!cards) return null;
  const sweptAt = await findSweptUntil(db);
  const kept = await findKeptCardTroubles(db, now());
  const count = (of: (typeof kept)[number]['of']) => kept.filter((one) => one.of === of).length;
  const counted = await countCardTroubles(db, now());
  return {
    ...counted,
    failedRefunds: counted.failedRefunds + count('return'),
    lostHolds: count('hold'),
    failedCharges: count('charge'),
    sweptAt,
  };
}
