import { languageNow } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { readMoneyRules } from '#features/content/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import type { CardProvider, Checkout } from '#platform/payments/provider.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import {
  CHECKOUT_SPARE_MINUTES,
  capturedByCard,
  endedInCash,
  type HandWay,
  isByProvider,
  isLiveHold,
  takenInCash,
} from '../domain/index.ts';
import { findHolds, type HoldRow, insertHold, updateHold } from '../repository/index.ts';
import { words } from '../words/index.ts';
import { type Doer, holdAccount, post } from './account.ts';
import { type BilledCharter, isAhead, type MoneyOfCharters } from './charters.ts';
import { type CameFrom, tryTo } from './checkouts.ts';
import { holdOf } from './hold-view.ts';
import { LOOK_AFTER_HOLD, queueHoldCare, takeHoldPage } from './hold-word.ts';
import { BY_ITSELF, findLostPage, followPage, order, wantOnCard, wantOnPage } from './holds.ts';
import { findCardForHold } from './saved-cards.ts';
import { changeMoney } from './staff.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A page that has just been closed gives way to the next; more than that is somebody at play. */
const TRIES = 3;

/** A charter's hold as it stands, which nobody else changes meanwhile. */
async function holdNow(within: MoneyOfCharters, charterId: string) {
  const { owed } = await holdAccount(within, charterId);
  const holds = await findHolds(within.db, charterId);
  return { ...holdOf(owed, holds), holds };
}

const log = (
  within: MoneyOfCharters,
  by: Doer,
  { subject }: BilledCharter,
  action: string,
  details: object,
) => logStep(within, by, { action, subject, details: { ...details } });

/**
 * Writes down a hold that a colleague took: cash, or an authorization of the bank's terminal. Cash is in the ledger from then on.
 * Refused with `charter-not-found`, `nothing-to-hold` where none is owed, or `hold-under-way` beside another.
 */
export async function takeHoldByHand(
  deps: MoneyOfCharters,
  charterId: string,
  taken: { readonly way: HandWay; readonly cents: number; readonly reference: string },
  by: Doer,
) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const { owed, live } = await holdNow(within, charterId);
    if (!owed) return refused('nothing-to-hold');
    if (live) return refused('hold-under-way');
    const now = within.now();
    const hold = await insertHold(within.db, {
      ...{ id: within.newId(), charterId, obligationId: owed.id, ...taken },
      ...{ state: 'held', heldAt: now, madeBy: by.name, madeAt: now, expiresAt: now },
    });
    if (taken.way === 'cash') {
      await post(within, charter, `hold-taken:${hold.id}`, by, takenInCash(taken.cents));
    }
    await log(within, by, charter, 'recorded a damage hold of', { cents: taken.cents, way: taken.way });
    const news = { kind: 'hold-held', id: hold.id, cents: hold.cents, way: hold.way } as const;
    await within.charters.tellClient(within, charterId, news);
    return ok({ id: hold.id, message: staffWords.steps.holdRecorded });
  });
}

/**
 * Has the hold put on the kept card now, whether it is due by then or was lost. Refused with `charter-not-found`,
 * `nothing-to-hold`, `hold-under-way`, or `no-saved-card`.
 */
export async function authorizeHold(deps: MoneyOfCharters, charterId: string, by: Doer) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const { owed, live } = await holdNow(within, charterId);
    // A card's bank keeps it for a week: held too early it would be gone by then.
    if (!owed || owed.dueAt > within.now()) return refused('nothing-to-hold');
    if (live) return refused('hold-under-way');
    if (!within.cards || !(await findCardForHold(within.db, charterId))) return refused('no-saved-card');
    await wantOnCard(within, charterId, owed, by);
    await within.jobs.add(within.db, LOOK_AFTER_HOLD, { charterId });
    await log(within, by, charter, 'had a damage hold put on the card of', { cents: owed.holdCents });
    return ok({ message: staffWords.steps.cardAsked });
  });
}

type Ending =
  | { readonly kind: 'release' }
  | { readonly kind: 'capture'; readonly cents: number; readonly reason: string };

