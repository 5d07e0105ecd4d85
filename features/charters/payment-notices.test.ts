import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChartersDue, recordPayment } from '#features/money/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aPrice } from '#tests/builders/price.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { whileRefused } from '#tests/support/failing.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listDeparting, queuePaymentNotices, queueReminders } from './service/index.ts';

const EMAIL = 'payer@visitors.example';
const AGREED_AT = new Date('2027-02-01T15:00:00Z');
/** The balance is due a day before this. */
const DEPARTS_AT = new Date('2027-03-06T17:00:00Z');
const HOUR_MS = 3_600_000;

let app: TestApp;
let now = AGREED_AT;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());

const subjects = async (recipient = EMAIL) => {
  const mails = await app.database.db.select().from(outbox).where(eq(outbox.recipient, recipient));
  return mails.map(({ subject }) => subject.replace(/:.*/, '')).sort();
};

async function anAcceptedCharter(contactEmail: string, price = aPrice()) {
  const { db } = app.database;
  const yacht = await aYacht(db, { id: `tidewater-${randomUUID().slice(0, 8)}`, name: 'Tidewater' });
  const charter = await aCharter(db, yacht.id, {
    status: 'quoted',
    contactEmail,
    startOn: '2027-03-06',
    departsAt: DEPARTS_AT,
    returnsAt: new Date(DEPARTS_AT.getTime() + 5 * HOUR_MS),
  });
  const quote = await aQuote(db, charter.id, { price, heldUntil: new Date(AGREED_AT.getTime() + HOUR_MS) });
  const token = await aCharterLink(db, charter.id);
  const accepted = await app.postJson(`/api/charter-links/${token}/accept`, {
    quoteId: quote.id,
    name: 'Rosa Delgado',
  });
  expect(accepted.status, await accepted.text()).toBe(200);
  return charter;
}

test('a client is asked once in the confirmation, again when late, and ahead of the balance', async () => {
  const { db } = app.database;
  const charter = await anAcceptedCharter(EMAIL);
  const [confirmed] = await db.select().from(outbox).where(eq(outbox.recipient, EMAIL));
  expect(confirmed?.text).toContain('Your charter’s page shows what is due, when, and how to pay.');

  // The deposit is due at once, and the confirmation that was just mailed says so.
  expect(await queuePaymentNotices(app.deps)).toBe(0);
  expect(await subjects()).toEqual(['Confirmed']);

  now = new Date(AGREED_AT.getTime() + 25 * HOUR_MS);
  expect(await queuePaymentNotices(app.deps)).toBe(1);
  expect(await queuePaymentNotices(app.deps)).toBe(0);
  expect(await subjects()).toEqual(['Confirmed', 'Still to be paid']);
  // The settings have neither a bank account nor Zelle, so no reference is needed.
  const mails = await db.select().from(outbox).where(eq(outbox.recipient, EMAIL));
  const late = mails.find(({ subject }) => subject.startsWith('Still'));
  expect(late?.text).toContain('Call us to pay by card or in cash');
  expect(late?.text).not.toContain('on the payment');

  // The client's bank kept $15 for itself. What is short of the deposit was told of, and must not silence the balance.
  const paid = { cents: 105_500, method: 'zelle', receivedOn: '2027-02-02', reference: '' } as const;
  await db.transaction((tx) =>
    recordPayment({ ...app.deps, db: tx }, { charterId: charter.id, stage: 'agreed' }, paid, { name: 'ana' }),
  );
  expect(await queuePaymentNotices(app.deps)).toBe(0);

  now = new Date(DEPARTS_AT.getTime() - (24 + 71) * HOUR_MS);
  expect(await queuePaymentNotices(app.deps)).toBe(1);
  expect(await queuePaymentNotices(app.deps)).toBe(0);
  expect(await subjects()).toEqual(['Confirmed', 'Payment due', 'Still to be paid']);

  now = new Date(DEPARTS_AT.getTime() - 22 * HOUR_MS);
  expect(await queuePaymentNotices(app.deps)).toBe(1);
  expect(await subjects()).toEqual(['Confirmed', 'Payment due', 'Still to be paid', 'Still to be paid']);
});

test('a balance and an APA that are due together are asked for together, as the quote named them', async () => {
  now = AGREED_AT;
  const email = `${randomUUID()}@visitors.example`;
  await anAcceptedCharter(email, aPrice({ apaPercent: 30 }));
  now = new Date(DEPARTS_AT.getTime() - (24 + 71) * HOUR_MS);
  await queuePaymentNotices(app.deps);
  const mails = await app.database.db.select().from(outbox).where(eq(outbox.recipient, email));
  const textOf = (subject: string) =>
    mails.find((mail) => mail.subject.startsWith(subject))?.text.replaceAll(/\s+/g, ' ');
  expect(mails).toHaveLength(2);
  const confirmed = textOf('Confirmed');
  expect(confirmed).toContain(
    'Balance, due Friday, March 5 at 12:00 PM $1,430 APA, due Friday, March 5 at 12:00 PM $600',
  );
  const due = textOf('Payment due');
  expect(due).toContain('$2,030 is due Friday, March 5 at 12:00 PM');
  expect(due).toContain('Balance $1,430 Advance provisioning allowance (APA) $600');
});

test('what fell due more than two weeks ago is left to staff, also when the balance comes up', async () => {
  now = AGREED_AT;
  const email = `${randomUUID()}@visitors.example`;
  await anAcceptedCharter(email);
  now = new Date(DEPARTS_AT.getTime() - (24 + 71) * HOUR_MS);
  await queuePaymentNotices(app.deps);
  expect(await subjects(email)).toEqual(['Confirmed', 'Payment due']);
});

test.each([
  {
    what: 'told of payments',
    subject: 'Still to be paid',
    at: new Date(AGREED_AT.getTime() + 25 * HOUR_MS),
    run: () => queuePaymentNotices(app.deps),
    inTurn: () => listChartersDue(app.deps),
  },
  {
    what: 'reminded',
    subject: 'Coming up',
    at: new Date(DEPARTS_AT.getTime() - 167 * HOUR_MS),
    run: () => queueReminders(app.deps),
    inTurn: async () => (await listDeparting(app.deps, now, DEPARTS_AT)).map(({ id }) => id),
  },
])('all are $what but the one of whom it fails', async ({ subject, at, run, inTurn }) => {
  now = AGREED_AT;
  const emailOf = new Map<string, string>();
  for (const email of [`${randomUUID()}@visitors.example`, `${randomUUID()}@visitors.example`])
    emailOf.set((await anAcceptedCharter(email)).id, email);
  now = at;
  const [first = '', second = ''] = (await inTurn()).filter((id) => emailOf.has(id));
  const got = async (id: string) => (await subjects(emailOf.get(id))).includes(subject);
  await whileRefused(app.database.db, 'insert on outbox', `new.about = '${first}'`, () =>
    expect(run()).rejects.toThrow('1 left for the next run'),
  );
  expect([await got(first), await got(second)]).toEqual([false, true]);
  expect(app.logged).toContainEqual(expect.objectContaining({ charterId: first, code: 'P0001' }));
  await run();
  expect(await got(first)).toBe(true);
});
