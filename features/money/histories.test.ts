import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { daysEarlier } from '#core/charter-time.ts';
import { uuidV7 } from '#core/ids.ts';
import { aPrice } from '#tests/builders/price.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  ADDITION_SORTS,
  additionParts,
  isWithdrawable,
  METHOD_NAMES,
  REFUND_STEP_NAMES,
  type Stage,
} from './domain/index.ts';
import { findOpenMoney } from './repository/index.ts';
import { oweAddition, withdrawAddition } from './service/additions.ts';
import {
  callOff,
  moveDueDates,
  oweForCharter,
  readAccount,
  readTrialBalance,
  recordPayment,
  reversePayment,
  settle,
  stepRefund,
  takeUpAgain,
  wantRefund,
} from './service/index.ts';

/** How many random histories to run; `HISTORIES=10000` for the full check. */
const HISTORIES = Number(process.env.HISTORIES ?? 60);
const SEED = process.env.SEED === undefined ? undefined : Number(process.env.SEED);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'));
});
afterAll(() => database.drop());

const ANA = { name: 'ana', accountId: '01890a5d-ac96-774b-bcce-b302099a8057' };
const DEPARTS = new Date('2027-03-20T17:00:00Z');
const share = fc.integer({ min: 0, max: 10_000 });

/** The events that can happen to a charter's money. An event that is not possible at its point is refused or skipped. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('agree' as const),
    base: fc.integer({ min: 1, max: 9_999_999 }),
    apa: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    cents: fc.integer({ min: 1, max: 12_000_000 }),
    method: fc.constantFrom(...METHOD_NAMES),
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    cents: fc.constant('open' as const),
    method: fc.constantFrom(...METHOD_NAMES),
  }),
  fc.record({ kind: fc.constant('reverse' as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('move' as const), days: fc.integer({ min: -10, max: 30 }) }),
  fc.record({
    kind: fc.constant('cancel' as const),
    percent: fc.constantFrom(0, 50, 95, 100),
    wants: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('add' as const),
    cents: fc.integer({ min: 1, max: 999_999 }),
    sort: fc.constantFrom(...ADDITION_SORTS),
  }),
  fc.record({ kind: fc.constant('withdraw' as const), which: fc.nat(2) }),
  fc.record({ kind: fc.constant('reopen' as const) }),
  fc.record({ kind: fc.constant('complete' as const) }),
  fc.record({ kind: fc.constant('uncomplete' as const) }),
  fc.record({ kind: fc.constant('refund' as const), share, keepsRest: fc.boolean() }),
  fc.record({
    kind: fc.constant('step' as const),
    which: fc.nat(5),
    step: fc.constantFrom(...REFUND_STEP_NAMES),
  }),
  // Waiting can cross the night of March 14, 2027, when the clocks change.
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 120 }) }),
);

const priceOf = (baseCents: number, apa: boolean) => aPrice({ apaPercent: apa ? 30 : null, baseCents });

/** The figures of a charter computed a second time, in plain SQL. */
async function figuresInSql(charterId: string) {
  const { rows } = await database.db.execute<Record<string, string>>(sql`
    with live as (
      select o.* from money_obligations o
      where o.charter_id = ${charterId} and o.withdraws is null
        and not exists (select from money_obligations w where w.withdraws = o.id)
    ), refund as (
      select r.cents, p.method, coalesce(
        (select s.step from money_refund_steps s where s.refund_id = r.id
          order by array_position(array['failed', 'succeeded', 'sent', 'withdrawn'], s.step) limit 1), 'wanted') as state
      from money_refunds r join money_payments p on p.id = r.payment_id where r.charter_id = ${charterId}
    ), moved as (
      select p.method, p.cents from money_payments p
      where p.charter_id = ${charterId} and not exists (select from money_reversals v where v.payment_id = p.id)
      union all select method, -cents from refund where state in ('sent', 'succeeded')
    )
    select
      (select coalesce(sum(base_cents + tax_cents + gratuity_cents + apa_cents), 0) from live) as owed,
      (select coalesce(sum(base_cents + tax_cents + gratuity_cents + apa_cents), 0) from money_obligations
        where charter_id = ${charterId}) as owed_by_all_rows,
      (select coalesce(sum(tax_cents), 0) from live) as tax,
      (select coalesce(sum(cents), 0) from moved) as held,
      (select coalesce(sum(cents), 0) from moved where method in ('bank-transfer', 'zelle')) as bank,
      (select coalesce(sum(cents), 0) from moved where method in ('cash', 'card-by-phone', 'card')) as cleared,
      (select coalesce(sum(cents), 0) from refund where state = 'wanted') as returning,
      (select coalesce(sum(cents), 0) from refund where state in ('sent', 'succeeded')) as returned`);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, cents]) => [name, Number(cents)]));
}

