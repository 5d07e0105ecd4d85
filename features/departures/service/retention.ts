import { monthsBefore } from '#core/charter-time.ts';
import type { Deps } from '#platform/deps.ts';
import { deleteFormerCaptains, deleteOldChoices, findNamedBefore, forgetNames } from '../repository/index.ts';

const AT_ONCE = 100;

/** The job that deletes who took old charters out. */
export const FORGET_DEPARTURES = 'forget-old-departures';

/** Deletes who took these charters out and what was let pass, with their client's data; in the caller's transaction. */
export const forgetDepartures = ({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) =>
  forgetNames(db, charterIds);

/**
 * Deletes who took a charter out and what was let pass when its books end (`BOOKS_KEEP_YEARS` after the return), and captains who
 * have been inactive for as long. Answers how many charters.
 */
export async function forgetOldDepartures(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  const before = monthsBefore(deps.now(), deps.config.booksKeepYears * 12);
  let done = 0;
  for (;;) {
    const ids = await findNamedBefore(deps.db, before, AT_ONCE);
    await deps.db.transaction((tx) => forgetNames(tx, ids));
    done += ids.length;
    if (ids.length < AT_ONCE) break;
  }
  await deleteOldChoices(deps.db, before);
  await deleteFormerCaptains(deps.db, before);
  return done;
}
