import { charterDayAt } from '#core/charter-time.ts';
import { isId } from '#core/ids.ts';
import { languageNow } from '#core/language.ts';
import { ok, type Result, refused } from '#core/result.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { type CardProvider, CardRefusal, CardsAway, type Checkout } from '#platform/payments/provider.ts';
import {
  CHECKOUT_HOURS,
  CHECKOUT_SPARE_MINUTES,
  goesForward,
  nextByCard,
  type nextToPay,
  pieceName,
  type Statement,
} from '../domain/index.ts';
import {
  type CheckoutRow,
  findChargeUnderWay,
  findCheckoutUnderWay,
  findConsentOf,
  insertCheckout,
  lockCheckout,
  updateCheckout,
} from '../repository/index.ts';
import { words } from '../words/index.ts';
import { holdAccount, readAccount } from './account.ts';
import { queueCardRefunds } from './card-refunds.ts';
import { type BilledCharter, CARD_PAGE, type MoneyOfCharters } from './charters.ts';
import { recordPayment } from './payments.ts';
import { wantRefund } from './refunds.ts';
import { type Consented, consentShown, consentTo, keepCardOf } from './saved-cards.ts';

/** The job that closes a page on which nothing is to be paid any more. */
export const CLOSE_CHECKOUT = 'close-card-page';

const MINUTE_MS = 60_000;
/** Longer than any call to the provider lasts: what it does not know by then it never will. */
const SETTLED_MS = 2 * MINUTE_MS;
/** The provider's clock and ours are not one. */
const CLOCK_MS = 5 * MINUTE_MS;
/** A page that has just been paid or closed gives way to the next; more than that is somebody at play. */
const TRIES = 3;

/** Where a client is led after paying, and when they turn back; worked out only for a page that is new. */
export type CameFrom = () => Promise<{ readonly paidUrl: string; readonly backUrl: string }>;

type Wanted = {
  readonly checkout: CheckoutRow;
  readonly charter: BilledCharter;
  /** Whether it asks for what is to be paid now, and lasts long enough to be handed out. */
  readonly isRight: boolean;
};

/** The page on which a charter is to be paid now, written down before anybody is asked for it. */
async function wantCheckout(
  deps: MoneyOfCharters,
  charterId: string,
  consent: Consented | undefined,
  shown: string | undefined,
) {
  return allOrNothing(deps, async (within) => {
    // How far the charter is counts from when nobody else changes its money.
    const { statement } = await holdAccount(within, charterId);
    const found = await within.charters.openBilled(within, charterId);
    if (!found.ok) return found;
    const underWay = await findCheckoutUnderWay(within.db, charterId);
    const isCharged = await findChargeUnderWay(within.db, charterId);
    if (underWay?.state === 'on-its-way' || isCharged) return refused('payment-on-its-way');
    // What is kept of a cancellation is nothing to pay by card: that money would come for a charter that is off.
    const next = found.value.stage === 'cancelled' ? null : nextByCard(statement.pieces);
    // Paid on another device meanwhile: nobody is led to a page for a piece that their button did not name.
    if (shown !== undefined && next && pieceName(next) !== shown) return refused('payment-changed');
    const now = within.now();
    if (underWay) {
      const isRight =
        isFor(underWay, next) &&
        (await isUnder(within, underWay, consent)) &&
        underWay.expiresAt.getTime() > now.getTime() + CHECKOUT_SPARE_MINUTES * MINUTE_MS;
      return ok<Wanted>({ checkout: underWay, charter: found.value, isRight });
    }
    if (!next) return refused('nothing-to-pay');
    const checkout = await insertCheckout(within.db, {
      id: within.newId(),
      charterId,
      ...next,
      keepsCard: consent !== undefined,
      madeAt: now,
      expiresAt: new Date(now.getTime() + CHECKOUT_HOURS * 60 * MINUTE_MS),
    });
    if (consent) await consentTo(within, checkout, consent);
    return ok<Wanted>({ checkout, charter: found.value, isRight: true });
  });
}

/** Whether a page was opened under just that consent, which still holds. */
async function isUnder(
  { db }: MoneyOfCharters,
  { id, keepsCard }: CheckoutRow,
  consent: Consented | undefined,
): Promise<boolean> {
  if (!consent || !keepsCard) return keepsCard === (consent !== undefined);
  const given = await findConsentOf(db, id);
  return (
    given?.endedAt === null &&
    given.consentVersion === consent.version &&
    given.consentLanguage === consent.language
  );
}

const isFor = ({ kind, cents }: CheckoutRow, next: ReturnType<typeof nextToPay>) =>
  next !== null && next.kind === kind && next.cents === cents;

