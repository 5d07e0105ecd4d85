import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { caseHistory, caseMessages } from '#features/cases/tables.ts';
import { sweepFiles } from '#features/documents/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aPdf } from '#tests/builders/files.ts';
import { aLender, anApplication, anApplicationForm, signedTerms } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import { saidByPeople } from '#tests/support/said-by-people.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilTaken } from '#tests/support/until-taken.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  CONSENT_KINDS,
  isLenderDecision,
  nextStatuses,
} from './domain/index.ts';
import { pipelineQuery } from './schema/index.ts';
import { linkToken } from './service/access.ts';
import { forgetOldApplications, releaseApplicationsOf, reportPipeline } from './service/index.ts';
import { financingApplications, financingDrafts } from './tables.ts';

const LIST = '/api/admin/financing-applications';
const DAY_MS = 86_400_000;

let app: TestApp;
let dataDir: string;
let time: Date;
let staff: Awaited<ReturnType<typeof signInAs>>;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-pipeline-'));
  time = new Date();
  app = await createTestApp({ env: { DATA_DIR: dataDir }, now: () => time });
  await aLender(app.database.db);
  staff = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const read = async (address: string) => {
  const response = await app.request(address, { headers: staff.headers });
  return { response, body: await response.json() };
};
const post = (address: string, body: unknown) => app.postJson(address, body, staff.headers);
const rowOf = async (id: string) => {
  const [row] = await app.database.db
    .select()
    .from(financingApplications)
    .where(eq(financingApplications.id, id));
  return row;
};
const historyOf = (id: string) =>
  app.database.db.select().from(caseHistory).where(eq(caseHistory.caseId, id));

