import { expect, test } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { noticeDue } from './ending-papers.ts';

test.each([
  [61, null],
  [60, 60],
  [31, 60],
  [30, 30],
  [8, 30],
  [7, 7],
  [0, 7],
  [-1, null],
] as const)('%d days before a paper’s last day the notice that is due is %s', (days, due) => {
  expect(noticeDue(addDays('2027-03-10', days), '2027-03-10')).toBe(due);
});
