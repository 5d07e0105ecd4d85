import { keptList } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import type { EventPlacement } from './domain.ts';
import type { Event } from './fields.ts';
import { eventRows, findEvents } from './repository.ts';

/** The events on offer, in the order staff gave them; with a placement, only those shown there. */
export async function listEvents({ db }: Pick<Deps, 'db'>, placement?: EventPlacement): Promise<Event[]> {
  return findEvents(db, placement);
}

/** What staff do with the events. */
export const eventCatalog = keptList(eventRows, {
  kind: 'event',
  nameOf: ({ title = '' }) => title,
  textOf: ({ description }) => description,
});
