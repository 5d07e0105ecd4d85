import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { EventPlacement } from './domain.ts';
import type { EventAnswer } from './schema.ts';

/** The events that one place of the site shows. */
export function eventsQuery(placement: EventPlacement, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/events', placement],
    queryFn: async () => answerOf<EventAnswer[]>(await api.api.events.$get({ query: { placement } })),
  });
}
