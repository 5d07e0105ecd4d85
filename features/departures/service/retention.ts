import { monthsBefore } from '#core/charter-time.ts';
import type { Deps } from '#platform/deps.ts';
import { deleteFormerCaptains, deleteOldChoices, findNamedBefore, forgetNames } from '../repository/index.ts';

const AT_ONCE = 100;

/** The job that forgets who took charters out. */
export const FORGET_DEPARTURES = 'forget-old-departures';

/** Forgets who took these charters out and what was let pass, with whose they were; in the caller's transaction. */
export const forgetDepartures = ({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) =>
  forgetNames(db, charterIds);

/**
 * Forgets, with the books of a charter (`BOOKS_KEEP_YEARS` after the return), who took it out and what was let pass; and captains
 * who were taken off the list so long ago. Answers how many charters.
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
