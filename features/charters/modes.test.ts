import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { caseHistory } from '#features/cases/tables.ts';
import type { YachtPapers } from '#features/fleet/domain/lawful-guests.ts';
import { yachts } from '#features/fleet/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { yachtPricing } from '#features/pricing/tables.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aRequestBody } from '#tests/builders/charter-request.ts';
import { anyPapers, NO_PAPERS } from '#tests/builders/papers.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { guestsProblemOf } from './domain.ts';
import { chartersOfAgreements } from './service/index.ts';
import { charterRequests } from './tables.ts';

const NOW = new Date('2027-02-01T15:00:00Z');
const DAY = '2027-03-06';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  staff = await staffOf(app);
});
afterAll(() => app.close());

const db = () => app.database.db;

/** A new yacht for each test, with a price and without a certificate's number of guests: 6 are lawful with crew. */
async function anUninspected(
  charterMode: YachtPapers['charterMode'] = 'either',
  more: Partial<YachtPapers> = {},
) {
  const id = `mode-${randomUUID().slice(0, 8)}`;
  const papers = { ...NO_PAPERS, charterMode, grossTons: 40, ...more };
  await aYacht(db(), { id, name: 'Either Way', capacity: 14, ...papers });
  await aPriceRecord(db(), id, { price5HoursCents: 300_000, price3HoursCents: 200_000 });
  return id;
}

const stored = async (id: string) => {
  const [charter] = await db().select().from(charterRequests).where(eq(charterRequests.id, id));
  if (!charter) throw new Error('There is no such charter');
  return charter;
};
const request = async (yachtId: string, fields: Record<string, unknown>) => {
  const answer = await app.postJson(
    '/api/yacht-requests',
    aRequestBody(yachtId, { startDate: DAY, ...fields }),
  );
  const body = await answer.json();
  return { status: answer.status, body, mode: answer.ok ? (await stored(body.id)).mode : undefined };
};
const booking = (yachtId: string, more: Record<string, unknown>) =>
  staff.send('POST', '/api/admin/charters', {
    yachtId,
    startDate: DAY,
    duration: 'afternoon',
    contactName: 'Ben Okafor',
    contactEmail: 'ben@visitors.example',
    guestCount: 4,
    ...more,
  });
const change = (id: string, what: string, body: object) =>
  staff.send('POST', `/api/admin/charters/${id}/${what}`, body);
const correct = async (id: string, fields: object) =>
  staff.send('PATCH', `/api/admin/charters/${id}`, { ...fields, version: (await stored(id)).version });

const reasons = async (id: string) =>
  (await db().select().from(caseHistory).where(eq(caseHistory.caseId, id))).map(({ reason }) => reason);
const changeMails = async (id: string) =>
  (await db().select().from(outbox).where(eq(outbox.about, id))).filter(({ cause }) =>
    cause.startsWith('charter-moved:'),
  );

