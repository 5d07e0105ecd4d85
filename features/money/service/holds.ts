import { isId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import { isMailQueued } from '#features/notifications/service.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { CardProvider } from '#platform/payments/provider.ts';
import {
  CHECKOUT_HOURS,
  type HoldFacts,
  hasOutlived,
  isByProvider,
  isLiveHold,
  isUsedUp,
  nextOfHold,
} from '../domain/index.ts';
import { findHolds, type HoldRow, insertHold, type Obligation, updateHold } from '../repository/index.ts';
import { type Doer, holdAccount } from './account.ts';
import { CARD_PAGE, isAhead, type MoneyOfCharters } from './charters.ts';
import { holdOf } from './hold-view.ts';
import { endHold, PAGE_EXPIRED, takeHoldPage, takeHoldWord, tellOfRefusedCapture } from './hold-word.ts';
import { askForPayment } from './kept-charges.ts';
import { findCardForHold } from './saved-cards.ts';

// Damage holds (product 4.23): what is wanted is stored first, then the card company is asked.

const HOUR_MS = 3_600_000;
const CLOCK_MS = 5 * 60_000;
/** Longer than any call to the card company takes: a page that it does not know after this time never reached it. */
const SETTLED_MS = 2 * 60_000;

/** The doer where the site acts by itself. */
export const BY_ITSELF: Doer = { name: 'site' };

/** Converts a row for the rules of the domain. */
const liveOf = (row: HoldRow | null): HoldFacts['live'] =>
  row && { ...row, isOrdered: row.orderKind !== null, isKept: row.keptBy !== null };

/** Asks the card company for the state of a charter's hold, and does what is due. Safe to repeat. */
export async function lookAfterHold(deps: MoneyOfCharters, charterId: string): Promise<void> {
  if (!isId(charterId)) return;
  const { cards } = deps;
  const before = (await findHolds(deps.db, charterId)).find(({ state }) => isLiveHold(state));
  // A hold that was stored but not authorized yet may not be needed any more: plan again before asking.
  const isAsked = before?.way !== 'saved-card' || before.state !== 'wanted';
  const live = (cards && !isAsked ? await planHold(deps, charterId) : undefined) ?? before;
  if (cards && live && isByProvider(live.way)) await followHold(deps, cards, live);
  // Ask for nothing after the charter is over.
  const found = live ? undefined : await deps.charters.openBilled(deps, charterId);
  if (found && !(found.ok && isAhead(found.value.sails, deps.now()))) return;
  const wanted = await planHold(deps, charterId);
  if (cards && wanted) await followHold(deps, cards, wanted);
}

/** Stores what is due; answers the hold about which the card company must be asked. */
async function planHold(deps: MoneyOfCharters, charterId: string): Promise<HoldRow | undefined> {
  let wanted: HoldRow | undefined;
  await allOrNothing(deps, async (within) => {
    const account = await holdAccount(within, charterId);
    const found = await within.charters.openBilled(within, charterId);
    const holds = await findHolds(within.db, charterId);
    const { owed, live } = holdOf(account.owed, holds);
    const card = within.cards ? await findCardForHold(within.db, charterId) : undefined;
    // A hold that was released or captured is not asked for again. One that was tried after a release is.
    const newest = holds.find(({ obligationId }) => obligationId === owed?.id);
    if (!live && (newest?.state === 'released' || isUsedUp(owed, holds))) return ok(undefined);
    const lastTry = holds.find(
      ({ obligationId, trouble }) => obligationId === owed?.id && trouble !== PAGE_EXPIRED,
    );
    const step = nextOfHold({
      now: within.now(),
      isConfirmed: found.ok && found.value.sails.isConfirmed,
      returnsAt: found.ok ? found.value.sails.returnsAt : new Date(0),
      owed,
      live: liveOf(live),
      isTried: lastTry !== undefined,
      isOutlived: lastTry !== undefined && hasOutlived(lastTry),
      hasCard: card !== undefined,
    });
    if (step === 'release' && live) wanted = await order(within, live, { kind: 'release' }, BY_ITSELF);
    if (step === 'authorize' && owed) wanted = await wantOnCard(within, charterId, owed, BY_ITSELF);
    if (step === 'ask' && owed && within.cards) await askClient(within, charterId, owed);
    return ok(undefined);
  });
  return wanted;
}

/** Asks the client once to authorize the owed hold. */
async function askClient(deps: MoneyOfCharters, charterId: string, owed: Obligation): Promise<void> {
  if (await isMailQueued(deps, `money-hold-due:${owed.id}`)) return;
  const news = { kind: 'hold-due', id: owed.id, cents: owed.holdCents } as const;
  await deps.charters.tellClient(deps, charterId, news);
}

/** Stores a hold for the kept card, before the card company is asked. */
export const wantOnCard = (deps: MoneyOfCharters, charterId: string, owed: Obligation, by: Doer) =>
  insertHold(deps.db, {
    id: deps.newId(),
    charterId,
    obligationId: owed.id,
    cents: owed.holdCents,
    way: 'saved-card',
    madeBy: by.name,
    madeAt: deps.now(),
    expiresAt: new Date(deps.now().getTime() + HOUR_MS),
  });

/** Stores a hold for a page on which the client authorizes it. */
export const wantOnPage = (deps: MoneyOfCharters, charterId: string, owed: Obligation) =>
  insertHold(deps.db, {
    id: deps.newId(),
    charterId,
    obligationId: owed.id,
    cents: owed.holdCents,
    way: 'card-page',
    madeBy: CARD_PAGE.name,
    madeAt: deps.now(),
    expiresAt: new Date(deps.now().getTime() + CHECKOUT_HOURS * HOUR_MS),
  });

/** Stores how a hold is to end. The first order stands. */
export async function order(
  deps: Pick<MoneyOfCharters, 'db' | 'now'>,
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

/** Asks the card company for the state of a hold, and has it released or captured if that is ordered. */
async function followHold(deps: MoneyOfCharters, cards: CardProvider, hold: HoldRow): Promise<void> {
  const { providerPayment: id } = hold;
  if (hold.state === 'held' && id) return followHeld(deps, cards, hold, id);
  if (hold.way === 'card-page') return followPage(deps, cards, hold);
  const found = await deps.charters.openBilled(deps, hold.charterId);
  const description = found.ok ? found.value.reference : '';
  // If the hold is to be released already, do not ask for it any more; only look for it.
  const card = hold.orderKind ? undefined : await findCardForHold(deps.db, hold.charterId);
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
  const isCapture = hold.orderKind === 'capture';
  const after = await (isCapture ? cards.capturePayment(id, hold.orderCents ?? 0) : cards.cancelPayment(id));
  if (isCapture && after.state === 'held') await tellOfRefusedCapture(deps, hold.id, after.reason);
  await takeHoldWord(deps, cards, hold.id, after);
}

/**
 * Asks the card company for the state of a page on which a hold is authorized, and closes it if it is over.
 *
 * @param isOver whether to close the page; a hold authorized on it before stands, unless its release is ordered
 */
export async function followPage(
  deps: MoneyOfCharters,
  cards: CardProvider,
  hold: HoldRow,
  isOver = hold.orderKind !== null || hold.expiresAt <= deps.now(),
): Promise<void> {
  const id = hold.providerCheckout ?? (await findLostPage(cards, hold))?.id;
  if (id === undefined) {
    const isLost = deps.now().getTime() - hold.madeAt.getTime() > SETTLED_MS;
    if (isLost || isOver) await endHold(deps, hold.id, 'failed', PAGE_EXPIRED);
    return;
  }
  await takeHoldPage(deps, cards, hold.id, await (isOver ? cards.closeCheckout(id) : cards.readCheckout(id)));
}

export const findLostPage = (cards: CardProvider, { id, madeAt }: HoldRow) =>
  cards.findCheckout(id, new Date(madeAt.getTime() - CLOCK_MS));
