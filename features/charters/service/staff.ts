import type { Language } from '#core/language.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { readMoneyRules } from '#features/content/service.ts';
import { holdBookableYacht } from '#features/fleet/service/index.ts';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { papersProblemsOf } from '../domain.ts';
import type { StepEvent } from '../policy/states.ts';
import type { Charter } from '../repository/index.ts';
import type { QuoteBody } from '../schema/index.ts';
import { words as said } from '../schema/words/index.ts';
import { agreeAnew } from './agreements.ts';
import {
  applyEvent,
  type Changer,
  type ChangeWords,
  changeCharter,
  putOnCalendar,
  yachtOf,
} from './change.ts';
import { mailConfirmed, mailMissed, mailQuote } from './mails.ts';
import { billConfirmed, billStep } from './money.ts';
import { isUnpriced, namePrice } from './name-price.ts';
import {
  fieldsOf,
  heldUntil,
  modeAt,
  otherGuests,
  PLACE,
  type Place,
  placeOf,
  priceQuote,
  problemAt,
  quotedByEstimate,
  storeQuote,
  withGuests,
} from './quoting.ts';
import { datesTaken } from './taken.ts';

/**
 * Sets a status directly: reviewed, contacted, completed or no-show once the charter is over, confirmed again (for a day), or
 * pending for a cancelled charter that is taken up again. A confirmed charter keeps its place on the calendar; the client of a
 * no-show is mailed. Refused like `applyEvent`.
 */
export async function advanceCharter(
  deps: Deps,
  id: string,
  event: StepEvent,
  by: Changer,
  words: ChangeWords,
) {
  return changeCharter(deps, id, async (within, before) => {
    const completedAt = event === 'complete' ? within.now() : null;
    const changed = await applyEvent(within, before, event, by, words, { completedAt });
    if (!changed.ok) return changed;
    await billStep(within, changed.value, event, by);
    if (event === 'miss') await mailMissed(within, changed.value);
    // Nobody signs for a charter that is over: what is still to be signed is taken back.
    if (event === 'miss' || event === 'complete') await agreeAnew(within, before);
    return ok(changed.value.charter);
  });
}

/**
 * Sends a quote: prices the charter, stores price and conditions with the quote, holds the charter's time for the hours in the
 * settings, and mails the client a link to accept. A charter can be quoted again; then the newest quote counts. A confirmed
 * charter that has no price is given one instead (`namePrice`).
 *
 * Refused with `dates-taken` and the nearest free times; `slot-begun`; `too-many-guests`, also for papers that have changed since
 * the request; `mode-not-offered`; `papers-lapsed`; `price-missing` when the yacht has no listed price and none was named;
 * `unknown-extra`; `unknown-yacht`; or like `applyEvent`.
 */
export async function quoteCharter(deps: Deps, id: string, quote: QuoteBody, by: Changer) {
  return changeCharter(deps, id, (within, before) => {
    const isElsewhere = PLACE.some((part) => quote[part] !== undefined);
    const name = isUnpriced(before) && !isElsewhere ? namePrice : quoteWithin;
    return name(within, before, quote, by);
  });
}

async function quoteWithin(within: Deps, before: Charter, quote: QuoteBody, by: Changer) {
  const isElsewhere = PLACE.some((part) => quote[part] !== undefined);
  const place = await placeOf(within, before, quote, holdBookableYacht);
  const asked = withGuests(before, quote);
  const mode = place.ok ? modeAt(place.value, asked, quote.mode) : before.mode;
  const reason = [...otherGuests(before, asked), quote.reason].filter(Boolean).join(' ');
  const changed = await applyEvent(
    within,
    before,
    'quote',
    by,
    { ...quote, reason },
    {
      mode,
      guestCount: asked.guestCount,
      extraIds: [...new Set(quote.extraIds ?? before.extraIds)],
      pricingType: quote.pricingType ?? before.pricingType,
      billedAs: quote.billedAs ?? before.billedAs,
      ...(place.ok && isElsewhere ? fieldsOf(place.value) : {}),
    },
  );
  if (!changed.ok) return changed;
  const { charter } = changed.value;
  if (!place.ok) return place;
  const now = within.now();
  const problem = problemAt(place.value, charter, now, isElsewhere);
  if (problem) return problem;
  if (charter.departsAt <= now) return refused('slot-begun');
  const priced = await priceQuote(within, before, place.value, quote);
  if (!priced.ok) return priced;
  const price = priced.value;
  if (!price) return refusedAt('price-missing', 'basePrice', said.namePrice);
  return sendQuote(within, { charter, before }, place.value, price, quote, by);
}

/** Holds the quoted time, stores the quote, and mails it. Another quote that could be accepted until now counts no more. */
async function sendQuote(
  deps: Deps,
  { charter, before }: { readonly charter: Charter; readonly before: Charter },
  { yacht, range }: Place,
  price: PriceEstimate,
  quote: QuoteBody,
  by: Changer,
) {
  const rules = await readMoneyRules(deps);
  const holdHours = quote.holdHours ?? rules.holdHours;
  const until = heldUntil(deps.now(), holdHours, charter.departsAt);
  if (!(await putOnCalendar(deps, yacht, charter, until))) {
    return datesTaken(deps, yacht, { ...charter, range }, charter.id);
  }
  const stored = await storeQuote(deps, charter, { price, holdHours, heldUntil: until }, quote, by);
  await mailQuote(deps, charter, stored, before.status === 'quoted' ? before : undefined);
  return ok(charter);
}

/**
 * Confirms a charter: takes its time on the calendar, which the database gives to exactly one charter, and mails the client the
 * confirmation with a calendar file.
 *
 * Refused with `dates-taken` and the nearest free times; `papers-allow-fewer` when the yacht's papers have come to allow fewer
 * guests; `papers-ended` when a paper ends before the charter does; `slot-begun`; `unknown-yacht`; or like `applyEvent`.
 */
export async function confirmCharter(deps: Deps, id: string, by: Changer, words: ChangeWords) {
  return changeCharter(deps, id, (within, charter) => confirmWithin(within, charter, 'confirm', by, words));
}

/** Like confirmCharter, for client or staff and in the caller's transaction. */
export async function confirmWithin(
  deps: Deps,
  charter: Charter,
  event: 'confirm' | 'accept',
  by: Changer,
  words: ChangeWords,
  language?: Language,
) {
  const changed = await applyEvent(deps, charter, event, by, words, { agreedAt: deps.now() });
  if (!changed.ok) return changed;
  const yacht = await yachtOf(deps, charter);
  if (!yacht.ok) return yacht;
  // The yacht's papers may have ended, or been corrected, since the request.
  const [problem] = papersProblemsOf(charter, yacht.value, deps.now());
  if (problem && event === 'accept') return refused('papers-changed');
  if (problem) {
    const reason = problem.reason === 'papers-lapsed' ? 'papers-ended' : 'papers-allow-fewer';
    return refusedAt(reason, problem.path, problem.forStaff ?? problem.message);
  }
  if (!(await putOnCalendar(deps, yacht.value, charter))) {
    return datesTaken(deps, yacht.value, { ...charter, range: rangeOf(charter) }, charter.id);
  }
  const agreed = { ...changed.value, charter: await quotedByEstimate(deps, changed.value.charter, by) };
  await billConfirmed(deps, agreed, by);
  await mailConfirmed(deps, agreed);
  await agreeAnew(deps, charter, { language });
  return ok(agreed.charter);
}

const rangeOf = ({ departsAt, returnsAt }: Charter) => ({ from: departsAt, to: returnsAt });
