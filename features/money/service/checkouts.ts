import { charterDayAt } from '#core/charter-time.ts';
import { isId } from '#core/ids.ts';
import { languageNow } from '#core/language.ts';
import { ok, type Result, refused } from '#core/result.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { type CardProvider, CardRefusal, type Checkout } from '#platform/payments/provider.ts';
import {
  CHECKOUT_HOURS,
  CHECKOUT_SPARE_MINUTES,
  goesForward,
  isGivenUp,
  nextByCard,
  type PieceByCard,
  pieceKey,
  pieceName,
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
import { holdAccount, readAccount } from './account.ts';
import { tryTo } from './card-calls.ts';
import { queueCardRefunds } from './card-refunds.ts';
import { type BilledCharter, CARD_PAGE, type MoneyOfCharters } from './charters.ts';
import { labelOf } from './labels.ts';
import { recordPayment } from './payments.ts';
import { wantRefund } from './refunds.ts';
import { type Consented, consentShown, consentTo, keepCardOf } from './saved-cards.ts';

/** The job that closes a card page on which nothing is to be paid any more. */
export const CLOSE_CHECKOUT = 'close-card-page';

const MINUTE_MS = 60_000;
/** Longer than any call to the card company takes: a page that it does not know after this time never reached it. */
const SETTLED_MS = 2 * MINUTE_MS;
/** Allow for a difference between the card company's clock and ours. */
const CLOCK_MS = 5 * MINUTE_MS;
/**
 * How many pages to try: one that was just paid or closed is replaced by the next. One replacement is normal; after three
 * something is wrong, so stop.
 */
const TRIES = 3;

/** The addresses to which a client returns after paying that piece, by its key, or turning back. Called only for a new page. */
export type CameFrom = (piece?: string) => Promise<{ readonly paidUrl: string; readonly backUrl: string }>;

type Wanted = {
  readonly checkout: CheckoutRow;
  readonly charter: BilledCharter;
  /** What is to be paid with it; null if nothing is. */
  readonly next: PieceByCard | null;
  /** Whether the page is for what is to be paid now, and valid for long enough. */
  readonly isRight: boolean;
};

/** The page on which to pay a charter now. Its row is stored before the card company is called. */
async function wantCheckout(
  deps: MoneyOfCharters,
  charterId: string,
  consent: Consented | undefined,
  shown: string | undefined,
) {
  return allOrNothing(deps, async (within) => {
    // Read the charter's stage only after its money is locked.
    const { statement } = await holdAccount(within, charterId);
    const found = await within.charters.openBilled(within, charterId);
    if (!found.ok) return found;
    const underWay = await findCheckoutUnderWay(within.db, charterId);
    const isCharged = await findChargeUnderWay(within.db, charterId);
    if (underWay?.state === 'on-its-way' || isCharged) return refused('payment-on-its-way');
    // A payment would arrive for a charter that is cancelled.
    const next = found.value.stage === 'cancelled' ? null : nextByCard(statement.pieces);
    // The client may have paid on another device meanwhile. Do not lead them to pay a piece that their button did not name.
    if (shown !== undefined && next && pieceName(next) !== shown) return refused('payment-changed');
    const now = within.now();
    if (underWay) {
      const isRight =
        isFor(underWay, next) &&
        (await isUnder(within, underWay, consent)) &&
        underWay.expiresAt.getTime() > now.getTime() + CHECKOUT_SPARE_MINUTES * MINUTE_MS;
      return ok<Wanted>({ checkout: underWay, charter: found.value, next, isRight });
    }
    if (!next) return refused('nothing-to-pay');
    const checkout = await insertCheckout(within.db, {
      id: within.newId(),
      charterId,
      kind: next.kind,
      additionId: next.id ?? null,
      cents: next.cents,
      keepsCard: consent !== undefined,
      madeAt: now,
      expiresAt: new Date(now.getTime() + CHECKOUT_HOURS * 60 * MINUTE_MS),
    });
    if (consent) await consentTo(within, checkout, consent);
    return ok<Wanted>({ checkout, charter: found.value, next, isRight: true });
  });
}

/** Whether the page was opened with exactly this consent, and the consent still holds. */
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

const isFor = ({ kind, additionId, cents }: CheckoutRow, next: PieceByCard | null) =>
  next !== null && next.kind === kind && (next.id ?? null) === additionId && next.cents === cents;

/**
 * Opens the card company's page on which a client pays the next piece. A second call answers the same page. The amount comes
 * from the ledger, never from the caller.
 *
 * Refused with `charter-not-found`, `cards-not-taken` without a card company, `nothing-to-pay`, `payment-on-its-way`,
 * `payment-changed` if the next piece is not the one that the client was shown, and `cards-away` if the card company gives no
 * page; nothing is charged then.
 *
 * @param from the addresses to which the client returns
 * @param wish.consent the name of the consent that the client ticked, to keep the card (product 4.24); refused with
 * `consent-outdated` if it is not the text shown now
 * @param wish.piece the next piece that the client was shown
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
    const { checkout, isRight } = wanted.value;
    if (!isRight) {
      if (!(await tryTo(deps, () => bringUpToDate(deps, cards, checkout, true))))
        return refused('cards-away');
      continue;
    }
    const page = await pageOf(deps, cards, wanted.value, from);
    if (!page.ok) return page;
    const url = await shownAt(deps, cards, checkout.id, page.value);
    if (url !== null) return ok({ url });
  }
  return refused('nothing-to-pay');
}

/** Where to pay on a page; null if it is over, or was given up while the card company was opening it: it is closed then. */
async function shownAt(deps: MoneyOfCharters, cards: CardProvider, id: string, page: Checkout) {
  await takeWord(deps, id, page);
  const row = await lockCheckout(deps.db, id);
  if (page.url === null || !row || !isGivenUp(row.state)) return page.url;
  await tryTo(deps, async () => takeWord(deps, id, await cards.closeCheckout(page.id)));
  return null;
}

/** Asks for a page. Repeating the call is safe, because the row's id identifies the page. */
async function pageOf(
  deps: MoneyOfCharters,
  cards: CardProvider,
  { checkout, charter, next }: Wanted,
  from: CameFrom,
): Promise<Result<Checkout, 'cards-away'>> {
  try {
    if (checkout.providerCheckout) return ok(await cards.readCheckout(checkout.providerCheckout));
    const { id: reference, kind, cents, expiresAt } = checkout;
    const piece = next ?? { kind, cents };
    const { title, email } = charter.told;
    return ok(
      await cards.openCheckout({
        ...(await from(pieceKey(piece))),
        reference,
        cents,
        expiresAt,
        email,
        title: `${labelOf(piece)}: ${title}`,
        description: charter.reference,
        language: languageNow(),
        keepsCard: checkout.keepsCard,
      }),
    );
  } catch (error) {
    const isRefused = error instanceof CardRefusal;
    deps.log.warn({ name: (error as Error).name, isRefused }, 'the provider of cards gave no page');
    if (isRefused) await giveUp(deps, checkout, 'failed');
    else if (!checkout.providerCheckout) {
      const found = await findLost(deps, cards, checkout).catch(() => undefined);
      if (found) return ok(found);
    }
    return refused('cards-away');
  }
}

/** Looks for a page whose answer was lost. Gives it up if the card company does not know it long after the call. */
async function findLost(deps: MoneyOfCharters, cards: CardProvider, checkout: CheckoutRow) {
  const madeAt = checkout.madeAt.getTime();
  const found = await cards.findCheckout(checkout.id, new Date(madeAt - CLOCK_MS));
  if (!found && deps.now().getTime() - madeAt > SETTLED_MS) await giveUp(deps, checkout, 'failed');
  return found;
}

/** Gives a page up, unless it was opened since it was read: then answers its row, else undefined. */
const giveUp = (deps: MoneyOfCharters, { id, providerCheckout }: CheckoutRow, state: 'failed' | 'expired') =>
  deps.db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    if (checkout?.providerCheckout !== providerCheckout) return checkout;
    if (goesForward(checkout.state, state)) await updateCheckout(tx, id, { state });
    return undefined;
  });

