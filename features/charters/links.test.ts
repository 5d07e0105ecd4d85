import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUsedGrants } from '#features/cases/service.ts';
import { caseGrants } from '#features/cases/tables.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aBareboatCharter, anAgreement } from '#tests/builders/departure.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the links that an account asks for are kept in a number that has an end; the newest of them opens the charter', async () => {
  const { db } = app.database;
  const client = await signInAs(app.deps, 'client');
  const { id: yachtId } = await aYacht(db, { id: 'linked' });
  const { id } = await aCharter(db, yachtId, { accountId: client.accountId });
  const ask = async () => {
    const answer = await app.postJson(`/api/profile/requests/${id}/link`, {}, client.headers);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { token: string }).token;
  };
  let newest = '';
  for (let asked = 0; asked < 103; asked += 1) newest = await ask();
  const kept = await db.select().from(caseGrants).where(eq(caseGrants.caseId, id));
  expect(kept.length).toBe(100);
  expect(await findUsedGrants(db, id)).toEqual([]);
  expect((await app.request(`/api/charter-links/${newest}`)).status).toBe(200);
  // Its first use is known at once.
  expect(await findUsedGrants(db, id)).toHaveLength(1);
});

test('an agreement is made in other languages until there are twelve of it', async () => {
  const { id, token } = await aBareboatCharter(app.database.db, app.deps.now());
  const address = `/api/charter-links/${token}/agreements/language`;
  const ask = async () => (await app.postJson(address, { language: 'es' })).status;
  for (let number = 1; number < 12; number += 1) await anAgreement(app.deps, id, { number, state: 'void' });
  expect(await ask()).toBe(200);
  await anAgreement(app.deps, id, { number: 12, state: 'void' });
  expect(await ask()).toBe(429);
});
