import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { queuePaymentNotices, queueReminders } from '#features/charters/service/index.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aPrice } from '#tests/builders/price.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createPractice, type Practice } from '#tests/support/practice.ts';
import type { MoneyAnswer } from './schema/index.ts';
import { sweepCards } from './service/index.ts';

let practice: Practice;
const DAY_MS = 86_400_000;
const HOLD = 250_000;
let now = Date.now();
beforeAll(async () => {
  practice = await createPractice({ now: () => new Date(now) });
});
afterAll(() => practice.close());

const aYachtWith = (damageHoldCents: number | null) =>
  aYacht(practice.app.database.db, { id: `kept-${randomUUID().slice(0, 8)}`, damageHoldCents });

/** A charter in six weeks, of a yacht without a damage hold, accepted by its client. */
async function anAcceptedCharter(price = aPrice()) {
  const { app, books } = practice;
  const { db } = app.database;
  const startOn = addDays(charterDayAt(new Date(now)), 42);
  const { from, to } = slotRange(startOn, 'afternoon');
  const place = { startOn, departsAt: from, returnsAt: to, contactEmail: `${randomUUID()}@visitors.example` };
  const { id } = await aCharter(db, (await aYachtWith(null)).id, { ...place, status: 'quoted' });
  const quote = await aQuote(db, id, { price, heldUntil: new Date(now + DAY_MS) });
  const link = `/api/charter-links/${await aCharterLink(db, id)}`;
  await app.postJson(`${link}/accept`, { quoteId: quote.id, name: 'Rosa Delgado' });
  const openPage = async (wish: { consent?: string } = {}) => {
    const { url } = (await (await app.postJson(`${link}/checkout`, wish)).json()) as { url: string };
    return url.split('/').at(-1) ?? '';
  };
  return {
    id,
    startOn,
    from,
    read: async () => ((await (await app.request(link)).json()) as { money: MoneyAnswer }).money,
    openPage,
    /** The client pays the deposit with a card that is kept for the balance. */
    payAndKeepCard: async () => {
      books.pay(await openPage({ consent: '2:en' }), '4242424242424242');
      await sweepCards(practice.deps);
    },
  };
}

test('a card that is kept for the balance alone names no damage hold, and bears none that comes later', async () => {
  const { app } = practice;
  const { db } = app.database;
  const { id, startOn, from, read, payAndKeepCard } = await anAcceptedCharter();

  const { card, hold } = await read();
  expect(hold).toBeNull();
  expect(card?.consent?.name).toBe('2:en');
  expect(card?.consent?.words).not.toContain('hold');
  await payAndKeepCard();
  expect((await read()).keptCard).toMatchObject({
    lastFour: '4242',
    isForHold: false,
    sentence: 'We keep your Visa ending in 4242 for the balance, when it falls due.',
  });

  // The charter moves to another yacht, which requires a damage hold.
  const { headers } = await signInAs(app.deps, 'administrator');
  const move = { yachtId: (await aYachtWith(HOLD)).id, startDate: startOn, duration: 'afternoon' };
  expect((await app.postJson(`/api/admin/charters/${id}/move`, move, headers)).status).toBe(200);
  now = from.getTime() - 40 * 3_600_000;
  await sweepCards(practice.deps);
  await practice.work();
  expect(await read()).toMatchObject({
    hold: { cents: HOLD, state: 'due', canAuthorize: true },
    keptCard: { lastFour: '4242', isForHold: false },
  });
  const { rows } = await db.execute(
    sql`select id from outbox where about = ${id} and cause like 'money-hold-due%'`,
  );
  expect(rows).toHaveLength(1);
});

