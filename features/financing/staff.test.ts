import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { caseHistory } from '#features/cases/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aPdf } from '#tests/builders/files.ts';
import { aLender, anApplication, anApplicationForm, signedTerms } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import { saidByPeople } from '#tests/support/said-by-people.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { financingApplications, financingDocuments } from './tables.ts';

const LIST = '/api/admin/financing-applications';
const REQUIRED = ['Government ID', 'Proof of Income', 'Proof of Address'];

let app: TestApp;
let dataDir: string;
let staff: Awaited<ReturnType<typeof signInAs>>;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-desk-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
  await aLender(app.database.db);
  staff = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const post = (address: string, body: unknown) => app.postJson(address, body, staff.headers);
const remove = (address: string) => app.request(address, { method: 'DELETE', headers: staff.headers });
const dossierOf = async (id: string) =>
  (await app.request(`${LIST}/${id}`, { headers: staff.headers })).json();
const logOf = async (id: string) => {
  const lines = await app.database.db.select().from(activity).where(eq(activity.subjectId, id));
  return lines.map(({ actor, action, details }) => ({ actor, action, details }));
};

type Applicant = { readonly id: string; readonly headers: Record<string, string> };

async function apply(): Promise<Applicant> {
  const response = await app.postJson('/api/financing/applications', anApplicationForm());
  const { id } = await response.json();
  return { id: String(id), headers: { cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' } };
}

async function upload({ id, headers }: Applicant, type: string): Promise<{ id: string; status: string }> {
  const form = new FormData();
  form.append('type', type);
  form.append('document', new File([aPdf()], 'x.pdf'));
  const init = { method: 'POST', headers, body: form };
  const response = await app.request(`/api/financing/applications/${id}/documents`, init);
  expect(response.status).toBe(201);
  return response.json();
}

async function seenBy({ id, headers }: Applicant) {
  const [application, messages] = await Promise.all([
    app.request(`/api/financing/applications/${id}`, { headers }).then((response) => response.json()),
    app.request(`/api/financing/messages/${id}`, { headers }).then((response) => response.json()),
  ]);
  return { ...application, lastMessage: messages.at(-1) };
}

test('a document that is sent back counts for nothing until another one comes, and the applicant reads why', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const [first] = [await upload(applicant, 'Government ID')];
  for (const type of REQUIRED.slice(1)) await upload(applicant, type);
  expect(await dossierOf(id)).toMatchObject({ status: 'under_review' });
  const review = `${LIST}/${id}/documents/${first?.id}/review`;

  const silent = await post(review, { review: 'sent_back', reason: '  ' });
  expect(silent.status).toBe(422);
  expect(await silent.json()).toMatchObject({
    issues: [{ path: 'reason', message: 'Please say what is wrong with it' }],
  });
  expect((await post(review, { review: 'open' })).status).toBe(422);

  const sentBack = await post(review, { review: 'sent_back', reason: 'The back of the card is missing' });
  expect([sentBack.status, await sentBack.json()]).toEqual([
    200,
    { id, status: 'needs_docs', message: 'The applicant has been asked for another one.' },
  ]);
  expect(await seenBy(applicant)).toMatchObject({
    status: 'needs_docs',
    documentsStatus: { 'Government ID': 'pending', 'Proof of Income': 'uploaded' },
    documents: [
      { id: first?.id, review: 'sent_back', reviewReason: 'The back of the card is missing' },
      { review: 'open', reviewReason: '' },
      { review: 'open' },
    ],
    lastMessage: {
      messageType: 'system',
      subject: 'Documents needed',
      content: expect.stringContaining(
        'Please upload “Government ID” again: The back of the card is missing',
      ),
    },
  });
  const reply = { content: 'I will look for it.' };
  await app.postJson(`/api/financing/messages/${id}`, reply, applicant.headers);
  const [item] = await (await app.request(LIST, { headers: staff.headers })).json();
  expect(item).toMatchObject({ missingDocuments: ['Government ID'], unreadReplies: 1, clock: null });
  const mails = await app.database.db.select().from(outbox);
  expect(mails.map(({ text }) => text).join('\n')).not.toContain('back of the card');
  // The mails to the team lead to the application on the staff screen.
  const toTeam = mails.filter(({ cause }) => /^financing-(new|reply):/.test(cause));
  expect(toTeam).toHaveLength(2);
  for (const { text } of toTeam) expect(text).toContain(`/admin/financing/${id}`);

  // A further file completes the checklist again, although the one sent back is still there.
  expect(await upload(applicant, 'Government ID')).toMatchObject({ status: 'under_review' });
  expect(await logOf(id)).toEqual(
    expect.arrayContaining([
      { actor: staff.username, action: 'document sent back', details: { document: 'Government ID' } },
      {
        actor: staff.username,
        action: 'status changed',
        details: { from: 'under_review', to: 'needs_docs' },
      },
    ]),
  );
});

test('the 30 days run on if nothing came while documents were awaited, and begin anew with a file that did', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const stored = [];
  for (const type of REQUIRED) stored.push(await upload(applicant, type));
  const completedAt = new Date(Date.now() - 28 * 86_400_000);
  const { db } = app.database;
  await db.update(financingApplications).set({ completedAt }).where(eq(financingApplications.id, id));
  await db.update(financingDocuments).set({ uploadedAt: completedAt });
  const daysLeft = async () => (await dossierOf(id)).clock?.daysLeft;
  const [before] = [await daysLeft()];
  expect([2, 1]).toContain(before);

  const review = `${LIST}/${id}/documents/${stored[2]?.id}/review`;
  await post(review, { review: 'sent_back', reason: 'Too old' });
  expect(await daysLeft()).toBeUndefined();
  await post(review, { review: 'accepted' });
  expect(await daysLeft()).toBe(before);
  const { id: requestId } = await (await post(`${LIST}/${id}/document-requests`, { name: 'Survey' })).json();
  await remove(`${LIST}/${id}/document-requests/${requestId}`);
  expect(await daysLeft()).toBe(before);
  for (const status of ['needs_docs', 'under_review']) await post(`${LIST}/${id}/status`, { status });
  expect(await daysLeft()).toBe(before);

  await post(review, { review: 'sent_back', reason: 'Too old' });
  await upload(applicant, REQUIRED[2] ?? '');
  expect(await daysLeft()).toBe(30);

  // A conditional approval was an answer: a review after it is another one.
  await db.update(financingApplications).set({ completedAt }).where(eq(financingApplications.id, id));
  const decision = { decision: 'conditionally_approved', lenderId: 'harbor-bank', note: 'Insurance' };
  await post(`${LIST}/${id}/decision`, decision);
  for (const status of ['needs_docs', 'under_review']) await post(`${LIST}/${id}/status`, { status });
  expect(await daysLeft()).toBe(30);
});

