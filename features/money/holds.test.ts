import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { queuePaymentNotices } from '#features/charters/service/index.ts';
import type { TestCard } from '#platform/payments/practice/books.ts';
import { CardsAway } from '#platform/payments/provider.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createPractice, type Practice, pageOf } from '#tests/support/practice.ts';
import { findChartersWithHolds } from './repository/index.ts';
import type { MoneyAnswer, StaffMoneyAnswer } from './schema/index.ts';
import { planHoldRelease, readCardTroubles, recordPayment, sweepCards } from './service/index.ts';

let practice: Practice;
const START = Date.now();
const HOUR_MS = 3_600_000;
let hours = 0;
beforeAll(async () => {
  practice = await createPractice({ now: () => new Date(START + hours * HOUR_MS) });
});
beforeEach(() => {
  hours = 0;
  for (const all of [practice.events, practice.faults, practice.app.queued, practice.books.answers])
    all.length = 0;
});
afterAll(() => practice.close());

const HOLD = 250_000;
const DEPOSIT = 107_000;
/** The full price. The hold is not part of it. */
const TOTAL = 250_000;
const PAYS: TestCard = '4242424242424242';

/** A charter six weeks ahead of a yacht with a damage hold of $2,500, accepted by its client. */
async function anAcceptedCharter(damageHoldCents: number | null = HOLD) {
  const { app } = practice;
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: `hold-${randomUUID().slice(0, 8)}`, damageHoldCents });
  const startOn = addDays(charterDayAt(app.deps.now()), 42);
  const { from, to } = slotRange(startOn, 'afternoon');
  const place = { startOn, departsAt: from, returnsAt: to, contactEmail: `${randomUUID()}@visitors.example` };
  const charter = await aCharter(db, yachtId, { ...place, status: 'quoted' });
  const quote = await aQuote(db, charter.id, { heldUntil: new Date(START + 86_400_000) });
  const token = await aCharterLink(db, charter.id);
  const body = { quoteId: quote.id, name: 'Rosa Delgado' };
  expect((await app.postJson(`/api/charter-links/${token}/accept`, body)).status).toBe(200);
  app.queued.length = 0;
  return { ...charter, token };
}
type Accepted = Awaited<ReturnType<typeof anAcceptedCharter>>;

/** Sets the clock to this many hours before the departure. */
const goTo = ({ departsAt }: Accepted, hoursBefore: number) => {
  hours = (departsAt.getTime() - START) / HOUR_MS - hoursBefore;
};

/** Where the hold of a charter stands when so many more hours have gone by. */
async function holdAfter(charter: Accepted, more: number) {
  hours += more;
  await sweep();
  return (await moneyOf(charter)).hold?.state;
}

async function moneyOf({ token }: Accepted): Promise<MoneyAnswer> {
  const answer = await practice.app.request(`/api/charter-links/${token}`);
  return ((await answer.json()) as { money: MoneyAnswer }).money;
}

const linked = ({ token }: Accepted, path: string, body?: object) =>
  practice.app.postJson(`/api/charter-links/${token}/${path}`, body ?? {});

/** Pays the deposit by card with the consent ticked. */
async function payKeeping(charter: Accepted, card: TestCard = PAYS, consent = '1:en') {
  const answer = await linked(charter, 'checkout', { consent });
  const { url } = (await answer.json()) as { url?: string };
  const page = url?.split('/').at(-1) ?? '';
  if (practice.books.pay(page, card) === 'asks') practice.books.answerBank(page, true);
  await sweepCards(practice.deps);
}

/** Charges or holds the card as the site would do at this time. */
async function sweep() {
  await sweepCards(practice.deps);
  await practice.work();
}

/** Sweeps while the card company does not answer calls that charge or hold a card. */
async function sweepAway() {
  const { deps } = practice;
  const chargeCard = () => Promise.reject(new CardsAway('away'));
  if (deps.cards) await sweepCards({ ...deps, cards: { ...deps.cards, chargeCard } });
}

