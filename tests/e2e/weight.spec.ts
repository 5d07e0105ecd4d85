import { type PageWeight, pageWeights } from '../../bench/script-weights.ts';
import { expect, test } from './support/test.ts';

test('no page carries more scripts on its first load than it may, in any language', async ({ site }) => {
  const weighed: PageWeight[] = [];
  for await (const page of pageWeights(site.origin)) weighed.push(page);
  expect(weighed).toHaveLength(30);
  expect(weighed.filter(({ weight, limit }) => weight < 1 || weight > limit)).toEqual([]);
});