test('a document that was sent back by mistake is accepted after all, and the review goes on', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const stored = [];
  for (const type of REQUIRED) stored.push(await upload(applicant, type));
  const review = `${LIST}/${id}/documents/${stored[2]?.id}/review`;
  await post(review, { review: 'sent_back', reason: 'Too old' });
  const accepted = await post(review, { review: 'accepted' });
  expect(await accepted.json()).toEqual({
    id,
    status: 'under_review',
    message: 'The document has been accepted.',
  });
  // Accepting twice is recorded once.
  expect(await (await post(review, { review: 'accepted' })).json()).toMatchObject({
    message: 'Nothing has changed.',
  });
  const dossier = await dossierOf(id);
  expect(dossier.documents[2]).toMatchObject({ review: 'accepted', reviewReason: '' });
  const kinds = dossier.history.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind === 'document-accepted')).toHaveLength(1);

  const elsewhere = await anApplication(app.database.db);
  const absent = [
    `${LIST}/${elsewhere}/documents/${stored[0]?.id}/review`,
    `${LIST}/${id}/documents/nothing/review`,
    `${LIST}/nothing/documents/${stored[0]?.id}/review`,
  ];
  for (const address of absent) expect((await post(address, { review: 'accepted' })).status).toBe(404);
  await post(`${LIST}/${id}/decision`, { decision: 'approved', lenderId: 'harbor-bank' });
  // A file can still be sent back after an approval: the status stays, and the applicant is asked.
  const late = await post(review, { review: 'sent_back', reason: 'Signature missing' });
  expect(await late.json()).toMatchObject({ status: 'approved' });
  expect((await seenBy(applicant)).lastMessage).toMatchObject({ subject: 'A document has to be sent again' });
  // If it will do after all, the applicant need not send another.
  await post(review, { review: 'accepted' });
  expect((await seenBy(applicant)).lastMessage).toMatchObject({
    content: 'You no longer need to upload “Proof of Address”.',
  });
  await signedTerms(app.database.db, id);
  await post(`${LIST}/${id}/status`, { status: 'finalizing' });
  expect((await seenBy(applicant)).lastMessage).toMatchObject({
    subject: 'Being finalized',
    content: 'The lender is finishing the papers. What you signed is on this page.',
  });
  await post(`${LIST}/${id}/status`, { status: 'complete' });
  expect((await post(review, { review: 'accepted' })).status).toBe(409);
});

