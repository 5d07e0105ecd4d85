import { expect, test } from 'vitest';
import * as en from '#features/health/components/admin/words/en.ts';
import * as es from '#features/health/components/admin/words/es.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { allJobs } from './jobs.ts';

test('every job has a name that staff can read, in both of their languages', async () => {
  const app = await createTestApp();
  const names = allJobs(app.deps).map(({ name }) => name);
  await app.close();
  expect(names.length).toBeGreaterThan(20);
  for (const { jobs } of [en, es]) expect(Object.keys(jobs)).toEqual(expect.arrayContaining(names));
});
