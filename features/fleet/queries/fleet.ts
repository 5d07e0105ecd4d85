import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answer } from '#core/api-client.ts';
import { reading, readingAs, totalIn } from '#ui/reading.ts';
import {
  type FleetSearch,
  fleetQueryString,
  type Narrowing,
  narrowedBy,
  withoutNarrowing,
} from '../domain/search.ts';
import type { YachtCardAnswer } from '../schema/index.ts';
import { fleet } from './routes.ts';

/** A page of the fleet, which one it is, and how many yachts match in all. */
export type FleetPage = {
  readonly yachts: readonly YachtCardAnswer[];
  readonly page: number;
  readonly total: number;
};

const partsOf = (search: FleetSearch) => Object.fromEntries(new URLSearchParams(fleetQueryString(search)));
const cards = { fields: 'card' } as const;

/** The yachts of one page of a search. */
export const fleetPageQuery = (search: FleetSearch, api?: ApiClient) =>
  readingAs(
    fleet(api).yachts,
    { query: { ...partsOf(search), ...cards, page: String(search.page) } },
    async (response): Promise<FleetPage> => ({
      // Asked for as cards; the same route answers with whole yachts too.
      yachts: [...(await answer(response))].flatMap((yacht) => ('summary' in yacht ? [yacht] : [])),
      page: search.page,
      total: totalIn(response),
    }),
  );

/** What narrows an empty search, and how many yachts there would be without it. */
export type Relief = { readonly narrowing: Narrowing; readonly total: number };

/** For a search that finds nothing: what giving up each single part of it would bring. */
export const reliefQuery = (search: FleetSearch, api?: ApiClient) =>
  queryOptions({
    queryKey: ['/api/yachts', 'relief', fleetQueryString(search)],
    queryFn: async ({ signal }): Promise<Relief[]> =>
      Promise.all(
        narrowedBy(search).map(async (narrowing) => {
          const query = { ...partsOf(withoutNarrowing(search, narrowing)), ...cards, page: '1' };
          const response = await fleet(api).yachts.$get({ query }, { init: { signal } });
          await answer(response);
          return { narrowing, total: totalIn(response) };
        }),
      ),
  });

/** What each choice of the filters would show within a search; order and page change nothing about it. */
export const facetsQuery = ({ sort: _, ...search }: FleetSearch, api?: ApiClient) =>
  reading(fleet(api)['yacht-facets'], { query: partsOf({ ...search, page: 1 }) });
