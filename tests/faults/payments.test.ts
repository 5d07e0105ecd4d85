import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aYacht } from '#tests/builders/yacht.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openOwnDatabase } from './own-database.ts';
import {
  accept,
  aPayer,
  bothBooks,
  call,
  DEPOSIT,
  openPayments,
  type Payer,
  type Payments,
  payDeposit,
} from './payers.ts';
import { aGroupOfSites, countFrom, type Sites } from './sites.ts';

const KILLS = countFrom('FAULT_PAYMENT_KILLS', countFrom('FAULT_KILLS', 2));
const PAYERS = countFrom('FAULT_PAYERS', 12);
const RESTARTS = countFrom('FAULT_OUTAGES', 2);
const AT_ONCE = 4;

let payments: Payments;
beforeAll(async () => {
  payments = await openPayments();
});
afterAll(() => payments.stop());

/** Random numbers that are the same for the same seed, so that a run can be repeated. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/**
 * Accepts, pays and, if asked, cancels, as far as the site answers. A step without an answer is repeated another time.
 */
async function goOn(origin: string, payer: Payer, cancels: boolean): Promise<void> {
  if (!payer.hasAccepted && (await accept(origin, payer)) === undefined) return;
  if (!payer.hasPaid && (await payDeposit(origin, payer, payments)) === undefined) return;
  if (!cancels) return;
  // The page that clients return to after paying asks for the payment's state.
  await call(origin, payer, 'checkout/state');
  const cancelled = await call(origin, payer, 'cancel', { refundPercent: 95 });
  if (cancelled?.status === 200) payer.hasCancelled = true;
}

/** Expects that nobody is charged twice, that nothing acknowledged is lost, and that both books agree. */
async function expectAllIsWell(database: TestDatabase, payers: readonly Payer[]) {
  const books = await bothBooks(database, payments);
  for (const { charterId, status, ours, theirs, deposits } of books) {
    const payer = payers.find((one) => one.charterId === charterId);
    expect({ charterId, ...ours }).toEqual({ charterId, ...theirs });
    expect(deposits, charterId).toBeLessThanOrEqual(1);
    if (payer?.hasPaid) expect(deposits, charterId).toBe(1);
    if (payer?.hasCancelled) expect(status).toBe('cancelled');
    else if (payer?.hasAccepted) expect(['confirmed', 'cancelled']).toContain(status);
  }
  return books;
}

/** Sweeps once, and expects no case to fail. */
async function settleAll(database: TestDatabase) {
  expect(await payments.sweep(database)).toBe(0);
}

describe('payments under way', () => {
  let sites: Sites;
  beforeAll(async () => {
    sites = await aGroupOfSites({ seeded: false });
  });
  afterAll(() => sites.close());

  it(`killed ${KILLS} times between intent and commit, it charges no card twice and loses nothing it said`, {
    timeout: 120_000 + KILLS * 30_000,
  }, async () => {
    const next = chance(Number(process.env.SEED ?? 7));
    const payers: Payer[] = [];
    const open: Payer[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const site = await sites.start(payments.env);
      payments.tell(site.origin);
      let isGone = false;
      const { promise: killed, resolve } = Promise.withResolvers<void>();
      const strike = () => {
        if (isGone) return;
        isGone = true;
        payments.tell(undefined);
        site.process.kill('SIGKILL');
        resolve();
      };
      // Kill at one of the calls to the provider: before its answer, or shortly after, when the row is there but the
      // answer may not be.
      let callsLeft = 1 + next(6);
      const after = next(3) === 0 ? 0 : next(40);
      payments.atEachCall(() => {
        callsLeft -= 1;
        if (callsLeft !== 0) return;
        if (after === 0) strike();
        else void pause(after).then(strike);
      });
      const pay = async () => {
        while (!isGone) {
          let payer = open.shift();
          if (!payer) {
            payer = await aPayer(sites.database);
            payers.push(payer);
          }
          const cancels = next(4) === 0;
          await goOn(site.origin, payer, cancels);
          const isDone = payer.hasPaid && (payer.hasCancelled || !cancels);
          if (!isDone || isGone) open.push(payer);
        }
      };
      const paying = Promise.all(Array.from({ length: AT_ONCE }, pay));
      await killed;
      await paying;
      payments.atEachCall(() => {});
      await sites.kill(site);
    }
    // Payers without an answer go on with the next site.
    const last = await sites.start(payments.env);
    payments.tell(last.origin);
    for (const payer of open) await goOn(last.origin, payer, false);
    payments.tell(undefined);
    await last.stop();
    await settleAll(sites.database);
    const books = await expectAllIsWell(sites.database, payers);
    const charged = books.filter(({ theirs }) => theirs.paid > 0).length;
    process.stdout.write(`${KILLS} kills, ${payers.length} payers, ${charged} cards charged\n`);
    expect(charged).toBeGreaterThan(0);
    expect(books).toHaveLength(payers.length);
  });
});

