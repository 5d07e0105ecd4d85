import type { ApiClient } from '#core/api-client.ts';
import { keptList } from '#ui/admin/kept-list.ts';
import { events } from '../../queries.ts';

/** The events as staff keep them. */
export function keptEvents(api?: ApiClient) {
  const list = events(api).admin.events;
  return keptList({ list, one: list[':eventId'], of: (eventId) => ({ eventId }) });
}