/**
 * The provider's page on which a client pays what is due next. Asked for twice it is the same page; what is to be paid the
 * ledger says, and never the caller.
 *
 * Refused with `charter-not-found`, `cards-not-taken` where there is no provider, `nothing-to-pay`, `payment-on-its-way`,
 * `payment-changed` when what is due next is not what the client was shown, and `cards-away` when the provider gives no page: nothing is charged then.
 *
 * @param from where the client comes from, and is led back to
 * @param wish.consent which one the client has ticked, so that the card is kept (product 4.24); refused with `consent-outdated` when
 * it is not the one that is shown now
 * @param wish.piece what the client was shown as next to be paid
 */
export async function startCheckout(
  deps: MoneyOfCharters,
  charterId: string,
  from: CameFrom,
  wish: { readonly consent?: string | undefined; readonly piece?: string | undefined } = {},
) {
  const { cards } = deps;
  if (!cards) return refused('cards-not-taken');
  const consent = wish.consent ? consentShown(wish.consent) : undefined;
  if (wish.consent && !consent) return refused('consent-outdated');
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const wanted = await wantCheckout(deps, charterId, consent, wish.piece);
    if (!wanted.ok) return wanted;
    const { checkout, charter, isRight } = wanted.value;
    if (!isRight) {
      if (!(await tryTo(deps, () => bringUpToDate(deps, cards, checkout, true))))
        return refused('cards-away');
      continue;
    }
    const page = await pageOf(deps, cards, checkout, charter, from);
    if (!page.ok) return page;
    await takeWord(deps, checkout.id, page.value);
    if (page.value.url !== null) return ok({ url: page.value.url });
  }
  return refused('nothing-to-pay');
}

/** Does what needs the provider; false when it is away or says no. */
export async function tryTo(deps: Pick<Deps, 'log'>, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof CardRefusal || error instanceof CardsAway)) throw error;
    deps.log.warn({ name: error.name, said: error.message }, 'the provider of cards was asked in vain');
    return false;
  }
}

/** Asks for a page, again as often as it takes: the row's id makes it the same one. */
async function pageOf(
  deps: MoneyOfCharters,
  cards: CardProvider,
  checkout: CheckoutRow,
  charter: BilledCharter,
  from: CameFrom,
): Promise<Result<Checkout, 'cards-away'>> {
  try {
    if (checkout.providerCheckout) return ok(await cards.readCheckout(checkout.providerCheckout));
    const { id: reference, cents, expiresAt, kind } = checkout;
    const { title, email } = charter.told;
    return ok(
      await cards.openCheckout({
        ...(await from()),
        ...{ reference, cents, expiresAt, email },
        title: `${words.obligations[kind]}: ${title}`,
        description: charter.reference,
        language: languageNow(),
        keepsCard: checkout.keepsCard,
      }),
    );
  } catch (error) {
    const isRefused = error instanceof CardRefusal;
    deps.log.warn({ name: (error as Error).name, isRefused }, 'the provider of cards gave no page');
    if (isRefused) await giveUp(deps, checkout.id, 'failed');
    else if (!checkout.providerCheckout) {
      const found = await findLost(deps, cards, checkout).catch(() => undefined);
      if (found) return ok(found);
    }
    return refused('cards-away');
  }
}

/** A page whose answer was lost. Not known to the provider long after it was asked for, it is given up. */
async function findLost(deps: MoneyOfCharters, cards: CardProvider, { id, madeAt }: CheckoutRow) {
  const found = await cards.findCheckout(id, new Date(madeAt.getTime() - CLOCK_MS));
  if (!found && deps.now().getTime() - madeAt.getTime() > SETTLED_MS) await giveUp(deps, id, 'failed');
  return found;
}

const giveUp = (deps: MoneyOfCharters, id: string, state: 'failed' | 'expired') =>
  deps.db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    if (checkout && goesForward(checkout.state, state)) await updateCheckout(tx, id, { state });
  });

/**
 * Takes the provider's word of a page: only forward, so that order and repetition change nothing. What is paid is written down
 * with its receipt in the same transaction. Paid for a charter that no longer stands, it takes its time again if that is free;
 * else it goes back, but for what is still owed for the cancellation.
 */
