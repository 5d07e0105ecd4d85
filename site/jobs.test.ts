import { expect, test } from 'vitest';
import * as en from '#features/health/components/admin/words/en.ts';
import * as es from '#features/health/components/admin/words/es.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { allJobs } from './jobs.ts';

/** The jobs that run on their own, and when; `watch-backups` only where backups are made. */
const SCHEDULES = {
  'chain-security-events': '* * * * *',
  'complete-returned': '*/5 * * * *',
  'keep-calendar-for-search': '*/5 * * * *',
  'sweep-cards': '*/5 * * * *',
  'sweep-files': '*/5 * * * *',
  'find-waiting-mails': '*/10 * * * *',
  'remind-of-charters': '*/10 * * * *',
  'remind-of-what-is-missing': '*/10 * * * *',
  'tell-of-payments': '*/10 * * * *',
  'find-unscanned-files': '*/15 * * * *',
  'end-what-is-over': '10 * * * *',
  'prepare-what-is-missing': '40 * * * *',
  'seal-what-is-left': '25 * * * *',
  'sweep-pictures': '40 * * * *',
  'tell-of-papers': '10 8 * * *',
  'close-idle-accounts': '10 5 * * *',
  'forget-old-applications': '15 4 * * *',
  'forget-old-charters': '45 4 * * *',
  'forget-old-departures': '50 4 * * *',
  'forget-old-guests': '55 4 * * *',
  'forget-old-inquiries': '50 4 * * *',
  'add-up-open-money': '20 4 * * *',
  'sweep-uploaded-pictures': '50 4 * * *',
  purge: '30 4 * * *',
};

test('what runs regularly runs as often as is said (product 10.10, 12.4, 12.8)', async () => {
  const app = await createTestApp();
  const regular = allJobs(app.deps).filter(({ every }) => every);
  await app.close();
  expect(Object.fromEntries(regular.map(({ name, every }) => [name, every]))).toEqual(SCHEDULES);
});

test('every job has a name that staff can read, in both of their languages', async () => {
  const app = await createTestApp();
  const names = allJobs(app.deps).map(({ name }) => name);
  await app.close();
  expect(names.length).toBeGreaterThan(20);
  for (const { jobs } of [en, es]) expect(Object.keys(jobs)).toEqual(expect.arrayContaining(names));
});
