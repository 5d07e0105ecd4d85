import { isId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import { isMailQueued } from '#features/notifications/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import type { CardPayment, CardProvider, Checkout } from '#platform/payments/provider.ts';
import {
  CHECKOUT_HOURS,
  capturedByCard,
  type HoldFacts,
  type HoldState,
  holdGoesForward,
  isByProvider,
  isLiveHold,
  nextOfHold,
} from '../domain/index.ts';
import {
  findHold,
  findHolds,
  findKeptCard,
  type HoldRow,
  hasHold,
  insertHold,
  lockHold,
  lockMoney,
  type Obligation,
  updateHold,
} from '../repository/index.ts';
import { type Doer, holdAccount, post } from './account.ts';
import { type BilledCharter, CARD_PAGE, type MoneyOfCharters } from './charters.ts';
import { holdOf } from './hold-view.ts';
import { askForPayment, tellTeam } from './kept-charges.ts';

// Damage holds (product 4.23): what is wanted is written down, the provider is asked, and its word is taken, only forward.

/** The job that looks after a charter's damage hold. */
export const LOOK_AFTER_HOLD = 'look-after-hold';

const HOUR_MS = 3_600_000;
const CLOCK_MS = 5 * 60_000;
/** Longer than any call to the provider lasts: what it does not know by then it never will. */
const SETTLED_MS = 2 * 60_000;

/** As whom the site itself does what is due. */
const BY_ITSELF: Doer = { name: 'site' };

/** Has a charter's hold looked after once the caller's change is kept. */
export async function queueHoldCare(deps: Pick<Deps, 'db' | 'jobs'>, charterId: string): Promise<void> {
  if (await hasHold(deps.db, charterId)) await deps.jobs.add(deps.db, LOOK_AFTER_HOLD, { charterId });
}

/** A row as the rules read it. */
const liveOf = (row: HoldRow | null): HoldFacts['live'] =>
  row && { ...row, isOrdered: row.orderKind !== null, isKept: row.keptBy !== null };

/** Does what is due about a charter's hold; asks the provider how it stands. Run as often as one likes. */
export async function lookAfterHold(deps: MoneyOfCharters, charterId: string): Promise<void> {
  if (!isId(charterId)) return;
  const { cards } = deps;
  const live = (await findHolds(deps.db, charterId)).find(({ state }) => isLiveHold(state));
  if (cards && live && isByProvider(live.way)) await followHold(deps, cards, live);
  const wanted = await planHold(deps, charterId);
  if (cards && wanted) await followHold(deps, cards, wanted);
}

/** Writes down what is due; answers the row that the provider has to be asked about. */
async function planHold(deps: MoneyOfCharters, charterId: string): Promise<HoldRow | undefined> {
  let wanted: HoldRow | undefined;
  await allOrNothing(deps, async (within) => {
    const account = await holdAccount(within, charterId);
    const found = await within.charters.openBilled(within, charterId);
    const holds = await findHolds(within.db, charterId);
    const { owed, live } = holdOf(account.owed, holds);
    const card = within.cards ? await findKeptCard(within.db, charterId) : undefined;
    // What was let go of by a colleague, or captured, is not asked for again.
    const isDone = holds.some(
      ({ obligationId, state }) =>
        obligationId === owed?.id && (state === 'released' || state === 'captured'),
    );
    if (isDone && !live) return ok(undefined);
    const step = nextOfHold({
      now: within.now(),
      isConfirmed: found.ok && found.value.sails.isConfirmed,
      returnsAt: found.ok ? found.value.sails.returnsAt : new Date(0),
      owed,
      live: liveOf(live),
      isTried: holds.some(({ obligationId }) => obligationId === owed?.id),
      hasCard: card !== undefined,
    });
    if (step === 'release' && live) wanted = await order(within, live, { kind: 'release' }, BY_ITSELF);
    if (step === 'authorize' && owed) wanted = await wantOnCard(within, charterId, owed, BY_ITSELF);
    if (step === 'ask' && owed && within.cards) await askClient(within, charterId, owed);
    return ok(undefined);
  });
  return wanted;
}

/** Asks the client to authorize what is owed, once. */
async function askClient(deps: MoneyOfCharters, charterId: string, owed: Obligation): Promise<void> {
  if (await isMailQueued(deps, `money-hold-due:${owed.id}`)) return;
  const news = { kind: 'hold-due', id: owed.id, cents: owed.holdCents } as const;
  await deps.charters.tellClient(deps, charterId, news);
}

/** A hold on the kept card, written down before the provider is asked. */
export const wantOnCard = (deps: MoneyOfCharters, charterId: string, owed: Obligation, by: Doer) =>
  insertHold(deps.db, {
    ...{ id: deps.newId(), charterId, obligationId: owed.id, cents: owed.holdCents, way: 'saved-card' },
    ...{ madeBy: by.name, madeAt: deps.now(), expiresAt: new Date(deps.now().getTime() + HOUR_MS) },
  });

/** A page on which the client authorizes it. */
export const wantOnPage = (deps: MoneyOfCharters, charterId: string, owed: Obligation) =>
  insertHold(deps.db, {
    ...{ id: deps.newId(), charterId, obligationId: owed.id, cents: owed.holdCents, way: 'card-page' },
    ...{ madeBy: CARD_PAGE.name, madeAt: deps.now() },
    expiresAt: new Date(deps.now().getTime() + CHECKOUT_HOURS * HOUR_MS),
  });

/** Writes down how a hold is to end; what has been said of it before stands. */
export async function order(
  deps: MoneyOfCharters,
  hold: HoldRow,
  wanted:
    | { readonly kind: 'release' }
    | { readonly kind: 'capture'; readonly cents: number; readonly reason: string },
  by: Doer,
): Promise<HoldRow> {
  if (hold.orderKind) return hold;
  const ordered = {
    orderKind: wanted.kind,
    orderCents: wanted.kind === 'capture' ? wanted.cents : null,
    orderReason: wanted.kind === 'capture' ? wanted.reason : '',
    orderedBy: by.name,
    orderedAt: deps.now(),
  };
  await updateHold(deps.db, hold.id, ordered);
  return { ...hold, ...ordered };
}

/** Asks the provider how a hold stands that is under way or held, and has it done what was ordered. */
export async function followHold(deps: MoneyOfCharters, cards: CardProvider, hold: HoldRow): Promise<void> {
  const { providerPayment: id } = hold;
  if (hold.state === 'held' && id) return followHeld(deps, cards, hold, id);
  if (hold.way === 'card-page') return followPage(deps, cards, hold);
  const found = await deps.charters.openBilled(deps, hold.charterId);
  const description = found.ok ? found.value.reference : '';
  // What is to be let go of already is not asked for any more: only looked for.
  const card = hold.orderKind ? undefined : await findKeptCard(deps.db, hold.charterId);
  const payment = await askForPayment(deps, cards, { ...hold, description, isHold: true }, card);
  if (payment) await takeHoldWord(deps, cards, hold.id, payment);
  else await endHold(deps, hold.id, 'failed', 'refused');
}

async function followHeld(
  deps: MoneyOfCharters,
  cards: CardProvider,
  hold: HoldRow,
  id: string,
): Promise<void> {
  const before = await cards.readPayment(id);
  if (before.state !== 'held' || !hold.orderKind) return takeHoldWord(deps, cards, hold.id, before);
  const done =
    hold.orderKind === 'capture' ? cards.capturePayment(id, hold.orderCents ?? 0) : cards.cancelPayment(id);
  await takeHoldWord(deps, cards, hold.id, await done);
}

async function followPage(deps: MoneyOfCharters, cards: CardProvider, hold: HoldRow): Promise<void> {
  const id = hold.providerCheckout ?? (await findLostPage(cards, hold))?.id;
  if (id === undefined) {
    const isLost = deps.now().getTime() - hold.madeAt.getTime() > SETTLED_MS;
    if (isLost || hold.orderKind) await endHold(deps, hold.id, 'failed', PAGE_EXPIRED);
    return;
  }
  const isOver = hold.orderKind !== null || hold.expiresAt <= deps.now();
  await takeHoldPage(deps, cards, hold.id, await (isOver ? cards.closeCheckout(id) : cards.readCheckout(id)));
}

export const findLostPage = (cards: CardProvider, { id, madeAt }: HoldRow) =>
  cards.findCheckout(id, new Date(madeAt.getTime() - CLOCK_MS));

/** Changes a hold that nobody else changes meanwhile, and whose charter's money nobody else does. */
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

/** A page that nobody used: nothing to be told of. */
export const PAGE_EXPIRED = 'page-expired';

/** Takes the provider's word of a page on which a hold is authorized. */
export async function takeHoldPage(
  deps: MoneyOfCharters,
  cards: CardProvider,
  holdId: string,
  page: Checkout,
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
  // Given up here, and there after all: nobody is to authorize anything on it.
  if (isGivenUp) await takeHoldPage(deps, cards, holdId, await cards.closeCheckout(page.id));
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
    await updateHold(within.db, holdId, { ...named, state: 'held', captureBefore, heldAt: within.now() });
    const { charterId, id, cents } = hold;
    await within.charters.tellClient(within, charterId, { kind: 'hold-held', id, cents });
    // The charter may have been called off meanwhile.
    await queueHoldCare(within, charterId);
  });
  if (isStray) await cards.cancelPayment(payment.id);
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
    const { charterId, id, cents } = hold;
    const wasHeld = hold.state === 'held';
    const isQuiet = trouble === PAGE_EXPIRED || hold.orderKind === 'release';
    const said = state === 'released' ? '' : trouble || 'unknown';
    await updateHold(within.db, holdId, { ...named, state, trouble: said, endedAt: within.now() });
    if (state === 'released' && wasHeld) {
      await within.charters.tellClient(within, charterId, { kind: 'hold-released', id, cents });
    } else if (!isQuiet) {
      const lost = state === 'lapsed' ? 'hold-lapsed' : 'hold-failed';
      await tellTeam(within, { charterId, cause: `${lost}:${id}` }, lost, cents, said);
      if (await isNeeded(within, hold)) {
        await within.charters.tellClient(within, charterId, { kind: 'hold-failed', id, cents });
      }
      within.log.error({ holdId, said }, 'a damage hold was lost');
    }
    // One that is owed anew takes its place.
    await queueHoldCare(within, charterId);
  });
}

/** Whether its client still has to authorize it: the charter is ahead, or out. */
async function isNeeded(deps: MoneyOfCharters, { charterId, obligationId }: HoldRow): Promise<boolean> {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok || !isAhead(found.value, deps.now())) return false;
  const { owed } = await holdAccount(deps, charterId);
  return owed.some(({ id }) => id === obligationId);
}

const isAhead = ({ sails }: BilledCharter, now: Date) => sails.isConfirmed && sails.returnsAt > now;