test('where the kept card pays the balance, its client is told of the APA too, which it does not pay', async () => {
  const { app } = practice;
  const { db } = app.database;
  const { id, from, payAndKeepCard } = await anAcceptedCharter(aPrice({ apaPercent: 30 }));
  await payAndKeepCard();
  const letters = async () => {
    await queuePaymentNotices(practice.deps);
    await queuePaymentNotices(practice.deps);
    const { rows } = await db.execute<{ cause: string; text: string }>(
      sql`select cause, text from outbox where about = ${id} and cause like 'payment-%' order by id`,
    );
    return rows.map(({ cause, text }) => [
      cause.split(':').toSpliced(1, 1).slice(0, 2).join(' '),
      text.replaceAll(/\s+/g, ' '),
    ]);
  };
  const causes = async () => (await letters()).map(([cause]) => cause);

  now = from.getTime() - 97 * 3_600_000;
  expect(await letters()).toEqual([]);
  now = from.getTime() - 95 * 3_600_000;
  expect(await letters()).toEqual([
    ['payment-due balance', expect.stringContaining('The APA, $600, is not charged to that card.')],
    ['payment-due apa', expect.not.stringContaining('charge')],
  ]);
  // Who read how to send what the card pays anyway would pay twice.
  const [[, ofBalance], [, ofApa]] = (await letters()) as [string[], string[]];
  expect([ofBalance, ofApa].map((text) => text?.includes('How to pay'))).toEqual([false, true]);

  // The balance is due, and the next sweep charges the card: no mail may call the balance late before that.
  now = from.getTime() - 23 * 3_600_000 + 1;
  expect(await causes()).toHaveLength(2);
  await sweepCards(practice.deps);
  expect(await causes()).toEqual(['payment-due balance', 'payment-due apa', 'payment-late apa']);
});

test('what the kept card is for is said as it is: the balance, which it waits with, or nothing more', async () => {
  const { app } = practice;
  const { id, read, payAndKeepCard } = await anAcceptedCharter();
  await payAndKeepCard();
  const { headers } = await signInAs(app.deps, 'administrator');
  const said = async () => (await read()).keptCard?.sentence;
  const record = async (path: string, body: object) => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await app.postJson(`/api/admin/charters/${id}/money/${path}`, body, {
      ...headers,
      ...key,
    });
    expect(answer.status).toBe(201);
  };
  await record('additions', { label: 'Jet Ski', cents: 50_000, sort: 'extra' });
  expect(await said()).toContain('for the balance, once what is due before it is paid.');
  const receivedOn = charterDayAt(new Date(now));
  await record('payments', { cents: 53_500, method: 'zelle', receivedOn, reference: 'A' });
  expect(await said()).toContain('for the balance, when it falls due.');
  const { openCents } = await read();
  await record('payments', { cents: openCents, method: 'zelle', receivedOn, reference: 'B' });
  expect(await said()).toBe('We still keep your Visa ending in 4242, and charge no more of the price to it.');
});

test('the week’s reminder says that the kept card pays the balance, and nothing of one that is paid', async () => {
  const { app } = practice;
  const reminded = async (how: 'by itself' | 'by hand') => {
    const { id, from, payAndKeepCard } = await anAcceptedCharter();
    if (how === 'by itself') await payAndKeepCard();
    else {
      const receivedOn = charterDayAt(new Date(now));
      const paid = { cents: 250_000, method: 'zelle', receivedOn, reference: '' };
      const { headers } = await signInAs(app.deps, 'administrator');
      const answer = await app.postJson(`/api/admin/charters/${id}/money/payments`, paid, headers);
      expect(answer.status).toBe(201);
    }
    now = from.getTime() - 167 * 3_600_000;
    await queueReminders(practice.deps);
    const { rows } = await app.database.db.execute<{ text: string }>(
      sql`select text from outbox where about = ${id} and cause like 'charter-reminder-week%'`,
    );
    return rows[0]?.text.replaceAll(/\s+/g, ' ');
  };
  expect(await reminded('by itself')).toMatch(
    /The balance is due [^.]+\. You don’t need to do anything: we charge it on .+ 4242/,
  );
  expect(await reminded('by hand')).not.toContain('balance');
});

test('a balance whose time passed while the site was away is charged afterwards, also after the return', async () => {
  const { app } = practice;
  const back = async (hours: number, status: string) => {
    const { id, from, read, payAndKeepCard } = await anAcceptedCharter();
    await payAndKeepCard();
    now = from.getTime() + hours * 3_600_000;
    await app.database.db.execute(sql`update charter_requests set status = ${status} where id = ${id}`);
    await sweepCards(practice.deps);
    return (await read()).pieces.find(({ kind }) => kind === 'balance')?.state;
  };
  expect(await back(48, 'confirmed')).toBe('paid');
  expect(await back(48, 'completed')).toBe('paid');
  // Staff decide whether the card of somebody who did not come pays the rest; after two weeks no card is kept.
  expect(await back(48, 'no-show')).toBe('late');
  expect(await back(15 * 24, 'confirmed')).toBe('late');
});

