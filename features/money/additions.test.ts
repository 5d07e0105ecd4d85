import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { queuePaymentNotices } from '#features/charters/service/index.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import type { PaymentsAnswer } from '#features/reporting/schema.ts';
import { inLanguage } from '#platform/language.ts';
import { CardsAway } from '#platform/payments/provider.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { askPoppler } from '#tests/support/poppler.ts';
import { createPractice, type Practice, pageOf } from '#tests/support/practice.ts';
import type { AdditionInput } from './schema/additions.ts';
import type { MoneyAnswer, StaffMoneyAnswer } from './schema/index.ts';
import { lookAfterCheckout, startCheckout, takeWord } from './service/checkouts.ts';
import { sweepCards } from './service/index.ts';
import { moneyCheckouts } from './tables/index.ts';

let practice: Practice;
const START = Date.now();
const HOUR_MS = 3_600_000;
let hours = 0;
beforeAll(async () => {
  practice = await createPractice({ now: () => new Date(START + hours * HOUR_MS) });
});
beforeEach(() => {
  hours = 0;
});
afterAll(() => practice.close());

const JET_SKI: AdditionInput = { label: 'Jet Ski', cents: 50_000, sort: 'extra' };
const FUEL: AdditionInput = { label: 'Fuel beyond the APA', cents: 80_000, sort: 'costs' };
/** The agreed price's deposit, and all of it (tests/builders/price.ts). */
const [DEPOSIT, WHOLE] = [107_000, 250_000];

/** A confirmed charter six weeks ahead, with the calls of staff and client. */
async function aConfirmedCharter() {
  const { app } = practice;
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: `added-${randomUUID().slice(0, 8)}` });
  const startOn = addDays(charterDayAt(app.deps.now()), 42);
  const { from, to } = slotRange(startOn, 'afternoon');
  const contactEmail = `${randomUUID()}@visitors.example`;
  const place = { startOn, departsAt: from, returnsAt: to, contactEmail, status: 'quoted' } as const;
  const { id } = await aCharter(db, yachtId, place);
  const token = await aCharterLink(db, id);
  const quote = await aQuote(db, id, { heldUntil: new Date(START + 24 * HOUR_MS) });
  const link = `/api/charter-links/${token}`;
  const accepted = await app.postJson(`${link}/accept`, { quoteId: quote.id, name: 'Rosa Delgado' });
  expect(accepted.status).toBe(200);
  const session = { expiresAt: new Date(START + 90 * 24 * HOUR_MS) };
  const { headers } = await signInAs(app.deps, 'administrator', {}, session);
  const base = `/api/admin/charters/${id}`;
  const press = async (path: string, body: object = {}) => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await app.postJson(`${base}${path}`, body, { ...headers, ...key });
    return { ...((await answer.json()) as { id?: string; code?: string }), status: answer.status };
  };
  return {
    id,
    token,
    press,
    add: (what: AdditionInput) => press('/money/additions', what),
    withdraw: (additionId = '') => press(`/money/additions/${additionId}/withdrawal`),
    pay: async (cents: number) => {
      const receivedOn = charterDayAt(app.deps.now());
      const paid = { cents, method: 'zelle', receivedOn, reference: randomUUID() };
      const kept = await press('/money/payments', paid);
      expect(kept.status).toBe(201);
      return kept;
    },
    complete: () => db.update(charterRequests).set({ status: 'completed' }).where(eq(charterRequests.id, id)),
    read: async () => (await (await app.request(`${base}/money`, { headers })).json()) as StaffMoneyAnswer,
    readAsClient: async () => ((await (await app.request(link)).json()) as { money: MoneyAnswer }).money,
    readList: async (list: string) =>
      (await (
        await app.request(`/api/admin/payments?list=${list}&q=${id.slice(-8)}`, { headers })
      ).json()) as PaymentsAnswer,
    mails: async (cause: string) =>
      (await db.select().from(outbox).where(eq(outbox.recipient, contactEmail))).filter((mail) =>
        mail.cause.startsWith(cause),
      ),
    receipt: async (paymentId = '') =>
      Buffer.from(await (await app.request(`${link}/receipts/${paymentId}`)).arrayBuffer()),
    ledger: async (account: string) => {
      const { rows } = await db.execute<{ cents: string }>(sql`
        select coalesce(-sum(cents), 0) as cents from money_entries e join money_transactions t on t.id = e.transaction_id
        where t.charter_id = ${id} and account = ${account}`);
      return Number(rows[0]?.cents);
    },
    /** Sets the clock to this many hours after the departure. */
    goTo: (hoursAfter: number) => {
      hours = (from.getTime() - START) / HOUR_MS + hoursAfter;
    },
  };
}

