/** After how many minutes without use a staff session ends: an unattended screen is signed out soon. */
export const STAFF_IDLE_MINUTES = 30;

/** How often the server notes that a session is used, in minutes: the last use may lie that much further back. */
export const USE_NOTED_EVERY_MINUTES = 1;

const MINUTE = 60_000;

/** How long before the end of a session the page says that it is near. */
const SAID_BEFORE_MS = 2 * MINUTE;

/**
 * How near a session's end is: `unused` ends soon unless it is used, `ending` ends soon whatever is done.
 *
 * @param usedAt when the page last made a call, in milliseconds
 * @param endsAt when the session ends at the latest
 */
export type SessionStage = 'in-use' | 'unused' | 'ending' | 'over';
export function stageOfSession(now: number, usedAt: number, endsAt: number): SessionStage {
  const idleEndsAt = usedAt + STAFF_IDLE_MINUTES * MINUTE;
  if (now >= Math.min(idleEndsAt, endsAt)) return 'over';
  if (now >= endsAt - SAID_BEFORE_MS) return 'ending';
  return now >= idleEndsAt - USE_NOTED_EVERY_MINUTES * MINUTE - SAID_BEFORE_MS ? 'unused' : 'in-use';
}
