import type { Deps } from '#platform/deps.ts';
import { findChartersDue } from '../repository/index.ts';

/** A client hears of what falls due so long before. */
export const NOTICE_HOURS = 72;
const HOUR_MS = 3_600_000;
/** For so long after it fell due the site asks for an amount; after that, a colleague does. */
const NOTICED_FOR_DAYS = 14;

/** The charters of which something falls due soon, or has of late. */
export async function listChartersDue({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  const at = now().getTime();
  return findChartersDue(
    db,
    new Date(at - NOTICED_FOR_DAYS * 24 * HOUR_MS),
    new Date(at + NOTICE_HOURS * HOUR_MS),
  );
}
