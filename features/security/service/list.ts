import { addDays, type CharterDay, instantAt } from '#core/charter-time.ts';
import type { Deps } from '#platform/deps.ts';
import { findEvents, findKinds } from '../repository.ts';
import type { SecurityEventsQuery } from '../schema.ts';
import { chainEvents } from './chain.ts';

/** A page of the security events, the newest first, with how many there are in all. What waits is chained before. */
export async function listSecurityEvents(deps: Pick<Deps, 'db'>, query: SecurityEventsQuery) {
  await chainEvents(deps);
  const { q, kind, from, to, page, pageSize } = query;
  const filter = {
    q,
    kind,
    from: from ? instantAt(from as CharterDay, 0) : undefined,
    to: to ? instantAt(addDays(to as CharterDay, 1), 0) : undefined,
  };
  return findEvents(deps.db, filter, { offset: (page - 1) * pageSize, limit: pageSize });
}

/** What the events can be narrowed to. */
export async function listSecurityKinds({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  return findKinds(db);
}
