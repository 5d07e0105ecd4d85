import { isId } from '#core/ids.ts';
import type { Language } from '#core/language.ts';
import { ok } from '#core/result.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Database } from '#platform/db/database.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import type { KeptCard } from '#platform/payments/provider.ts';
import {
  brandName,
  CARD_CONSENTS,
  consentNamed,
  coversHold,
  isByProvider,
  isLiveHold,
} from '../domain/index.ts';
import {
  type CheckoutRow,
  endSavedCards,
  findConsentOf,
  findConsents,
  findHolds,
  findKeptCard,
  findSavedCard,
  insertSavedCard,
  updateSavedCard,
} from '../repository/index.ts';
import { words } from '../words/index.ts';
import { CARD_KEPT_MS, type MoneyOfCharters } from './charters.ts';

/** The job that has the card company delete a card. */
export const FORGET_CARD = 'forget-card';

/** A consent that a client has given, with the text that was shown. */
export type Consented = { readonly version: string; readonly language: Language; readonly words: string };

/** The consent with this name, if it is one that is shown now; else undefined. */
export function consentShown(name: string): Consented | undefined {
  const named = consentNamed(name);
  if (!named) return undefined;
  const { keptFor, language } = named;
  const said = inLanguage(language, () => words.cardConsents[keptFor]);
  return { version: CARD_CONSENTS[keptFor], language, words: said };
}

/** The kept card on which a charter's damage hold may be put; not one that was kept for the balance alone. */
export async function findCardForHold(db: Database, charterId: string) {
  const kept = await findKeptCard(db, charterId);
  return kept && coversHold(kept.consentVersion) ? kept : undefined;
}

/** The card kept for a charter, for its client and staff; null if there is none. */
export async function readKeptCard(db: Database, charterId: string, hasHold: boolean) {
  const kept = await findKeptCard(db, charterId);
  if (!kept) return null;
  const isForHold = hasHold && coversHold(kept.consentVersion);
  return { brand: brandName(kept.brand ?? ''), lastFour: kept.lastFour ?? '', isForHold };
}

/** Stores the consent that a client gives with a card page. */
export async function consentTo(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { id: checkoutId, charterId }: CheckoutRow,
  consent: Consented,
): Promise<void> {
  await insertSavedCard(deps.db, {
    id: deps.newId(),
    charterId,
    checkoutId,
    consentedAt: deps.now(),
    consentVersion: consent.version,
    consentLanguage: consent.language,
    consentWords: consent.words,
  });
}

/**
 * Keeps the card of a paid page, in place of an earlier one. If the consent was withdrawn meanwhile,
 * the card is deleted at once.
 */
export async function keepCardOf(
  deps: MoneyOfCharters,
  checkout: CheckoutRow,
  card: KeptCard | null,
): Promise<void> {
  const consent = await findConsentOf(deps.db, checkout.id);
  if (!consent || !card || consent.keptAt) return;
  if (!consent.endedAt) await endOthers(deps, checkout);
  await updateSavedCard(deps.db, consent.id, {
    providerCustomer: card.customer,
    providerMethod: card.method,
    brand: card.brand,
    lastFour: card.lastFour,
    keptAt: deps.now(),
  });
  if (consent.endedAt) await deps.jobs.add(deps.db, FORGET_CARD, { cardId: consent.id });
}

async function endOthers(deps: MoneyOfCharters, { id, charterId }: CheckoutRow): Promise<void> {
  for (const other of await findConsents(deps.db, [charterId])) {
    if (other.checkoutId === id || other.endedAt) continue;
    await updateSavedCard(deps.db, other.id, { endedAt: deps.now(), endedBy: 'replaced' });
    await deps.jobs.add(deps.db, FORGET_CARD, { cardId: other.id });
  }
}

/**
 * Ends the consents of a charter's client, and queues the deletion of the card at the card company. In
 * the caller's transaction.
 */
export async function endKeptCard(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'>,
  charterId: string,
  endedBy: 'client' | 'forgotten' | 'over',
): Promise<void> {
  for (const cardId of await endSavedCards(deps.db, charterId, { endedAt: deps.now(), endedBy })) {
    await deps.jobs.add(deps.db, FORGET_CARD, { cardId });
  }
}

/** Withdraws the consent of a charter's client. A second call answers the same. Refused with `charter-not-found`. */
export async function letGoOfCard(deps: MoneyOfCharters, charterId: string) {
  return allOrNothing(deps, async (within) => {
    await endKeptCard(within, charterId, 'client');
    return ok({ message: words.cardLetGo });
  });
}

/** Has the card company delete a card that is no longer kept, and then deletes its details here. */
export async function forgetCard(deps: MoneyOfCharters, cardId: string): Promise<void> {
  const card = isId(cardId) ? await findSavedCard(deps.db, cardId) : undefined;
  if (!card?.endedAt || card.detachedAt) return;
  const { providerCustomer: customer, providerMethod: method } = card;
  // The page can still be paid: the card that comes with it is deleted then.
  if (!card.keptAt) return;
  if (customer && method) {
    if (!deps.cards) return;
    await deps.cards.forgetCard({ customer, method });
  }
  await updateSavedCard(deps.db, cardId, {
    providerCustomer: null,
    providerMethod: null,
    brand: null,
    lastFour: null,
    detachedAt: deps.now(),
  });
}

/** Ends the keeping of a card when the charter is cancelled, or is over and no hold is on the card any more. */
export async function endCardOfOver(deps: MoneyOfCharters, charterId: string): Promise<void> {
  await allOrNothing(deps, async (within) => {
    const found = await within.charters.openBilled(within, charterId);
    // A hold taken by hand does not need the card.
    const isHeld = (await findHolds(within.db, charterId)).some(
      ({ state, way }) => isLiveHold(state) && isByProvider(way),
    );
    const isOver =
      !found.ok ||
      found.value.stage === 'cancelled' ||
      (!isHeld && found.value.sails.returnsAt.getTime() + CARD_KEPT_MS < within.now().getTime());
    if (isOver) await endKeptCard(within, charterId, 'over');
    return ok(undefined);
  });
}

/** The consents of these charters' clients, for the client's data export. */
export async function listCardConsents({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  const consents = await findConsents(db, charterIds);
  return consents.map(
    ({
      charterId,
      consentLanguage: language,
      consentWords: agreedTo,
      consentedAt,
      endedAt,
      brand,
      lastFour,
    }) => ({
      charterId,
      language,
      agreedTo,
      consentedAt,
      endedAt,
      brand,
      lastFour,
    }),
  );
}
