import { ok } from '#core/result.ts';
import { readMoneyRules } from '#features/content/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import type { CardPayment, CardProvider, Checkout } from '#platform/payments/provider.ts';
import { capturedByCard, type HoldState, holdGoesForward, isLiveHold } from '../domain/index.ts';
import { findHold, type HoldRow, hasHold, lockHold, lockMoney, updateHold } from '../repository/index.ts';
import { holdAccount, post } from './account.ts';
import { CARD_PAGE, isAhead, type MoneyOfCharters } from './charters.ts';
import { tellTeam } from './kept-charges.ts';

// The provider's word of damage holds (product 4.23), which is taken only forward.

/** The job that looks after a charter's damage hold. */
export const LOOK_AFTER_HOLD = 'look-after-hold';

const HOUR_MS = 3_600_000;

/** Has a charter's hold looked after once the caller's change is kept. */
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

/** The trouble of a hold whose page nobody used; nobody is told of it. */
export const PAGE_EXPIRED = 'page-expired';

/**
 * Takes the provider's word of a page on which a hold is authorized.
 *
 * @param isClosed it was asked to close it just now, and is not asked again
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
  // Given up here, and there after all: nobody is to authorize anything on it. What it brings all the same is let go of.
  if (isGivenUp && !isClosed)
    await takeHoldPage(deps, cards, holdId, await cards.closeCheckout(page.id), true);
}

/**
 * Takes the provider's word of a hold, only forward: it stands, it was captured, it was let go of, or it could not be had. One that
 * was given up here and stands there is let go of.
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
  // On a page another card may be tried: the page says when that is over.
  if (payment.state === 'failed' && (await findHold(deps.db, holdId))?.way === 'card-page') return;
  if (payment.state === 'failed') return endHold(deps, holdId, 'failed', payment.reason, named);
  if (payment.state === 'paid') return takeCapture(deps, holdId, payment, named);
  if (payment.state === 'let-go') {
    const hold = await findHold(deps.db, holdId);
    // With a page that nobody finished goes the payment that was begun on it: nothing was ever held.
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
    // The charter may have been called off meanwhile.
    await queueHoldCare(within, charterId);
  });
  if (isStray) await cards.cancelPayment(payment.id);
}

/** When one is let go of that comes to stand when its charter is over: nothing would say so any more. */
async function releaseOfLate(deps: MoneyOfCharters, charterId: string): Promise<Date | null> {
  const found = await deps.charters.openBilled(deps, charterId);
  if (found.ok && isAhead(found.value.sails, deps.now())) return null;
  // Who did not come aboard damaged nothing.
  if (found.ok && found.value.isMissed) return deps.now();
  const { holdReleaseHours } = await readMoneyRules(deps);
  return new Date(deps.now().getTime() + holdReleaseHours * HOUR_MS);
}

type Named = { readonly providerPayment?: string; readonly providerCheckout?: string };

/** What was captured is ours for the damage: written into the ledger in the same transaction. */
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

/** The provider does not capture what a colleague ordered: it is tried again by each sweep, and the team hears of it once. */
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

/** A hold has ended without money: let go of as it was ordered, or lost, which the team and the client hear of. */
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
    } else if (!isQuiet) {
      await tellOfLost(within, hold, state, said);
    }
    // One that is owed anew takes its place.
    await queueHoldCare(within, charterId);
  });
}

/** One that could not be had, or was lost: the team hears of it, and its client where they can still authorize another. */
async function tellOfLost(deps: MoneyOfCharters, hold: HoldRow, state: HoldState, said: string) {
  const { charterId, id, cents } = hold;
  const lost = state === 'lapsed' ? 'hold-lapsed' : 'hold-failed';
  const isAsked = await isNeeded(deps, hold);
  const trouble = isAsked || lost === 'hold-lapsed' ? lost : 'hold-not-asked';
  await tellTeam(deps, { charterId, cause: `${lost}:${id}` }, trouble, cents, said);
  if (isAsked) await deps.charters.tellClient(deps, charterId, { kind: 'hold-failed', id, cents });
  deps.log.error({ holdId: id, said }, 'a damage hold was lost');
}

/** Whether its client still has to authorize it: the charter is ahead, or out. */
async function isNeeded(deps: MoneyOfCharters, { charterId, obligationId }: HoldRow): Promise<boolean> {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok || !isAhead(found.value.sails, deps.now())) return false;
  const { owed } = await holdAccount(deps, charterId);
  return owed.some(({ id }) => id === obligationId);
}
