import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetPersonal } from './user.ts';

const aClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });

test('what no page shows of an account is forgotten at once, and what is public is kept', () => {
  const queries = aClient();
  queries.setQueryData(['/api/profile/quotes', {}], ['theirs']);
  queries.setQueryData(['/api/site-settings', {}], 'everyone’s');
  forgetPersonal(queries);
  expect(queries.getQueryData(['/api/profile/quotes', {}])).toBeUndefined();
  expect(queries.getQueryData(['/api/site-settings', {}])).toBe('everyone’s');
});

test('a page that still stands asks nothing again, and what it showed is forgotten as it goes', () => {
  const queries = aClient();
  let calls = 0;
  const queryKey = ['/api/auth/sessions', {}];
  const options = { queryKey, queryFn: () => Promise.resolve(++calls) };
  queries.setQueryData(queryKey, ['this device']);
  const devices = new QueryObserver(queries, options);
  const leave = devices.subscribe(() => undefined);
  forgetPersonal(queries);
  // The page renders once more before it unmounts.
  devices.setOptions({ ...options });
  expect([calls, devices.getCurrentResult().data]).toEqual([0, ['this device']]);
  leave();
  expect(queries.getQueryData(queryKey)).toBeUndefined();
  // The next account's data is read anew, and stays cached while its pages mount and unmount.
  queries.setQueryData(queryKey, ['another device']);
  new QueryObserver(queries, options).subscribe(() => undefined)();
  expect(queries.getQueryData(queryKey)).toEqual(['another device']);
});
