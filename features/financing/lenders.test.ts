import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { caseHistory, caseMessages } from '#features/cases/tables.ts';
import { aLender, anApplication } from '#tests/builders/financing.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { lenders } from './tables.ts';

const LENDERS = '/api/admin/lenders';
const APPLICATIONS = '/api/admin/financing-applications';

let app: TestApp;
let staff: Staff;
let client: Staff;
beforeAll(async () => {
  app = await createTestApp();
  [staff, client] = await Promise.all([staffOf(app), staffOf(app, 'client')]);
});
afterAll(() => app.close());

const logOf = (id: string) =>
  app.database.db.select().from(activity).where(eq(activity.subjectId, id)).orderBy(activity.id);
const listed = async () => (await staff.list<{ id: string }>(LENDERS)).map(({ id }) => id);
const underReview = () => anApplication(app.database.db, { status: 'under_review' });

test('a lender is added, changed under a guard, hidden and deleted, each with its line in the log', async () => {
  const made = await staff.send('POST', LENDERS, {
    name: 'Halyard Yacht Credit',
    contact: 'Ines Example',
    notes: 'Fast.',
  });
  expect([made.status, made.body]).toEqual([
    201,
    {
      id: 'halyard-yacht-credit',
      name: 'Halyard Yacht Credit',
      contact: 'Ines Example',
      notes: 'Fast.',
      isActive: true,
      version: 1,
      message: 'Lender created successfully',
    },
  ]);
  const one = `${LENDERS}/halyard-yacht-credit`;
  const changed = await staff.send('PUT', one, { name: 'Halyard Credit', version: 1 });
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { name: 'Halyard Credit', contact: '', version: 2, message: 'Lender updated successfully' },
  ]);
  const late = await staff.send('PUT', one, { name: 'Halyard', version: 1 });
  expect([late.status, late.body]).toMatchObject([
    409,
    { code: 'changed-meanwhile', current: { name: 'Halyard Credit', version: 2 } },
  ]);
  expect((await staff.send('PATCH', one, { isActive: false })).body).toMatchObject({ isActive: false });
  expect((await staff.send('DELETE', one)).body).toEqual({ message: 'Lender deleted successfully' });
  expect(await listed()).not.toContain('halyard-yacht-credit');
  expect((await staff.send('DELETE', one)).status).toBe(404);
  expect(
    (await logOf('halyard-yacht-credit')).map(({ action, subjectKind, actor }) => [
      action,
      subjectKind,
      actor,
    ]),
  ).toEqual(['created', 'changed', 'changed', 'deleted'].map((action) => [action, 'lender', staff.username]));
});

test('one without a name is refused with the field named', async () => {
  const refused = await staff.send('POST', LENDERS, { contact: 'Nobody' });
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'invalid', issues: [{ path: 'name', message: 'Name is required' }] },
  ]);
});

test.each([
  ['GET', LENDERS],
  ['POST', LENDERS],
  ['PUT', `${LENDERS}/any`],
  ['PATCH', `${LENDERS}/any`],
  ['DELETE', `${LENDERS}/any`],
  ['POST', `${LENDERS}/order`],
])('%s %s is the administrators’ alone', async (method, address) => {
  expect((await client.send(method, address, method === 'GET' ? undefined : {})).status).toBe(403);
  expect((await app.request(address, { method })).status).toBe(401);
});

test('a decision keeps the lender by its id, and by the name it had then; it is not deleted any more', async () => {
  const lenderId = await aLender(app.database.db, { id: 'tern-marine-loans', name: 'Tern Marine Loans' });
  const id = await underReview();
  const done = await staff.send('POST', `${APPLICATIONS}/${id}/decision`, { decision: 'approved', lenderId });
  expect(done.status).toBe(200);
  await staff.send('PUT', `${LENDERS}/${lenderId}`, { name: 'Tern Loans' });
  const [change] = await app.database.db.select().from(caseHistory).where(eq(caseHistory.caseId, id));
  expect(change).toMatchObject({ details: { lender: 'Tern Marine Loans', lenderId } });
  const [message] = await app.database.db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
  expect(message?.body).toContain('Lender: Tern Marine Loans.');

  const refused = await staff.send('DELETE', `${LENDERS}/${lenderId}`);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'entry-in-use',
      error: 'Something on record names this, so it cannot be deleted. Hide it instead.',
    },
  ]);
  expect(await listed()).toContain(lenderId);
  expect((await logOf(lenderId)).map(({ action }) => action)).toEqual(['changed']);
});

test.each([
  ['unheard of', 'nobody', {}],
  ['hidden', 'hidden-lender', { isActive: false }],
])('a lender that is %s decides nothing', async (_why, lenderId, fields) => {
  if (lenderId !== 'nobody') await aLender(app.database.db, { id: lenderId, ...fields });
  const id = await underReview();
  const refused = await staff.send('POST', `${APPLICATIONS}/${id}/decision`, {
    decision: 'approved',
    lenderId,
  });
  expect([refused.status, refused.body]).toMatchObject([404, { code: 'entry-not-found' }]);
  expect(await app.database.db.$count(caseHistory, eq(caseHistory.caseId, id))).toBe(0);
});

test('a decision from before there was a list is read as it was written', async () => {
  const id = await underReview();
  await app.database.db.insert(caseHistory).values({
    id: app.deps.newId(),
    caseId: id,
    event: 'decision',
    fromStatus: 'under_review',
    toStatus: 'approved',
    changedBy: staff.username,
    details: { lender: 'An older lender', reasons: [], note: '' },
    changedAt: app.deps.now(),
  });
  const dossier = (await staff.send('GET', `${APPLICATIONS}/${id}`)).body;
  expect(dossier).toMatchObject({ history: [{ details: { lender: 'An older lender' } }] });
  expect(await app.database.db.$count(lenders, eq(lenders.name, 'An older lender'))).toBe(0);
});