test('nothing is called late before the site has read what was paid while it was away', async () => {
  const { app, books, deps } = practice;
  const [payer, other] = [await anAcceptedCharter(), await anAcceptedCharter()];
  await sweepCards(deps);
  now += 23 * 3_600_000;
  const page = await payer.openPage();
  books.pay(page, '4242424242424242');
  now += 2 * 3_600_000;
  const late = async () => {
    await queuePaymentNotices(deps);
    const { rows } = await app.database.db.execute<{ about: string }>(
      sql`select about from outbox where about in (${payer.id}, ${other.id}) and cause like 'payment-late%'`,
    );
    return rows.map(({ about }) => about);
  };
  expect(await late()).toEqual([]);
  await sweepCards(deps);
  expect(await late()).toEqual([other.id]);
});

test('a card whose payment its bank has taken back for good is kept no longer, and not charged for the balance', async () => {
  const { app, books } = practice;
  const { db } = app.database;
  const { id, from, read, payAndKeepCard } = await anAcceptedCharter();
  await payAndKeepCard();
  expect((await read()).keptCard).toMatchObject({ lastFour: '4242' });

  const { id: disputeId } = books.dispute(books.kept.payments.at(-1)?.id ?? '');
  await sweepCards(practice.deps);
  books.decideDispute(disputeId, 'lost');
  await sweepCards(practice.deps);
  expect(await read()).toMatchObject({ keptCard: null, paidCents: 0 });
  const paid = {
    cents: 107_000,
    method: 'zelle',
    receivedOn: charterDayAt(new Date(now)),
    reference: '',
  };
  const { headers } = await signInAs(app.deps, 'administrator');
  expect((await app.postJson(`/api/admin/charters/${id}/money/payments`, paid, headers)).status).toBe(201);
  now = from.getTime() - 23.5 * 3_600_000;
  await sweepCards(practice.deps);
  const { rows } = await db.execute(sql`select id from money_charges where charter_id = ${id}`);
  expect(rows).toEqual([]);
  expect((await read()).pieces).toMatchObject([
    { kind: 'deposit', state: 'paid' },
    { kind: 'balance', state: 'due' },
  ]);
});

/** Takes from the books what was written about a charter's card payments since then, as a restored backup lacks it. */
const restoreTo = (charterId: string, at: Date) =>
  practice.app.database.db.transaction(async (tx) => {
    const since = sql`${at.toISOString()}::timestamptz`;
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from money_entries where transaction_id in
      (select id from money_transactions where charter_id = ${charterId} and made_at >= ${since})`);
    await tx.execute(
      sql`delete from money_transactions where charter_id = ${charterId} and made_at >= ${since}`,
    );
    await tx.execute(sql`delete from money_charges where charter_id = ${charterId} and made_at >= ${since}`);
    await tx.execute(
      sql`delete from money_checkouts where charter_id = ${charterId} and made_at >= ${since}`,
    );
    await tx.execute(
      sql`delete from money_payments where charter_id = ${charterId} and recorded_at >= ${since}`,
    );
    await tx.execute(sql`delete from money_notices where received_at >= ${since}`);
  });
const unknown = async () => {
  const { rows } = await practice.app.database.db.execute<{ id: string }>(
    sql`select id from outbox where cause like 'payment-unknown:%'`,
  );
  return rows.length;
};

test('after a restore a balance that the kept card has paid is found, and not charged again', async () => {
  const { books } = practice;
  const { id, from, read, payAndKeepCard } = await anAcceptedCharter();
  await payAndKeepCard();
  now = from.getTime() - 23 * 3_600_000;
  const before = books.kept.payments.length;
  await sweepCards(practice.deps);
  const { paidCents } = await read();
  expect(books.kept.payments).toHaveLength(before + 1);
  await restoreTo(id, new Date(now));
  expect((await read()).paidCents).toBeLessThan(paidCents);
  now += 2 * 3_600_000;
  await sweepCards(practice.deps);
  expect(books.kept.payments).toHaveLength(before + 1);
  expect((await read()).paidCents).toBe(paidCents);
});

test('a payment that a restored site does not know is told to the team, once', async () => {
  const { app, books } = practice;
  const { db } = app.database;
  const { id } = await anAcceptedCharter();
  const link = `/api/charter-links/${await aCharterLink(db, id)}`;
  const openedAt = new Date(now);
  const opened = (await (await app.postJson(`${link}/checkout`, {})).json()) as { url: string };
  books.pay(opened.url.split('/').at(-1) ?? '', '4242424242424242');
  await restoreTo(id, openedAt);
  const told = await unknown();
  await sweepCards(practice.deps);
  await sweepCards(practice.deps);
  expect(await unknown()).toBe(told + 1);
});
