import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import {
  type FleetSearch,
  fleetQueryString,
  type Narrowing,
  narrowedBy,
  withoutNarrowing,
} from './domain/index.ts';
import type { BrandAnswer, YachtAnswer, YachtChoiceAnswer } from './schema.ts';

/** A page of the fleet, which one it is, and how many yachts match in all. */
export type FleetPage = {
  readonly yachts: readonly YachtAnswer[];
  readonly page: number;
  readonly total: number;
};

/** The yachts of one page of a search. */
export function fleetPageQuery(search: FleetSearch, api: ApiClient = browserApi()) {
  const query = Object.fromEntries(new URLSearchParams(fleetQueryString(search)));
  return queryOptions({
    queryKey: ['/api/yachts', fleetQueryString(search), search.page],
    queryFn: async (): Promise<FleetPage> => {
      const response = await api.api.yachts.$get({ query: { ...query, page: String(search.page) } });
      return {
        yachts: await answerOf<YachtAnswer[]>(response),
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
          const response = await api.api.yachts.$get({ query: { ...query, page: '1' } });
          await answerOf<YachtAnswer[]>(response);
          return { narrowing, total: Number(response.headers.get('x-total-count')) };
        }),
      ),
  });
}

/** One yacht; null when there is none at that id. */
export function yachtQuery(id: string, api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/yachts', id],
    queryFn: async (): Promise<YachtAnswer | null> => {
      try {
        return await answerOf<YachtAnswer>(await api.api.yachts[':id'].$get({ param: { id } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** Every yacht that can be booked, by name. */
export function yachtChoicesQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/yacht-choices'],
    queryFn: async () => answerOf<YachtChoiceAnswer[]>(await api.api['yacht-choices'].$get()),
  });
}

/** The brands of the fleet, as the category filter orders them. */
export function brandsQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/brands'],
    queryFn: async () => answerOf<BrandAnswer[]>(await api.api.brands.$get()),
  });
}
