import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApplicationForm } from '../builders/financing.ts';
import { signInAs } from '../support/actors.ts';
import { everyField, everyFile } from '../support/everything-kept.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let dataDir: string;
let staff: Readonly<Record<string, string>>;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-canaries-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
  staff = (await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator')).headers;
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A day in every form in which people and programs write it. */
function writings(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const names = new Date(`${day}T00:00:00Z`);
  const long = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(names);
  const medium = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' }).format(names);
  const [m, d] = [String(Number(month)), String(Number(date))];
  return [
    day,
    `${year}${month}${date}`,
    `${month}/${date}/${year}`,
    `${m}/${d}/${year}`,
    `${date}/${month}/${year}`,
    `${date}.${month}.${year}`,
    `${d}.${m}.${year}`,
    `${month}-${date}-${year}`,
    `${year}/${month}/${date}`,
    `${month}${date}${year}`,
    long,
    medium,
    String(names.getTime()),
    String(names.getTime() / 1_000),
  ];
}

/**
 * Sends an application, and has the applicant and staff read it in every way there is; answers all that they were
 * shown.
 */
async function makeOne(fields: Record<string, unknown>): Promise<string> {
  const key = { 'idempotency-key': `canary-${crypto.randomUUID()}` };
  const response = await app.postJson('/api/financing/applications', anApplicationForm(fields), key);
  expect(response.status).toBe(201);
  const { id } = await response.json();
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const said: string[] = [];
  const ask = async (address: string, headers: Record<string, string>) =>
    void said.push(await (await app.request(address, { headers })).text());
  await ask(`/api/financing/applications/${id}`, { cookie });
  await ask(`/api/financing/messages/${id}`, { cookie });
  await ask('/api/admin/financing-applications', staff);
  await ask('/api/admin/financing-report', staff);
  await ask(`/api/admin/financing-applications/${id}`, staff);
  // A refusal must name the field, and must not repeat its value.
  const refused = await app.postJson(
    '/api/financing/applications',
    anApplicationForm({ ...fields, firstName: '', fcraConsent: false }),
  );
  said.push(await refused.text());
  return said.join('\n');
}

test('a date of birth is found nowhere, in no way of writing it', async () => {
  const day = '1971-11-23';
  const answers = await makeOne({ dateOfBirth: day });
  const logs = JSON.stringify(app.logged) + JSON.stringify(app.queued);
  const fields = await everyField(app.database.db);
  expect(fields.length).toBeGreaterThan(30);
  const files = everyFile(dataDir);
  for (const written of writings(day)) {
    expect(answers, written).not.toContain(written);
    expect(logs, written).not.toContain(written);
    for (const { where, text } of fields) expect(text.includes(written), `${where}: ${written}`).toBe(false);
    for (const file of files) expect(file.includes(written), written).toBe(false);
  }
  // Search the raw pages of this database on its disk: the heap files of its tables.
  await app.database.db.execute(sql`checkpoint`);
  const { rows } = await app.database.db.execute<{ found: boolean }>(sql`
    select bool_or(position(convert_to(${day}, 'UTF8') in pg_read_binary_file(pg_relation_filepath(c.oid))) > 0) as found
    from pg_class c
    where c.relkind in ('r', 'i', 't') and pg_relation_filepath(c.oid) is not null
      and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`);
  expect(rows[0]?.found).toBe(false);
  // Staff can open a sealed field if they give a reason, and the opening is recorded.
  const [application] = (
    await app.database.db.execute<{ id: string }>(sql`select id from financing_applications limit 1`)
  ).rows;
  const revealed = await app.postJson(
    `/api/admin/financing-applications/${application?.id}/reveal`,
    { field: 'dateOfBirth', reason: 'Checking the identity with the lender' },
    staff,
  );
  expect(await revealed.json()).toEqual({ field: 'dateOfBirth', value: day });
  expect(JSON.stringify(app.logged)).not.toContain(day);
});

/** Four digits that nothing else in the form has. */
function unusedDigits(): string {
  const digits = String(1_000 + Math.floor(Math.random() * 9_000));
  return /^(1984|2026|2027|1450|3200|2500|3313|0188|0100)$/.test(digits) ? unusedDigits() : digits;
}

test('SSN digits are found nowhere as a field or a word: 20 at random', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 20; round += 1) {
    const digits = unusedDigits();
    const token = new RegExp(`(?<![\\w-])${digits}(?![\\w-])`);
    const before = new Set((await everyField(app.database.db)).map(({ where, text }) => `${where} ${text}`));
    app.logged.length = 0;
    app.queued.length = 0;
    const answers = await makeOne({ ssnLast4: digits });
    expect(answers.match(token)?.[0]).toBeUndefined();
    expect((JSON.stringify(app.logged) + JSON.stringify(app.queued)).match(token)?.[0]).toBeUndefined();
    for (const { where, text } of await everyField(app.database.db)) {
      if (before.has(`${where} ${text}`)) continue;
      expect(text === digits || token.test(text), `${where} holds ${digits}`).toBe(false);
    }
  }
});
