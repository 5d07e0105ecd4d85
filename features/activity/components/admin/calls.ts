import type { ApiClient } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { reading, readingPage } from '#ui/reading.ts';
import type { ActivityApi } from '../../api.ts';

/** The address parameters that filter, sort and page the log. */
export const ACTIVITY_PARTS = ['q', 'actor', 'kind', 'action', 'from', 'to', 'sort', 'page'] as const;
export const ACTIVITY_A_PAGE = 50;

const activity = (api: ApiClient = browserApi()) => api<ActivityApi>().api.admin.activity;

/** The query for one page of the log. */
export const activityListQuery = (query: Readonly<Record<string, string>>, api?: ApiClient) => ({
  ...readingPage(activity(api), { query: { ...query, pageSize: String(ACTIVITY_A_PAGE) } }),
  staleTime: 0,
});

/** The query for the values that the log's filters can take. */
export const activityChoicesQuery = () => ({ ...reading(activity().choices, {}), staleTime: 0 });

/** The address of the log as a CSV file. */
export const ACTIVITY_REPORT = '/api/admin/activity/report';
