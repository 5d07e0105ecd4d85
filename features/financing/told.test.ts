import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '#core/rights.ts';
import { agreementJobs } from '#features/agreements/jobs.ts';
import type { SignerAgreement } from '#features/agreements/schema.ts';
import { caseMessages } from '#features/cases/tables.ts';
import { chartersOfAgreements } from '#features/charters/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aPdf } from '#tests/builders/files.ts';
import { aLender, anApplicationForm, lendersTerms } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { applicationsOfAgreements, removeInfected } from './service/index.ts';
import { financingApplications, financingDocuments } from './tables.ts';

const LIST = '/api/admin/financing-applications';
const OWN = '/api/financing/applications';
const TEAM = 'team@miami-flow.example';

let app: TestApp;
let dataDir: string;
let terms: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-told-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir, TEAM_EMAIL: TEAM } });
  await aLender(app.database.db);
  terms = new Uint8Array(await lendersTerms());
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => app.database.db.delete(outbox));

const colleague = async (role: StaffRole) =>
  (await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator', { staffRoles: [role] }))
    .headers;

async function anApplicant(status: 'approved' | 'under_review' | 'needs_docs' | 'declined', language = 'en') {
  const response = await app.postJson(OWN, anApplicationForm(), { 'accept-language': language });
  const { id } = (await response.json()) as { id: string };
  const headers = { cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
  const own = eq(financingApplications.id, id);
  await app.database.db
    .update(financingApplications)
    .set({ status, language: language === 'es' ? 'es' : 'en', completedAt: new Date() })
    .where(own);
  await app.database.db.delete(outbox);
  const statusNow = async () =>
    (await app.database.db.select().from(financingApplications).where(own))[0]?.status;
  return { id, headers, statusNow };
}

async function offer(id: string, headers: Readonly<Record<string, string>>) {
  const form = new FormData();
  form.append('document', new File([terms], 'terms.pdf'));
  return app.request(`${LIST}/${id}/terms`, { method: 'POST', headers, body: form });
}
/** Runs the job that seals what was signed. */
async function sealAll() {
  const subjects = { charters: chartersOfAgreements, applications: applicationsOfAgreements };
  for (const job of agreementJobs({ ...app.deps, subjects })) {
    for (const queued of app.queued.filter(({ job: name }) => name === job.name))
      await job.run(queued.payload, { isLast: false });
  }
}
const termsOf = async (id: string, headers: Readonly<Record<string, string>>) =>
  (await (await app.request(`${OWN}/${id}/terms`, { headers })).json()) as SignerAgreement[];
const subjectsTo = async (recipient: string) =>
  (await app.database.db.select().from(outbox).where(eq(outbox.recipient, recipient))).map(
    ({ subject }) => subject,
  );

test('a lender’s terms that are sent again after a lost answer are sent once', async () => {
  const { id, headers } = await anApplicant('approved');
  const staff = { ...(await colleague('underwriting')), 'idempotency-key': randomUUID() };
  const [first, again] = [await offer(id, staff), await offer(id, staff)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.json()).toEqual(await first.json());
  expect(await termsOf(id, headers)).toMatchObject([{ state: 'open' }]);
  expect(await app.database.db.$count(outbox)).toBe(1);
});

describe('the team is told by mail, once,', () => {
  const applicant = async (language?: string) => {
    const { id, headers } = await anApplicant('approved', language);
    await offer(id, await colleague('underwriting'));
    const [offered] = await termsOf(id, headers);
    const step = (name: string, body: object) =>
      app.postJson(
        `${OWN}/${id}/terms/${offered?.id}/${name}`,
        { sha256: offered?.sha256, ...body },
        headers,
      );
    return {
      id,
      headers,
      step,
      read: () => app.request(`${OWN}/${id}/terms/${offered?.id}/file`, { headers }),
    };
  };

  test('that an applicant has signed', async () => {
    const { step, read } = await applicant();
    await read();
    expect((await step('consent', {})).status).toBe(200);
    expect((await step('sign', { name: 'Elena Marsh' })).status).toBe(200);
    await sealAll();
    expect(await subjectsTo(TEAM)).toEqual(['A lender’s terms are signed: Elena Marsh']);
  });

  test('that terms came back, which the conversation says in its own language', async () => {
    const { id, step } = await applicant('es');
    expect((await step('refuse', {})).status).toBe(200);
    expect(await subjectsTo(TEAM)).toEqual(['A lender’s terms came back unsigned: Elena Marsh']);
    const written = await app.database.db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
    expect(written.find(({ kind }) => kind === 'applicant')).toMatchObject({
      subject: 'Condiciones devueltas',
      body: 'He devuelto las condiciones sin firmar.',
    });
  });

  test('that an application is withdrawn whose terms are signed, which do not end by it', async () => {
    const { id, headers, step, read } = await applicant();
    await read();
    await step('consent', {});
    await step('sign', { name: 'Elena Marsh' });
    expect((await app.request(`${OWN}/${id}`, { method: 'DELETE', headers })).status).toBe(200);
    expect(await subjectsTo(TEAM)).toContain('An application is withdrawn (terms signed): Elena Marsh');
    const written = await app.database.db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
    expect(written.find(({ subject }) => subject === 'Application withdrawn')?.body).toMatch(
      /deleted\. What you signed with the lender is not ended by this\./,
    );
  });

  test('that an application is withdrawn', async () => {
    const { id, headers } = await applicant();
    expect((await app.request(`${OWN}/${id}`, { method: 'DELETE', headers })).status).toBe(200);
    expect(await subjectsTo(TEAM)).toEqual(['An application is withdrawn: Elena Marsh']);
    const [mail] = await app.database.db.select().from(outbox).where(eq(outbox.recipient, TEAM));
    expect(mail?.text).toMatch(/Charter Financing[\s\S]*\$25,000/);
  });
});

test('what an applicant wrote waits until a colleague answers it, however many have read it', async () => {
  const { id, headers } = await anApplicant('under_review');
  const staff = await colleague('underwriting');
  const dossier = async () =>
    (await (await app.request(`${LIST}/${id}`, { headers: staff })).json()) as {
      unreadReplies: number;
      messages: { id: string; messageType: string }[];
    };
  const write = () => app.postJson(`/api/financing/messages/${id}`, { content: 'Is that all?' }, headers);
  const answer = (fields: object) =>
    app.postJson(
      `${LIST}/${id}/messages`,
      { subject: 'Yes', content: 'That is all.', ...fields },
      { ...staff, 'idempotency-key': randomUUID() },
    );
  await write();
  const { messages } = await dossier();
  expect((await dossier()).unreadReplies).toBe(1);
  // A second one comes while the answer is written: nobody has seen it.
  await write();
  const answers = messages.filter(({ messageType }) => messageType === 'applicant').map((one) => one.id);
  expect((await answer({ answers })).status).toBe(201);
  expect((await dossier()).unreadReplies).toBe(1);
  expect((await answer({})).status).toBe(201);
  expect((await dossier()).unreadReplies).toBe(0);
});

test('a colleague who may only read leaves what an applicant wrote unread for those who answer', async () => {
  const { id, headers } = await anApplicant('under_review');
  await app.postJson(`/api/financing/messages/${id}`, { content: 'Is that all?' }, headers);
  const unread = async () => {
    const read = await app.request(`${LIST}/${id}`, { headers: await colleague('underwriting') });
    return ((await read.json()) as { unreadReplies: number }).unreadReplies;
  };
  const look = async (role: StaffRole) => {
    const headers = await colleague(role);
    const read = await app.request(`/api/financing/messages/${id}/read`, { method: 'POST', headers });
    expect(read.status).toBe(200);
    return ((await read.json()) as { message: string }).message;
  };
  expect(await look('read-only')).toBe('Marked as read.');
  expect(await unread()).toBe(1);
  expect(await look('underwriting')).toBe('What you have read waits no more.');
  expect(await unread()).toBe(0);
});

test('under review an application waits again for what was taken off, and for nothing that was missing before', async () => {
  const { id, headers, statusNow } = await anApplicant('under_review');
  const upload = async (type: string) => {
    const form = new FormData();
    form.append('type', type);
    form.append('document', new File([aPdf()], 'x.pdf'));
    const stored = await app.request(`${OWN}/${id}/documents`, { method: 'POST', headers, body: form });
    return ((await stored.json()) as { id: string }).id;
  };
  const takeOff = async (documentId: string) =>
    (await app.request(`${OWN}/${id}/documents/${documentId}`, { method: 'DELETE', headers })).status;
  const [license, statements, attached] = [
    await upload('Government ID'),
    await upload('Bank Statements'),
    await upload('Attachment'),
  ];
  expect(await takeOff(attached)).toBe(200);
  expect(await takeOff(statements)).toBe(200);
  expect(await statusNow()).toBe('under_review');
  expect(await takeOff(license)).toBe(200);
  expect(await statusNow()).toBe('needs_docs');
});

test.each(['needs_docs', 'under_review'] as const)(
  'an applicant whose file the scanner refuses is mailed once: %s',
  async (status) => {
    const { db } = app.database;
    const { id, headers, statusNow } = await anApplicant(status);
    const form = new FormData();
    form.append('type', 'Government ID');
    form.append('document', new File([aPdf()], 'x.pdf'));
    await app.request(`${OWN}/${id}/documents`, { method: 'POST', headers, body: form });
    const ofIt = eq(financingDocuments.applicationId, id);
    const [stored] = await db.select().from(financingDocuments).where(ofIt);
    await removeInfected(app.deps, stored?.fileId ?? '');
    expect(await statusNow()).toBe('needs_docs');
    const said = await db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
    expect(said.map(({ subject }) => subject)).toContain('A file was refused');
    expect(await db.$count(outbox, ne(outbox.recipient, TEAM))).toBe(1);
  },
);

test('a file that its applicant takes off while the scanner refuses it is told of no more', async () => {
  const { db } = app.database;
  const { id, headers } = await anApplicant('under_review');
  const form = new FormData();
  form.append('type', 'Government ID');
  form.append('document', new File([aPdf()], 'x.pdf'));
  await app.request(`${OWN}/${id}/documents`, { method: 'POST', headers, body: form });
  const ofIt = eq(financingDocuments.applicationId, id);
  const [stored] = await db.select().from(financingDocuments).where(ofIt);
  // As the applicant's own call does: lock the application, then remove the file.
  const { refusing } = await db.transaction(async (tx) => {
    await tx.select().from(financingApplications).where(eq(financingApplications.id, id)).for('update');
    const scanned = removeInfected(app.deps, stored?.fileId ?? '');
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect
      .poll(async () => (await db.execute(waiting)).rows.length, { timeout: 60_000 })
      .toBeGreaterThan(0);
    await tx.delete(financingDocuments).where(ofIt);
    return { refusing: scanned };
  });
  await refusing;
  const said = await db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
  expect(said.map(({ subject }) => subject)).not.toContain('A file was refused');
});

test('who was declined can go on writing, with files; the checklist takes none, and what was sent stays', async () => {
  const { id, headers } = await anApplicant('declined');
  const upload = async (type: string) => {
    const body = new FormData();
    body.append('type', type);
    body.append('document', new File([aPdf()], 'letter.pdf'));
    const answer = await app.request(`${OWN}/${id}/documents`, { method: 'POST', headers, body });
    return { ...((await answer.json()) as { id: string; code: string }), status: answer.status };
  };
  const remove = async (documentId: string) => {
    const answer = await app.request(`${OWN}/${id}/documents/${documentId}`, { method: 'DELETE', headers });
    return answer.status;
  };
  expect(await upload('Government ID')).toMatchObject({ status: 409, code: 'application-closed' });
  const [letter, wrong] = [await upload('Attachment'), await upload('Attachment')];
  expect([letter.status, wrong.status]).toEqual([201, 201]);
  const answer = { content: 'Here is my new contract.', documentIds: [letter.id] };
  expect((await app.postJson(`/api/financing/messages/${id}`, answer, headers)).status).toBe(201);
  expect(await subjectsTo(TEAM)).toEqual(['Elena Marsh has answered about financing']);
  expect([await remove(letter.id), await remove(wrong.id)]).toEqual([409, 200]);
  const staff = await colleague('underwriting');
  const message = { subject: 'Thank you', content: 'We have passed it on.' };
  expect((await app.postJson(`${LIST}/${id}/messages`, message, staff)).status).toBe(201);
  const mails = await app.database.db.select().from(outbox).where(ne(outbox.recipient, TEAM));
  expect(mails.at(-1)?.text).toMatch(/You can answer it\s+there\./);
});
