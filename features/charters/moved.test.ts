import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#features/accounts/tables.ts';
import { caseGrants } from '#features/cases/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { readAccount, recordPayment } from '#features/money/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formatCents } from '#words/amounts.ts';
import {
  advanceCharter,
  cancelCharter,
  checkMove,
  confirmCharter,
  correctCharter,
  moveCharter,
  queuePaymentNotices,
} from './service/index.ts';
import { estimateAt, placeOf } from './service/quoting.ts';
import { charterRequests } from './tables.ts';

const ANA = { role: 'staff', name: 'ana' } as const;
const HOLD = 250_000;

const START = new Date('2027-02-01T15:00:00Z');

let now = START;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  const { db } = app.database;
  for (const [id, hold] of [
    ['serenata', null],
    ['marisol', HOLD],
    ['quimera', 2 * HOLD],
  ] as const) {
    await aYacht(db, { id, name: id, capacity: 12, damageHoldCents: hold });
    await aPriceRecord(db, id, { price5HoursCents: id === 'serenata' ? 300_000 : 500_000 });
  }
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  await app.database.db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, outbox`,
  );
});

const db = () => app.database.db;

/** Today's price of a charter of this yacht for this time. */
async function listed(wanted: { yachtId?: string; duration?: 'afternoon' | 'full-day' }) {
  const charter = await aCharter(db(), 'serenata');
  const place = await placeOf(app.deps, charter, { duration: 'afternoon', ...wanted });
  if (!place.ok) throw new Error(place.reason);
  await db().delete(charterRequests);
  return estimateAt(app.deps, place.value, charter);
}

const stored = async () => (await db().select().from(charterRequests))[0];
const owedFor = async (charterId: string) => {
  const { statement } = await readAccount(app.deps, charterId);
  return statement.pieces.reduce((sum, { cents }) => sum + cents, 0);
};
const holdOf = async (charterId: string) => {
  const { rows } = await db().execute<{ cents: string }>(sql`
    select o.hold_cents as cents from money_obligations o
    where o.charter_id = ${charterId} and o.kind = 'damage-hold' and o.withdraws is null
      and not exists (select from money_obligations w where w.withdraws = o.id)`);
  return rows.map(({ cents }) => Number(cents));
};

/** Every obligation ever recorded for the charter, also those no longer owed. */
const obligationsOf = async (charterId: string) => {
  const { rows } = await db().execute<{ id: string; kind: string; due_at: string }>(sql`
    select id, kind, due_at from money_obligations where charter_id = ${charterId} order by kind`);
  return rows;
};

const movedMails = async () =>
  (await db().select().from(outbox))
    .filter(({ cause }) => cause.startsWith('charter-moved:'))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ text }) => text.replaceAll(/\s+/g, ' '));

/** The client pays the deposit. */
const payDeposit = async (charterId: string) => {
  const { statement } = await readAccount(app.deps, charterId);
  const cents = statement.pieces[0]?.cents ?? 0;
  const paid = { cents, method: 'zelle', receivedOn: '2027-02-01', reference: '' } as const;
  await db().transaction((tx) =>
    recordPayment({ ...app.deps, db: tx }, { charterId, stage: 'agreed' }, paid, { name: 'ana' }),
  );
};

test('a link that was mailed lasts until thirty days after the return, also of a charter that is moved to a later day', async () => {
  const charter = await aCharter(db(), 'serenata', { status: 'confirmed' });
  const days = (count: number, from = charter.returnsAt) => new Date(from.getTime() + count * 86_400_000);
  await aCharterLink(db(), charter.id, days(-1, START));
  await aCharterLink(db(), charter.id, days(30));
  await aCharterLink(db(), charter.id, days(90));
  const ends = async () => (await db().select().from(caseGrants)).map(({ expiresAt }) => +expiresAt).sort();
  const moveTo = (startDate: string) =>
    moveCharter(app.deps, charter.id, { startDate, duration: 'afternoon' }, ANA);
  const before = await ends();
  expect((await moveTo('2027-03-05')).ok).toBe(true);
  expect(await ends()).toEqual(expect.arrayContaining(before));
  const moved = await moveTo('2027-04-20');
  const until = days(30, moved.ok ? moved.value.returnsAt : START);
  expect([...new Set(await ends())]).toEqual([days(-1, START), until, days(90)].map(Number).sort());
});

describe('a request that nobody has agreed on', () => {
  test.each([
    ['another time', { duration: 'full-day' as const }],
    ['another yacht', { yachtId: 'marisol' }],
  ])('is priced anew when it moves to %s, and billed at that', async (_what, to) => {
    const [before, after] = [await listed({}), await listed(to)];
    expect(after?.totalCents).not.toBe(before?.totalCents);
    const { id } = await aCharter(db(), 'serenata', { estimate: before });
    const moved = await moveCharter(app.deps, id, to, ANA);
    expect(moved).toMatchObject({ ok: true, value: { totalCents: after?.totalCents } });
    await confirmCharter(app.deps, id, ANA, {});
    expect(await owedFor(id)).toBe(after?.totalCents);
  });

  test('has no quote any more that was made for its old time', async () => {
    const [before, after] = [await listed({}), await listed({ duration: 'full-day' })];
    const { id } = await aCharter(db(), 'serenata', { estimate: before, status: 'quoted' });
    await aQuote(db(), id);
    await cancelCharter(app.deps, id, ANA, {});
    await advanceCharter(app.deps, id, 'reopen', ANA, {});
    await moveCharter(app.deps, id, { duration: 'full-day' }, ANA);
    expect(await stored()).toMatchObject({ quotedCents: null, totalCents: after?.totalCents });
    await confirmCharter(app.deps, id, ANA, {});
    expect(await owedFor(id)).toBe(after?.totalCents);
  });

  test('is confirmed with its price in the mail, quoted or not', async () => {
    const { id } = await aCharter(db(), 'serenata', { estimate: await listed({}) });
    await confirmCharter(app.deps, id, ANA, {});
    const [mail] = await db().select().from(outbox);
    expect(mail?.text).toMatch(/Deposit/);
    expect(mail?.text).toMatch(/Total/);
  });
});

describe('a confirmed charter', () => {
  test('keeps its price, and has the damage hold of the yacht that it moves to', async () => {
    const price = await listed({});
    const { id } = await aCharter(db(), 'serenata', { estimate: price });
    await confirmCharter(app.deps, id, ANA, {});
    expect(await holdOf(id)).toEqual([]);
    await moveCharter(app.deps, id, { yachtId: 'marisol' }, ANA);
    expect(await holdOf(id)).toEqual([HOLD]);
    const token = await aCharterLink(db(), id);
    const { history } = await (await app.request(`/api/charter-links/${token}`)).json();
    expect(history).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed', isChange: true }]);
    expect(history[0]).not.toHaveProperty('isChange');
    await moveCharter(app.deps, id, { startDate: '2027-03-08' }, ANA);
    expect(await holdOf(id)).toEqual([HOLD]);
    await moveCharter(app.deps, id, { yachtId: 'quimera' }, ANA);
    expect(await holdOf(id)).toEqual([2 * HOLD]);
    await moveCharter(app.deps, id, { yachtId: 'serenata' }, ANA);
    expect(await holdOf(id)).toEqual([]);
    expect(await owedFor(id)).toBe(price?.totalCents);
  });

  test('keeps its damage hold as it is when only the return moves, also late', async () => {
    const { id } = await aCharter(db(), 'marisol', { estimate: await listed({ yachtId: 'marisol' }) });
    await confirmCharter(app.deps, id, ANA, {});
    const holds = async () => (await obligationsOf(id)).filter(({ kind }) => kind === 'damage-hold');
    const owed = await holds();
    expect(owed).toHaveLength(1);
    now = new Date('2027-03-05T22:00:00Z');
    expect((await moveCharter(app.deps, id, { hours: 6 }, ANA)).ok).toBe(true);
    expect(await holds()).toEqual(owed);
    // Its mail does not speak of what stays.
    expect((await movedMails())[0]).not.toContain('damage hold');
    expect((await moveCharter(app.deps, id, { startTime: '13:00' }, ANA)).ok).toBe(true);
    expect(await holds()).not.toEqual(owed);
  });

  test('reads in the mail that the other yacht’s damage hold is another, and staff before they move it', async () => {
    const { id } = await aCharter(db(), 'serenata', { estimate: await listed({}) });
    await confirmCharter(app.deps, id, ANA, {});
    for (const [yachtId, damageHold, said] of [
      ['marisol', { now: 0, there: 2_500 }, 'This yacht has a refundable damage hold: $2,500'],
      ['quimera', { now: 2_500, there: 5_000 }, 'the refundable damage hold is $5,000 instead of $2,500'],
      ['serenata', { now: 5_000, there: 0 }, 'This yacht has no damage hold'],
    ] as const) {
      expect(await checkMove(app.deps, id, { yachtId })).toMatchObject({ value: { damageHold } });
      await moveCharter(app.deps, id, { yachtId }, ANA);
      expect((await movedMails()).at(-1)).toContain(said);
    }
  });

  test('has a hold that changes from what is owed, also if its yacht asks for another since', async () => {
    const { id } = await aCharter(db(), 'marisol', { estimate: await listed({ yachtId: 'marisol' }) });
    await confirmCharter(app.deps, id, ANA, {});
    await moveCharter(app.deps, id, { yachtId: 'quimera' }, ANA);
    const setTo = (damageHoldCents: number) =>
      db().update(yachts).set({ damageHoldCents }).where(sql`id = 'quimera'`);
    await setTo(HOLD);
    const damageHold = { now: 5_000, there: 2_500 };
    expect(await checkMove(app.deps, id, { yachtId: 'marisol' })).toMatchObject({ value: { damageHold } });
    await setTo(2 * HOLD);
  });

  test('has no hold that would change without a price', async () => {
    const { id } = await aCharter(db(), 'serenata', { status: 'confirmed', estimate: null });
    const checked = await checkMove(app.deps, id, { yachtId: 'marisol' });
    expect(checked).toMatchObject({ value: { damageHold: null } });
  });

  test('says what cancelling gives back there: to staff before, to the client if it is less', async () => {
    const { id } = await aCharter(db(), 'serenata', { estimate: await listed({}) });
    await confirmCharter(app.deps, id, ANA, {});
    const moves = [
      ['2027-02-06', { now: 95, there: 50 }, '50% of what you have paid comes back if you cancel now'],
      ['2027-02-03', { now: 50, there: 0 }, 'nothing of what you have paid comes back if you cancel now'],
      ['2027-03-06', { now: 0, there: 95 }, null],
    ] as const;
    for (const [startDate, share, said] of moves) {
      expect(await checkMove(app.deps, id, { startDate })).toMatchObject({ value: { share } });
      expect((await moveCharter(app.deps, id, { startDate }, ANA)).ok).toBe(true);
      const mail = (await movedMails()).at(-1);
      if (said) expect(mail).toContain(said);
      else expect(mail).not.toContain('if you cancel now');
    }
  });

  test('that stays when and where it is, with another captain or not, owes what it owed, and since then', async () => {
    await db().update(yachts).set({ charterMode: 'either' }).where(sql`id = 'marisol'`);
    const { id } = await aCharter(db(), 'marisol', { estimate: await listed({ yachtId: 'marisol' }) });
    await confirmCharter(app.deps, id, ANA, {});
    const owed = await obligationsOf(id);
    expect(owed.map(({ kind }) => kind)).toEqual(['balance', 'damage-hold', 'deposit']);
    // A day before departure, the balance is late and the damage hold is authorized.
    now = new Date('2027-03-05T15:00:00Z');
    const queued = app.queued.length;
    for (const to of [{ mode: 'bareboat' as const }, { duration: 'afternoon' as const }]) {
      expect(await moveCharter(app.deps, id, to, ANA)).toMatchObject({ ok: true });
      expect(await stored()).toMatchObject({ mode: 'bareboat', agreedAt: START });
      expect(await obligationsOf(id)).toEqual(owed);
    }
    const since = app.queued.slice(queued).map(({ job }) => job);
    expect(since).toContain('prepare-agreement');
    expect(since).not.toContain('look-after-hold');
    await moveCharter(app.deps, id, { startDate: '2027-03-08' }, ANA);
    expect(await stored()).toMatchObject({ agreedAt: now });
    expect(await obligationsOf(id)).not.toEqual(owed);
    await db().update(yachts).set({ charterMode: 'crewed' }).where(sql`id = 'marisol'`);
  });
});

describe('a confirmed charter whose balance is due by its new departure', () => {
  test('reads in the mail about the move what is due now', async () => {
    const { id } = await aCharter(db(), 'serenata', { estimate: await listed({}) });
    await confirmCharter(app.deps, id, ANA, {});
    await payDeposit(id);
    await moveCharter(app.deps, id, { startDate: '2027-03-08' }, ANA);
    now = new Date('2027-03-05T20:00:00Z');
    await moveCharter(app.deps, id, { startDate: '2027-03-06' }, ANA);
    const balance = (await readAccount(app.deps, id)).statement.openCents;
    const [ahead, atOnce] = await movedMails();
    expect(ahead).not.toContain('is due now');
    expect(atOnce).toContain(`${formatCents(balance)} is due now.`);
    expect(atOnce).toContain('How to pay');
  });

  test('is due since it first was, and told of as late once', async () => {
    const { id } = await aCharter(db(), 'serenata', { estimate: await listed({}) });
    await confirmCharter(app.deps, id, ANA, {});
    await payDeposit(id);
    // The balance was due a day before noon on March 6.
    now = new Date('2027-03-05T19:00:00Z');
    expect(await queuePaymentNotices(app.deps)).toBe(1);
    await db().update(outbox).set({ status: 'sent', sentAt: now });
    const owed = await obligationsOf(id);
    for (const to of [{ yachtId: 'marisol' }, { yachtId: 'serenata' }])
      await moveCharter(app.deps, id, to, ANA);
    now = new Date('2027-03-05T22:00:00Z');
    expect(await queuePaymentNotices(app.deps)).toBe(0);
    expect((await obligationsOf(id)).filter(({ kind }) => kind !== 'damage-hold')).toEqual(owed);
  });
});

describe('a correction of a confirmed charter', () => {
  const aConfirmed = async () => {
    const { id } = await aCharter(db(), 'serenata', { guestCount: 4, estimate: await listed({}) });
    await confirmCharter(app.deps, id, ANA, {});
    return id;
  };

  test('of guests or name tells its client what changed, with a new calendar file', async () => {
    const ana = await staffOf(app);
    const one = `/api/admin/charters/${await aConfirmed()}`;
    const { body } = await ana.send('PATCH', one, { guestCount: 6, contactName: 'Bayside Events LLC' });
    expect(body.message).toBe('The booking is saved. The client is emailed what changed.');
    const [mail] = (await db().select().from(outbox)).filter(({ cause }) =>
      cause.startsWith('charter-moved:'),
    );
    expect(mail?.subject).toMatch(/^Changed: Tidewater/);
    const text = mail?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Your charter is now for 6 guests instead of 4.');
    expect(text).toContain('Your charter is now in the name of Bayside Events LLC.');
    const [file] = mail?.attachments ?? [];
    expect(file?.content).toContain('6 guests');
    await ana.send('PATCH', one, { specialRequests: 'A cake' });
    await ana.send('PATCH', one, { guestCount: 6 });
    expect(await movedMails()).toHaveLength(1);
    const called = await ana.send('PATCH', one, { contactEmail: '', guestCount: 5 });
    expect(called.body.message).toContain('There is no email address: please call the client.');
    expect(await movedMails()).toEqual([]);
  });

  test('with a new address sends only the confirmation there, if that did not go out to the former one', async () => {
    const contactEmail = 'right@visitors.example';
    await correctCharter(app.deps, await aConfirmed(), { contactEmail, guestCount: 6 }, ANA);
    const mails = (await db().select().from(outbox)).filter(({ recipient }) => recipient === contactEmail);
    expect(mails.map(({ cause }) => cause.split(':')[0])).toEqual(['charter-confirmed']);
    expect(mails[0]?.text).toMatch(/^Guests +6$/m);
  });
});

describe('an address that turns out wrong', () => {
  const WRONG = 'stranger@visitors.example';

  test('takes the charter from the account that claimed it by that address', async () => {
    const stranger = await staffOf(app, 'client');
    await db()
      .update(profiles)
      .set({ email: WRONG, emailVerifiedAt: new Date() })
      .where(sql`account_id = ${stranger.accountId}`);
    const { id } = await aCharter(db(), 'serenata', { contactEmail: WRONG });
    expect((await stranger.send('POST', '/api/profile/claims', {})).status).toBe(200);
    expect(await stored()).toMatchObject({ accountId: stranger.accountId });
    await correctCharter(app.deps, id, { contactEmail: WRONG.toUpperCase() }, ANA);
    expect(await stored()).toMatchObject({ accountId: stranger.accountId });
    await correctCharter(app.deps, id, { contactEmail: 'right@visitors.example' }, ANA);
    expect(await stored()).toMatchObject({ accountId: null, claimedAt: null });
  });

  test('has the confirmation mailed anew with the same due day, also after it', async () => {
    const { id } = await aCharter(db(), 'serenata', {
      contactEmail: WRONG,
      estimate: await listed({}),
    });
    await confirmCharter(app.deps, id, ANA, {});
    now = new Date('2027-03-05T20:00:00Z');
    await correctCharter(app.deps, id, { contactEmail: 'right@visitors.example' }, ANA);
    const anew = (await db().select().from(outbox)).find(
      ({ cause, recipient }) =>
        cause.startsWith('charter-confirmed:') && recipient === 'right@visitors.example',
    );
    expect(anew?.text).toContain('Balance, due Friday, March 5');
    expect(anew?.text).not.toContain('due with the deposit');
  });

  test('leaves it with the account that asked for it', async () => {
    const { accountId } = await staffOf(app, 'client');
    const { id } = await aCharter(db(), 'serenata', { contactEmail: WRONG, accountId });
    await correctCharter(app.deps, id, { contactEmail: 'right@visitors.example' }, ANA);
    expect(await stored()).toMatchObject({ accountId });
  });
});
