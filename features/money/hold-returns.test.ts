import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import type { TestCard } from '#platform/payments/practice/books.ts';
import { CardsAway } from '#platform/payments/provider.ts';
import { countPages } from '#platform/pdf/press.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aPdf, aPhotograph } from '#tests/builders/files.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { askPoppler } from '#tests/support/poppler.ts';
import { createPractice, type Practice } from '#tests/support/practice.ts';
import type { MoneyAnswer, StaffMoneyAnswer } from './schema/index.ts';
import { exportHolds, readCardTroubles, sweepCards } from './service/index.ts';

let practice: Practice;
const START = Date.now();
const HOUR_MS = 3_600_000;
const HOLD = 250_000;
let now = START;
beforeAll(async () => {
  practice = await createPractice({ now: () => new Date(now) });
});
beforeEach(() => {
  now = START;
  practice.faults.length = 0;
});
afterAll(() => practice.close());

/** A charter tomorrow of a yacht with a damage hold of $2,500, accepted by its client. */
async function aCharterWithHold() {
  const { app, books } = practice;
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: `back-${randomUUID().slice(0, 8)}`, damageHoldCents: HOLD });
  const startOn = addDays(charterDayAt(new Date(now)), 1);
  const { from, to } = slotRange(startOn, 'afternoon');
  const place = { startOn, departsAt: from, returnsAt: to, contactEmail: `${randomUUID()}@visitors.example` };
  const { id } = await aCharter(db, yachtId, { ...place, status: 'quoted' });
  const quote = await aQuote(db, id, { heldUntil: new Date(now + HOUR_MS) });
  const link = `/api/charter-links/${await aCharterLink(db, id)}`;
  await app.postJson(`${link}/accept`, { quoteId: quote.id, name: 'Rosa Delgado' });
  const { headers } = await signInAs(app.deps, 'administrator');
  const base = `/api/admin/charters/${id}/money`;
  const press = async (path: string, body: object = {}, key: string = randomUUID()) => {
    const answer = await app.postJson(`${base}/hold${path}`, body, { ...headers, 'idempotency-key': key });
    return { status: answer.status, ...((await answer.json()) as { id?: string; code?: string }) };
  };
  const staffReads = async () =>
    (await (await app.request(base, { headers })).json()) as StaffMoneyAnswer & {
      hold: NonNullable<StaffMoneyAnswer['hold']>;
    };
  const authorize = async (card: TestCard = '4242424242424242') => {
    const { url } = (await (await app.postJson(`${link}/hold/checkout`, {})).json()) as { url: string };
    books.pay(url.split('/').at(-1) ?? '', card);
    await sweep();
  };
  const capture = async () => {
    expect((await press('/capture', { cents: HOLD, reason: 'A torn sunbed' })).status).toBe(200);
    await sweep();
  };
  const clientHold = async () =>
    ((await (await app.request(link)).json()) as { money: MoneyAnswer }).money.hold;
  return {
    id,
    link,
    base,
    headers,
    clientHold,
    get: (path: string, headers = {}) => app.request(path, { headers }),
    press,
    /** Keeps a photograph or PDF of the damage. */
    keep: (file: Buffer<ArrayBuffer>, key: string = randomUUID()) => {
      const body = new FormData();
      body.append('file', new Blob([file]), 'damage');
      return app.request(`${base}/files`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body,
      });
    },
    staffReads,
    clientReads: async () => (await clientHold())?.sentence,
    giveBack: (cents: number, method: string, key?: string) =>
      press('/returns', { cents, method, reason: 'The sunbed was mended for less' }, key),
    moveByAWeek: async () => {
      const to = { startDate: addDays(startOn, 7), duration: 'afternoon' };
      expect((await app.postJson(`/api/admin/charters/${id}/move`, to, headers)).status).toBe(200);
    },
    authorize,
    capture,
    /** The client authorizes the hold with this card, and staff capture all of it. */
    captureByCard: async (card?: TestCard) => {
      await authorize(card);
      await capture();
      expect((await staffReads()).hold).toMatchObject({ state: 'captured', leftCents: HOLD });
    },
    mails: async (cause: string) => {
      const { rows } = await db.execute<{ subject: string; text: string }>(
        sql`select subject, text from outbox where about = ${id} and cause like ${`${cause}%`} order by id`,
      );
      return rows.map(({ subject, text }) => `${subject} ${text.replaceAll(/\s+/g, ' ')}`);
    },
    ledger: async (account: string) => {
      const { rows } = await db.execute<{ cents: string }>(sql`
        select coalesce(sum(cents), 0) as cents from money_entries e
        join money_transactions t on t.id = e.transaction_id
        where t.charter_id = ${id} and account = ${account}`);
      return Number(rows[0]?.cents);
    },
  };
}

