import { queryOptions } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ApiClient } from '#core/api-client.ts';
import { givenAnswer, hashOf } from '#ui/kept-answers.ts';
import { apiContext } from './context.ts';
import { readPageData } from './page-data.ts';

const asking = (name: string, read: () => Promise<string>) =>
  queryOptions({ queryKey: [name], queryFn: read });

function aContext() {
  const context = new RouterContextProvider();
  context.set(apiContext, (() => undefined) as unknown as ApiClient);
  return context;
}

test('of a page that could not be read as a whole, what could be read is handed over, and what could not is named', async () => {
  const slow = Promise.withResolvers<string>();
  const films = asking('films', () => slow.promise);
  const crew = asking('crew', () => Promise.reject(new Error('no answer')));
  const page = readPageData(aContext(), async (queries) => {
    await Promise.all([
      queries.ensureQueryData(films),
      queries.ensureQueryData(crew).finally(() => slow.resolve('sunset')),
    ]);
    return 200;
  });
  const { data, init } = await page;
  expect(init?.status).toBe(503);
  expect(data).toMatchObject({ failed: true, unread: [hashOf(crew.queryKey)] });
  expect(givenAnswer(data.state, films.queryKey)).toBe('sunset');
});

test('of a page that was read, nothing is unread', async () => {
  const { data } = await readPageData(aContext(), async (queries) => {
    await queries.ensureQueryData(asking('films', async () => 'sunset'));
    return 200;
  });
  expect(data).toMatchObject({ failed: false, unread: [] });
});