test('a file that will do after all is not looked for, unless another has come since it was sent back', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const review = (documentId: string, given: unknown) =>
    post(`${LIST}/${id}/documents/${documentId}/review`, given);
  const sendBack = (documentId: string) => review(documentId, { review: 'sent_back', reason: 'Too dark' });
  const accept = async (documentId: string) => {
    await review(documentId, { review: 'accepted' });
    return (await seenBy(applicant)).lastMessage.content;
  };
  // The first stub is no replacement of the second.
  await upload(applicant, 'Proof of Income');
  const stub = await upload(applicant, 'Proof of Income');
  const page = await upload(applicant, 'Attachment');
  await sendBack(stub.id);
  expect(await accept(stub.id)).toBe('You no longer need to upload “Proof of Income”.');
  await sendBack(page.id);
  expect(await accept(page.id)).toBe('You no longer need to send the file again.');
  await sendBack(stub.id);
  await upload(applicant, 'Proof of Income');
  expect(await accept(stub.id)).toContain('Please upload “Proof of Income” again: Too dark');
});

test('a move by hand tells the applicant nothing that the checklist denies, and accepting a file does not undo it', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const move = (status: string) => post(`${LIST}/${id}/status`, { status });
  const identity = await upload(applicant, 'Government ID');
  await move('under_review');
  const early = await seenBy(applicant);
  expect(early.lastMessage.content).toMatch(/^Your application has gone to underwriting\..* can be uploaded/);
  await move('needs_docs');
  expect((await seenBy(applicant)).lastMessage.content).toContain('shows which ones');
  for (const type of REQUIRED) await upload(applicant, type);
  // The soft inquiry came first, and does not come again.
  expect((await seenBy(applicant)).lastMessage.content).toBe(
    'Nothing is missing anymore, and underwriting goes on with your application.',
  );

  await move('needs_docs');
  const besides = { status: 'needs_docs', lastMessage: { content: expect.stringContaining('write to you') } };
  expect(await seenBy(applicant)).toMatchObject(besides);
  const review = `${LIST}/${id}/documents/${identity.id}/review`;
  expect(await (await post(review, { review: 'accepted' })).json()).toEqual({
    id,
    status: 'needs_docs',
    message: 'The document has been accepted.',
  });
  // What was waited for has come.
  expect(await upload(applicant, 'Proof of Income')).toMatchObject({ status: 'under_review' });
});

test('a review that a colleague has changed since it was seen is not overturned unseen', async () => {
  const applicant = await apply();
  const stored = await upload(applicant, 'Government ID');
  const review = `${LIST}/${applicant.id}/documents/${stored.id}/review`;
  const sendBack = { review: 'sent_back', reason: 'Too dark', seen: 'open' };
  expect((await post(review, sendBack)).status).toBe(200);
  const stale = await post(review, { review: 'accepted', seen: 'open' });
  expect([stale.status, await stale.json()]).toMatchObject([
    409,
    { code: 'changed-meanwhile', current: { review: 'sent_back', reviewReason: 'Too dark' } },
  ]);
  // The same review sent again, as after a lost answer, changes nothing.
  expect(await (await post(review, sendBack)).json()).toMatchObject({ message: 'Nothing has changed.' });
  const seen = { review: 'accepted', seen: 'sent_back', seenReason: 'Too dark' };
  expect((await post(review, seen)).status).toBe(200);
  // The file was accepted meanwhile and sent back for another reason, so what was seen is out of date.
  const again = { review: 'sent_back', reason: 'It has ended', seen: 'accepted', seenReason: '' };
  expect((await post(review, again)).status).toBe(200);
  const late = await post(review, seen);
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'changed-meanwhile', current: { review: 'sent_back', reviewReason: 'It has ended' } },
  ]);
});

