import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answer } from '#core/api-client.ts';
import type { SlotId } from '#features/calendar/domain/index.ts';
import { answerIfAny, reading, readingAs, readingIfAny } from '#ui/reading.ts';
import type { YachtChoiceAnswer } from '../schema/index.ts';
import { fleet } from './routes.ts';

/** One yacht; null if there is none with that id. */
export const yachtQuery = (id: string, api?: ApiClient) =>
  readingIfAny(fleet(api).yachts[':id'], { param: { id } });

/** A yacht's first picture; null if there is no yacht with that id. */
export const yachtFaceQuery = (id: string, api?: ApiClient) =>
  queryOptions({
    queryKey: ['yacht-face', id],
    queryFn: async ({ signal }) => {
      const route = fleet(api).yachts[':id'];
      const yacht = await answerIfAny(await route.$get({ param: { id } }, { init: { signal } }));
      const picture = yacht?.pictures[0];
      return yacht && picture ? { picture, brand: yacht.brand } : null;
    },
  });

/** The ids of the yachts that the account has saved. */
export const savedYachtsQuery = (api?: ApiClient) => reading(fleet(api).profile['saved-yachts'], {});

/** The most similar yachts that are free on a day, or at a time of that day. */
export const similarYachtsQuery = (
  id: string,
  query: { date: string; slot?: SlotId; startTime?: string; hours?: string },
) => ({
  ...reading(fleet().yachts[':id'].similar, { param: { id }, query }),
  staleTime: 30_000,
});

/*
 * Packs the picker's hundred yachts into one text for the page, one yacht per line, its facts between tabs: as objects they were
 * a sixth of the page and most of what a phone had to parse before it responded.
 */
const packChoices = (choices: readonly YachtChoiceAnswer[]) =>
  choices
    .map(({ id, name, brand, length, capacity, location }) =>
      [id, name, brand, length ?? '', String(capacity), location]
        .map((fact) => fact.replace(/[\t\n]/g, ' '))
        .join('\t'),
    )
    .join('\n');

/** The picker's yachts, from the packed text. */
export function unpackChoices(packed: string): YachtChoiceAnswer[] {
  if (packed === '') return [];
  return packed.split('\n').map((line) => {
    const [id = '', name = '', brand = '', length = '', capacity = '', location = ''] = line.split('\t');
    return { id, name, brand, length: length || null, capacity: Number(capacity), location };
  });
}

/** All yachts that can be booked, by name. */
export const yachtChoicesQuery = (api?: ApiClient) =>
  readingAs(fleet(api)['yacht-choices'], {}, async (response) => packChoices(await answer(response)));
