import { addDays, type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { csvOf } from '#core/csv.ts';
import { answerOf, englishLabelOf, typedOf } from '#core/field-values.ts';
import { ok, type Result, refused } from '#core/result.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { listEntries, quotesHolding } from '#features/calendar/service.ts';
import type { Deps } from '#platform/deps.ts';
import type { AdminYacht } from '../domain/index.ts';
import { yachtFields } from '../fields/index.ts';
import { countAdminYachts, findAdminYacht, findAdminYachts } from '../repository/index.ts';
import type { AdminYachtsQuery } from '../schema/index.ts';
import { TRANSLATION_COLUMNS } from './sheet-columns.ts';

/** The same yachts, each with how many quotes hold a time of hers: they end if she is archived (product 2.10). */
async function withQuotes(deps: Pick<Deps, 'db' | 'now'>, yachts: readonly AdminYacht[]) {
  const ids = yachts.map(({ id }) => id);
  const quotes = await quotesHolding(deps, ids);
  return yachts.map((yacht) => ({ ...yacht, heldQuotes: quotes.get(yacht.id) ?? 0 }));
}

/** A page of the staff list, and how many yachts match in all. */
export async function listAdminYachts(
  deps: Pick<Deps, 'db' | 'now'>,
  { page, pageSize, sort, ...filter }: AdminYachtsQuery,
) {
  const [yachts, total] = await Promise.all([
    findAdminYachts(deps.db, filter, sort, { offset: (page - 1) * pageSize, limit: pageSize }),
    countAdminYachts(deps.db, filter),
  ]);
  return { yachts: await withQuotes(deps, yachts), total };
}

/** The most rows that an import accepts. */
const MOST_REPORTED = 2_000;

/** The fields that have a column each. Translations have their own columns, under headings that an import reads. */
const COLUMNS = Object.entries(yachtFields).filter(([, { kind }]) => kind !== 'translations');

function rowOf(yacht: AdminYacht): string[] {
  const typed = typedOf(yachtFields, answerOf(yachtFields, yacht)) as Readonly<Record<string, unknown>>;
  return [
    yacht.id,
    ...COLUMNS.map(([name]) => String(typed[name])),
    ...TRANSLATION_COLUMNS.map(({ field, language }) => yacht.translations[language]?.[field]?.text ?? ''),
  ];
}

/** The list as a CSV file that can be imported unchanged; the export is logged. Refused with `fleet-report-too-long`. */
export async function reportYachts(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { page: _, pageSize: __, sort, ...filter }: AdminYachtsQuery,
  by: ActivityActor,
) {
  const found = await findAdminYachts(deps.db, filter, sort, { offset: 0, limit: MOST_REPORTED + 1 });
  if (found.length > MOST_REPORTED) return refused('fleet-report-too-long');
  await recordActivity(deps, by, {
    action: 'exported',
    subject: { kind: 'report', id: 'yachts', name: 'Yachts' },
    details: { rows: found.length },
  });
  const headings = COLUMNS.map(([, field]) => englishLabelOf(field));
  return ok(
    csvOf([['Id', ...headings, ...TRANSLATION_COLUMNS.map(({ heading }) => heading)], ...found.map(rowOf)]),
  );
}

/** One yacht, archived or not. Refused with `yacht-not-found`. */
export async function openAdminYacht(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<AdminYacht, 'yacht-not-found'>> {
  const yacht = id.includes('\0') ? undefined : await findAdminYacht(db, id);
  return yacht ? ok(yacht) : refused('yacht-not-found');
}

/** One yacht as staff open it. Refused with `yacht-not-found`. */
export async function readAdminYacht(deps: Pick<Deps, 'db' | 'now'>, id: string) {
  const found = await openAdminYacht(deps, id);
  if (!found.ok) return found;
  const [yacht = found.value] = await withQuotes(deps, [found.value]);
  return ok(yacht);
}

/** The entries of a yacht's calendar, from today or another day on. Refused with `yacht-not-found`. */
export async function readYachtCalendar(
  deps: Pick<Deps, 'db' | 'now'>,
  id: string,
  {
    from = charterDayAt(deps.now()),
    days,
  }: { readonly from?: CharterDay | undefined; readonly days: number },
) {
  const yacht = await openAdminYacht(deps, id);
  if (!yacht.ok) return yacht;
  return ok({ from, entries: await listEntries(deps, id, from, addDays(from, days - 1)) });
}