async function ledgerOf(charterId: string): Promise<Record<string, number>> {
  const { rows } = await database.db.execute<{ account: string; cents: string }>(sql`
    select account, sum(cents) as cents from money_entries e join money_transactions t on t.id = e.transaction_id
    where t.charter_id = ${charterId} group by account`);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

test(`${HISTORIES} made-up histories: the ledger, the statement and plain SQL say the same to the cent`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      const charterId = randomUUID();
      let now = new Date('2027-03-10T15:00:00Z');
      let ids = 0;
      let stage: Stage = 'agreed';
      let price = priceOf(200_000, false);
      const deps = {
        db: database.db,
        now: () => now,
        newId: () => uuidV7(Date.now() + ids++, crypto.getRandomValues(new Uint8Array(10))),
      };
      const within = (work: (own: typeof deps) => Promise<unknown>) =>
        database.db.transaction((tx) => work({ ...deps, db: tx }));
      for (const one of steps) {
        const change = { charterId, changeId: deps.newId() };
        const billed = { charterId, stage };
        const account = await readAccount(deps, charterId);
        switch (one.kind) {
          case 'agree':
            if (stage !== 'agreed') break;
            price = priceOf(one.base, one.apa);
            await within((own) => oweForCharter(own, change, { price, departsAt: DEPARTS }, ANA));
            break;
          case 'pay': {
            const cents = one.cents === 'open' ? account.statement.openCents : one.cents;
            const paid = { cents, method: one.method, receivedOn: '2027-03-01', reference: '' };
            if (cents > 0) await within((own) => recordPayment(own, billed, paid, ANA));
            break;
          }
          case 'reverse': {
            const payment = account.payments[one.which];
            const limit = { reason: 'Typed wrongly', limitCents: 1_000_000_000 };
            if (payment) await within((own) => reversePayment(own, billed, payment.id, limit, ANA));
            break;
          }
          case 'move':
            if (stage !== 'agreed') break;
            await within((own) =>
              moveDueDates(own, change, { price, departsAt: daysEarlier(DEPARTS, -one.days) }),
            );
            break;
          case 'cancel':
            if (stage !== 'agreed') break;
            stage = 'cancelled';
            await within((own) =>
              callOff(own, change, { refundPercent: one.percent, wants: one.wants, reason: 'Rain' }, ANA),
            );
            break;
          case 'add':
            if (stage === 'cancelled') break;
            await within((own) =>
              oweAddition(own, billed, 'Jet Ski', additionParts(one.cents, one.sort, 7), ANA),
            );
            break;
          case 'withdraw': {
            const addition = account.owed.filter(({ kind }) => kind === 'addition')[one.which];
            if (addition && isWithdrawable(addition, account.statement.pieces))
              await within((own) => withdrawAddition(own, billed, addition, ANA));
            break;
          }
          case 'reopen':
            if (stage !== 'cancelled') break;
            stage = 'agreed';
            await within((own) => takeUpAgain(own, change, ANA));
            break;
          case 'complete':
          case 'uncomplete':
            if (stage !== (one.kind === 'complete' ? 'agreed' : 'earned')) break;
            stage = one.kind === 'complete' ? 'earned' : 'agreed';
            await within((own) => settle(own, { charterId, stage }, `${one.kind}:${change.changeId}`, ANA));
            break;
          case 'refund': {
            const left = account.payments.reduce((sum, { leftCents }) => sum + leftCents, 0);
            const cents = Math.ceil((left * one.share) / 10_000);
            const wanted = { cents, reason: 'Weather', keepsRest: one.keepsRest };
            if (cents > 0) await within((own) => wantRefund(own, billed, wanted, ANA));
            break;
          }
          case 'step': {
            const refund = account.refunds[one.which];
            if (refund) await within((own) => stepRefund(own, billed, refund.id, one.step, '', ANA));
            break;
          }
          case 'wait':
            now = new Date(now.getTime() + one.hours * 3_600_000);
        }
      }
      const { statement, payments } = await readAccount(deps, charterId);
      const inSql = await figuresInSql(charterId);
      const ledger = await ledgerOf(charterId);
      const { owedCents, paidCents, returnedCents, returningCents, openCents, overCents } = statement;
      expect({
        owed: owedCents,
        owed_by_all_rows: owedCents,
        held: paidCents - returnedCents,
        returned: returnedCents,
        returning: returningCents,
      }).toEqual({
        owed: inSql.owed,
        owed_by_all_rows: inSql.owed_by_all_rows,
        held: inSql.held,
        returned: inSql.returned,
        returning: inSql.returning,
      });
      const [owed = 0, held = 0, returning = 0] = [inSql.owed, inSql.held, inSql.returning];
      expect(openCents).toBe(Math.max(0, owed - (held - returning)));
      expect(overCents).toBe(Math.max(0, held - returning - owed));
      // The list of open money, computed for many charters at once, must agree.
      const unpaid = statement.pieces
        .filter(({ cents, paidCents }) => cents > paidCents)
        .map(({ kind, label, cents, paidCents, dueAt }) => ({
          kind,
          cents: cents - paidCents,
          dueAt,
          ...(label ? { label } : {}),
        }));
      expect(statement.pieces.find(({ state }) => state !== 'paid')?.kind).toBe(unpaid[0]?.kind);
      const [listed] = await findOpenMoney(database.db, [charterId]);
      expect(listed && [listed.openCents, listed.overCents, listed.returningCents, listed.pieces]).toEqual(
        openCents + overCents + returningCents > 0 || listed
          ? [openCents, overCents, returningCents, unpaid]
          : undefined,
      );
      // The ledger must agree: all money belongs to somebody, and none of it twice.
      const of = (account: string) => ledger[account] ?? 0;
      expect(owed).toBeGreaterThanOrEqual(0);
      expect([of('bank'), of('cleared')]).toEqual([inSql.bank, inSql.cleared]);
      expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      const isSettled = held >= owed;
      if (isSettled) expect(0 - of('sales-tax')).toBe(inSql.tax);
      else expect(0 - of('sales-tax')).toBeLessThanOrEqual(inSql.tax ?? 0);
      for (const account of ['deposits', 'sales-tax', 'gratuity', 'apa', 'revenue', 'cancellation-income'])
        expect(of(account), account).toBeLessThanOrEqual(0);
      if (stage !== 'earned') expect(of('revenue')).toBe(0);
      if (stage !== 'cancelled') expect(of('cancellation-income')).toBe(0);
      for (const { leftCents } of payments) expect(leftCents).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: HISTORIES, ...(SEED === undefined ? {} : { seed: SEED }) },
  );
  const balance = await readTrialBalance({ db: database.db, now: () => new Date('2999-01-01') });
  const sumOf = (side: 'debitCents' | 'creditCents') => balance.reduce((sum, line) => sum + line[side], 0);
  expect(sumOf('debitCents')).toBe(sumOf('creditCents'));
  expect(sumOf('debitCents')).toBeGreaterThan(0);
}, 3_600_000);

