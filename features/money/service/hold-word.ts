import { ok } from '#core/result.ts';
import { readMoneyRules } from '#features/content/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import type { CardPayment, CardProvider, Checkout } from '#platform/payments/provider.ts';
import { capturedByCard, type HoldState, hasOutlived, holdGoesForward, isLiveHold } from '../domain/index.ts';
import { findHold, type HoldRow, hasHold, lockHold, lockMoney, updateHold } from '../repository/index.ts';
import { holdAccount, post } from './account.ts';
import { CARD_PAGE, isAhead, type MoneyOfCharters } from './charters.ts';
import { findCardForHold } from './saved-cards.ts';
import { tellTeam } from './team-mail.ts';

// Takes the card company's reports of damage holds (product 4.23). A late report changes nothing.

/** The job that looks after a charter's damage hold. */
export const LOOK_AFTER_HOLD = 'look-after-hold';

const HOUR_MS = 3_600_000;

/** Queues the care of a charter's hold, in the transaction of the caller's change. */
export async function queueHoldCare(deps: Pick<Deps, 'db' | 'jobs'>, charterId: string): Promise<void> {
  if (await hasHold(deps.db, charterId)) await deps.jobs.add(deps.db, LOOK_AFTER_HOLD, { charterId });
}

/** Changes a hold while it and its charter's money are locked against other changes. */
async function changeHold(
  deps: MoneyOfCharters,
  holdId: string,
  change: (within: MoneyOfCharters, hold: HoldRow) => Promise<void>,
): Promise<void> {
  await allOrNothing(deps, async (within) => {
    const found = await findHold(within.db, holdId);
    if (found) await lockMoney(within.db, found.charterId);
    const hold = found && (await lockHold(within.db, holdId));
    if (hold) await change(within, hold);
    return ok(undefined);
  });
}

/** The trouble of a hold whose page nobody used. Nobody is told of it. */
export const PAGE_EXPIRED = 'page-expired';

/**
 * Takes the card company's report of a page on which a hold is authorized.
 *
 * @param isClosed the card company has just been asked to close the page; do not ask again
 */
export async function takeHoldPage(
  deps: MoneyOfCharters,
  cards: CardProvider,
  holdId: string,
  page: Checkout,
  isClosed = false,
): Promise<void> {
  const { payment } = page;
  const isDone =
    payment && (payment.state === 'held' || payment.state === 'paid' || payment.state === 'let-go');
  if (isDone) return takeHoldWord(deps, cards, holdId, payment, page.id);
  if (page.state === 'expired' || page.state === 'failed')
    return endHold(deps, holdId, 'failed', PAGE_EXPIRED);
  let isGivenUp = false;
  await changeHold(deps, holdId, async (within, hold) => {
    isGivenUp = !isLiveHold(hold.state);
    if (holdGoesForward(hold.state, 'open')) {
      await updateHold(within.db, holdId, { state: 'open', providerCheckout: page.id });
    }
  });
  // The hold was given up here, but its page exists: close it, so that nobody authorizes on it. If somebody still
  // did, that hold is released.
  if (isGivenUp && !isClosed)
    await takeHoldPage(deps, cards, holdId, await cards.closeCheckout(page.id), true);
}

/**
 * Takes the card company's report of a hold: held, captured, released, or failed. A late report changes nothing. A hold that
 * was given up here but is held there is released.
 */
export async function takeHoldWord(
  deps: MoneyOfCharters,
  cards: CardProvider,
  holdId: string,
  payment: CardPayment,
  providerCheckout?: string,
): Promise<void> {
  const named = { providerPayment: payment.id, ...(providerCheckout ? { providerCheckout } : {}) };
  if (payment.state === 'pending') return;
  // On a page the client can try another card, so only the page's own report tells that the hold failed.
  if (payment.state === 'failed' && (await findHold(deps.db, holdId))?.way === 'card-page') return;
  if (payment.state === 'failed') return endHold(deps, holdId, 'failed', payment.reason, named);
  if (payment.state === 'paid') return takeCapture(deps, holdId, payment, named);
  if (payment.state === 'let-go') {
    const hold = await findHold(deps.db, holdId);
    // If the page was not finished, its begun payment is cancelled with it: nothing was ever held.
    const isUnfinished = hold?.way === 'card-page' && hold.heldAt === null;
    if (isUnfinished) return endHold(deps, holdId, 'failed', PAGE_EXPIRED, named);
    const state = hold?.orderKind === 'release' ? 'released' : 'lapsed';
    return endHold(deps, holdId, state, payment.reason, named);
  }
  let isStray = false;
  await changeHold(deps, holdId, async (within, hold) => {
    isStray = !isLiveHold(hold.state);
    if (!holdGoesForward(hold.state, 'held')) return;
    const { captureBefore } = payment;
    const { charterId, id, cents, way } = hold;
    const releaseAt = await releaseOfLate(within, charterId);
    const stands = { state: 'held', captureBefore, heldAt: within.now(), releaseAt } as const;
    await updateHold(within.db, holdId, { ...named, ...stands });
    await within.charters.tellClient(within, charterId, { kind: 'hold-held', id, cents, way });
    // The charter may have been cancelled meanwhile.
    await queueHoldCare(within, charterId);
  });
  if (isStray) await cards.cancelPayment(payment.id);
}

/**
 * When to release a hold that is held only after its charter is over, because no return will set the time then. Null while the
 * charter is ahead or under way.
 */
