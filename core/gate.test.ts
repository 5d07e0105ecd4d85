import { expect, test } from 'vitest';
import { Busy, createGate } from './gate.ts';

const HOUR_MS = 3_600_000;

test('so many at a time are let through, in the order they came, each failure leaving its place', async () => {
  const through = createGate({ atOnce: 2, mostWaiting: 10, patienceMs: HOUR_MS });
  const began: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const all = ends.map(({ promise }, index) =>
    through(async () => {
      began.push(index);
      await promise;
    }),
  );
  expect(began).toEqual([0, 1]);
  ends[1]?.reject(new Error('no'));
  await expect(all[1]).rejects.toThrow('no');
  await expect.poll(() => began).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  await Promise.allSettled(all);
  expect(began).toEqual([0, 1, 2, 3, 4]);
});

test('who would stand behind too many, or has waited too long, is told so and holds no place', async () => {
  const through = createGate({ atOnce: 1, mostWaiting: 1, patienceMs: 20 });
  const end = Promise.withResolvers<void>();
  const first = through(() => end.promise);
  const second = through(async () => 'never');
  await expect(through(async () => 'never')).rejects.toBeInstanceOf(Busy);
  await expect(second).rejects.toBeInstanceOf(Busy);
  end.resolve();
  await first;
  expect(await through(async () => 'again')).toBe('again');
});
