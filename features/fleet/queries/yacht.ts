import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { YachtAnswer, YachtChoiceAnswer } from '../schema/index.ts';

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
