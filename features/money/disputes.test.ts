import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { SEALED_FILES } from '#features/documents/service/sealed.ts';
import type { PaymentsAnswer } from '#features/reporting/schema.ts';
import type { TestCard } from '#platform/payments/practice/cards.ts';
import { type CardProvider, CardsAway } from '#platform/payments/provider.ts';
import { addDataKey, openKeyRing } from '#platform/storage/keys.ts';
import { isKeyInUse, reseal } from '#platform/storage/reseal.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createPractice, type Practice, pageOf } from '#tests/support/practice.ts';
import { findDisputesDue, findOpenMoney } from './repository/index.ts';
import type { DisputeAnswerView } from './schema/disputes.ts';
import type { StaffMoneyAnswer } from './schema/index.ts';
import {
  forgetOfMoney,
  readCardTroubles,
  readOpenCents,
  submitDisputeAnswer,
  sweepCards,
} from './service/index.ts';
import { SEALED_ANSWERS } from './service/sealed.ts';

let practice: Practice;
let cookie: string;
const START = Date.now();
let hours = 0;
beforeAll(async () => {
  practice = await createPractice({ now: () => new Date(START + hours * 3_600_000) });
  cookie = await aColleague();
});
beforeEach(() => {
  practice.events.length = 0;
  practice.faults.length = 0;
});
afterAll(() => practice.close());

/** The cookie of a staff member whose session outlasts the days that pass in these tests. */
async function aColleague(role: 'charter-desk' | 'read-only' = 'charter-desk') {
  const fields = { staffRoles: [role] };
  const session = { expiresAt: new Date(START + 60 * 86_400_000) };
  const { headers } = await signInAs(practice.app.deps, 'administrator', fields, session);
  return headers.cookie ?? '';
}

/** A charter whose deposit was paid by card. */
async function aPaidCharter(card: TestCard) {
  const { app, books } = practice;
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: `dispute-${randomUUID().slice(0, 8)}` });
  const startOn = addDays(charterDayAt(app.deps.now()), 42);
  const { from, to } = slotRange(startOn, 'afternoon');
  const place = { startOn, departsAt: from, returnsAt: to, contactEmail: `${randomUUID()}@visitors.example` };
  const charter = await aCharter(db, yachtId, { ...place, status: 'quoted' });
  const heldUntil = new Date(app.deps.now().getTime() + 86_400_000);
  const quote = await aQuote(db, charter.id, { heldUntil });
  const token = await aCharterLink(db, charter.id);
  const accepted = await app.postJson(`/api/charter-links/${token}/accept`, {
    quoteId: quote.id,
    name: 'Rosa Delgado',
  });
  expect(accepted.status).toBe(200);
  books.pay(await pageOf(app, token), card);
  await sweepCards(practice.deps);
  return { charter: { ...charter, token } };
}

/** A charter whose deposit was paid by card, and whose client's bank disputes the payment. */
async function aDisputedCharter(card: TestCard = '4000000000000259') {
  const { charter } = await aPaidCharter(card);
  const dispute = practice.books.kept.disputes.at(-1);
  if (!dispute) throw new Error('Nothing is disputed');
  const base = `/api/admin/charters/${charter.id}/money/disputes/${dispute.id}`;
  return { charter, dispute, base };
}

