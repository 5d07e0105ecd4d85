import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import type { CalledOffBy } from '#features/charters/domain.ts';
import type { StaffCharterAnswer } from '#features/charters/schema/index.ts';
import { cancelAsClient } from '#features/charters/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import type { PaymentsAnswer } from '#features/reporting/schema.ts';
import type { TestCard } from '#platform/payments/practice/cards.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aPrice } from '#tests/builders/price.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createPractice, type Practice, pageOf } from '#tests/support/practice.ts';
import { findOpenMoney, saveRefundElsewhere } from './repository/index.ts';
import type { MoneyAnswer, RefundInput, RefundStepInput, StaffMoneyAnswer } from './schema/index.ts';
import { readCardTroubles, sweepCards } from './service/index.ts';

let practice: Practice;
const START = Date.now();
const HOUR_MS = 3_600_000;
let hours = 0;
beforeAll(async () => {
  practice = await createPractice({ now: () => new Date(START + hours * HOUR_MS) });
});
beforeEach(() => {
  hours = 0;
  practice.app.queued.length = 0;
});
afterAll(() => practice.close());

const PAID = 100_000;

/**
 * A charter six weeks ahead, with the calls of staff and client; confirmed and paid by Zelle, unless the test says otherwise.
 */
async function aPaidCharter(status: 'confirmed' | 'quoted' | 'pending' = 'confirmed', card?: TestCard) {
  const { app } = practice;
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: `back-${randomUUID().slice(0, 8)}` });
  const startOn = addDays(charterDayAt(app.deps.now()), 42);
  const { from, to } = slotRange(startOn, 'afternoon');
  const place = { startOn, departsAt: from, returnsAt: to, contactEmail: `${randomUUID()}@visitors.example` };
  const { id } = await aCharter(db, yachtId, {
    ...place,
    status: status === 'confirmed' ? 'quoted' : status,
  });
  const token = await aCharterLink(db, id);
  const link = `/api/charter-links/${token}`;
  if (status === 'confirmed') {
    const quote = await aQuote(db, id, { heldUntil: new Date(START + 24 * HOUR_MS) });
    const accepted = await app.postJson(`${link}/accept`, { quoteId: quote.id, name: 'Rosa Delgado' });
    expect(accepted.status).toBe(200);
  }
  const session = { expiresAt: new Date(START + 60 * 24 * HOUR_MS) };
  const { headers } = await signInAs(app.deps, 'administrator', {}, session);
  const base = `/api/admin/charters/${id}`;
  const press = async (path: string, body: object) => {
    const answer = await app.postJson(`${base}${path}`, body, {
      ...headers,
      'idempotency-key': randomUUID(),
    });
    const said = (await answer.json()) as { id?: string; ids?: string[]; message?: string; code?: string };
    return { ...said, status: answer.status };
  };
  const receivedOn = charterDayAt(app.deps.now());
  const paid = { cents: PAID, method: 'zelle', receivedOn, reference: 'ZL-7' };
  if (card) {
    practice.books.pay(await pageOf(app, token), card);
    await sweepCards(practice.deps);
  } else expect((await press('/money/payments', paid)).status).toBe(201);
  return {
    id,
    press,
    read: async () => (await (await app.request(`${base}/money`, { headers })).json()) as StaffMoneyAnswer,
    cancellationForStaff: async () =>
      ((await (await app.request(base, { headers })).json()) as StaffCharterAnswer).cancellation,
    readAsClient: async () => ((await (await app.request(link)).json()) as { money: MoneyAnswer }).money,
    giveBack: (cents: number, keepsRest = false) =>
      press('/money/refunds', { cents, keepsRest, reason: 'Weather' } satisfies RefundInput),
    step: (refundId: string | undefined, step: RefundStepInput['step'], way?: RefundStepInput['way']) =>
      press(`/money/refunds/${refundId}/step`, { step, ...(way ? { way } : {}) }),
    /** A colleague cancels: at the client's wish, if nothing else is said. */
    cancel: async (calledOffBy: CalledOffBy = 'client') =>
      expect((await press('/cancel', { reason: 'Mr. Hale called', calledOffBy })).status).toBe(200),
    token,
    cancellation: async () =>
      ((await (await app.request(link)).json()) as { cancellation: unknown }).cancellation,
    cancelWith: async (shown: { refundPercent: number; refundCents?: number }) => {
      const answer = await app.postJson(`${link}/cancel`, shown);
      return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
    },
    cancelAsClient: async (refundPercent: number) =>
      expect((await app.postJson(`${link}/cancel`, { refundPercent })).status).toBe(200),
    /** The text of the newest mail of that cause. */
    newestMail: async (cause: string) => {
      const mails = await app.database.db
        .select()
        .from(outbox)
        .where(eq(outbox.about, id))
        .orderBy(asc(outbox.id));
      return mails.findLast((mail) => mail.cause.startsWith(cause))?.text.replaceAll(/\s+/g, ' ');
    },
    /** The lines of the list of what is to be given back. */
    toGiveBack: async () => {
      const list = await app.request(`/api/admin/payments?list=to-give-back&q=${id.slice(-8)}`, { headers });
      return ((await list.json()) as PaymentsAnswer).items;
    },
    open: async () => (await findOpenMoney(app.database.db, [id]))[0],
    /** Sets the clock to this many hours before the departure. */
    goTo: (hoursBefore: number) => {
      hours = (from.getTime() - START) / HOUR_MS - hoursBefore;
    },
  };
}

