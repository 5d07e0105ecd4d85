import type { ApiClient } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { reading, readingPage } from '#ui/reading.ts';
import type { SecurityEventsApi } from '../../api.ts';

/** The query parameters that filter and page the list of events. */
export const SECURITY_PARTS = ['q', 'kind', 'from', 'to', 'page'] as const;
export const EVENTS_A_PAGE = 50;

const events = (api: ApiClient = browserApi()) => api<SecurityEventsApi>().api.admin['security-events'];

/** One page of the security events. */
export const securityEventsQuery = (query: Readonly<Record<string, string>>, api?: ApiClient) => ({
  ...readingPage(events(api), { query: { ...query, pageSize: String(EVENTS_A_PAGE) } }),
  staleTime: 0,
});

/** The kinds that the list can be filtered by. */
export const securityKindsQuery = () => ({ ...reading(events().kinds, {}), staleTime: 0 });