/**
 * Takes the card company's report of a page; a late or repeated report changes nothing. A payment is recorded with its receipt
 * in the same transaction. If the charter no longer stands, it is confirmed again if its time is free; else the money goes
 * back.
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

/**
 * A payment on its way did not arrive. Its client was told that it would, so ask for it again, unless it is not owed any more.
 */
async function tellOfFailed(deps: MoneyOfCharters, { id, charterId, kind, cents }: CheckoutRow) {
  const found = await deps.charters.openBilled(deps, charterId);
  const { statement } = await readAccount(deps, charterId);
  const isOpen = statement.pieces.some((piece) => piece.kind === kind && piece.state !== 'paid');
  if (!found.ok || found.value.stage === 'cancelled' || !isOpen) return;
  await deps.charters.tellClient(deps, charterId, { kind: 'payment-failed', id, cents });
}

/** Records money that came by card, with its receipt; refunds it if it is for nothing. Answers the payment's id. */
export async function receive(
  deps: MoneyOfCharters,
  charterId: string,
  cents: number,
  reference: string,
): Promise<string> {
  const found = await deps.charters.holdForPayment(deps, charterId);
  // If the charter no longer exists, refund the whole payment.
  const { stands, ...billed } = found.ok
    ? found.value
    : ({ charterId, stage: 'cancelled', stands: false } as const);
  const recorded = await recordPayment(
    deps,
    billed,
    { cents, method: 'card', receivedOn: charterDayAt(deps.now()), reference },
    CARD_PAGE,
  );
  if (!recorded.ok) throw new Error('A payment by card was not recorded');
  const { id, receiptNumber } = recorded.value;
  await deps.charters.tellClient(deps, charterId, { kind: 'received', id, cents, receiptNumber });
  if (!stands) {
    const reason = 'Paid when the charter no longer stood.';
    await wantRefund(deps, billed, { cents, reason, keepsRest: false }, CARD_PAGE);
    await queueCardRefunds(deps, charterId);
  }
  return id;
}

