import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { charterDayAt } from '#core/charter-time.ts';
import { profiles } from '#features/accounts/tables.ts';
import { agreements } from '#features/agreements/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { departures } from '#features/departures/tables.ts';
import {
  moneyDisputes,
  moneyHolds,
  moneyObligations,
  moneyPayments,
  moneyRefundSteps,
  moneyRefunds,
  moneyTransactions,
} from '#features/money/tables/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { accounts } from '#platform/auth/tables.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { anInquiry } from '#tests/builders/inquiries.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { ACTORS_PASSWORD, aRequestOf, type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { forgetIdle } from './service/idle.ts';

const DAY_MS = 86_400_000;
const CENTS = 500_000;

let app: TestApp;
let time: Date;
beforeEach(async () => {
  time = new Date();
  app = await createTestApp({ now: () => time });
});
afterEach(() => app.close());

const site = () => ({ db: app.database.db, config: app.deps.config });
const askWith = (by: SignedInActor) => ({
  read: async (path: string) => (await app.request(path, { headers: by.headers })).json(),
  close: async () => {
    const answer = await app.request('/api/profile', {
      method: 'DELETE',
      headers: { ...by.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ password: ACTORS_PASSWORD }),
    });
    return { status: answer.status, ...(await answer.json()) };
  },
});
const isThere = async ({ accountId }: SignedInActor) =>
  (await app.database.db.$count(accounts, eq(accounts.id, accountId))) === 1;

/** A client with a charter that is over. */
async function aFormerGuest() {
  const { db } = app.database;
  const client = await signInAs(site(), 'client');
  const yacht = await aYacht(db);
  const charterId = await aRequestOf(db, client.accountId, yacht.id, {
    status: 'completed',
    departsAt: new Date(time.getTime() - 2 * DAY_MS),
    returnsAt: new Date(time.getTime() - DAY_MS),
  });
  return { client, charterId };
}

/** The notice of closing, which was sent when it was queued. */
async function aSentNotice(accountId: string, at: Date) {
  const { db } = app.database;
  const [profile] = await db.select().from(profiles).where(eq(profiles.accountId, accountId));
  await db.insert(outbox).values({
    id: randomUUID(),
    cause: `account-closing:${accountId}:${charterDayAt(at)}`,
    about: accountId,
    messageId: randomUUID(),
    recipient: profile?.email ?? '',
    subject: 'Your account will be closed soon',
    html: '',
    text: '',
    status: 'sent',
    createdAt: at,
    sentAt: at,
  });
}

test('an account stays while its charter is out, however long after it was due back', async () => {
  const { db } = app.database;
  const { client, charterId } = await aFormerGuest();
  await db.update(charterRequests).set({ status: 'confirmed' }).where(eq(charterRequests.id, charterId));
  const departedAt = new Date(time.getTime() - 2 * DAY_MS);
  const during = `[${departedAt.toISOString()},${new Date(time.getTime() - DAY_MS).toISOString()})`;
  await db.insert(departures).values({ charterId, during, departedAt, departedBy: 'ana' });
  const { read, close } = askWith(client);
  const { ahead } = await read('/api/profile/closing');
  expect(await close()).toMatchObject({ status: 409, code: 'charter-ahead', error: ahead });
  await db.update(departures).set({ returnedAt: time, returnedBy: 'ana' });
  expect((await read('/api/profile/closing')).ahead).toBe('');
  expect((await close()).status).toBe(200);
});

test('an account stays whose cancelled charter the team takes up while it is being closed', async () => {
  const { db } = app.database;
  const client = await signInAs(site(), 'client');
  const yacht = await aYacht(db);
  const id = await aRequestOf(db, client.accountId, yacht.id, { status: 'cancelled' });
  const { call } = await db.transaction(async (tx) => {
    await tx.update(charterRequests).set({ status: 'confirmed' }).where(eq(charterRequests.id, id));
    return untilWaiting(db, askWith(client).close());
  });
  expect(await call).toMatchObject({ status: 409, code: 'charter-ahead' });
  expect(await isThere(client)).toBe(true);
});

