import { expect, test } from 'vitest';
import { lookWhile } from './reading.ts';

const { refetchInterval } = lookWhile((read: { readonly isDone: boolean } | undefined) => !read?.isDone);
const after = (looks: number, isDone: boolean) =>
  refetchInterval({ state: { data: { isDone }, dataUpdateCount: looks } });

test('what is under way is looked at again in a moment, and what takes its time less often', () => {
  expect(after(1, false)).toBe(2_000);
  expect(after(30, false)).toBe(2_000);
  expect(after(31, false)).toBe(15_000);
});

test('once it is done, or has failed, nobody looks any more', () => {
  expect(after(1, true)).toBe(false);
  expect(after(100, true)).toBe(false);
});
