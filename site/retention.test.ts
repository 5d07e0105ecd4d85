import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#features/accounts/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { type KeepSettings, personalTables, RETENTION } from '#features/customers/domain/index.ts';
import { sendMail } from '#features/notifications/service.ts';
import { outbox } from '#features/notifications/tables.ts';
import { accounts } from '#platform/auth/tables.ts';
import { projectFolder } from '#platform/project-folder.ts';
import { plantEverywhere } from '#tests/builders/everything-personal.ts';
import { everyField, everyFile } from '#tests/support/everything-kept.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { allJobs } from './jobs.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;
const WORD = 'Quetzalcoatline';

let app: TestApp;
let dataDir: string;
let time: Date;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-retention-'));
  time = new Date();
  app = await createTestApp({ env: { DATA_DIR: dataDir }, now: () => time });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs every scheduled job once. */
async function aNight(): Promise<void> {
  for (const job of allJobs(app.deps)) if (job.every) await job.run({}, { isLast: false });
}

const later = (days: number) => {
  time = new Date(time.getTime() + days * DAY_MS);
};

/** Where any of these words is stored, in the database or in a file. */
async function whereIs(words: readonly string[]): Promise<string[]> {
  const isIn = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const fields = await everyField(app.database.db, ['uuid']);
  const found = new Set(fields.filter(({ text }) => isIn(text)).map(({ where }) => where));
  for (const file of everyFile(dataDir)) if (isIn(file)) found.add(`file ${file.slice(0, 50)}`);
  return [...found].sort();
}

/** The register as a table, as in docs/operations.md. */
function retentionTable(settings: KeepSettings): string {
  const rows = personalTables().map(([table, { holds, keeps, ends, atClosing, because }]) => {
    const end = 'job' in ends ? `\`${ends.job}\`` : `with \`${ends.with}\``;
    return `| \`${table}\` | ${holds} | ${keeps(settings)} | ${end} | ${atClosing} | ${because} |`;
  });
  return [
    '| table | of people | how long | ended by | at closing or erasure | why |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

describe('the register of what is kept of people', () => {
  test('has every table of the database, and none that there is not', async () => {
    const { rows } = await app.database.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    expect(
      rows.map(({ name }) => name).sort(),
      'a new table belongs into features/customers/domain/retention.ts: what of people it holds, for how long and which job ends it, or why it holds nothing of them',
    ).toEqual(Object.keys(RETENTION).sort());
  });

  test('promises nothing that no job keeps', () => {
    const jobs = new Set(allJobs(app.deps).map(({ name }) => name));
    for (const [table, { ends }] of personalTables()) {
      if ('job' in ends) expect(jobs, table).toContain(ends.job);
      else expect(Object.keys(RETENTION), table).toContain(ends.with);
    }
  });

  test('is the table of docs/operations.md', () => {
    const guide = readFileSync(path.join(projectFolder, 'docs/operations.md'), 'utf8');
    expect(guide).toContain(retentionTable(app.deps.config));
  });
});

/** Sends the mails that wait. */
async function sendAll() {
  const mails = await app.database.db.select().from(outbox).where(eq(outbox.status, 'queued'));
  for (const { id } of mails) await sendMail(app.deps, async () => {}, id, false);
}

describe('what is kept of people', () => {
  test('is found nowhere once its time is over: in no table, no file and no mail', async () => {
    const ids = await plantEverywhere(app.deps, WORD, new Date(Date.now() - 8 * YEAR_MS));
    const planted = new Set((await whereIs([WORD, ...ids])).map((where) => where.split('.')[0]));
    for (const [table] of personalTables())
      expect(planted, `nothing was planted in ${table}`).toContain(table);
    expect((await whereIs([WORD])).filter((where) => where.startsWith('file'))).toHaveLength(3);

    await aNight();
    const notice = await app.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.subject, 'Your account will be closed soon'));
    expect(notice).toHaveLength(1);
    await sendAll();
    later(31);
    await aNight();
    await sendAll();
    later(366);
    await aNight();
    expect(await whereIs([WORD, ...ids])).toEqual([]);
    expect(JSON.stringify(app.logged)).not.toMatch(new RegExp(WORD, 'i'));
    // The charters themselves stay for bookkeeping, without the client's name.
    const books = await app.database.db.select().from(charterRequests);
    expect(books.map(({ contactName, status }) => [contactName, status])).toEqual([
      ['Former client', 'completed'],
      ['Former client', 'completed'],
    ]);
  });

  test('is all there the day before, but for what lasts days or weeks', async () => {
    await plantEverywhere(app.deps, WORD, new Date(Date.now() - 1.5 * YEAR_MS));
    await aNight();
    const left = new Set((await whereIs([WORD])).map((where) => where.split('.')[0]));
    for (const table of [
      'accounts',
      'profiles',
      'charter_requests',
      'contact_messages',
      'quote_requests',
      'customers',
      'activity',
      'case_messages',
      'financing_applications',
      'stored_files',
      'calendar_entries',
    ])
      expect(left, table).toContain(table);
  });

  test('an account that is used again after the notice stays', async () => {
    await plantEverywhere(app.deps, WORD, new Date(Date.now() - 8 * YEAR_MS));
    await aNight();
    await app.database.db.execute(sql`insert into sessions (id, token_hash, account_id, expires_at, created_at, updated_at)
      select gen_random_uuid(), 'again', id, now(), now(), now() from accounts where username = ${WORD.toLowerCase()}`);
    later(31);
    await aNight();
    expect(await whereIs([WORD])).toContain('accounts.username');
  });

  test('accounts whose owners have their month keep none behind them from being closed', async () => {
    const { db } = app.database;
    const now = new Date();
    const unused = (name: string, years: number, told: boolean) => ({
      id: randomUUID(),
      role: 'client' as const,
      username: name,
      look: name,
      email: `${name}@no-mail.invalid`,
      createdAt: now,
      updatedAt: now,
      lastUsedAt: new Date(+now - years * YEAR_MS),
      closingNoticeAt: told ? new Date(+now - DAY_MS) : null,
    });
    const told = Array.from({ length: 500 }, (_, at) => unused(`told-${at}`, 9, true));
    await db.insert(accounts).values([...told, unused('nobody-asked', 8, false)]);
    await db.insert(profiles).values(
      told.map(({ id: accountId, username }) => ({
        accountId,
        email: `${username}@visitors.example`,
        emailVerifiedAt: now,
        updatedAt: now,
      })),
    );
    await aNight();
    expect(await db.$count(accounts)).toBe(500);
  });

  test('no line of the log that is younger than seven years can be deleted by anybody', async () => {
    const { db } = app.database;
    await plantEverywhere(app.deps, WORD, new Date(Date.now() - 6.9 * YEAR_MS));
    await expect(db.execute(sql`delete from activity`)).rejects.toThrow();
    await expect(db.execute(sql`update activity set actor = ''`)).rejects.toThrow();
    await expect(db.execute(sql`truncate activity`)).rejects.toThrow();
  });
});