const named = (money: Pick<MoneyAnswer, 'pieces'>, label: string) =>
  money.pieces.find((piece) => piece.label === label);

describe('what is added to a confirmed charter', () => {
  test('is due at once under its label, with the charter’s sales tax, and its client is asked for it', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(DEPOSIT);
    expect((await charter.read()).additionsTaxPercent).toBe(7);
    expect(await charter.add(JET_SKI)).toMatchObject({ status: 201 });
    const owed = { kind: 'addition', cents: 53_500, taxCents: 3_500, paidCents: 0, state: 'due' };
    expect(named(await charter.read(), 'Jet Ski')).toMatchObject(owed);
    const asClient = await charter.readAsClient();
    expect(named(asClient, 'Jet Ski')).toMatchObject(owed);
    expect(asClient.card).toMatchObject({ label: 'Jet Ski', cents: 53_500 });
    const [mail, ...others] = await charter.mails('money-addition:');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Jet Ski');
    expect(mail?.text).toContain('$535');
    expect(mail?.text).toMatch(/https?:\S+\/trip\//);
    const { rows } = await practice.app.database.db.execute(
      sql`select details from activity where action like 'added to what is owed%' and subject_id = ${charter.id}`,
    );
    expect(rows).toEqual([{ details: { cents: 53_500 } }]);
  });

  test('is paid on the card page before a balance that is due later, and its tax goes to its account', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(DEPOSIT);
    const taxOfDeposit = await charter.ledger('sales-tax');
    const { id } = await charter.add(JET_SKI);
    const page = await pageOf(practice.app, charter.token);
    const opened = practice.books.find(practice.books.kept.sessions, page);
    expect(opened.amount_total).toBe(53_500);
    // The client comes back from just this addition.
    expect(opened.success_url).toMatch(new RegExp(`[?]paid=${id}$`));
    expect(named(await charter.readAsClient(), 'Jet Ski')).toMatchObject({ id });
    practice.books.pay(page, '4242424242424242');
    await sweepCards(practice.deps);
    expect(named(await charter.read(), 'Jet Ski')).toMatchObject({ state: 'paid', withdrawable: null });
    expect(named(await charter.read(), 'Balance')).toMatchObject({ paidCents: 0 });
    expect(await charter.ledger('sales-tax')).toBe(taxOfDeposit + 3_500);
  });

  test('is paid before the balance also while another addition’s payment is on its way', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(DEPOSIT);
    await charter.add(JET_SKI);
    practice.books.payLater(await pageOf(practice.app, charter.token));
    await sweepCards(practice.deps);
    await charter.add(FUEL);
    expect((await charter.read()).pieces.map(({ label }) => label)).toEqual([
      'Deposit',
      'Jet Ski',
      FUEL.label,
      'Balance',
    ]);
  });

  test('takes nothing from a balance that is paid already', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    await charter.add(JET_SKI);
    expect(named(await charter.read(), 'Balance')).toMatchObject({ state: 'paid' });
    expect(named(await charter.read(), 'Jet Ski')).toMatchObject({ paidCents: 0, state: 'due' });
  });

  test('is not asked for if it is paid already by what was paid too much', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE + 53_500);
    await charter.add(JET_SKI);
    expect(await charter.read()).toMatchObject({ openCents: 0, overCents: 0 });
    expect(await charter.mails('money-addition:')).toEqual([]);
  });

  test('is late after a day, in staff’s list and in a mail', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    await charter.add(JET_SKI);
    hours = 23;
    expect((await charter.readList('due')).items).toMatchObject([{ what: 'Jet Ski', cents: 53_500 }]);
    hours = 25;
    expect((await charter.readList('late')).items).toMatchObject([{ what: 'Jet Ski', cents: 53_500 }]);
    await sweepCards(practice.deps);
    await queuePaymentNotices(practice.deps);
    const [mail] = await charter.mails('payment-late:');
    expect(mail?.text).toContain('Still to be paid: Jet Ski');
  });

  test('is withdrawn while nothing of it is paid, and its client is told', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    const { id } = await charter.add(JET_SKI);
    expect(named(await charter.read(), 'Jet Ski')).toMatchObject({ withdrawable: id });
    expect(await charter.withdraw(id)).toMatchObject({ status: 200 });
    expect(await charter.read()).toMatchObject({ openCents: 0, owedCents: WHOLE });
    expect(await charter.mails('money-addition-withdrawn:')).toHaveLength(1);
    expect(await charter.withdraw(id)).toMatchObject({ status: 404, code: 'addition-not-found' });
    const { id: other } = await charter.add(FUEL);
    await charter.pay(1);
    expect(await charter.withdraw(other)).toMatchObject({ status: 409, code: 'addition-paid' });
  });

  test('is not paid by a press that was for another one of the same amount', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    const { id } = await charter.add(JET_SKI);
    const { card } = await charter.readAsClient();
    await charter.withdraw(id);
    await charter.add({ ...JET_SKI, label: 'Seabob' });
    const shown = { piece: card?.piece };
    const answer = await practice.app.postJson(`/api/charter-links/${charter.token}/checkout`, shown);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'payment-changed']);
  });

  test('has a card page of its own, also beside the open one of another addition of the same amount', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    await charter.add(JET_SKI);
    const { id } = await charter.add({ ...JET_SKI, label: 'Seabob' });
    const first = await pageOf(practice.app, charter.token);
    expect(await pageOf(practice.app, charter.token)).toBe(first);
    await charter.pay(53_500);
    const second = await pageOf(practice.app, charter.token);
    const { sessions } = practice.books.kept;
    expect(practice.books.find(sessions, second).success_url).toMatch(new RegExp(`[?]paid=${id}$`));
    expect(practice.books.find(sessions, first).status).toBe('expired');
  });

  test('is not paid on a page that was being opened when it was withdrawn', async () => {
    const { deps, books } = practice;
    const { cards } = deps;
    if (!cards) throw new Error('No card company');
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    const from = async () => ({ paidUrl: 'https://site.example/paid', backUrl: 'https://site.example/' });
    const stateOf = (page = '') => books.find(books.kept.sessions, page).status;
    const press = (openCheckout: typeof cards.openCheckout) =>
      inLanguage('en', () => startCheckout({ ...deps, cards: { ...cards, openCheckout } }, charter.id, from));
    let page: string | undefined;

    // Given up while the card company was opening it.
    const { id } = await charter.add(JET_SKI);
    const slow: typeof cards.openCheckout = async (wanted) => {
      await charter.withdraw(id);
      await practice.work();
      const opened = await cards.openCheckout(wanted);
      page = opened.id;
      return opened;
    };
    const pressed = await press(slow);
    expect(pressed).toMatchObject({ ok: false, reason: 'nothing-to-pay' });
    expect(stateOf(page)).toBe('expired');

    // Opened while it was being looked for, to give it up.
    const { id: other } = await charter.add(FUEL);
    let asked: Parameters<typeof cards.openCheckout>[0] | undefined;
    const away: typeof cards.openCheckout = async (wanted) => {
      asked = wanted;
      throw new CardsAway('no answer yet');
    };
    await press(away);
    await charter.withdraw(other);
    const late: typeof cards.findCheckout = async () => {
      if (!asked) return undefined;
      const opened = await cards.openCheckout(asked);
      page = opened.id;
      await takeWord(deps, opened.reference, opened);
      return undefined;
    };
    await lookAfterCheckout({ ...deps, cards: { ...cards, findCheckout: late } }, charter.id);
    expect(stateOf(page)).toBe('expired');
  });

  test('is withdrawn also while the payment for another addition, but not its own, is on its way', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    const { id } = await charter.add(JET_SKI);
    practice.books.payLater(await pageOf(practice.app, charter.token));
    await sweepCards(practice.deps);
    const { id: other } = await charter.add(FUEL);
    expect(await charter.withdraw(other)).toMatchObject({ status: 200 });
    expect(await charter.withdraw(id)).toMatchObject({ status: 409, code: 'payment-on-its-way' });
  });

  test('stays while a payment is on its way by a page of the time before pages named their addition', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    const { id } = await charter.add(JET_SKI);
    practice.books.payLater(await pageOf(practice.app, charter.token));
    await sweepCards(practice.deps);
    const { db } = practice.app.database;
    const ofIt = eq(moneyCheckouts.charterId, charter.id);
    await db.update(moneyCheckouts).set({ additionId: null }).where(ofIt);
    expect(await charter.withdraw(id)).toMatchObject({ status: 409, code: 'payment-on-its-way' });
  });

  test('is settled like the rest when the charter is cancelled', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    await charter.add(JET_SKI);
    await charter.pay(53_500);
    charter.goTo(-5 * 24);
    expect((await charter.press('/cancel', { reason: 'Storm', calledOffBy: 'client' })).status).toBe(200);
    expect(await charter.read()).toMatchObject({
      pieces: [],
      additionsTaxPercent: null,
      byTheRules: { percent: 50, cents: (WHOLE + 53_500) / 2 },
    });
    expect(await charter.add(FUEL)).toMatchObject({ status: 409, code: 'not-in-this-state' });
  });

  test('is owed again, once, when the charter is taken up and confirmed again', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(DEPOSIT);
    const { id } = await charter.add(JET_SKI);
    const { id: other } = await charter.add(FUEL);
    await charter.withdraw(other);
    hours = 48;
    await charter.press('/cancel', { reason: 'Storm', calledOffBy: 'client' });
    await charter.press('/status', { status: 'pending' });
    expect(await charter.read()).toMatchObject({ pieces: [], owedCents: 0 });
    expect(await charter.press('/confirm')).toMatchObject({ status: 200 });
    const added = async () => (await charter.read()).pieces.filter(({ kind }) => kind === 'addition');
    const again = { label: 'Jet Ski', cents: 53_500, taxCents: 3_500, paidCents: 0, state: 'due' };
    expect(await added()).toEqual([expect.objectContaining(again)]);
    const { withdrawable } = (await added())[0] ?? {};
    expect(withdrawable).not.toBe(id);
    expect(await charter.withdraw(withdrawable ?? '')).toMatchObject({ status: 200 });
    expect(await added()).toEqual([]);
  });

  test('comes before a balance that is due later when it is owed again, though it came after a paid one', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(DEPOSIT);
    await charter.add(FUEL);
    await charter.pay(FUEL.cents + WHOLE - DEPOSIT);
    await charter.add(JET_SKI);
    await charter.press('/cancel', { reason: 'Storm', calledOffBy: 'client' });
    const back = { cents: WHOLE - DEPOSIT, reason: 'Storm', keepsRest: false };
    expect((await charter.press('/money/refunds', back)).status).toBe(201);
    for (const { id } of (await charter.read()).refunds) {
      const sent = await charter.press(`/money/refunds/${id}/step`, { step: 'sent' });
      expect(sent.status).toBe(200);
    }
    await charter.press('/status', { status: 'pending' });
    expect(await charter.press('/confirm')).toMatchObject({ status: 200 });
    const again = await charter.readAsClient();
    expect(again.pieces.map(({ label, paidCents }) => [label, paidCents])).toEqual([
      ['Deposit', DEPOSIT],
      [FUEL.label, FUEL.cents],
      ['Jet Ski', 0],
      ['Balance', 0],
    ]);
    expect(again.card).toMatchObject({ label: 'Jet Ski', cents: 53_500 });
  });

  test('is listed and asked for by itself beside another one that is owed again', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(DEPOSIT);
    await charter.add(JET_SKI);
    await charter.add(JET_SKI);
    hours = 48;
    await charter.press('/cancel', { reason: 'Storm', calledOffBy: 'client' });
    await charter.press('/status', { status: 'pending' });
    await charter.press('/confirm');
    const { items } = await charter.readList('due');
    expect(items.map(({ what }) => what)).toEqual(['Jet Ski', 'Jet Ski']);
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
    hours += 25;
    await sweepCards(practice.deps);
    await queuePaymentNotices(practice.deps);
    expect(await charter.mails('payment-late:')).toHaveLength(1);
    await charter.pay(53_500);
    await queuePaymentNotices(practice.deps);
    expect(await charter.mails('payment-late:')).toHaveLength(2);
  });
});