const ledger = async (charterId: string, account: string) => {
  const { rows } = await practice.app.database.db.execute<{ cents: string }>(sql`
    select coalesce(sum(cents), 0) as cents from money_entries e join money_transactions t on t.id = e.transaction_id
    where t.charter_id = ${charterId} and account = ${account}`);
  return Number(rows[0]?.cents);
};

describe('a charter that a colleague has cancelled', () => {
  test('because of the weather gives back everything, on its own day too, and the mail says so', async () => {
    const charter = await aPaidCharter();
    charter.goTo(2);
    await charter.cancel('business');
    expect(await charter.read()).toMatchObject({ byTheRules: { percent: 100, cents: PAID } });
    const mail = await charter.newestMail('charter-cancelled:');
    expect(mail).toContain('If none is found, everything you have paid comes back.');
    expect(mail).not.toContain('We’ll write to you');
    // Taken up again and given up for good, it is still the weather's.
    await charter.press('/status', { status: 'pending' });
    expect((await charter.press('/cancel', {})).status).toBe(200);
    expect(await charter.read()).toMatchObject({ byTheRules: { percent: 100, cents: PAID } });
  });

  test('by a call that does not say for whom is called off by the business', async () => {
    const charter = await aPaidCharter();
    charter.goTo(40);
    expect((await charter.press('/cancel', { reason: 'Engine' })).status).toBe(200);
    expect(await charter.read()).toMatchObject({ byTheRules: { percent: 100, cents: PAID } });
  });

  test('too late for its client to get anything back is kept whole by one press', async () => {
    const charter = await aPaidCharter();
    charter.goTo(40);
    await charter.cancel();
    expect(await charter.read()).toMatchObject({ overCents: PAID, byTheRules: { percent: 0, cents: 0 } });
    expect((await charter.giveBack(0)).status).toBe(422);
    expect(await charter.giveBack(0, true)).toMatchObject({ status: 201, ids: [] });
    expect(await charter.read()).toMatchObject({ overCents: 0, openCents: 0, refunds: [] });
    expect(await charter.open()).toBeUndefined();
    expect(await ledger(charter.id, 'deposits')).toBe(0);
    const [income, tax] = [
      await ledger(charter.id, 'cancellation-income'),
      await ledger(charter.id, 'sales-tax'),
    ];
    expect(income + tax).toBe(-PAID);
    expect((await charter.giveBack(0, true)).status).toBe(201);
    expect(await ledger(charter.id, 'cancellation-income')).toBe(income);
  });

  test('and none that stands gives back nothing', async () => {
    const charter = await aPaidCharter();
    expect((await charter.giveBack(0, true)).status).toBe(422);
    expect((await charter.giveBack(-1, true)).status).toBe(422);
  });

  test('gives back its share once: of what was here when it was cancelled, less what has gone back since', async () => {
    const charter = await aPaidCharter();
    // This refund was sent before the cancellation, so it does not reduce the client's share.
    const [earlier] = (await charter.giveBack(20_000)).ids ?? [];
    await charter.step(earlier, 'sent');
    charter.goTo(5 * 24);
    await charter.cancel();
    const offered = async () => (await charter.read()).byTheRules;
    expect(await offered()).toEqual({ percent: 50, cents: 40_000 });
    await charter.giveBack(30_000);
    expect(await offered()).toEqual({ percent: 50, cents: 10_000 });
    const [late] = (await charter.giveBack(25_000)).ids ?? [];
    expect(await offered()).toEqual({ percent: 50, cents: 0 });
    await charter.step(late, 'withdrawn');
    expect(await offered()).toEqual({ percent: 50, cents: 10_000 });
  });

  test('offers no share anew of what a client’s own cancellation has left', async () => {
    const charter = await aPaidCharter();
    charter.goTo(5 * 24);
    await charter.cancelAsClient(50);
    expect(await charter.read()).toMatchObject({
      returningCents: 50_000,
      byTheRules: { percent: 50, cents: 0 },
    });
  });

  test('shares what was here then: what comes later is for nothing, and goes back whole beside it', async () => {
    const { app, books, deps } = practice;
    const charter = await aPaidCharter();
    const slow = await pageOf(app, charter.token);
    books.payLater(slow);
    await sweepCards(deps);
    const onItsWay = async () => [
      (await charter.read()).onItsWayCents,
      (await charter.readAsClient()).onItsWayCents,
    ];
    // A transfer of an earlier day that a colleague writes down late was here all the same.
    const early = charterDayAt(deps.now());
    charter.goTo(5 * 24);
    await charter.cancel();
    const offered = async () => (await charter.read()).byTheRules;
    expect(await offered()).toEqual({ percent: 50, cents: 50_000 });
    // On its way from the client's bank since before that, which all see, and sent back by itself on arrival.
    expect(await onItsWay()).toEqual([7_000, 7_000]);
    books.settle(slow, true);
    await sweepCards(deps);
    expect(await charter.read()).toMatchObject({ paidCents: PAID + 7_000, returningCents: 0 });
    expect(await offered()).toEqual({ percent: 50, cents: 50_000 });
    const transfer = { cents: 30_000, method: 'zelle', reference: 'ZL-9' };
    const receivedOn = charterDayAt(deps.now());
    const late = { ...transfer, receivedOn };
    expect((await charter.press('/money/payments', late)).status).toBe(201);
    expect(await offered()).toEqual({ percent: 50, cents: 80_000 });
    expect((await charter.press('/money/payments', { ...transfer, receivedOn: early })).status).toBe(201);
    expect(await offered()).toEqual({ percent: 50, cents: 95_000 });
    await charter.giveBack(30_000);
    expect(await offered()).toEqual({ percent: 50, cents: 65_000 });
  });

  test('gives back what was paid and not owed whole, beside its share of the rest', async () => {
    const charter = await aCharterPaidTwice();
    charter.goTo(5 * 24);
    await charter.cancel();
    expect((await charter.read()).byTheRules).toEqual({ percent: 50, cents: 375_000 });
  });

  test('and that was never confirmed gives back all', async () => {
    const charter = await aPaidCharter('pending');
    charter.goTo(40);
    await charter.cancel();
    expect((await charter.read()).byTheRules).toEqual({ percent: 100, cents: PAID });
  });
});

