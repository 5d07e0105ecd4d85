import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '#platform/deps.ts';
import { type Jobs, openJobs } from '#platform/jobs/queue.ts';
import { describeFailure, type MailTransport, mailTransport } from '#platform/mail/transport.ts';
import { allJobs } from '#site/jobs.ts';
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { notificationJobs } from './jobs.ts';
import { type Mail, queueMail, requeueWaitingMails, sendMail } from './service.ts';
import { outbox } from './tables.ts';

const CANARY = 'canary.person@visitors.example';
const hello: Mail = {
  cause: 'test:1',
  about: null,
  to: CANARY,
  replyTo: 'team@miami-flow.example',
  subject: 'Your request\r\nBcc: someone@else.example',
  html: '<p>Hello Canary</p>',
  text: 'Hello Canary',
  attachments: [{ filename: 'charter.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};

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

const rows = () => app.database.db.select().from(outbox);
const onlyRow = async () => {
  const [row] = await rows();
  if (!row) throw new Error('no mail');
  return row;
};

/** The test app's dependencies, with a real job queue that sends mails. */
async function working(
  options: Parameters<typeof notificationJobs>[1] & {
    env?: Partial<Deps['config']>;
    pollSeconds?: number;
  } = {},
): Promise<Deps> {
  const { env, pollSeconds = 0.5, ...rest } = options;
  jobs = openJobs({ connectionString: app.database.connectionString, log: app.deps.log, pollSeconds });
  const deps: Deps = { ...app.deps, jobs, config: { ...app.deps.config, ...env } };
  jobs.start(notificationJobs(deps, rest));
  await jobs.started;
  return deps;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it never came about');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const isStatus = (status: string) => async () => (await rows())[0]?.status === status;

describe('queueing', () => {
  test('writes the mail and its job; the same cause queues no second one', async () => {
    await queueMail(app.deps, hello);
    await queueMail(app.deps, { ...hello, subject: 'Again' });
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ status: 'queued', recipient: CANARY, attempts: 0 });
    expect(row?.messageId).toBe(`<${row?.id}@miami-flow.example>`);
    expect(row?.subject).toBe('Your request Bcc: someone@else.example');
    expect(app.queued).toEqual([{ job: 'send-mail', payload: { id: row?.id } }]);
  });

  test('a subject is one line, whatever was typed into a name', async () => {
    await queueMail(app.deps, {
      ...hello,
      cause: 'one-line',
      subject: 'Hello\r\nBcc: all@visitors.example\u2028!',
    });
    expect((await rows()).find(({ cause }) => cause === 'one-line')?.subject).toBe(
      'Hello Bcc: all@visitors.example !',
    );
  });

  test('nothing is written for an address that nobody can have', async () => {
    await queueMail(app.deps, { ...hello, cause: 'sample', to: 'zoe.martel@sample.invalid' });
    expect(await rows()).toEqual([]);
  });

  test('is undone with the change that caused it, job included', async () => {
    const deps = await working();
    await deps.db
      .transaction(async (tx) => {
        await queueMail({ ...deps, db: tx }, hello);
        throw new Error('the change failed');
      })
      .catch(() => {});
    expect(await rows()).toEqual([]);
    const { rows: left } = await deps.db.execute(sql`select from jobs.job where name = 'send-mail'`);
    expect(left).toEqual([]);
  });
});

describe('sending over SMTP', () => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await openMailbox();
  });
  afterEach(() => mailbox.close());

  test('arrives whole, as soon as the change is committed: nobody waits for the next look', async () => {
    const deps = await working({ env: { smtpUrl: mailbox.url }, pollSeconds: 600 });
    await deps.db.transaction((tx) => queueMail({ ...deps, db: tx }, hello));
    const mail = await mailbox.waitFor(CANARY);
    expect(mail.subject).toBe('Your request Bcc: someone@else.example');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.replyTo?.text).toBe('team@miami-flow.example');
    expect(mail.text?.trim()).toBe('Hello Canary');
    expect(mail.attachments[0]?.filename).toBe('charter.ics');
    await until(isStatus('sent'));
    expect((await onlyRow()).sentAt).toBeInstanceOf(Date);
    expect(mail.messageId).toBe((await onlyRow()).messageId);
  });

  test('a letter that a colleague has written is no program’s mail', async () => {
    const deps = await working({ env: { smtpUrl: mailbox.url } });
    await queueMail(deps, { ...hello, kind: 'letter' });
    expect((await mailbox.waitFor(CANARY)).headers.has('auto-submitted')).toBe(false);
  });

  test('a burst of mails is sent without waiting a poll for each', async () => {
    const deps = await working({ env: { smtpUrl: mailbox.url } });
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        queueMail(deps, { ...hello, cause: `test:${index}`, to: `guest-${index}@visitors.example` }),
      ),
    );
    await until(async () => (await rows()).every((row) => row.status === 'sent'));
    expect(mailbox.received).toHaveLength(40);
  });

  test('a mail that was sent is not sent again', async () => {
    const deps = await working({ env: { smtpUrl: mailbox.url } });
    await queueMail(deps, hello);
    await until(isStatus('sent'));
    const { id } = await onlyRow();
    await sendMail(deps, mailTransport(deps.config), id, false);
    await deps.jobs.add(deps.db, 'send-mail', { id });
    await until(async () => {
      const { rows: open } = await deps.db.execute(sql`select from jobs.job where state < 'completed'`);
      return open.length === 0;
    });
    expect(mailbox.received).toHaveLength(1);
  });

  test('of a mail that was sent the row stays, but not what it said', async () => {
    const deps = await working({ env: { smtpUrl: mailbox.url } });
    await queueMail(deps, { ...hello, text: 'Open it: https://miami-flow.example/open#live.token' });
    await until(isStatus('sent'));
    const row = await onlyRow();
    expect(row).toMatchObject({ cause: hello.cause, recipient: CANARY, html: '', text: '', attachments: [] });
    expect(JSON.stringify(row)).not.toContain('live.token');
    await queueMail(deps, hello);
    expect(await rows()).toHaveLength(1);
  });

  test('a mail left behind by a process that died goes out at the next start', async () => {
    // The mail is stored but its job is lost, because the test's recording queue drops it.
    await queueMail(app.deps, hello);
    await working({ env: { smtpUrl: mailbox.url } });
    await mailbox.waitFor(CANARY);
    await until(isStatus('sent'));
  });

  test('looking for waiting mails does not double those whose job is alive', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let sent = 0;
    const deps = await working({
      transport: async () => {
        sent += 1;
        await held;
      },
    });
    await queueMail(deps, hello);
    await until(async () => sent === 1);
    await requeueWaitingMails(deps);
    await requeueWaitingMails(deps);
    release();
    await until(isStatus('sent'));
    await jobs?.stop();
    expect(sent).toBe(1);
  });
});

