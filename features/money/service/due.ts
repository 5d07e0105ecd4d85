import type { Deps } from '#platform/deps.ts';
import { findChartersDue } from '../repository/index.ts';

/** How many hours before a due time the client is reminded. */
export const NOTICE_HOURS = 72;
const HOUR_MS = 3_600_000;
/** For how many days after the due time the site asks for an amount. After that, staff do. */
const NOTICED_FOR_DAYS = 14;

/** Whether the site still mails about something that fell due then. */
export const isNoticed = (dueAt: Date, now: Date): boolean =>
  dueAt.getTime() >= now.getTime() - NOTICED_FOR_DAYS * 24 * HOUR_MS;

/** The charters of which something falls due soon, or fell due recently. */
export async function listChartersDue({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  const at = now().getTime();
  return findChartersDue(
    db,
    new Date(at - NOTICED_FOR_DAYS * 24 * HOUR_MS),
    new Date(at + NOTICE_HOURS * HOUR_MS),
  );
}