describe('a charter that was cancelled and taken up again', () => {
  /** Cancelled by its client too late for anything to come back, and reopened. */
  const reopened = async () => {
    const charter = await aPaidCharter();
    charter.goTo(40);
    await charter.cancelAsClient(0);
    expect(await ledger(charter.id, 'deposits')).toBe(0);
    expect((await charter.press('/status', { status: 'pending' })).status).toBe(200);
    return charter;
  };
  test('gives its client nothing back by their own press: staff decide, by the conditions of then', async () => {
    const charter = await reopened();
    expect(await charter.cancellation()).toEqual({
      refundPercent: 0,
      sentence: 'We’ll write to you about the $1,000 you have paid.',
    });
    expect(await charter.cancelWith({ refundPercent: 100 })).toMatchObject({ code: 'refund-changed' });
    await charter.cancelAsClient(0);
    expect(await charter.read()).toMatchObject({
      overCents: PAID,
      returningCents: 0,
      byTheRules: { percent: 0, cents: 0 },
    });
    expect(await charter.newestMail('charter-cancelled')).toContain(
      'We’ll write to you about what you have paid.',
    );
  });

  test('and cancelled by a colleague is judged as it was then, also if it was meant for another day', async () => {
    const charter = await reopened();
    const startDate = addDays(charterDayAt(practice.deps.now()), 60);
    expect((await charter.press('/move', { startDate })).status).toBe(200);
    await charter.cancel();
    expect(await charter.read()).toMatchObject({ overCents: PAID, byTheRules: { percent: 0, cents: 0 } });
  });
});

