import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveCharter } from '#features/charters/service/index.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aBareboatCharter, aCaptainContract } from '#tests/builders/departure.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { whileRefused } from '#tests/support/failing.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  captainsOfAgreements,
  exportDepartures,
  openDeparture,
  remindOfWhatIsMissing,
} from './service/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const aCharterSoon = () => aBareboatCharter(app.database.db, new Date(), { daysAhead: 2 });

test('a client whose charter is moved to another yacht at the same time is told anew what is missing', async () => {
  const { db } = app.database;
  const { id, startOn } = await aCharterSoon();
  const { id: yachtId } = await aYacht(db, {
    id: 'another',
    name: 'Another',
    capacity: 12,
    charterMode: 'bareboat',
    grossTons: 40,
    insuranceValidUntil: '2099-12-31',
    liveryValidUntil: '2099-12-31',
  });
  const remind = async () => {
    await remindOfWhatIsMissing(app.deps);
    await remindOfWhatIsMissing(app.deps);
    const about = and(eq(outbox.about, id), like(outbox.cause, 'charter-missing:%'));
    return (await db.select().from(outbox).where(about)).map(({ subject, text }) =>
      `${subject} ${text}`.includes('Another'),
    );
  };
  expect(await remind()).toEqual([false]);
  const to = { yachtId, startDate: startOn, duration: 'afternoon' } as const;
  expect((await moveCharter(app.deps, id, to, { role: 'staff', name: 'ana' })).ok).toBe(true);
  // The first mail still waited to be sent. It names the wrong yacht, and is taken back.
  expect(await remind()).toEqual([true]);
});

test('a client whose charter becomes bareboat after the reminder is told to choose a captain', async () => {
  const { db } = app.database;
  const { id } = await aBareboatCharter(db, new Date(), { daysAhead: 2, mode: 'crewed' });
  const told = async () => {
    await remindOfWhatIsMissing(app.deps);
    const about = and(eq(outbox.about, id), like(outbox.cause, 'charter-missing:%'));
    return (await db.select().from(outbox).where(about)).map(({ text }) =>
      text.includes('not chosen a captain'),
    );
  };
  expect(await told()).toEqual([false]);
  await db.update(charterRequests).set({ mode: 'bareboat' }).where(eq(charterRequests.id, id));
  expect((await told()).sort()).toEqual([false, true]);
  expect(await told()).toHaveLength(2);
});

test('all clients but the one for whom it fails are reminded, and the job fails at its end', async () => {
  const { db } = app.database;
  const [first, second] = [await aCharterSoon(), await aCharterSoon()];
  const told = async () =>
    (await db.select().from(outbox).where(like(outbox.cause, 'charter-missing:%'))).map(({ about }) => about);
  await whileRefused(db, 'insert on outbox', `new.about = '${first.id}'`, () =>
    expect(remindOfWhatIsMissing(app.deps)).rejects.toThrow('1 left for the next run'),
  );
  expect(await told()).toContain(second.id);
  expect(await told()).not.toContain(first.id);
  await remindOfWhatIsMissing(app.deps);
  expect(await told()).toContain(first.id);
});

test('a client who is their own captain is named as the charter names them now; nobody is told of a captain who is lost', async () => {
  const { db } = app.database;
  const self = await aBareboatCharter(db, new Date(), { daysAhead: 30 });
  await aCaptainContract(app.deps, self.id, { kind: 'self', name: 'Rosa Delgado' });
  const named = { contactName: 'Rosa Delgado Ruiz' };
  await db.update(charterRequests).set(named).where(eq(charterRequests.id, self.id));
  const departure = await openDeparture(app.deps, self.id);
  expect(departure).toMatchObject({ value: { facts: { captain: { name: named.contactName } } } });
  expect(await captainsOfAgreements.describe(app.deps, self.id)).toMatchObject({
    charterer: named.contactName,
    captain: { name: named.contactName },
  });
  expect(await exportDepartures(app.deps, [self.id])).toMatchObject([{ captain: named.contactName }]);

  // The charter is with captain and crew now: its captain is whom staff assign, not whom the client had chosen.
  await db.update(charterRequests).set({ mode: 'crewed' }).where(eq(charterRequests.id, self.id));
  expect(await exportDepartures(app.deps, [self.id])).toMatchObject([{ captain: null, ownLicense: {} }]);
});
