import { FIRST_LANGUAGE, type Language } from '#core/language.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { withTurnaround } from '#features/calendar/domain/index.ts';
import { timeName } from '#features/calendar/domain/times.ts';
import { isYachtFree, releaseTime } from '#features/calendar/service.ts';
import { readMoneyRules } from '#features/content/service.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import { holdBookableYacht } from '#features/fleet/service/index.ts';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { papersProblems, papersProblemsOf, problemsOf } from '../domain.ts';
import { statusAfter } from '../policy/moments.ts';
import type { StepEvent } from '../policy/states.ts';
import { termsOf } from '../policy/terms.ts';
import { type Charter, insertQuote, nextQuoteNumber } from '../repository/index.ts';
import type { MoveBody, QuoteBody } from '../schema/index.ts';
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
import { mailCancelled, mailConfirmed, mailMissed, mailMoved, mailQuote, mailTeam } from './mails.ts';
import { billConfirmed, billMoved, billStep, settleCancelled } from './money.ts';
import { estimateAt, heldUntil, modeAt, type Place, placeOf, priceQuote } from './quoting.ts';
import { datesTaken } from './taken.ts';

/**
 * Marks a charter as reviewed or contacted, as completed once it is over or, for a day, as confirmed again, or takes a
 * cancelled one up again as pending. What was confirmed keeps its place on the calendar, and the client of a no-show is told.
 * Refused as `applyEvent` is.
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
    return ok(changed.value.charter);
  });
}

/**
 * Sends a quote: prices the charter as it stands, keeps price and conditions with it, holds its time for the hours that
 * the settings name, and mails the client a link to accept. A charter can be quoted anew, then the newest quote counts.
 *
 * Refused with `dates-taken` and the nearest free times, `slot-begun`, `too-many-guests` also where it was not when she was
 * asked for, `mode-not-offered`, `papers-lapsed`, `price-missing` for a yacht without a listed price when none is named, `unknown-extra`, `unknown-yacht`, or as
 * `applyEvent` is.
 */
export async function quoteCharter(deps: Deps, id: string, quote: QuoteBody, by: Changer) {
  return changeCharter(deps, id, async (within, before) => {
    const isElsewhere = PLACE.some((part) => quote[part] !== undefined);
    const place = await placeOf(within, before, quote, holdBookableYacht);
    const mode = place.ok ? modeAt(place.value, before, quote.mode) : before.mode;
    const changed = await applyEvent(within, before, 'quote', by, quote, {
      mode,
      extraIds: [...new Set(quote.extraIds ?? before.extraIds)],
      pricingType: quote.pricingType ?? before.pricingType,
      billedAs: quote.billedAs ?? before.billedAs,
      ...(place.ok && isElsewhere ? fieldsOf(place.value) : {}),
    });
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
    return sendQuote(within, charter, place.value, price, quote, by);
  });
}

/** Holds the time that is quoted, keeps the quote as it is offered, and mails it. */
async function sendQuote(
  deps: Deps,
  charter: Charter,
  { yacht, range }: Place,
  price: PriceEstimate,
  quote: QuoteBody,
  by: Changer,
) {
  const rules = await readMoneyRules(deps);
  const holdHours = quote.holdHours ?? rules.holdHours;
  const now = deps.now();
  const until = heldUntil(now, holdHours, charter.departsAt);
  if (!(await putOnCalendar(deps, yacht, charter, until))) {
    return datesTaken(deps, yacht, { ...charter, range }, charter.id);
  }
  const stored = {
    id: deps.newId(),
    charterId: charter.id,
    number: await nextQuoteNumber(deps.db, charter.id),
    price,
    note: quote.note,
    // As the client reads them they are agreed to.
    terms: inLanguage(charter.language, () =>
      termsOf({ ...rules, ...price, billedAs: charter.billedAs, holdHours }),
    ),
    quotedBy: by.name,
    createdAt: now,
    heldUntil: until,
  };
  await insertQuote(deps.db, stored);
  await mailQuote(deps, charter, stored);
  return ok(charter);
}