test('a quote that nobody accepted changes nothing of what a cancellation gives back', async () => {
  const charter = await aPaidCharter();
  charter.goTo(10 * 24);
  await charter.cancelAsClient(95);
  expect((await charter.press('/status', { status: 'pending' })).status).toBe(200);
  const price = aPrice({ cancellationFeePercent: 40 });
  await aQuote(practice.app.database.db, charter.id, { number: 2, price });
  await charter.cancel();
  expect(await charter.read()).toMatchObject({ byTheRules: { percent: 95, cents: 95_000 } });
});

/** Of a charter for $2,500, $5,000 were paid: all of it once more. */
async function aCharterPaidTwice() {
  const charter = await aPaidCharter();
  const receivedOn = charterDayAt(practice.deps.now());
  const more = { cents: 400_000, method: 'zelle', receivedOn, reference: 'ZL-8' };
  expect((await charter.press('/money/payments', more)).status).toBe(201);
  expect((await charter.read()).overCents).toBe(250_000);
  return charter;
}

test.each([
  { hoursBefore: 5 * 24, refundPercent: 50, refundCents: 375_000 },
  { hoursBefore: 40, refundPercent: 0, refundCents: 250_000 },
])(
  'what was paid and not owed comes back whole to a client who cancels, beside $refundPercent% of the rest',
  async ({ hoursBefore, ...shown }) => {
    const charter = await aCharterPaidTwice();
    charter.goTo(hoursBefore);
    const all = 'The $2,500 you overpaid comes back in full either way.';
    const sentence = expect.stringContaining(all);
    expect(await charter.cancellation()).toEqual({ ...shown, sentence });
    expect((await charter.cancelWith(shown)).status).toBe(200);
    expect(await charter.read()).toMatchObject({ returningCents: shown.refundCents, overCents: 0 });
    // The tax on what is kept is that of the price.
    const kept = 500_000 - shown.refundCents;
    expect(await ledger(charter.id, 'sales-tax')).toBe(-(kept * 14_000) / 250_000);
    expect(await charter.newestMail('charter-cancelled')).toContain(all);
  },
);