describe('costs beyond the APA', () => {
  test('cannot be withdrawn once they were paid and given back, and are no rest of the APA', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    const { id } = await charter.add(FUEL);
    await charter.pay(FUEL.cents);
    expect(await charter.read()).toMatchObject({ apaCents: 0, openCents: 0 });
    const back = { cents: FUEL.cents, reason: 'Our tank', keepsRest: false };
    expect((await charter.press('/money/refunds', back)).status).toBe(201);
    expect(await charter.read()).toMatchObject({ openCents: 0, overCents: 0, returningCents: FUEL.cents });
    expect(await charter.withdraw(id)).toMatchObject({ status: 409, code: 'addition-paid' });
  });

  test('are added after the charter, bear no tax, and are settled by a recorded payment', async () => {
    const charter = await aConfirmedCharter();
    await charter.pay(WHOLE);
    charter.goTo(30);
    await charter.complete();
    expect(await charter.add(FUEL)).toMatchObject({ status: 201 });
    expect(named(await charter.read(), FUEL.label)).toMatchObject({
      cents: 80_000,
      taxCents: 0,
      state: 'due',
    });
    expect((await charter.readAsClient()).card).toMatchObject({ label: FUEL.label, cents: 80_000 });
    hours += 25;
    await sweepCards(practice.deps);
    await queuePaymentNotices(practice.deps);
    expect(await charter.mails('payment-late:')).toHaveLength(1);
    const { id } = await charter.pay(80_000);
    expect(await charter.read()).toMatchObject({ openCents: 0, overCents: 0 });
    expect(await charter.ledger('apa')).toBe(80_000);
    const text = askPoppler('pdftotext', await charter.receipt(id), '-layout');
    if (text !== undefined) expect(text).toMatch(/Fuel beyond the APA\s+\$800/);
  });
});

test.each([
  ['no label', { ...JET_SKI, label: ' ' }],
  ['no amount', { ...JET_SKI, cents: 0 }],
  ['an amount beyond any charter', { ...JET_SKI, cents: 2_000_000_000 }],
  ['another sort', { ...JET_SKI, sort: 'gift' }],
])('with %s nothing is added', async (_what, body) => {
  const charter = await aConfirmedCharter();
  expect(await charter.press('/money/additions', body)).toMatchObject({ status: 422 });
});
