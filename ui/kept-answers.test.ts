import { dehydrate, hashKey, queryOptions } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const films = (read: () => Promise<string[]> = () => Promise.reject(new Error('asked'))) =>
  queryOptions({ queryKey: ['/api/films', 'all'], queryFn: read });

/** The state that a page's loader hands over after reading this answer. */
function stateWith(answer: string[]) {
  const queries = createQueryClient();
  queries.setQueryData(films().queryKey, answer);
  return dehydrate(queries);
}

/** A newly opened tab, which has no answers yet. */
async function aTab() {
  vi.resetModules();
  return {
    ...(await import('./kept-answers.ts')),
    ...(await import('./tab-queries.ts')),
    ...(await import('#ui/read-again.ts')),
  };
}

let tab: Awaited<ReturnType<typeof aTab>>;
beforeEach(async () => {
  tab = await aTab();
});

test('an answer that came with the page is found by its query, and no other is', () => {
  const state = stateWith(['sunset']);
  expect(tab.givenAnswer(state, films().queryKey)).toEqual(['sunset']);
  const others = queryOptions({ queryKey: ['/api/films', 'one'], queryFn: async () => '' });
  expect(tab.givenAnswer(state, others.queryKey)).toBeUndefined();
  expect(tab.givenAnswer(null, films().queryKey)).toBeUndefined();
});

test('a page opened by a link knows what came with the pages before it, the latest of it', () => {
  expect(tab.knownAnswer(films().queryKey)).toEqual({ answer: undefined, isLastWord: false });
  tab.keepAnswers(stateWith(['old']));
  tab.keepAnswers(stateWith(['new']));
  tab.keepAnswers(dehydrate(createQueryClient()));
  expect(tab.knownAnswer(films().queryKey)).toEqual({ answer: ['new'], isLastWord: true });
});

test('once something is asked, the query client knows all that came, and what comes afterwards', () => {
  tab.keepAnswers(stateWith(['before']));
  const queries = tab.tabQueries();
  expect(queries.getQueryData(films().queryKey)).toEqual(['before']);
  queries.setQueryData(films().queryKey, ['changed']);
  expect(tab.knownAnswer(films().queryKey)).toEqual({ answer: ['changed'], isLastWord: false });
  expect(tab.tabQueries()).toBe(queries);
  expect(queries.getQueryData(films().queryKey)).toEqual(['changed']);
});

test('who watches an answer is told how it stands, at once and whenever that changes', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const told: unknown[] = [];
  const leave = tab.watchAnswer(
    films(() => promise),
    ({ data, isError }) => told.push(isError ? 'failed' : data),
  );
  expect(told.at(-1)).toBeUndefined();
  resolve(['sunset']);
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['sunset']));
  leave();
});

test('a failed read is told, and can be made again', async () => {
  const read = vi.fn(async () => ['sunset']);
  read.mockRejectedValueOnce(new Error('503'));
  let now: { data: string[] | undefined; isError: boolean; refetch: () => unknown } | undefined;
  const leave = tab.watchAnswer(films(read), (asked) => {
    now = asked;
  });
  await vi.waitFor(() => expect(now?.isError).toBe(true));
  now?.refetch();
  await vi.waitFor(() => expect(now).toMatchObject({ data: ['sunset'], isError: false }));
  leave();
});

test('what came with a page is not asked again', () => {
  tab.keepAnswers(stateWith(['sunset']));
  const read = vi.fn(async () => ['other']);
  let data: string[] | undefined;
  tab.watchAnswer(films(read), (asked) => {
    data = asked.data;
  })();
  expect(data).toEqual(['sunset']);
  expect(read).not.toHaveBeenCalled();
});

test('what a change made old is read again before the change counts as done', async () => {
  const read = vi.fn(async () => ['sunset']);
  let data: string[] | undefined;
  const leave = tab.watchAnswer(films(read), (asked) => {
    data = asked.data;
  });
  await vi.waitFor(() => expect(data).toEqual(['sunset']));
  read.mockResolvedValue(['sunset', 'dawn']);
  await tab.readAgain(['/api/film']);
  expect(data).toEqual(['sunset']);
  await tab.readAgain(['/api/films']);
  expect(data).toEqual(['sunset', 'dawn']);
  leave();
});

test('where nothing was asked, nothing is read again', async () => {
  await expect(tab.readAgain(['/api/films'])).resolves.toBeUndefined();
});

test('a question is the same however the parts of it were named', () => {
  const search = [
    '/api/yachts',
    { query: { sort: 'longest', page: '2', q: undefined, location: 'south-beach' } },
  ];
  expect(tab.hashOf(search)).toBe(hashKey(search));
  expect(tab.hashOf(['/api/films', 'all'])).toBe(hashKey(['/api/films', 'all']));
});
