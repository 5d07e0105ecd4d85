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

/** A page of the fleet, its number, and how many yachts match in all. */
export type FleetPage = {
  readonly yachts: readonly YachtCardAnswer[];
  readonly page: number;
  readonly total: number;
};

const partsOf = (search: FleetSearch) => Object.fromEntries(new URLSearchParams(fleetQueryString(search)));
const cards = { fields: 'card' } as const;

/** The yachts on one page of a search. */
export const fleetPageQuery = (search: FleetSearch, api?: ApiClient) =>
  readingAs(
    fleet(api).yachts,
    { query: { ...partsOf(search), ...cards, page: String(search.page) } },
    async (response): Promise<FleetPage> => ({
      // The answer contains cards only, as requested; the check is for the type, because the route can answer whole yachts too.
      yachts: [...(await answer(response))].flatMap((yacht) => ('summary' in yacht ? [yacht] : [])),
      page: search.page,
      total: totalIn(response),
    }),
  );

/** A part of an empty search, and how many yachts match without it. */
export type Relief = { readonly narrowing: Narrowing; readonly total: number };

/** For a search that finds nothing: how many yachts the removal of each part would find. */
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

/** How many yachts each choice of the filters would show in a search. Order and page do not matter. */
export const facetsQuery = ({ sort: _, ...search }: FleetSearch, api?: ApiClient) =>
  reading(fleet(api)['yacht-facets'], { query: partsOf({ ...search, page: 1 }) });