test('what was asked for is taken back as long as nothing has come for it; of the four only the optional one is asked for', async () => {
  const applicant = await apply();
  const { id } = applicant;
  for (const type of REQUIRED) await upload(applicant, type);
  const ask = (name: string) => post(`${LIST}/${id}/document-requests`, { name });
  expect((await ask('Government ID')).status).toBe(409);
  expect((await ask('Attachment')).status).toBe(409);
  // A colleague may type the document's name in any language.
  expect((await ask('Identificación oficial')).status).toBe(409);
  expect((await ask('Estados de cuenta')).status).toBe(201);
  expect((await ask('Bank Statements')).status).toBe(409);
  expect(await seenBy(applicant)).toMatchObject({
    status: 'needs_docs',
    documentsRequired: [...REQUIRED, 'Bank Statements'],
    documentsStatus: { 'Bank Statements': 'pending' },
  });
  const { id: requestId } = await (await ask('Vessel survey')).json();
  const { withdrawableRequests } = await dossierOf(id);
  expect(withdrawableRequests).toMatchObject([{ name: 'Bank Statements' }, { name: 'Vessel survey' }]);

  await upload(applicant, 'Bank Statements');
  const arrived = await remove(`${LIST}/${id}/document-requests/${withdrawableRequests[0].id}`);
  expect(arrived.status).toBe(409);
  expect(await arrived.json()).toMatchObject({ code: 'document-arrived' });
  const withdrawn = await remove(`${LIST}/${id}/document-requests/${requestId}`);
  expect(await withdrawn.json()).toEqual({
    id,
    status: 'under_review',
    message: 'The request has been withdrawn.',
  });
  expect((await remove(`${LIST}/${id}/document-requests/${requestId}`)).status).toBe(404);
  expect((await seenBy(applicant)).documentsRequired).not.toContain('Vessel survey');
  const history = (await dossierOf(id)).history.map(({ kind }: { kind: string }) => kind);
  expect(history).toContain('document-request-withdrawn');
});

test('what was asked for is taken back although a file came for it that was sent back, which stays to be seen', async () => {
  const applicant = await apply();
  const { id } = applicant;
  for (const type of REQUIRED) await upload(applicant, type);
  const asked = await post(`${LIST}/${id}/document-requests`, { name: 'Vessel survey' });
  const { id: requestId } = await asked.json();
  const survey = await upload(applicant, 'Vessel survey');
  expect((await dossierOf(id)).withdrawableRequests).toEqual([]);
  await post(`${LIST}/${id}/documents/${survey.id}/review`, { review: 'sent_back', reason: 'Too old' });
  expect((await dossierOf(id)).withdrawableRequests).toEqual([{ id: requestId, name: 'Vessel survey' }]);
  const withdrawn = await remove(`${LIST}/${id}/document-requests/${requestId}`);
  expect(await withdrawn.json()).toMatchObject({ status: 'under_review' });
  const seen = await seenBy(applicant);
  expect(seen.documentsRequired).not.toContain('Vessel survey');
  expect(seen.documents.map(({ type }: { type: string }) => type)).toContain('Vessel survey');

  // Nor is there a card to send another one to for a file that came with a message.
  const attached = await upload(applicant, 'Attachment');
  await post(`${LIST}/${id}/documents/${attached.id}/review`, { review: 'sent_back', reason: 'Too dark.' });
  expect((await seenBy(applicant)).lastMessage).toMatchObject({
    subject: 'A document has to be sent again',
    content: 'Please send the file again with a reply here: Too dark.',
  });
});

test('what has come unasked is not asked for: the review would wait for what is there', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const statements = await upload(applicant, 'Bank Statements');
  for (const type of REQUIRED) await upload(applicant, type);
  const ask = () => post(`${LIST}/${id}/document-requests`, { name: 'Bank Statements' });
  const refused = await ask();
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'document-arrived' }]);
  expect(await seenBy(applicant)).toMatchObject({
    status: 'under_review',
    documentsStatus: { 'Bank Statements': 'uploaded' },
    lastMessage: { subject: 'Your application is under review' },
  });
  // A file that was sent back does not count.
  const review = `${LIST}/${id}/documents/${statements.id}/review`;
  await post(review, { review: 'sent_back', reason: 'Of last year' });
  expect((await ask()).status).toBe(201);
  expect(await seenBy(applicant)).toMatchObject({
    status: 'needs_docs',
    documentsStatus: { 'Bank Statements': 'pending' },
  });
});

test('a review waits for what is sent back where its card has nothing else, and not for what was missing before', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const [front, back, statements] = [
    await upload(applicant, 'Government ID'),
    await upload(applicant, 'Government ID'),
    await upload(applicant, 'Bank Statements'),
  ];
  // A colleague starts the review although a document is missing.
  await post(`${LIST}/${id}/status`, { status: 'under_review' });
  const sendBack = async ({ id: documentId }: { id: string }) => {
    const given = { review: 'sent_back', reason: 'Too dark' };
    return (await post(`${LIST}/${id}/documents/${documentId}/review`, given)).json();
  };
  expect(await sendBack(statements)).toMatchObject({ status: 'under_review' });
  expect(await sendBack(front)).toMatchObject({ status: 'under_review' });
  expect((await seenBy(applicant)).lastMessage).toMatchObject({ subject: 'A document has to be sent again' });
  expect(await sendBack(back)).toMatchObject({ status: 'needs_docs' });
});

