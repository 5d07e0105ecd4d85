import { addDays, type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { ok, type Result, refused } from '#core/result.ts';
import { listEntries } from '#features/calendar/service.ts';
import type { Deps } from '#platform/deps.ts';
import type { AdminYacht } from '../domain/index.ts';
import { countAdminYachts, findAdminYacht, findAdminYachts } from '../repository/index.ts';
import type { AdminYachtsQuery } from '../schema/index.ts';

/** A page of the fleet as staff see it, with how many there are in all. */
export async function listAdminYachts(
  { db }: Pick<Deps, 'db'>,
  { page, pageSize, sort, ...filter }: AdminYachtsQuery,
): Promise<{ readonly yachts: AdminYacht[]; readonly total: number }> {
  const [yachts, total] = await Promise.all([
    findAdminYachts(db, filter, sort, { offset: (page - 1) * pageSize, limit: pageSize }),
    countAdminYachts(db, filter),
  ]);
  return { yachts, total };
}

/** One yacht, archived or not. Refused with `yacht-not-found`. */
export async function openAdminYacht(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<AdminYacht, 'yacht-not-found'>> {
  const yacht = id.includes('\0') ? undefined : await findAdminYacht(db, id);
  return yacht ? ok(yacht) : refused('yacht-not-found');
}

/** What is on a yacht's calendar, from today or another day on. Refused with `yacht-not-found`. */
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
