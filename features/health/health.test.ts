import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { openJobs } from '#platform/jobs/queue.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type HealthAnswer, healthAnswer } from './schema.ts';
import { retryJob } from './service.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const HEALTH = '/api/admin/health';

async function asStaff() {
  const { headers } = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
  return {
    read: async (): Promise<HealthAnswer> => {
      const answer = await app.request(HEALTH, { headers });
      expect(answer.status).toBe(200);
      return healthAnswer.parse(await answer.json());
    },
  };
}

const logged = () => app.database.db.select().from(activity);

async function aFailedMail(text = 'Hello') {
  const id = app.deps.newId();
  await app.database.db.insert(outbox).values({
    id,
    cause: `test:${id}`,
    messageId: `<${id}@test>`,
    recipient: 'ana@visitors.example',
    subject: 'Your charter',
    html: '',
    text,
    status: 'failed',
    attempts: 33,
    lastError: 'ECONNREFUSED',
    createdAt: app.deps.now(),
  });
  return id;
}

it('says how the site is, and names nobody whom it wrote to', async () => {
  await aFailedMail();
  const staff = await asStaff();
  const health = await staff.read();
  expect(health.database.connections).toBeGreaterThan(0);
  expect(health.database.version).toMatch(/^\d+/);
  expect(health.disk?.freeBytes).toBeGreaterThan(0);
  expect(health.certificateExpiresAt).toBeNull();
  expect(health.backup).toBeNull();
  expect(health.mails).toEqual({ queued: 0, failed: 1, withheld: 0, oldestQueuedAt: null });
  expect(health.queues).toEqual([]);
  expect(JSON.stringify(health)).not.toContain('ana@visitors.example');
});

it('lists the mails that failed, and says whether what they said is still there to be sent', async () => {
  const [kept, emptied] = [await aFailedMail(), await aFailedMail('')];
  const staff = await asStaff();
  const { failedMails } = await staff.read();
  expect(new Map(failedMails.map((mail) => [mail.id, [mail.reason, mail.isKept]]))).toEqual(
    new Map([
      [kept, ['ECONNREFUSED', true]],
      [emptied, ['ECONNREFUSED', false]],
    ]),
  );
});

it('a failed job tells why, and is done once more', async () => {
  const done = Promise.withResolvers<void>();
  let tries = 0;
  const jobs = openJobs({
    connectionString: app.database.connectionString,
    log: app.deps.log,
    pollSeconds: 0.5,
  });
  jobs.start([
    {
      name: 'a-job',
      keyOf: ({ id }) => String(id),
      retries: 0,
      firstWaitSeconds: 1,
      longestWaitSeconds: 1,
      timeoutSeconds: 30,
      atOnce: 1,
      run: async () => {
        tries += 1;
        if (tries === 1) throw Object.assign(new Error('to ana@visitors.example'), { code: 'ENOWAY' });
        done.resolve();
      },
    },
  ]);
  try {
    await jobs.started;
    await jobs.add(app.database.db, 'a-job', { id: 7 });
    const staff = await asStaff();
    const failed = await expect
      .poll(async () => (await staff.read()).failedJobs, { timeout: 60_000 })
      .toHaveLength(1)
      .then(async () => (await staff.read()).failedJobs[0]);
    expect(failed).toMatchObject({ job: 'a-job', reason: 'Error ENOWAY' });
    expect((await staff.read()).queues).toEqual([
      { job: 'a-job', waiting: 0, active: 0, failed: 1, oldestSeconds: 0 },
    ]);
    const again = async () =>
      (await retryJob({ ...app.deps, jobs }, String(failed?.id), { accountId: null, username: 'ana' })).ok;
    expect(await again()).toBe(true);
    await done.promise;
    expect(await again()).toBe(false);
    expect(await logged()).toMatchObject([
      { actor: 'ana', action: 'tried again', subjectKind: 'job', subjectName: 'a-job' },
    ]);
    const { rows } = await app.database.db.execute(sql`select data from jobs.job where name = 'a-job'`);
    expect(rows).toEqual([{ data: { id: 7 } }]);
  } finally {
    await jobs.stop();
  }
});