async function upload(id: string, headers: Record<string, string>, type: string) {
  const form = new FormData();
  form.append('type', type);
  form.append('document', new File([aPdf()], 'x.pdf'));
  const response = await app.request(`/api/financing/applications/${id}/documents`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(response.status).toBe(201);
  return response.json();
}

async function apply(fields: Record<string, unknown> = {}) {
  const response = await app.postJson('/api/financing/applications', anApplicationForm(fields));
  const { id } = await response.json();
  return { id: String(id), headers: { cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' } };
}

describe('the list', () => {
  test('carries what the specification reads and nothing sealed; filters, sorts and pages', async () => {
    const { db } = app.database;
    await anApplication(db, { isDemo: true });
    const one = await anApplication(db, {
      firstName: 'Ana',
      estimatedAmountCents: 9_000_000,
      submittedAt: new Date(time.getTime() - 3 * DAY_MS),
    });
    const two = await anApplication(db, {
      firstName: 'Ben',
      status: 'under_review',
      purpose: 'acquisition',
      completedAt: new Date(time.getTime() - 10 * DAY_MS),
      submittedAt: new Date(time.getTime() - 12 * DAY_MS),
    });
    const three = await anApplication(db, {
      lastName: '100%_O’Hara',
      status: 'declined',
      submittedAt: new Date(time.getTime() - DAY_MS),
    });
    const { response, body } = await read(LIST);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([three, one, two]);
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(body[2]).toEqual({
      id: two,
      firstName: 'Ben',
      lastName: 'Marsh',
      email: 'elena.marsh@applicants.example',
      status: 'under_review',
      estimatedAmount: 25_000,
      purpose: 'acquisition',
      submittedAt: expect.any(String),
      clock: { dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), daysLeft: 20 },
      missingDocuments: ['Government ID', 'Proof of Income', 'Proof of Address'],
      unreadReplies: 0,
      hasLegalHold: false,
      suspectedSpam: false,
      assignee: null,
    });
    const ids = async (query: string) =>
      (await read(`${LIST}?${query}`)).body.map(({ id }: { id: string }) => id);
    expect(await ids('status=declined,under_review')).toEqual([three, two]);
    expect(await ids('purpose=acquisition')).toEqual([two]);
    expect(await ids('q=ana')).toEqual([one]);
    expect(await ids(`q=${encodeURIComponent('100%_')}`)).toEqual([three]);
    expect(await ids('q=%25')).toEqual([three]);
    expect(await ids(`q=${two.slice(0, 13)}`)).toEqual([two]);
    expect(await ids('sort=amount')).toEqual(
      [one, three, two].sort((a, b) => (a === one ? -1 : b === one ? 1 : a < b ? 1 : -1)),
    );
    expect((await ids('sort=due'))[0]).toBe(two);
    expect(await ids('sort=oldest')).toEqual([two, one, three]);
    const paged = await read(`${LIST}?pageSize=1&page=2`);
    expect(paged.body).toHaveLength(1);
    expect(paged.response.headers.get('link')).toBe(
      `<${LIST}?pageSize=1&page=1>; rel="prev", <${LIST}?pageSize=1&page=3>; rel="next"`,
    );
    expect((await app.request(`${LIST}?status=adrift`, { headers: staff.headers })).status).toBe(422);
  });

  test('is whole unless a page or its size is asked for', async () => {
    const { db } = app.database;
    for (let count = 0; count < 21; count += 1) await anApplication(db);
    const whole = await read(`${LIST}?status=needs_docs`);
    expect(whole.body).toHaveLength(21);
    expect(whole.response.headers.get('x-total-count')).toBe('21');
    expect(whole.response.headers.get('link')).toBeNull();
    expect((await read(LIST)).body).toHaveLength(21);
    const first = await read(`${LIST}?page=1`);
    expect(first.body).toHaveLength(20);
    expect(first.response.headers.get('link')).toBe(`<${LIST}?page=2>; rel="next"`);
    const sized = await read(`${LIST}?pageSize=2`);
    expect(sized.body).toHaveLength(2);
    expect(sized.response.headers.get('link')).toBe(`<${LIST}?pageSize=2&page=2>; rel="next"`);
  });

  test('as CSV it has a total row, the filter on screen, and runs in no spreadsheet', async () => {
    const { db } = app.database;
    await anApplication(db, {
      firstName: '=HYPERLINK("http://evil")',
      lastName: 'Comma, Inc',
      estimatedAmountCents: 1_000_050,
    });
    await anApplication(db, { firstName: '+1', lastName: '@x', estimatedAmountCents: 2_000_050 });
    await anApplication(db, { status: 'declined' });
    const response = await app.request('/api/admin/financing-report?status=needs_docs&pageSize=1', {
      headers: staff.headers,
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="financing-applications-[\d-]+\.csv"$/,
    );
    const lines = (await response.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      'Id,Submitted (Miami),First name,Last name,Email,Purpose,Status,Amount (USD),Decision due',
    );
    expect(lines.join('\n')).toContain(`"'=HYPERLINK(""http://evil"")","Comma, Inc"`);
    expect(lines.join('\n')).toContain(`"'+1","'@x"`);
    expect(lines.slice(1, 3).map((line) => line.split(',').at(-2))).toEqual(['20001', '10001']);
    expect(lines[3]).toBe('Total,,,,,,2 applications,30002,');
    const ana = { name: 'ana', accountId: undefined, ownIds: [], isAdministrator: true };
    const query = pipelineQuery.parse({ status: 'needs_docs' });
    const part = await reportPipeline(app.deps, ana, query, 1);
    const [, only, total, ...more] = part.replace('\ufeff', '').trim().split('\r\n');
    expect(only).toContain('20001');
    expect(total).toBe('Total,,,,,,"2 applications, of which the first 1 are listed",30002,');
    expect(more).toEqual([]);
  });
});

test('staff move an application along the table and in no other way, a decision only as one, and the applicant hears of each move', async () => {
  for (const from of APPLICATION_STATUSES) {
    for (const to of APPLICATION_STATUSES) {
      const id = await anApplication(app.database.db, { status: from });
      const isAllowed = (nextStatuses(from) as readonly ApplicationStatus[]).includes(to);
      const isDecision = isAllowed && isLenderDecision(to);
      const bare = { status: to, reason: 'As decided' };
      if (isDecision) {
        const refused = await post(`${LIST}/${id}/status`, bare);
        expect([refused.status, await refused.json()], `${from} → ${to}`).toEqual([
          422,
          { code: 'decision-needed', error: expect.stringMatching(/lender’s decision.*reasons/) },
        ]);
        expect([(await rowOf(id))?.status, await historyOf(id)]).toEqual([from, []]);
      }
      if (to === 'complete' && isAllowed) {
        const unsigned = await post(`${LIST}/${id}/status`, bare);
        expect(((await unsigned.json()) as { code: string }).code).toBe('terms-unsigned');
        await signedTerms(app.database.db, id);
      }
      const response = isDecision
        ? await post(`${LIST}/${id}/decision`, {
            decision: to,
            lenderId: 'harbor-bank',
            reasons: ['As decided'],
            note: 'As decided',
          })
        : await post(`${LIST}/${id}/status`, bare);
      expect(response.status, `${from} → ${to}`).toBe(isAllowed ? 200 : 409);
      const row = await rowOf(id);
      expect(row?.status).toBe(isAllowed ? to : from);
      const history = await historyOf(id);
      const messages = await app.database.db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
      if (!isAllowed) {
        expect([history, messages]).toEqual([[], []]);
        continue;
      }
      expect(history).toMatchObject([
        {
          event: isDecision ? 'decision' : 'status',
          fromStatus: from,
          toStatus: to,
          reason: 'As decided',
          changedBy: staff.username,
        },
      ]);
      expect(messages).toHaveLength(1);
      const mails = await app.database.db
        .select()
        .from(outbox)
        .where(eq(outbox.cause, `financing-status:${messages[0]?.id}`));
      expect(mails).toMatchObject([{ recipient: 'elena.marsh@applicants.example' }]);
      expect(row?.completedAt !== null).toBe(to === 'under_review');
      expect(row?.closedAt !== null).toBe(['declined', 'complete'].includes(to));
    }
  }
});

test('a colleague who was quicker is not overwritten', async () => {
  const id = await anApplication(app.database.db, { status: 'under_review' });
  const approval = { decision: 'approved', lenderId: 'harbor-bank', version: 1 };
  expect((await post(`${LIST}/${id}/decision`, approval)).status).toBe(200);
  const late = await post(`${LIST}/${id}/status`, { status: 'finalizing', version: 1 });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'changed-meanwhile' });
  const both = await Promise.all(
    ['finalizing', 'finalizing'].map((status) => post(`${LIST}/${id}/status`, { status })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a lender’s decision is recorded with its reasons, which a refusal must have; the mail does not tell them', async () => {
  const id = await anApplication(app.database.db, { status: 'under_review' });
  const bare = { decision: 'declined', lenderId: 'harbor-bank' };
  expect((await post(`${LIST}/${id}/decision`, bare)).status).toBe(422);
  // The applicant is told that the conditions are named.
  const nameless = await post(`${LIST}/${id}/decision`, { ...bare, decision: 'conditionally_approved' });
  expect(await nameless.json()).toMatchObject({
    issues: [{ path: 'note', message: 'Please name the lender’s conditions' }],
  });
  const told = { ...bare, reasons: ['Income too low for the amount', 'Short credit history'], note: '' };
  expect((await post(`${LIST}/${id}/decision`, told)).status).toBe(200);
  const { body } = await read(`${LIST}/${id}`);
  expect(body).toMatchObject({ status: 'declined', nextStatuses: [], isOpen: false });
  expect(body.messages.at(-1)).toMatchObject({
    messageType: 'lender',
    content: expect.stringContaining('Income too low'),
  });
  expect(body.history[0]).toMatchObject({
    kind: 'decision',
    reason: 'Income too low for the amount; Short credit history',
  });
  const mails = await app.database.db.select().from(outbox);
  expect(mails).toHaveLength(1);
  expect(`${mails[0]?.subject} ${mails[0]?.text}`).not.toMatch(/declined|Income|Harbor/i);
});

test('a document that is asked for stands on the checklist, and the review waits for it', async () => {
  const { id, headers } = await apply();
  for (const type of ['Government ID', 'Proof of Income', 'Proof of Address'])
    await upload(id, headers, type);
  const asked = await post(`${LIST}/${id}/document-requests`, {
    name: 'Vessel survey',
    note: 'Not older than a year',
  });
  expect(asked.status).toBe(201);
  expect((await post(`${LIST}/${id}/document-requests`, { name: 'Vessel survey' })).status).toBe(409);
  const told = await (await app.request(`/api/financing/applications/${id}`, { headers })).json();
  expect(told).toMatchObject({
    status: 'needs_docs',
    documentsStatus: { 'Vessel survey': 'pending', 'Government ID': 'uploaded' },
    documentNotes: { 'Vessel survey': 'Not older than a year' },
  });
  expect((await upload(id, headers, 'Bank Statements')).status).toBe('needs_docs');
  time = new Date(time.getTime() + 5 * DAY_MS);
  expect((await upload(id, headers, 'Vessel survey')).status).toBe('under_review');
  expect((await read(`${LIST}/${id}`)).body.clock.daysLeft).toBe(30);
});

test('a message goes to the applicant, a mail says only that there is one; opening files and fields is on record', async () => {
  const { id, headers } = await apply();
  const { id: documentId } = await upload(id, headers, 'Government ID');
  const words = { from: 'lender', subject: 'Page two', content: 'Please send page two of the return.' };
  expect((await post(`${LIST}/${id}/messages`, words)).status).toBe(201);
  const over = await anApplication(app.database.db, { status: 'declined' });
  expect((await post(`${LIST}/${over}/messages`, words)).status).toBe(201);
  const mails = (await app.database.db.select().from(outbox)).filter(({ cause }) =>
    cause.startsWith('financing-message'),
  );
  expect(saidByPeople(mails)).not.toContain('page two');
  const mayAnswer = (about: string) =>
    mails
      .find((mail) => mail.about === about)
      ?.text.replaceAll(/\s+/g, ' ')
      .includes('You can answer it there.');
  expect([mayAnswer(id), mayAnswer(over)]).toEqual([true, true]);

  expect(
    (
      await app.request(`/api/financing/applications/${id}/documents/${documentId}`, {
        headers: staff.headers,
      })
    ).status,
  ).toBe(200);
  expect((await post(`${LIST}/${id}/reveal`, { field: 'ssnLast4', reason: ' ' })).status).toBe(422);
  const revealed = await post(`${LIST}/${id}/reveal`, { field: 'ssnLast4', reason: 'The lender asked' });
  expect(revealed.headers.get('cache-control')).toBe('no-store');
  expect(await revealed.json()).toEqual({ field: 'ssnLast4', value: '4729' });
  const history = await historyOf(id);
  expect(history.map(({ event, changedBy }) => `${event} ${changedBy}`).sort()).toEqual(
    [
      'submitted applicant',
      `message ${staff.username}`,
      `document-opened ${staff.username}`,
      `revealed ${staff.username}`,
    ].sort(),
  );
  expect(history.find(({ event }) => event === 'revealed')).toMatchObject({
    reason: 'The lender asked',
    details: { field: 'ssnLast4' },
  });
  const dossier = (await read(`${LIST}/${id}`)).body;
  expect(dossier.consents).toHaveLength(4);
  expect(dossier.consents[0]).toMatchObject({
    version: expect.any(String),
    wording: expect.any(String),
    givenAt: expect.any(String),
  });
  expect(saidByPeople(dossier)).not.toMatch(/4729|1984/);
});

test('a filled hidden field is kept and answered alike, without a mail to anybody, until a colleague works on it', async () => {
  const { id } = await apply({ leaveEmpty: 'https://spam.example' });
  expect(await rowOf(id)).toMatchObject({ suspectedSpam: true });
  // Reading the application or writing a note is no work for the applicant, so the spam mark stays.
  await read(`${LIST}/${id}`);
  await post(`${LIST}/${id}/notes`, { note: 'A program?' });
  expect(await rowOf(id)).toMatchObject({ suspectedSpam: true });
  // A refused step must change nothing.
  expect((await post(`${LIST}/${id}/status`, { status: 'complete' })).status).toBe(409);
  expect(await rowOf(id)).toMatchObject({ suspectedSpam: true });
  expect(await app.database.db.select().from(outbox)).toEqual([]);

  const { version, email } = (await rowOf(id)) ?? {};
  expect((await post(`${LIST}/${id}/messages`, { subject: 'Hello', content: 'Who are you?' })).status).toBe(
    201,
  );
  expect(await rowOf(id)).toMatchObject({ suspectedSpam: false, version });
  expect(await app.database.db.select().from(outbox)).toMatchObject([{ recipient: email }]);
});

test('the same application sent a hundred times at once is stored once; another body under its key is refused', async () => {
  const form = anApplicationForm();
  const key = {
    'idempotency-key': 'one-application',
    cookie: `miami_flow_browser=${'b'.repeat(48)}`,
  };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      untilTaken(() => app.postJson('/api/financing/applications', form, key)),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  // Every answer sets the cookie, because any of them may be the one that arrives.
  for (const answer of answers)
    expect(answer.headers.get('set-cookie')).toContain('miami_flow_applications=');
  expect(await app.database.db.$count(financingApplications)).toBe(1);
  const other = await app.postJson('/api/financing/applications', { ...form, ssnLast4: '0001' }, key);
  expect(other.status).toBe(422);
});

test('an application that is sent again with other files, its answer lost, is the same one', async () => {
  const form = anApplicationForm();
  const key = { 'idempotency-key': 'same-application' };
  const send = async (...documents: object[]) =>
    (await app.postJson('/api/financing/applications', { ...form, documents }, key)).json();
  const first = await send({ type: 'Government ID', name: 'id.pdf', size: 900 });
  expect(await send({ type: 'Government ID', name: 'id-again.pdf', size: 950 })).toEqual(first);
  expect(await app.database.db.$count(financingApplications)).toBe(1);
});

test.each([
  ['a step left out', { employmentStatus: undefined, profession: undefined }],
  ['a consent refused', { tcpaConsent: false }],
  ['an old wording', { consentVersion: '2001-01' }],
  ['a malformed amount', { estimatedAmount: '$1.2.3' }],
])('sent straight to the API with %s, it is refused and nothing is stored', async (_what, fields) => {
  const response = await app.postJson('/api/financing/applications', anApplicationForm(fields));
  expect(response.status).toBe(422);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await app.database.db.$count(financingApplications)).toBe(0);
  expect(await app.database.db.select().from(outbox)).toEqual([]);
});

test('a status of one’s own changes nothing', async () => {
  const { id } = await apply({
    status: 'approved',
    isDemo: true,
    hasLegalHold: true,
    accountId: staff.accountId,
  });
  expect(await rowOf(id)).toMatchObject({
    status: 'needs_docs',
    isDemo: false,
    hasLegalHold: false,
    accountId: null,
  });
});

describe('what is kept for how long', () => {
  const files = () =>
    readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );

  test('withdrawn files go at once; the record stays', async () => {
    const { id, headers } = await apply();
    await upload(id, headers, 'Government ID');
    expect(files()).toHaveLength(1);
    await app.request(`/api/financing/applications/${id}`, { method: 'DELETE', headers });
    expect(app.queued.map(({ job }) => job)).toContain('sweep-files');
    await sweepFiles(app.deps);
    expect(files()).toHaveLength(0);
    expect(await rowOf(id)).toMatchObject({ status: 'withdrawn', firstName: 'Elena' });
  });

  test('a legal hold keeps the files of a withdrawn application until it is lifted, and nobody is told otherwise', async () => {
    const { id, headers } = await apply();
    await upload(id, headers, 'Government ID');
    await post(`${LIST}/${id}/legal-hold`, { hold: true, reason: 'Case 12-345' });
    await app.request(`/api/financing/applications/${id}`, { method: 'DELETE', headers });
    await sweepFiles(app.deps);
    expect(files()).toHaveLength(1);
    const messages = await (await app.request(`/api/financing/messages/${id}`, { headers })).json();
    expect(messages.at(-1)).toMatchObject({
      subject: 'Application withdrawn',
      content: 'You have withdrawn this application.',
    });
    await post(`${LIST}/${id}/legal-hold`, { hold: false, reason: 'Case closed' });
    await sweepFiles(app.deps);
    expect(files()).toHaveLength(0);
    expect(await rowOf(id)).toMatchObject({ status: 'withdrawn' });
  });

  test('25 months after it was over an application goes with everything, unless it is held', async () => {
    const [one, held, open] = [await apply(), await apply(), await apply()];
    for (const { id, headers } of [one, held, open]) {
      for (const type of ['Government ID', 'Proof of Income', 'Proof of Address'])
        await upload(id, headers, type);
    }
    for (const { id } of [one, held])
      await post(`${LIST}/${id}/decision`, {
        decision: 'declined',
        lenderId: 'harbor-bank',
        reasons: ['Income'],
      });
    expect((await post(`${LIST}/${held.id}/legal-hold`, { hold: true, reason: 'Case 12-345' })).status).toBe(
      200,
    );
    time = new Date(time.getTime() + 25 * 30 * DAY_MS);
    expect(await forgetOldApplications(app.deps)).toEqual({ drafts: 0, applications: 0 });
    time = new Date(time.getTime() + 40 * DAY_MS);
    expect(await forgetOldApplications(app.deps)).toEqual({ drafts: 0, applications: 1 });
    await sweepFiles(app.deps);
    expect(await rowOf(one.id)).toBeUndefined();
    expect(await historyOf(one.id)).toEqual([]);
    expect(await rowOf(held.id)).toBeDefined();
    expect(await rowOf(open.id)).toBeDefined();
    expect(files()).toHaveLength(6);
    await post(`${LIST}/${held.id}/legal-hold`, { hold: false, reason: 'Case closed' });
    expect(await forgetOldApplications(app.deps)).toEqual({ drafts: 0, applications: 1 });
  });

  test('one that waits for documents which never come goes as long after the last word, unless it is held', async () => {
    const [silent, held, late] = [await apply(), await apply(), await apply()];
    for (const { id, headers } of [silent, held, late]) await upload(id, headers, 'Government ID');
    await post(`${LIST}/${held.id}/legal-hold`, { hold: true, reason: 'Case 12-345' });
    time = new Date(time.getTime() + 20 * 30 * DAY_MS);
    // Its own grant expired long ago; the link in underwriting's next mail opens it again.
    const token = linkToken(app.deps, { id: late.id, email: (await rowOf(late.id))?.email ?? '' });
    const opened = await app.postJson('/api/financing/access', { token });
    const again = { cookie: opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
    await upload(late.id, again, 'Proof of Income');
    expect(await forgetOldApplications(app.deps)).toEqual({ drafts: 0, applications: 0 });
    time = new Date(time.getTime() + 6 * 31 * DAY_MS);
    expect(await forgetOldApplications(app.deps)).toEqual({ drafts: 0, applications: 1 });
    await sweepFiles(app.deps);
    expect(await rowOf(silent.id)).toBeUndefined();
    expect([(await rowOf(held.id))?.status, (await rowOf(late.id))?.status]).toEqual([
      'needs_docs',
      'needs_docs',
    ]);
    expect(files()).toHaveLength(3);
    time = new Date(time.getTime() + 20 * 31 * DAY_MS);
    expect(await forgetOldApplications(app.deps)).toEqual({ drafts: 0, applications: 1 });
    expect(await rowOf(late.id)).toBeUndefined();
  });

  test('a draft is another device’s for 30 days, goes with its application, and holds nothing sealed', async () => {
    const client = await signInAs({ db: app.database.db, config: app.deps.config }, 'client');
    const path = '/api/financing/drafts/current';
    const put = (values: Record<string, unknown>) =>
      app.request(path, {
        method: 'PUT',
        headers: { ...client.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ step: 2, values }),
      });
    const get = async () => (await app.request(path, { headers: client.headers })).json();
    expect(await get()).toBeNull();
    expect((await put({ firstName: 'Elena', ssnLast4: '4729', dateOfBirth: '1984-03-07' })).status).toBe(200);
    expect(await get()).toMatchObject({ status: 'draft', step: 2, values: { firstName: 'Elena' } });
    expect(saidByPeople(await app.database.db.select().from(financingDrafts))).not.toMatch(/4729|1984/);
    expect((await app.request(path)).status).toBe(401);
    await app.postJson('/api/financing/applications', anApplicationForm(), client.headers);
    expect(await get()).toBeNull();
    await put({ firstName: 'Elena' });
    time = new Date(time.getTime() + 29 * DAY_MS);
    expect((await forgetOldApplications(app.deps)).drafts).toBe(0);
    time = new Date(time.getTime() + 2 * DAY_MS);
    expect((await forgetOldApplications(app.deps)).drafts).toBe(1);
  });

  test('an owner takes along all that they told and agreed to, and what they signed; nothing that is sealed', async () => {
    const client = await signInAs({ db: app.database.db, config: app.deps.config }, 'client');
    const form = anApplicationForm({ otherIncome: '$250', employerName: 'Heron Shipyard' });
    const { id } = await (await app.postJson('/api/financing/applications', form, client.headers)).json();
    await signedTerms(app.database.db, id);
    const data = await (await app.request('/api/profile/data', { headers: client.headers })).json();
    expect(data.financingApplications).toMatchObject([
      {
        id,
        employerName: 'Heron Shipyard',
        monthlyNetIncome: 14_500,
        otherIncome: 250,
        consents: CONSENT_KINDS.map(() => ({
          kind: expect.any(String),
          wording: expect.stringMatching(/./),
        })),
        terms: [{ kind: 'terms', state: 'signed' }],
      },
    ]);
    expect(saidByPeople(data)).not.toMatch(/4729|1984-03-07/);
  });

  test('an account that is closed leaves its applications to their mailed links', async () => {
    const client = await signInAs({ db: app.database.db, config: app.deps.config }, 'client');
    const id = await anApplication(app.database.db, { accountId: client.accountId });
    const own = await app.request('/api/profile/data', { headers: client.headers });
    expect((await own.json()).financingApplications).toMatchObject([
      { id, status: 'needs_docs', messages: [] },
    ]);
    await releaseApplicationsOf(app.deps, client.accountId);
    expect(await rowOf(id)).toMatchObject({ accountId: null });
  });
});