describe('when mail cannot be sent', () => {
  const quickly = { retries: 2, firstWaitSeconds: 1, longestWaitSeconds: 1 };

  test('it is tried again, under the same Message-ID and date', async () => {
    const seen: { id: string; date: Date }[] = [];
    const transport: MailTransport = async ({ messageId, date }) => {
      seen.push({ id: messageId, date });
      if (seen.length === 1) throw Object.assign(new Error(`no ${CANARY}`), { code: 'ECONNECTION' });
    };
    const deps = await working({ transport, patience: quickly });
    await queueMail(deps, hello);
    await until(isStatus('sent'));
    expect(seen).toHaveLength(2);
    expect(seen[0]).toEqual(seen[1]);
    expect(await onlyRow()).toMatchObject({ attempts: 2, lastError: null });
  });

  test('after the last try it has failed, visibly and without an address', async () => {
    const refusing = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(`554 5.7.1 <${CANARY}> is not welcome here\r\n`);
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const address = refusing.address();
    if (!address || typeof address === 'string') throw new Error('no port');
    const deps = await working({
      env: { smtpUrl: `smtp://127.0.0.1:${address.port}` },
      patience: { ...quickly, retries: 1 },
    });
    await queueMail(deps, hello);
    await until(isStatus('failed'));
    refusing.close();
    const row = await onlyRow();
    expect(row.attempts).toBe(2);
    expect(row.lastError).toContain('554');
    expect(row.lastError).not.toContain('canary');
    expect(app.logged).toContainEqual(
      expect.objectContaining({ mailId: row.id, msg: 'a mail could not be sent' }),
    );
    // Neither the log nor the stored job names the person.
    await jobs?.stop();
    const { rows: kept } = await deps.db.execute(sql`select to_jsonb(job) from jobs.job`);
    expect(JSON.stringify([app.logged, kept])).not.toMatch(/canary|visitors\.example/i);
  });

  test('a server that cannot be reached is described by its code alone', () => {
    expect(describeFailure(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
    expect(
      describeFailure(
        Object.assign(new Error('x'), {
          code: 'EENVELOPE',
          responseCode: 550,
          response: '550 <a.b@c.example> unknown',
        }),
      ),
    ).toBe('EENVELOPE 550 550 <(address)> unknown');
    expect(describeFailure('a@b.example')).toBe('unknown');
  });
});

describe('without SMTP settings', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-mail-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('mail is written to the data folder, for its owner only', async () => {
    const deps = await working({ env: { smtpUrl: undefined, dataDir } });
    await queueMail(deps, hello);
    await until(isStatus('sent'));
    const folder = path.join(dataDir, 'mail');
    const { id, messageId } = await onlyRow();
    expect(readdirSync(folder)).toEqual([`${id}.eml`]);
    expect(statSync(path.join(folder, `${id}.eml`)).mode & 0o777).toBe(0o600);
    const mail = await simpleParser(readFileSync(path.join(folder, `${id}.eml`)));
    expect(mail.messageId).toBe(messageId);
    expect(mail.text?.trim()).toBe('Hello Canary');
    expect(mail.html).toContain('Hello Canary');
  });
});

describe('purging', () => {
  test('forgets mails sent more than 90 days ago and keeps those that failed', async () => {
    const { db } = app.database;
    const old = new Date(Date.now() - 91 * 86_400_000);
    for (const cause of ['sent-old', 'sent-new', 'failed-old'])
      await queueMail(app.deps, { ...hello, cause });
    await db.update(outbox).set({ status: 'sent', sentAt: old }).where(eq(outbox.cause, 'sent-old'));
    await db.update(outbox).set({ status: 'sent', sentAt: new Date() }).where(eq(outbox.cause, 'sent-new'));
    await db.update(outbox).set({ status: 'failed', createdAt: old }).where(eq(outbox.cause, 'failed-old'));
    const purge = allJobs(app.deps).find((job) => job.name === 'purge');
    await purge?.run({}, { isLast: false });
    expect((await rows()).map((row) => row.cause).sort()).toEqual(['failed-old', 'sent-new']);
  });

  test('goes on past a kind that cannot be forgotten, and counts as failed', async () => {
    const { db } = app.database;
    const forgotten = () =>
      allJobs(app.deps)
        .find((job) => job.name === 'purge')
        ?.run({}, { isLast: false });
    await queueMail(app.deps, { ...hello, cause: 'sent' });
    await db.update(outbox).set({ status: 'sent', sentAt: new Date(Date.now() - 91 * 86_400_000) });
    await db.execute(sql`alter table idempotency_keys rename to keys_away`);
    try {
      await expect(forgotten()).rejects.toThrow('1 left for the next run');
    } finally {
      await db.execute(sql`alter table keys_away rename to idempotency_keys`);
    }
    expect(await rows()).toEqual([]);
    await forgotten();
  });

  test('what a mail said goes when it was sent, or has failed for two weeks; then it is sent no more', async () => {
    const { db } = app.database;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const cause of ['sent', 'failed-old', 'failed-new', 'queued-old'])
      await queueMail(app.deps, { ...hello, cause });
    const put = (cause: string, fields: Partial<typeof outbox.$inferInsert>) =>
      db.update(outbox).set(fields).where(eq(outbox.cause, cause));
    await put('sent', { status: 'sent', sentAt: new Date() });
    await put('failed-old', { status: 'failed', createdAt: daysAgo(15) });
    await put('failed-new', { status: 'failed', createdAt: daysAgo(13) });
    await put('queued-old', { createdAt: daysAgo(15) });
    const purge = allJobs(app.deps).find((job) => job.name === 'purge');
    await purge?.run({}, { isLast: false });
    const kept = (await rows()).filter(({ text, html, attachments }) => text && html && attachments.length);
    expect(kept.map(({ cause }) => cause).sort()).toEqual(['failed-new', 'queued-old']);

    await put('failed-old', { status: 'queued' });
    const [late] = (await rows()).filter(({ cause }) => cause === 'failed-old');
    const sent: unknown[] = [];
    await sendMail(app.deps, async (mail) => void sent.push(mail), late?.id ?? '', false);
    expect(sent).toEqual([]);
    expect((await rows()).find(({ cause }) => cause === 'failed-old')).toMatchObject({
      status: 'failed',
      lastError: expect.stringContaining('not kept'),
    });
  });
});
