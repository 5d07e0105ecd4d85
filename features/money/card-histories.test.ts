import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { correctCharter, moveCharter } from '#features/charters/service/index.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { CARDS, type TestCard } from '#platform/payments/practice/books.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createPractice, type Practice, pageOf } from '#tests/support/practice.ts';
import { readHold } from './service/hold-view.ts';
import {
  endCharterHold,
  findOpenMoney,
  giveBack,
  giveBackOfHold,
  readAccount,
  readOpenCents,
  sweepCards,
  takeBackOfHold,
  takeHoldByHand,
} from './service/index.ts';

/** How many random histories to run; `npm run test:cards` runs 10,000. */
const HISTORIES = Number(process.env.HISTORIES ?? 12);
const SEED = process.env.SEED === undefined ? undefined : Number(process.env.SEED);
const HOUR_MS = 3_600_000;

const HOLD = 90_000;
const BY = { name: 'ana' };
const STAFF = { role: 'staff', ...BY } as const;

/** Start a new database after this many histories, because each sweep looks at everything in the database. */
const TOLD_TOGETHER = 50;

let practice: Practice;
let hours = 0;
let told = 0;
// A few days before the night of March 14, 2027, when the clocks change.
const START = new Date('2027-03-11T15:00:00Z').getTime();
const open = async () => {
  hours = 0;
  practice = await createPractice({ now: () => new Date(START + hours * HOUR_MS) });
  // Sweep once at the start: the first sweep looks back thirty days, as far as the card company's list goes.
  await sweepCards(practice.deps);
};
beforeAll(open);
afterAll(() => practice.close());

const cards = Object.keys(CARDS) as TestCard[];
const step = fc.oneof(
  fc.record({ kind: fc.constant('press' as const) }),
  fc.record({ kind: fc.constant('pay' as const), card: fc.constantFrom(...cards), answers: fc.boolean() }),
  fc.record({
    kind: fc.constant('pay' as const),
    card: fc.constant(cards[0] as TestCard),
    answers: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('pay later' as const) }),
  fc.record({ kind: fc.constant('settle' as const), arrives: fc.boolean() }),
  fc.record({ kind: fc.constant('move' as const), days: fc.integer({ min: -40, max: 20 }) }),
  fc.record({ kind: fc.constant('correct' as const), guestCount: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('give back' as const), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('end refund' as const), arrives: fc.boolean() }),
  fc.record({ kind: fc.constant('dispute' as const) }),
  fc.record({ kind: fc.constant('take what was asked about' as const) }),
  fc.record({ kind: fc.constant('decide' as const), isWon: fc.boolean() }),
  fc.record({ kind: fc.constant('word' as const), times: fc.integer({ min: 0, max: 3 }), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('work' as const) }),
  fc.record({
    kind: fc.constant('fault' as const),
    fault: fc.constantFrom('lost' as const, 'error' as const),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constant('pay keeping the card' as const),
    card: fc.constantFrom(...cards),
    answers: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('pay keeping the card' as const),
    card: fc.constant(cards[0] as TestCard),
    answers: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('let go of the card' as const) }),
  // Times when the hold or the balance is due, and one after the return.
  fc.record({ kind: fc.constant('go to' as const), hoursBefore: fc.constantFrom(47, 40, 23, -6) }),
  fc.record({ kind: fc.constant('press hold' as const) }),
  fc.record({ kind: fc.constant('authorize' as const), card: fc.constantFrom(...cards) }),
  fc.record({ kind: fc.constant('capture' as const), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('release' as const) }),
  fc.record({
    kind: fc.constant('give back of damage' as const),
    method: fc.constantFrom('card' as const, 'cash' as const),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ kind: fc.constant('it came back' as const) }),
  fc.record({ kind: fc.constant('cash' as const) }),
  fc.record({ kind: fc.constant('lapse' as const) }),
  fc.record({
    kind: fc.constant('bank answers' as const),
    answer: fc.constantFrom('authentication_required' as const, 'card_declined' as const),
  }),
  fc.record({ kind: fc.constant('sweep' as const) }),
);

