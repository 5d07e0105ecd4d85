import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const YEAR_MS = 365 * 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

test('what has been read is never stale: not by time, focus, a new connection or another reader', async () => {
  const queries = createQueryClient();
  queries.mount();
  const read = vi.fn(async () => 'the fleet');
  const options = { queryKey: ['/api/yachts'], queryFn: read };
  const watched = new QueryObserver(queries, options);
  const leave = watched.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(watched.getCurrentResult().data).toBe('the fleet');

  await vi.advanceTimersByTimeAsync(YEAR_MS);
  expect(watched.getCurrentResult().isStale).toBe(false);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  const leaveToo = new QueryObserver(queries, options).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);

  leave();
  leaveToo();
  queries.unmount();
  queries.clear();
});

test('a read that failed is not tried again', async () => {
  const queries = createQueryClient();
  const read = vi.fn(async () => Promise.reject(new Error('503')));
  const watched = new QueryObserver(queries, { queryKey: ['/api/yachts'], queryFn: read });
  const leave = watched.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(YEAR_MS);
  expect(watched.getCurrentResult().isError).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
  leave();
  queries.clear();
});