/**
 * The refusal of a place that so many guests can't have whatever the calendar says; undefined where they can.
 *
 * @param isAnother false where the charter has the place already, and only what her papers say is asked anew
 */
function problemAt(
  { yacht, range }: Place,
  { guestCount, mode }: Pick<Charter, 'guestCount' | 'mode'>,
  now: Date,
  isAnother = true,
) {
  const asked = { range, guestCount, mode };
  const [problem] = isAnother ? problemsOf(asked, yacht, now) : papersProblems(asked, yacht, now);
  return problem && refusedAt(problem.reason, problem.path, problem.forStaff ?? problem.message);
}

/**
 * Confirms a charter: takes its time on the calendar, where the database lets exactly one have it, and mails the client
 * the confirmation with a calendar file.
 *
 * Refused with `dates-taken` and the nearest free times, `papers-allow-fewer` where her papers by now allow fewer guests,
 * `papers-ended` where one ends before the charter does,
 * `slot-begun`, `unknown-yacht`, or as `applyEvent` is.
 */
export async function confirmCharter(deps: Deps, id: string, by: Changer, words: ChangeWords) {
  return changeCharter(deps, id, (within, charter) => confirmWithin(within, charter, 'confirm', by, words));
}

/** The same by either side, inside the caller's transaction. */
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
  // Papers may have ended, or been corrected, since it was asked for.
  const [problem] = papersProblemsOf(charter, yacht.value, deps.now());
  if (problem && event === 'accept') return refused('papers-changed');
  if (problem) {
    const reason = problem.reason === 'papers-lapsed' ? 'papers-ended' : 'papers-allow-fewer';
    return refusedAt(reason, problem.path, problem.forStaff ?? problem.message);
  }
  if (!(await putOnCalendar(deps, yacht.value, charter))) {
    return datesTaken(deps, yacht.value, { ...charter, range: rangeOf(charter) }, charter.id);
  }
  await billConfirmed(deps, changed.value, by);
  await mailConfirmed(deps, changed.value);
  await agreeAnew(deps, charter, language);
  return ok(changed.value.charter);
}

/**
 * Moves a charter to another day, time or yacht, or has another captain for it where it stands. A confirmed one gives back
 * its old time for the new one, both or neither, and its client is told; what was agreed on the price stays. One that is
 * only asked for changes its wish, and is priced anew. A captain whom it has already is answered as done, and nobody is told.
 *
 * Refused with `dates-taken` and the nearest free times, `date-past`, `slot-begun`, `too-many-guests`, `mode-not-offered`, `unknown-yacht`, or
 * as `applyEvent` is: a quoted charter is moved by quoting anew.
 */
export async function moveCharter(deps: Deps, id: string, to: MoveBody, by: Changer) {
  return changeCharter(deps, id, async (within, before) => {
    const now = within.now();
    const found = await placeOf(within, before, to, holdBookableYacht);
    if (!found.ok) return found;
    const place = found.value;
    const { yacht, range } = place;
    const mode = modeAt(place, before, to.mode);
    const isOfCaptain = PLACE.every((key) => to[key] === undefined);
    const hasOtherCaptain = mode !== before.mode;
    const isAway = isElsewhere(place, before);
    // To where it is already it is moved as anywhere else: whether that is free is asked anew.
    const isMoved = isAway || !(isOfCaptain || hasOtherCaptain);
    const isMovable = statusAfter('move', before.status) !== null;
    if (isMovable && !isMoved && !hasOtherCaptain && isCurrent(to, before)) return ok(before);
    const problem = problemAt(place, { ...before, mode }, now);
    if (problem) return problem;
    const isConfirmed = before.status === 'confirmed';
    const changed = await applyEvent(
      within,
      before,
      'move',
      by,
      {
        ...to,
        reason: [...whatMoved(before, mode, { isMoved, hasOtherCaptain }), to.reason]
          .filter(Boolean)
          .join(' '),
      },
      {
        ...fieldsOf(place),
        mode,
        ...(await agreedBy(within, place, before)),
      },
    );
    if (!changed.ok) return changed;
    const { charter } = changed.value;
    const isFree = isConfirmed
      ? await putOnCalendar(within, yacht, charter)
      : await isYachtFree(within, yacht.id, withTurnaround(range, yacht.turnaroundMinutes));
    if (!isFree) return datesTaken(within, yacht, { ...charter, range }, id);
    if (isConfirmed) {
      // What is due by a departure that stays is due as it was, and a hold that is authorized stays so.
      if (isAway) await billMoved(within, changed.value, before);
      await mailMoved(within, changed.value, before);
      await agreeAnew(within, charter);
    }
    return ok(charter);
  });
}