async function anAcceptedCharter() {
  const { db } = practice.app.database;
  const { id: yachtId } = await aYacht(db, { id: `card-${randomUUID()}`, damageHoldCents: HOLD });
  const startOn = addDays(charterDayAt(practice.app.deps.now()), 42);
  const { from, to } = slotRange(startOn, 'afternoon');
  const place = { startOn, departsAt: from, returnsAt: to, contactEmail: `${randomUUID()}@visitors.example` };
  const charter = await aCharter(db, yachtId, { ...place, status: 'quoted' });
  const heldUntil = new Date(practice.app.deps.now().getTime() + 48 * HOUR_MS);
  const quote = await aQuote(db, charter.id, { heldUntil });
  const token = await aCharterLink(db, charter.id);
  const body = { quoteId: quote.id, name: 'Rosa Delgado' };
  expect((await practice.app.postJson(`/api/charter-links/${token}/accept`, body)).status).toBe(200);
  return { ...charter, token };
}

/** What went back of what was kept for damage, and did not come back. */
async function returnsOf(charterId: string) {
  const { rows } = await practice.app.database.db.execute<{ id: string; cents: string; method: string }>(sql`
    select r.id, r.cents, r.method from money_hold_returns r join money_holds h on h.id = r.hold_id
    where h.charter_id = ${charterId} and r.state <> 'failed' order by r.made_at`);
  return rows;
}

/** The charter's current departure and return. */
async function sailsOf(charterId: string) {
  const { departsAt, returnsAt } = charterRequests;
  const [found] = await practice.app.database.db
    .select({ departsAt, returnsAt })
    .from(charterRequests)
    .where(eq(charterRequests.id, charterId));
  if (!found) throw new Error('There is no such charter');
  return { isConfirmed: true, ...found };
}

/** Ignores a refusal: a random step that is not possible at this point is refused by the site or the stand-in. */
async function possibly(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error) || error.constructor.name !== 'Refused') throw error;
  }
}