test('a request that was paid for and never confirmed says what comes back before it is cancelled', async () => {
  const charter = await aPaidCharter('pending');
  const sentence = 'Nothing is booked: all of the $1,000 you have paid comes back.';
  const shown = { refundPercent: 100, refundCents: PAID };
  expect(await charter.cancellation()).toEqual({ ...shown, sentence });
  expect((await charter.cancelWith(shown)).status).toBe(200);
  expect((await charter.read()).returningCents).toBe(PAID);
});

describe('what is paid before the charter is confirmed', () => {
  test('is paid ahead: not too much, not to give back, and nothing is said to be paid off', async () => {
    const charter = await aPaidCharter('quoted');
    expect(await charter.read()).toMatchObject({ isPaidAhead: true, overCents: PAID });
    expect((await charter.readAsClient()).isPaidAhead).toBe(true);
    expect(await charter.toGiveBack()).toEqual([]);
    const mail = await charter.newestMail('money-received:');
    expect(mail).not.toContain('Still to be paid');
    expect(mail).toContain('Your day is yours only once you accept our quote');
    expect(mail).toContain(`/quote/`);
    // Once its time is past it can no longer be confirmed.
    charter.goTo(-1);
    expect((await charter.read()).isPaidAhead).toBe(false);
    expect(await charter.toGiveBack()).toMatchObject([{ cents: PAID }]);
  });

  test('of a request says that it is not confirmed yet, and counts once it is', async () => {
    const charter = await aPaidCharter('pending');
    expect(await charter.newestMail('money-received:')).toContain('Your charter is not confirmed yet.');
    expect((await charter.press('/confirm', {})).status).toBe(200);
    expect(await charter.read()).toMatchObject({ isPaidAhead: false });
  });
});

describe('a payment that says the same as one that is recorded', () => {
  const again = async ({ press }: Awaited<ReturnType<typeof aPaidCharter>>, other: object = {}) => {
    const receivedOn = charterDayAt(practice.app.deps.now());
    const same = { cents: PAID, method: 'zelle', receivedOn, reference: 'ZL-7' };
    return (await press('/money/payments', { ...same, ...other })).status;
  };

  test('is taken once, until a colleague says that it is another', async () => {
    const charter = await aPaidCharter();
    expect(await again(charter)).toBe(409);
    expect(await charter.read()).toMatchObject({ paidCents: PAID });
    expect(await again(charter, { isAnother: true })).toBe(201);
    expect(await charter.read()).toMatchObject({ paidCents: 2 * PAID });
  });

  test.each([{ cents: PAID + 1 }, { method: 'cash' }, { reference: 'ZL-8' }])(
    'is another where %o differs',
    async (other) => expect(await again(await aPaidCharter(), other)).toBe(201),
  );

  test('is taken again once that one is reversed', async () => {
    const charter = await aPaidCharter();
    const [payment] = (await charter.read()).payments;
    const reversal = `/money/payments/${payment?.id}/reversal`;
    expect(await charter.press(reversal, { reason: 'The wrong charter' })).toMatchObject({ status: 200 });
    expect(await again(charter)).toBe(201);
  });
});

test('a payment above the limit is reversed by a colleague of whoever recorded it', async () => {
  const { app } = practice;
  const { id, press } = await aPaidCharter();
  const receivedOn = charterDayAt(app.deps.now());
  const more = { cents: PAID + 1, method: 'cash', receivedOn, reference: '' };
  const reversal = `/money/payments/${(await press('/money/payments', more)).id}/reversal`;
  const why = { reason: 'The wrong charter' };
  expect(await press(reversal, why)).toMatchObject({ status: 409, code: 'own-payment' });
  const { headers } = await signInAs(app.deps, 'administrator');
  expect((await app.postJson(`/api/admin/charters/${id}${reversal}`, why, headers)).status).toBe(200);
});

test('money that went back is said to be told by mail only to whoever has an address', async () => {
  const marked = async (contactEmail?: string) => {
    const charter = await aPaidCharter();
    if (contactEmail !== undefined)
      await practice.app.database.db.execute(
        sql`update charter_requests set contact_email = ${contactEmail} where id = ${charter.id}`,
      );
    const [refund] = (await charter.giveBack(10_000)).ids ?? [];
    return (await charter.step(refund, 'sent')).message;
  };
  expect(await marked()).toBe('Marked as sent. The client is emailed.');
  expect(await marked('')).toBe('Marked as sent. There is no email address: please call the client.');
});