test('a client who accepts a quote that is paid already has no name in the ledger, which nobody can erase', async () => {
  const { db } = app.database;
  const yacht = await aYacht(db);
  const charter = await aCharter(db, yacht.id, { startOn: '2097-03-02', status: 'quoted' });
  const quote = await aQuote(db, charter.id, { heldUntil: new Date(time.getTime() + DAY_MS) });
  const desk = await signInAs(site(), 'administrator');
  const paid = { cents: CENTS, method: 'cash', receivedOn: '2026-01-05', reference: '' };
  const payments = `/api/admin/charters/${charter.id}/money/payments`;
  expect((await app.postJson(payments, paid, desk.headers)).status).toBe(201);
  const accept = `/api/charter-links/${await aCharterLink(db, charter.id)}/accept`;
  const accepted = await app.postJson(accept, { quoteId: quote.id, name: 'Eva Zanzibar' });
  expect(accepted.status).toBe(200);
  const made = (await db.select().from(moneyTransactions)).map(({ madeBy }) => madeBy);
  expect(new Set(made)).toEqual(new Set([desk.username, 'client']));
});

describe('the mails of somebody who leaves', () => {
  const EMAIL = 'eva@visitors.example';

  /** Sent mails: each about a record, and to an address. */
  async function sent(mails: readonly (readonly [cause: string, about: string, to: string])[]) {
    const rows = mails.map(([cause, about, recipient]) => ({
      id: randomUUID(),
      cause,
      about,
      recipient,
      messageId: `<${randomUUID()}@visitors.example>`,
      subject: cause,
      html: '',
      text: '',
      status: 'sent' as const,
      createdAt: time,
      sentAt: time,
    }));
    await app.database.db.insert(outbox).values(rows);
  }
  const left = async () =>
    (await app.database.db.select().from(outbox)).flatMap(({ cause, status }) =>
      status === 'sent' ? [cause] : [],
    );

  test('go with what they are about, whatever their cause and address; those about a guest’s charter stay', async () => {
    const { db } = app.database;
    const { client, charterId } = await aFormerGuest();
    await db.update(profiles).set({ email: EMAIL }).where(eq(profiles.accountId, client.accountId));
    const inquiry = await anInquiry(db, { email: EMAIL });
    const yacht = await aYacht(db);
    const booked = { accountId: null, contactEmail: EMAIL, status: 'confirmed' as const };
    const asGuest = await aRequestOf(db, client.accountId, yacht.id, booked);
    await sent([
      ['inquiry-reply:1', inquiry, EMAIL],
      ['money-receipt:2', charterId, 'typed@visitors.example'],
      ['agreement-sealed:3', charterId, EMAIL],
      [`payment-due:${charterId}:balance:x`, charterId, EMAIL],
      [`charter-reminder-week:${asGuest}:x`, asGuest, EMAIL],
      ['someone-else:4', randomUUID(), 'bob@visitors.example'],
    ]);
    expect((await askWith(client).close()).status).toBe(200);
    expect(await left()).toEqual([`charter-reminder-week:${asGuest}:x`, 'someone-else:4']);
  });
});