export async function takeWord(deps: MoneyOfCharters, checkoutId: string, page: Checkout): Promise<void> {
  await allOrNothing(deps, async (within) => {
    const checkout = await lockCheckout(within.db, checkoutId);
    if (!checkout || !goesForward(checkout.state, page.state)) return ok(undefined);
    const named = { providerCheckout: page.id, state: page.state };
    if (page.state !== 'paid') {
      await updateCheckout(within.db, checkoutId, named);
      if (page.state === 'failed') await tellOfFailed(within, checkout);
    } else {
      const { charterId } = checkout;
      const paymentId = await receive(within, charterId, page.cents, page.paymentId ?? '');
      if (checkout.keepsCard) await keepCardOf(within, checkout, page.payment?.card ?? null);
      await updateCheckout(within.db, checkoutId, { ...named, paymentId, providerPayment: page.paymentId });
    }
    return ok(undefined);
  });
}

/** What was on its way did not come: its client, who reads that it would, is asked for it again, unless it is for nothing by now. */
async function tellOfFailed(deps: MoneyOfCharters, { id, charterId, kind, cents }: CheckoutRow) {
  const found = await deps.charters.openBilled(deps, charterId);
  const { statement } = await readAccount(deps, charterId);
  const isOpen = statement.pieces.some((piece) => piece.kind === kind && piece.state !== 'paid');
  if (!found.ok || found.value.stage === 'cancelled' || !isOpen) return;
  await deps.charters.tellClient(deps, charterId, { kind: 'payment-failed', id, cents });
}

/** Money has come by card: it is written down with its receipt, or goes back where it is for nothing. Answers the payment's id. */
export async function receive(
  deps: MoneyOfCharters,
  charterId: string,
  cents: number,
  reference: string,
): Promise<string> {
  const found = await deps.charters.holdForPayment(deps, charterId);
  // What a forgotten charter's client pays is theirs.
  const { stands, ...billed } = found.ok
    ? found.value
    : ({ charterId, stage: 'cancelled', stands: false } as const);
  const { statement } = await holdAccount(deps, charterId);
  const backCents = stands ? 0 : cents - Math.min(cents, owedForCancelling(statement));
  const recorded = await recordPayment(
    deps,
    billed,
    { cents, method: 'card', receivedOn: charterDayAt(deps.now()), reference },
    CARD_PAGE,
  );
  if (!recorded.ok) throw new Error('A payment by card was not recorded');
  const { id, receiptNumber } = recorded.value;
  await deps.charters.tellClient(deps, charterId, { kind: 'received', id, cents, receiptNumber });
  if (backCents > 0) {
    const reason = 'Paid when the charter no longer stood.';
    await wantRefund(deps, billed, { cents: backCents, reason, keepsRest: false }, CARD_PAGE);
    await queueCardRefunds(deps, charterId);
  }
  return id;
}

/** What is kept of a cancellation and not paid. */
const owedForCancelling = ({ pieces }: Statement) =>
  pieces.reduce(
    (sum, { kind, cents, paidCents }) => (kind === 'cancellation' ? sum + cents - paidCents : sum),
    0,
  );

/**
 * Asks how a page stands that is under way, and closes one on which nothing is to be paid any more, or that the caller wants in
 * another way.
 */
export async function bringUpToDate(
  deps: MoneyOfCharters,
  cards: CardProvider,
  checkout: CheckoutRow,
  isUnwanted = false,
): Promise<void> {
  const { statement } = await readAccount(deps, checkout.charterId);
  const isOver = checkout.expiresAt <= deps.now();
  const isWanted = !isUnwanted && isFor(checkout, nextByCard(statement.pieces)) && !isOver;
  const id = checkout.providerCheckout ?? (await findLost(deps, cards, checkout))?.id;
  if (id !== undefined) {
    const isClosable = !isWanted && checkout.state !== 'on-its-way';
    await takeWord(deps, checkout.id, await (isClosable ? cards.closeCheckout(id) : cards.readCheckout(id)));
  } else if (!isWanted) await giveUp(deps, checkout.id, 'expired');
}

/** The same for the page of a charter, if there is one. Does nothing without a provider. */
export async function lookAfterCheckout(deps: MoneyOfCharters, charterId: string): Promise<void> {
  const checkout = isId(charterId) ? await findCheckoutUnderWay(deps.db, charterId) : undefined;
  if (checkout && deps.cards) await bringUpToDate(deps, deps.cards, checkout);
}

/** The same for a client who has just come back from it: what the provider does not tell now, the next sweep hears. */
export const glanceAtCheckout = (deps: MoneyOfCharters, charterId: string): Promise<boolean> =>
  tryTo(deps, () => lookAfterCheckout(deps, charterId));

/** Has a charter's page looked after once the caller's change is kept: what is to be paid has changed. */
export async function queueCheckoutCare(deps: Pick<Deps, 'db' | 'jobs'>, charterId: string): Promise<void> {
  if (await findCheckoutUnderWay(deps.db, charterId)) {
    await deps.jobs.add(deps.db, CLOSE_CHECKOUT, { charterId });
  }
}
