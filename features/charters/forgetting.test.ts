import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordPayment } from '#features/money/service/index.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { forgetOldCharters } from './service/index.ts';
import { charterRequests } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date('2031-02-01T15:00:00Z') });
});
afterAll(() => app.close());

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
