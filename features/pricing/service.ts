import { rangeAt } from '#core/charter-hours.ts';
import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import type { Field, Translations } from '#core/field-kinds.ts';
import { columnsOf, englishLabelOf } from '#core/field-values.ts';
import { hourOf } from '#core/half-hours.ts';
import { type Cents, dollarsFromCents } from '#core/money.ts';
import { ok, type Result, refusedAt } from '#core/result.ts';
import { type ActivityActor, changesBetween } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { hoursOfSlotTime } from '#features/calendar/domain/index.ts';
import { hoursProblem } from '#features/calendar/domain/operating-hours.ts';
import { askedHours } from '#features/calendar/domain/times.ts';
import { readMoneyRules } from '#features/content/service.ts';
import type { Extra } from '#features/extras/domain.ts';
import { offeredExtras } from '#features/extras/service.ts';
import { amenitiesIn, type Listing, type Yacht } from '#features/fleet/domain/index.ts';
import { listYacht, openAdminYacht, openYacht } from '#features/fleet/service/index.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import {
  addUp,
  type BilledAs,
  balanceDueAt,
  DEFAULT_PRICING_TYPE,
  DURATIONS,
  type DurationKey,
  estimatePrice,
  headlinePrice,
  isPriced,
  PRICING_TYPES,
  type PriceEstimate,
  type PriceSheet,
  type PricingRecord,
  type PricingType,
  paymentTermsOf,
} from './domain/index.ts';
import { sheetFields } from './fields.ts';
import { deleteSheetsBut, findPricing, findSheetsVersion, lockSheets, putSheet } from './repository.ts';
import type { EstimateBody, PriceSheetsBody } from './schema/index.ts';
import { words } from './words/index.ts';

export { pricedFor } from './repository.ts';

type PricingDeps = Pick<Deps, 'db' | 'now'>;

/**
 * A yacht's price sheets, the one with amenities first; an empty list when the price is on demand. Refused with
 * `yacht-not-found` when the yacht does not exist or is archived.
 */
export async function listPricing(
  deps: PricingDeps,
  yachtId: string,
): Promise<Result<PricingRecord[], 'yacht-not-found'>> {
  const yacht = await openYacht(deps, yachtId);
  return yacht.ok ? ok(await findPricing(deps.db, yachtId)) : yacht;
}

/** Whether staff keep prices of the yacht, and with them the percents of what is added to any price. */
export const hasSheets = async ({ db }: Pick<Deps, 'db'>, yachtId: string): Promise<boolean> =>
  (await findPricing(db, yachtId)).length > 0;

type EstimateDeps = Pick<Deps, 'db' | 'log' | 'now'>;

/** The charter to price. If staff name a base price, it replaces the yacht's own, and also works for a yacht without prices. */
export type ToPrice = {
  readonly yachtId: string;
  readonly pricingType: PricingType;
  readonly hours: number;
  readonly extras: readonly Pick<Extra, 'id' | 'name' | 'priceCents'>[];
  readonly billedAs: BilledAs;
  readonly baseCents?: Cents | undefined;
};

/** The price of a charter by the sheets and rules of now; null when the price is on demand. */
export async function priceCharter(deps: EstimateDeps, wanted: ToPrice): Promise<PriceEstimate | null> {
  const sheets = await findPricing(deps.db, wanted.yachtId);
  const terms = paymentTermsOf(await readMoneyRules(deps), wanted.billedAs);
  if (wanted.baseCents === undefined) return estimatePrice({ ...wanted, ...terms, sheets });
  const percents = sheets.find(({ pricingType }) => pricingType === wanted.pricingType) ?? sheets[0];
  return addUp({
    pricingType: wanted.pricingType,
    gratuityPercent: percents?.gratuityPercent ?? 0,
    salesTaxPercent: percents?.salesTaxPercent ?? 0,
    apaPercent: percents?.apaPercent ?? null,
    hours: wanted.hours,
    duration: null,
    baseCents: wanted.baseCents,
    extras: wanted.extras,
    ...terms,
  });
}

