import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseMessages } from '#features/cases/tables.ts';
import { privacyRequests } from '#features/customers/tables.ts';
import { storedFiles } from '#features/documents/tables.ts';
import { financingDocuments, financingRequestedDocuments } from '#features/financing/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter, aQuote } from '#tests/builders/charter.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { anInquiry, aQuoteRequest } from '#tests/builders/inquiries.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** 10 AM in Miami. */
const now = new Date('2027-03-10T15:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const daysAgo = (days: number) => hoursAgo(24 * days);

let app: TestApp;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  headers = (await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator')).headers;
  await aYacht(app.database.db, { id: 'serenata', name: 'Serenata' });
});
afterAll(() => app.close());

const db = () => app.database.db;
async function document(
  applicationId: string,
  uploadedAt: Date,
  {
    review = 'open',
    type = 'Government ID',
  }: { review?: 'open' | 'accepted' | 'sent_back'; type?: string } = {},
) {
  const [id, file] = [randomUUID(), { contentType: 'image/png', bytes: 1 }];
  const sealed = Buffer.from('sealed');
  await db()
    .insert(storedFiles)
    .values({ ...file, id, state: 'kept', sealedKey: sealed, scan: 'clean', createdAt: uploadedAt });
  await db()
    .insert(financingDocuments)
    .values({
      ...file,
      id,
      applicationId,
      type,
      fileId: id,
      uploadedAt,
      review,
      reviewReason: review === 'sent_back' ? 'Signature missing' : '',
      sealedFileName: sealed,
    });
}
const failedMail = (about: string, createdAt: Date, text = 'Dear Ana') =>
  db().insert(outbox).values({
    id: randomUUID(),
    cause: randomUUID(),
    about,
    messageId: randomUUID(),
    subject: 'Your quote',
    recipient: 'ana@visitors.example',
    html: text,
    text,
    status: 'failed',
    createdAt,
  });
const waits = (name: string, count = 1, due: string | null = null) => ({
  for: name,
  count,
  due,
  note: name === 'mail' ? '“Your quote” (no mail server took it)' : null,
  ...(name === 'mail' && { mailId: expect.any(String) }),
});

