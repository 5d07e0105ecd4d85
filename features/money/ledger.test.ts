import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { uuidV7 } from '#core/ids.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type Method, NOTHING, type Parts } from './domain/index.ts';
import { findStanding, insertObligations } from './repository/index.ts';
import {
  type Billed,
  type Doer,
  readAccount,
  recordPayment,
  reversePayment,
  stepRefund,
  wantRefund,
} from './service/index.ts';
import {
  moneyEntries,
  moneyObligations,
  moneyPayments,
  moneyRefundSteps,
  moneyRefunds,
  moneyReversals,
  moneyTransactions,
} from './tables/index.ts';

const ANA: Doer = { name: 'ana', accountId: '01890a5d-ac96-774b-bcce-b302099a8057' };
const BEN: Doer = { name: 'ben', accountId: '01890a5d-ac96-774b-bcce-b302099a8058' };
const AT = new Date('2027-02-01T15:00:00Z');

let database: TestDatabase;
let billed: Billed;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterAll(() => database.drop());
beforeEach(() => {
  billed = { charterId: randomUUID(), stage: 'agreed' };
});

let ids = 0;
const deps = () => ({
  db: database.db,
  now: () => AT,
  newId: () => uuidV7(AT.getTime() + ids++, new Uint8Array(10).fill(ids % 256)),
});
const within = <Done>(work: (own: ReturnType<typeof deps>) => Promise<Done>) =>
  database.db.transaction((tx) => work({ ...deps(), db: tx }));

const pay = async (cents: number, method: Method = 'bank-transfer', by = ANA) => {
  const paid = { cents, method, receivedOn: '2027-02-01', reference: 'TW-1' };
  const done = await within((own) => recordPayment(own, billed, paid, by));
  if (!done.ok) throw new Error(done.reason);
  return done.value;
};
const giveBack = (cents: number) =>
  within((own) => wantRefund(own, billed, { cents, reason: 'Weather', keepsRest: false }, ANA));
const refused = (constraint: string) => ({ cause: { constraint } });

describe('the ledger', () => {
  test('is only ever added to: the database refuses to change, delete or truncate any of it', async () => {
    await pay(10_000);
    const tables = [
      moneyTransactions,
      moneyEntries,
      moneyObligations,
      moneyPayments,
      moneyReversals,
      moneyRefunds,
      moneyRefundSteps,
    ];
    for (const table of tables) {
      const [column = ''] = Object.values(table).flatMap((one) =>
        one && typeof one === 'object' && 'name' in one ? [String(one.name)] : [],
      );
      const name = sql.raw(column.replaceAll(/([A-Z])/g, (letter) => `_${letter.toLowerCase()}`));
      for (const statement of [
        sql`update ${table} set ${name} = ${name}`,
        sql`delete from ${table}`,
        sql`truncate ${table} cascade`,
      ]) {
        await expect(database.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
      }
    }
  });

  test('takes no transaction that does not come to nothing, and no entry that comes later', async () => {
    const write = (entries: readonly (readonly [string, number])[], id = randomUUID()) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`
          insert into money_transactions (id, charter_id, cause, made_by, made_at)
          values (${id}, ${billed.charterId}, ${`test:${id}`}, 'ana', now())`);
        for (const [account, cents] of entries)
          await tx.execute(sql`insert into money_entries values (${id}, ${account}, ${cents})`);
      });
    const unbalanced = refused('money_transactions_balance');
    await expect(write([])).rejects.toMatchObject(unbalanced);
    await expect(write([['bank', 100]])).rejects.toMatchObject(unbalanced);
    await expect(
      write([
        ['bank', 100],
        ['deposits', -99],
      ]),
    ).rejects.toMatchObject(unbalanced);
    const id = randomUUID();
    await write(
      [
        ['bank', 100],
        ['deposits', -100],
      ],
      id,
    );
    const later = sql`insert into money_entries values (${id}, 'fees', 5)`;
    await expect(database.db.execute(later)).rejects.toMatchObject({ cause: { code: '23001' } });
  });

  test('takes a cause once, and a reversal only the other way round', async () => {
    const payment = await pay(10_000);
    const again = sql`
      insert into money_transactions (id, charter_id, cause, made_by, made_at)
      values (${randomUUID()}, ${billed.charterId}, ${`payment:${payment.id}`}, 'ana', now())`;
    await expect(database.db.execute(again)).rejects.toMatchObject(
      refused('money_transactions_cause_unique'),
    );
    const wrong = database.db.transaction(async (tx) => {
      const id = randomUUID();
      await tx.execute(sql`
        insert into money_transactions (id, charter_id, cause, reverses, made_by, made_at)
        select ${id}, charter_id, ${`test:${id}`}, id, 'ana', now() from money_transactions
        where cause = ${`payment:${payment.id}`}`);
      await tx.execute(
        sql`insert into money_entries values (${id}, 'bank', -9999), (${id}, 'deposits', 9999)`,
      );
    });
    await expect(wrong).rejects.toMatchObject(refused('money_transactions_reversal'));
  });
});

