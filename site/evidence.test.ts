import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseGrants } from '#features/cases/tables.ts';
import { guests } from '#features/guests/tables.ts';
import { moneyDisputes, moneyPayments } from '#features/money/tables/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { guestsOf } from '#tests/builders/guests.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { allJobs } from './jobs.ts';

const DAY_MS = 86_400_000;
const RETURNS_AT = new Date('2027-03-06T22:00:00Z');
const daysAfter = (days: number) => new Date(RETURNS_AT.getTime() + days * DAY_MS);

let app: TestApp;
let now = daysAfter(0);
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());

/** A charter that is over, with a mail of four months before, a link that was opened, one that was not, and a guest. */
async function sailed(method: 'card' | 'zelle', isDisputed = false) {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db);
  const departsAt = daysAfter(-0.2);
  const { id } = await aCharter(db, yachtId, { status: 'completed', departsAt, returnsAt: RETURNS_AT });
  const paymentId = randomUUID();
  await db.insert(moneyPayments).values({
    id: paymentId,
    charterId: id,
    cents: 100_000,
    method,
    receivedOn: '2027-01-06',
    reference: paymentId,
    recordedBy: 'card page',
    recordedAt: daysAfter(-60),
  });
  if (isDisputed) {
    const dispute = { id: `dp_${id}`, charterId: id, paymentId, cents: 100_000, state: 'open' } as const;
    await db.insert(moneyDisputes).values({ ...dispute, reason: 'x', openedAt: now, changedAt: now });
  }
  await db.insert(outbox).values({
    id: randomUUID(),
    cause: `charter-quoted:${id}`,
    about: id,
    messageId: id,
    recipient: 'rosa@visitors.example',
    subject: 'Your quote',
    html: '',
    text: '',
    status: 'sent',
    createdAt: daysAfter(-120),
    sentAt: daysAfter(-120),
  });
  for (const lastUsedAt of [daysAfter(-119), daysAfter(-120)]) {
    const grant = { tokenHash: randomUUID(), caseId: id, madeBy: 'mail', lastUsedAt } as const;
    await db.insert(caseGrants).values({ ...grant, createdAt: daysAfter(-120), expiresAt: daysAfter(30) });
  }
  await guestsOf(db, id, 'Rosa', daysAfter(-1));
  return id;
}

/** What is left of this charter after the nightly sweeps. */
async function leftOf(id: string) {
  const { db } = app.database;
  for (const name of ['purge', 'forget-old-guests'])
    await allJobs(app.deps)
      .find((job) => job.name === name)
      ?.run({}, { isLast: false });
  const [mails, grants, named] = [
    await db.select({ id: outbox.about }).from(outbox),
    await db.select({ id: caseGrants.caseId }).from(caseGrants),
    await db.select({ id: guests.caseId }).from(guests),
  ].map((rows) => rows.filter((row) => row.id === id).length);
  return { mails, grants, named };
}

test('what answers a bank stays as long as it may dispute a card payment, and all of it while it does', async () => {
  const byCard = await sailed('card');
  const byZelle = await sailed('zelle');
  const disputed = await sailed('card', true);
  now = daysAfter(1);
  expect(await leftOf(byCard)).toEqual({ mails: 1, grants: 2, named: 1 });
  expect(await leftOf(byZelle)).toEqual({ mails: 0, grants: 2, named: 1 });
  now = daysAfter(120);
  expect(await leftOf(byCard)).toEqual({ mails: 1, grants: 1, named: 0 });
  expect(await leftOf(byZelle)).toEqual({ mails: 0, grants: 0, named: 0 });
  now = daysAfter(181);
  expect(await leftOf(byCard)).toEqual({ mails: 0, grants: 0, named: 0 });
  expect(await leftOf(disputed)).toEqual({ mails: 1, grants: 1, named: 1 });
});
