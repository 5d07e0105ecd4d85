import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { caseHistory, caseMessages } from '#features/cases/tables.ts';
import { storedFiles } from '#features/documents/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aPdf, aPhotograph } from '#tests/builders/files.ts';
import { aLender, anApplication, anApplicationForm } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { financingApplications, financingDocuments } from './tables.ts';

const LIST = '/api/admin/financing-applications';
const APPLICATIONS = '/api/financing/applications';
const NOWHERE = '01890a5d-ac96-774b-bcce-b302099a8057';
const REQUIRED = ['Government ID', 'Proof of Income', 'Proof of Address'];

let app: TestApp;
let dataDir: string;
let staff: Staff;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-officer-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
  staff = await staffOf(app);
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const historyOf = (id: string) =>
  app.database.db
    .select()
    .from(caseHistory)
    .where(eq(caseHistory.caseId, id))
    .orderBy(caseHistory.changedAt, caseHistory.id);
const logOf = async (id: string) => {
  const lines = await app.database.db.select().from(activity).where(eq(activity.subjectId, id));
  return lines.map(({ actor, action, details }) => ({ actor, action, details }));
};
const rowOf = async (id: string) => {
  const rows = await app.database.db
    .select()
    .from(financingApplications)
    .where(eq(financingApplications.id, id));
  return rows[0];
};
const messagesOf = (id: string) =>
  app.database.db
    .select()
    .from(caseMessages)
    .where(eq(caseMessages.caseId, id))
    .orderBy(caseMessages.createdAt, caseMessages.id);

type Applicant = { readonly id: string; readonly headers: Record<string, string> };

