import { expect, test } from 'vitest';
import { workersFor } from './workers.ts';

const GB = 2 ** 30;
const browsers = { onTwoCores: 3, most: 8 };

test.each([
  { cores: 1, freeGb: 64, workers: 3, why: 'each waits for something some of the time' },
  { cores: 2, freeGb: 64, workers: 3, why: 'the machine that the suite is measured on' },
  { cores: 3, freeGb: 64, workers: 4, why: 'half a worker is none' },
  { cores: 4, freeGb: 64, workers: 6, why: 'as many for each core' },
  { cores: 64, freeGb: 64, workers: 8, why: 'the database has no more connections' },
  { cores: 4, freeGb: 8, workers: 5, why: 'there is no memory for a sixth' },
  { cores: 4, freeGb: 1, workers: 3, why: 'what is free now says little of a machine that is small' },
])('$cores cores, $freeGb GB free: $workers workers, since $why', ({ cores, freeGb, workers }) => {
  expect(workersFor(browsers, { cores, freeBytes: freeGb * GB })).toBe(workers);
});

test('on this machine it is never fewer than on two cores, nor more than can be served', () => {
  expect(workersFor(browsers)).toBeGreaterThanOrEqual(3);
  expect(workersFor(browsers)).toBeLessThanOrEqual(8);
});
