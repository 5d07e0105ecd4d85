import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { findOpenMoney, findUnsettled, noteOpenMoney } from './repository/index.ts';
import { addUpOpenMoney } from './service/index.ts';
import { moneyObligations, moneyPayments, moneyReversals } from './tables/index.ts';

test('what is open is summed over every charter, however many there are', async () => {
  const { db, drop } = await createTestDatabase(inject('databaseServer'));
  try {
    await db.execute(sql`
      insert into money_obligations (id, charter_id, kind, base_cents, tax_cents, gratuity_cents, apa_cents, hold_cents, due_at, cause, made_at)
      select gen_random_uuid(), gen_random_uuid(), 'deposit', 100, 7, 0, 0, 0, now(), 'confirmed:' || n, now()
      from generate_series(1, 70000) n`);
    const open = await findOpenMoney(db);
    expect(open.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(70_000 * 107);
    expect(open.every(({ pieces }) => pieces.length === 1)).toBe(true);
  } finally {
    await drop();
  }
});

test('what is open is added up once and noted, until the charter’s money changes', async () => {
  const { db, drop } = await createTestDatabase(inject('databaseServer'));
  try {
    const [settled, open] = [randomUUID(), randomUUID()];
    const paymentId = randomUUID();
    const at = new Date('2027-02-01T12:00:00Z');
    const none = { taxCents: 0, gratuityCents: 0, apaCents: 0, holdCents: 0 };
    const owes = (charterId: string) =>
      db.insert(moneyObligations).values({
        ...none,
        id: randomUUID(),
        charterId,
        kind: 'deposit',
        baseCents: 100,
        dueAt: at,
        cause: randomUUID(),
        madeAt: at,
      });
    const looked = () => findUnsettled(db, { after: undefined, most: 9 });
    const listed = async () => (await findOpenMoney(db)).map(({ charterId }) => charterId);
    await owes(settled);
    await owes(open);
    await db.insert(moneyPayments).values({
      id: paymentId,
      charterId: settled,
      cents: 100,
      method: 'zelle',
      receivedOn: '2027-02-01',
      reference: '',
      recordedBy: 'ana',
      recordedAt: at,
    });
    expect(await looked()).toEqual([settled, open].toSorted());

    // While somebody changes a charter's money, it is left where it is.
    await db
      .transaction(async (tx) => {
        await owes(open);
        await tx
          .insert(moneyReversals)
          .values({ paymentId, reason: 'Typed', reversedBy: 'ana', reversedAt: at });
        await db.transaction((other) => noteOpenMoney(other, [settled]));
        tx.rollback();
      })
      .catch(() => {});
    expect(await looked()).toHaveLength(2);

    await addUpOpenMoney({ db });
    expect(await looked()).toEqual([open]);
    expect(await listed()).toEqual([open]);
    expect(await findOpenMoney(db)).toEqual(await findOpenMoney(db, [open]));

    await db.insert(moneyReversals).values({ paymentId, reason: 'Typed', reversedBy: 'ana', reversedAt: at });
    expect((await listed()).toSorted()).toEqual([settled, open].toSorted());
  } finally {
    await drop();
  }
});