test('what goes back to a card is said to be under way, and nothing to be on a list', async () => {
  const charter = await aPaidCharter('confirmed', '4242424242424242');
  const [byCard] = (await charter.read()).payments;
  expect(byCard).toMatchObject({ isByCard: true });
  expect((await charter.giveBack(1_000)).message).toBe('The card company is sending it back.');
  const receivedOn = charterDayAt(practice.app.deps.now());
  await charter.press('/money/payments', { cents: 500, method: 'zelle', receivedOn, reference: '' });
  expect((await charter.giveBack(300)).message).toBe('It is on the list to send back.');
  expect((await charter.giveBack(400)).message).toBe(
    'The card company is sending back what was paid by card. The rest is on the list to send back.',
  );
});

const failedOnHealth = async () => (await readCardTroubles(practice.deps))?.failedRefunds ?? 0;

describe('money that failed to go back', () => {
  test.each(['lost', 'won'] as const)(
    'because the client’s bank has it is to be looked into no more, unless the dispute is won: %s',
    async (end) => {
      const { books, deps, work } = practice;
      const charter = await aPaidCharter('confirmed', '4242424242424242');
      const before = await failedOnHealth();
      const { id } = books.dispute(books.kept.payments.at(-1)?.id ?? '');
      await charter.giveBack(30_000);
      await work();
      expect((await charter.read()).refunds).toMatchObject([{ state: 'failed' }]);
      const troubles = async () => [
        (await charter.open())?.failedCents ?? 0,
        (await failedOnHealth()) - before,
      ];
      expect(await troubles()).toEqual([30_000, 1]);
      hours += 1;
      await sweepCards(deps);
      expect(await troubles()).toEqual([0, 0]);
      books.decideDispute(id, end);
      await sweepCards(deps);
      expect(await troubles()).toEqual(end === 'lost' ? [0, 0] : [30_000, 1]);
    },
  );

  test('is still the client’s beside a refund that was ordered before, until it goes back anew', async () => {
    const charter = await aPaidCharter();
    const [first] = (await charter.giveBack(30_000)).ids ?? [];
    await charter.step(first, 'sent');
    hours += 1;
    const [other] = (await charter.giveBack(10_000)).ids ?? [];
    await charter.step(other, 'sent');
    hours += 1;
    await charter.step(first, 'failed');
    const failed = async () => [
      (await charter.open())?.failedCents ?? 0,
      (await charter.readAsClient()).refunds.filter(({ state }) => state === 'failed').length,
    ];
    expect(await failed()).toEqual([30_000, 1]);
    const [anew] = (await charter.giveBack(30_000)).ids ?? [];
    expect(await failed()).toEqual([0, 0]);
    await charter.step(anew, 'withdrawn');
    expect(await failed()).toEqual([30_000, 1]);
  });

  test('to a card goes another way, beside a refund that was ordered before', async () => {
    const { books } = practice;
    const charter = await aPaidCharter('confirmed', '4000000000007726');
    const before = await failedOnHealth();
    const [first = ''] = (await charter.giveBack(30_000)).ids ?? [];
    await practice.work();
    const sent = books.kept.refunds.at(-1);
    hours += 1;
    await charter.giveBack(10_000);
    hours += 1;
    books.endRefund(sent?.id ?? '', false);
    await sweepCards(practice.deps);
    const canGoOtherwise = async () =>
      (await charter.read()).refunds.find(({ id }) => id === first)?.canGoOtherwise;
    expect(await canGoOtherwise()).toBe(true);
    const [withdrawn] = (await charter.giveBack(5_000)).ids ?? [];
    await charter.step(withdrawn, 'withdrawn');
    expect(await failedOnHealth()).toBe(before + 1);
    expect((await charter.step(first, 'sent', 'zelle')).status).toBe(200);
    expect((await charter.step(first, 'sent', 'zelle')).status).toBe(409);
    expect([await canGoOtherwise(), await failedOnHealth()]).toEqual([false, before]);
  });
});