describe('a request', () => {
  test('is with captain and crew while so many guests are lawful so, else bareboat', async () => {
    const yachtId = await anUninspected();
    expect(await request(yachtId, { guestCount: 6 })).toMatchObject({ status: 201, mode: 'crewed' });
    expect(await request(yachtId, { guestCount: 7 })).toMatchObject({ status: 201, mode: 'bareboat' });
    expect(await request(await anUninspected('bareboat'), { guestCount: 2 })).toMatchObject({
      mode: 'bareboat',
    });
    const tooMany = await request(await anUninspected('crewed'), { guestCount: 7 });
    expect([tooMany.status, tooMany.body.code]).toEqual([422, 'too-many-guests']);
  });

  test('may say which, and is refused what is not lawful so, in its language', async () => {
    const yachtId = await anUninspected();
    expect(await request(yachtId, { guestCount: 2, mode: 'bareboat' })).toMatchObject({ mode: 'bareboat' });
    const crewed = await request(yachtId, { guestCount: 7, mode: 'crewed' });
    expect([crewed.status, crewed.body.issues]).toEqual([
      422,
      [
        {
          path: 'guestCount',
          message: expect.stringContaining('With captain and crew, Either Way carries up to 6'),
        },
      ],
    ]);
    const notSo = await request(await anUninspected('crewed'), { guestCount: 2, mode: 'bareboat' });
    expect([notSo.status, notSo.body.code, notSo.body.issues]).toEqual([
      422,
      'mode-not-offered',
      [{ path: 'mode', message: 'Either Way is not chartered bareboat.' }],
    ]);
    expect((await request(yachtId, { guestCount: 2, mode: 'sailed' })).status).toBe(422);
  });

  test('is confirmed to its client in a line of the mail', async () => {
    const contactEmail = 'one.request@visitors.example';
    const { body } = await request(await anUninspected(), { guestCount: 9, contactEmail });
    const mails = await db().select().from(outbox).where(eq(outbox.about, body.id));
    expect(mails).toHaveLength(2);
    for (const { text } of mails)
      expect(text).toMatch(/^Captain +Bareboat: you choose and pay the captain$/m);
  });

  test('can be foreseen: a yacht’s calendar says how many she carries in each way on each day', async () => {
    const yachtId = await anUninspected('either', { certificatePassengers: 10, certificateValidUntil: DAY });
    const answer = await app.request(`/api/yachts/${yachtId}/availability?from=${DAY}&to=${addDays(DAY, 1)}`);
    const days: { guests: object }[] = await answer.json();
    expect(days.map(({ guests }) => guests)).toEqual([
      { crewed: 10, bareboat: 12 },
      { crewed: 6, bareboat: 12 },
    ]);
  });
});

