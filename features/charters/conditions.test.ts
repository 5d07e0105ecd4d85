import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yachts } from '#features/fleet/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { chartersOfAgreements, confirmCharter, quoteCharter } from './service/index.ts';

const ANA = { role: 'staff', name: 'ana' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date('2027-02-01T15:00:00Z') });
});
afterAll(() => app.close());

test('the damage hold is in the conditions of the quote, in its mail, and as it is owed in the agreement', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { damageHoldCents: 250_000 });
  await aPriceRecord(db, yachtId);
  const { id } = await aCharter(db, yachtId);
  expect((await quoteCharter(app.deps, id, { note: '', basePrice: 2_000 }, ANA)).ok).toBe(true);
  const [mail] = await db.select().from(outbox).where(eq(outbox.about, id));
  expect(mail?.text).toContain('Against damage, $2,500 is held on your card');

  expect((await confirmCharter(app.deps, id, ANA, {})).ok).toBe(true);
  // What the yacht asks for later is not what this charter owes.
  await db.update(yachts).set({ damageHoldCents: 400_000 }).where(eq(yachts.id, yachtId));
  expect(await chartersOfAgreements.describe(app.deps, id)).toMatchObject({ damageHoldCents: 250_000 });
});