async function sweep() {
  await sweepCards(practice.deps);
  await practice.work();
}

const refundsOf = (reference: string | undefined) =>
  practice.books.kept.refunds.filter(({ metadata }) => metadata?.reference === reference);

test('a part of what a card was charged for damage goes back to it, and nobody can give back more than was kept', async () => {
  const charter = await aCharterWithHold();
  expect(await charter.giveBack(1_000, 'card')).toMatchObject({ status: 409, code: 'no-hold' });
  await charter.captureByCard();
  expect((await charter.staffReads()).hold).toMatchObject({
    can: ['give-back'],
    returnMethods: ['card', 'bank-transfer', 'zelle', 'cash', 'card-by-phone'],
  });
  expect(await charter.giveBack(HOLD + 1, 'card')).toMatchObject({ status: 409, code: 'more-than-held' });
  const { id, status } = await charter.giveBack(80_000, 'card');
  expect(status).toBe(201);
  expect((await charter.staffReads()).hold).toMatchObject({ leftCents: HOLD - 80_000, can: ['give-back'] });
  await practice.work();
  expect(refundsOf(id)).toMatchObject([{ amount: 80_000, status: 'succeeded' }]);
  await sweep();
  const { hold } = await charter.staffReads();
  expect(hold.returns).toMatchObject([
    { id, cents: 80_000, method: 'Card', state: 'succeeded', canComeBack: false, trouble: '' },
  ]);
  expect([await charter.ledger('damage-income'), await charter.ledger('cleared')]).toEqual([
    80_000 - HOLD,
    HOLD - 80_000,
  ]);
  expect(await charter.clientReads()).toBe(
    'All of it, $2,500, was kept for damage. $800 of that was given back',
  );
  const letters = await charter.mails('money-hold-given-back');
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatch(/^Money back from your damage hold/);
  expect(letters[0]).toContain('$800');
  expect(letters[0]).toContain('to your card');
  expect(letters[0]).toContain('The sunbed was mended for less');
  // What a client gets back of the damage is no refund of what they paid.
  expect(await charter.staffReads()).toMatchObject({ paidCents: 0, returnedCents: 0, refunds: [] });
  expect(await charter.giveBack(HOLD - 80_000 + 1, 'zelle')).toMatchObject({ code: 'more-than-held' });
  expect((await charter.giveBack(HOLD - 80_000, 'card')).status).toBe(201);
  expect((await charter.staffReads()).hold).toMatchObject({ leftCents: 0, can: [] });
  await sweep();
  expect(await charter.ledger('damage-income')).toBe(0);
});

test('what was kept goes back also once the charter has moved, and the hold for its new time is another', async () => {
  const charter = await aCharterWithHold();
  await charter.captureByCard();
  await charter.moveByAWeek();
  await sweep();
  const { hold } = await charter.staffReads();
  expect(hold.leftCents).toBe(HOLD);
  expect(hold.can).toContain('give-back');
  const { id, status } = await charter.giveBack(HOLD, 'card');
  expect(status).toBe(201);
  await sweep();
  expect(refundsOf(id)).toMatchObject([{ amount: HOLD, status: 'succeeded' }]);
  const after = (await charter.staffReads()).hold;
  expect(after).toMatchObject({ leftCents: 0, returns: [{ id, state: 'succeeded' }] });
  expect(after.can).not.toContain('give-back');
  expect(await charter.ledger('damage-income')).toBe(0);
});

test('two who give all of it back at once give it back once, and so does the same press sent twice', async () => {
  const charter = await aCharterWithHold();
  await charter.captureByCard();
  const key = randomUUID();
  const pressed = await Promise.all([
    charter.giveBack(HOLD, 'card', key),
    charter.giveBack(HOLD, 'card', key),
    charter.giveBack(HOLD, 'cash'),
  ]);
  const made = new Set(pressed.filter(({ status }) => status === 201).map(({ id }) => id));
  expect(made.size).toBe(1);
  await sweep();
  expect((await charter.staffReads()).hold).toMatchObject({ leftCents: 0, returns: [{ cents: HOLD }] });
  const { db } = practice.app.database;
  const more = sql`insert into money_hold_returns (id, hold_id, cents, method, reason, state, made_by, made_at, changed_at)
    select gen_random_uuid(), id, 1, 'cash', 'x', 'succeeded', 'x', now(), now() from money_holds where charter_id = ${charter.id}`;
  await expect(db.execute(more)).rejects.toMatchObject({
    cause: { constraint: 'money_hold_returns_within' },
  });
  for (const change of [
    sql`delete from money_hold_returns`,
    sql`update money_hold_returns set cents = 1`,
    sql`update money_hold_returns set state = 'wanted'`,
  ]) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { constraint: 'money_hold_returns_forward' },
    });
  }
});

