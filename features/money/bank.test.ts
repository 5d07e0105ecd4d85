import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { findCharter } from '#features/charters/repository/index.ts';
import { releaseCharters } from '#features/charters/service/leaving.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { BankLinesAnswer } from './schema/bank.ts';
import type { StaffMoneyAnswer } from './schema/index.ts';
import type { TrialBalanceAnswer } from './schema/ledger.ts';
import { forgetBankWords, forgetOfMoney, listBankWords } from './service/index.ts';
import { moneyBankLines } from './tables/index.ts';

const AT = new Date('2027-02-01T15:00:00Z');
const BANK = '/api/admin/money/bank';
const DEPOSIT = 107_000;

let now = AT;
let app: TestApp;
let ana: SignedInActor;
beforeAll(async () => {
  app = await createTestApp({ now: () => now, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  ana = await desk('charter-desk');
});
afterAll(() => app.close());

const site = () => ({ db: app.database.db, config: app.deps.config });
const desk = (role: 'charter-desk' | 'read-only' | 'content') =>
  signInAs(site(), 'administrator', { staffRoles: [role] });

/** A charter that its client has just accepted: a deposit of $1,070 is due, $2,500 in all. */
async function anAcceptedCharter(contactName = `Rosa ${word()}`) {
  const { db } = app.database;
  const yacht = await aYacht(db, { id: `bank-${randomUUID().slice(0, 8)}`, capacity: 12 });
  const contactEmail = `${randomUUID()}@visitors.example`;
  const charter = await aCharter(db, yacht.id, { status: 'quoted', contactEmail, contactName });
  const quote = await aQuote(db, charter.id, { heldUntil: new Date(AT.getTime() + 3_600_000) });
  const token = await aCharterLink(db, charter.id);
  const body = { quoteId: quote.id, name: contactName };
  expect((await app.postJson(`/api/charter-links/${token}/accept`, body)).status).toBe(200);
  return { ...charter, number: charter.id.slice(-8) };
}

/** A name that no other test here uses. */
const word = () =>
  randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(5, 'x');

const csv = (...lines: readonly (readonly [day: string, words: string, amount: string])[]) =>
  ['Date,Description,Amount', ...lines.map(([day, words, amount]) => `${day},"${words}",${amount}`)].join(
    '\n',
  );

function upload(content: string | Uint8Array<ArrayBuffer>, by: SignedInActor | undefined = ana) {
  const form = new FormData();
  form.append('file', new Blob([content]), 'statement.csv');
  return app.request(`${BANK}/files`, { method: 'POST', headers: by?.headers ?? {}, body: form });
}

async function take(content: string) {
  const answer = await upload(content);
  expect(answer.status).toBe(200);
  return answer.json();
}

type Line = BankLinesAnswer['lines'][number];

async function lines(state: 'open' | 'recorded' | 'aside' = 'open'): Promise<Line[]> {
  const found: Line[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await app.request(`${BANK}/lines?state=${state}&page=${page}`, { headers: ana.headers });
    expect(answer.status).toBe(200);
    const body: BankLinesAnswer = await answer.json();
    expect(answer.headers.get('x-total-count')).toBe(String(body.counts[state]));
    found.push(...body.lines);
    if (body.lines.length < 25) return found;
  }
}

async function lineOf(words: string, state: 'open' | 'recorded' | 'aside' = 'open'): Promise<Line> {
  const found = (await lines(state)).find((line) => line.words === words);
  if (!found) throw new Error(`No line says ${words}`);
  return found;
}

const record = (lineId: string, charterId: string, by: SignedInActor | undefined = ana) =>
  app.postJson(`${BANK}/lines/${lineId}/payment`, { charterId }, by?.headers ?? {});
const link = (lineId: string, paymentId: string, by: SignedInActor | undefined = ana) =>
  app.postJson(`${BANK}/lines/${lineId}/match`, { paymentId }, by?.headers ?? {});
const undo = (lineId: string, by: SignedInActor = ana) =>
  app.request(`${BANK}/lines/${lineId}/match`, { method: 'DELETE', headers: by.headers });
const setAside = (lineId: string, reason: string, by: SignedInActor | undefined = ana) =>
  app.postJson(`${BANK}/lines/${lineId}/aside`, { reason }, by?.headers ?? {});

async function moneyOf(charterId: string): Promise<StaffMoneyAnswer> {
  const answer = await app.request(`/api/admin/charters/${charterId}/money`, { headers: ana.headers });
  return answer.json();
}

describe('a bank’s file', () => {
  test('without headings waits until somebody has said what its columns are', async () => {
    const text = `1/27/2027,7.25,${word()}\n`;
    const send = (fields: Readonly<Record<string, string>>, file = text) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob([file]), 'statement.csv');
      return app.request(`${BANK}/files`, { method: 'POST', headers: ana.headers, body: form });
    };
    const refused = await send({});
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'bank-file-without-headings']);
    expect((await send({ columns: 'day,text,text' })).status).toBe(422);
    expect((await send({ columns: 'day,amount,nonsense' })).status).toBe(422);
    const taken = await send({ columns: 'day,amount,text', hasHeading: 'no' });
    expect(await taken.json()).toMatchObject({ taken: 1, known: 0 });
    // Without a sign or a known word, it is unknown whether the money came in or went out.
    const rows = [
      `1/27/2027,7.25,CREDIT,${word()}`,
      `1/27/2027,3.00,CREDIT,${word()}`,
      '1/27/2027,9.00,FEE,x',
    ];
    const unsaid = await send({ columns: 'day,amount,none,text', hasHeading: 'no' }, rows.join('\n'));
    expect(await unsaid.json()).toMatchObject({
      taken: 2,
      debits: 0,
      others: 0,
      unsaid: 1,
      message: expect.stringMatching(/arrived, 1 where the bank does not say which way the money went\.$/),
    });
  });

  test('is taken in once however often it comes, and its lines are proposed for whom they are', async () => {
    const byNumber = await anAcceptedCharter();
    const byName = await anAcceptedCharter(`José ${word()}`);
    const family = byName.contactName.split(' ').at(-1) ?? '';
    const file = csv(
      ['1/30/2027', `ZELLE CHARTER ${byNumber.number.toUpperCase()}`, '500.00'],
      ['1/29/2027', `WIRE JOSE ${family.toUpperCase()}`, '1,070.00'.replace(',', '')],
      ['1/28/2027', `MARINA FUEL ${family}`, '-40.00'],
      ['1/28/2027', `STRANGER ${family}`, '12.00'],
    );
    expect(await take(file)).toEqual({
      taken: 3,
      known: 0,
      debits: 1,
      others: 0,
      unsaid: 0,
      message: '3 lines of money that came in. Left out: 1 that went out, 0 without money that has arrived.',
    });
    expect(await lineOf(`ZELLE CHARTER ${byNumber.number.toUpperCase()}`)).toMatchObject({
      receivedOn: '2027-01-30',
      cents: 50_000,
      state: 'open',
      takenBy: ana.username,
      proposal: { by: 'reference', charterId: byNumber.id, openCents: 250_000, yacht: 'Tidewater' },
    });
    expect(await lineOf(`WIRE JOSE ${family.toUpperCase()}`)).toMatchObject({
      proposal: { by: 'amount-and-name', charterId: byName.id, client: byName.contactName },
    });
    expect((await lineOf(`STRANGER ${family}`)).proposal).toBeNull();

    const before = (await lines()).length;
    expect(await take(file)).toMatchObject({
      taken: 0,
      known: 3,
      message: /^Nothing new came in\. 3 lines were here/,
    });
    // The next file begins with the last line of the previous file.
    const next = csv(['1/28/2027', `STRANGER ${family}`, '12.00'], ['1/31/2027', `NEW ${family}`, '1.00']);
    expect(await take(next)).toMatchObject({ taken: 1, known: 1 });
    expect((await lines()).length).toBe(before + 1);
    const noted = await app.database.db.select().from(activity).where(eq(activity.actor, ana.username));
    expect(noted.map(({ action, details }) => [action, details])).toContainEqual([
      'took in a bank’s file',
      { lines: 3, known: 0 },
    ]);
  });

  test('loses no payment by a column that says “ID”, or by an id that comes twice', async () => {
    const [one, other] = [word(), word()];
    for (const heading of ['ID', 'Bank ID', 'Transaction ID']) {
      const said = `${one} ${heading}`;
      const table = [
        `${heading},Date,Description,Amount`,
        `7001,1/30/2027,${said},500.00`,
        `7001,1/30/2027,${other} ${heading},500.00`,
        `7001,1/31/2027,${said},500.00`,
      ].join('\n');
      expect(await take(table), heading).toMatchObject({ taken: 3, known: 0 });
      expect(await take(table), heading).toMatchObject({ taken: 0, known: 3 });
    }
    // Some banks number the lines anew each day.
    const days = ['1/28/2027', '1/29/2027'].map(
      (day) => `FITID,Date,Description,Amount\n1,${day},${one},5.00`,
    );
    for (const day of days) expect(await take(day)).toMatchObject({ taken: 1, known: 0 });
  });

  test('counts a credit below 0 and an ACH debit as money that went out', async () => {
    const said = word();
    const credits = `Date,Description,Credit\n1/30/2027,${said},(25.00)\n1/30/2027,${said},30.00`;
    expect(await take(credits)).toMatchObject({ taken: 1, debits: 1, others: 0 });
    const typed = `Date,Description,Type,Amount\n1/30/2027,${said},ACH_DEBIT,25.00`;
    expect(await take(typed)).toMatchObject({ taken: 0, debits: 1, others: 0 });
  });

  test('with a fault is refused with its place, and nothing of it is kept', async () => {
    const before = await app.database.db.$count(moneyBankLines);
    const bad = await upload(csv(['1/30/2027', 'Good', '5.00'], ['1/31/2027', 'Bad', '5,00']));
    expect(bad.status).toBe(422);
    expect(await bad.json()).toMatchObject({
      code: 'bank-file-unreadable',
      issues: [
        {
          path: 'file',
          message:
            'Line 3, column 4: more values than headings. A value with a comma in it needs quotation marks.',
        },
      ],
    });
    const tomorrow = await upload(csv(['2/2/2027', 'Early', '5.00']));
    expect((await tomorrow.json()).issues[0].message).toBe(
      'Line 2, column 1: “2/2/2027” is still to come (Date).',
    );
    const large = await upload('x'.repeat(2 * 1024 * 1024 + 1));
    expect([large.status, (await large.json()).code]).toEqual([413, 'bank-file-too-large']);
    const json = await app.postJson(`${BANK}/files`, { file: 'x' }, ana.headers);
    expect(json.status).toBe(415);
    const none = await app.request(`${BANK}/files`, {
      method: 'POST',
      headers: ana.headers,
      body: (() => {
        const form = new FormData();
        form.append('other', 'x');
        return form;
      })(),
    });
    expect([none.status, (await none.json()).code]).toEqual([422, 'file-missing']);
    expect(await app.database.db.$count(moneyBankLines)).toBe(before);
  });

  test('is for those who may record payments; others of the charters may look', async () => {
    const [reader, writer, client] = [
      await desk('read-only'),
      await desk('content'),
      await signInAs(site(), 'client'),
    ];
    const file = csv(['1/30/2027', `AUDIENCE ${word()}`, '5.00']);
    await take(file);
    const [{ id } = { id: '' }] = await lines();
    const charter = await anAcceptedCharter();
    for (const by of [reader, writer, client]) {
      expect((await upload(file, by)).status).toBe(403);
      expect((await record(id, charter.id, by)).status).toBe(403);
      expect((await setAside(id, 'x', by)).status).toBe(403);
    }
    for (const path of ['/lines', '/payers?q=tide']) {
      const statusFor = async (by?: SignedInActor) =>
        (await app.request(BANK + path, { headers: by?.headers ?? {} })).status;
      expect(await statusFor(reader), path).toBe(200);
      for (const by of [writer, client]) expect(await statusFor(by), path).toBe(403);
      expect(await statusFor(), path).toBe(401);
    }
    expect((await app.request(`${BANK}/files`, { method: 'POST' })).status).toBe(401);
    expect((await app.postJson(`${BANK}/lines/${id}/payment`, { charterId: charter.id })).status).toBe(401);
  });
});

