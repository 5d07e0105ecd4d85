import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storedFiles } from '#features/documents/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aPdf, aPhotograph } from '#tests/builders/files.ts';
import { anApplicationForm } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { financingApplications, financingConsents } from './tables.ts';

let app: TestApp;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-financing-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const APPLICATIONS = '/api/financing/applications';

/** Applies as a browser does; answers the body and the cookie it received. */
async function apply(fields: Record<string, unknown> = {}) {
  const response = await app.postJson(APPLICATIONS, anApplicationForm(fields));
  const said = await response.json();
  expect(response.status, JSON.stringify(said)).toBe(201);
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return { id: String(said.id), said, headers: { cookie }, response };
}

async function upload(
  id: string,
  headers: Record<string, string>,
  file: Uint8Array<ArrayBuffer>,
  type = 'Government ID',
  name = 'scan.pdf',
) {
  const form = new FormData();
  form.append('document', new File([file], name));
  form.append('type', type);
  return app.request(`${APPLICATIONS}/${id}/documents`, { method: 'POST', headers, body: form });
}

test('an old form does not write over contact details that were corrected since; whoever has seen them may', async () => {
  const { id, headers } = await apply();
  const { email, phone, streetAddress, city, state, zipCode } = await (
    await app.request(`${APPLICATIONS}/${id}`, { headers })
  ).json();
  const seen = { email, phone, streetAddress, city, state, zipCode };
  const save = async (contact: object) => {
    const response = await app.request(`${APPLICATIONS}/${id}/contact`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(contact),
    });
    return [response.status, await response.json()];
  };
  const kept = async () => (await app.database.db.select().from(financingApplications))[0];
  await app.database.db.update(financingApplications).set({ city: 'Doral' });
  // A field sent back as it was seen does not undo the change made meanwhile.
  expect((await save({ ...seen, phone: '(305) 555-0111', seen }))[0]).toBe(200);
  const now = { ...seen, city: 'Doral', phone: '(305) 555-0111' };
  expect(await kept()).toMatchObject(now);
  const another = { ...seen, city: 'Hialeah', seen };
  expect(await save(another)).toMatchObject([409, { code: 'changed-meanwhile', current: now }]);
  expect(await kept()).toMatchObject(now);
  expect((await save({ ...another, seen: now }))[0]).toBe(200);
  expect(await kept()).toMatchObject({ city: 'Hialeah' });
});

describe('what cannot be true', () => {
  const refusedFor = async (fields: Record<string, unknown>) => {
    const response = await app.postJson(APPLICATIONS, anApplicationForm(fields));
    expect(response.status).toBe(422);
    const { code, issues } = await response.json();
    expect(code).toBe('invalid');
    return issues;
  };

  test.each([
    [{ dateOfBirth: '2099-01-01' }, 'Applicants must be 18 or older'],
    [{ phone: 'abcdefghij' }, 'Phone number must be at least 10 digits'],
    [{ zipCode: 'abcde' }, 'ZIP code must be at least 5 digits'],
    [{ employerPhone: 'abcdefghij' }, 'Employer phone is required'],
    [{ estimatedAmount: '$0' }, 'Estimated amount is required'],
    [{ estimatedAmount: '1e5' }, 'Please enter an amount in dollars, such as $25,000'],
    [{ estimatedAmount: '-5' }, 'Please enter an amount in dollars, such as $25,000'],
    [{ charterDate: '2020-05-08' }, 'Please choose a charter date that has not passed'],
    [{ serviceSelected: 'acquisition' }, 'Please choose a service that goes with the purpose'],
  ])('%j is refused, in one sentence at its field, and nothing is kept', async (fields, message) => {
    expect(await refusedFor(fields)).toEqual([{ path: Object.keys(fields)[0], message }]);
    expect(await app.database.db.$count(financingApplications)).toBe(0);
  });

  test('a birthday counts from midnight in Miami', async () => {
    await app.close();
    let now = new Date('2027-03-07T04:59:59Z');
    app = await createTestApp({ env: { DATA_DIR: dataDir }, now: () => now });
    const fields = { dateOfBirth: '2009-03-07' };
    expect(await refusedFor(fields)).toEqual([
      { path: 'dateOfBirth', message: 'Applicants must be 18 or older' },
    ]);
    now = new Date('2027-03-07T05:00:00Z');
    await apply(fields);
  });

  test('Edit Contact Info refuses it too, and a draft keeps nothing impossible', async () => {
    const { id, headers } = await apply();
    const contact = {
      email: 'elena@applicants.example',
      streetAddress: '12 Bayshore',
      city: 'Miami',
      state: 'FL',
    };
    const patch = await app.request(`${APPLICATIONS}/${id}/contact`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...contact, phone: 'abcdefghij', zipCode: 'abcde' }),
    });
    expect([patch.status, (await patch.json()).issues]).toEqual([
      422,
      [
        { path: 'phone', message: 'Phone number must be at least 10 digits' },
        { path: 'zipCode', message: 'ZIP code must be at least 5 digits' },
      ],
    ]);
    const client = await signInAs({ db: app.database.db, config: app.deps.config }, 'client');
    const put = async (values: Record<string, unknown>) =>
      (
        await app.request('/api/financing/drafts/current', {
          method: 'PUT',
          headers: { ...client.headers, 'content-type': 'application/json' },
          body: JSON.stringify({ step: 2, values }),
        })
      ).status;
    expect(await put({ phone: '305', zipCode: '33', estimatedAmount: '$25' })).toBe(200);
    for (const values of [{ phone: 'abcdefghij' }, { zipCode: 'abcde' }, { estimatedAmount: '-5' }]) {
      expect(await put(values), JSON.stringify(values)).toBe(422);
    }
  });
});

