import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseHistory } from '#features/cases/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { NO_PAPERS } from '#tests/builders/papers.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { advanceCharter, cancelCharter, confirmCharter, evidenceOfCharter } from './service/index.ts';
import { charterQuotes, charterRequests } from './tables.ts';

const ANA = { role: 'staff', name: 'ana' } as const;

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date('2027-02-01T15:00:00Z') });
  staff = await staffOf(app);
  const { db } = app.database;
  for (const [id, capacity, more] of [
    ['smaller', 40, {}],
    ['larger', 80, {}],
    ['either', 12, { ...NO_PAPERS, charterMode: 'either', grossTons: 40 }],
  ] as const) {
    await aYacht(db, { id, name: id, capacity, ...more });
    await aPriceRecord(db, id, { price5HoursCents: 300_000 });
  }
});
afterAll(() => app.close());

const db = () => app.database.db;
let day = 0;
const aRequest = (yachtId: string, guestCount: number) => {
  day += 1;
  return aCharter(db(), yachtId, { guestCount, startOn: `2027-03-${10 + day}` });
};
const call = (id: string, what: string, body: object) =>
  staff.send('POST', `/api/admin/charters/${id}/${what}`, body);
const correct = (id: string, body: object) => staff.send('PATCH', `/api/admin/charters/${id}`, body);
const stored = async (id: string) => {
  const [charter] = await db().select().from(charterRequests).where(eq(charterRequests.id, id));
  return charter;
};
const mailsOf = async (id: string, cause: string) =>
  (await db().select().from(outbox).where(eq(outbox.about, id))).filter((mail) =>
    mail.cause.startsWith(cause),
  );

describe('a quote', () => {
  test('can be for another number of guests, on a yacht that carries them: one mail, and the quote keeps it', async () => {
    const { id } = await aRequest('smaller', 40);
    expect((await call(id, 'quote', { guestCount: 60 })).body.code).toBe('too-many-guests');
    expect(
      (await call(id, 'quote', { yachtId: 'larger', guestCount: 60, reason: 'They called.' })).status,
    ).toBe(200);
    expect(await stored(id)).toMatchObject({ yachtId: 'larger', guestCount: 60, status: 'quoted' });
    const mails = await mailsOf(id, 'charter-quoted:');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/^Guests +60$/m);
    const [quote] = await db().select().from(charterQuotes).where(eq(charterQuotes.charterId, id));
    expect(quote?.guestCount).toBe(60);
    const [history] = await db().select().from(caseHistory).where(eq(caseHistory.caseId, id));
    expect(history?.reason).toBe('Guests: 60 instead of 40. They called.');
  });

  test('is judged by that number, its mode too, before it is sent', async () => {
    const { id } = await aRequest('either', 6);
    expect((await call(id, 'quote-preview', { guestCount: 10 })).body).toMatchObject({
      mode: 'bareboat',
      problem: null,
    });
    expect((await call(id, 'quote-preview', { guestCount: 13 })).body.problem).toContain('carries up to');
    expect((await call(id, 'quote', { guestCount: 10 })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ guestCount: 10, mode: 'bareboat' });
  });

  test('stands for its number: another one comes only by a new quote, and a dispute is answered with its own', async () => {
    const { id } = await aRequest('smaller', 30);
    await call(id, 'quote', {});
    const refused = await correct(id, { guestCount: 36 });
    expect([refused.status, refused.body.issues]).toEqual([
      422,
      [
        {
          path: 'guestCount',
          message: 'It has a quote for 30 guests. For another number, please send a new quote.',
        },
      ],
    ]);
    expect((await call(id, 'quote', { guestCount: 36 })).status).toBe(200);
    await confirmCharter(app.deps, id, ANA, {});
    expect((await correct(id, { guestCount: 38 })).status).toBe(200);
    const evidence = await evidenceOfCharter(app.deps, id);
    expect(evidence.ok && [evidence.value.guests, evidence.value.quotes.map(({ guests }) => guests)]).toEqual(
      [38, [36, 30]],
    );
  });

  test('stands for its number and captain also after it was cancelled and taken up again, until a new one', async () => {
    const { id } = await aRequest('either', 10);
    await call(id, 'quote', { basePrice: 3_000 });
    await cancelCharter(app.deps, id, ANA, {});
    await advanceCharter(app.deps, id, 'reopen', ANA, {});
    expect(await stored(id)).toMatchObject({ status: 'pending', guestCount: 10, mode: 'bareboat' });
    const others = { guestCount: 6, mode: 'crewed' } as const;
    for (const change of [{ guestCount: others.guestCount }, { mode: others.mode }])
      expect((await correct(id, change)).body.issues).toMatchObject([{ path: Object.keys(change)[0] }]);
    expect((await call(id, 'quote', { basePrice: 3_000, ...others })).status).toBe(200);
    expect(await stored(id)).toMatchObject(others);
  });
});

describe('a move', () => {
  test('can take a larger party to a larger yacht: one mail says both', async () => {
    const { id } = await aRequest('smaller', 40);
    await confirmCharter(app.deps, id, ANA, {});
    const wanted = { yachtId: 'larger', guestCount: 60 };
    expect((await call(id, 'move-check', { guestCount: 60 })).body.problem).toContain('40 guests');
    expect((await call(id, 'move-check', wanted)).body.problem).toBeNull();
    expect((await call(id, 'move', { guestCount: 60 })).body.code).toBe('too-many-guests');
    expect((await call(id, 'move', wanted)).body.message).toBe('The charter has moved.');
    expect(await stored(id)).toMatchObject(wanted);
    const [mail, another] = await mailsOf(id, 'charter-moved:');
    expect(mail?.subject).toContain('Moved');
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Your charter is now for 60 guests instead of 40.');
    expect(another).toBeUndefined();
  });

  test('can change the number alone; made once, however often it is sent', async () => {
    const { id } = await aRequest('smaller', 20);
    await confirmCharter(app.deps, id, ANA, {});
    for (let times = 0; times < 2; times += 1) {
      expect((await call(id, 'move', { guestCount: 24 })).body.message).toBe('The charter is changed.');
    }
    const mails = await mailsOf(id, 'charter-moved:');
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Changed']);
    const reasons = (await db().select().from(caseHistory).where(eq(caseHistory.caseId, id))).map(
      ({ reason }) => reason,
    );
    expect(reasons).toContain('Guests: 24 instead of 20.');
  });
});
