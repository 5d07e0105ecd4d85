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
 * A yacht's price sheets, the one with amenities first; none for a yacht whose price is on demand. Refused with
 * `yacht-not-found` when there is no such yacht, or when it has been archived.
 */
export async function listPricing(
  deps: PricingDeps,
  yachtId: string,
): Promise<Result<PricingRecord[], 'yacht-not-found'>> {
  const yacht = await openYacht(deps, yachtId);
  return yacht.ok ? ok(await findPricing(deps.db, yachtId)) : yacht;
}

type EstimateDeps = Pick<Deps, 'db' | 'log' | 'now'>;

/** What is to be priced; a base price that staff name goes before the yacht's own, and is the only one where it has none. */
export type ToPrice = {
  readonly yachtId: string;
  readonly pricingType: PricingType;
  readonly hours: number;
  readonly extras: readonly Pick<Extra, 'id' | 'name' | 'priceCents'>[];
  readonly billedAs: BilledAs;
  readonly baseCents?: Cents | undefined;
};

/** What a charter costs by the prices and rules that hold now; null where the price is on demand. */
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

/** Whether a visitor can have the yacht for exactly so many hours: they have a price of their own. */
export async function isOffered(
  { db }: Pick<Deps, 'db'>,
  wanted: Pick<ToPrice, 'yachtId' | 'pricingType' | 'hours'>,
): Promise<boolean> {
  const sheets = await findPricing(db, wanted.yachtId);
  const sheet = sheets.find(({ pricingType }) => pricingType === wanted.pricingType);
  return sheet !== undefined && isPriced(sheet, wanted.hours);
}

/** What is said where a time that is named goes beyond a yacht's hours; null where it does not. The four lie within any. */
function beyondHours(question: EstimateBody, yacht: Yacht, today: CharterDay) {
  const { startDate: day = today, duration = 'full-day', startTime, hours } = question;
  if (startTime === undefined) return null;
  return hoursProblem(rangeAt(day, askedHours({ duration, startTime, hours })), yacht);
}

/** An estimate, and when its balance is due: null when that is with the deposit, or when no day was named. */
export type Estimated = { readonly price: PriceEstimate | null; readonly balanceDueAt: Date | null };

/**
 * Estimates a charter for whoever asks. Refused with `yacht-not-found`, or with `unknown-extra` and the field, when
 * something is asked for that is not offered, or with `outside-hours` for a time beyond the yacht's own.
 *
 * @param isStaff whether a colleague asks, who may go beyond her hours
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

/** Every sheet of a yacht, archived or not, as staff edit them. Refused with `yacht-not-found`. */
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

/** What is said in the other languages, a line each. */
const textsOf = (translations: Translations = {}) =>
  Object.entries(translations)
    .map(
      ([language, texts]) =>
        `${language}: ${Object.values(texts)
          .map(({ text }) => text)
          .join(' ')}`,
    )
    .join('\n');

/** Whatever a yacht's sheets say, field by field, as the log names it; amounts in dollars. A sheet that is not there says nothing. */
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

/** What a yacht's card and the filters of the fleet say by her sheets. */
export function listingOf(sheets: readonly PriceSheet[]): Listing {
  const full = sheets.find(({ pricingType }) => pricingType === DEFAULT_PRICING_TYPE);
  return {
    allInCents: headlinePrice(sheets)?.cents ?? null,
    amenities: amenitiesIn(full?.amenitiesIncluded ?? []),
  };
}

/** Lists a yacht with what her sheets come to, as they now are. */
export async function listByPrices(
  { db }: Pick<Deps, 'db'>,
  yachtId: string,
  changedAt?: Date,
): Promise<void> {
  await listYacht({ db }, yachtId, listingOf(await findPricing(db, yachtId)), changedAt);
}

/**
 * Keeps a yacht's price sheets; one that is not among them is taken away. Refused with `yacht-not-found`, or with
 * `changed-meanwhile` and what is there now when `version` is not the newest; without `version` the last write wins.
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
    // Translations that a call leaves out stay; those whose English it changes are older than it from then on.
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
