import { catalogService } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { uploadsNamedIn } from '#platform/pictures/named.ts';
import type { EventPlacement } from './domain.ts';
import { type Event, eventCatalog } from './fields.ts';
import { events } from './tables.ts';

/** What staff do with the events. */
export const eventService = catalogService(events, eventCatalog);

/** The events on offer, in the order staff gave them; with a placement, only those shown there. */
export async function listEvents(deps: Pick<Deps, 'db'>, placement?: EventPlacement): Promise<Event[]> {
  const shown = await eventService.shown(deps);
  return placement ? shown.filter((event) => event.placement === placement) : shown;
}

/** The uploaded pictures that the events show. */
export const uploadsOfEvents = ({ db }: Pick<Deps, 'db'>) => uploadsNamedIn(db, [events]);
