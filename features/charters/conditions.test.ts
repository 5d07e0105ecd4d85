import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slotRange } from '#features/calendar/domain/index.ts';
import { yachts } from '#features/fleet/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter, aCharterLink } from '#tests/builders/charter.ts';
import { aPrice } from '#tests/builders/price.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  advanceCharter,
  cancelCharter,
  chartersOfAgreements,
  confirmCharter,
  moveCharter,
  quoteCharter,
} from './service/index.ts';
import { charterQuotes } from './tables.ts';

const ANA = { role: 'staff', name: 'ana' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date('2027-02-01T15:00:00Z') });
});
afterAll(() => app.close());

test('the damage hold is in the conditions of the quote, in its mail, and as it is owed in the agreement', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { damageHoldCents: 250_000 });
  await aPriceRecord(db, yachtId);
  const { id } = await aCharter(db, yachtId);
  expect((await quoteCharter(app.deps, id, { note: '', basePrice: 2_000 }, ANA)).ok).toBe(true);
  const [mail] = await db.select().from(outbox).where(eq(outbox.about, id));
  expect(mail?.text).toContain('Against damage, $2,500 is held on your card');

  // What the yacht asks for later is not what this charter's client agrees to.
  const ask = (damageHoldCents: number) =>
    db.update(yachts).set({ damageHoldCents }).where(eq(yachts.id, yachtId));
  await ask(400_000);
  const token = await aCharterLink(db, id);
  const onPage = async () => (await (await app.request(`/api/charter-links/${token}`)).json()).damageHold;
  expect(await onPage()).toBe(2_500);
  expect((await confirmCharter(app.deps, id, ANA, {})).ok).toBe(true);
  await ask(500_000);
  expect(await onPage()).toBe(2_500);
  expect(await chartersOfAgreements.describe(app.deps, id)).toMatchObject({ damageHoldCents: 250_000 });
});

test('a charter confirmed without a quote has its estimate as its agreed price, with its conditions', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { damageHoldCents: 250_000 });
  const estimate = aPrice();
  const { id } = await aCharter(db, yachtId, { estimate });
  expect((await confirmCharter(app.deps, id, ANA, {})).ok).toBe(true);
  await db.update(yachts).set({ damageHoldCents: 400_000 }).where(eq(yachts.id, yachtId));
  const token = await aCharterLink(db, id);
  const page = await (await app.request(`/api/charter-links/${token}`)).json();
  expect(page).toMatchObject({ damageHold: 2_500, quote: { number: 1, acceptedAt: null } });
  expect(page.quote.price.total).toBe(page.estimate.total);
  const terms = page.quote.terms.join(' ');
  expect(terms).toContain('Against damage, $2,500 is held on your card');
  expect(terms).not.toContain('We hold the yacht for');
  // Confirmed anew after a cancellation, it keeps what was agreed on.
  expect((await cancelCharter(app.deps, id, ANA, {})).ok).toBe(true);
  expect((await advanceCharter(app.deps, id, 'reopen', ANA, {})).ok).toBe(true);
  expect((await confirmCharter(app.deps, id, ANA, {})).ok).toBe(true);
  expect(await db.$count(charterQuotes, eq(charterQuotes.charterId, id))).toBe(1);
});

test('a quote in place of another says for which day that was, and that it counts no more', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db);
  await aPriceRecord(db, yachtId);
  const { id } = await aCharter(db, yachtId, { yachtName: 'Serenata', startOn: '2027-03-06' });
  const quote = async (body: object) =>
    expect((await quoteCharter(app.deps, id, { note: '', ...body }, ANA)).ok).toBe(true);
  const newest = async () => {
    const mails = await db.select().from(outbox).where(eq(outbox.about, id));
    return mails.sort((a, b) => (a.id < b.id ? 1 : -1))[0];
  };
  await quote({});
  expect((await newest())?.subject).toMatch(/^Your quote: /);
  expect((await newest())?.text).not.toContain('earlier quote');
  await quote({ startDate: '2027-03-07' });
  expect((await newest())?.subject).toMatch(/^Your new quote: .*Sun, Mar 7$/);
  expect((await newest())?.text).toMatch(
    /earlier quote for\s+Saturday, March 6, 2027:\s+only\s+this\s+one\s+counts/,
  );
});

test('a confirmed charter that moves to a yacht without a damage hold no longer has the one of its quote', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: 'with-hold', damageHoldCents: 250_000 });
  const { id: other } = await aYacht(db, { id: 'without-hold' });
  await aPriceRecord(db, yachtId);
  const { id } = await aCharter(db, yachtId);
  expect((await quoteCharter(app.deps, id, { note: '', basePrice: 2_000 }, ANA)).ok).toBe(true);
  expect((await confirmCharter(app.deps, id, ANA, {})).ok).toBe(true);
  expect((await moveCharter(app.deps, id, { yachtId: other }, ANA)).ok).toBe(true);
  const link = `/api/charter-links/${await aCharterLink(db, id)}`;
  expect(await (await app.request(link)).json()).toMatchObject({ damageHold: null });
});

test('a quote whose whole amount is due at once says so, and names no moment that has passed', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: 'soon' });
  await aPriceRecord(db, yachtId);
  const startOn = '2027-02-02';
  const { from: departsAt, to: returnsAt } = slotRange(startOn, 'afternoon');
  const { id } = await aCharter(db, yachtId, { startOn, departsAt, returnsAt, billedAs: 'event' });
  expect((await quoteCharter(app.deps, id, { note: '', basePrice: 2_000 }, ANA)).ok).toBe(true);
  const [mail] = await db.select().from(outbox).where(eq(outbox.about, id));
  expect(mail?.text).toMatch(/^Balance, due with the deposit +\$/m);
  const said = mail?.text.replaceAll(/\s+/g, ' ');
  expect(said).toContain('is due when you accept. The balance and any APA are due with it.');
  expect(said).not.toMatch(/14 days before|We hold the yacht for/);
});