test.each(['lost', 'error'] as const)('is sent to the card once, though the answer is %s', async (fault) => {
  const charter = await aCharterWithHold();
  await charter.captureByCard();
  const { id } = await charter.giveBack(1_000, 'card');
  practice.faults.push(fault);
  await practice.work().catch(() => undefined);
  await sweep();
  await sweep();
  expect(refundsOf(id)).toHaveLength(1);
  expect(await charter.ledger('damage-income')).toBe(1_000 - HOLD);
  expect(await charter.mails('money-hold-given-back')).toHaveLength(1);
});

test('waits while the card company is away, and the client is told only when it is sent', async () => {
  const charter = await aCharterWithHold();
  await charter.captureByCard();
  const { cards } = practice.deps;
  const away = { refund: () => Promise.reject(new CardsAway('away')), findRefund: async () => undefined };
  await charter.giveBack(1_000, 'card');
  if (cards) await sweepCards({ ...practice.deps, cards: { ...cards, ...away } });
  expect((await charter.staffReads()).hold.returns).toMatchObject([{ state: 'sent' }]);
  expect(await charter.mails('money-hold-given-back')).toEqual([]);
  await sweep();
  expect((await charter.staffReads()).hold.returns).toMatchObject([{ state: 'succeeded' }]);
  expect(await charter.mails('money-hold-given-back')).toHaveLength(1);
});

test('what a card did not take is kept again, the team is told why, and it can go another way', async () => {
  const charter = await aCharterWithHold();
  // The card company's test card whose refunds fail later.
  await charter.captureByCard('4000000000005126');
  await charter.giveBack(HOLD, 'card');
  await sweep();
  await sweep();
  expect((await charter.staffReads()).hold).toMatchObject({
    leftCents: HOLD,
    can: ['give-back'],
    returns: [{ state: 'failed', trouble: 'expired_or_canceled_card' }],
  });
  expect(await charter.ledger('damage-income')).toBe(-HOLD);
  expect(await charter.mails('card-refund-failed')).toHaveLength(1);
  expect(await charter.clientReads()).toBe('All of it, $2,500, was kept for damage');
  const failed = async () => {
    const { headers } = await signInAs(practice.app.deps, 'administrator');
    const answer = await practice.app.request('/api/admin/payments?list=failed', { headers });
    const { items } = (await answer.json()) as { items: { what: string; charter: { id: string } }[] };
    return items.filter(({ charter: of }) => of.id === charter.id).map(({ what }) => what);
  };
  expect(await failed()).toEqual(['Refund that came back']);
  // One that nobody ordered here would be counted as such.
  expect(await readCardTroubles(practice.deps)).toMatchObject({ failedRefunds: 1, unorderedRefunds: 0 });
  expect((await charter.giveBack(HOLD, 'bank-transfer')).status).toBe(201);
  expect(await failed()).toEqual([]);
  expect(await readCardTroubles(practice.deps)).toMatchObject({ failedRefunds: 0 });
  expect([await charter.ledger('damage-income'), await charter.ledger('bank')]).toEqual([0, -HOLD]);
});

test.each(['cash', 'terminal'])(
  'what was kept of a hold by %s goes back by hand alone, and may come back',
  async (way) => {
    const charter = await aCharterWithHold();
    const taken = { way, cents: HOLD, reference: '' };
    expect((await charter.press('', taken)).status).toBe(201);
    expect((await charter.press('/capture', { cents: 60_000, reason: 'A torn sunbed' })).status).toBe(200);
    expect((await charter.staffReads()).hold.returnMethods).not.toContain('card');
    expect(await charter.giveBack(1_000, 'card')).toMatchObject({ status: 422, code: 'invalid' });
    expect(await charter.giveBack(1_000, 'barter')).toMatchObject({ status: 422 });
    const { id } = await charter.giveBack(60_000, 'cash');
    const letters = await charter.mails('money-hold-given-back');
    expect(letters).toMatchObject([expect.stringContaining('in cash')]);
    expect([await charter.ledger('damage-income'), await charter.ledger('cleared')]).toEqual([0, 0]);
    expect((await charter.staffReads()).hold).toMatchObject({ returns: [{ canComeBack: true }], can: [] });
    const back = `/returns/${id}/came-back`;
    expect((await charter.press(back)).status).toBe(200);
    expect(await charter.press(back)).toMatchObject({ status: 409, code: 'refund-moved-on' });
    expect([await charter.ledger('damage-income'), await charter.ledger('cleared')]).toEqual([
      -60_000, 60_000,
    ]);
    expect((await charter.staffReads()).hold).toMatchObject({ leftCents: 60_000, can: ['give-back'] });
    // Another charter's, and one at the card company, are none that staff can say this of.
    const another = await aCharterWithHold();
    expect(await another.press(back)).toMatchObject({ status: 404, code: 'refund-not-found' });
    expect(await another.press('/returns/none/came-back')).toMatchObject({ code: 'refund-not-found' });
    const [exported] = await exportHolds(practice.deps, [charter.id]);
    expect(exported).toMatchObject({
      givenBack: [
        { cents: 60_000, method: 'cash', state: 'failed', reason: 'The sunbed was mended for less' },
      ],
    });
  },
);