const call = (path: string, method: string, body?: unknown, as = cookie) =>
  practice.app.request(path, {
    method,
    headers: { cookie: as, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const open = async (base: string) => (await (await call(base, 'GET')).json()) as DisputeAnswerView;
const press = async (path: string) => {
  const answer = await call(path, 'POST');
  return { status: answer.status, ...((await answer.json()) as { state?: string; message?: string }) };
};
const logged = async (action: string) => {
  const { rows } = await practice.app.database.db.execute<{ n: string }>(
    sql`select count(*) as n from activity where action like ${`${action}%`}`,
  );
  return Number(rows[0]?.n);
};

describe('the answer to a dispute', () => {
  test('is put together of what was shown and agreed to, paid and written, and reading it is logged', async () => {
    const { base, charter } = await aDisputedCharter();
    const before = await logged('opened the answer to a dispute');
    const added = { label: 'Jet Ski', cents: 50_000, sort: 'extra' };
    expect((await call(`/api/admin/charters/${charter.id}/money/additions`, 'POST', added)).status).toBe(201);
    const view = await open(base);
    expect(await logged('opened the answer to a dispute')).toBe(before + 1);
    expect(view).toMatchObject({
      state: 'open',
      isAnswered: false,
      canStage: true,
      canSubmit: false,
      answers: [],
    });
    expect(view.covering).toContain('Rosa Delgado agreed to them by typing that name');
    const said = (key: string) => JSON.stringify(view.pieces.find((piece) => piece.key === key));
    expect(said('quote')).toContain('Total');
    expect(said('quote')).toContain('Added later: Jet Ski');
    expect(view.covering).toMatch(/added to the price afterwards: Jet Ski \(\$535, /);
    expect(said('acceptance')).toContain('Rosa Delgado');
    expect(said('cancellation')).toMatch(/cancel/i);
    expect(said('receipts')).toContain('This is the disputed payment.');
    expect(said('calendar')).toContain(charter.yachtName);
    // The mails carry links of their own that nobody opened.
    expect(view.pieces.find(({ key }) => key === 'access')?.rows).toEqual([
      { name: 'A link that only the client was given', value: expect.stringContaining('Last used') },
    ]);
    expect(view.pieces.find(({ key }) => key === 'agreement')?.isThere).toBe(false);
    const paper = await call(`${base}/file`, 'GET');
    expect(paper.status).toBe(200);
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('is staged and then handed in by a press of its own: once, as it was staged', async () => {
    const { base, dispute } = await aDisputedCharter();
    expect(await press(`${base}/submitted`)).toMatchObject({ status: 409 });
    const covering = 'The charter took place.\n\nPlease let the payment stand.';
    expect((await call(base, 'PUT', { covering, leftOut: ['access'] })).status).toBe(200);
    expect(await press(`${base}/staged`)).toMatchObject({ status: 200, state: 'done' });
    expect(dispute.evidence_details).toMatchObject({ has_evidence: true, submission_count: 0 });
    expect(dispute.evidence).toMatchObject({
      uncategorized_text: covering,
      customer_name: expect.any(String),
    });
    expect(dispute.evidence?.access_activity_log ?? '').toBe('');
    expect(practice.books.kept.files.at(-1)).toMatchObject({
      id: dispute.evidence?.uncategorized_file,
      type: 'pdf',
    });
    expect(await open(base)).toMatchObject({ canSubmit: true, leftOut: ['access'] });
    // An answer that changes after it was staged must be staged again.
    hours += 1;
    await call(base, 'PUT', { covering: 'In other words.', leftOut: [] });
    expect(await press(`${base}/submitted`)).toMatchObject({ status: 409 });
    hours += 1;
    expect(await press(`${base}/staged`)).toMatchObject({ state: 'done' });
    const both = await Promise.all([press(`${base}/submitted`), press(`${base}/submitted`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(dispute.evidence_details.submission_count).toBe(1);
    expect(dispute.evidence).toMatchObject({ uncategorized_text: 'In other words.' });
    expect(await open(base)).toMatchObject({ isAnswered: true, canStage: false, canSubmit: false });
    expect(await press(`${base}/staged`)).toMatchObject({ status: 409 });
    expect((await call(base, 'PUT', { covering: 'Too late.', leftOut: [] })).status).toBe(409);
  });

  test('is kept only over the draft that a colleague has seen', async () => {
    const { base } = await aDisputedCharter();
    const first = await call(base, 'PUT', { covering: 'Mine.', leftOut: [], edited: null });
    const { edited } = (await first.json()) as { edited: string };
    expect((await open(base)).edited?.at).toBe(edited);
    const late = await call(base, 'PUT', { covering: 'Unseen.', leftOut: [], edited: null });
    expect([late.status, (await late.json()) as object]).toEqual([
      409,
      expect.objectContaining({ code: 'changed-meanwhile' }),
    ]);
    expect((await open(base)).covering).toBe('Mine.');
    hours += 1;
    expect((await call(base, 'PUT', { covering: 'Seen.', leftOut: [], edited })).status).toBe(200);
    expect((await open(base)).covering).toBe('Seen.');
  });

  test('that was staged is handed in after the key that sealed it has been replaced and is gone', async () => {
    const { base, dispute } = await aDisputedCharter();
    expect(await press(`${base}/staged`)).toMatchObject({ state: 'done' });
    const { deps } = practice.app;
    const keys = openKeyRing(deps.config);
    const former = keys.current().id;
    const inDays = (days: number) => new Date(START + days * 86_400_000);
    await addDataKey(deps.config.dataDir, inDays(0), async () => true);
    expect(await isKeyInUse(deps.db, former)).toBe(true);
    expect(await reseal(deps, [...SEALED_ANSWERS, ...SEALED_FILES])).toBeGreaterThan(1);
    expect(await isKeyInUse(deps.db, former)).toBe(false);
    await addDataKey(deps.config.dataDir, inDays(2), (keyId) => isKeyInUse(deps.db, keyId));
    expect(keys.find(former)).toBeUndefined();
    expect(await press(`${base}/submitted`)).toMatchObject({ state: 'done' });
    expect(dispute.evidence_details.submission_count).toBe(1);
  });

  test('of a bank that had only asked is handed in anew once it takes the money', async () => {
    const { base, dispute } = await aDisputedCharter('4000000000001976');
    expect(await press(`${base}/staged`)).toMatchObject({ state: 'done' });
    expect(await press(`${base}/submitted`)).toMatchObject({ state: 'done' });
    expect(await open(base)).toMatchObject({ isAnswered: true });
    const read = async () => Buffer.from(await (await call(`${base}/file`, 'GET')).arrayBuffer());
    expect(await read()).toEqual(await read());
    practice.books.escalate(dispute.id);
    await sweepCards(practice.deps);
    expect(await open(base)).toMatchObject({ isAnswered: false, canStage: true, canSubmit: false });
    hours += 1;
    expect(await press(`${base}/staged`)).toMatchObject({ state: 'done' });
    expect(await press(`${base}/submitted`)).toMatchObject({ state: 'done' });
    expect(dispute.evidence_details.submission_count).toBe(2);
    expect(await open(base)).toMatchObject({ isAnswered: true, canStage: false });
  });

  test.each(['lost', 'not sent'] as const)(
    'of a bank that had only asked, %s on its way, is not handed in by itself once it takes the money',
    async (what) => {
      const { base, dispute, charter } = await aDisputedCharter('4000000000001976');
      expect(await press(`${base}/staged`)).toMatchObject({ state: 'done' });
      const { deps } = practice;
      const { cards } = deps;
      if (!cards) throw new Error('No cards are taken');
      const answerDispute: CardProvider['answerDispute'] = async (answer) => {
        if (what === 'lost') await cards.answerDispute(answer);
        throw new CardsAway('away');
      };
      const away = { ...deps, cards: { ...cards, answerDispute } };
      const kept = await submitDisputeAnswer(away, charter.id, dispute.id, { name: 'ana' });
      expect(kept).toMatchObject({ value: { state: 'wanted' } });
      hours += 1;
      practice.books.escalate(dispute.id);
      await sweepCards(deps);
      await sweepCards(deps);
      expect(dispute.evidence_details.submission_count).toBe(what === 'lost' ? 1 : 0);
      const answers = [{ kind: 'staged' }, { kind: 'submitted', state: what === 'lost' ? 'done' : 'failed' }];
      expect(await open(base)).toMatchObject({ isAnswered: false, canStage: true, answers });
    },
  );

  test.each(['lost', 'error'] as const)(
    'an answer of the provider that is %s hands nothing in twice',
    async (fault) => {
      const { base, dispute } = await aDisputedCharter();
      // After a broken connection the answer may be asked for again at once. After an error of the card
      // company, only the sweep does.
      const soFar = fault === 'error' ? 'wanted' : expect.stringMatching(/wanted|done/);
      practice.faults.push(fault);
      expect(await press(`${base}/staged`)).toMatchObject({ state: soFar });
      if (fault === 'error') expect(await press(`${base}/staged`)).toMatchObject({ status: 409 });
      practice.faults.push('none', fault);
      await sweepCards(practice.deps);
      await sweepCards(practice.deps);
      practice.faults.length = 0;
      expect((await open(base)).answers).toMatchObject([{ kind: 'staged', state: 'done' }]);
      practice.faults.push(fault);
      expect(await press(`${base}/submitted`)).toMatchObject({ state: soFar });
      await sweepCards(practice.deps);
      expect(dispute.evidence_details.submission_count).toBe(1);
      expect((await open(base)).answers).toMatchObject([
        { state: 'done' },
        { kind: 'submitted', state: 'done' },
      ]);
    },
  );

  test('one that was handed in on the provider’s own pages is known here as answered', async () => {
    const { base, dispute } = await aDisputedCharter();
    practice.books.answerDispute(dispute.id, { uncategorized_text: 'By hand.' }, true);
    await sweepCards(practice.deps);
    expect(await open(base)).toMatchObject({ isAnswered: true, canStage: false });
  });

  test('is loud from 72 hours before its day on, until it is handed in', async () => {
    const { base, dispute, charter } = await aDisputedCharter();
    const money = async () =>
      (await (await call(`/api/admin/charters/${charter.id}/money`, 'GET')).json()) as StaffMoneyAnswer;
    expect((await money()).disputes).toMatchObject([{ isNear: false, isAnswered: false }]);
    const nearBefore = (await readCardTroubles(practice.deps))?.nearAnswers ?? 0;
    hours += 7 * 24;
    await sweepCards(practice.deps);
    await sweepCards(practice.deps);
    expect((await money()).disputes).toMatchObject([{ isNear: true }]);
    expect((await readCardTroubles(practice.deps))?.nearAnswers).toBeGreaterThan(nearBefore);
    const { rows } = await practice.app.database.db.execute<{ subject: string }>(
      sql`select subject from outbox where cause = ${`dispute-due:${dispute.id}:open`}`,
    );
    expect(rows).toMatchObject([{ subject: expect.stringContaining('Dispute to be answered') }]);
    await press(`${base}/staged`);
    await press(`${base}/submitted`);
    expect((await money()).disputes).toMatchObject([{ isNear: false, isAnswered: true }]);
  });

  test('is told of as due though telling of another fails', async () => {
    const { db } = practice.app.database;
    const both = [(await aDisputedCharter()).dispute.id, (await aDisputedCharter()).dispute.id];
    hours += 7 * 24;
    const due = await findDisputesDue(db, new Date(practice.deps.now().getTime() + 72 * 3_600_000));
    const [first = '', second = ''] = due.map(({ id }) => id).filter((id) => both.includes(id));
    await db.execute(sql`create function broken() returns trigger language plpgsql as $$
      begin raise exception 'broken'; end $$`);
    await db.execute(sql`create trigger broken before insert on outbox
      for each row when (new.cause = ${sql.raw(`'dispute-due:${first}:open'`)}) execute function broken()`);
    try {
      expect(await sweepCards(practice.deps)).toEqual({ failed: 1 });
    } finally {
      await db.execute(sql`drop function broken cascade`);
    }
    const told = async () => {
      const { rows } = await db.execute<{ cause: string }>(sql`select cause from outbox`);
      return [first, second].filter((id) => rows.some(({ cause }) => cause === `dispute-due:${id}:open`));
    };
    expect(await told()).toEqual([second]);
    expect(practice.app.logged).toContainEqual(expect.objectContaining({ disputeId: first, code: 'P0001' }));
    await sweepCards(practice.deps);
    expect(await told()).toEqual([first, second]);
  });

  test('decides of money that nobody else gives back: it counts as here again once it is won', async () => {
    const { charter, dispute } = await aDisputedCharter();
    const base = `/api/admin/charters/${charter.id}/money`;
    const money = async () => (await (await call(base, 'GET')).json()) as StaffMoneyAnswer;
    const { payments } = await money();
    expect(payments).toMatchObject([{ cents: 107_000, leftCents: 0 }]);
    const back = { cents: 50_000, reason: 'Weather', keepsRest: false };
    const refused = await call(`${base}/refunds`, 'POST', back);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      422,
      'payment-disputed',
    ]);
    const off = { reason: 'Storm' };
    expect((await call(`/api/admin/charters/${charter.id}/cancel`, 'POST', off)).status).toBe(200);
    const { db } = practice.app.database;
    const listed = async () => (await findOpenMoney(db, [charter.id]))[0]?.overCents ?? 0;
    expect(await money()).toMatchObject({ overCents: 0, byTheRules: { cents: 0 } });
    expect(await listed()).toBe(0);
    practice.books.decideDispute(dispute.id, 'won');
    await sweepCards(practice.deps);
    const won = await money();
    expect([won.overCents, won.payments[0]?.leftCents, await listed()]).toEqual([107_000, 107_000, 107_000]);
    expect((await call(`${base}/refunds`, 'POST', back)).status).toBe(201);
  });

  test('lists as given back what was sent, and nothing that was withdrawn, came back or was only ordered', async () => {
    const { charter, base } = await aDisputedCharter();
    const paid = { method: 'zelle', receivedOn: charterDayAt(practice.deps.now()), reference: '' };
    const money = `/api/admin/charters/${charter.id}/money`;
    expect((await call(`${money}/payments`, 'POST', { ...paid, cents: 50_000 })).status).toBe(201);
    for (const steps of [['withdrawn'], ['sent', 'failed'], ['sent'], ['sent', 'succeeded'], []]) {
      const back = { cents: 5_000, reason: `For ${steps.join(', ')}`, keepsRest: false };
      const { ids } = (await (await call(`${money}/refunds`, 'POST', back)).json()) as { ids: string[] };
      for (const step of steps) {
        expect((await call(`${money}/refunds/${ids[0]}/step`, 'POST', { step })).status).toBe(200);
      }
    }
    const { pieces } = await open(base);
    const listed = pieces.find(({ key }) => key === 'refunds')?.rows.map(({ value }) => value);
    expect(listed?.sort()).toEqual(['$50, arrived: For sent, succeeded', '$50, sent: For sent']);
  });

  test('that is lost is owed again, though never given back: the books, the lists and the dock say so', async () => {
    const { charter, dispute } = await aDisputedCharter();
    const { db } = practice.app.database;
    const base = `/api/admin/charters/${charter.id}/money`;
    const money = async () => (await (await call(base, 'GET')).json()) as StaffMoneyAnswer;
    const inLedger = async () => {
      const { rows } = await db.execute<{ account: string; cents: string }>(sql`
        select account, sum(cents) as cents from money_entries e join money_transactions t on t.id = e.transaction_id
        where t.charter_id = ${charter.id} group by 1 having sum(cents) <> 0`);
      return rows;
    };
    const received = async () => {
      const days = `from=${charterDayAt(new Date(START))}&to=${addDays(charterDayAt(new Date(START)), 60)}`;
      const list = await call(`/api/admin/payments?list=received&${days}&q=${charter.id.slice(-8)}`, 'GET');
      const { items } = (await list.json()) as PaymentsAnswer;
      return items.map(({ what, cents }) => [what, cents]).sort();
    };
    const { openCents: before } = await money();
    const paid = [expect.stringMatching(/^Receipt \d+, /), 107_000];
    expect(await received()).toEqual([paid]);
    practice.books.decideDispute(dispute.id, 'lost');
    await sweepCards(practice.deps);
    const lost = await money();
    expect(await received()).toEqual([paid, ['Taken back by the client’s bank', -107_000]]);
    expect(lost).toMatchObject({ paidCents: 0, openCents: before + 107_000, overCents: 0 });
    expect(lost.payments).toMatchObject([{ cents: 107_000, lostCents: 107_000, leftCents: 0 }]);
    expect(lost.pieces[0]).toMatchObject({ kind: 'deposit', paidCents: 0, state: 'due' });
    expect(await inLedger()).toEqual([]);
    const open = async () => [
      (await findOpenMoney(db, [charter.id]))[0]?.openCents ?? 0,
      (await readOpenCents(practice.deps, [charter.id])).get(charter.id),
    ];
    expect(await open()).toEqual([before + 107_000, before + 107_000]);
    const back = { cents: 50_000, reason: 'Weather', keepsRest: false };
    expect((await call(`${base}/refunds`, 'POST', back)).status).toBe(422);
    // Another report changes nothing, and the client can pay again.
    await sweepCards(practice.deps);
    practice.books.pay(await pageOf(practice.app, charter.token), '4242424242424242');
    await sweepCards(practice.deps);
    expect(await money()).toMatchObject({ paidCents: 107_000, openCents: before });
    expect(await open()).toEqual([before, before]);
  });

  test('that is lost after a cancellation leaves nothing to keep and nothing to pay', async () => {
    const { charter } = await aPaidCharter('4242424242424242');
    const link = `/api/charter-links/${charter.token}`;
    expect((await practice.app.postJson(`${link}/cancel`, { refundPercent: 95 })).status).toBe(200);
    await sweepCards(practice.deps);
    const paid = practice.books.kept.payments.at(-1);
    const own = practice.books.dispute(paid?.id ?? '');
    await sweepCards(practice.deps);
    practice.books.decideDispute(own.id, 'lost');
    await sweepCards(practice.deps);
    const base = `/api/admin/charters/${charter.id}/money`;
    const answer = (await (await call(base, 'GET')).json()) as StaffMoneyAnswer;
    expect(answer).toMatchObject({ paidCents: 101_650, returnedCents: 101_650, openCents: 0, pieces: [] });
    expect(await findOpenMoney(practice.app.database.db, [charter.id])).toEqual([]);
  });

  test('is for whoever may record payments, and of its own charter alone', async () => {
    const { base, dispute } = await aDisputedCharter();
    const other = await aDisputedCharter();
    const reader = await aColleague('read-only');
    for (const [method, path] of [
      ['GET', base],
      ['GET', `${base}/file`],
      ['POST', `${base}/submitted`],
    ] as const) {
      expect((await call(path, method, undefined, reader)).status).toBe(403);
    }
    const foreign = `/api/admin/charters/${other.charter.id}/money/disputes/${dispute.id}`;
    expect((await call(foreign, 'GET')).status).toBe(404);
  });

  test('is forgotten with its client; how it was answered stays', async () => {
    const { base, dispute, charter } = await aDisputedCharter();
    await call(base, 'PUT', { covering: 'About Rosa Delgado.', leftOut: [] });
    hours += 1;
    await press(`${base}/staged`);
    const { db } = practice.app.database;
    await db.transaction((tx) => forgetOfMoney({ ...practice.app.deps, db: tx }, [charter.id]));
    const { rows } = await db.execute(sql`
      select a.state, a.file_id, a.sealed_evidence, p.covering from money_dispute_answers a
      join money_dispute_packs p on p.dispute_id = a.dispute_id where a.dispute_id = ${dispute.id}`);
    expect(rows).toEqual([{ state: 'done', file_id: null, sealed_evidence: null, covering: '' }]);
  });
});