/** Whether a visitor can charter the yacht for exactly this number of hours: the sheet has a price of its own for them. */
export async function isOffered(
  { db }: Pick<Deps, 'db'>,
  wanted: Pick<ToPrice, 'yachtId' | 'pricingType' | 'hours'>,
): Promise<boolean> {
  const sheets = await findPricing(db, wanted.yachtId);
  const sheet = sheets.find(({ pricingType }) => pricingType === wanted.pricingType);
  return sheet !== undefined && isPriced(sheet, wanted.hours);
}

/**
 * The problem of a named start time that goes beyond the yacht's hours; null if there is none. The four slots lie within any
 * yacht's hours, so they need no check.
 */
function beyondHours(question: EstimateBody, yacht: Yacht, today: CharterDay) {
  const { startDate: day = today, duration = 'full-day', startTime, hours } = question;
  if (startTime === undefined) return null;
  return hoursProblem(rangeAt(day, askedHours({ duration, startTime, hours })), yacht);
}

/** An estimate, and when its balance is due: null when it is due with the deposit, or when no day was named. */
export type Estimated = { readonly price: PriceEstimate | null; readonly balanceDueAt: Date | null };

/**
 * Estimates a charter for a visitor or staff. Refused with `yacht-not-found`, with `unknown-extra` and the field for an extra
 * that is not on offer, or with `outside-hours` for a time beyond the yacht's hours.
 *
 * @param isStaff whether staff ask, who may go beyond the yacht's hours; called only for a time beyond them
 */
export async function estimateCharter(
  deps: EstimateDeps,
  question: EstimateBody,
  isStaff: () => Promise<boolean>,
) {
  const yacht = await openYacht(deps, question.yachtId);
  if (!yacht.ok) return yacht;
  const closed = beyondHours(question, yacht.value, charterDayAt(deps.now()));
  if (closed && !(await isStaff())) return refusedAt(closed.reason, closed.path, closed.message);
  const offered = await offeredExtras(deps, question.extraIds);
  if (!offered.ok) return offered;
  const { extras } = offered.value;
  const { duration: slot = 'full-day', startDate: day } = question;
  const hours = question.hours ?? hoursOfSlotTime(slot).hours;
  const price = await priceCharter(deps, {
    yachtId: question.yachtId,
    pricingType: question.pricingType,
    hours,
    extras,
    billedAs: question.billedAs,
  });
  const { startHour } = hoursOfSlotTime(question.duration ?? 'morning');
  const begins = question.startTime === undefined ? startHour : hourOf(question.startTime);
  const departsAt = day ? rangeAt(day, { startHour: begins, hours }).from : null;
  return ok<Estimated>({
    price,
    balanceDueAt: price && departsAt ? balanceDueAt(departsAt, price.balanceDue, deps.now()) : null,
  });
}

/** All sheets of a yacht, archived yachts included, for staff to edit. Refused with `yacht-not-found`. */
export async function openSheets({ db }: Pick<Deps, 'db'>, yachtId: string) {
  const yacht = await openAdminYacht({ db }, yachtId);
  if (!yacht.ok) return yacht;
  const [sheets, version] = await Promise.all([findPricing(db, yachtId), findSheetsVersion(db, yachtId)]);
  return ok({ sheets, version });
}

const sheetOf = (body: PriceSheetsBody['sheets'][number]): PriceSheet => {
  const { pricingType, amenitiesIncluded, gratuityPercent, salesTaxPercent, apaPercent, specialTerms } = body;
  const { translations } = columnsOf(sheetFields, body);
  const prices = Object.fromEntries(
    DURATIONS.map(({ key }) => {
      const dollars = body[key];
      return [key, dollars === null ? null : dollars * 100];
    }),
  ) as Record<DurationKey, Cents | null>;
  return {
    pricingType,
    prices,
    amenitiesIncluded,
    gratuityPercent,
    salesTaxPercent,
    apaPercent,
    specialTerms,
    ...(translations ? { translations } : {}),
  };
};