describe(`${PAYERS} payers for one slot at once`, () => {
  const PROCESSES = 4;
  let sites: Sites;
  beforeAll(async () => {
    sites = await aGroupOfSites({ seeded: false });
  });
  afterAll(() => sites.close());

  it('over four processes: one has the charter, every other all of their money, and nothing is held', {
    timeout: 240_000,
  }, async () => {
    const { database } = sites;
    const running = await Promise.all(Array.from({ length: PROCESSES }, () => sites.start(payments.env)));
    const originOf = (index: number) => running[index % PROCESSES]?.origin ?? '';
    payments.tell(originOf(0));
    const { id: yachtId } = await aYacht(database.db, { id: 'wanted-by-all' });
    await aYacht(database.db, { id: 'wanted-too' });
    const payers: Payer[] = [];
    while (payers.length < PAYERS) payers.push(await aPayer(database, yachtId));

    // All accept at once. Accepting takes the time, so the slower ones are refused before there is anything to pay.
    const accepted = await Promise.all(
      payers.map(async (payer, index) => {
        for (;;) {
          const answer = await accept(originOf(index), payer);
          if (answer) return answer;
        }
      }),
    );
    const told = accepted.map(({ status, code }) => `${status} ${code ?? ''}`.trim()).sort();
    expect(told).toEqual(['200', ...Array<string>(PAYERS - 1).fill('409 dates-taken')]);
    const pages = await Promise.all(
      payers.map((payer, index) => payDeposit(originOf(index), payer, payments)),
    );
    expect(pages.filter((page) => page?.url !== undefined)).toHaveLength(1);

    // These payers open their payment pages while their charters stand. Then their charters lose their times, and all
    // pay at the same moment.
    await payments.sweep(database);
    const late: Payer[] = [];
    const opened: string[] = [];
    while (late.length < PAYERS) {
      const payer = await aPayer(database);
      expect((await accept(originOf(late.length), payer))?.status).toBe(200);
      const page = (await call(originOf(late.length), payer, 'checkout'))?.url?.split('/').at(-1) ?? '';
      await database.db.execute(sql`delete from calendar_entries where charter_id = ${payer.charterId}`);
      await database.db.execute(
        sql`update charter_requests set status = 'contacted', yacht_id = 'wanted-too' where id = ${payer.charterId}`,
      );
      late.push(payer);
      opened.push(page);
    }
    for (const page of opened) payments.books.pay(page, '4242424242424242');
    await Promise.all(late.map((payer, index) => call(originOf(index), payer, 'checkout/state')));
    await settleAll(database);

    const books = await bothBooks(database, payments);
    const of = (all: readonly Payer[]) =>
      books.filter(({ charterId }) => all.some((payer) => payer.charterId === charterId));
    for (const { ours, theirs } of books) expect(ours).toEqual(theirs);
    for (const group of [payers, late]) {
      const won = of(group).filter(({ status }) => status === 'confirmed');
      expect(won).toHaveLength(1);
      expect(won[0]?.theirs).toEqual({ paid: DEPOSIT, back: 0 });
      for (const { status, theirs } of of(group)) {
        if (status !== 'confirmed') expect(theirs.paid - theirs.back).toBe(0);
      }
    }
    expect(of(late).filter(({ theirs }) => theirs.back === DEPOSIT)).toHaveLength(PAYERS - 1);
    const { rows } = await database.db.execute<{ yacht_id: string; kind: string }>(
      sql`select yacht_id, kind from calendar_entries where yacht_id in ('wanted-by-all', 'wanted-too')`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['charter', 'charter']);
  });
});

it(`with a database that is restarted ${RESTARTS} times while payments are under way, no card is charged twice and nothing said is lost`, {
  timeout: 240_000 + RESTARTS * 60_000,
}, async () => {
  const server = await openOwnDatabase();
  const database = await createTestDatabase(server.connectionString, { migrated: false });
  const site = await startRunningSite(server.connectionString, { database, env: payments.env });
  payments.tell(site.origin);
  try {
    const payers: Payer[] = [];
    const open: Payer[] = [];
    for (let round = 0; round < RESTARTS; round += 1) {
      // Create the payers before the restart, which also ends the test's own connections.
      for (let made = 0; made < AT_ONCE; made += 1) payers.push(await aPayer(database));
      const now = [...open.splice(0), ...payers.slice(-AT_ONCE)];
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      payments.atEachCall(resolve);
      const pay = () => Promise.all(now.map((payer) => goOn(site.origin, payer, round % 2 === 1)));
      let going = pay();
      // On a busy machine it can happen that no payer reaches the provider; then all go on until one does.
      while (!(await Promise.race([begun.then(() => true), going.then(() => false)]))) going = pay();
      await server.restart();
      await going;
      payments.atEachCall(() => {});
      open.push(...now.filter(({ hasPaid }) => !hasPaid));
      for (;;) {
        const answer = await fetch(`${site.origin}/readyz`).catch(() => undefined);
        if (answer?.status === 200) break;
        await pause(25);
      }
      expect(site.process.exitCode, site.said()).toBeNull();
    }
    for (const payer of open) await goOn(site.origin, payer, false);
    payments.tell(undefined);
    await site.stop();
    await settleAll(database);
    await expectAllIsWell(database, payers);
  } finally {
    if (site.process.exitCode === null) await site.stop();
    await database.close();
    await server.close();
  }
});