describe('what was given back on the card company’s own pages', () => {
  const BACK = 20_000;
  const unordered = async () => (await readCardTroubles(practice.deps))?.unorderedRefunds ?? 0;

  async function aRefundElsewhere(card: TestCard) {
    const { books, deps } = practice;
    const charter = await aPaidCharter('confirmed', card);
    const { id: refundId } = books.createRefund(books.kept.payments.at(-1)?.id ?? '', BACK, {});
    await sweepCards(deps);
    return {
      ...charter,
      refundId,
      enter: (id = refundId) =>
        charter.press('/money/refunds/elsewhere', { id, reason: 'Ana, as Rosa wished' }),
      end: async (arrives: boolean) => {
        books.endRefund(refundId, arrives);
        hours += 1;
        await sweepCards(deps);
      },
    };
  }

  test('waits until a colleague enters it, once; the card company is not asked for it again', async () => {
    const before = await unordered();
    const charter = await aRefundElsewhere('4242424242424242');
    const open = await charter.read();
    const [payment] = open.payments;
    expect(open).toMatchObject({
      returnedCents: 0,
      elsewhere: [{ id: charter.refundId, cents: BACK, receiptNumber: payment?.receiptNumber }],
    });
    hours += 40 * 24;
    expect(await unordered()).toBe(before + 1);
    hours = 0;
    expect((await charter.enter('re_other')).status).toBe(404);
    const other = await aPaidCharter();
    const elsewhere = { id: charter.refundId, reason: 'Of another' };
    expect((await other.press('/money/refunds/elsewhere', elsewhere)).status).toBe(404);
    const all = practice.books.kept.refunds.length;
    practice.app.queued.length = 0;
    expect(await charter.enter()).toMatchObject({ status: 200, message: 'It is entered as given back.' });
    await practice.work();
    await sweepCards(practice.deps);
    expect(practice.books.kept.refunds).toHaveLength(all);
    expect(await charter.read()).toMatchObject({
      returnedCents: BACK,
      openCents: open.openCents,
      overCents: 0,
      elsewhere: [],
      refunds: [{ cents: BACK, state: 'succeeded', reason: 'Ana, as Rosa wished' }],
    });
    expect(await ledger(charter.id, 'cleared')).toBe((payment?.cents ?? 0) - BACK);
    expect(await unordered()).toBe(before);
    expect(await charter.enter()).toMatchObject({ status: 409, code: 'refund-moved-on' });
  });

  test('does not go back once more when the client cancels: staff decide', async () => {
    const charter = await aRefundElsewhere('4242424242424242');
    charter.goTo(5 * 24);
    expect(await charter.cancellation()).toEqual({
      refundPercent: 0,
      sentence: expect.stringContaining('We’ll write to you about the $'),
    });
    expect(await charter.cancellationForStaff()).toMatchObject({ refundPercent: 50 });
    const all = practice.books.kept.refunds.length;
    await charter.cancelAsClient(0);
    await practice.work();
    expect(practice.books.kept.refunds).toHaveLength(all);
    const { paidCents, ...left } = await charter.read();
    expect(left).toMatchObject({ returnedCents: 0, returningCents: 0, overCents: paidCents });
    const mail = await charter.newestMail('charter-cancelled');
    expect(mail).toContain('We’ll write to you about what you have paid.');
    expect(mail).not.toContain('comes back');
  });

  test.each(['before it', 'after it', 'after it and heard of only then'] as const)(
    'before a cancellation is shared out the same, entered %s',
    async (entered) => {
      const charter = await aRefundElsewhere('4242424242424242');
      if (entered === 'before it') await charter.enter();
      charter.goTo(5 * 24);
      await charter.cancel();
      if (entered === 'after it and heard of only then') {
        const heard = sql`money_refunds_elsewhere where provider_refund = ${charter.refundId}`;
        await practice.app.database.db.execute(sql`delete from ${heard}`);
        const notice = sql`money_notices set handled_at = null where object_id = ${charter.refundId}`;
        await practice.app.database.db.execute(sql`update ${notice}`);
        await sweepCards(practice.deps);
      }
      if (entered !== 'before it') await charter.enter();
      const { paidCents, byTheRules } = await charter.read();
      expect(byTheRules).toEqual({ percent: 50, cents: (paidCents - BACK) / 2 });
    },
  );

  test('one that has failed is not under way again by a word that comes late', async () => {
    const charter = await aRefundElsewhere('4000000000007726');
    await charter.end(false);
    const { payments, elsewhere } = await charter.read();
    expect(elsewhere).toEqual([]);
    const late = { providerRefund: charter.refundId, paymentId: payments[0]?.id ?? '', cents: BACK };
    const { db } = practice.app.database;
    await saveRefundElsewhere(db, { ...late, state: 'pending', madeAt: practice.deps.now() });
    expect((await charter.read()).elsewhere).toEqual([]);
  });

  test.each([true, false])('is followed once it is entered: it arrives %s', async (arrives) => {
    const charter = await aRefundElsewhere('4000000000007726');
    expect((await charter.enter()).status).toBe(200);
    expect((await charter.read()).refunds).toMatchObject([{ state: 'sent' }]);
    await charter.end(arrives);
    expect((await charter.read()).refunds).toMatchObject([{ state: arrives ? 'succeeded' : 'failed' }]);
    expect((await charter.open())?.failedCents).toBe(arrives ? 0 : BACK);
  });

  test('and failed there is to be entered no more', async () => {
    const charter = await aRefundElsewhere('4000000000007726');
    await charter.end(false);
    expect((await charter.read()).elsewhere).toEqual([]);
    expect((await charter.enter()).status).toBe(404);
  });
});