test('what waits for the team is a line a case, the oldest first, and nothing that is done', async () => {
  const upcoming = { startOn: '2027-04-10' };
  const quoted = (contactName: string, heldUntil: Date, fields: Parameters<typeof aCharter>[2] = {}) =>
    aCharter(db(), 'serenata', {
      ...upcoming,
      contactName,
      status: 'quoted',
      createdAt: daysAgo(9),
      ...fields,
    }).then(async (charter) => {
      await aQuote(db(), charter.id, { createdAt: daysAgo(20), heldUntil: daysAgo(19) });
      await aQuote(db(), charter.id, { number: 2, createdAt: hoursAgo(30), heldUntil });
      return charter.id;
    });
  // The cases that wait.
  const asked = await aCharter(db(), 'serenata', { ...upcoming, createdAt: hoursAgo(5) });
  const lapsing = await quoted('Lapsing', hoursAgo(-18));
  const lapsed = await quoted('Lapsed', hoursAgo(2));
  const message = await anInquiry(db(), { createdAt: hoursAgo(40) });
  const event = await aQuoteRequest(db(), { createdAt: hoursAgo(3), eventOn: '2027-05-01' });
  const reviewed = await anApplication(db(), { status: 'under_review', completedAt: daysAgo(24) });
  await document(reviewed, daysAgo(25));
  await document(reviewed, daysAgo(26));
  const answered = await anApplication(db(), { status: 'declined', purpose: 'acquisition' });
  for (const hours of [50, 49]) {
    const written = { id: randomUUID(), caseId: answered, kind: 'applicant', body: 'Why?' } as const;
    await db()
      .insert(caseMessages)
      .values({ ...written, createdAt: hoursAgo(hours) });
  }
  const bettered = await anApplication(db(), { status: 'approved' });
  await document(bettered, daysAgo(28), { type: 'Proof of Income', review: 'sent_back' });
  await document(bettered, daysAgo(27), { type: 'Proof of Income' });
  const finalizing = await anApplication(db(), { status: 'finalizing' });
  await document(finalizing, daysAgo(4), { type: 'Vessel survey' });
  await db()
    .insert(financingRequestedDocuments)
    .values({ id: randomUUID(), applicationId: finalizing, name: 'Vessel survey', requestedAt: daysAgo(5) });
  const unsent = await aCharter(db(), 'serenata', {
    ...upcoming,
    status: 'confirmed',
    contactName: 'Unsent',
  });
  await failedMail(unsent.id, daysAgo(2));
  await failedMail(asked.id, hoursAgo(4));
  // The cases that do not wait.
  await aCharter(db(), 'serenata', { ...upcoming, suspectedSpam: true });
  await quoted('Time enough', hoursAgo(-40));
  await quoted('Departed', hoursAgo(2), {
    startOn: '2027-03-01',
    departsAt: daysAgo(9),
    returnsAt: daysAgo(8),
  });
  await anInquiry(db(), { state: 'answered' });
  await anInquiry(db(), { suspectedSpam: true });
  const early = await anApplication(db(), { status: 'under_review', completedAt: daysAgo(10) });
  await document(early, daysAgo(10), { review: 'accepted' });
  await document(await anApplication(db(), { status: 'withdrawn' }), daysAgo(30));
  await document(await anApplication(db(), { status: 'needs_docs', isDemo: true }), daysAgo(30));
  await document(await anApplication(db(), { status: 'approved' }), daysAgo(30));
  await failedMail(early, daysAgo(1), '');
  await failedMail(randomUUID(), daysAgo(1));

  const response = await app.request('/api/admin/overview', { headers });
  const { waiting, unanswered, recent } = await response.json();
  expect(unanswered).toBe(1);
  expect(waiting.map(({ id }: { id: string }) => id)).toEqual([
    bettered,
    reviewed,
    finalizing,
    answered,
    unsent.id,
    message,
    ...[lapsing, lapsed].toSorted(),
    asked.id,
    event,
  ]);
  const line = (id: string) => waiting.find((one: { id: string }) => one.id === id);
  expect(line(reviewed)).toEqual({
    kind: 'application',
    id: reviewed,
    name: 'Elena Marsh',
    about: 'Charter Financing',
    on: null,
    since: daysAgo(26).toISOString(),
    reasons: [waits('document', 2), waits('decision', 1, '2027-03-16')],
  });
  expect(line(answered)).toMatchObject({ about: 'Yacht Acquisition', reasons: [waits('reply', 2)] });
  expect(line(unsent.id)).toMatchObject({ kind: 'charter', reasons: [waits('mail')] });
  expect(line(message)).toMatchObject({
    kind: 'inquiry',
    name: 'Ana Lopez',
    about: 'Wedding',
    reasons: [waits('inquiry')],
  });
  expect(line(event)).toMatchObject({ name: 'Marcus Reed', about: 'Night Boat Party', on: '2027-05-01' });
  expect(line(lapsing).reasons).toEqual([waits('quote', 1, hoursAgo(-18).toISOString())]);
  expect(line(lapsed).reasons).toEqual([waits('quote', 1, hoursAgo(2).toISOString())]);
  expect(line(asked.id)).toEqual({
    kind: 'charter',
    id: asked.id,
    name: 'Rosa Delgado',
    about: 'Tidewater',
    on: '2027-04-10',
    since: hoursAgo(5).toISOString(),
    reasons: [waits('request'), waits('mail')],
  });
  // The list of recent charters has only those that do not wait.
  const waitingIds = new Set(waiting.map(({ id }: { id: string }) => id));
  expect(recent.map(({ contactName }: { contactName: string }) => contactName).toSorted()).toEqual([
    'Departed',
    'Time enough',
  ]);
  expect(recent.some(({ id }: { id: string }) => waitingIds.has(id))).toBe(false);

  // Underwriting alone reads what waits of applications, and neither a name nor a figure of charters and inquiries.
  await failedMail(answered, hoursAgo(1));
  const colleague = await signInAs({ db: db(), config: app.deps.config }, 'administrator', {
    staffRoles: ['underwriting'],
  });
  const theirs = await (await app.request('/api/admin/overview', { headers: colleague.headers })).json();
  expect(theirs.waiting.map(({ id }: { id: string }) => id)).toEqual([
    bettered,
    reviewed,
    finalizing,
    answered,
  ]);
  expect(theirs.waiting[3].reasons).toEqual([waits('reply', 2), waits('mail')]);
  expect(Object.keys(theirs).sort()).toEqual([
    'month',
    'pendingFinancing',
    'today',
    'totalYachts',
    'waiting',
  ]);
});