describe('a payment', () => {
  test('counts as a sum, and its receipts are numbered without a gap also when many come at once', async () => {
    const before = await database.db.$count(moneyPayments);
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        within(async (own) => {
          const paid = { cents: 100, method: 'zelle', receivedOn: '2027-02-01', reference: '' } as const;
          await recordPayment(own, { ...billed, charterId: randomUUID() }, paid, ANA);
          if (index % 3 === 0) throw new Error('lost on the way');
        }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    const { rows } = await database.db.execute(sql`
      select min(receipt_number) as first, max(receipt_number) as last, count(*)::int as count from money_payments`);
    expect(rows).toEqual([{ first: 1, last: before + 8, count: before + 8 }]);
    await pay(10_000);
    await pay(2_550, 'cash');
    expect((await readAccount(deps(), billed.charterId)).statement).toMatchObject({
      paidCents: 12_550,
      overCents: 12_550,
    });
  });

  test('is not of a day to come', async () => {
    const paid = { cents: 1, method: 'cash', receivedOn: '2027-02-02', reference: '' } as const;
    expect(await within((own) => recordPayment(own, billed, paid, ANA))).toMatchObject({
      ok: false,
      issues: [{ path: 'receivedOn' }],
    });
  });

  test('is reversed once, above a limit by somebody else only, and then counts for nothing', async () => {
    const { id } = await pay(50_001);
    const reverse = (by: Doer) =>
      within((own) => reversePayment(own, billed, id, { reason: 'Bounced', limitCents: 50_000 }, by));
    expect(await reverse(ANA)).toEqual({ ok: false, reason: 'own-payment' });
    expect(await reverse(BEN)).toMatchObject({ ok: true, value: { isNew: true } });
    expect(await reverse(BEN)).toMatchObject({ ok: true, value: { isNew: false } });
    const small = await pay(50_000);
    const own = await within((one) =>
      reversePayment(one, billed, small.id, { reason: 'Typed twice', limitCents: 50_000 }, ANA),
    );
    expect(own).toMatchObject({ ok: true, value: { isNew: true } });
    const account = await readAccount(deps(), billed.charterId);
    expect(account.statement).toMatchObject({ paidCents: 0, overCents: 0 });
    expect(account.payments.map(({ isReversed }) => isReversed)).toEqual([true, true]);
  });
});

describe('giving back', () => {
  test('is never more than was paid, also when the database is asked past the service', async () => {
    const first = await pay(10_000);
    const second = await pay(5_000);
    expect(await giveBack(15_001)).toMatchObject({ ok: false, reason: 'more-than-paid' });
    expect(await giveBack(12_000)).toMatchObject({
      ok: true,
      value: {
        refunds: [
          { paymentId: second.id, cents: 5_000 },
          { paymentId: first.id, cents: 7_000 },
        ],
      },
    });
    const write = (charterId: string, cents: number) =>
      database.db.execute(sql`
        insert into money_refunds (id, charter_id, payment_id, cents, reason, cause, wanted_by, wanted_at)
        values (${randomUUID()}, ${charterId}, ${first.id}, ${cents}, '', ${randomUUID()}, 'ana', now())`);
    await expect(write(billed.charterId, 3_001)).rejects.toMatchObject(refused('money_refunds_at_most_paid'));
    await expect(write(randomUUID(), 1)).rejects.toMatchObject(refused('money_refunds_at_most_paid'));
    const both = await Promise.allSettled([write(billed.charterId, 2_000), write(billed.charterId, 2_000)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const reversing = sql`
      insert into money_reversals (payment_id, reason, reversed_by, reversed_at) values (${first.id}, '', 'ben', now())`;
    await expect(database.db.execute(reversing)).rejects.toMatchObject(refused('money_reversals_of_whole'));
  });

  test('goes only forward; what failed is the client’s again, and can go back anew', async () => {
    await pay(10_000);
    const wanted = await giveBack(4_000);
    if (!wanted.ok) throw new Error(wanted.reason);
    const [refund] = wanted.value.refunds;
    const id = String(refund?.id);
    const step = (name: Parameters<typeof stepRefund>[3]) =>
      within((own) => stepRefund(own, billed, id, name, '', BEN));
    expect(await step('succeeded')).toEqual({ ok: false, reason: 'refund-moved-on' });
    expect(await step('sent')).toMatchObject({ ok: true });
    expect(await step('sent')).toMatchObject({ ok: true, value: { isNew: false } });
    expect(await step('withdrawn')).toEqual({ ok: false, reason: 'refund-moved-on' });
    const sums = async () => {
      const { statement } = await readAccount(deps(), billed.charterId);
      return [statement.returnedCents, statement.returningCents, statement.overCents];
    };
    expect(await sums()).toEqual([4_000, 0, 6_000]);
    await step('succeeded');
    expect(await step('failed')).toMatchObject({ ok: true });
    expect(await sums()).toEqual([0, 0, 10_000]);
    const back = sql`insert into money_refund_steps values (${id}, 'succeeded', '', 'ana', now())`;
    await expect(database.db.execute(back)).rejects.toMatchObject({ cause: { code: expect.any(String) } });
    expect(await giveBack(10_000)).toMatchObject({ ok: true });
  });

  test('of what is left of the APA leaves price, sales tax and gratuity as they are', async () => {
    const owed = (kind: 'deposit' | 'balance' | 'apa', parts: Partial<Parts>) => ({
      id: randomUUID(),
      kind,
      parts: { ...NOTHING, ...parts },
      holdCents: 0,
      dueAt: AT,
    });
    const { charterId } = billed;
    await insertObligations(
      database.db,
      [
        owed('deposit', { base: 5_000, tax: 350 }),
        owed('balance', { base: 5_000, tax: 350, gratuity: 1_500 }),
        owed('apa', { apa: 3_000 }),
      ],
      { charterId, cause: 'agreed', madeAt: AT },
    );
    await pay(15_200);
    const standing = () => findStanding(database.db, charterId);
    const before = await standing();
    expect(before).toMatchObject({ 'sales-tax': 700, gratuity: 1_500, apa: 3_000 });
    const back = (cents: number, stage = billed.stage) =>
      within((own) =>
        wantRefund(
          own,
          { ...billed, stage },
          { cents, reason: 'APA left', keepsRest: false, isOfApa: true },
          ANA,
        ),
      );
    expect(await back(3_001)).toMatchObject({ ok: false, reason: 'more-than-paid' });
    expect(await back(1, 'cancelled')).toMatchObject({ ok: false, reason: 'more-than-paid' });
    const done = await back(1_000);
    if (!done.ok) throw new Error(done.reason);
    const sent = async (id: string | undefined) =>
      within((own) => stepRefund(own, billed, String(id), 'sent', '', BEN));
    await sent(done.value.refunds[0]?.id);
    expect(await standing()).toEqual({ ...before, apa: 2_000 });
    expect((await readAccount(deps(), charterId)).statement).toMatchObject({
      openCents: 0,
      overCents: 0,
      apaCents: 2_000,
    });
    // What was overpaid meanwhile is no part of the APA.
    await pay(500);
    await back(2_000);
    expect((await readAccount(deps(), charterId)).statement).toMatchObject({ overCents: 500, apaCents: 0 });
  });
});