/**
 * Asks for the state of a page under way. Closes it if nothing is to be paid on it any more, or if the
 * caller wants another page.
 */
export async function bringUpToDate(
  deps: MoneyOfCharters,
  cards: CardProvider,
  checkout: CheckoutRow,
  isUnwanted = false,
): Promise<void> {
  const next = nextByCard((await readAccount(deps, checkout.charterId)).statement.pieces);
  const isWanted = !isUnwanted && checkout.expiresAt > deps.now() && isFor(checkout, next);
  const id = checkout.providerCheckout ?? (await findLost(deps, cards, checkout))?.id;
  if (id !== undefined) {
    const isClosable = !isWanted && checkout.state !== 'on-its-way';
    await takeWord(deps, checkout.id, await (isClosable ? cards.closeCheckout(id) : cards.readCheckout(id)));
  } else if (!isWanted) {
    const opened = await giveUp(deps, checkout, 'expired');
    if (opened) await bringUpToDate(deps, cards, opened, isUnwanted);
  }
}

/** Like `bringUpToDate`, for a charter's page if it has one. Does nothing without a card company. */
export async function lookAfterCheckout(deps: MoneyOfCharters, charterId: string): Promise<void> {
  const checkout = isId(charterId) ? await findCheckoutUnderWay(deps.db, charterId) : undefined;
  if (checkout && deps.cards) await bringUpToDate(deps, deps.cards, checkout);
}

/**
 * Like `lookAfterCheckout`, for a client who has just returned from the page. If the card company does not answer,
 * the next sweep asks again.
 */
export const glanceAtCheckout = (deps: MoneyOfCharters, charterId: string): Promise<boolean> =>
  tryTo(deps, () => lookAfterCheckout(deps, charterId));

/** Queues the care of a charter's page, in the transaction of a change to what is to be paid. */
export async function queueCheckoutCare(deps: Pick<Deps, 'db' | 'jobs'>, charterId: string): Promise<void> {
  if (await findCheckoutUnderWay(deps.db, charterId)) {
    await deps.jobs.add(deps.db, CLOSE_CHECKOUT, { charterId });
  }
}