/** The translations as text, one line for each language. */
const textsOf = (translations: Translations = {}) =>
  Object.entries(translations)
    .map(
      ([language, texts]) =>
        `${language}: ${Object.values(texts)
          .map(({ text }) => text)
          .join(' ')}`,
    )
    .join('\n');

/**
 * Every field of a yacht's sheets with its value, named as the activity shows it; amounts in dollars. The fields of
 * a missing sheet are empty.
 */
function inWords(sheets: readonly PriceSheet[]): Record<string, unknown> {
  return Object.fromEntries(
    PRICING_TYPES.flatMap(({ id, label }) => {
      const sheet = sheets.find(({ pricingType }) => pricingType === id);
      const { prices, ...terms } = sheet ?? {};
      const said: Readonly<Record<string, unknown>> = { ...terms, ...prices };
      const fields = Object.entries<Field>(sheetFields).map(([key, field]) => {
        const value =
          field.kind === 'translations'
            ? textsOf(sheet?.translations)
            : (said[key] ?? (field.kind === 'list' ? [] : field.kind === 'longText' ? '' : null));
        const isPrice = field.kind === 'money';
        const name = isPrice
          ? field.name
          : englishLabelOf(field).replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
        return [name, isPrice && typeof value === 'number' ? dollarsFromCents(value) : value] as const;
      });
      return [['offered', sheet !== undefined] as const, ...fields].map(([name, value]) => [
        `${label}: ${name}`,
        value,
      ]);
    }),
  );
}

/** The figures from a yacht's sheets that its card and the fleet's filters show. */
export function listingOf(sheets: readonly PriceSheet[]): Listing {
  const full = sheets.find(({ pricingType }) => pricingType === DEFAULT_PRICING_TYPE);
  const headline = headlinePrice(sheets);
  return {
    allInCents: headline?.cents ?? null,
    isAllInBasic: headline?.pricingType === 'without_amenities',
    amenities: amenitiesIn(full?.amenitiesIncluded ?? []),
  };
}

/** Updates the yacht's listing in the fleet by its current sheets. */
export async function listByPrices(
  { db }: Pick<Deps, 'db'>,
  yachtId: string,
  changedAt?: Date,
): Promise<void> {
  await listYacht({ db }, yachtId, listingOf(await findPricing(db, yachtId)), changedAt);
}

/**
 * Saves all price sheets of a yacht; a stored sheet that is missing in the body is deleted. Refused with `yacht-not-found`, or
 * with `changed-meanwhile` and the current sheets when `version` is not the newest. Without `version` the last write wins.
 */
export async function saveSheets(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  by: ActivityActor,
  yachtId: string,
  body: PriceSheetsBody,
) {
  return allOrNothing(deps, async (within) => {
    const yacht = await openAdminYacht(within, yachtId);
    if (!yacht.ok) return yacht;
    await lockSheets(within.db, yachtId);
    const before = await findPricing(within.db, yachtId);
    const version = await findSheetsVersion(within.db, yachtId);
    if (body.version !== undefined && body.version !== version) {
      return {
        ok: false as const,
        reason: 'changed-meanwhile' as const,
        current: { sheets: before, version },
      };
    }
    // Keep the stored translations when the body leaves them out. Where the English text changes, they then count as outdated.
    const sheets = body.sheets.map((given): PriceSheet => {
      const kept = before.find(({ pricingType }) => pricingType === given.pricingType);
      return { ...(kept?.translations && { translations: kept.translations }), ...sheetOf(given) };
    });
    await deleteSheetsBut(
      within.db,
      yachtId,
      sheets.map(({ pricingType }) => pricingType),
    );
    for (const sheet of sheets) await putSheet(within.db, yachtId, sheet, within.newId(), within.now());
    await listByPrices(within, yachtId, within.now());
    await recordActivity(within, by, {
      action: 'prices changed',
      subject: { kind: 'yacht', id: yachtId, name: yacht.value.name },
      details: changesBetween(inWords(before), inWords(sheets)),
    });
    return ok({
      version: await findSheetsVersion(within.db, yachtId),
      message: words.pricesUpdated,
    });
  });
}
