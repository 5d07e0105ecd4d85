import { languageNow, pathIn } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { type Change, findHistory } from '#features/cases/service.ts';
import type { MoneyRules } from '#features/content/domain/index.ts';
import { readMoneyRules } from '#features/content/service.ts';
import type { Statement } from '#features/money/domain/index.ts';
import {
  type CardView,
  glanceAtCheckout,
  glanceAtHold,
  holdAccount,
  isPaidAhead,
  letGoOfCard,
  type MoneyAccount,
  type MoneyOfCharters,
  printDamage,
  printReceipt,
  readAccount,
  readCardView,
  startCheckout,
  startHold,
} from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import type { Boarding } from '../domain.ts';
import { type Cancellation, cancellationOf } from '../policy/moments.ts';
import { acceptStoredQuote, type Charter, type Quote } from '../repository/index.ts';
import type { AcceptBody, CancelBody } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { agreedDueAt, feeOf, isUndecided, standingQuote } from './agreed.ts';
import { billing } from './billing.ts';
import { boardingOf } from './boarding.ts';
import { cancelWithin } from './cancel.ts';
import { holdCharter } from './change.ts';
import { changeBehind, type Door, openDoor } from './door.ts';
import { makeLink } from './links.ts';
import { mailTeam } from './mails.ts';
import { billedOf } from './money.ts';
import { confirmWithin } from './staff.ts';

/** Everything that a charter's own client sees about it. */
export type ClientCharter = {
  readonly charter: Charter;
  readonly boarding: Boarding;
  readonly history: readonly Change[];
  /** The newest quote; older ones no longer count. */
  readonly quote: Quote | null;
  readonly cancellation: Cancellation | null;
  /** Null when the balance is due with the deposit, or when there is no quote. */
  readonly balanceDueAt: Date | null;
  readonly money: MoneyAccount;
  readonly isPaidAhead: boolean;
  readonly cards: CardView;
  readonly rules: MoneyRules;
};

/** What cancelling means for a charter's client at that moment. */
const cancellationNow = async (
  deps: Pick<Deps, 'db' | 'log'>,
  charter: Charter,
  statement: Statement,
  now: Date,
) =>
  cancellationOf(charter, await feeOf(deps, charter), now, {
    statement,
    isUndecided: await isUndecided(deps, charter),
  });

/** A charter as its client sees it. The caller must have made sure that the charter is theirs. */
export async function describeForClient(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'cards'>,
  charter: Charter,
): Promise<ClientCharter> {
  // One query after another, because a transaction has only one connection.
  const boarding = await boardingOf(deps, charter);
  const history = await findHistory(deps.db, charter.id);
  const quote = await standingQuote(deps, charter);
  const rules = await readMoneyRules(deps);
  const money = await readAccount(deps, charter.id);
  const cards = await readCardView(deps, billedOf(charter), money.statement);
  return {
    charter,
    boarding,
    history,
    quote,
    cancellation: await cancellationNow(deps, charter, money.statement, deps.now()),
    money,
    isPaidAhead: isPaidAhead(billedOf(charter), deps.now()),
    cards,
    rules,
    balanceDueAt: quote && agreedDueAt(deps, charter, quote, quote.price),
  };
}

/** The charter behind a door, as its client sees it; refused like `openDoor`. */
export async function openAsClient(deps: Pick<Deps, 'db' | 'log' | 'now' | 'cards'>, door: Door) {
  const found = await openDoor(deps, door);
  return found.ok ? ok(await describeForClient(deps, found.value)) : found;
}

/** The address and browser from which a client agrees; kept with what they agreed to. */
export type AgreedFrom = { readonly address: string; readonly browser: string };

const LONGEST_BROWSER = 400;

/**
 * The client accepts the quote that they were shown by typing their name under its conditions. Name, time, address and browser
 * are kept with the quote, and the charter is confirmed. Accepting the same quote again is answered as done.
 *
 * Refused with `link-not-found`; `quote-replaced` when there is a newer quote; `dates-taken` and the nearest free times when the
 * hold has lapsed and another charter has the time; `papers-changed` when the yacht's papers have come to allow fewer guests;
 * `slot-begun`; `unknown-yacht`; or like any change.
 */
