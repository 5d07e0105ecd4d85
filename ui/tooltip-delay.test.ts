import { expect, it } from 'vitest';
import { tooltipDelay } from './tooltip-delay.ts';

it('waits 700 ms, and not at all within 300 ms of the last one', () => {
  expect(tooltipDelay(1000, undefined)).toBe(700);
  expect(tooltipDelay(1000, 701)).toBe(0);
  expect(tooltipDelay(1000, 700)).toBe(700);
});
