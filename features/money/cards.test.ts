import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { queuePaymentNotices } from '#features/charters/service/index.ts';
import { signed } from '#platform/payments/practice/notices.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createPractice, type Practice, pageOf, WEBHOOK_SECRET } from '#tests/support/practice.ts';
import type { MoneyAnswer, StaffMoneyAnswer } from './schema/index.ts';
import {
  forgetOldNotices,
  readAccount,
  readCardTroubles,
  recordPayment,
  reversePayment,
  sendCardRefund,
  stepRefund,
  sweepCards,
} from './service/index.ts';
import { moneyNotices } from './tables/index.ts';

let practice: Practice;
const START = Date.now();
let minutes = 0;
beforeAll(async () => {
  practice = await createPractice({ now: () => new Date(START + minutes * 60_000) });
});
beforeEach(() => {
  practice.events.length = 0;
  practice.faults.length = 0;
  practice.app.queued.length = 0;
});
afterAll(() => practice.close());

const DEPOSIT = 107_000;

/** A charter six weeks ahead, accepted by its client: a deposit of $1,070 is due. */
async function anAcceptedCharter() {
  const { app } = practice;
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: `card-${randomUUID().slice(0, 8)}` });
  const startOn = addDays(charterDayAt(app.deps.now()), 42);
  const { from, to } = slotRange(startOn, 'afternoon');
  const place = { startOn, departsAt: from, returnsAt: to, contactEmail: `${randomUUID()}@visitors.example` };
  const charter = await aCharter(db, yachtId, { ...place, status: 'quoted' });
  const quote = await aQuote(db, charter.id, { heldUntil: new Date(START + 86_400_000) });
  const token = await aCharterLink(db, charter.id);
  const accepted = await app.postJson(`/api/charter-links/${token}/accept`, {
    quoteId: quote.id,
    name: 'Rosa Delgado',
  });
  expect(accepted.status).toBe(200);
  app.queued.length = 0;
  return { ...charter, token, yachtId };
}

async function moneyOf(token: string) {
  const answer = await practice.app.request(`/api/charter-links/${token}`);
  return ((await answer.json()) as { money: MoneyAnswer }).money;
}

const sums = async (token: string) => {
  const { paidCents, returnedCents, returningCents, overCents } = await moneyOf(token);
  return { paidCents, returnedCents, returningCents, overCents };
};

const BEA = { name: 'beatrix-of-the-team' };

/** Staff record a payment by Zelle. Answers the payment's id. */
async function paidByZelle(charterId: string, cents: number): Promise<string> {
  const receivedOn = charterDayAt(practice.app.deps.now());
  const recorded = await practice.deps.db.transaction((tx) =>
    recordPayment(
      { ...practice.deps, db: tx },
      { charterId, stage: 'agreed' },
      { cents, method: 'zelle', receivedOn, reference: 'ZL-7' },
      BEA,
    ),
  );
  return recorded.ok ? recorded.value.id : '';
}

const startPaying = (token: string, language = '') =>
  practice.app.request(`/api/charter-links/${token}/checkout${language && `?lang=${language}`}`, {
    method: 'POST',
  });