describe('an account with open money', () => {
  const owed = (charterId: string, cents: number, holdCents = 0) => ({
    id: randomUUID(),
    charterId,
    kind: holdCents > 0 ? ('damage-hold' as const) : ('deposit' as const),
    cause: 'confirmed:x',
    madeAt: time,
    baseCents: cents,
    taxCents: 0,
    gratuityCents: 0,
    apaCents: 0,
    holdCents,
    dueAt: time,
  });

  /** A payment of which so much is owed. */
  async function aPayment(charterId: string, method: 'bank-transfer' | 'card', owedCents = CENTS) {
    const { db } = app.database;
    const id = randomUUID();
    if (owedCents > 0) await db.insert(moneyObligations).values(owed(charterId, owedCents));
    await db.insert(moneyPayments).values({
      id,
      charterId,
      cents: CENTS,
      method,
      receivedOn: '2027-01-05',
      reference: '',
      recordedBy: 'ana',
      recordedAt: time,
    });
    return id;
  }

  async function aRefund(charterId: string, method: 'bank-transfer' | 'card') {
    const paymentId = await aPayment(charterId, method, CENTS / 2);
    const id = randomUUID();
    await app.database.db.insert(moneyRefunds).values({
      id,
      charterId,
      paymentId,
      cents: CENTS / 2,
      reason: 'Weather',
      cause: 'wanted:x',
      wantedBy: 'client',
      wantedAt: time,
    });
    return id;
  }

  const OPEN: Readonly<Record<string, (charterId: string) => Promise<() => Promise<unknown>>>> = {
    'a refund that nobody has sent yet': async (charterId) => {
      const refundId = await aRefund(charterId, 'bank-transfer');
      const step = { refundId, step: 'sent' as const, note: '', doneBy: 'ana', doneAt: time };
      return () => app.database.db.insert(moneyRefundSteps).values(step);
    },
    'more paid than is owed': async (charterId) => {
      await aPayment(charterId, 'bank-transfer', CENTS - 100);
      return () => app.database.db.insert(moneyObligations).values(owed(charterId, 100));
    },
    'a damage hold in cash': async (charterId) => {
      const hold = owed(charterId, 0, 50_000);
      await app.database.db.insert(moneyObligations).values(hold);
      await app.database.db.insert(moneyHolds).values({
        id: randomUUID(),
        charterId,
        obligationId: hold.id,
        cents: 50_000,
        way: 'cash',
        state: 'held',
        madeBy: 'ana',
        madeAt: time,
        expiresAt: time,
        heldAt: time,
      });
      const released = { state: 'released' as const, endedAt: time };
      return () =>
        app.database.db.update(moneyHolds).set(released).where(eq(moneyHolds.charterId, charterId));
    },
    'a payment that a bank asks about': async (charterId) => {
      const paymentId = await aPayment(charterId, 'card');
      const dispute = { id: `dp_${charterId}`, charterId, paymentId, cents: CENTS, reason: 'general' };
      await app.database.db
        .insert(moneyDisputes)
        .values({ ...dispute, state: 'inquiry', openedAt: time, changedAt: time });
      return () => app.database.db.update(moneyDisputes).set({ state: 'closed' });
    },
  };

  test.each(Object.keys(OPEN))('stays, whoever wants it gone: %s', async (kind) => {
    const { db } = app.database;
    const { client, charterId } = await aFormerGuest();
    const settle = await OPEN[kind]?.(charterId);
    const { read, close } = askWith(client);
    const { ahead } = await read('/api/profile/closing');
    expect(await close()).toMatchObject({ status: 409, code: 'money-open', error: ahead });
    expect((await read('/api/profile/closing?lang=pt')).ahead).toContain('dinheiro');

    const two = { roleSince: new Date(time.getTime() - 2 * DAY_MS) };
    const [asker, second] = [
      await signInAs(site(), 'administrator', two),
      await signInAs(site(), 'administrator', two),
    ];
    const requests = '/api/admin/privacy-requests';
    const asked = await app.postJson(requests, { kind: 'erase', who: client.username }, asker.headers);
    const { id } = await asked.json();
    const agreed = await app.postJson(`${requests}/${id}/agreement`, {}, second.headers);
    expect([agreed.status, (await agreed.json()).code]).toEqual([409, 'person-owed']);

    const longAgo = new Date(time.getTime() - 2_000 * DAY_MS);
    const told = { lastUsedAt: longAgo, closingNoticeAt: new Date(time.getTime() - 60 * DAY_MS) };
    await db.update(accounts).set(told).where(eq(accounts.id, client.accountId));
    const other = await signInAs(site(), 'client');
    const lastUsedAt = new Date(longAgo.getTime() + DAY_MS);
    await db
      .update(accounts)
      .set({ ...told, lastUsedAt })
      .where(eq(accounts.id, other.accountId));
    for (const { accountId } of [client, other]) await aSentNotice(accountId, told.closingNoticeAt);
    // One that may not be closed does not take the turn of the next.
    expect(await forgetIdle(app.deps, 1)).toMatchObject({ closed: 1 });
    expect([await isThere(client), await isThere(other)]).toEqual([true, false]);
    expect(await forgetIdle(app.deps)).toMatchObject({ closed: 0 });
    const [kept] = await db.select().from(charterRequests).where(eq(charterRequests.id, charterId));
    expect(kept?.contactName).toBe('Rosa Delgado');

    await settle?.();
    expect((await read('/api/profile/closing')).ahead).toBe('');
    expect(await forgetIdle(app.deps)).toMatchObject({ closed: 1 });
    expect(await isThere(client)).toBe(false);
  });

  test('can be closed while a refund is on its way to a card, for which nobody has to know the name', async () => {
    const { client, charterId } = await aFormerGuest();
    await aRefund(charterId, 'card');
    const { read, close } = askWith(client);
    expect((await read('/api/profile/closing')).ahead).toBe('');
    expect((await close()).status).toBe(200);
  });
});