test('a conditional approval stands while its documents are awaited, sent back and no longer asked for', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const [first] = [await upload(applicant, 'Government ID')];
  for (const type of REQUIRED.slice(1)) await upload(applicant, type);
  const decision = {
    decision: 'conditionally_approved',
    lenderId: 'harbor-bank',
    note: 'Proof of insurance',
  };
  await post(`${LIST}/${id}/decision`, decision);
  const ask = (name: string) => post(`${LIST}/${id}/document-requests`, { name });
  const asked = await ask('Proof of insurance');
  expect(await seenBy(applicant)).toMatchObject({
    status: 'conditionally_approved',
    documentsStatus: { 'Proof of insurance': 'pending' },
    lastMessage: { subject: 'A document is needed' },
  });
  expect(await upload(applicant, 'Proof of insurance')).toMatchObject({ status: 'conditionally_approved' });
  const review = { review: 'sent_back', reason: 'Too dark' };
  const sentBack = await post(`${LIST}/${id}/documents/${first?.id}/review`, review);
  expect(await sentBack.json()).toMatchObject({ status: 'conditionally_approved' });
  expect(asked.status).toBe(201);
  const { id: survey } = await (await ask('Vessel survey')).json();
  const withdrawn = await remove(`${LIST}/${id}/document-requests/${survey}`);
  expect(await withdrawn.json()).toMatchObject({ status: 'conditionally_approved' });
});

test('everything staff do stands in the activity log, without a name, an address or what is sealed', async () => {
  const applicant = await apply();
  const { id } = applicant;
  const [document] = [await upload(applicant, 'Government ID')];
  for (const type of REQUIRED.slice(1)) await upload(applicant, type);
  const one = `${LIST}/${id}`;
  await post(`${one}/documents/${document?.id}/review`, { review: 'accepted' });
  await post(`${one}/document-requests`, { name: 'Vessel survey' });
  await post(`${one}/status`, { status: 'under_review', reason: 'The survey can wait' });
  await post(`${one}/messages`, { from: 'lender', subject: 'A word', content: 'Good morning, Elena.' });
  await post(`${one}/reveal`, { field: 'dateOfBirth', reason: 'The lender asked' });
  await post(`${one}/legal-hold`, { hold: true, reason: 'Case 12-345' });
  await post(`${one}/legal-hold`, { hold: false, reason: 'Case closed' });
  await post(`${one}/decision`, { decision: 'approved', lenderId: 'harbor-bank' });
  await app.request(`/api/financing/applications/${id}/documents/${document?.id}`, {
    headers: staff.headers,
  });
  const log = await logOf(id);
  expect(log.map(({ action }) => action).sort()).toEqual(
    [
      'document accepted',
      'document requested',
      'status changed',
      'status changed',
      'message sent',
      'sealed field opened',
      'legal hold set',
      'legal hold lifted',
      'decision recorded',
      'document opened',
    ].sort(),
  );
  expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set([staff.username]));
  expect(log).toContainEqual({
    actor: staff.username,
    action: 'decision recorded',
    details: { from: 'under_review', to: 'approved', lender: 'Harbor Bank' },
  });
  expect(log).toContainEqual({
    actor: staff.username,
    action: 'sealed field opened',
    details: { field: 'dateOfBirth', reason: 'The lender asked' },
  });
  await app.request('/api/admin/financing-report?q=elena', { headers: staff.headers });
  const whole = await app.database.db.select().from(activity);
  expect(whole.at(-1)).toMatchObject({ action: 'exported', subjectKind: 'report', subjectId: 'financing' });
  expect(saidByPeople(whole)).not.toMatch(/elena|marsh|1984|4729|good morning/i);
});

test('what is refused leaves no line in the log, and a stale version tells how it stands now', async () => {
  const id = await anApplication(app.database.db, { status: 'under_review' });
  await post(`${LIST}/${id}/decision`, { decision: 'approved', lenderId: 'harbor-bank', version: 1 });
  const late = await post(`${LIST}/${id}/decision`, {
    decision: 'declined',
    lenderId: 'harbor-bank',
    reasons: ['Income'],
    version: 1,
  });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    code: 'changed-meanwhile',
    current: { status: 'approved', version: 2 },
  });
  expect((await post(`${LIST}/${id}/status`, { status: 'declined' })).status).toBe(409);
  expect(await logOf(id)).toHaveLength(1);
  expect(await app.database.db.$count(caseHistory)).toBe(1);
  const [row] = await app.database.db
    .select()
    .from(financingApplications)
    .where(eq(financingApplications.id, id));
  expect(row?.status).toBe('approved');
});
