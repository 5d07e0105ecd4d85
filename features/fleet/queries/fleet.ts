import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import {
  type FleetSearch,
  fleetQueryString,
  type Narrowing,
  narrowedBy,
  withoutNarrowing,
} from '../domain/search.ts';
import type { FacetsAnswer, YachtCardAnswer } from '../schema/index.ts';

/** A page of the fleet, which one it is, and how many yachts match in all. */
export type FleetPage = {
  readonly yachts: readonly YachtCardAnswer[];
  readonly page: number;
  readonly total: number;
};

/** The yachts of one page of a search. */
export function fleetPageQuery(search: FleetSearch, api: ApiClient = browserApi()) {
  const query = Object.fromEntries(new URLSearchParams(fleetQueryString(search)));
  return queryOptions({
    queryKey: ['/api/yachts', fleetQueryString(search), search.page],
    queryFn: async (): Promise<FleetPage> => {
      const response = await api.api.yachts.$get({
        query: { ...query, fields: 'card', page: String(search.page) },
      });
      return {
        yachts: await answerOf<YachtCardAnswer[]>(response),
        page: search.page,
        total: Number(response.headers.get('x-total-count')),
      };
    },
  });
}

/** What narrows an empty search, and how many yachts there would be without it. */
export type Relief = { readonly narrowing: Narrowing; readonly total: number };

/** For a search that finds nothing: what giving up each single part of it would bring. */
export function reliefQuery(search: FleetSearch, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/yachts', 'relief', fleetQueryString(search)],
    queryFn: async (): Promise<Relief[]> =>
      Promise.all(
        narrowedBy(search).map(async (narrowing) => {
          const query = Object.fromEntries(
            new URLSearchParams(fleetQueryString(withoutNarrowing(search, narrowing))),
          );
          const response = await api.api.yachts.$get({ query: { ...query, fields: 'card', page: '1' } });
          await answerOf<YachtCardAnswer[]>(response);
          return { narrowing, total: Number(response.headers.get('x-total-count')) };
        }),
      ),
  });
}

/** What each choice of the filters would show within a search; order and page change nothing about it. */
export function facetsQuery({ sort: _, ...search }: FleetSearch, api: ApiClient = browserApi()) {
  const text = fleetQueryString({ ...search, page: 1 });
  return queryOptions({
    queryKey: ['/api/yacht-facets', text],
    queryFn: async () =>
      answerOf<FacetsAnswer>(
        await api.api['yacht-facets'].$get({ query: Object.fromEntries(new URLSearchParams(text)) }),
      ),
  });
}