async function releaseOfLate(deps: MoneyOfCharters, charterId: string): Promise<Date | null> {
  const found = await deps.charters.openBilled(deps, charterId);
  if (found.ok && isAhead(found.value.sails, deps.now())) return null;
  // A client who did not come aboard has damaged nothing: release at once.
  if (found.ok && found.value.isMissed) return deps.now();
  const { holdReleaseHours } = await readMoneyRules(deps);
  return new Date(deps.now().getTime() + holdReleaseHours * HOUR_MS);
}

type Named = { readonly providerPayment?: string; readonly providerCheckout?: string };

/** Records a capture, which is income for the damage, and writes it into the ledger in the same transaction. */
async function takeCapture(deps: MoneyOfCharters, holdId: string, payment: CardPayment, named: Named) {
  const { takenCents: capturedCents } = payment;
  await changeHold(deps, holdId, async (within, hold) => {
    if (!holdGoesForward(hold.state, 'captured')) return;
    const { charterId, cents: ofCents, orderReason: reason } = hold;
    await updateHold(within.db, holdId, {
      ...named,
      state: 'captured',
      trouble: '',
      capturedCents,
      endedAt: within.now(),
    });
    const by = { name: hold.orderedBy ?? CARD_PAGE.name };
    await post(within, { charterId }, `hold-captured:${holdId}`, by, capturedByCard(capturedCents));
    if (hold.orderKind === 'capture') {
      const news = { kind: 'hold-captured', id: holdId, cents: capturedCents, ofCents, reason } as const;
      await within.charters.tellClient(within, charterId, news);
    } else {
      const about = { charterId, cause: `hold-elsewhere:${holdId}` };
      await tellTeam(within, about, 'hold-elsewhere', capturedCents, payment.id);
      within.log.error({ holdId }, 'a damage hold was captured that nobody here ordered');
    }
  });
}

const CAPTURE_REFUSED = 'capture-refused';

/** The card company refuses a capture that staff ordered. Each sweep tries again; staff are told once. */
export async function tellOfRefusedCapture(
  deps: MoneyOfCharters,
  holdId: string,
  reason: string,
): Promise<void> {
  await changeHold(deps, holdId, async (within, { state, trouble, charterId, orderCents, cents }) => {
    if (state !== 'held' || trouble === CAPTURE_REFUSED) return;
    await updateHold(within.db, holdId, { trouble: CAPTURE_REFUSED });
    const about = { charterId, cause: `hold-capture-refused:${holdId}` };
    await tellTeam(within, about, 'hold-capture-refused', orderCents ?? cents, reason);
    within.log.error({ holdId, reason }, 'a damage hold could not be captured');
  });
}

/** Ends a hold without money: released as ordered, or lost. Staff and the client are told if it was lost. */
export async function endHold(
  deps: MoneyOfCharters,
  holdId: string,
  state: Extract<HoldState, 'released' | 'lapsed' | 'failed'>,
  trouble: string,
  named: Named = {},
): Promise<void> {
  await changeHold(deps, holdId, async (within, hold) => {
    if (!holdGoesForward(hold.state, state)) return;
    const { charterId, id, cents, way } = hold;
    const wasHeld = hold.state === 'held';
    const isQuiet = trouble === PAGE_EXPIRED || hold.orderKind === 'release';
    const said = state === 'released' ? '' : trouble || 'unknown';
    await updateHold(within.db, holdId, { ...named, state, trouble: said, endedAt: within.now() });
    if (state === 'released' && wasHeld) {
      await within.charters.tellClient(within, charterId, { kind: 'hold-released', id, cents, way });
    } else if (!isQuiet && !(await isPutOnAnew(within, { ...hold, state, endedAt: within.now() }))) {
      await tellOfLost(within, hold, state, said);
    }
    // If a new hold is owed, put it in place.
    await queueHoldCare(within, charterId);
  });
}

/** Tells staff that a hold failed or was lost, and the client if they can still authorize another. */
async function tellOfLost(deps: MoneyOfCharters, hold: HoldRow, state: HoldState, said: string) {
  const { charterId, id, cents } = hold;
  const lost = state === 'lapsed' ? 'hold-lapsed' : 'hold-failed';
  const isAsked = await isNeeded(deps, hold);
  const trouble = isAsked || lost === 'hold-lapsed' ? lost : 'hold-not-asked';
  await tellTeam(deps, { charterId, cause: `${lost}:${id}` }, trouble, cents, said);
  if (isAsked) await deps.charters.tellClient(deps, charterId, { kind: 'hold-failed', id, cents });
  deps.log.error({ holdId: id, said }, 'a damage hold was lost');
}

/** Whether the kept card is asked anew, because the bank released the hold of a long charter after its usual days. */
const isPutOnAnew = async (deps: MoneyOfCharters, hold: HoldRow): Promise<boolean> =>
  deps.cards !== undefined &&
  hasOutlived(hold) &&
  (await isNeeded(deps, hold)) &&
  (await findCardForHold(deps.db, hold.charterId)) !== undefined;

/** Whether the client still has to authorize this hold: the charter is ahead or under way, and still owes it. */
async function isNeeded(deps: MoneyOfCharters, { charterId, obligationId }: HoldRow): Promise<boolean> {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok || !isAhead(found.value.sails, deps.now())) return false;
  const { owed } = await holdAccount(deps, charterId);
  return owed.some(({ id }) => id === obligationId);
}