const pdf = async (answer: Response) => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await answer.arrayBuffer());
};
const textOf = (paper: Buffer) => askPoppler('pdftotext', paper)?.replaceAll(/\s+/g, ' ');
const picturesOf = (paper: Buffer) => paper.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;

test('photographs of the damage are shown to the client once something is kept, and to the bank that disputes it', async () => {
  const charter = await aCharterWithHold();
  expect(await (await charter.keep(aPdf())).json()).toMatchObject({ code: 'no-hold' });
  await charter.authorize();
  const large = await aPhotograph({ width: 3_000, height: 2_000 });
  expect((await charter.keep(large)).status).toBe(201);
  expect((await charter.keep(await aPhotograph({ format: 'png' }))).status).toBe(201);
  expect((await charter.keep(aPdf())).status).toBe(201);
  const { files } = (await charter.staffReads()).hold;
  expect(files.map(({ contentType }) => contentType)).toEqual([
    'image/jpeg',
    'image/jpeg',
    'application/pdf',
  ]);
  const stored = await charter.get(`${charter.base}/files/${files[0]?.id}`, charter.headers);
  expect(await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).toMatchObject({ width: 1_600 });
  // Nothing was kept yet, so there is nothing to explain to the client.
  expect((await charter.get(`${charter.link}/damage`)).status).toBe(404);
  expect((await charter.clientHold())?.hasPaper).toBe(false);

  await charter.capture();
  expect((await charter.clientHold())?.hasPaper).toBe(true);
  expect(await charter.mails('money-hold-captured')).toMatchObject([
    expect.stringContaining('Photographs of the damage as a PDF'),
  ]);
  const paper = await pdf(await charter.get(`${charter.link}/damage`));
  expect(textOf(paper)).toContain('What was kept for damage');
  expect(textOf(paper)).toContain('A torn sunbed');
  expect(textOf(paper)).toContain('$2,500');
  expect([picturesOf(paper), await countPages(paper)]).toEqual([2, 3]);

  practice.books.dispute(practice.books.kept.payments.at(-1)?.id ?? '');
  await sweep();
  const [dispute] = (await charter.staffReads()).disputes;
  const pack = `${charter.base}/disputes/${dispute?.id}`;
  expect(picturesOf(await pdf(await charter.get(`${pack}/file`, charter.headers)))).toBe(2);
  const left = { covering: 'Please look.', leftOut: ['damage'] };
  const kept = await practice.app.request(pack, {
    method: 'PUT',
    headers: { ...charter.headers, 'content-type': 'application/json' },
    body: JSON.stringify(left),
  });
  expect(kept.status).toBe(200);
  expect(picturesOf(await pdf(await charter.get(`${pack}/file`, charter.headers)))).toBe(0);
});

test('there are ten files about damage and 4 MB at most, sent again there is one, and what nobody could print is refused', async () => {
  const charter = await aCharterWithHold();
  await charter.captureByCard();
  const key = randomUUID();
  const [first, again] = [await charter.keep(aPdf(), key), await charter.keep(aPdf(), key)];
  expect(await again.json()).toEqual(await first.json());
  for (let count = 1; count < 10; count += 1) expect((await charter.keep(aPdf())).status).toBe(201);
  expect(await (await charter.keep(aPdf())).json()).toMatchObject({ code: 'damage-files-full' });
  const { files } = (await charter.staffReads()).hold;
  expect(files).toHaveLength(10);
  const another = await aCharterWithHold();
  await another.captureByCard();
  const long = () => aPdf({ extra: `%${'.'.repeat(2_500_000)}` });
  expect((await another.keep(long())).status).toBe(201);
  expect(await (await another.keep(long())).json()).toMatchObject({ code: 'damage-files-full' });
  expect((await another.keep(aPdf())).status).toBe(201);
  const torn = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF');
  expect(await (await charter.keep(torn)).json()).toMatchObject({ code: 'file-damaged' });
});
