import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBareboatCharter, anAgreement } from '#tests/builders/departure.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { findEvents } from './repository.ts';
import { addStep } from './service/chain.ts';
import { agreements } from './tables.ts';

test('forty readings by one role are written down, each browser’s once, and then no more', async () => {
  const app = await createTestApp();
  const { db } = app.database;
  const { id: charterId } = await aBareboatCharter(db, app.deps.now());
  const id = await anAgreement(app.deps, charterId);
  const [agreement] = await db.select().from(agreements).where(eq(agreements.id, id));
  if (!agreement) throw new Error('There is no agreement');
  const read = (role: 'client' | 'staff', browser: string) =>
    addStep(app.deps, agreement, {
      kind: 'opened',
      by: { role, name: 'Rosa', address: '192.0.2.1', browser },
    });
  for (let reader = 0; reader < 42; reader += 1) await read('client', `Firefox ${reader}`);
  await read('staff', 'Firefox 0');
  await read('staff', 'Firefox 0');
  const of = async (role: string) => (await findEvents(db, id)).filter((event) => event.role === role).length;
  expect([await of('client'), await of('staff')]).toEqual([40, 1]);
  await app.close();
});