describe('a client who cancels', () => {
  test('is refused if less money comes back than they were shown, though the share is the same', async () => {
    const charter = await aPaidCharter();
    const receivedOn = charterDayAt(practice.deps.now());
    const more = { cents: 40_000, method: 'cash', receivedOn, reference: '' };
    expect((await charter.press('/money/payments', more)).status).toBe(201);
    expect(await charter.cancellation()).toMatchObject({ refundPercent: 95, refundCents: 133_000 });
    const payment = (await charter.read()).payments.find(({ cents }) => cents === 40_000);
    const reversed = await charter.press(`/money/payments/${payment?.id}/reversal`, { reason: 'Another’s' });
    expect(reversed.status).toBe(200);
    const shown = { refundPercent: 95, refundCents: 133_000 };
    expect(await charter.cancelWith(shown)).toEqual({ status: 409, code: 'refund-changed' });
    expect((await charter.cancelWith({ refundPercent: 95, refundCents: 95_000 })).status).toBe(200);
    expect((await charter.read()).returningCents).toBe(95_000);
  });

  test('gets the share that was checked, though the moment for it passes meanwhile', async () => {
    // The clock moves on by a millisecond whenever it is read; it passes the moment at another point of the call each time.
    for (let spare = 0; spare < 8; spare += 1) {
      const charter = await aPaidCharter();
      charter.goTo(168);
      let at = practice.deps.now().getTime() - spare;
      const deps = { ...practice.app.deps, now: () => new Date(at++) };
      const cancelled = await cancelAsClient(
        deps,
        { token: charter.token },
        { reason: '', refundPercent: 95 },
      );
      if (cancelled.ok) expect((await charter.read()).returningCents).toBe(95_000);
      else expect(cancelled.reason).toBe('refund-changed');
    }
  });
});
