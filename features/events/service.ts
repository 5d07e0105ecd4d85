import { catalogService } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import type { EventPlacement } from './domain.ts';
import { type Event, eventCatalog } from './fields.ts';
import { events } from './tables.ts';

/** Everything staff can do with the events: list, create, change, reorder, delete. */
export const eventService = catalogService(events, eventCatalog);

/** The active events, in the order staff gave them. With a placement, only the events shown there. */
export async function listEvents(deps: Pick<Deps, 'db'>, placement?: EventPlacement): Promise<Event[]> {
  const shown = await eventService.shown(deps);
  return placement ? shown.filter((event) => event.placement === placement) : shown;
}
