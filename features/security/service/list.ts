import { addDays, type CharterDay, instantAt } from '#core/charter-time.ts';
import type { Deps } from '#platform/deps.ts';
import { findEvents, findKinds } from '../repository.ts';
import type { SecurityEventsQuery } from '../schema.ts';
import { chainEvents } from './chain.ts';

/** A page of the security events, the newest first, and how many there are in all. Adds waiting events to the chain first. */
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

/** The kinds of events that the list can be filtered by. */
export async function listSecurityKinds({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  return findKinds(db);
}
