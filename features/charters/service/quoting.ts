import { hoursIn, rangeAt } from '#core/charter-hours.ts';
import { hourOf } from '#core/half-hours.ts';
import { centsFromDollars } from '#core/money.ts';
import { ok } from '#core/result.ts';
import type { TimeRange } from '#features/calendar/domain/index.ts';
import { askedHours, slotNear } from '#features/calendar/domain/times.ts';
import { offeredExtras } from '#features/extras/service.ts';
import type { BookableYacht } from '#features/fleet/domain/index.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import { openBookableYacht } from '#features/fleet/service/index.ts';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';
import { priceCharter } from '#features/pricing/service.ts';
import type { Deps } from '#platform/deps.ts';
import { modeFor } from '../domain.ts';
import type { Charter } from '../repository/index.ts';
import type { QuoteBody } from '../schema/index.ts';

const HOUR_MS = 3_600_000;

/**
 * Which yacht and which time a quote is for: the charter's own, unless it is quoted anew for others.
 *
 * @param open `holdBookableYacht` where the time is then promised
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
  // A word says another time; a beginning or a length alone changes no more than itself.
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

/** A yacht and a time of hers. */
export type Place = {
  readonly yacht: BookableYacht;
  readonly startOn: string;
  /** The nearest word for the time. */
  readonly slot: Charter['slot'];
  readonly hours: number;
  readonly range: TimeRange;
};

/**
 * In which way a charter is let at a place, unless a colleague says it: as it was while so many guests are lawful in it. What is
 * agreed on stays what it is.
 */
export function modeAt({ yacht, range }: Place, charter: Charter, wanted: Mode | undefined): Mode {
  if (wanted || charter.status === 'confirmed') return wanted ?? charter.mode;
  return modeFor({ range, guestCount: charter.guestCount }, yacht, charter.mode);
}

/**
 * What a quote comes to: the yacht, the extras of the list, and whatever lines a colleague adds. Null where no price is
 * listed and none is named. Refused with `unknown-extra`.
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
    id: `line-${index + 1}`,
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
 * What a charter with its extras comes to at a place by the prices of now; null where they are on demand, or where something that
 * was asked for is offered no more: what it would come to then a colleague says.
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

/** Until when a quote of now holds its time: as long as is named, or as the settings say, and never past departure. */
export function heldUntil(now: Date, hours: number, departsAt: Date): Date {
  return new Date(Math.min(now.getTime() + hours * HOUR_MS, departsAt.getTime()));
}
