import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createPractice, type Practice } from '#tests/support/practice.ts';
import type { DisputeAnswerView } from './schema/disputes.ts';
import type { StaffMoneyAnswer } from './schema/index.ts';
import { sweepCards } from './service/index.ts';

let practice: Practice;
const HOUR_MS = 3_600_000;
const HOLD = 250_000;
const START = Date.now();
let now = START;
beforeAll(async () => {
  practice = await createPractice({ now: () => new Date(now) });
});
afterAll(() => practice.close());

/** A charter of a yacht with a damage hold of $2,500. The client has paid the deposit and has a card kept. */
async function aKeptCard(hours = 4) {
  const { app, books } = practice;
  const { db } = app.database;
  now = START;
  const { id: yachtId } = await aYacht(db, {
    id: `shown-${randomUUID().slice(0, 8)}`,
    damageHoldCents: HOLD,
  });
  const startOn = addDays(charterDayAt(new Date(now)), 42);
  const { from } = slotRange(startOn, 'afternoon');
  const returnsAt = new Date(from.getTime() + hours * HOUR_MS);
  const place = { startOn, departsAt: from, returnsAt, contactEmail: `${randomUUID()}@visitors.example` };
  const { id } = await aCharter(db, yachtId, { ...place, status: 'quoted' });
  const quote = await aQuote(db, id, { heldUntil: new Date(now + 24 * HOUR_MS) });
  const link = `/api/charter-links/${await aCharterLink(db, id)}`;
  await app.postJson(`${link}/accept`, { quoteId: quote.id, name: 'Rosa Delgado' });
  const opened = await app.postJson(`${link}/checkout`, { consent: '1:en' });
  const { url } = (await opened.json()) as { url: string };
  books.pay(url.split('/').at(-1) ?? '', '4242424242424242');
  await sweepCards(practice.deps);
  const session = { expiresAt: new Date(START + 90 * 24 * HOUR_MS) };
  const { headers } = await signInAs(app.deps, 'administrator', {}, session);
  const base = `/api/admin/charters/${id}/money`;
  return {
    readAsClient: async () => (await app.request(link)).json(),
    read: async () => (await (await app.request(base, { headers })).json()) as StaffMoneyAnswer,
    press: async (path: string, body: object) => {
      const key = { 'idempotency-key': randomUUID() };
      return (await app.postJson(`${base}/hold${path}`, body, { ...headers, ...key })).status;
    },
    /** The path of the answer to a dispute, with a call to it. */
    answer: async (dispute: string, step: string, method: string, body?: object) => {
      const answer = await app.request(`${base}/disputes/${dispute}${step}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: (await answer.json()) as DisputeAnswerView };
    },
    takeCardBack: async () => (await app.request(`${link}/card`, { method: 'DELETE' })).status,
    checkOut: async () => (await app.postJson(`${link}/hold/checkout`, {})).status,
    mails: async (cause: string) => {
      const { rows } = await db.execute<{ text: string }>(
        sql`select text from outbox where about = ${id} and cause like ${`${cause}%`} order by id`,
      );
      return rows.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    },
    /** Sets the clock to this many hours before the departure. */
    goTo: (hoursBefore: number) => {
      now = from.getTime() - hoursBefore * HOUR_MS;
    },
  };
}

test('a hold that was taken by hand is shown with what was taken, beside what its yacht has', async () => {
  const charter = await aKeptCard();
  expect(await charter.press('', { way: 'cash', cents: 30_000, reference: '' })).toBe(201);
  expect((await charter.read()).hold).toMatchObject({ cents: 30_000, state: 'held-by-hand' });
  expect(await charter.readAsClient()).toMatchObject({
    damageHold: HOLD / 100,
    money: { hold: { cents: 30_000, state: 'held-by-hand' } },
  });
});

test('of a hold that a card does not take after the return the team does not read that its client was asked', async () => {
  const charter = await aKeptCard();
  charter.goTo(-6);
  practice.books.answers.push('card_declined');
  expect(await charter.press('/authorize', {})).toBe(200);
  await practice.work();
  const [letter = ''] = await charter.mails('hold-failed');
  expect(letter).toContain('is not held');
  expect(letter).not.toContain('has been asked to authorize');
  expect(await charter.mails('money-hold-failed')).toEqual([]);
});

test('a hold on the card that follows cash which was given back is put on it anew when its bank lets go of it', async () => {
  const charter = await aKeptCard(200);
  charter.goTo(47);
  expect(await charter.press('', { way: 'cash', cents: HOLD, reference: '' })).toBe(201);
  expect(await charter.press('/release', {})).toBe(200);
  expect(await charter.press('/authorize', {})).toBe(200);
  await practice.work();
  expect((await charter.read()).hold).toMatchObject({ state: 'held', way: 'saved-card' });
  charter.goTo(20);
  const { id = '' } = practice.books.kept.payments.at(-1) ?? {};
  practice.books.lapse(id);
  await sweepCards(practice.deps);
  await practice.work();
  await sweepCards(practice.deps);
  expect((await charter.read()).hold).toMatchObject({ state: 'held' });
  expect(practice.books.kept.payments.at(-1)?.id).not.toBe(id);
  expect(await charter.mails('hold-lapsed')).toEqual([]);
  // Released, it is asked for no more, so the card company's next answer is another test's.
  expect(await charter.press('/release', {})).toBe(200);
  await practice.work();
});

/** A fully captured hold of this charter. Answers its payment at the card company, for the client's bank to dispute. */
async function aCapturedHold(charter: Awaited<ReturnType<typeof aKeptCard>>) {
  charter.goTo(40);
  await sweepCards(practice.deps);
  await practice.work();
  expect(await charter.press('/capture', { cents: HOLD, reason: 'A torn sunbed' })).toBe(200);
  await practice.work();
  return practice.books.kept.payments.at(-1)?.id ?? '';
}

test('beside a hold of which something was captured no other is taken', async () => {
  const charter = await aKeptCard();
  await aCapturedHold(charter);
  expect((await charter.read()).hold).toMatchObject({ state: 'captured', can: ['give-back'] });
  expect(await charter.press('', { way: 'cash', cents: HOLD, reference: '' })).toBe(409);
  expect(await charter.press('/authorize', {})).toBe(409);
  expect(await charter.checkOut()).toBe(409);
});

test('of a captured hold that is disputed the team reads until when it is to be answered', async () => {
  const charter = await aKeptCard();
  practice.books.dispute(await aCapturedHold(charter));
  await sweepCards(practice.deps);
  const [letter] = await charter.mails('dispute:');
  expect(letter).toContain('was taken from us');
  expect(letter).toMatch(/Answer by/i);
});

test('of a captured hold that a bank only asks about the team reads once, and that nothing was taken', async () => {
  const charter = await aKeptCard();
  practice.books.dispute(await aCapturedHold(charter), 'warning_needs_response');
  await sweepCards(practice.deps);
  await sweepCards(practice.deps);
  const letters = await charter.mails('dispute:');
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('nothing was taken yet');
  expect(letters[0]).toMatch(/Answer by/i);
});

test('kept damage money that is disputed is answered from here, with how it was authorized and why it was kept', async () => {
  const charter = await aKeptCard();
  const { id } = practice.books.dispute(await aCapturedHold(charter));
  await sweepCards(practice.deps);
  const { disputes, openCents, hold } = await charter.read();
  expect(disputes).toMatchObject([{ id, isOfHold: true, state: 'open', cents: HOLD, isAnswered: false }]);
  expect(hold).toMatchObject({ leftCents: 0, can: [] });
  const { body } = await charter.answer(id, '', 'GET');
  expect(body.covering).toContain('for this reason: A torn sunbed.');
  const damage = JSON.stringify(body.pieces.find(({ key }) => key === 'damage'));
  for (const said of [
    '$2,500',
    'On the card that the client had us keep',
    'The client agreed',
    'damage hold',
    'A torn sunbed',
  ])
    expect(damage).toContain(said);
  expect(JSON.stringify(body.pieces)).not.toContain('This is the disputed payment.');
  expect((await charter.answer(id, '/staged', 'POST')).status).toBe(200);
  expect((await charter.answer(id, '/submitted', 'POST')).status).toBe(200);
  expect(practice.books.kept.disputes.at(-1)).toMatchObject({ evidence_details: { submission_count: 1 } });
  expect((await charter.read()).disputes).toMatchObject([{ id, isAnswered: true }]);
  expect((await charter.read()).openCents).toBe(openCents);
});

test('what the bank has taken of kept damage money cannot be given back, and can once the dispute is won', async () => {
  const charter = await aKeptCard();
  const { id } = practice.books.dispute(await aCapturedHold(charter));
  await sweepCards(practice.deps);
  const half = { cents: HOLD / 2, method: 'zelle', reason: 'The sunbed was mended' };
  expect(await charter.press('/returns', half)).toBe(422);
  practice.books.decideDispute(id, 'won');
  await sweepCards(practice.deps);
  expect((await charter.read()).hold).toMatchObject({ leftCents: HOLD, can: ['give-back'] });
  expect(await charter.press('/returns', half)).toBe(201);
});

test('of kept damage money whose dispute is lost the team reads that it is gone', async () => {
  const charter = await aKeptCard();
  const { id } = practice.books.dispute(await aCapturedHold(charter));
  await sweepCards(practice.deps);
  practice.books.decideDispute(id, 'lost');
  await sweepCards(practice.deps);
  expect((await charter.mails('dispute:')).at(-1)).toContain('is gone');
  expect((await charter.read()).hold).toMatchObject({ leftCents: 0, can: [] });
});

test('of a hold that the bank let go of after the return its client does not read that it was not authorized', async () => {
  const charter = await aKeptCard();
  charter.goTo(40);
  await sweepCards(practice.deps);
  await practice.work();
  charter.goTo(-6);
  practice.books.lapse(practice.books.kept.payments.at(-1)?.id ?? '');
  await sweepCards(practice.deps);
  await practice.work();
  expect(await charter.readAsClient()).toMatchObject({
    money: { hold: { state: 'lost', sentence: 'Your card’s bank has released it. Nothing was charged' } },
  });
});

test('of a hold that was never authorized its client does not read after the return that it is to be authorized now', async () => {
  const charter = await aKeptCard();
  const state = async () => (await charter.readAsClient()).money.hold;
  charter.goTo(1);
  expect(await state()).toMatchObject({ sentence: 'To be authorized now', canAuthorize: true });
  charter.goTo(-6);
  expect(await state()).toMatchObject({ sentence: 'Not authorized', canAuthorize: false });
});

test('of a charter of ten days the hold is put on the kept card anew when its bank lets go of it, and nobody has to do anything', async () => {
  const charter = await aKeptCard(10 * 24);
  const state = async () => (await charter.readAsClient()).money.hold.state;
  const pass = async () => {
    await sweepCards(practice.deps);
    await practice.work();
  };
  charter.goTo(40);
  await pass();
  expect(await state()).toBe('held');
  // Of 168 hours that the card company's stand-in holds, as most banks do.
  charter.goTo(40 - 169);
  await pass();
  expect(await state()).toBe('held');
  expect(await charter.mails('money-hold-held')).toHaveLength(2);
  expect([await charter.mails('hold-lapsed'), await charter.mails('money-hold-failed')]).toEqual([[], []]);
  // A card that does not take it then is told of like the first time, and not asked again.
  practice.books.lapse(practice.books.kept.payments.at(-1)?.id ?? '');
  charter.goTo(40 - 169 - 25);
  practice.books.answers.push('authentication_required');
  await pass();
  await pass();
  expect(await state()).toBe('lost');
  expect([await charter.mails('hold-failed'), await charter.mails('money-hold-failed')]).toMatchObject([
    [expect.stringContaining('could not be put on a card')],
    [expect.stringContaining('authorize')],
  ]);
});

test('a hold that its bank lets go of within the day is lost, and so is one whose card is kept no longer', async () => {
  for (const isKept of [true, false]) {
    const charter = await aKeptCard(10 * 24);
    charter.goTo(40);
    await sweepCards(practice.deps);
    await practice.work();
    if (isKept) charter.goTo(20);
    else {
      expect(await charter.takeCardBack()).toBe(200);
      charter.goTo(-100);
    }
    practice.books.lapse(practice.books.kept.payments.at(-1)?.id ?? '');
    await sweepCards(practice.deps);
    await practice.work();
    expect((await charter.read()).hold).toMatchObject({ state: 'lost' });
    expect(await charter.mails('hold-lapsed')).toHaveLength(1);
    expect(await charter.mails('money-hold-failed')).toHaveLength(1);
    expect(await charter.mails('money-hold-due')).toEqual([]);
  }
});