describe('staff', () => {
  test('choose it when they book, and see it', async () => {
    const { body } = await booking(await anUninspected(), { mode: 'bareboat' });
    const seen = await (await staff.get(`/api/admin/charters/${body.id}`)).json();
    expect(seen).toMatchObject({ mode: 'bareboat', guestsProblem: null });
    const { status, body: refused } = await booking(await anUninspected(), { mode: 'crewed', guestCount: 7 });
    expect([status, refused.code]).toEqual([422, 'too-many-guests']);
  });

  test('quote in the way that is lawful, or in the one they choose; the client reads which', async () => {
    const { id } = await aCharter(db(), await anUninspected(), { startOn: DAY, guestCount: 7 });
    expect((await change(id, 'quote', { mode: 'crewed' })).body.code).toBe('too-many-guests');
    const preview = await change(id, 'quote-preview', { mode: 'crewed' });
    expect(preview.body).toMatchObject({
      mode: 'crewed',
      problem: expect.stringContaining('up to 6 guests'),
    });
    expect((await change(id, 'quote-preview', {})).body).toMatchObject({ mode: 'bareboat', problem: null });
    expect((await change(id, 'quote', {})).status).toBe(200);
    const token = await aCharterLink(db(), id);
    const linked = await (await app.request(`/api/charter-links/${token}`)).json();
    expect(linked).toMatchObject({ mode: 'bareboat', guestCount: 7 });
  });

  test('change that of a booking with its guests, never past what is lawful', async () => {
    const { body } = await booking(await anUninspected(), { confirm: true });
    const id = String(body.id);
    expect((await correct(id, { guestCount: 9 })).body.issues).toEqual([
      {
        path: 'guestCount',
        message: expect.stringContaining('With captain and crew, Either Way carries up to 6'),
      },
    ]);
    expect((await correct(id, { guestCount: 9, mode: 'bareboat' })).status).toBe(200);
    expect((await correct(id, { mode: 'crewed' })).body.code).toBe('too-many-guests');
    expect(await stored(id)).toMatchObject({ guestCount: 9, mode: 'bareboat' });
    expect(app.queued.filter(({ job }) => job === 'prepare-agreement')).not.toEqual([]);
  });

  test('change that of a quoted one by a new quote alone', async () => {
    const { id } = await aCharter(db(), await anUninspected(), { startOn: DAY, guestCount: 4 });
    await change(id, 'quote', {});
    const refused = await correct(id, { mode: 'bareboat' });
    expect([refused.status, refused.body.issues]).toEqual([
      422,
      [{ path: 'mode', message: expect.stringContaining('send a new quote') }],
    ]);
    expect((await change(id, 'quote', { mode: 'bareboat' })).status).toBe(200);
    expect((await stored(id)).mode).toBe('bareboat');
  });

  test('move what is confirmed in its own way, or in the one they choose', async () => {
    const { body } = await booking(await anUninspected(), { confirm: true });
    const id = String(body.id);
    const yachtId = await anUninspected('bareboat');
    expect((await change(id, 'move-check', { yachtId })).body).toMatchObject({
      mode: 'crewed',
      problem: 'Either Way is not chartered with captain and crew.',
    });
    expect((await change(id, 'move', { yachtId })).body.code).toBe('mode-not-offered');
    expect((await change(id, 'move', { yachtId, mode: 'bareboat' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ yachtId, mode: 'bareboat' });
  });

  test('have another captain for what is confirmed, where and when it is; its client reads what changed', async () => {
    const { body } = await booking(await anUninspected(), { confirm: true });
    const id = String(body.id);
    const before = await stored(id);
    const { body: check } = await change(id, 'move-check', { mode: 'bareboat' });
    expect(check).toMatchObject({ isFree: true, problem: null, mode: 'bareboat', modeNow: 'crewed' });
    const { status, body: done } = await change(id, 'move', { mode: 'bareboat', reason: 'They know one.' });
    expect([status, done.message]).toEqual([200, 'The charter’s captain is changed.']);
    const { mode, yachtId, departsAt, returnsAt, totalCents } = await stored(id);
    expect(mode).toBe('bareboat');
    expect({ yachtId, departsAt, returnsAt, totalCents }).toEqual({
      yachtId: before.yachtId,
      departsAt: before.departsAt,
      returnsAt: before.returnsAt,
      totalCents: before.totalCents,
    });
    expect(await reasons(id)).toContain('Captain: bareboat instead of with captain and crew. They know one.');
    const [mail] = await changeMails(id);
    expect(mail?.subject).toBe('Changed: Either Way, Sat, Mar 6');
    expect(mail?.text).toContain('From now on, your charter is “Bareboat: you choose and pay the captain”');
    expect(mail?.text).not.toContain('has moved');
    expect(mail?.attachments).toHaveLength(1);
    // Sent again, the change is already made: no second mail.
    expect((await change(id, 'move', { mode: 'bareboat' })).status).toBe(200);
    expect(await changeMails(id)).toHaveLength(1);
    expect((await stored(id)).version).toBe(before.version + 1);
  });

  test('have another captain for what is only asked for, priced by the prices of now; nobody is mailed', async () => {
    const yachtId = await anUninspected();
    const { body } = await booking(yachtId, {});
    const id = String(body.id);
    const before = await stored(id);
    await db()
      .update(yachtPricing)
      .set({ price5HoursCents: 400_000 })
      .where(eq(yachtPricing.yachtId, yachtId));
    expect((await change(id, 'move', { mode: 'bareboat' })).status).toBe(200);
    const { mode, totalCents } = await stored(id);
    expect([mode, totalCents]).toEqual(['bareboat', expect.any(Number)]);
    expect(totalCents).toBeGreaterThan(before.totalCents ?? 0);
    expect(await changeMails(id)).toEqual([]);
    const only = await anUninspected('crewed');
    const crewed = String((await booking(only, {})).body.id);
    expect((await change(crewed, 'move', { mode: 'bareboat' })).body.code).toBe('mode-not-offered');
    expect((await stored(crewed)).mode).toBe('crewed');
  });

  test('are told of a charter that her papers no longer allow, and nothing is made to sign', async () => {
    const yachtId = await anUninspected('crewed', {
      certificatePassengers: 10,
      certificateValidUntil: '2028-01-01',
    });
    const { body } = await booking(yachtId, { guestCount: 9, confirm: true });
    const id = String(body.id);
    expect(await chartersOfAgreements.describe(app.deps, id)).toMatchObject({
      mode: 'crewed',
      guestCount: 9,
    });
    await db().update(yachts).set({ certificateValidUntil: '2027-01-01' }).where(eq(yachts.id, yachtId));
    expect((await (await staff.get(`/api/admin/charters/${id}`)).json()).guestsProblem).toContain(
      'up to 6 guests',
    );
    expect(await chartersOfAgreements.describe(app.deps, id)).toBeUndefined();
  });
});

test('whatever the papers, guests, days and ways: no charter has more guests than its own way allows', async () => {
  // Without these dates: whether the yacht may be chartered at all is tested elsewhere.
  const anyYacht = anyPapers(DAY).map(({ capacity, papers }) => ({
    capacity,
    papers: { ...papers, insuranceValidUntil: null, liveryValidUntil: null },
  }));
  const anyMode = fc.constantFrom('crewed', 'bareboat', undefined);
  const cases = fc.sample(
    fc.record({
      yacht: anyYacht,
      later: fc.option(anyYacht, { nil: undefined }),
      guestCount: fc.integer({ min: 1, max: 20 }),
      mode: anyMode,
      quotedMode: anyMode,
      isAccepted: fc.boolean(),
      time: fc.constantFrom(
        { duration: 'afternoon' },
        { duration: 'full-day', startTime: '12:00', hours: 24 },
        { duration: 'full-day', startTime: '12:00', hours: 72 },
      ),
    }),
    120,
  );
  const seen = { made: 0, quoted: 0, confirmed: 0, described: 0 };
  for (const { yacht, later, guestCount, mode, quotedMode, isAccepted, time } of cases) {
    const yachtId = await anUninspected();
    let now = yacht;
    const write = async (papers: typeof yacht) => {
      now = papers;
      await db()
        .update(yachts)
        .set({ capacity: papers.capacity, ...papers.papers })
        .where(eq(yachts.id, yachtId));
    };
    await write(yacht);
    const isLawful = async (id: string, step: keyof typeof seen) => {
      seen[step] += 1;
      const charter = await stored(id);
      const said = JSON.stringify([step, charter.mode, charter.guestCount, now]);
      expect(guestsProblemOf(charter, { name: 'Any', ...now }), said).toBeNull();
    };
    const made = await booking(yachtId, { guestCount, ...(mode ? { mode } : {}), ...time });
    if (made.status !== 201) continue;
    const id = String(made.body.id);
    await isLawful(id, 'made');
    if (later) await write(later);
    const quoted = await change(id, 'quote', {
      basePrice: 4000,
      ...(quotedMode ? { mode: quotedMode } : {}),
    });
    if (quoted.status === 200) await isLawful(id, 'quoted');
    await write(yacht);
    if (isAccepted && quoted.status === 200) {
      const quote = await aQuote(db(), id, { number: 2 });
      const token = await aCharterLink(db(), id);
      await app.postJson(`/api/charter-links/${token}/accept`, { quoteId: quote.id, name: 'Ben Okafor' });
    } else await change(id, 'confirm', {});
    if ((await stored(id)).status !== 'confirmed') continue;
    await isLawful(id, 'confirmed');
    if (later) await write(later);
    const facts = await chartersOfAgreements.describe(app.deps, id);
    if (!facts) continue;
    expect([facts.mode, facts.guestCount]).toEqual([(await stored(id)).mode, guestCount]);
    await isLawful(id, 'described');
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10);
});
