import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, readAgainIn } from './query-client.ts';

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

test('a first reading that was under way at a change is not taken for what came of it', async () => {
  const queries = createQueryClient();
  let kept = 'nothing owed';
  const read = vi.fn(async () => {
    const answer = kept;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return answer;
  });
  const watched = new QueryObserver(queries, { queryKey: ['/api/money/{id}', {}], queryFn: read });
  const leave = watched.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(50);
  kept = 'a deposit is owed';
  const done = readAgainIn(queries, ['/api/money']);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(watched.getCurrentResult().data).toBe('a deposit is owed');
  expect(read).toHaveBeenCalledTimes(2);
  leave();
});
