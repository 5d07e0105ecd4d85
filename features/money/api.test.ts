import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { balanceTotals } from './domain/index.ts';
import type { TrialBalanceAnswer } from './schema/ledger.ts';
import { recordPayment, reportLedger } from './service/index.ts';

const ELEVEN_MINUTES_MS = 660_000;
const LEDGER = '/api/admin/money/ledger';
const BALANCE = '/api/admin/money/trial-balance';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const site = () => ({ db: app.database.db, config: app.deps.config });

describe.each([
  ['the ledger', LEDGER],
  ['the trial balance', `${BALANCE}/report`],
])('%s as a file', (_what, address) => {
  const statusFor = async (by?: SignedInActor) =>
    (await app.request(address, { headers: by?.headers ?? {} })).status;

  test('is for colleagues who may take bookings along, and have shown lately who they are', async () => {
    const as = (role: 'charter-desk' | 'read-only' | 'content' | 'underwriting') =>
      signInAs(site(), 'administrator', { staffRoles: [role] });
    expect(await statusFor(await as('charter-desk'))).toBe(200);
    for (const role of ['read-only', 'content', 'underwriting'] as const)
      expect(await statusFor(await as(role)), role).toBe(403);
    const unproved = await signInAs(
      site(),
      'administrator',
      { staffRoles: ['charter-desk'] },
      { confirmedAt: new Date(Date.now() - ELEVEN_MINUTES_MS) },
    );
    expect(await statusFor(unproved)).toBe(403);
    expect(await statusFor(await signInAs(site(), 'client'))).toBe(403);
    expect(await statusFor()).toBe(401);
  });
});

describe('the trial balance', () => {
  const ask = (address: string, { headers }: SignedInActor) => app.request(address, { headers });
  const desk = (role: 'charter-desk' | 'read-only' | 'content') =>
    signInAs(site(), 'administrator', { staffRoles: [role] });

  /** Records a payment by Zelle as of that moment. */
  const pay = (cents: number, at: string) =>
    app.database.db.transaction((tx) =>
      recordPayment(
        { ...app.deps, db: tx, now: () => new Date(at) },
        { charterId: randomUUID(), stage: 'agreed' },
        { cents, method: 'zelle', receivedOn: '2026-03-01', reference: '' },
        { name: 'ana' },
      ),
    );

  test('is as of the end of a day in Miami, with two columns that come to the same', async () => {
    // The last second of March 1 in Miami, and the first second of March 2.
    await pay(110_025, '2026-03-02T04:59:59Z');
    await pay(5_000, '2026-03-02T05:00:00Z');
    const reader = await desk('read-only');
    const on = async (day: string) => {
      const answer = await ask(`${BALANCE}?on=${day}`, reader);
      expect(answer.status).toBe(200);
      return (await answer.json()) as TrialBalanceAnswer;
    };
    const line = (balance: TrialBalanceAnswer, account: string) =>
      balance.find((one) => one.account === account);
    for (const [day, cents] of [
      ['2026-02-28', 0],
      ['2026-03-01', 110_025],
      ['2026-03-02', 115_025],
    ] as const) {
      const balance = await on(day);
      expect(line(balance, 'bank'), day).toEqual({
        account: 'bank',
        label: 'Bank',
        debitCents: cents,
        creditCents: 0,
        balanceCents: cents,
      });
      expect(line(balance, 'deposits'), day).toMatchObject({
        debitCents: 0,
        creditCents: cents,
        balanceCents: 0 - cents,
      });
      expect(balanceTotals(balance)).toEqual({ debitCents: cents, creditCents: cents, balanceCents: 0 });
    }
    expect((await ask(`${BALANCE}?on=2026-02-30`, reader)).status).toBe(422);
    expect((await ask(BALANCE, await desk('content'))).status).toBe(403);
    expect((await app.request(BALANCE)).status).toBe(401);
  });

  test('goes along as a file that says the same, and that is noted', async () => {
    const colleague = await desk('charter-desk');
    const answer = await ask(`${BALANCE}/report?on=2026-03-01`, colleague);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="trial-balance-2026-03-01.csv"',
    );
    const lines = (await answer.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe('Account,Debit,Credit,Balance');
    expect(lines).toContain('Bank,1100.25,0.00,1100.25');
    expect(lines).toContain('Clients’ deposits,0.00,1100.25,-1100.25');
    expect(lines.at(-1)).toBe('Total,1100.25,1100.25,0.00');
    const noted = await app.database.db.select().from(activity).where(eq(activity.actor, colleague.username));
    expect(noted).toMatchObject([
      { action: 'exported', subjectId: 'trial-balance', details: { on: '2026-03-01' } },
    ]);
  });

  test('is reckoned up from the ledger’s lines of that day, which are told by Miami’s clocks', async () => {
    await pay(2_500, '2026-04-02T03:59:59Z');
    const answer = await ask(`${LEDGER}?from=2026-04-01&to=2026-04-01`, await desk('charter-desk'));
    const [heading, ...lines] = (await answer.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(heading).toMatch(/^Time \(Miami\),Transaction,/);
    expect(lines.pop()).toBe('Total,2 lines,,,,,,25.00,25.00');
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      '2026-04-01T23:59:59-04:00',
      '2026-04-01T23:59:59-04:00',
    ]);
    const day = { from: '2026-04-01', to: '2026-04-01' };
    expect(await reportLedger(app.deps, day, { name: 'ana' }, 2)).toMatchObject({ ok: true });
    const tooLong = { ok: false, reason: 'report-too-long' };
    expect(await reportLedger(app.deps, day, { name: 'ana' }, 1)).toEqual(tooLong);
  });
});