/**
 * Cancels a charter for the business: gives back its time and tells its client. What of the money goes back a colleague
 * decides then. Refused as `applyEvent` is.
 */
export async function cancelCharter(deps: Deps, id: string, by: Changer, words: ChangeWords) {
  return changeCharter(deps, id, (within, charter) => cancelWithin(within, charter, by, words));
}

/** The same by either side, inside the caller's transaction. */
export async function cancelWithin(deps: Deps, charter: Charter, by: Changer, words: ChangeWords) {
  const changed = await applyEvent(deps, charter, 'cancel', by, words, { agreedAt: null });
  if (!changed.ok) return changed;
  await releaseTime(deps, charter.id);
  await settleCancelled(deps, changed.value, charter, by);
  await mailCancelled(deps, changed.value, charter, by);
  if (by.role === 'client') {
    const deed = charter.status === 'confirmed' ? 'cancelled' : 'withdrawn';
    await mailTeam(
      deps,
      changed.value.charter,
      deed,
      `charter-called-off:${changed.value.changeId}`,
      words.reason,
    );
  }
  if (charter.status === 'confirmed') await agreeAnew(deps, charter);
  return ok(changed.value.charter);
}

/** What of a body says where and when. */
export const PLACE = ['yachtId', 'startDate', 'duration', 'startTime', 'hours'] as const;

const rangeOf = ({ departsAt, returnsAt }: Charter) => ({ from: departsAt, to: returnsAt });

/** A place as a charter keeps it. */
const fieldsOf = ({ yacht, startOn, slot, range }: Place) => ({
  yachtId: yacht.id,
  yachtName: yacht.name,
  startOn,
  slot,
  departsAt: range.from,
  returnsAt: range.to,
});

/**
 * What a move makes of what was agreed on: in another place a confirmed charter is agreed on from now. What no one has agreed on was
 * priced for its time, or quoted for it.
 */
async function agreedBy(deps: Deps, place: Place, before: Charter) {
  if (before.status !== 'confirmed')
    return { estimate: await estimateAt(deps, place, before), quotedCents: null };
  return isElsewhere(place, before) ? { agreedAt: deps.now() } : {};
}

const isElsewhere = ({ yacht, range }: Place, { yachtId, departsAt, returnsAt }: Charter) =>
  yacht.id !== yachtId || +range.from !== +departsAt || +range.to !== +returnsAt;

/** Whether a change was asked for by somebody who has seen the newest of the charter, or did not say what they saw. */
const isCurrent = ({ version }: ChangeWords, before: Charter) =>
  version === undefined || version === before.version;

const WAYS: Readonly<Record<Mode, string>> = { crewed: 'with captain and crew', bareboat: 'bareboat' };

/** What a move changed, for the history, which is one for all colleagues. */
function whatMoved(
  before: Charter,
  mode: Mode,
  { isMoved, hasOtherCaptain }: { readonly isMoved: boolean; readonly hasOtherCaptain: boolean },
) {
  const time = inLanguage(FIRST_LANGUAGE, () => timeName(rangeOf(before), true));
  return [
    ...(isMoved ? [`Moved from ${before.yachtName}, ${before.startOn}, ${time}.`] : []),
    ...(hasOtherCaptain ? [`Captain: ${WAYS[mode]} instead of ${WAYS[before.mode]}.`] : []),
  ];
}
