import { ok, refused, refusedAt } from '#core/result.ts';
import { holdBookableYacht } from '#features/fleet/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { hasEnded } from '../policy/moments.ts';
import type { Charter } from '../repository/index.ts';
import type { QuoteBody } from '../schema/index.ts';
import { words as said } from '../schema/words/index.ts';
import { agreeAnew } from './agreements.ts';
import { applyEvent, type Changer } from './change.ts';
import { mailConfirmed } from './mails.ts';
import { billConfirmed } from './money.ts';
import { placeOf, priceQuote, storeQuote } from './quoting.ts';

/** Whether staff confirmed the charter although no price was named: then nothing is owed, and there is nothing to sign. */
export const isUnpriced = ({ status, totalCents }: Pick<Charter, 'status' | 'totalCents'>): boolean =>
  status === 'confirmed' && totalCents === null;

/**
 * Names the price of a confirmed charter that has none, in the caller's transaction. The client owes it from now on, as after a
 * confirmation, and is mailed the confirmation again, with the price. Time, yacht, captain and guests stay.
 *
 * Refused with `not-in-this-state` once the charter is over, or for another captain or number of guests; `price-missing` when the
 * yacht has no listed price and none was named; `unknown-extra`; `unknown-yacht`; or like `applyEvent`.
 */
export async function namePrice(deps: Deps, before: Charter, quote: QuoteBody, by: Changer) {
  const { guestCount = before.guestCount, mode = before.mode } = quote;
  const isForOthers = guestCount !== before.guestCount || mode !== before.mode;
  if (isForOthers || hasEnded(before, deps.now())) return refused('not-in-this-state');
  const place = await placeOf(deps, before, {}, holdBookableYacht);
  if (!place.ok) return place;
  const priced = await priceQuote(deps, before, place.value, quote);
  if (!priced.ok) return priced;
  if (!priced.value) return refusedAt('price-missing', 'basePrice', said.namePrice);
  const { version } = quote;
  const named = await applyEvent(
    deps,
    before,
    'correct',
    by,
    { version, reason: 'Price named.' },
    {
      extraIds: [...new Set(quote.extraIds ?? before.extraIds)],
      pricingType: quote.pricingType ?? before.pricingType,
      billedAs: quote.billedAs ?? before.billedAs,
    },
  );
  if (!named.ok) return named;
  const price = priced.value;
  await storeQuote(deps, named.value.charter, { price, holdHours: null, heldUntil: deps.now() }, quote, by);
  // The database has set the charter's price with the quote.
  const charter = { ...named.value.charter, quotedCents: price.totalCents, totalCents: price.totalCents };
  const changed = { ...named.value, charter };
  await billConfirmed(deps, changed, by);
  await mailConfirmed(deps, changed);
  await agreeAnew(deps, charter);
  return ok(charter);
}
