import type { ApiClient } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { reading } from '#ui/reading.ts';
import type { EventsApi } from './api.ts';
import type { EventPlacement } from './domain.ts';

/** The API client for the routes of events. */
export const events = (api: ApiClient = browserApi()) => api<EventsApi>().api;

/** Reads the events that one place of the site shows. */
export const eventsQuery = (placement: EventPlacement, api?: ApiClient) =>
  reading(events(api).events, { query: { placement } });