test(`${HISTORIES} made-up histories: after one sweep our books say what the provider's do, to the cent`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      told += 1;
      if (told % TOLD_TOGETHER === 0) {
        await practice.close();
        await open();
      }
      // The clock never goes back between histories, because the sweeps remember their times.
      hours += 1;
      const { books, app, deps, events, faults } = practice;
      for (const all of Object.values(books.kept)) all.length = 0;
      for (const all of [events, faults, app.queued]) all.length = 0;
      const charter = await anAcceptedCharter();
      const { token, id: charterId } = charter;
      let page = '';
      let holdPage = '';
      books.answers.length = 0;
      const linked = async (path: string, body: object) => {
        const answer = await app.postJson(`/api/charter-links/${token}/${path}`, body);
        return ((await answer.json()) as { url?: string }).url?.split('/').at(-1) ?? '';
      };
      const held = () => books.kept.payments.filter(({ capture_method: way }) => way === 'manual');
      const last = <One>(all: readonly One[]) => all.at(-1);
      for (const one of steps) {
        await possibly(async () => {
          switch (one.kind) {
            case 'press':
              page = (await pageOf(app, token)) || page;
              break;
            case 'pay':
              if (page === '') page = await pageOf(app, token);
              if (books.pay(page, one.card) === 'asks') books.answerBank(page, one.answers);
              break;
            case 'pay later':
              books.payLater(page);
              break;
            case 'settle':
              books.settle(page, one.arrives);
              break;
            case 'move': {
              const startDate = addDays(charter.startOn as CharterDay, one.days);
              await moveCharter(app.deps, charterId, { startDate }, STAFF);
              break;
            }
            case 'correct':
              await correctCharter(app.deps, charterId, { guestCount: one.guestCount }, STAFF);
              break;
            case 'cancel':
              await app.postJson(`/api/charter-links/${token}/cancel`, { refundPercent: 95 });
              break;
            case 'give back': {
              const { payments } = await readAccount(deps, charterId);
              const left = payments.reduce((sum, { leftCents }) => sum + leftCents, 0);
              const cents = Math.ceil((left * one.share) / 100);
              const wanted = { cents, reason: 'Weather', keepsRest: false };
              if (cents > 0) await giveBack(deps, charterId, wanted, { name: 'ana' });
              break;
            }
            case 'end refund':
              books.endRefund(last(books.kept.refunds)?.id ?? '', one.arrives);
              break;
            case 'take what was asked about':
              books.escalate(last(books.kept.disputes)?.id ?? '');
              break;
            case 'dispute':
              books.dispute(last(books.kept.payments.filter((paid) => !held().includes(paid)))?.id ?? '');
              break;
            case 'decide':
              books.decideDispute(last(books.kept.disputes)?.id ?? '', one.isWon ? 'won' : 'lost');
              break;
            case 'word': {
              const event = events[one.which % Math.max(1, events.length)];
              for (let sent = 0; event && sent < one.times; sent += 1) await practice.deliver(event);
              break;
            }
            case 'work':
              await practice.work();
              break;
            case 'fault':
              faults.push(one.fault);
              break;
            case 'wait':
              hours += one.hours;
              break;
            case 'pay keeping the card':
              page = (await linked('checkout', { consent: '1:en' })) || page;
              if (books.pay(page, one.card) === 'asks') books.answerBank(page, one.answers);
              break;
            case 'let go of the card':
              await app.request(`/api/charter-links/${token}/card`, { method: 'DELETE' });
              break;
            case 'go to': {
              const { departsAt } = await sailsOf(charterId);
              hours = Math.max(hours, (departsAt.getTime() - START) / HOUR_MS - one.hoursBefore);
              break;
            }
            case 'press hold':
              holdPage = (await linked('hold/checkout', {})) || holdPage;
              break;
            case 'authorize':
              if (holdPage === '') holdPage = await linked('hold/checkout', {});
              if (books.pay(holdPage, one.card) === 'asks') books.answerBank(holdPage, true);
              break;
            case 'capture': {
              const cents = Math.ceil((HOLD * one.share) / 100);
              await endCharterHold(deps, charterId, { kind: 'capture', cents, reason: 'A torn sail' }, BY);
              break;
            }
            case 'release':
              await endCharterHold(deps, charterId, { kind: 'release' }, BY);
              break;
            case 'give back of damage': {
              const wanted = { cents: Math.ceil((HOLD * one.share) / 100), reason: 'Less was broken' };
              await giveBackOfHold(deps, charterId, { ...wanted, method: one.method }, BY);
              break;
            }
            case 'it came back':
              await takeBackOfHold(deps, charterId, last(await returnsOf(charterId))?.id ?? '', BY);
              break;
            case 'cash':
              await takeHoldByHand(deps, charterId, { way: 'cash', cents: HOLD, reference: '' }, BY);
              break;
            case 'lapse':
              books.lapse(last(held())?.id ?? '');
              break;
            case 'bank answers':
              books.answers.push(one.answer);
              break;
            case 'sweep':
              await sweepCards(deps);
          }
        });
      }
      faults.length = 0;
      books.answers.length = 0;
      // One sweep is enough: it asks the card company about all changes, and records its own charges at once.
      await sweepCards(deps);
      const { statement, refunds, payments } = await readAccount(deps, charterId);
      const sum = (all: readonly { amount: number }[]) =>
        all.reduce((total, { amount }) => total + amount, 0);
      const { kept } = books;
      const isOfHold = ({ payment_intent: of }: { payment_intent: unknown }) =>
        held().some(({ id }) => id === of);
      const returns = await returnsOf(charterId);
      const damageBack = returns.reduce((total, { cents }) => total + Number(cents), 0);
      const theirs = {
        paid: sum(kept.payments.filter((one) => one.status === 'succeeded' && !held().includes(one))),
        back: sum(kept.refunds.filter((one) => one.status !== 'failed' && !isOfHold(one))),
        taken: sum(kept.disputes.filter(({ status }) => status !== 'won' && !status.startsWith('warning_'))),
      };
      // A bank that keeps a payment takes the rest of it off what was paid; what had gone back before is our loss.
      const lost = kept.disputes.filter(({ status }) => status === 'lost');
      const lostCents = lost.reduce((total, { amount, payment_intent: of }) => {
        const back = sum(kept.refunds.filter((one) => one.status !== 'failed' && one.payment_intent === of));
        return total + Math.min(amount, amount - back);
      }, 0);
      const { rows } = await app.database.db.execute<{ account: string; cents: string }>(sql`
        select account, sum(cents) as cents from money_entries e join money_transactions t on t.id = e.transaction_id
        where t.charter_id = ${charterId} group by account`);
      const captured = held().reduce((total, { amount_received: taken }) => total + taken, 0);
      const byHand = await app.database.db.execute<{ till: string; kept: string }>(sql`
        select coalesce(sum(case when state = 'held' then cents else captured_cents end), 0) as till,
          coalesce(sum(captured_cents), 0) as kept
        from money_holds where charter_id = ${charterId} and way = 'cash'`);
      const [till, keptInCash] = [Number(byHand.rows[0]?.till), Number(byHand.rows[0]?.kept)];
      const inLedger = (account: string) => Number(rows.find((row) => row.account === account)?.cents ?? 0);
      expect({
        paid: statement.paidCents,
        back: statement.returnedCents,
        disputed: inLedger('disputes'),
        cleared: inLedger('cleared'),
      }).toEqual({
        paid: theirs.paid - lostCents,
        back: theirs.back,
        disputed: theirs.taken - lostCents,
        cleared: theirs.paid - theirs.back - theirs.taken + captured + till - damageBack,
      });
      // What was lost is the client's no more: neither in the books nor in any list of what is open.
      const clients = ['deposits', 'sales-tax', 'gratuity', 'apa', 'revenue', 'cancellation-income'];
      expect(clients.reduce((total, account) => total - inLedger(account), 0)).toBe(
        statement.paidCents - statement.returnedCents,
      );
      const [listed] = await findOpenMoney(app.database.db, [charterId]);
      const { openCents, overCents } = statement;
      expect([listed?.openCents ?? 0, listed?.overCents ?? 0]).toEqual([openCents, overCents]);
      expect((await readOpenCents(deps, [charterId])).get(charterId)).toBe(openCents);
      // The ledger's damage income is what was captured at the card company plus what was kept of the cash, less what went back.
      // A hold stands at the card company exactly if the charter's view says `held`.
      expect(0 - inLedger('damage-income')).toBe(captured + keptInCash - damageBack);
      expect(damageBack).toBeLessThanOrEqual(captured + keptInCash);
      expect(sum(kept.refunds.filter((one) => one.status !== 'failed' && isOfHold(one)))).toBe(
        returns.reduce((total, { cents, method }) => (method === 'card' ? total + Number(cents) : total), 0),
      );
      const standing = held().filter(({ status }) => status === 'requires_capture');
      const { owed } = await readAccount(deps, charterId);
      const hold = await readHold(deps, charterId, owed, await sailsOf(charterId));
      expect(standing.map(({ amount }) => amount)).toEqual(hold?.view === 'held' ? [HOLD] : []);
      expect(rows.reduce((total, { cents }) => total + Number(cents), 0)).toBe(0);
      expect(statement.returnedCents).toBeLessThanOrEqual(statement.paidCents);
      // Every refund is sent only once: no two of the card company's refunds have the same reference.
      const named = kept.refunds.map(({ metadata }) => metadata?.reference);
      expect(new Set(named).size).toBe(named.length);
      const { rows: ours } = await app.database.db.execute<{ id: string }>(
        sql`select id from money_hold_returns`,
      );
      expect(named.every((reference) => [...refunds, ...ours].some(({ id }) => id === reference))).toBe(true);
      const perPayment = await app.database.db.execute<{ kind: string; cents: string }>(sql`
        select kind, cents from money_checkouts where charter_id = ${charterId} and state = 'paid'
        union all select kind, cents from money_charges where charter_id = ${charterId} and state = 'paid'`);
      expect(perPayment.rows.length).toBe(payments.length);
      // Only one deposit is paid, unless some of it went back or was lost and was owed again.
      const deposits = perPayment.rows.filter(({ kind }) => kind === 'deposit');
      if (refunds.length + lost.length === 0) expect(deposits.length).toBeLessThanOrEqual(1);
    }),
    {
      // A bug that a random run once found: nothing is owed any more, but the cash for damage is still held.
      examples: [
        [[{ kind: 'cash' }, { kind: 'cancel' }, { kind: 'capture', share: 1 }]],
        [
          [
            { kind: 'go to', hoursBefore: 40 },
            { kind: 'authorize', card: '4242424242424242' },
            { kind: 'capture', share: 50 },
            { kind: 'give back of damage', method: 'card', share: 20 },
            { kind: 'sweep' },
            { kind: 'give back of damage', method: 'cash', share: 30 },
            { kind: 'give back of damage', method: 'card', share: 1 },
            { kind: 'it came back' },
          ],
        ],
      ],
      numRuns: HISTORIES,
      ...(SEED === undefined ? {} : { seed: SEED }),
    },
  );
}, 36_000_000);
