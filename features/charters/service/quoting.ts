import { hoursIn, rangeAt } from '#core/charter-hours.ts';
import { hourOf } from '#core/half-hours.ts';
import { centsFromDollars, dollarsFromCents } from '#core/money.ts';
import { ok, refusedAt } from '#core/result.ts';
import type { TimeRange } from '#features/calendar/domain/index.ts';
import { askedHours, slotNear } from '#features/calendar/domain/times.ts';
import { readMoneyRules } from '#features/content/service.ts';
import { offeredExtras } from '#features/extras/service.ts';
import type { BookableYacht } from '#features/fleet/domain/index.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import { openBookableYacht } from '#features/fleet/service/index.ts';
import { balanceDueAt, type PriceEstimate } from '#features/pricing/domain/index.ts';
import { priceCharter } from '#features/pricing/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { modeFor, papersProblems, problemsOf } from '../domain.ts';
import { termsOf } from '../policy/terms.ts';
import { type Charter, insertQuote, nextQuoteNumber } from '../repository/index.ts';
import type { QuoteBody } from '../schema/index.ts';
import { standingQuote } from './agreed.ts';
import { boardingOf } from './boarding.ts';
import type { Changer } from './change.ts';

const HOUR_MS = 3_600_000;

/** A charter with the number of guests that staff name for it, if they name one. */
export const withGuests = (charter: Charter, { guestCount }: Pick<QuoteBody, 'guestCount'>): Charter =>
  guestCount === undefined ? charter : { ...charter, guestCount };

/** Another number of guests as a sentence for the history. In English, because all staff share one history. */
export const otherGuests = (
  before: Pick<Charter, 'guestCount'>,
  now: Pick<Charter, 'guestCount'>,
): string[] =>
  now.guestCount === before.guestCount ? [] : [`Guests: ${now.guestCount} instead of ${before.guestCount}.`];

/** The fields of a body that name a yacht or a time. */
export const PLACE = ['yachtId', 'startDate', 'duration', 'startTime', 'hours'] as const;

/**
 * The yacht and the time that a quote or a move is for: the charter's own, unless others are named.
 *
 * @param open `holdBookableYacht` if the time is then promised: it keeps the yacht in the fleet until the transaction ends
 */
export async function placeOf(
  deps: Pick<Deps, 'db'>,
  charter: Charter,
  wanted: Pick<QuoteBody, 'yachtId' | 'startDate' | 'duration' | 'startTime' | 'hours'>,
  open = openBookableYacht,
) {
  const yacht = await open(deps, wanted.yachtId ?? charter.yachtId);
  if (!yacht.ok) return yacht;
  const startOn = wanted.startDate ?? charter.startOn;
  const own = hoursIn({ from: charter.departsAt, to: charter.returnsAt });
  // A slot replaces the whole time; a start or a length alone replaces only itself.
  const time = wanted.duration
    ? askedHours({ ...wanted, duration: wanted.duration })
    : {
        startHour: wanted.startTime === undefined ? own.startHour : hourOf(wanted.startTime),
        hours: wanted.hours ?? own.hours,
      };
  return ok({
    yacht: yacht.value,
    startOn,
    slot: slotNear(time),
    hours: time.hours,
    range: rangeAt(startOn, time),
  });
}

/** A yacht, and a time on its calendar. */
export type Place = {
  readonly yacht: BookableYacht;
  readonly startOn: string;
  /** The slot nearest to the time. */
  readonly slot: Charter['slot'];
  readonly hours: number;
  readonly range: TimeRange;
};

/** The fields in which a charter stores a place. */
export const fieldsOf = ({ yacht, startOn, slot, range }: Place) => ({
  yachtId: yacht.id,
  yachtName: yacht.name,
  startOn,
  slot,
  departsAt: range.from,
  returnsAt: range.to,
});

/**
 * The refusal of a place that the charter can't have for a reason other than the calendar; undefined when it can.
 *
 * @param isAnother false if the charter has this place already: then only the yacht's papers are checked again
 */
