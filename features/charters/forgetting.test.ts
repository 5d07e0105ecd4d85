import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addChange, findHistory } from '#features/cases/service.ts';
import { recordPayment } from '#features/money/service/index.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { whileRefused } from '#tests/support/failing.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { FORMER_CLIENT } from './domain.ts';
import { forgetOldCharters } from './service/index.ts';
import { charterRequests } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date('2031-02-01T15:00:00Z') });
});
afterAll(() => app.close());

test('a charter that staff confirmed and canceled is forgotten once, and not deleted the night after', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: 'canceled' });
  const long = new Date('2023-05-10T16:00:00Z');
  const time = { departsAt: long, returnsAt: new Date('2023-05-10T21:00:00Z'), updatedAt: long };
  const { id } = await aCharter(db, yachtId, { ...time, status: 'cancelled', contactName: 'Rosa Delgado' });
  for (const toStatus of ['confirmed', 'cancelled']) {
    await addChange(app.deps, { caseId: id, toStatus, changedBy: 'staff: ana', reason: 'Rosa called.' });
  }
  expect(await forgetOldCharters(app.deps)).toMatchObject({ requests: 0, charters: 1 });
  expect(await forgetOldCharters(app.deps)).toEqual({ requests: 0, charters: 0 });
  const [left] = await db.select().from(charterRequests).where(eq(charterRequests.id, id));
  expect(left?.contactName).not.toContain('Rosa');
  expect(await findHistory(db, id)).toMatchObject([
    { toStatus: 'confirmed', changedBy: '', reason: '' },
    { toStatus: 'cancelled', changedBy: '', reason: '' },
  ]);
  await db.delete(charterRequests).where(eq(charterRequests.id, id));
});

test('a request of which nothing was heard for long stays while money of it is open', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db);
  const old = new Date('2027-01-10T12:00:00Z');
  const silent = await aCharter(db, yachtId, { status: 'cancelled', updatedAt: old });
  const paid = await aCharter(db, yachtId, { status: 'cancelled', updatedAt: old });
  const payment = { cents: 50_000, method: 'zelle', receivedOn: '2027-01-11', reference: '' } as const;
  await db.transaction((tx) =>
    recordPayment({ ...app.deps, db: tx }, { charterId: paid.id, stage: 'cancelled' }, payment, {
      name: 'ana',
    }),
  );
  expect(await forgetOldCharters(app.deps)).toMatchObject({ requests: 1 });
  const left = (await db.select().from(charterRequests)).map(({ id }) => id);
  expect(left).toEqual([paid.id]);
  expect(left).not.toContain(silent.id);
});

test('all that are past their time are forgotten but those for which it fails, and the job fails at its end', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: 'long-ago' });
  const long = new Date('2020-05-10T16:00:00Z');
  const time = { departsAt: long, returnsAt: new Date('2020-05-10T21:00:00Z'), updatedAt: long };
  const past = async (status: 'cancelled' | 'completed') =>
    (await aCharter(db, yachtId, { ...time, status })).id;
  const [request, otherRequest] = [await past('cancelled'), await past('cancelled')];
  const [charter, otherCharter] = [await past('completed'), await past('completed')];
  const stored = async () =>
    new Map((await db.select().from(charterRequests)).map(({ id, contactName }) => [id, contactName]));
  const failing = `old.id in ('${request}', '${charter}')`;
  await whileRefused(db, 'update or delete on charter_requests', failing, () =>
    expect(forgetOldCharters(app.deps)).rejects.toThrow(' left for the next run'),
  );
  const left = await stored();
  expect([left.has(request), left.has(otherRequest)]).toEqual([true, false]);
  expect([left.get(charter), left.get(otherCharter)]).toEqual(['Rosa Delgado', FORMER_CLIENT]);
  expect(await forgetOldCharters(app.deps)).toEqual({ requests: 1, charters: 1 });
});
