import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { agreementJobs } from '#features/agreements/jobs.ts';
import { findAgreements } from '#features/agreements/repository.ts';
import type { SignerAgreement } from '#features/agreements/schema.ts';
import { caseHistory } from '#features/cases/tables.ts';
import { chartersOfAgreements } from '#features/charters/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aPhotograph } from '#tests/builders/files.ts';
import { aLender, anApplicationForm, lendersTerms, signedTerms } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import { askPoppler } from '#tests/support/poppler.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { applicationsOfAgreements, removeInfected } from './service/index.ts';
import { financingApplications } from './tables.ts';

const LIST = '/api/admin/financing-applications';

let app: TestApp;
let dataDir: string;
let staff: Readonly<Record<string, string>>;
let terms: Buffer;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-terms-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
  await aLender(app.database.db);
  ({ headers: staff } = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator'));
  terms = await lendersTerms();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function anApproved() {
  const response = await app.postJson('/api/financing/applications', anApplicationForm());
  const { id } = (await response.json()) as { id: string };
  const headers = { cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
  await app.database.db.update(financingApplications).set({ status: 'approved' });
  return { id, headers };
}

const send = (id: string, file: Buffer<ArrayBufferLike>, headers = staff) => {
  const form = new FormData();
  form.append('document', new File([new Uint8Array(file)], 'terms.pdf'));
  return app.request(`${LIST}/${id}/terms`, { method: 'POST', headers, body: form });
};
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

test('a lender’s terms are sent, read, consented to, signed and sealed; only then is the application complete', async () => {
  const { id, headers } = await anApproved();
  const own = `/api/financing/applications/${id}/terms`;
  expect((await app.postJson(`${LIST}/${id}/status`, { status: 'finalizing' }, staff)).status).toBe(200);
  const complete = () => app.postJson(`${LIST}/${id}/status`, { status: 'complete' }, staff);
  expect(await codeOf(await complete())).toBe('terms-unsigned');
  expect(await codeOf(await send(id, await aPhotograph()))).toBe('terms-not-pdf');
  expect((await send(id, terms, headers)).status).toBe(401);
  expect((await send(id, terms)).status).toBe(200);

  const read = async () => (await (await app.request(own, { headers })).json()) as SignerAgreement[];
  const [offered] = await read();
  if (!offered) throw new Error('There is nothing to sign');
  expect(offered).toMatchObject({ kind: 'terms', state: 'open', pages: 1 });
  const step = (name: string, body: object, whose: Readonly<Record<string, string>> = headers) =>
    app.postJson(`${own}/${offered.id}/${name}`, body, whose);
  const { sha256 } = offered;
  expect(await codeOf(await step('consent', { sha256 }))).toBe('agreement-unopened');
  // Staff may look at the terms too, but that does not count as the applicant's opening, and staff cannot sign.
  expect((await app.request(`${own}/${offered.id}/file`, { headers: staff })).status).toBe(200);
  expect((await step('consent', { sha256 }, staff)).status).toBe(404);
  expect(await codeOf(await step('consent', { sha256 }))).toBe('agreement-unopened');
  const shown = Buffer.from(
    await (await app.request(`${own}/${offered.id}/file`, { headers })).arrayBuffer(),
  );
  expect(shown.equals(terms)).toBe(true);
  expect((await step('consent', { sha256 })).status).toBe(200);
  expect((await step('sign', { sha256, name: 'Elena Marsh' })).status).toBe(200);
  expect(await codeOf(await send(id, terms))).toBe('agreement-signed');

  const subjects = { charters: chartersOfAgreements, applications: applicationsOfAgreements };
  for (const job of agreementJobs({ ...app.deps, subjects })) {
    for (const queued of app.queued.filter(({ job: name }) => name === job.name)) {
      await job.run(queued.payload, { isLast: false });
    }
  }
  expect(await read()).toMatchObject([{ state: 'sealed', signedName: 'Elena Marsh' }]);
  const sealed = Buffer.from(
    await (await app.request(`${own}/${offered.id}/file`, { headers })).arrayBuffer(),
  );
  const said = askPoppler('pdfsig', sealed);
  if (said !== undefined) expect(said).toContain('Signature Validation: Signature is Valid.');
  const text = askPoppler('pdftotext', sealed);
  if (text !== undefined) {
    expect(text).toContain('8.25 % over 120 months');
    expect(text).toContain('Certificate of signing');
  }
  const verification = await app.request(`/api/agreements/${offered.id}/verification`);
  expect(await verification.json()).toMatchObject({ kind: 'terms', verdict: 'whole' });
  expect((await complete()).status).toBe(200);
});

test('whoever may open an applicant’s files opens terms, which is kept like a file; a colleague without that right does not', async () => {
  const { id, headers } = await anApproved();
  await send(id, terms);
  const own = `/api/financing/applications/${id}/terms`;
  const [offered] = (await (await app.request(own, { headers })).json()) as SignerAgreement[];
  const open = async (whose: Readonly<Record<string, string>>) =>
    (await app.request(`${own}/${offered?.id}/file`, { headers: whose })).status;
  const site = { db: app.database.db, config: app.deps.config };
  const reader = await signInAs(site, 'administrator', { staffRoles: ['read-only'] });
  expect(await open(reader.headers)).toBe(404);
  expect(await open(headers)).toBe(200);
  const { db } = app.database;
  const ofIt = eq(caseHistory.caseId, id);
  const opened = () => db.$count(caseHistory, and(ofIt, eq(caseHistory.event, 'document-opened')));
  expect(await opened()).toBe(0);
  expect(await open(staff)).toBe(200);
  expect(await opened()).toBe(1);
  const lines = await db.select().from(activity).where(eq(activity.subjectId, id));
  expect(lines.filter(({ action }) => action === 'document opened')).toMatchObject([
    { details: { document: `Lender’s terms ${offered?.number}` } },
  ]);
});

test('terms that are sent again take the place of those nobody has signed, and another applicant’s are not there', async () => {
  const { id, headers } = await anApproved();
  const own = `/api/financing/applications/${id}/terms`;
  await send(id, terms);
  const [first] = (await (await app.request(own, { headers })).json()) as SignerAgreement[];
  await send(id, terms);
  const [second, ...others] = (await (await app.request(own, { headers })).json()) as SignerAgreement[];
  expect(others).toEqual([]);
  expect(second?.id).not.toBe(first?.id);
  const late = await app.postJson(`${own}/${first?.id}/refuse`, { sha256: first?.sha256 }, headers);
  expect(await codeOf(late)).toBe('agreement-void');
  const stranger = await anApproved();
  expect((await app.request(own, { headers: stranger.headers })).status).toBe(404);
  expect((await app.request(`${own}/${second?.id}/file`, { headers: stranger.headers })).status).toBe(404);
});

test('a decision is not corrected once its terms are signed; those that wait are void where the lender is another', async () => {
  const { db } = app.database;
  const tern = await aLender(db, { id: 'tern-loans', name: 'Tern Loans' });
  const { id, headers } = await anApproved();
  const own = `/api/financing/applications/${id}/terms`;
  const correct = (lenderId: string, note: string, of = id) =>
    app.request(`${LIST}/${of}/decision`, {
      method: 'PUT',
      headers: { ...staff, 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'approved', lenderId, note, why: 'Recorded wrongly' }),
    });
  const canCorrect = async (of: string) =>
    ((await (await app.request(`${LIST}/${of}`, { headers: staff })).json()) as Record<string, unknown>)
      .canCorrectDecision;
  const newest = async () => {
    const [first] = (await (await app.request(own, { headers })).json()) as SignerAgreement[];
    return first;
  };
  expect((await correct('harbor-bank', '')).status).toBe(200);
  await send(id, terms);
  expect((await correct('harbor-bank', '8 % over 120 months')).status).toBe(200);
  const offered = await newest();
  expect(offered?.state).toBe('open');
  expect((await correct(tern, '')).status).toBe(200);
  const late = await app.postJson(`${own}/${offered?.id}/refuse`, { sha256: offered?.sha256 }, headers);
  expect(await codeOf(late)).toBe('agreement-void');
  expect(await canCorrect(id)).toBe(true);
  const signed = await anApproved();
  await signedTerms(db, signed.id);
  expect(await codeOf(await correct('harbor-bank', '', signed.id))).toBe('agreement-signed');
  expect(await canCorrect(signed.id)).toBe(false);
});

test('terms are a case’s own: no charter’s call reads or countersigns them, and an application that has ended signs nothing', async () => {
  const { id, headers } = await anApproved();
  const own = `/api/financing/applications/${id}/terms`;
  await send(id, terms);
  const [offered] = (await (await app.request(own, { headers })).json()) as SignerAgreement[];
  if (!offered) throw new Error('There is nothing to sign');
  const { sha256 } = offered;
  const asCharters = `/api/admin/charters/${id}/agreements/${offered.id}`;
  expect((await app.request(`${asCharters}/file`, { headers: staff })).status).toBe(404);
  const countersigned = await app.postJson(`${asCharters}/countersign`, { sha256, name: 'Ana' }, staff);
  expect(countersigned.status).toBe(404);

  await app.request(`${own}/${offered.id}/file`, { headers });
  const step = (name: string, body: object) => app.postJson(`${own}/${offered.id}/${name}`, body, headers);
  expect((await step('consent', { sha256 })).status).toBe(200);
  await app.database.db.update(financingApplications).set({ status: 'withdrawn' });
  expect(await codeOf(await step('sign', { sha256, name: 'Elena Marsh' }))).toBe('status-not-allowed');
  expect((await step('refuse', { sha256, reason: 'I have withdrawn.' })).status).toBe(200);
});

test('terms that wait to be signed are void once their application is withdrawn', async () => {
  const { id, headers } = await anApproved();
  const own = `/api/financing/applications/${id}/terms`;
  await send(id, terms);
  const [offered] = (await (await app.request(own, { headers })).json()) as SignerAgreement[];
  const left = await app.request(`/api/financing/applications/${id}`, { method: 'DELETE', headers });
  expect(left.status).toBe(200);
  const verification = await app.request(`/api/agreements/${offered?.id}/verification`);
  expect(await verification.json()).toMatchObject({ verdict: 'void' });
  const late = await app.postJson(`${own}/${offered?.id}/refuse`, { sha256: offered?.sha256 }, headers);
  expect(await codeOf(late)).toBe('agreement-void');
  const list = await (await app.request(own, { headers: staff })).json();
  expect(list).toEqual([]);
});

test('terms whose file the virus scanner refuses are taken back, and applicant and team hear of it', async () => {
  const { id, headers } = await anApproved();
  const own = `/api/financing/applications/${id}/terms`;
  await send(id, terms);
  const [offered] = await findAgreements(app.database.db, id, 'terms');
  await app.database.db.delete(outbox);
  await removeInfected(app.deps, offered?.fileId ?? '');
  // When the scanner's job runs again, nothing is left to do.
  await removeInfected(app.deps, offered?.fileId ?? '');

  const [taken] = (await (await app.request(own, { headers })).json()) as SignerAgreement[];
  expect(taken?.state ?? 'void').toBe('void');
  const messages = await (await app.request(`/api/financing/messages/${id}`, { headers })).json();
  expect(JSON.stringify(messages).match(/Terms taken back/g)).toHaveLength(1);
  const mails = await app.database.db.select().from(outbox);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'A lender’s terms did not pass the virus check: Elena Marsh',
    'A message about your financing application',
  ]);
  expect((await send(id, terms)).status).toBe(200);
});