async function apply(): Promise<Applicant> {
  const response = await app.postJson(APPLICATIONS, anApplicationForm());
  const { id } = await response.json();
  return { id: String(id), headers: { cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' } };
}

function multipart(fields: Record<string, string>, file = new File([aPdf()], 'x.pdf')) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('document', file);
  return form;
}

async function upload({ id, headers }: Applicant, type: string, file?: File): Promise<string> {
  const body = multipart({ type }, file);
  const response = await app.request(`${APPLICATIONS}/${id}/documents`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

const asStaff = (address: string, init: RequestInit = {}) =>
  app.request(address, { ...init, headers: staff.headers });

describe('who may call', () => {
  test.each([
    ['GET', 'neighbors'],
    ['PUT', 'assignee'],
    ['POST', 'notes'],
    ['POST', 'acceptances'],
    ['PUT', 'contact'],
    ['PUT', 'decision'],
    ['POST', 'documents'],
    ['GET', `documents/${NOWHERE}`],
  ])('%s %s is the administrators’ alone, and needs an application', async (method, part) => {
    const client = await staffOf(app, 'client');
    const id = await anApplication(app.database.db);
    const body = method === 'GET' ? undefined : {};
    expect((await client.send(method, `${LIST}/${id}/${part}`, body)).status).toBe(403);
    expect((await app.request(`${LIST}/${id}/${part}`, { method })).status).toBe(401);
  });

  test('what is not there is not found', async () => {
    const contact = { ...anApplicationForm(), reason: 'They called' };
    const decision = { decision: 'approved', lenderId: 'any', why: 'A slip' };
    for (const [method, part, body] of [
      ['GET', 'neighbors', undefined],
      ['PUT', 'assignee', { assignedTo: null }],
      ['POST', 'notes', { body: 'x' }],
      ['POST', 'acceptances', { documentIds: [NOWHERE] }],
      ['PUT', 'contact', contact],
      ['PUT', 'decision', decision],
      ['GET', `documents/${NOWHERE}`, undefined],
    ] as const) {
      const answer = await staff.send(method, `${LIST}/${NOWHERE}/${part}`, body);
      expect([part, answer.status, answer.body.code]).toEqual([part, 404, 'application-not-found']);
    }
    const init = { method: 'POST', body: multipart({ type: 'Government ID', reason: 'Post' }) };
    expect((await asStaff(`${LIST}/${NOWHERE}/documents`, init)).status).toBe(404);
  });
});

describe('the list', () => {
  test('is narrowed to what is mine, nobody’s, or waits for an answer', async () => {
    const { db } = app.database;
    const [mine, free, waiting] = [
      await anApplication(db, { assignedTo: staff.accountId }),
      await anApplication(db),
      await anApplication(db),
    ];
    const message = { caseId: waiting, kind: 'applicant', body: 'Any news?', createdAt: new Date() } as const;
    await db.insert(caseMessages).values({ ...message, id: app.deps.newId() });
    await db.insert(caseMessages).values({
      ...message,
      id: app.deps.newId(),
      caseId: free,
      readAt: new Date(),
    });
    const ids = async (query: string) =>
      (await staff.list<{ id: string }>(`${LIST}?${query}`)).map(({ id }) => id).sort();
    expect(await ids('assignee=me')).toEqual([mine]);
    expect(await ids(`assignee=${staff.accountId}`)).toEqual([mine]);
    expect(await ids('assignee=none')).toEqual([free, waiting].sort());
    expect(await ids('assignee=nonsense')).toEqual([]);
    expect(await ids('replies=waiting')).toEqual([waiting]);
    expect(await ids('replies=waiting&assignee=me')).toEqual([]);
    expect((await staff.send('GET', `${LIST}?replies=none`)).status).toBe(422);
    const [item] = await staff.list(`${LIST}?assignee=me`);
    expect(item).toMatchObject({ assignee: { id: staff.accountId, username: staff.username } });
    const report = await (await staff.get('/api/admin/financing-report?replies=waiting')).text();
    expect(report).toContain(waiting);
    expect(report).not.toContain(mine);
  });

  test('tells what stands before and after one, also when it is part of the list no longer', async () => {
    const { db } = app.database;
    const at = (day: number) => ({ submittedAt: new Date(Date.UTC(2027, 0, day)) });
    await anApplication(db, { isDemo: true, ...at(2) });
    const [first, second, third] = [
      await anApplication(db, { status: 'under_review', ...at(3) }),
      await anApplication(db, { status: 'under_review', ...at(2) }),
      await anApplication(db, { status: 'under_review', ...at(1) }),
    ];
    const other = await anApplication(db, at(4));
    const place = async (id: string, query = '') =>
      (await staff.send('GET', `${LIST}/${id}/neighbors?${query}`)).body;
    expect(await place(second, 'status=under_review')).toEqual({
      previousId: first,
      nextId: third,
      place: 2,
      total: 3,
    });
    expect(await place(first)).toEqual({ previousId: other, nextId: second, place: 2, total: 4 });
    expect(await place(third, 'sort=oldest&page=4')).toMatchObject({ previousId: null, nextId: second });
    await db
      .update(financingApplications)
      .set({ status: 'approved' })
      .where(eq(financingApplications.id, second));
    expect(await place(second, 'status=under_review')).toMatchObject({ previousId: first, nextId: third });
    expect(await place(first, 'status=under_review')).toMatchObject({ nextId: third, total: 2 });
  });
});

test('an application is given to a colleague, and taken from them again', async () => {
  const id = await anApplication(app.database.db);
  const address = `${LIST}/${id}/assignee`;
  const given = await staff.send('PUT', address, { assignedTo: staff.accountId });
  expect([given.status, given.body]).toEqual([
    200,
    { id, status: 'needs_docs', message: `${staff.username} handles the application.` },
  ]);
  const again = await staff.send('PUT', address, { assignedTo: staff.accountId });
  expect(again.body.message).toBe('Nothing has changed.');
  expect((await staff.send('GET', `${LIST}/${id}`)).body).toMatchObject({
    assignee: { id: staff.accountId, username: staff.username },
    // The version stays, because assigning does not change the application: a colleague's open form can still be sent.
    version: 1,
  });
  const client = await staffOf(app, 'client');
  const refused = await staff.send('PUT', address, { assignedTo: client.accountId });
  expect([refused.status, refused.body.code]).toEqual([404, 'colleague-not-found']);
  expect((await staff.send('PUT', address, { assignedTo: 'me' })).status).toBe(422);
  // Two take a case at once that nobody handles: the second is told, and takes it from the first only knowingly.
  const colleague = await staffOf(app);
  const late = await staff.send('PUT', address, { assignedTo: colleague.accountId, from: null });
  expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
  expect((await staff.send('GET', `${LIST}/${id}`)).body).toMatchObject({
    assignee: { id: staff.accountId },
  });
  const known = { assignedTo: null, from: staff.accountId };
  const taken = await staff.send('PUT', address, known);
  expect(taken.body.message).toBe('Nobody handles the application anymore.');
  expect((await historyOf(id)).map(({ event, details }) => [event, details])).toEqual([
    ['assigned', { to: staff.username }],
    ['assigned', { to: null }],
  ]);
  expect((await logOf(id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['assigned', 'assigned']),
  );
});

test('a note is for the team: the applicant never reads it, and the log does not say what it says', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const body = { body: 'Called twice, no answer.' };
  const kept = await staff.send('POST', `${LIST}/${id}/notes`, body, { 'Idempotency-Key': 'note-one-1234' });
  const again = await staff.send('POST', `${LIST}/${id}/notes`, body, { 'Idempotency-Key': 'note-one-1234' });
  expect([kept.status, kept.body]).toEqual([
    201,
    { id: expect.any(String), message: 'The note has been kept.' },
  ]);
  expect(again.body).toEqual(kept.body);
  const empty = await staff.send('POST', `${LIST}/${id}/notes`, { body: ' ' });
  expect([empty.status, empty.body]).toMatchObject([422, { issues: [{ path: 'body' }] }]);
  expect((await staff.send('GET', `${LIST}/${id}`)).body.notes).toEqual([
    {
      id: kept.body.id,
      body: 'Called twice, no answer.',
      writtenBy: staff.username,
      createdAt: expect.any(String),
    },
  ]);
  for (const address of [`${APPLICATIONS}/${id}`, `/api/financing/messages/${id}`]) {
    const seen = await (await app.request(address, { headers: applicant.headers })).text();
    expect(seen).not.toContain('Called twice');
  }
  const log = await logOf(id);
  expect(log).toContainEqual({ actor: staff.username, action: 'note written', details: {} });
  expect(JSON.stringify(log)).not.toContain('Called twice');
});

test('an application takes sixty files, whoever adds them', async () => {
  const applicant = await apply();
  const { id, headers } = applicant;
  const { db } = app.database;
  const [row] = await db
    .select()
    .from(financingDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, financingDocuments.fileId))
    .where(eq(financingDocuments.id, await upload(applicant, 'Government ID')));
  if (!row) throw new Error('The file is not there');
  const fileIds = Array.from({ length: 58 }, () => randomUUID());
  await db.insert(storedFiles).values(fileIds.map((id) => ({ ...row.stored_files, id })));
  await db
    .insert(financingDocuments)
    .values(fileIds.map((fileId) => ({ ...row.financing_documents, id: randomUUID(), fileId })));
  await upload(applicant, 'Proof of Income');
  const body = multipart({ type: 'Proof of Address', reason: 'They brought it' });
  const oneMore = [
    await app.request(`${APPLICATIONS}/${id}/documents`, { method: 'POST', headers, body }),
    await asStaff(`${LIST}/${id}/documents`, { method: 'POST', body }),
  ];
  for (const answer of oneMore) expect(await answer.json()).toMatchObject({ code: 'too-many-documents' });
});

test('all that is fine is accepted at once, and each is written down', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const [first = '', second = '', third = ''] = [
    await upload(applicant, 'Government ID'),
    await upload(applicant, 'Proof of Income'),
    await upload(applicant, 'Proof of Address'),
  ];
  const late = await upload(applicant, 'Bank Statements');
  const { db } = app.database;
  await staff.send('POST', `${LIST}/${id}/documents/${first}/review`, { review: 'accepted' });
  const [row] = await db.select().from(financingDocuments).where(eq(financingDocuments.id, third));
  await db
    .update(storedFiles)
    .set({ scan: 'waiting' })
    .where(eq(storedFiles.id, row?.fileId ?? ''));
  const asked = { documentIds: [first, second, third] };
  const accepted = await staff.send('POST', `${LIST}/${id}/acceptances`, asked);
  expect([accepted.status, accepted.body]).toEqual([
    200,
    { id, status: 'under_review', message: '1 document accepted.' },
  ]);
  const reviews = await db.select().from(financingDocuments).where(eq(financingDocuments.applicationId, id));
  expect(new Map(reviews.map((document) => [document.id, document.review]))).toEqual(
    new Map([
      [first, 'accepted'],
      [second, 'accepted'],
      // Still being scanned, and not among the files that were looked at.
      [third, 'open'],
      [late, 'open'],
    ]),
  );
  const inHistory = (await historyOf(id)).filter(({ event }) => event === 'document-accepted');
  expect(inHistory.map(({ details, changedBy }) => [details, changedBy])).toEqual([
    [{ documentId: first, type: 'Government ID' }, staff.username],
    [{ documentId: second, type: 'Proof of Income' }, staff.username],
  ]);
  expect((await logOf(id)).filter(({ action }) => action === 'document accepted')).toHaveLength(2);
  expect((await staff.send('POST', `${LIST}/${id}/acceptances`, asked)).body.message).toBe(
    'Nothing has changed.',
  );
  expect((await staff.send('POST', `${LIST}/${id}/acceptances`, { documentIds: [first, 'x'] })).status).toBe(
    422,
  );
  await db.update(financingApplications).set({ status: 'complete' }).where(eq(financingApplications.id, id));
  expect((await staff.send('POST', `${LIST}/${id}/acceptances`, asked)).body.code).toBe('application-closed');
});

test('a document is shown in place to staff alone, framed by no other site, and that it was opened is kept', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const photograph = new File([new Uint8Array(await aPhotograph())], 'front.jpg');
  const files = [
    [await upload(applicant, 'Government ID', photograph), 'image/jpeg', 'front.jpg'],
    [await upload(applicant, 'Proof of Income'), 'application/pdf', 'x.pdf'],
  ];
  for (const [documentId, contentType, name] of files) {
    const address = `${LIST}/${id}/documents/${documentId}`;
    const response = await asStaff(address);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': contentType,
      'content-disposition': `inline; filename="${name}"; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
    expect((await app.request(address, { headers: applicant.headers })).status).toBe(401);
    const own = await app.request(`${APPLICATIONS}/${id}/documents/${documentId}`, {
      headers: applicant.headers,
    });
    expect(own.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(own.headers.get('x-frame-options')).toBe('DENY');
  }
  expect((await historyOf(id)).filter(({ event }) => event === 'document-opened')).toHaveLength(2);
  await app.database.db.update(storedFiles).set({ scan: 'waiting' });
  const [[waiting]] = files as [string[]];
  expect((await asStaff(`${LIST}/${id}/documents/${waiting}`)).status).toBe(503);
});

test('a document that came by post is added for the applicant, with how it came, and may begin the review', async () => {
  const applicant = await apply();
  const { id } = applicant;
  await upload(applicant, 'Government ID');
  await upload(applicant, 'Proof of Income');
  const add = async (fields: Record<string, string>, file?: File) => {
    const init = { method: 'POST', body: multipart(fields, file) };
    const response = await asStaff(`${LIST}/${id}/documents`, init);
    return { status: response.status, body: await response.json() };
  };
  const type = 'Proof of Address';
  expect(await add({ type, reason: ' ' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'reason', message: 'Please give a reason' }] },
  });
  expect(await add({ type: 'Horoscope', reason: 'Post' })).toMatchObject({ status: 422 });
  const hostile = new File(['<script>'], 'x.pdf');
  expect(await add({ type, reason: 'Post' }, hostile)).toMatchObject({ status: 415 });
  const reason = 'Came by post on May 3';
  expect(await add({ type, reason })).toEqual({
    status: 201,
    body: {
      id: expect.any(String),
      type,
      status: 'under_review',
      message: 'The document has been added.',
    },
  });
  const added = (await historyOf(id)).find(({ event }) => event === 'document-added');
  expect(added).toMatchObject({ changedBy: staff.username, reason, details: { type } });
  expect(await logOf(id)).toContainEqual({
    actor: staff.username,
    action: 'document added',
    details: { document: type, reason },
  });
  const written = await messagesOf(id);
  expect(written.map(({ subject }) => subject)).toEqual([
    'We have your application',
    'Your application is under review',
    'A document was added',
  ]);
  const { db } = app.database;
  await db.update(financingApplications).set({ status: 'declined' }).where(eq(financingApplications.id, id));
  expect(await add({ type, reason })).toMatchObject({ status: 409, body: { code: 'application-closed' } });
});

test('contact details are corrected for the applicant: why is kept, both addresses are told, old links end', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const { email } = (await rowOf(id)) ?? {};
  const contact = {
    email: 'right@applicants.example',
    phone: '(305) 555-0199',
    streetAddress: '12 Bayshore Drive',
    city: 'Miami',
    state: 'FL',
    zipCode: '33139',
  };
  const address = `${LIST}/${id}/contact`;
  const silent = await staff.send('PUT', address, { ...contact, reason: '' });
  expect([silent.status, silent.body]).toMatchObject([422, { issues: [{ path: 'reason' }] }]);
  const wrong = await staff.send('PUT', address, { ...contact, zipCode: '1', reason: 'x' });
  expect(wrong.body).toMatchObject({
    issues: [{ path: 'zipCode', message: 'ZIP code must be at least 5 digits' }],
  });
  const reason = 'A typing mistake, told on the phone';
  const messages = async () => {
    const sent = await app.database.db.select().from(outbox).where(eq(outbox.about, id));
    return sent
      .filter(({ cause }) => cause.startsWith('financing-message:'))
      .map(({ recipient }) => recipient);
  };
  expect(await messages()).toEqual([]);
  await staff.send('PUT', address, { ...contact, email, city: 'Coral Gables', reason, version: 1 });
  expect(await messages()).toEqual([email]);
  const done = await staff.send('PUT', address, { ...contact, reason, version: 2 });
  expect([done.status, done.body]).toEqual([
    200,
    { id, status: 'needs_docs', message: 'The contact details have been corrected.' },
  ]);
  expect(await rowOf(id)).toMatchObject({ ...contact, version: 3 });
  const late = await staff.send('PUT', address, { ...contact, phone: '3055550100', reason, version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
  const same = await staff.send('PUT', address, { ...contact, reason });
  expect(same.body.message).toBe('Nothing has changed.');
  const fields = ['email', 'city'];
  const changed = (await historyOf(id)).filter(({ event }) => event === 'contact-changed');
  const byStaff = { changedBy: staff.username, reason };
  expect(changed).toMatchObject([
    { ...byStaff, details: { fields: ['phone', 'city'] } },
    { ...byStaff, details: { fields } },
  ]);
  expect(await logOf(id)).toContainEqual({
    actor: staff.username,
    action: 'contact corrected',
    details: { fields, reason },
  });
  const mails = await app.database.db.select().from(outbox);
  const told = mails.filter(({ cause }) => cause.startsWith('financing-contact-'));
  expect(told.map(({ recipient }) => recipient).sort()).toEqual([email, contact.email].sort());
  expect((await app.request(`${APPLICATIONS}/${id}`, { headers: applicant.headers })).status).toBe(404);
  const { db } = app.database;
  await db.update(financingApplications).set({ status: 'withdrawn' }).where(eq(financingApplications.id, id));
  // Whoever is told of the end must be reached.
  const over = await staff.send('PUT', address, { ...contact, phone: '3055550100', reason });
  expect([over.status, over.body.status]).toEqual([200, 'withdrawn']);
});

test('a corrected address leaves an application with the account that sent it', async () => {
  const { db } = app.database;
  const sender = await signInAs({ db, config: app.deps.config }, 'client');
  const { id } = await (await app.postJson(APPLICATIONS, anApplicationForm(), sender.headers)).json();
  const contact = { ...anApplicationForm(), email: 'right@applicants.example', reason: 'A typing mistake' };
  expect((await staff.send('PUT', `${LIST}/${id}/contact`, contact)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ email: contact.email, accountId: sender.accountId });
});

test('a decision is corrected with a trace, and the applicant reads the right one', async () => {
  const { db } = app.database;
  const wrong = await aLender(db, { id: 'tern-loans', name: 'Tern Loans' });
  const right = await aLender(db);
  const id = await anApplication(db, { status: 'under_review', completedAt: new Date() });
  const address = `${LIST}/${id}/decision`;
  const correct = (body: Record<string, unknown>) => staff.send('PUT', address, body);
  const early = await correct({ decision: 'approved', lenderId: right, why: 'x' });
  expect([early.status, early.body.code]).toEqual([409, 'status-not-allowed']);
  const first = { decision: 'declined', lenderId: wrong, reasons: ['Income not verified'] };
  expect((await staff.send('POST', address, first)).status).toBe(200);
  expect((await rowOf(id))?.closedAt).toBeInstanceOf(Date);
  expect((await staff.send('GET', `${LIST}/${id}`)).body.canCorrectDecision).toBe(true);

  expect((await correct({ decision: 'approved', lenderId: right })).body).toMatchObject({
    issues: [{ path: 'why' }],
  });
  expect((await correct({ decision: 'declined', lenderId: right, why: 'x' })).body).toMatchObject({
    issues: [{ path: 'reasons', message: 'Please give the lender’s principal reasons' }],
  });
  expect((await correct({ decision: 'approved', lenderId: 'nobody', why: 'x' })).body.code).toBe(
    'entry-not-found',
  );
  expect((await correct({ ...first, why: 'x' })).body.message).toBe('Nothing has changed.');
  const why = 'Recorded on the wrong application';
  const done = await correct({ decision: 'approved', lenderId: right, note: '8 % over 120 months', why });
  expect([done.status, done.body]).toEqual([
    200,
    { id, status: 'approved', message: 'The decision has been corrected.' },
  ]);
  expect(await rowOf(id)).toMatchObject({ status: 'approved', lenderId: right, closedAt: null });
  const [recorded, corrected] = await historyOf(id);
  expect(recorded).toMatchObject({ event: 'decision', toStatus: 'declined' });
  expect(corrected).toMatchObject({
    event: 'decision-corrected',
    fromStatus: 'declined',
    toStatus: 'approved',
    changedBy: staff.username,
    reason: why,
    details: {
      lender: 'Harbor Bank',
      lenderId: right,
      reasons: [],
      note: '8 % over 120 months',
      was: { status: 'declined', lender: 'Tern Loans', lenderId: wrong, reasons: ['Income not verified'] },
    },
  });
  expect(await logOf(id)).toContainEqual({
    actor: staff.username,
    action: 'decision corrected',
    details: { from: 'declined', to: 'approved', lender: 'Harbor Bank', reason: why },
  });
  const told = (await messagesOf(id)).at(-1);
  expect(told).toMatchObject({ kind: 'lender', subject: 'The lender’s decision, corrected' });
  expect(told?.body).toBe(
    'What we told you of the decision before was not right. Please go by this instead.\n\n' +
      'The lender has approved your application. The lender’s terms come next: you will read and sign them on this page.\n\n' +
      'Lender: Harbor Bank.\n8 % over 120 months',
  );
  const mails = await db.select().from(outbox);
  const mail = mails.find(({ cause }) => cause.startsWith('financing-correction:'));
  expect(mail?.subject).toBe('A correction to the lender’s decision on your application');
  expect(mail?.text).not.toMatch(/Harbor|8 %|declined/);
  const stale = await correct({ decision: 'approved', lenderId: wrong, why, version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile']);
  await staff.send('POST', `${LIST}/${id}/status`, { status: 'finalizing' });
  expect((await correct({ decision: 'declined', lenderId: right, reasons: ['x'], why })).body.code).toBe(
    'status-not-allowed',
  );
});

describe('taking a file off', () => {
  const remove = async ({ id, headers }: Applicant, documentId: string) => {
    const address = `${APPLICATIONS}/${id}/documents/${documentId}`;
    const response = await app.request(address, { method: 'DELETE', headers });
    return [response.status, await response.json()];
  };

  test('its applicant takes the wrong one off before it is reviewed, and the application waits again', async () => {
    const applicant = await apply();
    const { id } = applicant;
    const [first = '', second = ''] = [
      await upload(applicant, 'Government ID'),
      await upload(applicant, 'Proof of Income'),
    ];
    await upload(applicant, 'Proof of Address');
    expect((await rowOf(id))?.status).toBe('under_review');
    const { db } = app.database;
    const [row] = await db.select().from(financingDocuments).where(eq(financingDocuments.id, second));
    expect(await remove(applicant, second)).toEqual([
      200,
      { id, status: 'needs_docs', message: 'The file has been taken off.' },
    ]);
    const [file] = await db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.id, row?.fileId ?? ''));
    expect(file?.state ?? 'gone').not.toBe('kept');
    expect((await historyOf(id)).find(({ event }) => event === 'document-deleted')).toMatchObject({
      changedBy: 'applicant',
      details: { documentId: second, type: 'Proof of Income' },
    });
    expect(await remove(applicant, second)).toMatchObject([404, { code: 'document-not-found' }]);

    await staff.send('POST', `${LIST}/${id}/documents/${first}/review`, { review: 'accepted' });
    expect(await remove(applicant, first)).toMatchObject([
      409,
      {
        code: 'document-stays',
        error: 'This file can no longer be taken off. Please add the right one beside it.',
      },
    ]);
    expect(await remove({ id, headers: {} }, first)).toMatchObject([404, { code: 'application-not-found' }]);
    expect(await remove({ id, headers: { ...staff.headers } }, first)).toMatchObject([
      404,
      { code: 'application-not-found' },
    ]);
  });

  test('nothing is taken off one that is held or over', async () => {
    const applicant = await apply();
    const { id } = applicant;
    const document = await upload(applicant, REQUIRED[0] ?? '');
    await staff.send('POST', `${LIST}/${id}/legal-hold`, { hold: true, reason: 'Case 1' });
    expect(await remove(applicant, document)).toMatchObject([409, { code: 'document-stays' }]);
    await staff.send('POST', `${LIST}/${id}/legal-hold`, { hold: false, reason: 'Over' });
    const { db } = app.database;
    await db
      .update(financingApplications)
      .set({ status: 'declined' })
      .where(eq(financingApplications.id, id));
    expect(await remove(applicant, document)).toMatchObject([409, { code: 'application-closed' }]);
  });
});
