import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instantAt } from '#core/charter-time.ts';
import { dollarsFromCents } from '#core/money.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { caseGrants, caseHistory } from '#features/cases/tables.ts';
import { siteSettings } from '#features/content/tables.ts';
import { addOns } from '#features/extras/tables.ts';
import { recordPayment } from '#features/money/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter, aCharterLink } from '#tests/builders/charter.ts';
import { aSettingsGroup } from '#tests/builders/content.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formatDollars } from '#words/amounts.ts';
import {
  advanceCharter,
  billing,
  cancelCharter,
  chartersOfAgreements,
  confirmCharter,
  moveCharter,
  queueReminders,
  quoteCharter,
} from './service/index.ts';
import { charterQuotes, charterRequests } from './tables.ts';

const ANA = { role: 'staff', name: 'ana' } as const;
const DAY = '2027-03-06';
/** What programs match the file of a cancellation by, besides the id. */
const ORGANIZER = /^ORGANIZER;CN="Miami Flow Yachts":mailto:\S+@\S+$/im;

let now = new Date('2027-02-01T15:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => now, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  const { db } = app.database;
  await aYacht(db, { id: 'serenata', name: 'Serenata', marina: 'Miami Beach Marina', capacity: 10 });
  await aPriceRecord(db, 'serenata', { price5HoursCents: 300_000 });
  await aYacht(db, { id: 'on-demand', name: 'Quimera' });
  await aYacht(db, { id: 'other', name: 'Marisol' });
  await db.insert(addOns).values([{ id: 'jet-ski', name: 'Jet Ski', priceCents: 35_000 }]);
});
afterAll(() => app.close());
beforeEach(() => {
  now = new Date('2027-02-01T15:00:00Z');
});
afterEach(async () => {
  await app.database.db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, outbox, idempotency_keys`,
  );
});

const db = () => app.database.db;
const aRequest = (fields: Parameters<typeof aCharter>[2] = {}) =>
  aCharter(db(), 'serenata', { yachtName: 'Serenata', ...fields });
const only = async <Row>(rows: PromiseLike<Row[]>): Promise<Row> => {
  const [row, ...others] = await rows;
  expect(others).toEqual([]);
  if (!row) throw new Error('There is no row');
  return row;
};
const charter = () => only(db().select().from(charterRequests));
const entries = () => db().select().from(calendarEntries);
const mails = () => db().select().from(outbox);
const history = async () =>
  (await db().select().from(caseHistory))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ fromStatus, toStatus, changedBy, reason }) => [fromStatus, toStatus, changedBy, reason]);
/** The token of the link in the newest mail. */
const linkIn = async (path: 'quote' | 'trip') => {
  const [newest] = (await mails()).sort((a, b) => (a.id < b.id ? 1 : -1));
  const found = new RegExp(`http://localhost:3000/${path}/([\\w-]{32})`).exec(newest?.text ?? '');
  if (!found?.[1]) throw new Error(`No link in ${newest?.text}`);
  return found[1];
};
const linked = async (token: string) => (await app.request(`/api/charter-links/${token}`)).json();

describe('a quote', () => {
  test('is priced, kept, held for two days and mailed with a link', async () => {
    const { id } = await aRequest({ extraIds: ['jet-ski'] });
    const quoted = await quoteCharter(app.deps, id, { note: 'Lovely to have you.' }, ANA);
    expect(quoted).toMatchObject({ ok: true, value: { status: 'quoted', version: 2 } });
    const quote = await only(db().select().from(charterQuotes));
    // Base 3,000, jet ski 350, gratuity 18 % of 3,000 = 540, tax 7 % of 3,350 = 234.50 → 235.
    expect(quote).toMatchObject({
      number: 1,
      quotedBy: 'ana',
      heldUntil: new Date('2027-02-03T15:00:00Z'),
      acceptedAt: null,
      price: { totalCents: 412_500, depositCents: 179_300, balanceCents: 233_200 },
    });
    expect(await entries()).toMatchObject([
      { kind: 'hold', charterId: id, expiresAt: new Date('2027-02-03T15:00:00Z') },
    ]);
    const mail = await only(mails());
    expect(mail).toMatchObject({
      cause: `charter-quoted:${quote.id}`,
      recipient: 'rosa.delgado@visitors.example',
      subject: 'Your quote: Serenata, Sat, Mar 6',
    });
    expect(mail.text).toMatch(/^Yacht, 5 hours +\$3,000$/m);
    expect(mail.text).toMatch(/^Total +\$4,125$/m);
    expect(mail.text).toMatch(/^Balance, due Friday, March 5 at 12:00 PM +\$2,332$/m);
    expect(mail.text).toContain('Lovely to have you.');
    expect(mail.text).toMatch(/^Where +Miami Beach Marina, directions\n +https:\S+Miami$/m);
    // The map links to directions too; in the text version of the mail, one link is enough.
    expect(mail.text.match(/google\.com\/maps/g)).toHaveLength(1);
    expect(mail.html).toContain('src="http://localhost:3000/charts/marinas/miami-beach-marina.png"');
    expect(mail.html).toContain('alt="Map of Biscayne Bay with Miami Beach Marina, north at the top"');
    for (const paragraph of quote.terms) expect(mail.text.replace(/\s+/g, ' ')).toContain(paragraph);
    expect(await history()).toEqual([['pending', 'quoted', 'staff: ana', '']]);
  });

  test('of an event asks for less first and the rest two weeks before, also when the rules change', async () => {
    const { id } = await aRequest({ billedAs: 'event' });
    await quoteCharter(app.deps, id, { note: '' }, ANA);
    const quote = await only(db().select().from(charterQuotes));
    // 30 % of 3,000 and the tax of 210; gratuity 540.
    expect(quote.price).toMatchObject({ depositPercent: 30, depositCents: 96_300, balanceCents: 278_700 });
    expect(quote.terms[0]).toContain('A deposit of 30% of the event');
    const mail = await only(mails());
    expect(mail.text).toMatch(/^Balance, due Saturday, February 20 at 12:00 PM +\$2,787$/m);
    const token = await linkIn('quote');
    const before = await linked(token);
    expect(before.quote.price).toMatchObject({
      deposit: { percent: 30, amount: 963 },
      balanceDueAt: instantAt('2027-02-20', 12).toISOString(),
    });
    await aSettingsGroup(db(), 'money', { eventDepositPercent: 80, eventBalanceDaysBefore: 2 });
    try {
      expect((await linked(token)).quote).toEqual(before.quote);
      await confirmCharter(app.deps, id, ANA, {});
      const confirmed = (await mails()).find(({ cause }) => cause.startsWith('charter-confirmed:'));
      expect(confirmed?.text).toMatch(/^Balance, due Saturday, February 20 at 12:00 PM +\$2,787$/m);
    } finally {
      await db().delete(siteSettings);
    }
  });

  test('keeps the fee that it was named with: in what is shown, mailed, signed and given back', async () => {
    const { id } = await aRequest();
    await quoteCharter(app.deps, id, { note: '' }, ANA);
    const token = await linkIn('quote');
    const { quote } = await linked(token);
    await app.postJson(`/api/charter-links/${token}/accept`, { quoteId: quote.id, name: 'Rosa Delgado' });
    const paid = { cents: 100_000, method: 'zelle', receivedOn: '2027-02-01', reference: '' } as const;
    await db().transaction((tx) =>
      recordPayment({ ...app.deps, db: tx }, { charterId: id, stage: 'agreed' }, paid, ANA),
    );
    await aSettingsGroup(db(), 'money', { cancellationFeePercent: 40 });
    try {
      expect((await linked(token)).cancellation).toMatchObject({ refundPercent: 95 });
      expect(await chartersOfAgreements.describe(app.deps, id)).toMatchObject({ cancellationFeePercent: 5 });
      const cancelled = await app.postJson(`/api/charter-links/${token}/cancel`, { refundPercent: 95 });
      expect(cancelled.status).toBe(200);
      expect((await linked(token)).money.refunds).toMatchObject([{ cents: 95_000 }]);
      const mail = (await mails()).find(({ cause }) => cause.startsWith('charter-cancelled:'));
      expect(mail?.text).toContain('95%');
      expect(mail?.text).not.toContain('recorded no payment');
      expect(await billing.openBilled(app.deps, id)).toMatchObject({ value: { cancelled: { percent: 95 } } });
      // The cancellation keeps it. One from before it did, of a price from before prices contained the fee, uses the setting.
      await db().execute(sql`update charter_quotes set price = price - 'cancellationFeePercent'`);
      expect(await billing.openBilled(app.deps, id)).toMatchObject({ value: { cancelled: { percent: 95 } } });
      await db().update(caseHistory).set({ details: {} }).where(eq(caseHistory.caseId, id));
      expect(await billing.openBilled(app.deps, id)).toMatchObject({ value: { cancelled: { percent: 60 } } });
    } finally {
      await db().delete(siteSettings);
    }
  });

  test('can be paid as an event though a charter was asked for, and stays so when quoted again', async () => {
    const { id } = await aRequest();
    await quoteCharter(app.deps, id, { note: '', billedAs: 'event' }, ANA);
    await quoteCharter(app.deps, id, { note: '' }, ANA);
    expect((await charter()).billedAs).toBe('event');
    const quotes = await db().select().from(charterQuotes);
    expect(quotes.map(({ price }) => price.depositPercent)).toEqual([30, 30]);
    await quoteCharter(app.deps, id, { note: '', billedAs: 'charter' }, ANA);
    expect((await charter()).billedAs).toBe('charter');
  });

  test('within two weeks of an event asks for the rest with the deposit', async () => {
    now = instantAt('2027-02-25', 9);
    const { id } = await aRequest({ billedAs: 'event' });
    await quoteCharter(app.deps, id, { note: '' }, ANA);
    expect((await only(mails())).text).toMatch(/^Balance, due with the deposit +\$2,787$/m);
    expect((await linked(await linkIn('quote'))).quote.price.balanceDueAt).toBeNull();
  });

  test('does not change when prices do', async () => {
    const { id } = await aRequest();
    await quoteCharter(app.deps, id, { note: '' }, ANA);
    const token = await linkIn('quote');
    const before = await linked(token);
    await db().execute(sql`update yacht_pricing set price5_hours_cents = 999900, sales_tax_percent = 9`);
    try {
      expect((await linked(token)).quote).toEqual(before.quote);
    } finally {
      await db().execute(sql`update yacht_pricing set price5_hours_cents = 300000, sales_tax_percent = 7`);
    }
  });

  test('of a yacht without a listed price needs one to be named', async () => {
    const { id } = await aCharter(db(), 'on-demand');
    expect(await quoteCharter(app.deps, id, { note: '' }, ANA)).toMatchObject({
      ok: false,
      reason: 'price-missing',
    });
    expect(await entries()).toEqual([]);
    expect((await charter()).status).toBe('pending');
    expect(await quoteCharter(app.deps, id, { note: '', basePrice: 5_000 }, ANA)).toMatchObject({ ok: true });
    const quote = await only(db().select().from(charterQuotes));
    expect(quote.price.totalCents).toBe(500_000);
  });

  test('may be given anew: only the newest can be accepted', async () => {
    const { id } = await aRequest();
    await quoteCharter(app.deps, id, { note: '' }, ANA);
    const token = await linkIn('quote');
    const first = (await linked(token)).quote.id;
    expect(await quoteCharter(app.deps, id, { note: '', basePrice: 2_500 }, ANA)).toMatchObject({ ok: true });
    const accept = (quoteId: string) =>
      app.postJson(`/api/charter-links/${token}/accept`, { quoteId, name: 'Rosa Delgado' });
    const refused = await accept(first);
    expect(refused.status).toBe(409);
    expect((await refused.json()).code).toBe('quote-replaced');
    expect((await accept((await linked(token)).quote.id)).status).toBe(200);
    expect(await entries()).toHaveLength(1);
  });

  test('of a time that is taken is refused with the nearest three that are free', async () => {
    const { from, to } = slotRange(DAY, 'afternoon');
    await aCalendarEntry(db(), 'serenata', from, to);
    const { id } = await aRequest();
    expect(await quoteCharter(app.deps, id, { note: '' }, ANA)).toEqual({
      ok: false,
      reason: 'dates-taken',
      alternatives: [
        { startDate: DAY, duration: 'morning' },
        { startDate: DAY, duration: 'evening' },
        { startDate: '2027-03-05', duration: 'afternoon' },
      ],
    });
    expect(await charter()).toMatchObject({ status: 'pending', version: 1 });
    expect(await mails()).toEqual([]);
  });
});

describe('accepting', () => {
  async function aQuoted() {
    const { id } = await aRequest();
    await quoteCharter(app.deps, id, { note: '' }, ANA);
    const token = await linkIn('quote');
    const { quote } = await linked(token);
    return { id, token, quoteId: quote.id as string };
  }
  const accept = (token: string, quoteId: string, name = 'Rosa M. Delgado') =>
    app.postJson(
      `/api/charter-links/${token}/accept`,
      { quoteId, name },
      { 'user-agent': 'Test Browser/1.0' },
    );

  test('keeps name, time, address and browser, confirms the charter and mails a calendar file', async () => {
    const { id, token, quoteId } = await aQuoted();
    now = new Date('2027-02-02T10:00:00Z');
    const answer = await accept(token, quoteId);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id, status: 'confirmed' });
    expect(await only(db().select().from(charterQuotes))).toMatchObject({
      acceptedAt: now,
      acceptedName: 'Rosa M. Delgado',
      acceptedAddress: 'unknown',
      acceptedBrowser: 'Test Browser/1.0',
    });
    expect(await charter()).toMatchObject({ status: 'confirmed', agreedAt: now });
    expect(await entries()).toMatchObject([{ kind: 'charter', charterId: id, expiresAt: null }]);
    const mail = (await mails()).find(({ cause }) => cause.startsWith('charter-confirmed:'));
    expect(mail?.subject).toBe('Confirmed: Serenata, Sat, Mar 6');
    expect(mail?.text).toContain('Miami Beach Marina');
    expect(mail?.html).toContain('src="http://localhost:3000/charts/marinas/miami-beach-marina.png"');
    expect(mail?.text).toContain('15 minutes before departure');
    expect(mail?.text).toMatch(/Arrive by +\d+:\d\d [AP]M/);
    expect(mail?.html).toMatch(/<img[^>]+src="http[^"]+\/api\/yacht-images\//);
    expect(mail?.text).toContain('query=Miami+Beach+Marina');
    const file = mail?.attachments[0];
    expect(file).toMatchObject({ filename: 'charter.ics' });
    expect(file?.content).toContain('DTSTART:20270306T170000Z');
    expect(file?.content).toContain('DTEND:20270306T220000Z');
    expect(file?.content).toContain(`UID:${id}@localhost`);
    expect(file?.content).toContain('METHOD:PUBLISH');
    expect(file?.content).toMatch(ORGANIZER);
    expect((await history()).at(-1)).toEqual([
      'quoted',
      'confirmed',
      'client',
      'Quote 1 accepted by Rosa M. Delgado.',
    ]);
  });

  test('said twice, or by a hundred at once, is one acceptance and one mail', async () => {
    const { token, quoteId } = await aQuoted();
    const answers = await Promise.all(Array.from({ length: 30 }, () => accept(token, quoteId)));
    // A call during the first one is told so (409); none gets a wrong answer.
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await accept(token, quoteId)).status).toBe(200);
    expect((await mails()).filter(({ cause }) => cause.startsWith('charter-confirmed:'))).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
  });

  test('after the hold has lapsed still works while the time is free', async () => {
    const { token, quoteId } = await aQuoted();
    now = new Date('2027-02-10T10:00:00Z');
    expect((await accept(token, quoteId)).status).toBe(200);
    expect(await entries()).toMatchObject([{ kind: 'charter' }]);
  });

  test('after somebody else was faster is refused with three other times, and nothing is kept of it', async () => {
    const { id, token, quoteId } = await aQuoted();
    now = new Date('2027-02-10T10:00:00Z');
    const rival = await aRequest();
    expect(await confirmCharter(app.deps, rival.id, ANA, {})).toMatchObject({ ok: true });
    const answer = await accept(token, quoteId);
    expect(answer.status).toBe(409);
    const refusal = await answer.json();
    expect(refusal).toMatchObject({ code: 'dates-taken', error: expect.stringContaining('already taken') });
    expect(refusal.alternatives).toHaveLength(3);
    const [kept] = (await db().select().from(charterRequests)).filter((row) => row.id === id);
    expect(kept?.status).toBe('quoted');
    expect((await db().select().from(charterQuotes)).map(({ acceptedAt }) => acceptedAt)).toEqual([null]);
  });

  test('of a charter that was cancelled, taken up and quoted again is confirmed with the new price', async () => {
    const { id, token, quoteId } = await aQuoted();
    expect((await accept(token, quoteId)).status).toBe(200);
    expect(await cancelCharter(app.deps, id, ANA, {})).toMatchObject({ ok: true });
    expect(await advanceCharter(app.deps, id, 'reopen', ANA, {})).toMatchObject({ ok: true });
    expect(await quoteCharter(app.deps, id, { note: '', basePrice: 2_500 }, ANA)).toMatchObject({ ok: true });
    const { quote } = await linked(token);
    expect(quote).toMatchObject({ number: 2, acceptedAt: null });
    expect((await accept(token, quote.id)).status).toBe(200);
    const quotes = (await db().select().from(charterQuotes)).sort((a, b) => a.number - b.number);
    const [first, second] = quotes.map(({ price }) => formatDollars(dollarsFromCents(price.totalCents)));
    const confirmed = (await mails()).filter(({ cause }) => cause.startsWith('charter-confirmed:'));
    const texts = confirmed.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain(first);
    expect(texts[1]).toContain(second);
    expect(texts[1]).not.toContain(first);
  });

  test('needs a name, and a quote', async () => {
    const { token, quoteId } = await aQuoted();
    const nameless = await accept(token, quoteId, '  ');
    expect(nameless.status).toBe(422);
    expect((await nameless.json()).issues[0].path).toBe('name');
    const pending = await aRequest({ startOn: '2027-04-01' });
    const other = await aCharterLink(db(), pending.id);
    expect((await accept(other, quoteId)).status).toBe(409);
  });

  test('a link that is made up, or has expired, leads nowhere', async () => {
    const { id } = await aRequest();
    const expired = await aCharterLink(db(), id, new Date(now.getTime() - 1));
    for (const token of [expired, 'x'.repeat(32), 'short', '%00', '..%2f..']) {
      const answer = await app.request(`/api/charter-links/${token}`);
      expect(answer.status, token).toBe(404);
      expect((await answer.json()).code).toBe('link-not-found');
    }
  });

  test('of a link only the hash is stored', async () => {
    const { token } = await aQuoted();
    expect(JSON.stringify(await db().select().from(caseGrants))).not.toContain(token);
  });
});

