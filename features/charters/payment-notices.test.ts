import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordPayment } from '#features/money/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { queuePaymentNotices } from './service/index.ts';

const EMAIL = 'payer@visitors.example';
const AGREED_AT = new Date('2027-02-01T15:00:00Z');
/** Its balance is due a day before. */
const DEPARTS_AT = new Date('2027-03-06T17:00:00Z');
const HOUR_MS = 3_600_000;

let app: TestApp;
let now = AGREED_AT;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());

const subjects = async () => {
  const mails = await app.database.db.select().from(outbox).where(eq(outbox.recipient, EMAIL));
  return mails.map(({ subject }) => subject.replace(/:.*/, '')).sort();
};

test('a client is asked once in the confirmation, again when late, and ahead of the balance', async () => {
  const { db } = app.database;
  const yacht = await aYacht(db, { name: 'Tidewater' });
  const charter = await aCharter(db, yacht.id, {
    ...{ status: 'quoted', contactEmail: EMAIL, startOn: '2027-03-06' },
    ...{ departsAt: DEPARTS_AT, returnsAt: new Date(DEPARTS_AT.getTime() + 5 * HOUR_MS) },
  });
  const quote = await aQuote(db, charter.id, { heldUntil: new Date(AGREED_AT.getTime() + HOUR_MS) });
  const token = await aCharterLink(db, charter.id);
  const accepted = await app.postJson(`/api/charter-links/${token}/accept`, {
    quoteId: quote.id,
    name: 'Rosa Delgado',
  });
  expect(accepted.status, await accepted.text()).toBe(200);
  const [confirmed] = await db.select().from(outbox).where(eq(outbox.recipient, EMAIL));
  expect(confirmed?.text).toContain('Your charter’s page shows what is due, when, and how to pay.');

  // The deposit is due at once, and the letter that says so has just gone.
  expect(await queuePaymentNotices(app.deps)).toBe(0);
  expect(await subjects()).toEqual(['Confirmed']);

  now = new Date(AGREED_AT.getTime() + 25 * HOUR_MS);
  expect(await queuePaymentNotices(app.deps)).toBe(1);
  expect(await queuePaymentNotices(app.deps)).toBe(0);
  expect(await subjects()).toEqual(['Confirmed', 'Still to be paid']);

  const paid = { cents: 107_000, method: 'zelle', receivedOn: '2027-02-02', reference: '' } as const;
  await db.transaction((tx) =>
    recordPayment({ ...app.deps, db: tx }, { charterId: charter.id, stage: 'agreed' }, paid, { name: 'ana' }),
  );
  expect(await queuePaymentNotices(app.deps)).toBe(0);

  now = new Date(DEPARTS_AT.getTime() - (24 + 71) * HOUR_MS);
  expect(await queuePaymentNotices(app.deps)).toBe(1);
  expect(await queuePaymentNotices(app.deps)).toBe(0);
  expect(await subjects()).toEqual(['Confirmed', 'Payment due', 'Still to be paid']);
});
