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
  isUsedUp,
  takenInCash,
} from '../domain/index.ts';
import {
  findChartersWithoutRelease,
  findHolds,
  type HoldRow,
  insertHold,
  lockMoney,
  updateHold,
} from '../repository/index.ts';
import { words } from '../words/index.ts';
import { type Doer, holdAccount, post } from './account.ts';
import { tryTo } from './card-calls.ts';
import { type BilledCharter, isAhead, type MoneyOfCharters } from './charters.ts';
import type { CameFrom } from './checkouts.ts';
import { holdOf } from './hold-view.ts';
import { LOOK_AFTER_HOLD, queueHoldCare, takeHoldPage } from './hold-word.ts';
import { BY_ITSELF, findLostPage, followPage, order, wantOnCard, wantOnPage } from './holds.ts';
import { findCardForHold } from './saved-cards.ts';
import { changeMoney } from './staff.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/**
 * How many pages to try: one that was just closed is replaced by the next. One replacement is normal; after three something is
 * wrong, so stop.
 */
const TRIES = 3;

/** A charter's present hold and the obligation that is still open for it, with the charter's money locked. */
async function holdNow(within: MoneyOfCharters, charterId: string) {
  const { owed } = await holdAccount(within, charterId);
  const holds = await findHolds(within.db, charterId);
  const now = holdOf(owed, holds);
  return { ...now, owed: isUsedUp(now.owed, holds) ? null : now.owed, holds };
}

const log = (
  within: MoneyOfCharters,
  by: Doer,
  { subject }: BilledCharter,
  action: string,
  details: object,
) => logStep(within, by, { action, subject, details: { ...details } });

/**
 * Records a hold that staff took by hand: cash, or an authorization on the terminal. Cash is then in the ledger. Refused with
 * `charter-not-found`, `nothing-to-hold` if none is owed, or `hold-under-way` if there is another.
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
      id: within.newId(),
      charterId,
      obligationId: owed.id,
      ...taken,
      state: 'held',
      heldAt: now,
      madeBy: by.name,
      madeAt: now,
      expiresAt: now,
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
 * Puts the hold on the kept card now, for the first time or after it was lost. Refused with `charter-not-found`,
 * `nothing-to-hold`, `hold-under-way`, or `no-saved-card`.
 */
export async function authorizeHold(deps: MoneyOfCharters, charterId: string, by: Doer) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const { owed, live } = await holdNow(within, charterId);
    // A bank keeps a hold for a week: one that is put on the card too early ends before the charter.
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

/** How the activity names this ending of a hold. */
function endingOf({ kind }: Ending, live: HoldRow): string {
  if (kind === 'capture') return 'captured of the damage hold of';
  return live.state === 'held' ? 'released the damage hold of' : 'closed the card page of the damage hold of';
}

/**
 * Releases a hold, or captures an amount of it for damage, with a reason. The card company is asked to end its holds; a hold
 * taken by hand ends at once. Refused with `charter-not-found`, `no-hold` if none is held, or `more-than-held`.
 */
export async function endCharterHold(deps: MoneyOfCharters, charterId: string, ending: Ending, by: Doer) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const { live } = await holdNow(within, charterId);
    // Staff may close an open page, to take the hold in another way.
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
  // The terminal's capture comes with its payout, like a card payment by phone.
  else if (keptCents > 0) await post(within, charter, `hold-captured:${id}`, by, capturedByCard(keptCents));
  const news =
    keptCents > 0
      ? ({ kind: 'hold-captured', id, cents: keptCents, ofCents: cents, reason } as const)
      : ({ kind: 'hold-released', id, cents, way } as const);
  await within.charters.tellClient(within, charterId, news);
}

/**
 * Says whether a hold stays until staff end it, or is released by itself after all. Refused with
 * `charter-not-found` or `no-hold`.
 */
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
 * Plans when a charter's hold is released by itself: a setting of hours after the return. Null undoes the plan. Holds taken by
 * hand are ended only by staff. In the caller's transaction.
 *
 * @param isAssumed the time is assumed, because nobody noted a return before the charter ended; it never replaces the time of a
 * noted return
 */
export async function planHoldRelease(
  deps: Pick<Deps, 'db' | 'log'>,
  charterId: string,
  returnedAt: Date | null,
  isAssumed = false,
): Promise<void> {
  // As whatever else changes a hold: its charter's money is locked before its row.
  await lockMoney(deps.db, charterId);
  const live = await findHeld(deps.db, charterId);
  if (!live || !isByProvider(live.way)) return;
  if (isAssumed && live.releaseAt && !live.isReleaseAssumed) return;
  const { holdReleaseHours } = await readMoneyRules(deps);
  const releaseAt = returnedAt && new Date(returnedAt.getTime() + holdReleaseHours * HOUR_MS);
  await updateHold(deps.db, live.id, { releaseAt, isReleaseAssumed: isAssumed && releaseAt !== null });
}

/** The charters whose hold is not released by itself yet, because neither a return nor a completion was noted. */
export const listHeldWithoutRelease = ({ db }: Pick<Deps, 'db'>) => findChartersWithoutRelease(db);

const findHeld = async (db: Deps['db'], charterId: string) =>
  (await findHolds(db, charterId)).find(({ state }) => state === 'held');

/**
 * Releases the hold of a charter on which nobody came aboard. A hold that is not held yet is given up: its page is closed, or
 * the kept card is not asked any more. In the caller's transaction.
 */
export async function letGoOfHold(deps: Pick<Deps, 'db' | 'jobs' | 'now'>, charterId: string): Promise<void> {
  const live = (await findHolds(deps.db, charterId)).find(({ state }) => isLiveHold(state));
  if (!live || !isByProvider(live.way)) return;
  if (live.state === 'held') await updateHold(deps.db, live.id, { releaseAt: deps.now() });
  else await order(deps, live, { kind: 'release' }, BY_ITSELF);
  await queueHoldCare(deps, charterId);
}

/** The page on which the client authorizes the hold. Its row is stored before the card company is called. */
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
 * Opens the card company's page on which a client authorizes the damage hold, once it is due; nothing is charged there.
 * Refused like `startCheckout`.
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

/**
 * Asks for the state of a hold's page from which its client has just returned. If the card company does not answer,
 * the next sweep asks again.
 */
export const glanceAtHold = (deps: MoneyOfCharters, charterId: string): Promise<boolean> =>
  tryTo(deps, async () => {
    const open = (await findHolds(deps.db, charterId)).find(
      ({ state, way }) => state === 'open' && way === 'card-page',
    );
    if (deps.cards && open) await followPage(deps, deps.cards, open);
  });

/** Asks for the page. Repeating the call is safe; after a lost answer it looks for the page. */
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
      reference,
      cents,
      expiresAt,
      email,
      description,
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
