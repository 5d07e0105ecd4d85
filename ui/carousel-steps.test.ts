import { expect, it } from 'vitest';
import { stepRound } from './carousel-steps.ts';

it('goes round at both ends', () => {
  expect(stepRound(0, 1, 3)).toBe(1);
  expect(stepRound(2, 1, 3)).toBe(0);
  expect(stepRound(0, -1, 3)).toBe(2);
  expect(stepRound(0, -7, 3)).toBe(2);
  expect(stepRound(0, 1, 1)).toBe(0);
  expect(stepRound(0, 1, 0)).toBe(0);
});
