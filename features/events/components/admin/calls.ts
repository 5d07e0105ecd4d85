import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { once } from '#core/once.ts';
import type { EventInput, StaffEventAnswer } from '../../schema.ts';

type Told = { readonly message: string };

export const EVENTS_KEY = ['/api/admin/events'] as const;

/** The events as staff keep them. */
export function staffEventsQuery(narrowed: Readonly<Record<string, string>>, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: [...EVENTS_KEY, narrowed],
    queryFn: async () =>
      answerOf<StaffEventAnswer[]>(await api.api.admin.events.$get({ query: narrowed as never })),
  });
}

const events = () => browserApi().api.admin.events;

/** Writes over what is kept, or creates one of the same words, however often they are sent. */
export async function saveEvent(eventId: string | undefined, json: EventInput): Promise<Told> {
  if (eventId !== undefined) return answerOf(await events()[':eventId'].$put({ param: { eventId }, json }));
  return once(['event', json], async (options) => answerOf(await events().$post({ json }, options)));
}

export async function showEvent(
  eventId: string,
  json: { isActive: boolean; version: number },
): Promise<Told> {
  return answerOf(await events()[':eventId'].$patch({ param: { eventId }, json }));
}

export async function deleteEvent(eventId: string): Promise<Told> {
  return answerOf(await events()[':eventId'].$delete({ param: { eventId } }));
}

export async function arrangeEvents(ids: string[]): Promise<unknown> {
  return answerOf(await events().order.$post({ json: { ids } }));
}