test('a yacht waits once a paper of hers ends in sixty days, and until it is renewed', async () => {
  const papers = (id: string, fields: Parameters<typeof aYacht>[1]) =>
    aYacht(db(), { id, name: id, brand: 'Azimut', ...fields });
  await papers('renewed', { insuranceValidUntil: '2027-05-10', liveryValidUntil: '2028-01-01' });
  await papers('archived', { insuranceValidUntil: '2027-03-01', archivedAt: daysAgo(1) });
  // The team is mailed of it today.
  await papers('ending', { insuranceValidUntil: '2027-05-09' });
  await papers('ended', {
    certificateNumber: 'C1-77',
    certificatePassengers: 20,
    certificateValidUntil: '2027-03-09',
    liveryValidUntil: '2027-03-20',
  });

  const { waiting } = await (await app.request('/api/admin/overview', { headers })).json();
  const paper = (note: string, due: string, count = 1) => ({ for: 'paper', count, due, note });
  expect(waiting.filter(({ kind }: { kind: string }) => kind === 'yacht')).toEqual([
    {
      kind: 'yacht',
      id: 'ended',
      name: 'ended',
      about: 'Azimut',
      on: null,
      since: '2027-01-08T05:00:00.000Z',
      reasons: [paper('Certificate of inspection', '2027-03-09', 2)],
    },
    {
      kind: 'yacht',
      id: 'ending',
      name: 'ending',
      about: 'Azimut',
      on: null,
      since: '2027-03-10T05:00:00.000Z',
      reasons: [paper('Insurance', '2027-05-09')],
    },
  ]);
});

test('of more mails that failed than are read, the oldest wait', async () => {
  const of = (contactName: string) =>
    aCharter(db(), 'serenata', { contactName, status: 'confirmed', startOn: '2027-08-01' });
  const [many, oldest] = [await of('Many'), await of('Oldest')];
  for (let count = 0; count < 100; count += 1) await failedMail(many.id, daysAgo(3));
  await failedMail(oldest.id, daysAgo(13));
  const { waiting } = await (await app.request('/api/admin/overview', { headers })).json();
  const reasons = waiting.find(({ id }: { id: string }) => id === oldest.id)?.reasons;
  expect(reasons).toEqual([waits('mail')]);
});

test('an erasure and an export wait for every administrator who may agree to them, until one did', async () => {
  const site = { db: db(), config: app.deps.config };
  const asker = await signInAs(site, 'administrator', { username: 'carmen', roleSince: daysAgo(9) });
  const second = await signInAs(site, 'administrator', { roleSince: daysAgo(9) });
  const newcomer = await signInAs(site, 'administrator', { roleSince: hoursAgo(1) });
  const desk = await signInAs(site, 'administrator', {
    staffRoles: ['charter-desk'],
    roleSince: daysAgo(9),
  });
  const asked = async (kind: 'erase' | 'export', who: string, endsAt: Date, agreedBy?: string) => {
    const row = { id: randomUUID(), kind, who, endsAt, agreedBy, askedAt: daysAgo(2) };
    await db()
      .insert(privacyRequests)
      .values({ ...row, askedBy: asker.accountId });
    return row.id;
  };
  const erasure = await asked('erase', 'rosa@visitors.example', daysAgo(-28));
  const copy = await asked('export', 'marco@visitors.example', daysAgo(-28));
  await asked('export', 'agreed@visitors.example', daysAgo(-5), second.accountId);
  await asked('erase', 'over@visitors.example', hoursAgo(1));
  const seenBy = async (who: typeof asker) => {
    const { waiting } = await (await app.request('/api/admin/overview', { headers: who.headers })).json();
    return waiting.filter(({ kind }: { kind: string }) => kind === 'privacy');
  };

  const line = (id: string, name: string, reason: string) => ({
    kind: 'privacy',
    id,
    name,
    about: '',
    on: null,
    since: daysAgo(2).toISOString(),
    reasons: [{ for: reason, count: 1, due: null, note: 'carmen' }],
  });
  const seen = await seenBy(second);
  expect(seen).toHaveLength(2);
  expect(seen).toEqual(
    expect.arrayContaining([
      line(erasure, 'rosa@visitors.example', 'erase'),
      line(copy, 'marco@visitors.example', 'export'),
    ]),
  );
  for (const other of [asker, newcomer, desk]) expect(await seenBy(other)).toEqual([]);
});