describe('an account that nobody uses', () => {
  const later = (days: number) => {
    time = new Date(time.getTime() + days * DAY_MS);
  };
  /** A client whose account was not used for years, and who has been mailed of its closing. */
  async function unused() {
    const client = await signInAs(site(), 'client');
    const lastUsedAt = new Date(time.getTime() - 2_000 * DAY_MS);
    await app.database.db.update(accounts).set({ lastUsedAt }).where(eq(accounts.id, client.accountId));
    expect(await forgetIdle(app.deps)).toMatchObject({ told: 1, closed: 0 });
    return client;
  }
  const notices = () => app.database.db.select().from(outbox).orderBy(outbox.id);
  const mark = (status: 'sent' | 'failed' | 'withheld') =>
    app.database.db
      .update(outbox)
      .set({ status, sentAt: status === 'sent' ? time : null })
      .where(eq(outbox.status, 'queued'));

  test('leaves charters that were agreed on to the books for seven years, with name and agreement', async () => {
    const { db } = app.database;
    const client = await unused();
    const { id: yachtId } = await aYacht(db);
    const YEAR = 365 * DAY_MS;
    const sailed = async (years: number, agreedAt: Date | null) => {
      const returnsAt = new Date(time.getTime() - years * YEAR);
      const departsAt = new Date(returnsAt.getTime() - DAY_MS);
      const status = agreedAt ? 'completed' : 'cancelled';
      const dates = { departsAt, returnsAt, agreedAt, updatedAt: returnsAt };
      return aRequestOf(db, client.accountId, yachtId, { status, ...dates });
    };
    const [inBooks, tooOld, never] = [await sailed(4, time), await sailed(8, time), await sailed(4, null)];
    const agreement = {
      kind: 'charter',
      number: 1,
      template: 'crewed-2',
      language: 'en',
      mode: 'crewed',
    } as const;
    const file = { pages: 2, fileSha256: '0'.repeat(64), state: 'signed' } as const;
    for (const caseId of [inBooks, tooOld])
      await db.insert(agreements).values({
        ...agreement,
        ...file,
        id: randomUUID(),
        caseId,
        subject: '',
        fileId: randomUUID(),
        signedName: 'Rosa Delgado',
        createdAt: time,
      });
    await mark('sent');
    later(31);
    expect(await forgetIdle(app.deps)).toMatchObject({ closed: 1 });
    const left = new Map((await db.select().from(charterRequests)).map((one) => [one.id, one]));
    expect(left.get(inBooks)).toMatchObject({ accountId: null, contactName: 'Rosa Delgado' });
    for (const id of [tooOld, never]) expect(left.get(id)?.contactName).toBe('Former client');
    expect((await db.select().from(agreements)).map(({ caseId }) => caseId)).toEqual([inBooks]);
    const [farewell] = (await notices()).filter(({ cause }) => cause.startsWith('account-closed:'));
    expect(farewell?.text.replaceAll(/\s+/g, ' ')).toContain(
      'with your name and what you signed, for 7 years',
    );
  });

  test('is closed a month after the notice was sent, however long it waited', async () => {
    const client = await unused();
    later(20);
    await mark('sent');
    later(11);
    expect(await forgetIdle(app.deps)).toMatchObject({ told: 0, closed: 0 });
    later(20);
    expect(await forgetIdle(app.deps)).toMatchObject({ closed: 1 });
    expect(await isThere(client)).toBe(false);
  });

  test.each(['failed', 'withheld'] as const)(
    'is told again if the notice %s, and closed if that is in vain too',
    async (status) => {
      const client = await unused();
      await mark(status);
      later(31);
      expect(await forgetIdle(app.deps)).toMatchObject({ told: 1, closed: 0 });
      expect(await notices()).toHaveLength(2);
      later(1);
      expect(await forgetIdle(app.deps)).toMatchObject({ told: 0, closed: 0 });
      await mark(status);
      later(31);
      expect(await forgetIdle(app.deps)).toMatchObject({ closed: 1 });
      expect(await isThere(client)).toBe(false);
    },
  );
});
