import type { Deps } from '#platform/deps.ts';
import { callerPrefix } from '#platform/http/caller.ts';
import type { SecurityEvent } from '../domain.ts';
import { insertWaiting } from '../repository.ts';

/**
 * Writes security events down, in the caller's transaction: they are there if and only if what they tell of is. They are
 * chained a little later (`chainEvents`), so that no request waits for another one's.
 */
export async function recordSecurityEvents(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  events: readonly SecurityEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await insertWaiting(
    db,
    events.map(({ kind, accountId, subject, details = {} }) => ({
      id: newId(),
      at: now(),
      kind,
      accountId,
      subjectKind: subject.kind,
      subjectId: subject.id,
      address: callerPrefix(),
      details,
    })),
  );
}

const MINUTE_MS = 60_000;
/** More callers than this that are over a limit within a minute are not told apart any more. */
const MOST_CALLERS = 1_000;

/** Writes down that a caller is over a limit: once a minute and caller, for it costs them nothing to be refused again. */
export function limitRecorder(deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>) {
  let minute = 0;
  const told = new Set<string>();
  return (limit: string): void => {
    const now = Math.floor(deps.now().getTime() / MINUTE_MS);
    if (now !== minute) told.clear();
    minute = now;
    const caller = `${limit} ${callerPrefix()}`;
    if (told.has(caller) || told.size >= MOST_CALLERS) return;
    told.add(caller);
    const subject = { kind: 'limit', id: limit };
    // The refusal does not wait for it, nor fails with it.
    recordSecurityEvents(deps, [{ kind: 'limit hit', accountId: null, subject }]).catch((error: Error) =>
      deps.log.warn({ name: error.name }, 'a limit that was hit could not be written down'),
    );
  };
}