export function problemAt(
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
 * The mode of a charter at a place: what staff chose, else the charter's present mode if so many guests are lawful in it. A
 * confirmed charter keeps its mode.
 */
export function modeAt(
  { yacht, range }: Place,
  charter: Pick<Charter, 'status' | 'mode' | 'guestCount'>,
  wanted: Mode | undefined,
): Mode {
  if (wanted || charter.status === 'confirmed') return wanted ?? charter.mode;
  return modeFor({ range, guestCount: charter.guestCount }, yacht, charter.mode);
}

/**
 * The ids of lines that a staff member adds. An add-on has none like it; in earlier quotes they were `line-1`, as an add-on's may
 * be.
 */
const ownLine = (number: number) => `line:${number}`;
const OWN_LINE = /^line[:-]\d+$/;

/**
 * What a staff member wrote into a price: the yacht's price (null: the listed one), and lines of their own.
 *
 * @param extraIds the charter's extras: none of them is a line of their own
 */
export function writtenIn({ lines }: PriceEstimate, extraIds: readonly string[]) {
  const base = lines.find((line) => line.kind === 'base');
  const isListed = !base || base.duration !== null || base.stay !== undefined;
  return {
    basePrice: isListed ? null : dollarsFromCents(base.cents),
    lines: lines.flatMap((line) =>
      line.kind === 'extra' && OWN_LINE.test(line.id) && !extraIds.includes(line.id)
        ? [{ label: line.name, amount: dollarsFromCents(line.cents) }]
        : [],
    ),
  };
}

/**
 * The price of a quote: the yacht, the chosen extras, and the lines that a staff member adds. Null when the yacht has no listed
 * price and none was named. Refused with `unknown-extra`.
 */
export async function priceQuote(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  charter: Charter,
  { yacht, hours }: Place,
  quote: QuoteBody,
) {
  const offered = await offeredExtras(deps, quote.extraIds ?? charter.extraIds);
  if (!offered.ok) return offered;
  const lines = (quote.lines ?? []).map(({ label, amount }, index) => ({
    id: ownLine(index + 1),
    name: label,
    priceCents: centsFromDollars(amount),
  }));
  const price = await priceCharter(deps, {
    yachtId: yacht.id,
    pricingType: quote.pricingType ?? charter.pricingType,
    hours,
    extras: [...offered.value.extras, ...lines],
    billedAs: quote.billedAs ?? charter.billedAs,
    baseCents: quote.basePrice === undefined ? undefined : centsFromDollars(quote.basePrice),
  });
  return ok<PriceEstimate | null>(price);
}

/**
 * Today's price of a charter with its extras at a place. Null when prices are on demand, or when an extra is no longer offered:
 * then a staff member has to name the price.
 */
export async function estimateAt(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  { yacht, hours }: Place,
  { pricingType, extraIds, billedAs }: Pick<Charter, 'pricingType' | 'extraIds' | 'billedAs'>,
): Promise<PriceEstimate | null> {
  const offered = await offeredExtras(deps, extraIds);
  if (!offered.ok) return null;
  const { extras } = offered.value;
  return priceCharter(deps, { yachtId: yacht.id, pricingType, hours, extras, billedAs });
}

/** Until when a quote sent now holds its time: for `hours`, but never past departure. */
export function heldUntil(now: Date, hours: number, departsAt: Date): Date {
  return new Date(Math.min(now.getTime() + hours * HOUR_MS, departsAt.getTime()));
}

/**
 * Stores a quote with its price and conditions; answers it. From then on its price is the charter's.
 *
 * @param agreed.holdHours the hours that the conditions name; null if the charter is confirmed
 */
export async function storeQuote(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'newId'>,
  charter: Charter,
  agreed: { readonly price: PriceEstimate; readonly holdHours: number | null; readonly heldUntil: Date },
  { note }: Pick<QuoteBody, 'note'>,
  by: Pick<Changer, 'name'>,
) {
  const { price, holdHours, heldUntil: until } = agreed;
  const { billedAs, mode } = charter;
  const rules = await readMoneyRules(deps);
  const { damageHoldCents } = await boardingOf(deps, charter);
  const due = balanceDueAt(charter.departsAt, price.balanceDue, deps.now());
  const isHoldShort = until < charter.departsAt;
  const stored = {
    id: deps.newId(),
    charterId: charter.id,
    number: await nextQuoteNumber(deps.db, charter.id),
    price,
    note,
    // In the client's language: the client agrees to the conditions in the wording that they read.
    terms: inLanguage(charter.language, () =>
      termsOf({
        ...rules,
        ...price,
        billedAs,
        mode,
        holdHours,
        damageHoldCents,
        isHoldShort,
        balanceDueAt: due,
      }),
    ),
    damageHoldCents,
    guestCount: charter.guestCount,
    quotedBy: by.name,
    createdAt: deps.now(),
    heldUntil: until,
  };
  await insertQuote(deps.db, stored);
  return stored;
}

/**
 * A charter that staff confirm without a quote, with its estimate stored as one: the client owes that price from now on, by the
 * conditions of this moment, and reads both on the charter's page.
 */
export async function quotedByEstimate(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'newId'>,
  charter: Charter,
  by: Pick<Changer, 'name'>,
): Promise<Charter> {
  const { estimate: price } = charter;
  if (!price || (await standingQuote(deps, charter))) return charter;
  await storeQuote(deps, charter, { price, holdHours: null, heldUntil: deps.now() }, { note: '' }, by);
  // The database has set the charter's price with the quote.
  return { ...charter, quotedCents: price.totalCents };
}
