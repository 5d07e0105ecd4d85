import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Job } from './job.ts';
import { type Jobs, openJobs } from './queue.ts';

let app: TestApp;
let jobs: Jobs | undefined;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await app.close();
});

const aJob = (run: Job['run'], more: Partial<Job> = {}): Job => ({
  name: 'a-job',
  keyOf: ({ id }) => String(id),
  retries: 0,
  firstWaitSeconds: 1,
  longestWaitSeconds: 1,
  timeoutSeconds: 30,
  atOnce: 2,
  run,
  ...more,
});

async function working(...list: Job[]): Promise<Jobs> {
  jobs = openJobs({ connectionString: app.database.connectionString, log: app.deps.log, pollSeconds: 0.5 });
  jobs.start(list);
  await jobs.started;
  return jobs;
}

const db = () => app.database.db;
const states = async () =>
  (await db().execute(sql`select state from jobs.job where name = 'a-job' order by created_on`)).rows.map(
    ({ state }) => state,
  );
const gate = () => Promise.withResolvers<void>();

test('stopping lets the job under way finish', async () => {
  const [begun, release] = [gate(), gate()];
  let isDone = false;
  const queue = await working(
    aJob(async () => {
      begun.resolve();
      await release.promise;
      isDone = true;
    }),
  );
  await queue.add(db(), 'a-job', { id: 1 });
  await begun.promise;
  const stopped = queue.stop();
  release.resolve();
  await stopped;
  expect(isDone).toBe(true);
  expect(await states()).toEqual(['completed']);
});

test('jobs with one key are one while they wait or run; others are others', async () => {
  const [begun, release] = [gate(), gate()];
  const ran: unknown[] = [];
  const queue = await working(
    aJob(async ({ id }) => {
      ran.push(id);
      begun.resolve();
      await release.promise;
    }),
  );
  await queue.add(db(), 'a-job', { id: 1 });
  await begun.promise;
  await queue.add(db(), 'a-job', { id: 1 });
  await queue.add(db(), 'a-job', { id: 2 });
  expect(await states()).toHaveLength(2);
  release.resolve();
  await queue.stop();
});

test('of a job that runs alone, those fetched together run one after the other', async () => {
  const steps: string[] = [];
  const bothRan = gate();
  const job = aJob(
    async () => {
      steps.push('begins');
      // Long enough for another one to begin, if it were let.
      await db().execute(sql`select 1`);
      steps.push('ends');
      if (steps.length === 4) bothRan.resolve();
    },
    { atOnce: 1 },
  );
  const queue = await working(job);
  await db().transaction(async (tx) => {
    for (const id of [1, 2]) await queue.add(tx, 'a-job', { id });
  });
  await bothRan.promise;
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a job is told which try is its last, and what is kept of a failure names nobody', async () => {
  const tries: boolean[] = [];
  const last = gate();
  const queue = await working(
    aJob(
      async (_payload, { isLast }) => {
        tries.push(isLast);
        if (isLast) last.resolve();
        throw Object.assign(new Error('to canary@visitors.example'), { code: 'ENOWAY' });
      },
      { retries: 1 },
    ),
  );
  await queue.add(db(), 'a-job', { id: 1 });
  await last.promise;
  await queue.stop();
  expect(tries).toEqual([false, true]);
  expect(await states()).toEqual(['failed']);
  const { rows: kept } = await db().execute(sql`select output from jobs.job where name = 'a-job'`);
  expect(kept).toEqual([{ output: { name: 'Error', code: 'ENOWAY' } }]);
  expect(JSON.stringify(app.logged)).not.toContain('canary');
});

test('a name that nobody works on is refused', async () => {
  const queue = await working(aJob(async () => {}));
  await expect(queue.add(db(), 'another', {})).rejects.toThrow('There is no job named another');
});

test('a change that comes before the jobs have started waits for them', async () => {
  jobs = openJobs({ connectionString: app.database.connectionString, log: app.deps.log, pollSeconds: 0.5 });
  const added = jobs.add(db(), 'a-job', { id: 1 });
  const ran = gate();
  jobs.start([aJob(async () => ran.resolve())]);
  await added;
  await ran.promise;
});

test('two processes that start at once share the work', async () => {
  const ran: unknown[] = [];
  const done = gate();
  const job = aJob(async ({ id }) => {
    ran.push(id);
    if (ran.length === 20) done.resolve();
  });
  const open = () =>
    openJobs({ connectionString: app.database.connectionString, log: app.deps.log, pollSeconds: 0.5 });
  const both = [open(), open()] as const;
  for (const one of both) one.start([job]);
  await Promise.all(both.map(({ started }) => started));
  await Promise.all(Array.from({ length: 20 }, (_, id) => both[id % 2 ? 0 : 1].add(db(), 'a-job', { id })));
  await done.promise;
  await Promise.all(both.map((one) => one.stop()));
  expect(new Set(ran).size).toBe(20);
  expect(ran).toHaveLength(20);
});

test('without a database it keeps trying, says so, and can be stopped', async () => {
  jobs = openJobs({ connectionString: 'postgresql://nobody@127.0.0.1:1/nothing', log: app.deps.log });
  jobs.start([aJob(async () => {})]);
  await expect
    .poll(() => app.logged, { timeout: 60_000 })
    .toContainEqual(
      expect.objectContaining({ code: 'ECONNREFUSED', msg: 'jobs could not be started; trying again' }),
    );
  await jobs.stop();
});

test('what is no job any more is not scheduled either, and does not wait', async () => {
  const scheduled = async () =>
    (await db().execute(sql`select name from jobs.schedule order by name`)).rows.map(({ name }) => name);
  const ran = gate();
  const former = aJob(async () => ran.resolve(), { every: '7 * * * *' });
  const queue = await working(
    former,
    aJob(async () => {}, { name: 'another', every: '7 * * * *' }),
  );
  expect(await scheduled()).toEqual(['a-job', 'another']);
  await queue.add(db(), 'a-job', { id: 1 });
  await ran.promise;
  await queue.stop();
  await db().execute(sql`update jobs.job set state = 'created', completed_on = null where name = 'a-job'`);

  await working(aJob(async () => {}, { name: 'another', every: '7 * * * *' }));
  expect(await scheduled()).toEqual(['another']);
  expect(await states()).toEqual([]);
});
