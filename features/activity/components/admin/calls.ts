import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { ActivityAnswer, ActivityChoicesAnswer } from '../../schema.ts';

/** What narrows, orders and pages the log, as its address has it. */
export const ACTIVITY_PARTS = ['q', 'actor', 'kind', 'action', 'from', 'to', 'sort', 'page'] as const;
export const ACTIVITY_A_PAGE = 50;

/** A page of the log, with how many lines there are in all. */
export function activityListQuery(query: Readonly<Record<string, string>>, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/admin/activity', query],
    queryFn: async () => {
      const response = await api.api.admin.activity.$get({
        query: { ...query, pageSize: String(ACTIVITY_A_PAGE) } as never,
      });
      return {
        entries: await answerOf<ActivityAnswer[]>(response),
        total: Number(response.headers.get('x-total-count')),
      };
    },
    staleTime: 0,
  });
}

/** What the log's filters can be set to. */
export function activityChoicesQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/admin/activity', 'choices'],
    queryFn: async () => answerOf<ActivityChoicesAnswer>(await api.api.admin.activity.choices.$get()),
    staleTime: 0,
  });
}

/** The address of the log as a CSV file, for the same filter and order. */
export function activityReportAddress(query: Readonly<Record<string, string>>): string {
  const { page: _page, ...filter } = query;
  const parts = new URLSearchParams(filter);
  return `/api/admin/activity/report${parts.size > 0 ? `?${parts}` : ''}`;
}
