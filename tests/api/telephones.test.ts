import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCharter } from '../builders/charter.ts';
import { anApplication } from '../builders/financing.ts';
import { aContactForm, aQuoteForm } from '../builders/inquiries.ts';
import { aYacht } from '../builders/yacht.ts';
import { signInAs } from '../support/actors.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const WRITINGS = ['(305) 555-0147', '305.555.0147', '+1 305 555 0147', '13055550147', '305-555 0147'];

let app: TestApp;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date('2027-02-01T15:00:00Z') });
  const { db } = app.database;
  headers = (await signInAs({ db, config: app.deps.config }, 'administrator')).headers;
  const yacht = await aYacht(db);
  for (const phone of WRITINGS) {
    const email = `caller-${phone.replaceAll(/\D/g, '')}-${WRITINGS.indexOf(phone)}@visitors.example`;
    await aCharter(db, yacht.id, { contactPhone: phone, contactEmail: email });
    await anApplication(db, { phone });
    expect((await app.postJson('/api/contact', aContactForm({ phone }))).status).toBe(201);
    expect((await app.postJson('/api/quote-requests', aQuoteForm({ phone }))).status).toBe(201);
  }
  await aCharter(db, yacht.id, { contactPhone: '(305) 555-0199' });
  await anApplication(db, { phone: '(305) 555-0199' });
});
afterAll(() => app.close());

const totalOf = async (list: string, q: string) => {
  const response = await app.request(`/api/admin/${list}?page=1&q=${encodeURIComponent(q)}`, { headers });
  expect(response.status, await response.clone().text()).toBe(200);
  return Number(response.headers.get('x-total-count'));
};

test.each([
  ['charters', 5],
  ['customers', 5],
  ['financing-applications', 5],
  ['inquiries', 10],
] as const)('%s are found by a telephone number, whoever wrote it how', async (list, all) => {
  for (const writing of [...WRITINGS, '001 305 555 0147', '555-0147', '5550147']) {
    expect(await totalOf(list, writing), writing).toBe(all);
  }
  // A number matches only as a whole: four digits alone may be part of an email address or another number.
  expect(await totalOf(list, '305-555-0148')).toBe(0);
  expect(await totalOf(list, 'Nobody 305 555 0147')).toBe(0);
});
