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
import type { FacetsAnswer, YachtAnswer, YachtCardAnswer, YachtChoiceAnswer } from './schema/index.ts';

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

/*
 * The picker's hundred yachts travel inside the page as one text, a yacht a line, her facts between tabs: as objects they
 * were a sixth of the page and most of what a phone had to parse before it answered.
 */
const packChoices = (choices: readonly YachtChoiceAnswer[]) =>
  choices
    .map(({ id, name, brand, length, capacity, location }) =>
      [id, name, brand, length ?? '', String(capacity), location]
        .map((fact) => fact.replace(/[\t\n]/g, ' '))
        .join('\t'),
    )
    .join('\n');

function unpackChoices(packed: string): YachtChoiceAnswer[] {
  if (packed === '') return [];
  return packed.split('\n').map((line) => {
    const [id = '', name = '', brand = '', length = '', capacity = '', location = ''] = line.split('\t');
    return { id, name, brand, length: length || null, capacity: Number(capacity), location };
  });
}

/** Every yacht that can be booked, by name. */
export function yachtChoicesQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: ['/api/yacht-choices'],
    queryFn: async () =>
      packChoices(await answerOf<YachtChoiceAnswer[]>(await api.api['yacht-choices'].$get())),
    select: unpackChoices,
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