describe('POST /api/financing/applications', () => {
  test('stores the application, remembers the browser and mails applicant and team', async () => {
    const { id, said, headers, response } = await apply();
    expect(said).toEqual({
      id,
      status: 'needs_docs',
      message: 'Your financing application has been submitted successfully.',
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^miami_flow_applications=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [row] = await app.database.db.select().from(financingApplications);
    expect(row).toMatchObject({
      id,
      status: 'needs_docs',
      estimatedAmountCents: 2_500_000,
      otherIncomeCents: null,
    });
    expect(await app.database.db.select().from(financingConsents)).toHaveLength(4);
    const mails = await app.database.db.select().from(outbox).orderBy(asc(outbox.createdAt));
    expect(mails.map(({ cause }) => cause).sort()).toEqual([
      `financing-new:${id}`,
      `financing-received:${id}`,
    ]);

    const read = await app.request(`${APPLICATIONS}/${id}`, { headers });
    expect(read.status).toBe(200);
    expect(await read.json()).toMatchObject({
      id,
      status: 'needs_docs',
      estimatedAmount: 25_000,
      documentsRequired: ['Government ID', 'Proof of Income', 'Proof of Address', 'Bank Statements'],
      documentsStatus: {
        'Government ID': 'pending',
        'Proof of Income': 'pending',
        'Proof of Address': 'pending',
        'Bank Statements': 'optional',
      },
    });
    expect((await app.request(`${APPLICATIONS}/${id}`)).status).toBe(404);
  });
});

describe('documents', () => {
  test('the third required document moves the application to review; files come back as they were', async () => {
    const { id, headers } = await apply();
    const pdf = aPdf();
    const first = await upload(id, headers, pdf, 'Government ID', '../../etc/pass"port 1984-03-07.pdf');
    expect(await first.json()).toMatchObject({
      status: 'needs_docs',
      message: 'Your document has been uploaded successfully.',
    });
    expect(first.status).toBe(201);
    expect((await upload(id, headers, await aPhotograph(), 'Proof of Income', 'pay.jpg')).status).toBe(201);
    const third = await upload(id, headers, await aPhotograph({ format: 'png' }), 'Proof of Address');
    expect(await third.json()).toMatchObject({ status: 'under_review' });

    const told = await (await app.request(`${APPLICATIONS}/${id}`, { headers })).json();
    expect(told.documents.map((document: { fileName: string }) => document.fileName)).toEqual([
      'passport 1984-03-07.pdf',
      'pay.jpg',
      'scan.png',
    ]);
    const address = `${APPLICATIONS}/${id}/documents/${told.documents[0].id}`;
    const download = await app.request(address, { headers });
    expect(download.status).toBe(200);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(pdf);
    expect(download.headers.get('content-disposition')).toMatch(
      /^attachment; filename="passport 1984-03-07.pdf"/,
    );
    expect(download.headers.get('cache-control')).toBe('no-store');
    expect((await app.request(address)).status).toBe(404);
    expect(await app.database.db.select().from(storedFiles)).toHaveLength(3);
    expect(readdirSync(path.join(dataDir, 'incoming'))).toEqual([]);
  });
});
