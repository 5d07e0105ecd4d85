import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseHistory, caseMessages } from '#features/cases/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aLender, anApplication, anApplicationForm, signedTerms } from '#tests/builders/financing.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { financingApplications, lenders } from './tables.ts';

const LIST = '/api/admin/financing-applications';
const [WRONG, RIGHT] = ['jon@exmaple.example', 'jon@example.example'];

let app: TestApp;
let staff: Staff;
let lenderId: string;
beforeAll(async () => {
  app = await createTestApp();
  staff = await staffOf(app);
  lenderId = await aLender(app.database.db);
});
afterAll(() => app.close());

const contact = { ...anApplicationForm(), email: RIGHT, reason: 'Told us on the phone' };
const correct = (id: string) => staff.send('PUT', `${LIST}/${id}/contact`, contact);

async function apply() {
  const response = await app.postJson('/api/financing/applications', anApplicationForm({ email: WRONG }));
  const { id } = (await response.json()) as { id: string };
  return id;
}
const mailsOf = (id: string) => app.database.db.select().from(outbox).where(eq(outbox.about, id));
/** To whom an application's mails to its applicant are, with the beginnings of their causes. */
const causesOf = async (id: string) =>
  (await mailsOf(id))
    .filter(({ kind }) => kind !== 'team')
    .map(({ recipient, cause }) => `${recipient} ${cause.split(':')[0]}`)
    .sort();
const mark = (cause: string, status: 'failed' | 'sent') =>
  app.database.db
    .update(outbox)
    .set({ status })
    .where(like(outbox.cause, `${cause}%`));

test('what came back from a wrong address is not sent there again; the right one is told that there is news', async () => {
  const id = await apply();
  await staff.send('POST', `${LIST}/${id}/status`, { status: 'under_review' });
  await mark('financing-', 'failed');
  expect((await correct(id)).status).toBe(200);
  expect(await causesOf(id)).toEqual([`${RIGHT} financing-contact-new`]);
  expect((await mailsOf(id)).find(({ recipient }) => recipient === RIGHT)?.text).toContain(
    'There is news on your application.',
  );
});

test('where mails arrived, the address is told that it is left, and the new one has missed nothing', async () => {
  const id = await apply();
  await mark('financing-received', 'sent');
  expect((await correct(id)).status).toBe(200);
  expect(await causesOf(id)).toEqual([
    `${RIGHT} financing-contact-new`,
    `${WRONG} financing-contact-old`,
    `${WRONG} financing-received`,
  ]);
  expect((await mailsOf(id)).find(({ recipient }) => recipient === RIGHT)?.text).not.toContain('news');
});

test('what still waits for a wrong address goes there no more', async () => {
  const id = await apply();
  expect((await correct(id)).status).toBe(200);
  expect(await causesOf(id)).toEqual([`${RIGHT} financing-contact-new`, `${WRONG} financing-contact-old`]);
});

describe('a decision that was recorded on the wrong application', () => {
  const why = 'Recorded on the wrong application';
  const takeBack = (id: string) =>
    staff.send('PUT', `${LIST}/${id}/decision`, { decision: 'under_review', why });

  test.each([
    { decision: 'declined', reasons: ['Income not verified'] },
    { decision: 'conditionally_approved', note: 'Proof of insurance' },
    { decision: 'approved' },
  ])('is taken back: $decision becomes no decision, and the clock goes on', async (decision) => {
    const { db } = app.database;
    const completedAt = new Date(Date.now() - 20 * 86_400_000);
    const id = await anApplication(db, { status: 'under_review', completedAt });
    expect((await takeBack(id)).body.code).toBe('status-not-allowed');
    await staff.send('POST', `${LIST}/${id}/decision`, { ...decision, lenderId });
    const done = await takeBack(id);
    expect([done.status, done.body]).toMatchObject([200, { id, status: 'under_review' }]);
    const [row] = await db.select().from(financingApplications).where(eq(financingApplications.id, id));
    expect(row).toMatchObject({ status: 'under_review', completedAt, closedAt: null, lenderId: null });
    const ofIt = and(eq(caseHistory.caseId, id), eq(caseHistory.event, 'decision-corrected'));
    expect(await db.select().from(caseHistory).where(ofIt)).toMatchObject([
      {
        fromStatus: decision.decision,
        toStatus: 'under_review',
        reason: why,
        details: { was: { status: decision.decision, lenderId } },
      },
    ]);
    const told = await db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
    expect(told.at(-1)).toMatchObject({
      kind: 'system',
      body: 'What we told you of the decision before was not right. Please go by this instead.\n\nNo lender has decided on your application yet; it is under review.',
    });
    expect(await causesOf(id)).toContain('elena.marsh@applicants.example financing-correction');
    expect((await staff.send('GET', `${LIST}/${id}`)).body).toMatchObject({
      canCorrectDecision: false,
      nextStatuses: expect.arrayContaining(['approved', 'declined']),
    });
  });

  test('names its lender in a correction, also one that was hidden since', async () => {
    const { db } = app.database;
    const hidden = await aLender(db, { id: 'tern-loans', name: 'Tern Loans' });
    const other = await aLender(db, { id: 'gone-loans', name: 'Gone Loans', isActive: false });
    const id = await anApplication(db, { status: 'under_review', completedAt: new Date() });
    await staff.send('POST', `${LIST}/${id}/decision`, { decision: 'approved', lenderId: hidden });
    await db.update(lenders).set({ isActive: false }).where(eq(lenders.id, hidden));
    const correction = { decision: 'approved', note: '8 % over 120 months', why: 'A slip' };
    const send = (one: string) =>
      staff.send('PUT', `${LIST}/${id}/decision`, { ...correction, lenderId: one });
    expect((await send(hidden)).status).toBe(200);
    expect((await send(other)).body.code).toBe('entry-not-found');
  });

  test('stays once the terms are signed; any other decision names its lender', async () => {
    const { db } = app.database;
    const id = await anApplication(db, { status: 'under_review', completedAt: new Date() });
    await staff.send('POST', `${LIST}/${id}/decision`, { decision: 'approved', lenderId });
    const nameless = await staff.send('PUT', `${LIST}/${id}/decision`, { decision: 'approved', why });
    expect(nameless.body).toMatchObject({
      issues: [{ path: 'lenderId', message: 'Please name the lender' }],
    });
    await signedTerms(db, id);
    expect((await takeBack(id)).body.code).toBe('agreement-signed');
  });
});