/** What the log says of how one ended that was as `live`. */
function endingOf({ kind }: Ending, live: HoldRow): string {
  if (kind === 'capture') return 'captured of the damage hold of';
  return live.state === 'held' ? 'released the damage hold of' : 'closed the card page of the damage hold of';
}

/**
 * Lets go of a hold, or takes so much of it for damage, with a reason. What the provider has it is asked to end; what was taken by
 * hand ends here. Refused with `charter-not-found`, `no-hold` where none stands, or `more-than-held`.
 */
export async function endCharterHold(deps: MoneyOfCharters, charterId: string, ending: Ending, by: Doer) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const { live } = await holdNow(within, charterId);
    // A page that is open may be closed, so that it is taken otherwise.
    const isOpenPage = ending.kind === 'release' && live?.way === 'card-page';
    if (!live || live.orderKind || !(live.state === 'held' || isOpenPage)) return refused('no-hold');
    const isOver = live.captureBefore !== null && live.captureBefore <= within.now();
    if (ending.kind === 'capture' && isOver) return refused('no-hold');
    const keptCents = ending.kind === 'capture' ? ending.cents : 0;
    if (keptCents > live.cents) return refused('more-than-held');
    const ordered = await order(within, live, ending, by);
    if (isByProvider(live.way)) await within.jobs.add(within.db, LOOK_AFTER_HOLD, { charterId });
    else await endByHand(within, charter, ordered, keptCents, by);
    await log(within, by, charter, endingOf(ending, live), { cents: keptCents || live.cents });
    const { cardAsked, captured, released } = staffWords.steps;
    const done = ending.kind === 'capture' ? captured : released;
    return ok({ message: isByProvider(live.way) ? cardAsked : done });
  });
}

async function endByHand(
  within: MoneyOfCharters,
  charter: BilledCharter,
  { id, cents, way, orderReason: reason }: HoldRow,
  keptCents: number,
  by: Doer,
): Promise<void> {
  const { charterId } = charter;
  const state = keptCents > 0 ? 'captured' : 'released';
  await updateHold(within.db, id, { state, capturedCents: keptCents, endedAt: within.now() });
  if (way === 'cash') await post(within, charter, `hold-ended:${id}`, by, endedInCash(cents, keptCents));
  // What the terminal captures comes with its payout, as a payment by phone does.
  else if (keptCents > 0) await post(within, charter, `hold-captured:${id}`, by, capturedByCard(keptCents));
  const news =
    keptCents > 0
      ? ({ kind: 'hold-captured', id, cents: keptCents, ofCents: cents, reason } as const)
      : ({ kind: 'hold-released', id, cents, way } as const);
  await within.charters.tellClient(within, charterId, news);
}

/** Says that a hold is not released by itself, or that it is after all. Refused with `charter-not-found` or `no-hold`. */
export async function keepHold(deps: MoneyOfCharters, charterId: string, isKept: boolean, by: Doer) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const { live } = await holdNow(within, charterId);
    if (live?.state !== 'held' || !isByProvider(live.way) || live.orderKind) return refused('no-hold');
    await updateHold(within.db, live.id, { keptBy: isKept ? by.name : null });
    await log(
      within,
      by,
      charter,
      isKept ? 'keeps the damage hold of' : 'keeps no longer the damage hold of',
      {},
    );
    return ok({ message: isKept ? staffWords.steps.stays : staffWords.steps.byItself });
  });
}

/**
 * When the hold of a charter is released by itself: so many hours after it is back, a setting; null takes that back. What was taken
 * by hand is ended by hand alone. In the caller's transaction.
 *
 * @param isAssumed nobody has noted a return, the charter was completed or is no longer: what a return has said stands
 */
export async function planHoldRelease(
  deps: Pick<Deps, 'db' | 'log'>,
  charterId: string,
  returnedAt: Date | null,
  isAssumed = false,
): Promise<void> {
  const live = await findHeld(deps.db, charterId);
  if (!live || !isByProvider(live.way)) return;
  if (isAssumed && live.releaseAt && !live.isReleaseAssumed) return;
  const { holdReleaseHours } = await readMoneyRules(deps);
  const releaseAt = returnedAt && new Date(returnedAt.getTime() + holdReleaseHours * HOUR_MS);
  await updateHold(deps.db, live.id, { releaseAt, isReleaseAssumed: isAssumed && releaseAt !== null });
}

