import type { Deps } from '#platform/deps.ts';
import { callerPrefix } from '#platform/http/caller.ts';
import type { SecurityEvent } from '../domain.ts';
import { insertWaiting } from '../repository.ts';

/**
 * Stores security events in the caller's transaction, so that they exist only if the recorded change does. `chainEvents` adds
 * them to the chain later, so that requests need not wait for each other.
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
/** Remember at most this many callers over a limit per minute; do not record any more of them. */
const MOST_CALLERS = 1_000;

/**
 * Records that a caller is over a limit: once per minute and caller, because repeating refused calls costs the caller nothing.
 */
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
    // Do not await it: the refusal must neither wait for this record nor fail with it.
    recordSecurityEvents(deps, [{ kind: 'limit hit', accountId: null, subject }]).catch((error: Error) =>
      deps.log.warn({ name: error.name }, 'a limit that was hit could not be written down'),
    );
  };
}