describe('confirming', () => {
  test('takes the time for good; a second one of the same time is refused with what is free', async () => {
    const [one, two] = [await aRequest(), await aRequest()];
    expect(await confirmCharter(app.deps, one.id, ANA, { reason: 'Paid by Zelle' })).toMatchObject({
      ok: true,
    });
    expect(await confirmCharter(app.deps, two.id, ANA, {})).toMatchObject({
      ok: false,
      reason: 'dates-taken',
      alternatives: [{ startDate: DAY }, { startDate: DAY }, {}],
    });
    expect(await entries()).toHaveLength(1);
  });

  test('says who was faster when the charter was looked at before', async () => {
    const { id } = await aRequest();
    await advanceCharter(app.deps, id, 'review', ANA, {});
    expect(await confirmCharter(app.deps, id, ANA, { version: 1 })).toMatchObject({
      reason: 'charter-changed',
    });
    expect(await confirmCharter(app.deps, id, ANA, { version: 2 })).toMatchObject({ ok: true });
  });

  test('of one charter by two hundred at once: once, with one mail', async () => {
    const { id } = await aRequest();
    const results = await Promise.all(
      Array.from({ length: 200 }, () => confirmCharter(app.deps, id, ANA, {})),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  test('of a departure that has passed, or of a yacht that has left the fleet, is refused', async () => {
    const past = await aRequest({ startOn: '2027-01-30' });
    expect(await confirmCharter(app.deps, past.id, ANA, {})).toMatchObject({ reason: 'slot-begun' });
    await aYacht(db(), { id: 'gone', archivedAt: now });
    const gone = await aCharter(db(), 'gone');
    expect(await confirmCharter(app.deps, gone.id, ANA, {})).toMatchObject({ reason: 'unknown-yacht' });
    expect(await entries()).toEqual([]);
  });
});

describe('moving', () => {
  test('a confirmed charter gives back its time for the new one, and its client is told', async () => {
    const { id } = await aRequest();
    await confirmCharter(app.deps, id, ANA, {});
    const moved = await moveCharter(
      app.deps,
      id,
      { yachtId: 'other', startDate: '2027-03-07', duration: 'full-day', reason: 'Weather' },
      ANA,
    );
    expect(moved).toMatchObject({
      ok: true,
      value: { status: 'confirmed', yachtName: 'Marisol', startOn: '2027-03-07' },
    });
    const { from, to } = slotRange('2027-03-07', 'full-day');
    expect(await entries()).toMatchObject([{ kind: 'charter', charterId: id, yachtId: 'other' }]);
    expect(await charter()).toMatchObject({ departsAt: from, returnsAt: to });
    const mail = (await mails()).find(({ cause }) => cause.startsWith('charter-moved:'));
    expect(mail?.subject).toBe('Moved: Marisol, Sun, Mar 7');
    expect(mail?.attachments[0]?.content).toContain('SEQUENCE:3');
    expect((await history()).at(-1)?.[3]).toBe('Moved from Serenata, 2027-03-06, afternoon. Weather');
  });

  test('to a time that is taken leaves everything as it was', async () => {
    const [one, two] = [await aRequest(), await aRequest({ slot: 'evening' })];
    await confirmCharter(app.deps, one.id, ANA, {});
    await confirmCharter(app.deps, two.id, ANA, {});
    const before = await entries();
    expect(await moveCharter(app.deps, two.id, { duration: 'full-day' }, ANA)).toMatchObject({
      reason: 'dates-taken',
    });
    expect(await entries()).toEqual(before);
    expect((await mails()).filter(({ cause }) => cause.startsWith('charter-moved:'))).toEqual([]);
  });

  test('to more guests than the other yacht carries, or into the past, is refused at the field', async () => {
    await aYacht(db(), { id: 'tender', capacity: 4 });
    const { id } = await aRequest();
    expect(await moveCharter(app.deps, id, { yachtId: 'tender' }, ANA)).toMatchObject({
      reason: 'too-many-guests',
      issues: [{ path: 'guestCount' }],
    });
    expect(await moveCharter(app.deps, id, { startDate: '2027-01-01' }, ANA)).toMatchObject({
      reason: 'date-past',
    });
  });
});

describe('cancelling', () => {
  async function aConfirmed(startOn = DAY) {
    const { id } = await aRequest({ startOn });
    await confirmCharter(app.deps, id, ANA, {});
    return { id, token: await linkIn('trip') };
  }
  const cancel = (token: string, body: Record<string, unknown> = {}) =>
    app.postJson(`/api/charter-links/${token}/cancel`, body);

  test.each([
    [168, 95, 'less a fee of 5%'],
    [167.99, 50, '50%'],
    [72, 50, '50%'],
    [71.99, 0, 'nothing'],
    [0.01, 0, 'nothing'],
  ])('%d hours before departure shows beforehand that %i %% comes back', async (hours, percent, words) => {
    const { token } = await aConfirmed();
    now = new Date(slotRange(DAY, 'afternoon').from.getTime() - hours * 3_600_000);
    const { cancellation } = await linked(token);
    expect(cancellation).toMatchObject({
      refundPercent: percent,
      sentence: expect.stringContaining(words),
    });
    expect((await cancel(token, { refundPercent: percent })).status).toBe(200);
    const mail = (await mails()).find(({ cause }) => cause.startsWith('charter-cancelled:'));
    expect(mail?.text).toContain(percent === 0 ? 'nothing of what you have paid' : `${percent}%`);
    // No payment is recorded, but the client may have paid before payments were recorded.
    expect(cancellation?.sentence).toContain('We have recorded no payment from you so far.');
    expect(mail?.text).toContain('We have recorded no payment from you. If you have paid, please reply');
    expect(mail?.attachments[0]?.content).toContain('METHOD:CANCEL');
    expect(mail?.attachments[0]?.content).toMatch(ORGANIZER);
    expect(mail?.text.replaceAll('\n', ' ')).toContain('the attached file marks it as cancelled there');
  });

  test('is refused to the client once the charter has departed, and not offered; the house still can', async () => {
    const { id, token } = await aConfirmed();
    now = slotRange(DAY, 'afternoon').from;
    expect((await linked(token)).cancellation).toBeNull();
    const answer = await cancel(token);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { code: 'charter-departed', error: expect.stringContaining('has departed') },
    ]);
    expect(await entries()).toHaveLength(1);
    expect((await mails()).some(({ cause }) => cause.startsWith('charter-cancelled:'))).toBe(false);
    expect(await cancelCharter(app.deps, id, ANA, { reason: 'Storm' })).toMatchObject({ ok: true });
  });

  test('gives the time back at once, and can be taken up again', async () => {
    const { id, token } = await aConfirmed();
    expect((await cancel(token, { reason: 'A wedding' })).status).toBe(200);
    expect(await entries()).toEqual([]);
    expect((await history()).at(-1)).toEqual(['confirmed', 'cancelled', 'client', 'A wedding']);
    expect((await cancel(token)).status).toBe(409);
    expect(await advanceCharter(app.deps, id, 'reopen', ANA, {})).toMatchObject({
      ok: true,
      value: { status: 'pending', agreedAt: null },
    });
  });

  test('when less has come to come back than was shown, is asked for again', async () => {
    const { token } = await aConfirmed();
    now = new Date(slotRange(DAY, 'afternoon').from.getTime() - 100 * 3_600_000);
    const answer = await cancel(token, { refundPercent: 95 });
    expect(answer.status).toBe(409);
    expect((await answer.json()).code).toBe('refund-changed');
    expect(await entries()).toHaveLength(1);
  });

  test('by its client is told by name once a colleague has answered, and without one before', async () => {
    const told = async () =>
      (await mails()).filter(({ cause }) => cause.startsWith('charter-cancelled:')).map(({ text }) => text);
    const { token } = await aConfirmed();
    expect((await cancel(token)).status).toBe(200);
    expect((await told()).at(-1)).toMatch(/^Dear Rosa Delgado,$/m);
  });

  test('by the house tells the client, without a word on shares', async () => {
    const { id } = await aConfirmed();
    expect(await cancelCharter(app.deps, id, ANA, { reason: 'Engine' })).toMatchObject({ ok: true });
    const mail = (await mails()).find(({ cause }) => cause.startsWith('charter-cancelled:'));
    expect(mail?.text).toContain('We have cancelled your charter');
    expect(mail?.text).not.toMatch(/%|Engine/);
  });
});

describe('reminders', () => {
  const remind = () => queueReminders(app.deps);
  const reminders = async () =>
    (await mails())
      .map(({ cause }) => cause.split(':')[0] ?? '')
      .filter((cause) => cause.startsWith('charter-reminder'))
      .sort();

  test('go out a week and a day before, once each, however often and by how many they are looked for', async () => {
    const { id } = await aRequest();
    await confirmCharter(app.deps, id, ANA, {});
    const departsAt = slotRange(DAY, 'afternoon').from.getTime();
    const hoursBefore = (hours: number) => {
      now = new Date(departsAt - hours * 3_600_000);
    };
    hoursBefore(169);
    expect(await remind()).toBe(0);
    hoursBefore(168);
    const counts = await Promise.all([remind(), remind(), remind(), remind()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    hoursBefore(25);
    expect(await remind()).toBe(0);
    hoursBefore(24);
    expect(await remind()).toBe(1);
    hoursBefore(-1);
    expect(await remind()).toBe(0);
    expect(await reminders()).toEqual(['charter-reminder-day', 'charter-reminder-week']);
  });

  test.each([
    ['charter', 'The balance is due Friday, March 5 at 12:00 PM.'],
    ['event', 'The balance was due Saturday, February 20 at 12:00 PM and is not paid yet.'],
  ] as const)('of a %s say when the balance falls due', async (billedAs, sentence) => {
    const { id } = await aRequest({ billedAs });
    await quoteCharter(app.deps, id, { note: '' }, ANA);
    await confirmCharter(app.deps, id, ANA, {});
    now = instantAt('2027-02-28', 9);
    await remind();
    const mail = (await mails()).find(({ cause }) => cause.startsWith('charter-reminder-week'));
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(sentence);
  });

  test('say nothing of a balance that was due with the deposit', async () => {
    now = instantAt('2027-02-25', 9);
    const { id } = await aRequest({ billedAs: 'event' });
    await quoteCharter(app.deps, id, { note: '' }, ANA);
    await confirmCharter(app.deps, id, ANA, {});
    now = instantAt('2027-02-28', 9);
    expect(await remind()).toBe(1);
    const mail = (await mails()).find(({ cause }) => cause.startsWith('charter-reminder-week'));
    expect(mail?.text).not.toContain('balance');
  });

  test('say nothing of a balance where no price was ever named', async () => {
    const { id } = await aCharter(db(), 'on-demand');
    await confirmCharter(app.deps, id, ANA, {});
    now = instantAt('2027-02-28', 9);
    expect(await remind()).toBe(1);
    const mail = (await mails()).find(({ cause }) => cause.startsWith('charter-reminder-week'));
    expect(mail?.text).not.toContain('balance');
  });

  test('are left out when the charter was confirmed later than they would have been due', async () => {
    now = instantAt('2027-03-04', 9);
    const { id } = await aRequest();
    await confirmCharter(app.deps, id, ANA, {});
    expect(await remind()).toBe(0);
    now = instantAt('2027-03-05', 13);
    expect(await remind()).toBe(1);
    expect(await reminders()).toEqual(['charter-reminder-day']);
  });

  test('follow a charter that is moved, and forget one that is cancelled', async () => {
    const { id } = await aRequest();
    await confirmCharter(app.deps, id, ANA, {});
    now = instantAt('2027-02-28', 9);
    expect(await remind()).toBe(1);
    await moveCharter(app.deps, id, { startDate: '2027-03-20' }, ANA);
    now = instantAt('2027-03-14', 9);
    expect(await remind()).toBe(1);
    await cancelCharter(app.deps, id, ANA, {});
    now = instantAt('2027-03-19', 13);
    expect(await remind()).toBe(0);
  });
});
