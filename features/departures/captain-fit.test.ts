import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { agreementJobs } from '#features/agreements/jobs.ts';
import { queueAgreement } from '#features/agreements/service/index.ts';
import { agreements } from '#features/agreements/tables.ts';
import { chartersOfAgreements, moveCharter } from '#features/charters/service/index.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aBareboatCharter, aCaptain, aCaptainContract } from '#tests/builders/departure.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { ChoiceAnswer } from './schema.ts';
import { captainsOfAgreements, remindOfWhatIsMissing } from './service/index.ts';
import { captains, departures } from './tables.ts';

const ANA = { role: 'staff', name: 'ana' } as const;
const LOST = 'Your captain can no longer take this charter out. Please choose again.';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  app.queued.length = 0;
});
afterAll(() => app.close());

const db = () => app.database.db;
const aCharterSoon = () => aBareboatCharter(db(), new Date(), { daysAhead: 1 });
const choiceOf = async (token: string) =>
  (await (await app.request(`/api/charter-links/${token}/captain`)).json()) as ChoiceAnswer;
const named = async (token: string) =>
  ((await (await app.request(`/api/charter-links/${token}`)).json()) as { captain: string | null }).captain;
const STANDS = { isLost: false, isAwaited: false, isCurrent: true };

/** What the client is mailed of three days before, after another look at what is missing. */
async function reminded(id: string) {
  await remindOfWhatIsMissing(app.deps);
  const mails = await db()
    .select()
    .from(outbox)
    .where(and(eq(outbox.about, id), like(outbox.cause, 'charter-missing:%')));
  return mails.map(({ text }) => text).join(' ');
}

test('a captain whose license ends before the day to which the charter is moved is to be chosen again', async () => {
  const charter = await aCharterSoon();
  const { id, token, startOn } = charter;
  await aCaptainContract(app.deps, id, { name: 'Lena Ortiz', licenseValidUntil: startOn });
  expect([await choiceOf(token), await named(token)]).toMatchObject([STANDS, 'Lena Ortiz']);

  const to = { startDate: addDays(startOn, 1), duration: 'afternoon' } as const;
  expect((await moveCharter(app.deps, id, to, ANA)).ok).toBe(true);
  expect([await choiceOf(token), await named(token)]).toMatchObject([
    { isLost: true, isAwaited: false, isCurrent: false },
    null,
  ]);
  expect(await reminded(id)).toContain(LOST);
  expect(await reminded(id)).not.toContain('is not signed by both');

  // Nobody is asked to sign a contract with a captain who may not take the charter out.
  const contracts = () =>
    db().$count(agreements, and(eq(agreements.caseId, id), eq(agreements.kind, 'captain')));
  const subjects = { charters: chartersOfAgreements, captains: captainsOfAgreements };
  const jobs = agreementJobs({ ...app.deps, subjects });
  app.queued.length = 0;
  await queueAgreement(app.deps, { charterId: id });
  for (const { job, payload } of app.queued.splice(0))
    await jobs.find(({ name }) => name === job)?.run(payload, { isLast: false });
  expect(await contracts()).toBe(1);
});

test('a captain whose license is too small for the guests that are more now is to be chosen again', async () => {
  const { id, token, yachtId } = await aCharterSoon();
  const uninspected = { certificatePassengers: null, certificateValidUntil: null };
  await db().update(yachts).set(uninspected).where(eq(yachts.id, yachtId));
  await aCaptainContract(app.deps, id, { license: 'oupv' });
  expect(await choiceOf(token)).toMatchObject(STANDS);
  await db().update(charterRequests).set({ guestCount: 7 }).where(eq(charterRequests.id, id));
  expect(await choiceOf(token)).toMatchObject({ isLost: true });
  expect(await reminded(id)).toContain(LOST);
});

test('a captain of the list who was switched off is to be chosen again, and stands once they are back', async () => {
  const { id, token, departsAt, returnsAt } = await aCharterSoon();
  const { id: captainId, name } = await aCaptain(db());
  const during = `[${departsAt.toISOString()},${returnsAt.toISOString()})`;
  await db().insert(departures).values({ charterId: id, captainId, during });
  await aCaptainContract(app.deps, id, { kind: 'listed', captainId });
  expect(await choiceOf(token)).toMatchObject(STANDS);

  const change = (fields: Partial<typeof captains.$inferInsert>) =>
    db().update(captains).set(fields).where(eq(captains.id, captainId));
  await change({ isActive: false });
  expect([await choiceOf(token), await named(token)]).toMatchObject([{ isLost: true }, null]);
  expect(await reminded(id)).toContain(LOST);
  await change({ isActive: true });
  expect([await choiceOf(token), await named(token)]).toMatchObject([STANDS, name]);

  // Whoever has left with the yacht stays her captain.
  await db()
    .update(departures)
    .set({ departedAt: new Date(), departedBy: 'ana' })
    .where(eq(departures.charterId, id));
  await change({ isActive: false });
  expect([await choiceOf(token), await named(token)]).toMatchObject([{ isLost: false }, name]);
});
