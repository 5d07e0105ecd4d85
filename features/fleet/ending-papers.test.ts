import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#features/notifications/tables.ts';
import { NO_PAPERS } from '#tests/builders/papers.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fleetJobs } from './jobs.ts';
import { yachts } from './tables.ts';

let now = new Date('2027-03-10T15:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());

const contact = { phone: '+1 305 555 0100', email: 'hello@house.example', address: [] };
const run = async () => {
  const [job] = fleetJobs({ ...app.deps, readContact: async () => contact });
  await job?.run({}, { isLast: false });
};
const told = async () => {
  const mails = await app.database.db.select().from(outbox);
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([app.deps.config.teamEmail]));
  return mails.map(({ subject }) => subject).sort();
};
const on = (day: string) => {
  now = new Date(`${day}T15:00:00Z`);
};

test('the team is told 60, 30 and 7 days before a paper ends, once each for its last day', async () => {
  const { db } = app.database;
  await aYacht(db, { id: 'ending', name: 'Ending', ...NO_PAPERS, insuranceValidUntil: '2027-05-09' });
  await aYacht(db, { id: 'soon', name: 'Soon', ...NO_PAPERS, liveryValidUntil: '2027-03-12' });
  await aYacht(db, { id: 'far', name: 'Far', ...NO_PAPERS, certificateValidUntil: '2027-05-10' });
  await aYacht(db, { id: 'ended', name: 'Ended', ...NO_PAPERS, insuranceValidUntil: '2027-03-09' });
  const archivedAt = new Date('2027-01-01T00:00:00Z');
  await aYacht(db, { id: 'gone', name: 'Gone', ...NO_PAPERS, insuranceValidUntil: '2027-03-12', archivedAt });
  await run();
  await run();
  const first = ['Insurance ends in 60 days: Ending', 'Livery permit ends in 2 days: Soon'];
  expect(await told()).toEqual(first);

  on('2027-04-08');
  await run();
  const second = [...first, 'Certificate of inspection ends in 32 days: Far'].sort();
  expect(await told()).toEqual(second);
  on('2027-04-09');
  await run();
  const third = [...second, 'Insurance ends in 30 days: Ending'].sort();
  expect(await told()).toEqual(third);
  on('2027-05-09');
  await run();
  const [last] = (await told()).filter((subject) => !third.includes(subject));
  expect(last).toBe('Certificate of inspection ends in 1 day: Far');
  expect(await told()).toContain('Insurance ends today: Ending');

  // After a renewal, the new last day gets its own notices.
  await db.update(yachts).set({ insuranceValidUntil: '2027-05-20' });
  const before = await told();
  await run();
  const fresh = (await told()).filter((subject) => !before.includes(subject));
  expect(fresh).toContain('Insurance ends in 11 days: Ending');
});