const mailsAbout = async (charterId: string, cause: string) => {
  const { rows } = await practice.app.database.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from outbox where about = ${charterId} and cause like ${`${cause}%`} order by id`,
  );
  return rows;
};

const count = async (table: string) => {
  const { rows } = await practice.app.database.db.execute<{ n: string }>(
    sql`select count(*) as n from ${sql.identifier(table)}`,
  );
  return Number(rows[0]?.n);
};

describe('paying by card', () => {
  test('leads to one page, whose payment is in the ledger once however often word of it comes', async () => {
    const { token } = await anAcceptedCharter();
    expect(await moneyOf(token)).toMatchObject({
      card: { label: 'Deposit', cents: DEPOSIT },
      onItsWayCents: 0,
    });
    const page = await pageOf(practice.app, token);
    expect(await pageOf(practice.app, token)).toBe(page);
    expect(practice.books.find(practice.books.kept.sessions, page).amount_total).toBe(DEPOSIT);
    practice.books.pay(page, '4242424242424242');
    for (const event of [...practice.events, ...practice.events].reverse()) {
      expect((await practice.deliver(event)).status).toBe(200);
      await practice.work();
    }
    expect(await sums(token)).toMatchObject({ paidCents: DEPOSIT, overCents: 0 });
    const { payments, card } = await moneyOf(token);
    expect(payments).toMatchObject([{ cents: DEPOSIT, method: 'Card' }]);
    // The balance is the next payment.
    expect(card).toMatchObject({ label: 'Balance' });
    expect(practice.app.queued).toEqual([]);
  });

  test('says nothing of an amount: a body with one changes nothing', async () => {
    const { token } = await anAcceptedCharter();
    await practice.app.postJson(`/api/charter-links/${token}/checkout`, { cents: 50, amount: 50 });
    const page = await pageOf(practice.app, token);
    expect(practice.books.find(practice.books.kept.sessions, page).amount_total).toBe(DEPOSIT);
  });

  test('opens no page for another piece than its client was shown', async () => {
    const { token, id } = await anAcceptedCharter();
    const { card } = await moneyOf(token);
    const wish = { piece: card?.piece };
    const press = async () => {
      const answer = await practice.app.postJson(`/api/charter-links/${token}/checkout`, wish);
      return [answer.status, (await answer.json()).code];
    };
    expect(await press()).toEqual([200, undefined]);
    await paidByZelle(id, DEPOSIT);
    const before = practice.books.kept.sessions.length;
    expect(await press()).toEqual([409, 'payment-changed']);
    expect(practice.books.kept.sessions.length).toBe(before);
  });

  test('a declined card leaves the page open; a bank that asks is answered', async () => {
    const { token } = await anAcceptedCharter();
    const page = await pageOf(practice.app, token);
    expect(practice.books.pay(page, '4000000000000002')).toBe('declined');
    expect(await pageOf(practice.app, token)).toBe(page);
    expect(practice.books.pay(page, '4000002500003155')).toBe('asks');
    expect(practice.books.answerBank(page, true)).toBe('paid');
    const look = await practice.app.request(`/api/charter-links/${token}/checkout/state`, { method: 'POST' });
    expect(look.status).toBe(200);
    expect((await sums(token)).paidCents).toBe(DEPOSIT);
  });

  test('what settles days later is on its way until it is here', async () => {
    const { token } = await anAcceptedCharter();
    const page = await pageOf(practice.app, token);
    practice.books.payLater(page);
    await sweepCards(practice.deps);
    const { card, pieces, onItsWayCents } = await moneyOf(token);
    expect(card).toMatchObject({ cents: 0 });
    expect(onItsWayCents).toBe(DEPOSIT);
    expect(pieces.map(({ kind, isOnItsWay }) => [kind, isOnItsWay])).toEqual([
      ['deposit', true],
      ['balance', false],
    ]);
    const again = await practice.app.request(`/api/charter-links/${token}/checkout`, { method: 'POST' });
    expect(again.status).toBe(409);
    practice.books.settle(page, true);
    await sweepCards(practice.deps);
    expect((await sums(token)).paidCents).toBe(DEPOSIT);
  });

  test.each(['stands', 'was paid otherwise', 'was called off'] as const)(
    'what settles days later and does not arrive is asked for again where its charter %s',
    async (what) => {
      const { token, id } = await anAcceptedCharter();
      const page = await pageOf(practice.app, token);
      practice.books.payLater(page);
      await sweepCards(practice.deps);
      if (what === 'was paid otherwise') await paidByZelle(id, DEPOSIT);
      if (what === 'was called off')
        await practice.app.postJson(`/api/charter-links/${token}/cancel`, { refundPercent: 95 });
      // Also where nothing is to be paid any more, so that nobody takes it for lost or records it a second time.
      expect((await moneyOf(token)).onItsWayCents).toBe(DEPOSIT);
      practice.books.settle(page, false);
      await sweepCards(practice.deps);
      await sweepCards(practice.deps);
      const letters = await mailsAbout(id, 'money-payment-failed:');
      expect(letters.map(({ subject }) => subject.replace(/:.*/, ''))).toEqual(
        what === 'stands' ? ['Payment failed'] : [],
      );
      if (what === 'stands')
        expect(await moneyOf(token)).toMatchObject({ card: { cents: DEPOSIT }, onItsWayCents: 0 });
    },
  );

  test.each(['lost', 'error'] as const)('an answer that is %s opens no second page', async (fault) => {
    const { token } = await anAcceptedCharter();
    const before = practice.books.kept.sessions.length;
    practice.faults.push(fault);
    const page = await pageOf(practice.app, token);
    expect(page).toMatch(/^cs_test_/);
    expect(await pageOf(practice.app, token)).toBe(page);
    expect(practice.books.kept.sessions.length).toBe(before + 1);
  });

  test('a rest that is too small for a card is paid with the next piece, and alone is none to pay by card', async () => {
    const { token, id } = await anAcceptedCharter();
    await paidByZelle(id, DEPOSIT - 49);
    expect((await moneyOf(token)).card).toMatchObject({ label: 'Balance', cents: 143_049 });
    await paidByZelle(id, 143_000);
    expect((await moneyOf(token)).card).toBeNull();
    const answer = await startPaying(token);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'nothing-to-pay']);
  });

  test('the company being away while a page of old is closed is said so, and no surprise', async () => {
    const { token, id } = await anAcceptedCharter();
    const page = await pageOf(practice.app, token);
    await paidByZelle(id, 7_000);
    practice.faults.push('error');
    const answer = await startPaying(token);
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'cards-away']);
    const next = await pageOf(practice.app, token);
    expect(next).not.toBe(page);
    expect(practice.books.find(practice.books.kept.sessions, next).amount_total).toBe(DEPOSIT - 7_000);
  });

  test('who comes back is answered though the company is away', async () => {
    const { token, id } = await anAcceptedCharter();
    await pageOf(practice.app, token);
    await paidByZelle(id, 7_000);
    practice.faults.push('error');
    const looked = await practice.app.request(`/api/charter-links/${token}/checkout/state`, {
      method: 'POST',
    });
    expect(looked.status).toBe(200);
    expect(practice.faults).toEqual([]);
  });

  test.each([
    ['es', 'es', 'Depósito: '],
    ['pt', 'pt-BR', 'Depósito: '],
    ['', 'en', 'Deposit: '],
  ])('the page speaks the language of its client: %s', async (language, locale, title) => {
    const { token } = await anAcceptedCharter();
    expect((await startPaying(token, language)).status).toBe(200);
    const session = practice.books.kept.sessions.at(-1);
    expect(session?.locale).toBe(locale);
    expect(session?.metadata?.title).toContain(title);
  });

  test('from the account leads to the charter’s own page, which tells what was paid', async () => {
    const client = await signInAs(practice.app.deps, 'client');
    const { id } = await anAcceptedCharter();
    const { db } = practice.app.database;
    await db.execute(sql`update charter_requests set account_id = ${client.accountId} where id = ${id}`);
    const own = `/api/profile/requests/${id}/checkout`;
    expect((await practice.app.postJson(own, {}, client.headers)).status).toBe(200);
    const session = practice.books.kept.sessions.at(-1);
    expect(session?.cancel_url).toMatch(/\/profile$/);
    const [, token = ''] = /\/trip\/([\w-]{32})\?paid=deposit$/.exec(session?.success_url ?? '') ?? [];
    practice.books.pay(session?.id ?? '', '4242424242424242');
    await practice.app.request(`/api/charter-links/${token}/checkout/state`, { method: 'POST' });
    expect((await sums(token)).paidCents).toBe(DEPOSIT);
  });

  test('a client takes along what they owe, paid and got back, without whoever of the team wrote it down', async () => {
    const client = await signInAs(practice.app.deps, 'client');
    const { id, token } = await anAcceptedCharter();
    await practice.app.database.db.execute(
      sql`update charter_requests set account_id = ${client.accountId} where id = ${id}`,
    );
    await paidByZelle(id, DEPOSIT);
    const file = await practice.app.request('/api/profile/data', { headers: client.headers });
    const text = await file.text();
    expect(text).not.toContain(BEA.name);
    expect(JSON.parse(text).requests[0].money).toMatchObject({
      owed: [{ kind: 'deposit', base: 100_000, tax: 7_000 }, { kind: 'balance' }],
      payments: [{ cents: DEPOSIT, method: 'zelle', reference: 'ZL-7', isReversed: false }],
      refunds: [],
    });
    await practice.app.postJson(`/api/charter-links/${token}/cancel`, { refundPercent: 95 });
    const again = await practice.app.request('/api/profile/data', { headers: client.headers });
    expect((await again.json()).requests[0].money).toMatchObject({
      owed: [{ kind: 'cancellation' }],
      refunds: [{ cents: 101_650, state: 'wanted' }],
    });
  });

  test('a letter of what is due leads to the page that takes cards', async () => {
    const { id } = await anAcceptedCharter();
    minutes = 25 * 60;
    try {
      await sweepCards(practice.deps);
      await queuePaymentNotices(practice.deps);
    } finally {
      minutes = 0;
    }
    const [letter] = await mailsAbout(id, 'payment-late:');
    const text = letter?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Your charter’s page takes cards. Call us to pay in cash,');
  });

  test('what was kept of a payment that is reversed is owed no more, and money that comes late goes back', async () => {
    const { token, id } = await anAcceptedCharter();
    const page = await pageOf(practice.app, token);
    const paymentId = await paidByZelle(id, DEPOSIT);
    await practice.app.postJson(`/api/charter-links/${token}/cancel`, { refundPercent: 95 });
    // The Zelle payment came from somebody else: this client has paid nothing, so there is nothing to keep.
    const off = { charterId: id, stage: 'cancelled' } as const;
    const [refund] = (await readAccount(practice.deps, id)).refunds;
    await practice.deps.db.transaction(async (tx) => {
      const within = { ...practice.deps, db: tx };
      await stepRefund(within, off, refund?.id ?? '', 'withdrawn', '', BEA);
      await reversePayment(within, off, paymentId, { reason: 'Another’s', limitCents: 1_000_000 }, BEA);
    });
    expect(await moneyOf(token)).toMatchObject({ card: null, owedCents: 0, openCents: 0, pieces: [] });
    practice.books.pay(page, '4242424242424242');
    await sweepCards(practice.deps);
    await practice.work();
    const { statement } = await readAccount(practice.deps, id);
    expect(statement).toMatchObject({ owedCents: 0, openCents: 0, returnedCents: DEPOSIT, overCents: 0 });
    const answer = await startPaying(token);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'nothing-to-pay']);
  });

  test('a page is closed with its charter; paid at the last moment, all of it goes back', async () => {
    const closed = await anAcceptedCharter();
    const page = await pageOf(practice.app, closed.token);
    await practice.app.postJson(`/api/charter-links/${closed.token}/cancel`, { refundPercent: 95 });
    await practice.work();
    expect(practice.books.find(practice.books.kept.sessions, page).status).toBe('expired');

    const late = await anAcceptedCharter();
    const latePage = await pageOf(practice.app, late.token);
    practice.books.pay(latePage, '4242424242424242');
    await practice.app.postJson(`/api/charter-links/${late.token}/cancel`, { refundPercent: 95 });
    await practice.work();
    await practice.work();
    expect(await sums(late.token)).toMatchObject({ paidCents: DEPOSIT, returnedCents: DEPOSIT });
    const refunds = practice.books.kept.refunds.filter(({ amount }) => amount === DEPOSIT);
    expect(refunds.length).toBeGreaterThan(0);
  });

  test('a charter that was taken up again takes its time with the payment, or gives all of it back', async () => {
    for (const isTaken of [false, true]) {
      const charter = await anAcceptedCharter();
      const { db } = practice.app.database;
      const page = await pageOf(practice.app, charter.token);
      await db.execute(sql`update charter_requests set status = 'contacted' where id = ${charter.id}`);
      await db.execute(sql`delete from calendar_entries where charter_id = ${charter.id}`);
      if (isTaken) {
        const { rows } = await db.execute<{ from: string; to: string }>(
          sql`select departs_at as from, returns_at as to from charter_requests where id = ${charter.id}`,
        );
        const other = await aCharter(db, charter.yachtId, {
          startOn: charter.startOn,
          departsAt: new Date(rows[0]?.from ?? 0),
          returnsAt: new Date(rows[0]?.to ?? 0),
          status: 'quoted',
        });
        const quote = await aQuote(db, other.id, { heldUntil: new Date(START + 86_400_000) });
        const token = await aCharterLink(db, other.id);
        const body = { quoteId: quote.id, name: 'Somebody Else' };
        expect((await practice.app.postJson(`/api/charter-links/${token}/accept`, body)).status).toBe(200);
      }
      practice.books.pay(page, '4242424242424242');
      await sweepCards(practice.deps);
      const { rows } = await db.execute<{ status: string }>(
        sql`select status from charter_requests where id = ${charter.id}`,
      );
      expect(rows[0]?.status).toBe(isTaken ? 'contacted' : 'confirmed');
      await practice.work();
      const { returnedCents, paidCents } = await sums(charter.token);
      expect([paidCents, returnedCents]).toEqual([DEPOSIT, isTaken ? DEPOSIT : 0]);
    }
  });
});

describe('giving back to a card', () => {
  const paidWith = async (card: Parameters<Practice['books']['pay']>[1]) => {
    const charter = await anAcceptedCharter();
    const page = await pageOf(practice.app, charter.token);
    practice.books.pay(page, card);
    await sweepCards(practice.deps);
    await practice.app.postJson(`/api/charter-links/${charter.token}/cancel`, { refundPercent: 95 });
    return charter;
  };

  test.each(['none', 'lost', 'error'] as const)('sends once, the answer being: %s', async (fault) => {
    const { token } = await paidWith('4242424242424242');
    const before = practice.books.kept.refunds.length;
    practice.faults.push(fault);
    await practice.work();
    await sweepCards(practice.deps);
    await sweepCards(practice.deps);
    expect(practice.books.kept.refunds.length).toBe(before + 1);
    expect(practice.books.kept.refunds.at(-1)?.amount).toBe(101_650);
    expect(await sums(token)).toMatchObject({ returnedCents: 101_650, returningCents: 0 });
  });

  test('one that fails later is here again, and the team is told', async () => {
    const { token, id } = await paidWith('4000000000005126');
    await practice.work();
    await sweepCards(practice.deps);
    expect(await sums(token)).toMatchObject({ returnedCents: 0, overCents: 101_650 });
    const { rows } = await practice.app.database.db.execute<{ n: string }>(
      sql`select count(*) as n from outbox where about = ${id} and cause like 'card-refund-failed:%'`,
    );
    expect(Number(rows[0]?.n)).toBe(1);
  });

  test('a part of a payment that failed goes another way once, however much is left of the payment', async () => {
    const { token, id } = await anAcceptedCharter();
    practice.books.pay(await pageOf(practice.app, token), '4000000000005126');
    await sweepCards(practice.deps);
    const { headers } = await signInAs(practice.app.deps, 'administrator');
    const money = `/api/admin/charters/${id}/money`;
    const part = { cents: 30_000, reason: 'Weather', keepsRest: false };
    expect((await practice.app.postJson(`${money}/refunds`, part, headers)).status).toBe(201);
    await practice.work();
    await sweepCards(practice.deps);
    minutes += 1;
    const read = async () =>
      (await (await practice.app.request(money, { headers })).json()) as StaffMoneyAnswer;
    const [failed] = (await read()).refunds;
    expect(failed).toMatchObject({ state: 'failed', cents: 30_000, canGoOtherwise: true });
    const instead = () =>
      practice.app.postJson(
        `${money}/refunds/${failed?.id}/step`,
        { step: 'sent', way: 'zelle', note: '' },
        headers,
      );
    expect((await instead()).status).toBe(200);
    minutes += 1;
    expect((await instead()).status).toBe(409);
    expect((await read()).refunds.map(({ canGoOtherwise }) => canGoOtherwise)).toEqual([false, false]);
    expect(await sums(token)).toMatchObject({ returnedCents: 30_000, returningCents: 0 });
  });

  test('one that failed is sent another way, once, and the provider is not asked again', async () => {
    const { token, id } = await paidWith('4000000000005126');
    await practice.work();
    await sweepCards(practice.deps);
    minutes += 1;
    const { headers } = await signInAs(practice.app.deps, 'administrator');
    const money = `/api/admin/charters/${id}/money`;
    const read = async () =>
      (await (await practice.app.request(money, { headers })).json()) as StaffMoneyAnswer;
    const [failed] = (await read()).refunds;
    expect(failed).toMatchObject({ state: 'failed', canGoOtherwise: true, steps: [] });
    const asked = practice.books.kept.refunds.length;
    const step = (refundId: string | undefined, body: object) =>
      practice.app.postJson(`${money}/refunds/${refundId}/step`, body, headers);
    const instead = { step: 'sent', way: 'bank-transfer', note: 'Wire 4711' };
    expect((await step(failed?.id, { step: 'sent' })).status).toBe(409);
    expect((await step(failed?.id, instead)).status).toBe(200);
    expect((await step(failed?.id, instead)).status).toBe(409);
    await practice.work();
    await sweepCards(practice.deps);
    expect(practice.books.kept.refunds.length).toBe(asked);
    expect(await sums(token)).toMatchObject({ returnedCents: 101_650, overCents: 0 });
    const [old, sent] = (await read()).refunds;
    expect(old?.canGoOtherwise).toBe(false);
    expect(sent).toMatchObject({
      state: 'sent',
      method: 'Bank transfer',
      cents: 101_650,
      notes: ['Wire 4711'],
      steps: ['succeeded', 'failed'],
    });
    // The client sees the current state: the refund that failed has gone another way.
    expect((await moneyOf(token)).refunds).toMatchObject([{ state: 'sent', method: 'Bank transfer' }]);
    const { rows } = await practice.app.database.db.execute<{ cents: string }>(sql`
      select sum(e.cents) as cents from money_entries e join money_transactions t on t.id = e.transaction_id
      where t.charter_id = ${id} and e.account = 'bank'`);
    expect(Number(rows[0]?.cents)).toBe(-101_650);
    const letters = await mailsAbout(id, 'money-sent-back:');
    expect(letters.at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain(
      'back to you by bank transfer, because your card did not take it.',
    );
    expect((await step(sent?.id, { step: 'succeeded' })).status).toBe(200);
  });

  test('how far the charter is, is read once nobody else changes its money', async () => {
    const { id } = await paidWith('4242424242424242');
    const held: boolean[] = [];
    const { db } = practice.app.database;
    const { charters } = practice.deps;
    const openBilled: typeof charters.openBilled = async (within, charterId) => {
      const { rows } = await db.execute<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtextextended(${charterId}, 33)) as free`,
      );
      held.push(rows[0]?.free === false);
      return charters.openBilled(within, charterId);
    };
    const watched = { ...practice.deps, charters: { ...charters, openBilled } };
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from money_refunds where charter_id = ${id}`,
    );
    await sendCardRefund(watched, rows[0]?.id ?? '');
    expect(held).toEqual([true, true]);
  });

  test('one made on the company’s own pages is told of once, and counted', async () => {
    const { token, id } = await anAcceptedCharter();
    practice.books.pay(await pageOf(practice.app, token), '4242424242424242');
    await sweepCards(practice.deps);
    const before = await readCardTroubles(practice.deps);
    practice.books.createRefund(practice.books.kept.payments.at(-1)?.id ?? '', 2_000, {});
    await sweepCards(practice.deps);
    await sweepCards(practice.deps);
    const mails = await mailsAbout(id, 'card-refund-unordered:');
    expect(mails.map(({ subject }) => subject)).toEqual(['Refund made at the card company: $20']);
    const after = await readCardTroubles(practice.deps);
    expect(after?.unorderedRefunds).toBe((before?.unorderedRefunds ?? 0) + 1);
  });

  test('a question of the bank’s moves no money; the team is told of it, and again when the bank wants it', async () => {
    const { token, id } = await anAcceptedCharter();
    practice.books.pay(await pageOf(practice.app, token), '4242424242424242');
    const asked = practice.books.dispute(
      practice.books.kept.payments.at(-1)?.id ?? '',
      'warning_needs_response',
    );
    const told = async () => (await mailsAbout(id, 'dispute:')).map(({ subject }) => subject);
    await sweepCards(practice.deps);
    await sweepCards(practice.deps);
    expect(await told()).toEqual(['Bank asks about a payment: $1,070']);
    const [mail] = await mailsAbout(id, 'dispute:');
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('nothing was taken yet');
    practice.books.escalate(asked.id);
    await sweepCards(practice.deps);
    practice.books.decideDispute(asked.id, 'lost');
    await sweepCards(practice.deps);
    await sweepCards(practice.deps);
    expect(await told()).toEqual([
      'Bank asks about a payment: $1,070',
      'Payment disputed: $1,070',
      'Dispute lost: $1,070',
    ]);
  });

  test.each(['warning_closed', 'prevented'] as const)(
    'a question that ends as %s is open no more',
    async (end) => {
      const { token } = await anAcceptedCharter();
      practice.books.pay(await pageOf(practice.app, token), '4242424242424242');
      const paymentId = practice.books.kept.payments.at(-1)?.id ?? '';
      const asked = practice.books.dispute(paymentId, 'warning_needs_response');
      const open = async () => (await readCardTroubles(practice.deps))?.openDisputes ?? 0;
      const before = await open();
      await sweepCards(practice.deps);
      expect(await open()).toBe(before + 1);
      practice.books.decideDispute(asked.id, end);
      await sweepCards(practice.deps);
      expect(await open()).toBe(before);
    },
  );

  test('a dispute takes the money until it is won', async () => {
    const { token, id } = await anAcceptedCharter();
    practice.books.pay(await pageOf(practice.app, token), '4000000000000259');
    await sweepCards(practice.deps);
    const inDispute = async () => {
      const { rows } = await practice.app.database.db.execute<{ cents: string }>(
        sql`select coalesce(sum(cents), 0) as cents from money_entries e
          join money_transactions t on t.id = e.transaction_id
          where t.charter_id = ${id} and account = 'disputes'`,
      );
      return Number(rows[0]?.cents);
    };
    expect(await inDispute()).toBe(DEPOSIT);
    practice.books.decideDispute(practice.books.kept.disputes.at(-1)?.id ?? '', 'won');
    await sweepCards(practice.deps);
    await sweepCards(practice.deps);
    expect(await inDispute()).toBe(0);
  });
});

describe('word from the provider', () => {
  const body = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'checkout.session.completed',
    created: 1,
    data: { object: { id: 'cs_1', object: 'checkout.session' } },
  });
  const now = () => practice.app.deps.now();
  test.each([
    ['no signature', () => practice.post(body, '')],
    ['another secret', () => practice.post(body, signed(body, 'whsec_other', now()))],
    ['a changed byte', () => practice.post(`${body} `, signed(body, WEBHOOK_SECRET, now()))],
    [
      'an old timestamp',
      () => practice.post(body, signed(body, WEBHOOK_SECRET, new Date(now().getTime() - 301_000))),
    ],
    ['nothing at all', () => practice.post('', signed('', WEBHOOK_SECRET, now()))],
    ['no JSON', () => practice.post('{', signed('{', WEBHOOK_SECRET, now()))],
  ])('is refused with %s, and leaves no row', async (_what, send) => {
    const before = await count('money_notices');
    expect((await send()).status).toBe(400);
    expect(await count('money_notices')).toBe(before);
    expect(practice.app.queued).toEqual([]);
  });

  test('is kept once and looked into later', async () => {
    const before = await count('money_notices');
    for (const _ of [1, 2]) {
      expect((await practice.post(body, signed(body, WEBHOOK_SECRET, now()))).status).toBe(200);
    }
    expect(await count('money_notices')).toBe(before + 1);
    expect(practice.app.queued).toEqual([{ job: 'handle-card-notice', payload: { noticeId: 'evt_forged' } }]);
    // If the card company does not know the page, nothing from the notice is trusted.
    await practice.work();
    await practice.app.database.db.execute(sql`delete from money_notices where id = 'evt_forged'`);
  });
});

test('a notice that was handled is deleted after 60 days; one that waits is kept', async () => {
  const { db } = practice.app.database;
  const before = (days: number) => new Date(START - days * 86_400_000);
  const notice = (id: string, days: number, isHandled: boolean) => ({
    id,
    type: 'payout.paid',
    about: 'other' as const,
    objectId: id,
    createdAt: before(days),
    receivedAt: before(days),
    handledAt: isHandled ? before(days) : null,
  });
  await db
    .insert(moneyNotices)
    .values([notice('old', 61, true), notice('young', 59, true), notice('waiting', 61, false)]);
  expect(await forgetOldNotices(practice.deps)).toBe(1);
  const left = await db.select().from(moneyNotices).where(eq(moneyNotices.about, 'other'));
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(['young', 'waiting']));
  expect(left.map(({ id }) => id)).not.toContain('old');
  await db.delete(moneyNotices).where(inArray(moneyNotices.id, ['young', 'waiting']));
});