describe('a line of the bank', () => {
  /** A line of $1,070 that names its charter. */
  async function aLine(amount = '1070.00') {
    const charter = await anAcceptedCharter();
    const words = `ZELLE FROM ROSA CHARTER ${charter.number} ${word()}`;
    await take(csv(['1/30/2027', words, amount]));
    return { charter, ...(await lineOf(words)) };
  }

  test('becomes a payment with one press, by the rules of any other', async () => {
    const { id, charter, words } = await aLine();
    const answer = await record(id, charter.id);
    expect(answer.status).toBe(201);
    const kept = await answer.json();
    expect(kept).toMatchObject({ message: `The payment is recorded as receipt ${kept.receiptNumber}.` });
    const money = await moneyOf(charter.id);
    expect(money).toMatchObject({ paidCents: DEPOSIT, openCents: 250_000 - DEPOSIT });
    expect(money.payments).toMatchObject([
      { cents: DEPOSIT, method: 'Zelle', receivedOn: '2027-01-30', reference: 'Bank statement' },
    ]);
    expect(await lineOf(words, 'recorded')).toMatchObject({
      state: 'recorded',
      proposal: null,
      recorded: { receiptNumber: kept.receiptNumber, payer: { charterId: charter.id } },
    });
    const { rows } = await app.database.db.execute(
      sql`select 1 from outbox where recipient = ${charter.contactEmail} and subject like 'Payment received%'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('becomes one payment, however many press at once, and whatever is written past the house', async () => {
    const { id, charter } = await aLine();
    const answers = await Promise.all([1, 2, 3, 4].map(() => record(id, charter.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await moneyOf(charter.id)).payments).toHaveLength(1);
    const again = await record(id, charter.id);
    expect((await again.json()).code).toBe('bank-line-recorded');
    expect((await setAside(id, 'Too late')).status).toBe(409);

    const { db } = app.database;
    const pay = { cents: DEPOSIT, method: 'zelle', receivedOn: '2027-01-30', reference: '' };
    const by = await app.postJson(`/api/admin/charters/${charter.id}/money/payments`, pay, ana.headers);
    const { id: paymentId } = await by.json();
    const match = sql`insert into money_bank_matches values (${paymentId}, ${id}, 'x', now())`;
    await expect(db.execute(match)).rejects.toMatchObject({
      cause: { constraint: 'money_bank_matches_once' },
    });
    const other = await aLine('12.00');
    const unlike = sql`insert into money_bank_matches values (${paymentId}, ${other.id}, 'x', now())`;
    await expect(db.execute(unlike)).rejects.toMatchObject({
      cause: { constraint: 'money_bank_matches_once' },
    });
  });

  test('whose payment is reversed is there again, to be recorded for whom it is', async () => {
    const { id, charter, words } = await aLine();
    const right = await anAcceptedCharter();
    const { id: paymentId } = await (await record(id, charter.id)).json();
    const reversal = `/api/admin/charters/${charter.id}/money/payments/${paymentId}/reversal`;
    const ben = await desk('charter-desk');
    expect((await app.postJson(reversal, { reason: 'Another client’s' }, ben.headers)).status).toBe(200);
    expect((await lineOf(words)).state).toBe('open');
    expect((await record(id, right.id)).status).toBe(201);
    expect((await record(id, right.id)).status).toBe(409);
    expect((await moneyOf(right.id)).paidCents).toBe(DEPOSIT);
    expect((await moneyOf(charter.id)).paidCents).toBe(0);
  });

  describe('whose payment a colleague has recorded by hand', () => {
    async function byHand(receivedOn: string, reference = 'Seen in the app') {
      const line = await aLine();
      const pay = { cents: DEPOSIT, method: 'bank-transfer', receivedOn, reference };
      const payments = `/api/admin/charters/${line.charter.id}/money/payments`;
      const typed = await (await app.postJson(payments, pay, ana.headers)).json();
      return { ...line, paymentId: String(typed.id), receiptNumber: Number(typed.receiptNumber) };
    }

    test('says so, and is found to be that receipt without being recorded again', async () => {
      const { id, words, charter, paymentId, receiptNumber } = await byHand('2027-01-25');
      expect((await lineOf(words)).proposal).toMatchObject({
        charterId: charter.id,
        recordedAs: { paymentId, receiptNumber, receivedOn: '2027-01-25' },
      });
      const refused = await record(id, charter.id);
      expect([refused.status, (await refused.json()).code]).toEqual([409, 'payment-recorded']);
      expect(await (await link(id, paymentId)).json()).toEqual({
        message: `The line belongs to receipt ${receiptNumber}.`,
      });
      expect(await lineOf(words, 'recorded')).toMatchObject({ recorded: { receiptNumber } });
      expect((await moneyOf(charter.id)).paidCents).toBe(DEPOSIT);
      expect((await link(id, paymentId)).status).toBe(409);
    });

    test('is taken from the wrong line again, and found to be the right one', async () => {
      const { id, words, charter, paymentId, receiptNumber } = await byHand('2027-01-30');
      const twin = `ZELLE FROM TWIN ${word()}`;
      await take(csv(['1/30/2027', twin, '1070.00']));
      const { id: twinId } = await lineOf(twin);
      expect((await undo(id)).status).toBe(404);
      expect((await link(id, paymentId)).status).toBe(200);
      expect(await lineOf(words, 'recorded')).toMatchObject({ recorded: { receiptNumber, isByHand: true } });
      expect((await undo(id, await desk('read-only'))).status).toBe(403);
      expect(await (await undo(id)).json()).toEqual({
        message: 'The line can be recorded anew. The receipt stays.',
      });
      expect((await undo(id)).status).toBe(404);
      expect(await lineOf(words)).toMatchObject({ recorded: null, proposal: { recordedAs: { paymentId } } });
      expect((await link(twinId, paymentId)).status).toBe(200);
      expect(await lineOf(twin, 'recorded')).toMatchObject({ recorded: { receiptNumber } });
      const both = sql`insert into money_bank_matches values (${paymentId}, ${id}, 'x', now())`;
      await expect(app.database.db.execute(both)).rejects.toMatchObject({
        cause: { constraint: 'money_bank_matches_once' },
      });
      expect((await record(id, charter.id)).status).toBe(201);
      expect(await lineOf(words, 'recorded')).toMatchObject({ recorded: { isByHand: false } });
      // What was recorded from its line is reversed, not taken from it: its money would be of no line.
      expect((await undo(id)).status).toBe(404);
      expect((await moneyOf(charter.id)).paidCents).toBe(2 * DEPOSIT);
    });

    test('is taken from its line also where they typed what a payment recorded from its line says', async () => {
      const { id, words, paymentId } = await byHand('2027-01-30', 'Bank statement');
      now = new Date(AT.getTime() + 10_000);
      expect((await link(id, paymentId)).status).toBe(200);
      now = AT;
      expect(await lineOf(words, 'recorded')).toMatchObject({ recorded: { isByHand: true } });
      expect((await undo(id)).status).toBe(200);
    });

    test('is recorded beside it once a colleague says that it is another', async () => {
      const { id, charter } = await byHand('2027-01-31');
      const another = { charterId: charter.id, isAnother: true };
      expect((await app.postJson(`${BANK}/lines/${id}/payment`, another, ana.headers)).status).toBe(201);
      expect((await moneyOf(charter.id)).paidCents).toBe(2 * DEPOSIT);
    });

    test('too long before is another payment, as is one of another line, amount or charter', async () => {
      const { id, words, charter, paymentId } = await byHand('2027-01-19');
      expect((await lineOf(words)).proposal?.recordedAs).toBeNull();
      for (const other of [paymentId, randomUUID(), 'none'])
        expect((await link(id, other)).status, other).toBe(404);
      expect((await record(id, charter.id)).status).toBe(201);
      const twice = await byHand('2027-01-30');
      expect((await link(twice.id, twice.paymentId)).status).toBe(200);
      const next = await aLine();
      expect((await link(next.id, twice.paymentId)).status).toBe(404);
      expect((await link(next.id, twice.paymentId, await desk('read-only'))).status).toBe(403);
    });
  });

  test('is set aside with a reason, and can be recorded after all', async () => {
    const { id, charter, words } = await aLine();
    const without = await setAside(id, ' ');
    expect([without.status, (await without.json()).issues]).toEqual([
      422,
      [{ path: 'reason', message: 'Please say why.' }],
    ]);
    expect(await (await setAside(id, 'Counted as cash')).json()).toEqual({
      message: 'The line is set aside.',
    });
    expect((await setAside(id, 'Once more')).status).toBe(200);
    expect(await lineOf(words, 'aside')).toMatchObject({
      state: 'aside',
      aside: { reason: 'Counted as cash', by: ana.username },
    });
    expect((await lines()).map((line) => line.id)).not.toContain(id);
    expect((await record(id, charter.id)).status).toBe(201);
    expect((await lineOf(words, 'recorded')).state).toBe('recorded');
  });

  test('that is not there, or whose charter is not, is refused, and stays', async () => {
    const { id, charter } = await aLine();
    for (const none of [randomUUID(), 'nothing']) {
      expect((await record(none, charter.id)).status, none).toBe(404);
      expect((await setAside(none, 'x')).status, none).toBe(404);
      const answer = await record(id, none);
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'charter-not-found']);
    }
    expect((await record(id, charter.id)).status).toBe(201);
  });

  test('finds its charter by hand, with what is open of it', async () => {
    const { charter } = await aLine();
    const search = async (q: string) =>
      (await app.request(`${BANK}/payers?q=${encodeURIComponent(q)}`, { headers: ana.headers })).json();
    for (const q of [charter.number, charter.contactName])
      expect(await search(q)).toEqual([
        {
          charterId: charter.id,
          number: charter.number,
          client: charter.contactName,
          yacht: 'Tidewater',
          startDate: '2027-03-06',
          openCents: 250_000,
        },
      ]);
    expect(await search('nobody at all')).toEqual([]);
    expect((await search('Tidewater')).length).toBe(8);
  });

  test('with the day and amount of another says so: two kinds of file may bring the same', async () => {
    const { id, words } = await aLine('77.77');
    expect((await lineOf(words)).hasDouble).toBe(false);
    const ofx = `<OFX><ACCTID>9<STMTTRN><DTPOSTED>20270130<TRNAMT>77.77<FITID>${id}<NAME>TWIN ${id}</STMTTRN></OFX>`;
    expect(await take(ofx)).toMatchObject({ taken: 1 });
    expect(await take(ofx)).toMatchObject({ taken: 0, known: 1 });
    expect((await lineOf(words)).hasDouble).toBe(true);
    expect((await lineOf(`TWIN ${id}`)).hasDouble).toBe(true);
  });
});

describe('a payout of the card company', () => {
  const payout = (lineId: string, feeCents?: number, by: SignedInActor | undefined = ana) =>
    app.postJson(`${BANK}/lines/${lineId}/payout`, { feeCents }, by?.headers ?? {});
  const undo = (lineId: string) =>
    app.request(`${BANK}/lines/${lineId}/payout`, { method: 'DELETE', headers: ana.headers });

  async function balances() {
    const answer = await app.request('/api/admin/money/trial-balance', { headers: ana.headers });
    const lines: TrialBalanceAnswer = await answer.json();
    const of = (name: string) => lines.find(({ account }) => account === name)?.balanceCents ?? 0;
    return { bank: of('bank'), cleared: of('cleared'), fees: of('fees') };
  }

  async function aPaidOutLine() {
    const said = `STRIPE TRANSFER ${word()}`;
    await take(csv(['1/30/2027', said, '970.00']));
    return lineOf(said);
  }

  test('moves what was cleared to the bank, less the fee, and can be undone and done again', async () => {
    const { id, words } = await aPaidOutLine();
    const before = await balances();
    expect(await (await payout(id, 3_000)).json()).toEqual({ message: 'The payout is recorded.' });
    expect(await balances()).toEqual({
      bank: before.bank + 97_000,
      cleared: before.cleared - 100_000,
      fees: before.fees + 3_000,
    });
    expect(await lineOf(words, 'recorded')).toMatchObject({
      recorded: null,
      payout: { feeCents: 3_000, by: ana.username },
    });
    const charter = await anAcceptedCharter();
    for (const answer of [await payout(id, 0), await record(id, charter.id), await setAside(id, 'Late')])
      expect([answer.status, (await answer.json()).code]).toEqual([409, 'bank-line-recorded']);
    expect((await undo(id)).status).toBe(200);
    expect(await balances()).toEqual(before);
    expect(await lineOf(words)).toMatchObject({ state: 'open', payout: null });
    expect((await undo(id)).status).toBe(404);
    expect((await payout(id)).status).toBe(200);
    expect(await balances()).toEqual({
      ...before,
      bank: before.bank + 97_000,
      cleared: before.cleared - 97_000,
    });
  });

  test('is one line once, also when the database is asked past the service', async () => {
    const { id } = await aPaidOutLine();
    const charter = await anAcceptedCharter();
    const { id: paymentId } = await (await record(id, charter.id)).json();
    expect((await payout(id, 0)).status).toBe(409);
    const { db } = app.database;
    const made = sql`insert into money_bank_payouts
      select id, ${id}, 0 from money_transactions where cause = ${`payment:${paymentId}`}`;
    await expect(db.execute(made)).rejects.toMatchObject({ cause: { constraint: 'money_bank_lines_once' } });
    await expect(db.execute(sql`delete from money_bank_payouts`)).rejects.toMatchObject({
      cause: { code: '23001' },
    });
  });

  test('of a line that is not there, or with a fee below 0, is refused', async () => {
    const { id } = await aPaidOutLine();
    expect((await payout(randomUUID(), 0)).status).toBe(404);
    expect((await payout(id, -1)).status).toBe(422);
    expect((await payout(id, 0, await desk('read-only'))).status).toBe(403);
  });
});

describe('what the bank wrote', () => {
  const wordsOf = async (lineId: string) =>
    (await app.database.db.select().from(moneyBankLines).where(eq(moneyBankLines.id, lineId)))[0]?.words;

  test('is forgotten with the charter that the money was for; the money stays', async () => {
    const { db } = app.database;
    const charter = await anAcceptedCharter();
    const said = `ROSA CHARTER ${charter.number}`;
    await take(csv(['1/30/2027', said, '1070.00']));
    const { id } = await lineOf(said);
    await record(id, charter.id);
    await db.execute(sql`update charter_requests set status = 'completed' where id = ${charter.id}`);
    const found = await findCharter(db, charter.id);
    if (!found) throw new Error('no charter');
    expect((await releaseCharters(app.deps, [found], 'Asked for it')).ok).toBe(true);
    expect(await wordsOf(id)).toBe('');
    expect((await moneyOf(charter.id)).paidCents).toBe(DEPOSIT);
    // A line whose text was deleted is still recognized when it comes again.
    expect(await take(csv(['1/30/2027', said, '1070.00']))).toMatchObject({ taken: 0, known: 1 });
  });

  /** A line that was recorded for Bob by mistake, and then reversed. */
  async function aMistake() {
    const [bob, rosa] = [await anAcceptedCharter(), await anAcceptedCharter()];
    const said = `ROSA CHARTER ${rosa.number}`;
    await take(csv(['1/30/2027', said, '1070.00']));
    const { id } = await lineOf(said);
    const { id: paymentId } = await (await record(id, bob.id)).json();
    const ben = await desk('charter-desk');
    const reversal = `/api/admin/charters/${bob.id}/money/payments/${paymentId}/reversal`;
    expect((await app.postJson(reversal, { reason: 'Rosa’s' }, ben.headers)).status).toBe(200);
    return { id, said, bob: bob.id, rosa: rosa.id };
  }

  test('is shown to and forgotten with the client whose money it was, and no other', async () => {
    const { db } = app.database;
    const { id, said, bob, rosa } = await aMistake();
    const exported = async (charterId: string) => (await listBankWords(app.deps, [charterId])).length;
    expect(await exported(bob)).toBe(0);
    expect((await record(id, rosa)).status).toBe(201);
    expect([await exported(bob), await exported(rosa)]).toEqual([0, 1]);
    await db.transaction((tx) => forgetOfMoney({ ...app.deps, db: tx }, [bob]));
    expect(await wordsOf(id)).toBe(said);
    await db.transaction((tx) => forgetOfMoney({ ...app.deps, db: tx }, [rosa]));
    expect(await wordsOf(id)).toBe('');
  });

  test('is forgotten too where it was recorded for nobody else', async () => {
    const { id, bob } = await aMistake();
    await app.database.db.transaction((tx) => forgetOfMoney({ ...app.deps, db: tx }, [bob]));
    expect(await wordsOf(id)).toBe('');
  });

  test('is not of a client from whom the line was taken again', async () => {
    const { db } = app.database;
    const [bob, rosa] = [await anAcceptedCharter(), await anAcceptedCharter()];
    const said = `ROSA CHARTER ${rosa.number}`;
    await take(csv(['1/30/2027', said, '1070.00']));
    const { id } = await lineOf(said);
    const pay = { cents: DEPOSIT, method: 'bank-transfer', receivedOn: '2027-01-30', reference: 'Seen' };
    const typed = await app.postJson(`/api/admin/charters/${bob.id}/money/payments`, pay, ana.headers);
    expect((await link(id, (await typed.json()).id)).status).toBe(200);
    expect((await undo(id)).status).toBe(200);
    await db.transaction((tx) => forgetOfMoney({ ...app.deps, db: tx }, [bob.id]));
    expect(await wordsOf(id)).toBe(said);

    const { id: paymentId } = await (await record(id, rosa.id)).json();
    const reversal = `/api/admin/charters/${rosa.id}/money/payments/${paymentId}/reversal`;
    const ben = await desk('charter-desk');
    expect((await app.postJson(reversal, { reason: 'Sent back' }, ben.headers)).status).toBe(200);
    await db.transaction((tx) => forgetOfMoney({ ...app.deps, db: tx }, [rosa.id]));
    expect(await wordsOf(id)).toBe('');
  });

  test('is forgotten in time; nothing else of a line changes, and none goes', async () => {
    const { db } = app.database;
    const said = `OLD ${word()}`;
    await take(csv(['1/30/2027', said, '3.00']));
    const { id } = await lineOf(said);
    await forgetBankWords(app.deps);
    expect(await wordsOf(id)).toBe(said);
    for (const statement of [
      sql`update money_bank_lines set cents = 4 where id = ${id}`,
      sql`update money_bank_lines set words = 'other' where id = ${id}`,
      sql`delete from money_bank_lines where id = ${id}`,
      sql`truncate money_bank_lines cascade`,
      sql`delete from money_bank_asides`,
      sql`update money_bank_matches set matched_by = 'x'`,
      sql`delete from money_bank_match_undos`,
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
    const years = new Date(AT.getTime() + 3 * 366 * 86_400_000);
    expect(await forgetBankWords({ ...app.deps, now: () => years })).toBeGreaterThan(0);
    expect(await wordsOf(id)).toBe('');
  });
});