async function decide({ id }: Accepted, what: 'move' | 'status', body: object) {
  const { headers } = await signInAs(practice.app.deps, 'administrator');
  expect((await practice.app.postJson(`/api/admin/charters/${id}/${what}`, body, headers)).status).toBe(200);
  await practice.work();
}
const moveByAWeek = (charter: Accepted) =>
  decide(charter, 'move', { startDate: addDays(charter.startOn, 7), duration: 'afternoon' });

async function asDesk() {
  const { headers } = await signInAs(practice.app.deps, 'administrator');
  const at = (charterId: string, path: string) => `/api/admin/charters/${charterId}/money${path}`;
  return {
    read: async ({ id }: Accepted) =>
      (await (await practice.app.request(at(id, ''), { headers })).json()) as StaffMoneyAnswer,
    press: async ({ id }: Accepted, path: string, body: object = {}, method = 'POST') => {
      const answer = await practice.app.request(at(id, `/hold${path}`), {
        method,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      });
      const { code } = (await answer.json()) as { code?: string };
      return code ? `${answer.status} ${code}` : answer.status;
    },
  };
}

const mails = async ({ id }: Accepted, cause: string) => {
  const { rows } = await practice.app.database.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from outbox where about = ${id} and cause like ${`${cause}%`} order by id`,
  );
  return rows.map(({ subject, text }) => ({ subject, text: text.replaceAll(/\s+/g, ' ') }));
};

const ledger = async ({ id }: Accepted, account: string) => {
  const { rows } = await practice.app.database.db.execute<{ cents: string }>(sql`
    select coalesce(sum(cents), 0) as cents from money_entries e join money_transactions t on t.id = e.transaction_id
    where t.charter_id = ${id} and account = ${account}`);
  return Number(rows[0]?.cents);
};

const lookedAfter = () => findChartersWithHolds(practice.app.database.db, new Date(0), practice.deps.now());

async function toGiveBack() {
  const { headers } = await signInAs(practice.app.deps, 'administrator');
  return (await practice.app.request('/api/admin/payments?list=to-give-back', { headers })).text();
}

const theirs = () =>
  practice.books.kept.payments.filter(({ capture_method: way }) => way === 'manual').at(-1);

describe('a damage hold', () => {
  test('is owed with the charter and named to its client; a yacht without one has none', async () => {
    const charter = await anAcceptedCharter();
    const upcoming = { cents: HOLD, state: 'upcoming', canAuthorize: false };
    expect((await moneyOf(charter)).hold).toMatchObject(upcoming);
    const page = await (await practice.app.request(`/api/charter-links/${charter.token}`)).json();
    expect(page).toMatchObject({ damageHold: 2_500, money: { owedCents: TOTAL } });
    expect((await linked(charter, 'hold/checkout')).status).toBe(409);
    expect((await moneyOf(await anAcceptedCharter(null))).hold).toBeNull();
    expect((await moneyOf(await anAcceptedCharter(0))).hold).toBeNull();
  });

  test('is put on the kept card two days before, once, and lets go of itself after the return', async () => {
    const charter = await anAcceptedCharter();
    await payKeeping(charter);
    goTo(charter, 49);
    expect(await holdAfter(charter, 0)).toBe('upcoming');
    goTo(charter, 47);
    await sweep();
    await sweep();
    expect((await moneyOf(charter)).hold).toMatchObject({ state: 'held', canAuthorize: false });
    expect(theirs()).toMatchObject({ status: 'requires_capture', amount: HOLD });
    expect(await mails(charter, 'money-hold-held')).toHaveLength(1);
    expect(await mails(charter, 'money-hold-due')).toHaveLength(0);
    // A hold is no payment.
    expect((await moneyOf(charter)).paidCents).toBe(DEPOSIT);
    goTo(charter, -6);
    const desk = await asDesk();
    await planHoldRelease(practice.deps, charter.id, practice.deps.now());
    expect(await holdAfter(charter, 47)).toBe('held');
    const stands = { can: ['release', 'capture', 'keep'], way: 'saved-card' };
    expect((await desk.read(charter)).hold).toMatchObject(stands);
    expect(await desk.press(charter, '/keeping', { keep: true }, 'PUT')).toBe(200);
    expect(await holdAfter(charter, 1)).toBe('held');
    expect(await desk.press(charter, '/keeping', { keep: false }, 'PUT')).toBe(200);
    expect(await holdAfter(charter, 0)).toBe('released');
    expect(theirs()?.status).toBe('canceled');
    expect(await mails(charter, 'money-hold-released')).toHaveLength(1);
    expect(await lookedAfter()).not.toContain(charter.id);
    expect([await ledger(charter, 'damage-holds'), await ledger(charter, 'damage-income')]).toEqual([0, 0]);
  });

  test('without a kept card is asked for by mail, and authorized by its client on a page that takes nothing', async () => {
    const charter = await anAcceptedCharter();
    goTo(charter, 40);
    await sweep();
    await sweep();
    const [letter, ...more] = await mails(charter, 'money-hold-due');
    expect(more).toEqual([]);
    expect(letter?.text).toContain('$2,500 is held on your card against damage. Nothing is charged');
    expect((await moneyOf(charter)).hold).toMatchObject({ state: 'due', canAuthorize: true });
    const first = (await (await linked(charter, 'hold/checkout')).json()) as { url: string };
    const again = (await (await linked(charter, 'hold/checkout')).json()) as { url: string };
    expect(again.url).toBe(first.url);
    const page = first.url.split('/').at(-1) ?? '';
    expect(practice.books.pay(page, '4000000000000002')).toBe('declined');
    for (const event of practice.events.splice(0)) await practice.deliver(event);
    await practice.work();
    expect((await moneyOf(charter)).hold).toMatchObject({ state: 'due', canAuthorize: true });
    practice.books.pay(page, PAYS);
    for (const event of practice.events.splice(0)) await practice.deliver(event);
    await practice.work();
    const money = await moneyOf(charter);
    expect(money.hold).toMatchObject({ state: 'held', sentence: 'Authorized. Nothing has been charged' });
    expect([money.paidCents, money.keptCard]).toEqual([0, null]);
    expect((await linked(charter, 'hold/checkout')).status).toBe(409);
  });

  test('on a page is let go of when its charter moves, and its client authorizes the next in time', async () => {
    const charter = await anAcceptedCharter();
    const authorize = async () => {
      const { url } = (await (await linked(charter, 'hold/checkout')).json()) as { url: string };
      practice.books.pay(url.split('/').at(-1) ?? '', PAYS);
      // A client who returns from the page sees the result at once, before the card company reports it.
      await linked(charter, 'checkout/state');
      expect((await moneyOf(charter)).hold?.state).toBe('held');
    };
    goTo(charter, 40);
    await authorize();
    await moveByAWeek(charter);
    await sweep();
    expect(theirs()?.status).toBe('canceled');
    expect((await moneyOf(charter)).hold).toMatchObject({ state: 'upcoming', canAuthorize: false });
    hours += 7 * 24;
    await sweep();
    expect((await moneyOf(charter)).hold).toMatchObject({ state: 'due', canAuthorize: true });
    await authorize();
  });

  test('that was authorized just before its page gave way to another stands', async () => {
    const charter = await anAcceptedCharter();
    goTo(charter, 40);
    const { url } = (await (await linked(charter, 'hold/checkout')).json()) as { url: string };
    // Two minutes before its end, the page is not given out again, so the client would need another one.
    hours += 2 - 2 / 60;
    practice.books.pay(url.split('/').at(-1) ?? '', PAYS);
    expect((await linked(charter, 'hold/checkout')).status).toBe(409);
    await practice.work();
    expect(await holdAfter(charter, 0)).toBe('held');
    expect(theirs()?.status).toBe('requires_capture');
  });

  test('is not to be authorized after the return; what comes to stand then lets go of itself all the same', async () => {
    const late = await anAcceptedCharter();
    goTo(late, -6);
    expect((await moneyOf(late)).hold).toMatchObject({ canAuthorize: false });
    expect((await moneyOf(late)).card?.consent?.words).not.toContain('hold');
    expect((await linked(late, 'hold/checkout')).status).toBe(409);

    const charter = await anAcceptedCharter();
    await payKeeping(charter);
    goTo(charter, -6);
    const desk = await asDesk();
    expect(await desk.press(charter, '/authorize')).toBe(200);
    await practice.work();
    expect(await holdAfter(charter, 47)).toBe('held');
    expect(await holdAfter(charter, 1)).toBe('released');
  });

  test('that is authorized on a page as the charter returns lets go of itself', async () => {
    const charter = await anAcceptedCharter();
    goTo(charter, 40);
    await sweep();
    goTo(charter, 1);
    const { url } = (await (await linked(charter, 'hold/checkout')).json()) as { url: string };
    const { db } = practice.app.database;
    await db.execute(sql`update charter_requests set status = 'completed' where id = ${charter.id}`);
    practice.books.pay(url.split('/').at(-1) ?? '', PAYS);
    expect(await holdAfter(charter, 0)).toBe('held');
    expect(await holdAfter(charter, 47)).toBe('held');
    expect(await holdAfter(charter, 1)).toBe('released');
  });

  test('of a charter on which nobody came aboard has its page closed, and what was asked for by then is let go of', async () => {
    const [charter, late] = [await anAcceptedCharter(), await anAcceptedCharter()];
    await payKeeping(late);
    goTo(charter, 0.5);
    const { url } = (await (await linked(charter, 'hold/checkout')).json()) as { url: string };
    hours += 1;
    await decide(charter, 'status', { status: 'no-show' });
    const page = practice.books.find(practice.books.kept.sessions, url.split('/').at(-1) ?? '');
    expect(page.status).toBe('expired');
    // This hold was asked for before the no-show was known.
    const { db } = practice.app.database;
    expect(await (await asDesk()).press(late, '/authorize')).toBe(200);
    await db.execute(sql`update charter_requests set status = 'no-show' where id = ${late.id}`);
    await practice.work();
    expect(await holdAfter(late, 0)).toBe('released');
  });

  test.each(['moved', 'called off', 'missed'] as const)(
    'that could not be asked for before its charter was %s is asked for no more, and nobody is written to',
    async (what) => {
      const charter = await anAcceptedCharter();
      await payKeeping(charter);
      goTo(charter, what === 'missed' ? 0.5 : 40);
      await sweepAway();
      expect((await moneyOf(charter)).hold?.state).toBe('asked');
      const before = await readCardTroubles(practice.deps);
      hours += what === 'missed' ? 1 : 0;
      if (what === 'moved') await moveByAWeek(charter);
      else if (what === 'missed') await decide(charter, 'status', { status: 'no-show' });
      else await linked(charter, 'cancel', { refundPercent: 0 });
      await sweep();
      expect(['asked', 'held', 'lost']).not.toContain((await moneyOf(charter)).hold?.state);
      expect((await readCardTroubles(practice.deps))?.lostHolds).toBe(before?.lostHolds);
      for (const cause of ['hold-', 'money-hold-']) expect(await mails(charter, cause)).toEqual([]);
    },
  );

  test.each(['ends by itself', 'is closed by a colleague'] as const)(
    'on a page that nobody finished and that %s was never held, and is still to be authorized',
    async (how) => {
      const charter = await anAcceptedCharter();
      goTo(charter, 40);
      const { url } = (await (await linked(charter, 'hold/checkout')).json()) as { url: string };
      expect(practice.books.pay(url.split('/').at(-1) ?? '', '4000000000000002')).toBe('declined');
      if (how === 'ends by itself') hours += 3;
      else expect(await (await asDesk()).press(charter, '/release')).toBe(200);
      await practice.work();
      await sweep();
      expect(theirs()?.status).toBe('canceled');
      expect((await moneyOf(charter)).hold).toMatchObject({ state: 'due', canAuthorize: true });
      expect(await mails(charter, 'hold-lapsed')).toEqual([]);
      expect(await mails(charter, 'money-hold-failed')).toEqual([]);
      expect(await mails(charter, 'money-hold-due')).toHaveLength(1);
      expect((await linked(charter, 'hold/checkout')).status).toBe(200);
    },
  );

  test.each([HOLD, 40_000])(
    'of which %i is captured is income for the damage, with a reason that its client reads',
    async (cents) => {
      const charter = await anAcceptedCharter();
      await payKeeping(charter);
      goTo(charter, 40);
      await sweep();
      const desk = await asDesk();
      expect(await desk.press(charter, '/capture', { cents, reason: '' })).toBe('422 invalid');
      expect(await desk.press(charter, '/capture', { cents: HOLD + 1, reason: 'x' })).toBe(
        '409 more-than-held',
      );
      expect(await desk.press(charter, '/capture', { cents, reason: 'A torn sunbed' })).toBe(200);
      expect(await desk.press(charter, '/release')).toBe('409 no-hold');
      await practice.work();
      await sweep();
      expect(theirs()).toMatchObject({ status: 'succeeded', amount_received: cents });
      expect((await moneyOf(charter)).hold).toMatchObject({ state: 'captured', capturedCents: cents });
      expect(await ledger(charter, 'damage-income')).toBe(-cents);
      expect(await ledger(charter, 'cleared')).toBe(DEPOSIT + cents);
      const [letter] = await mails(charter, 'money-hold-captured');
      expect(letter?.text).toContain('A torn sunbed');
      expect(letter?.text).toContain(cents < HOLD ? 'What is left of it is yours again' : 'We have kept all');
      expect((await moneyOf(charter)).paidCents).toBe(DEPOSIT);
    },
  );

  test('that the card company does not capture is told to the team once, and tried again', async () => {
    const charter = await anAcceptedCharter();
    await payKeeping(charter);
    goTo(charter, 40);
    await sweep();
    const desk = await asDesk();
    Object.assign(theirs() ?? {}, { amount_capturable: 0 });
    expect(await desk.press(charter, '/capture', { cents: 1_000, reason: 'A glass' })).toBe(200);
    await sweepCards(practice.deps);
    await sweepCards(practice.deps);
    const text = expect.stringContaining('payment intent unexpected state');
    const told = { subject: 'Damage hold not captured: $10', text };
    expect(await mails(charter, 'hold-capture-refused')).toMatchObject([told]);
    expect((await desk.read(charter)).hold).toMatchObject({ ordered: 'capture', trouble: 'capture-refused' });
    Object.assign(theirs() ?? {}, { amount_capturable: HOLD });
    await sweep();
    expect((await desk.read(charter)).hold).toMatchObject({ state: 'captured', trouble: '' });
  });

  test.each(['lost', 'error'] as const)(
    'is put, captured and let go of once, though the answer is %s',
    async (fault) => {
      const charter = await anAcceptedCharter();
      await payKeeping(charter);
      goTo(charter, 40);
      practice.faults.push(fault);
      await sweep();
      await sweep();
      const held = () => practice.books.kept.payments.filter(({ amount }) => amount === HOLD);
      const before = held().length;
      expect((await moneyOf(charter)).hold?.state).toBe('held');
      const desk = await asDesk();
      await desk.press(charter, '/capture', { cents: 1_000, reason: 'A glass' });
      practice.faults.push(fault);
      await practice.work();
      await sweep();
      expect((await moneyOf(charter)).hold?.state).toBe('captured');
      expect([held().length, await ledger(charter, 'damage-income')]).toEqual([before, -1_000]);
    },
  );

  test('that its bank lets go of, or refuses, is loud, and its client is asked for another', async () => {
    const charter = await anAcceptedCharter();
    await payKeeping(charter);
    const before = (await readCardTroubles(practice.deps))?.lostHolds ?? 0;
    goTo(charter, 40);
    practice.books.answers.push('authentication_required');
    await sweep();
    expect((await moneyOf(charter)).hold).toMatchObject({ state: 'lost', canAuthorize: true });
    expect(await lookedAfter()).not.toContain(charter.id);
    expect((await readCardTroubles(practice.deps))?.lostHolds).toBe(before + 1);
    expect(await mails(charter, 'hold-failed')).toMatchObject([{ subject: 'Damage hold failed: $2,500' }]);
    expect(await mails(charter, 'money-hold-failed')).toHaveLength(1);
    await sweep();
    expect(await mails(charter, 'money-hold-due')).toEqual([]);
    // An open page of the client is under way. If the client does not finish it, the hold is lost again.
    expect((await linked(charter, 'hold/checkout')).status).toBe(200);
    expect((await readCardTroubles(practice.deps))?.lostHolds).toBe(before);
    expect(await holdAfter(charter, 3)).toBe('lost');
    expect((await readCardTroubles(practice.deps))?.lostHolds).toBe(before + 1);
    const desk = await asDesk();
    expect((await desk.read(charter)).hold).toMatchObject({
      trouble: 'authentication_required',
      can: ['authorize', 'record'],
    });
    expect(await desk.press(charter, '/authorize')).toBe(200);
    await practice.work();
    expect((await moneyOf(charter)).hold?.state).toBe('held');
    expect((await readCardTroubles(practice.deps))?.lostHolds).toBe(before);
    practice.books.lapse(theirs()?.id ?? '');
    for (const event of practice.events.splice(0)) await practice.deliver(event);
    await practice.work();
    expect((await moneyOf(charter)).hold?.state).toBe('lost');
    expect(await mails(charter, 'hold-lapsed')).toHaveLength(1);
    expect((await readCardTroubles(practice.deps))?.lostHolds).toBe(before + 1);
    expect(await desk.press(charter, '/capture', { cents: 1_000, reason: 'x' })).toBe('409 no-hold');
  });

  test('is let go of when the charter is called off', async () => {
    const charter = await anAcceptedCharter();
    await payKeeping(charter);
    goTo(charter, 40);
    await sweep();
    expect((await linked(charter, 'cancel', { refundPercent: 0 })).status).toBe(200);
    await practice.work();
    await sweep();
    expect(theirs()?.status).toBe('canceled');
    const money = await moneyOf(charter);
    expect([money.hold?.state, money.keptCard]).toEqual(['released', null]);
    expect(practice.books.kept.methods.at(-1)?.customer).toBeNull();
  });

  test('taken in cash lies in the till until it is kept or goes back; at the terminal it is no money', async () => {
    const desk = await asDesk();
    const cash = await anAcceptedCharter();
    expect(await desk.press(cash, '', { way: 'cash', cents: HOLD, reference: 'Safe 2' })).toBe(201);
    expect(await desk.press(cash, '', { way: 'cash', cents: HOLD })).toBe('409 hold-under-way');
    expect([await ledger(cash, 'cleared'), await ledger(cash, 'damage-holds')]).toEqual([HOLD, -HOLD]);
    // Only staff end a cash hold; it is never released by itself.
    await planHoldRelease(practice.deps, cash.id, practice.deps.now());
    expect((await desk.read(cash)).hold).toMatchObject({ releaseAt: null, can: ['release', 'capture'] });
    expect(await desk.press(cash, '/keeping', { keep: true }, 'PUT')).toBe('409 no-hold');
    expect((await moneyOf(cash)).hold).toMatchObject({ state: 'held-by-hand' });
    expect(await mails(cash, 'money-hold-held')).toMatchObject([
      { text: expect.stringContaining('You have left $2,500 in cash with us') },
    ]);
    expect(await desk.press(cash, '/capture', { cents: 30_000, reason: 'A lost fender' })).toBe(200);
    expect(await ledger(cash, 'cleared')).toBe(30_000);
    expect([await ledger(cash, 'damage-holds'), await ledger(cash, 'damage-income')]).toEqual([0, -30_000]);
    const terminal = await anAcceptedCharter();
    expect(await desk.press(terminal, '', { way: 'terminal', cents: HOLD, reference: 'T-9' })).toBe(201);
    expect(await ledger(terminal, 'cleared')).toBe(0);
    expect(await desk.press(terminal, '/release')).toBe(200);
    expect((await desk.read(terminal)).hold).toMatchObject({ state: 'upcoming', can: ['record'] });
    expect(await ledger(terminal, 'cleared')).toBe(0);
    expect(await desk.press(await anAcceptedCharter(null), '', { way: 'cash', cents: 1 })).toBe(
      '409 nothing-to-hold',
    );
    expect(await desk.press(terminal, '/authorize')).toBe('409 nothing-to-hold');
    goTo(terminal, 40);
    expect(await (await asDesk()).press(terminal, '/authorize')).toBe('409 no-saved-card');
    const left = await anAcceptedCharter();
    expect(await (await asDesk()).press(left, '', { way: 'cash', cents: HOLD, reference: '' })).toBe(201);
    expect(await toGiveBack()).not.toContain('Damage hold in cash');
    goTo(left, -6);
    expect(await toGiveBack()).toContain('Damage hold in cash');
    expect(await lookedAfter()).not.toContain(left.id);
  });
});

describe('a card that is kept', () => {
  test('is kept only with the words that are shown, which are what is stored', async () => {
    const charter = await anAcceptedCharter();
    const { card } = await moneyOf(charter);
    expect(card?.consent).toMatchObject({ name: '1:en' });
    expect((await linked(charter, 'checkout', { consent: '0:en' })).status).toBe(409);
    // Without the tick no card is kept.
    practice.books.pay(await pageOf(practice.app, charter.token), PAYS);
    await sweep();
    expect((await moneyOf(charter)).keptCard).toBeNull();

    const es = await anAcceptedCharter();
    await payKeeping(es, PAYS, '1:es');
    expect((await moneyOf(es)).keptCard).toMatchObject({ brand: 'Visa', lastFour: '4242', isForHold: true });
    const { rows } = await practice.app.database.db.execute<{ words: string }>(
      sql`select consent_words as words from money_saved_cards where charter_id = ${es.id}`,
    );
    const shown = await practice.app.request(
      `/api/charter-links/${(await anAcceptedCharter()).token}?lang=es`,
    );
    expect(rows).toEqual([{ words: (await shown.json()).money.card.consent.words }]);
  });

  test('ticked after a page was opened without it, it is another page', async () => {
    const charter = await anAcceptedCharter();
    const page = await pageOf(practice.app, charter.token);
    await payKeeping(charter);
    expect(practice.books.find(practice.books.kept.sessions, page).status).toBe('expired');
    expect(await moneyOf(charter)).toMatchObject({ paidCents: DEPOSIT, keptCard: { lastFour: '4242' } });
  });

  test('ticked in another language, or anew after it was taken back, it is another page', async () => {
    const charter = await anAcceptedCharter();
    const open = async (consent: string) =>
      ((await (await linked(charter, 'checkout', { consent })).json()) as { url: string }).url;
    const first = await open('1:en');
    expect(await open('1:en')).toBe(first);
    const second = await open('1:es');
    expect(second).not.toBe(first);
    const card = `/api/charter-links/${charter.token}/card`;
    expect((await practice.app.request(card, { method: 'DELETE' })).status).toBe(200);
    const third = await open('1:es');
    expect(third).not.toBe(second);
    practice.books.pay(third.split('/').at(-1) ?? '', PAYS);
    await sweep();
    expect((await moneyOf(charter)).keptCard).toMatchObject({ lastFour: '4242', isForHold: true });
  });

  test.each(['none', 'lost', 'error'] as const)(
    'pays the balance when it is due, once, also where the answer is %s',
    async (fault) => {
      const charter = await anAcceptedCharter(null);
      await payKeeping(charter);
      await sweep();
      expect((await moneyOf(charter)).paidCents).toBe(DEPOSIT);
      goTo(charter, 23);
      await queuePaymentNotices(practice.deps);
      if (fault !== 'none') practice.faults.push(fault);
      await sweep();
      await queuePaymentNotices(practice.deps);
      await sweep();
      expect(await moneyOf(charter)).toMatchObject({ paidCents: TOTAL, openCents: 0, overCents: 0 });
      expect(await mails(charter, 'money-received')).toHaveLength(2);
      expect(await mails(charter, 'payment-late')).toEqual([]);
    },
  );

  test.each(['paid otherwise', 'taken back', 'called off'] as const)(
    'is not charged any more for what was %s while the card company was away, and nobody is written to',
    async (what) => {
      const charter = await anAcceptedCharter(null);
      await payKeeping(charter);
      goTo(charter, 23);
      await sweepAway();
      const { deps } = practice;
      if (what === 'paid otherwise') {
        const billed = { charterId: charter.id, stage: 'agreed' } as const;
        const money = {
          cents: TOTAL - DEPOSIT,
          method: 'zelle',
          receivedOn: charterDayAt(deps.now()),
        } as const;
        await deps.db.transaction((tx) =>
          recordPayment({ ...deps, db: tx }, billed, { ...money, reference: '' }, { name: 'bea' }),
        );
      } else if (what === 'taken back') {
        const card = `/api/charter-links/${charter.token}/card`;
        expect((await practice.app.request(card, { method: 'DELETE' })).status).toBe(200);
      } else {
        expect((await linked(charter, 'cancel', { refundPercent: 0 })).status).toBe(200);
      }
      await sweepCards(deps);
      await sweep();
      const { rows } = await practice.app.database.db.execute<{ state: string; trouble: string }>(
        sql`select state, trouble from money_charges where charter_id = ${charter.id}`,
      );
      expect(rows).toEqual([{ state: 'failed', trouble: 'given-up' }]);
      expect((await moneyOf(charter)).paidCents).toBe(what === 'paid otherwise' ? TOTAL : DEPOSIT);
      expect(await mails(charter, 'money-charge-failed')).toEqual([]);
      expect(await mails(charter, 'charge-failed')).toEqual([]);
    },
  );

  test('that its bank does not let be charged leads to a mail, a page to pay by hand, and the list of what failed', async () => {
    const charter = await anAcceptedCharter(null);
    await payKeeping(charter, '4000002760003184');
    goTo(charter, 23);
    const before = (await readCardTroubles(practice.deps))?.failedCharges ?? 0;
    await sweep();
    await sweep();
    await queuePaymentNotices(practice.deps);
    expect(await mails(charter, 'payment-late')).toHaveLength(1);
    expect(await mails(charter, 'money-charge-failed')).toHaveLength(1);
    expect(await mails(charter, 'charge-failed')).toMatchObject([{ subject: 'Card charge failed: $1,430' }]);
    expect((await readCardTroubles(practice.deps))?.failedCharges).toBe(before + 1);
    const { headers } = await signInAs(practice.app.deps, 'administrator');
    const list = await practice.app.request('/api/admin/payments?list=failed', { headers });
    expect(await list.text()).toContain('Charge to the kept card that failed');
    practice.books.pay(await pageOf(practice.app, charter.token), PAYS);
    await sweep();
    expect((await moneyOf(charter)).openCents).toBe(0);
    expect((await readCardTroubles(practice.deps))?.failedCharges).toBe(before);
  });

  test('is let go of by its client: nothing of it is left here, nor at the card company', async () => {
    const charter = await anAcceptedCharter();
    await payKeeping(charter);
    const customers = practice.books.kept.customers.length;
    const let_ = () => practice.app.request(`/api/charter-links/${charter.token}/card`, { method: 'DELETE' });
    expect((await let_()).status).toBe(200);
    expect((await let_()).status).toBe(200);
    practice.faults.push('lost');
    await practice.work();
    await sweep();
    expect((await moneyOf(charter)).keptCard).toBeNull();
    expect(practice.books.kept.customers.length).toBe(customers - 1);
    const { rows } = await practice.app.database.db.execute(sql`
      select provider_customer, provider_method, brand, last_four from money_saved_cards where charter_id = ${charter.id}`);
    expect(rows).toEqual([{ provider_customer: null, provider_method: null, brand: null, last_four: null }]);
    goTo(charter, 20);
    await sweep();
    expect((await moneyOf(charter)).paidCents).toBe(DEPOSIT);
  });

  test('is kept no longer than two weeks after the return, whatever lies in the till against damage', async () => {
    const charter = await anAcceptedCharter();
    await payKeeping(charter);
    expect(await (await asDesk()).press(charter, '', { way: 'cash', cents: HOLD, reference: '' })).toBe(201);
    // It is back five hours after it left.
    goTo(charter, -5 - 14 * 24);
    await sweep();
    expect((await moneyOf(charter)).keptCard).not.toBeNull();
    hours += 1;
    await sweep();
    expect((await moneyOf(charter)).keptCard).toBeNull();
  });

  test('is nobody else’s: another client’s account finds no such charter', async () => {
    const charter = await anAcceptedCharter();
    const { headers } = await signInAs(practice.app.deps, 'client');
    const own = `/api/profile/requests/${charter.id}`;
    const card = await practice.app.request(`${own}/card`, { method: 'DELETE', headers });
    const hold = await practice.app.postJson(`${own}/hold/checkout`, {}, headers);
    expect([card.status, hold.status]).toEqual([404, 404]);
  });
});
