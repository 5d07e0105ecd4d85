import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const ELEVEN_MINUTES_MS = 660_000;
const LEDGER = '/api/admin/money/ledger';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the ledger as a file', () => {
  const statusFor = async (by?: SignedInActor) =>
    (await app.request(LEDGER, { headers: by?.headers ?? {} })).status;
  const site = () => ({ db: app.database.db, config: app.deps.config });

  test('is for colleagues who may take bookings along, and have shown lately who they are', async () => {
    const as = (role: 'charter-desk' | 'read-only' | 'content' | 'underwriting') =>
      signInAs(site(), 'administrator', { staffRoles: [role] });
    expect(await statusFor(await as('charter-desk'))).toBe(200);
    for (const role of ['read-only', 'content', 'underwriting'] as const)
      expect(await statusFor(await as(role)), role).toBe(403);
    const unproved = await signInAs(
      site(),
      'administrator',
      { staffRoles: ['charter-desk'] },
      { confirmedAt: new Date(Date.now() - ELEVEN_MINUTES_MS) },
    );
    expect(await statusFor(unproved)).toBe(403);
    expect(await statusFor(await signInAs(site(), 'client'))).toBe(403);
    expect(await statusFor()).toBe(401);
  });
});