const findHeld = async (db: Deps['db'], charterId: string) =>
  (await findHolds(db, charterId)).find(({ state }) => state === 'held');

/**
 * Lets go of the hold of a charter on which nobody came aboard, and has one that does not stand yet given up: its page is closed, the
 * kept card not asked any more. In the caller's transaction.
 */
export async function letGoOfHold(deps: Pick<Deps, 'db' | 'jobs' | 'now'>, charterId: string): Promise<void> {
  const live = (await findHolds(deps.db, charterId)).find(({ state }) => isLiveHold(state));
  if (!live || !isByProvider(live.way)) return;
  if (live.state === 'held') await updateHold(deps.db, live.id, { releaseAt: deps.now() });
  else await order(deps, live, { kind: 'release' }, BY_ITSELF);
  await queueHoldCare(deps, charterId);
}

/** The page on which the client authorizes the hold, written down before anybody is asked for it. */
async function wantPage(deps: MoneyOfCharters, charterId: string) {
  return allOrNothing(deps, async (within) => {
    const { owed, live } = await holdNow(within, charterId);
    const found = await within.charters.openBilled(within, charterId);
    if (!found.ok) return found;
    const now = within.now();
    if (!owed || owed.dueAt > now || !isAhead(found.value.sails, now)) return refused('nothing-to-pay');
    if (live && (live.way !== 'card-page' || live.state === 'held')) {
      return refused(live.state === 'held' ? 'nothing-to-pay' : 'payment-on-its-way');
    }
    const charter = found.value;
    if (!live) return ok({ hold: await wantOnPage(within, charterId, owed), charter, isRight: true });
    const isRight =
      live.obligationId === owed.id &&
      !live.orderKind &&
      live.expiresAt.getTime() > now.getTime() + CHECKOUT_SPARE_MINUTES * MINUTE_MS;
    return ok({ hold: live, charter, isRight });
  });
}

/**
 * The provider's page on which a client authorizes the damage hold, from so long before departure on as it is due; nothing is taken
 * there. Refused as `startCheckout` is.
 */
export async function startHold(deps: MoneyOfCharters, charterId: string, from: CameFrom) {
  const { cards } = deps;
  if (!cards) return refused('cards-not-taken');
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const wanted = await wantPage(deps, charterId);
    if (!wanted.ok) return wanted;
    const { hold, charter, isRight } = wanted.value;
    if (!isRight) {
      if (!(await tryTo(deps, () => followPage(deps, cards, hold, true)))) return refused('cards-away');
      continue;
    }
    let page: Checkout | undefined;
    const isAsked = await tryTo(deps, async () => {
      page = await pageOf(cards, hold, charter, from);
      await takeHoldPage(deps, cards, hold.id, page);
    });
    if (!isAsked || !page) return refused('cards-away');
    if (page.url !== null) return ok({ url: page.url });
  }
  return refused('nothing-to-pay');
}

/** Asks the provider how the page of a hold stands from which its client has just come back; what it does not tell now, the next sweep hears. */
export const glanceAtHold = (deps: MoneyOfCharters, charterId: string): Promise<boolean> =>
  tryTo(deps, async () => {
    const open = (await findHolds(deps.db, charterId)).find(
      ({ state, way }) => state === 'open' && way === 'card-page',
    );
    if (deps.cards && open) await followPage(deps, deps.cards, open);
  });

/** Asks for the page, again as often as it takes; after a lost answer it is looked for. */
async function pageOf(
  cards: CardProvider,
  hold: HoldRow,
  { told: { title, email }, reference: description }: BilledCharter,
  from: CameFrom,
): Promise<Checkout> {
  if (hold.providerCheckout) return cards.readCheckout(hold.providerCheckout);
  const { id: reference, cents, expiresAt } = hold;
  try {
    return await cards.openCheckout({
      ...(await from()),
      ...{ reference, cents, expiresAt, email, description },
      title: `${words.obligations['damage-hold']}: ${title}`,
      language: languageNow(),
      isHold: true,
    });
  } catch (error) {
    const found = await findLostPage(cards, hold);
    if (found) return found;
    throw error;
  }
}