test('a charter that is taken up again owes nothing, whatever was given back of it meanwhile', async () => {
  const charterId = randomUUID();
  let ids = 0;
  const deps = {
    db: database.db,
    now: () => new Date('2027-03-10T15:00:00Z'),
    newId: () => uuidV7(Date.now() + ids++, crypto.getRandomValues(new Uint8Array(10))),
  };
  const within = <Done>(work: (own: typeof deps) => Promise<Done>) =>
    database.db.transaction((tx) => work({ ...deps, db: tx }));
  const change = () => ({ charterId, changeId: deps.newId() });
  const cancelled = { charterId, stage: 'cancelled' } as const;
  const paid = { cents: 500_000, method: 'zelle', receivedOn: '2027-03-01', reference: '' } as const;
  const agreed = { price: priceOf(1_000_000, false), departsAt: DEPARTS };
  await within((own) => oweForCharter(own, change(), agreed, ANA));
  await within((own) => recordPayment(own, { charterId, stage: 'agreed' }, paid, ANA));
  const off = { refundPercent: 0, wants: true, reason: 'Too late' };
  await within((own) => callOff(own, change(), off, { name: 'client' }));
  const wish = { cents: 100_000, reason: 'Goodwill', keepsRest: false };
  const given = await within((own) => wantRefund(own, cancelled, wish, ANA));
  const refundId = given.ok ? (given.value.refunds[0]?.id ?? '') : '';
  await within((own) => stepRefund(own, cancelled, refundId, 'sent', '', ANA));
  await within((own) => takeUpAgain(own, change(), ANA));
  const { statement } = await readAccount(deps, charterId);
  expect([statement.owedCents, statement.openCents, statement.overCents]).toEqual([0, 0, 400_000]);
  expect(await ledgerOf(charterId)).toMatchObject({ deposits: -400_000, bank: 400_000 });
});
