import { centsFromDollars } from '#core/money.ts';
import { ok } from '#core/result.ts';
import { slotRange, type TimeRange } from '#features/calendar/domain.ts';
import type { BookableYacht } from '#features/fleet/domain/index.ts';
import { openBookableYacht } from '#features/fleet/service/index.ts';
import { hoursOfSlot, type PriceEstimate } from '#features/pricing/domain.ts';
import { priceCharter } from '#features/pricing/service.ts';
import type { Deps } from '#platform/deps.ts';
import type { Charter } from '../repository/index.ts';
import type { QuoteBody } from '../schema/index.ts';
import { offeredExtras } from './prepare.ts';

const HOUR_MS = 3_600_000;

/**
 * Which yacht and which time a quote is for: the charter's own, unless it is quoted anew for others.
 *
 * @param open `holdBookableYacht` where the time is then promised
 */
export async function placeOf(
  deps: Pick<Deps, 'db'>,
  charter: Charter,
  wanted: Pick<QuoteBody, 'yachtId' | 'startDate' | 'duration'>,
  open = openBookableYacht,
) {
  const yacht = await open(deps, wanted.yachtId ?? charter.yachtId);
  if (!yacht.ok) return yacht;
  const startOn = wanted.startDate ?? charter.startOn;
  const slot = wanted.duration ?? charter.slot;
  return ok({ yacht: yacht.value, startOn, slot, range: slotRange(startOn, slot) });
}

/** A yacht and a time of hers. */
export type Place = {
  readonly yacht: BookableYacht;
  readonly startOn: string;
  readonly slot: Charter['slot'];
  readonly range: TimeRange;
};

/**
 * What a quote comes to: the yacht, the extras of the list, and whatever lines a colleague adds. Null where no price is
 * listed and none is named. Refused with `unknown-extra`.
 */
export async function priceQuote(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  charter: Charter,
  { yacht, slot }: Place,
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
    hours: hoursOfSlot(slot),
    extras: [...offered.value.extras, ...lines],
    billedAs: quote.billedAs ?? charter.billedAs,
    baseCents: quote.basePrice === undefined ? undefined : centsFromDollars(quote.basePrice),
  });
  return ok<PriceEstimate | null>(price);
}

/** Until when a quote of now holds its time: as long as is named, or as the settings say, and never past departure. */
export function heldUntil(now: Date, hours: number, departsAt: Date): Date {
  return new Date(Math.min(now.getTime() + hours * HOUR_MS, departsAt.getTime()));
}