export async function acceptQuote(deps: Deps, token: string, accepted: AcceptBody, from: AgreedFrom) {
  return changeBehind(deps, { token }, async (within, charter) => {
    const quote = await standingQuote(within, charter);
    if (!quote) return refused('not-in-this-state');
    if (quote.id !== accepted.quoteId) return refused('quote-replaced');
    if (quote.acceptedAt && charter.status === 'confirmed') return ok(charter);
    const by = { role: 'client', name: accepted.name } as const;
    const reason = `Quote ${quote.number} accepted by ${accepted.name}.`;
    const confirmed = await confirmWithin(within, charter, 'accept', by, { reason }, accepted.language);
    if (!confirmed.ok) return confirmed;
    await acceptStoredQuote(within.db, quote.id, {
      acceptedAt: within.now(),
      acceptedName: accepted.name,
      acceptedAddress: from.address,
      acceptedBrowser: from.browser.slice(0, LONGEST_BROWSER),
    });
    await mailTeam(within, confirmed.value, 'accepted', `quote-accepted:${quote.id}`);
    return confirmed;
  });
}

/** Cancels a charter as its client was shown, in the caller's transaction; refused like `cancelAsClient`. */
async function cancelShown(deps: Deps, { id }: Charter, shown: CancelBody) {
  const held = await holdCharter(deps, id);
  if (!held.ok) return held;
  const charter = held.value;
  const { statement } = await holdAccount(deps, id);
  // What is checked here is what is done: at the same moment, and with charter and money locked.
  const at = deps.now();
  const now = await cancellationNow(deps, charter, statement, at);
  const { refundPercent = 0, refundCents = 0 } = shown;
  if (now && (now.refundPercent < refundPercent || (now.refundCents ?? 0) < refundCents)) {
    return refused('refund-changed');
  }
  const by = { role: 'client', name: charter.contactName } as const;
  return cancelWithin({ ...deps, now: () => at }, charter, by, shown);
}

/**
 * The client cancels their charter. Refused like `openDoor`, with `charter-departed`, with `refund-changed` when less comes back
 * than the client was shown, or like any change.
 */
export const cancelAsClient = (deps: Deps, door: Door, shown: CancelBody) =>
  changeBehind(deps, door, (within, charter) => cancelShown(within, charter, shown));

/**
 * What the client wants from the card page: the damage hold, or to pay the piece they were shown, with the consent they ticked.
 */
export type CardWish = {
  readonly isHold?: boolean;
  readonly consent?: string | undefined;
  readonly piece?: string | undefined;
};

/** What the query of our page says when the client returns from paying, or from authorizing the damage hold. */
const PAID = 'paid';
const HELD = 'held';

/**
 * The address of the card company's page on which the client pays what is due next for their charter. They come back to the
 * charter's own page after paying. Refused like `openDoor` or `startCheckout`.
 */
export async function payAsClient(deps: Deps, door: Door, wish: CardWish = {}) {
  const found = await openDoor(deps, door);
  if (!found.ok) return found;
  const charter = found.value;
  const addressOf = (page: string) => `${deps.config.publicOrigin}${pathIn(languageNow(), page)}`;
  const comes = async (piece?: string) => {
    // Of no session: the card company's page outlasts it, and the same page is answered again.
    const token = 'token' in door ? door.token : await makeLink(deps, charter);
    return {
      backUrl: addressOf('token' in door ? `/trip/${token}` : '/profile'),
      paidUrl: `${addressOf(`/trip/${token}`)}?${wish.isHold ? HELD : `${PAID}=${piece}`}`,
    };
  };
  const within = { ...deps, charters: billing };
  if (wish.isHold) return startHold(within, charter.id, comes);
  return startCheckout(within, charter.id, comes, wish);
}

/** Does something with the money of the charter behind a door. Refused like `openDoor`, or like what is done. */
const withMoney =
  <Rest extends unknown[], Done>(
    use: (deps: MoneyOfCharters, charterId: string, ...rest: Rest) => Promise<Done>,
  ) =>
  async (deps: Deps, door: Door, ...rest: Rest) => {
    const found = await openDoor(deps, door);
    return found.ok ? use({ ...deps, charters: billing }, found.value.id, ...rest) : found;
  };

/** The client withdraws the consent to keep their card; in its own transaction. */
export const letGoOfCardAsClient = withMoney(letGoOfCard);

/** The receipt of a payment for the client's own charter; also refused like `printReceipt`. */
export const printReceiptAsClient = withMoney(printReceipt);

/** The paper about what was kept for damage on the client's own charter; also refused like `printDamage`. */
export const printDamageAsClient = withMoney(printDamage);

/** Asks the card company about the payment or hold from which the client has just returned. */
export const lookAgainAsClient = withMoney(async (within, charterId) => {
  await glanceAtCheckout(within, charterId);
  await glanceAtHold(within, charterId);
  return ok({ message: words.lookedInto });
});
