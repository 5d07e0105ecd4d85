import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { cancelCharter, moveCharter } from '#features/charters/service/index.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { recordPayment } from '#features/money/service/index.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter, aCharterLink, aQuote, whatIsOwed } from '#tests/builders/charter.ts';
import { aCaptain, aCaptainContract, aGuest, anAgreement } from '#tests/builders/departure.ts';
import { aPrice } from '#tests/builders/price.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { departureJobs } from './jobs.ts';
import type { DepartureAnswer, DeparturesAnswer } from './schema.ts';
import { departureOverrides, departures } from './tables.ts';

/** A time on March 6 in Miami; the charter is from noon to five. */
const at = (time: string) => new Date(`2027-03-06T${time}:00-05:00`);
const UNTAXED = aPrice({ gratuityPercent: 0, salesTaxPercent: 0 });
const ANA = { role: 'staff', name: 'ana' } as const;

let now = at('09:30');
let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => now, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = at('09:30');
  await app.database.db.execute(sql`truncate charter_requests, departures, captains, guests cascade`);
  staff = await staffOf(app);
});

const db = () => app.database.db;
const of = (id: string) => `/api/admin/charters/${id}/departure`;
const read = async (id: string) => (await (await staff.get(of(id))).json()) as DepartureAnswer;
const press = (id: string, step: 'depart' | 'return' | 'undo' | 'undo?of=return') =>
  staff.send('POST', `${of(id)}/${step}`);
const assign = (id: string, captainId: string | null, from?: string | null) =>
  staff.send('PUT', `${of(id)}/captain`, { captainId, from });
const changeCaptain = (id: string, fields: object) =>
  staff.send('PUT', `/api/admin/captains/${id}`, {
    name: 'Ines Duarte',
    license: 'master-100',
    licenseValidUntil: '2099-12-31',
    isActive: true,
    ...fields,
  });
const letPass = (id: string, point: string, reason = 'The captain knows them.') =>
  staff.send('POST', `${of(id)}/overrides`, { point, reason });
const listed = async () => (await (await staff.get('/api/admin/departures')).json()) as DeparturesAnswer;
const statusOf = async (id: string) =>
  (await db().select().from(charterRequests).where(eq(charterRequests.id, id)))[0]?.status;
const mark = (id: string, status: 'no-show' | 'completed' | 'confirmed') =>
  staff.send('POST', `/api/admin/charters/${id}/status`, { status });
const logged = async () =>
  (await db().select().from(activity).where(eq(activity.subjectKind, 'charter'))).map(({ action }) => action);
const job = (name: string) =>
  departureJobs(app.deps)
    .find((one) => one.name === name)
    ?.run({}, { isLast: false });

/** A confirmed charter of two guests that has valid papers and lacks everything else. */
async function bare(fields: Parameters<typeof aCharter>[2] = {}, yacht: Parameters<typeof aYacht>[1] = {}) {
  const { id: yachtId, name } = await aYacht(db(), {
    id: `yacht-${randomUUID()}`,
    name: 'Serenata',
    charterMode: 'crewed',
    grossTons: 40,
    insuranceValidUntil: '2027-12-31',
    liveryValidUntil: '2027-12-31',
    ...yacht,
  });
  const charter = await aCharter(db(), yachtId, {
    yachtName: name,
    status: 'confirmed',
    guestCount: 2,
    agreedAt: at('08:00'),
    ...fields,
  });
  await aQuote(db(), charter.id);
  await aCalendarEntry(db(), yachtId, charter.departsAt, charter.returnsAt, {
    kind: 'charter',
    charterId: charter.id,
  });
  return charter;
}

/** Like `bare`, with everything that is required, and with its captain. */
async function ready(fields: Parameters<typeof aCharter>[2] = {}, yacht: Parameters<typeof aYacht>[1] = {}) {
  const charter = await bare(fields, yacht);
  const captain = await aCaptain(db());
  for (let guest = 1; guest <= charter.guestCount; guest += 1)
    await aGuest(app.deps, charter.id, `Guest ${guest}`);
  await anAgreement(app.deps, charter.id);
  if (charter.mode === 'bareboat') await aCaptainContract(app.deps, charter.id);
  else expect((await assign(charter.id, captain.id)).status).toBe(200);
  return { ...charter, captainId: captain.id };
}

describe('leaving', () => {
  test('is refused with all that is missing in words, and possible once nothing is', async () => {
    const { id, departsAt } = await bare({}, { certificateValidUntil: '2027-03-05' });
    await whatIsOwed(app.deps, { id, departsAt }, UNTAXED);
    const refused = await press(id, 'depart');
    expect(refused).toMatchObject({ status: 409, body: { code: 'departure-incomplete' } });
    for (const said of [
      'This charter may not depart yet.',
      'There is no agreement yet.',
      'Names are missing: 2 of 2 guests.',
      'No captain is assigned.',
      'Her certificate of inspection is valid until Mar 5, 2027 only.',
      '$2,000 is still to be paid.',
    ])
      expect(refused.body.error).toContain(said);
    expect(await db().$count(departures, sql`departed_at is not null`)).toBe(0);

    const { id: other, captainId } = await ready();
    expect(await read(other)).toMatchObject({ missing: [], captain: { id: captainId, name: 'Ines Duarte' } });
    expect(await press(other, 'depart')).toMatchObject({
      status: 200,
      body: { message: 'The charter has left. Only 0 of 2 guests were checked off as aboard.' },
    });
    expect(await read(other)).toMatchObject({
      departedAt: now.toISOString(),
      departedBy: staff.username,
      missing: [],
      steps: ['return', 'undo'],
    });
    expect(await statusOf(other)).toBe('confirmed');
    expect(await press(other, 'depart')).toMatchObject({ status: 409, body: { code: 'already-departed' } });
    expect(await logged()).toEqual(expect.arrayContaining(['assigned a captain to', 'let depart']));
  });

  test('waits for its day: three hours before its start, until its end', async () => {
    const { id } = await ready();
    now = at('08:59');
    expect(await press(id, 'depart')).toMatchObject({ status: 409, body: { code: 'departs-later' } });
    now = at('17:00');
    expect(await press(id, 'depart')).toMatchObject({ status: 409, body: { code: 'departure-over' } });
    now = at('09:00');
    expect((await press(id, 'depart')).status).toBe(200);
  });

  test.each(['pending', 'quoted', 'cancelled', 'completed'] as const)(
    'is for confirmed charters: one that is %s takes no step',
    async (status) => {
      const { id } = await bare({ status, agreedAt: null });
      const captain = await aCaptain(db());
      for (const answer of [
        await press(id, 'depart'),
        await assign(id, captain.id),
        await letPass(id, 'waiver'),
      ])
        expect(answer).toMatchObject({ status: 409, body: { code: 'not-in-this-state' } });
    },
  );

  test('of a charter that is not there is 404', async () => {
    const nowhere = randomUUID();
    const captain = await aCaptain(db());
    for (const answer of [
      await press(nowhere, 'depart'),
      await press(nowhere, 'return'),
      await press('x', 'undo'),
      await assign(nowhere, captain.id),
      await letPass(nowhere, 'x'),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'charter-not-found' } });
    expect((await staff.get(of(nowhere))).status).toBe(404);
  });

  test('with more guests than lawful is let pass by nobody', async () => {
    const { id, yachtId } = await ready({ guestCount: 7 });
    // Small and no longer inspected, she may carry six; seven are booked, and both have signed for seven.
    await db()
      .update(yachts)
      .set({ certificatePassengers: null, certificateValidUntil: null })
      .where(eq(yachts.id, yachtId));
    expect((await read(id)).missing).toMatchObject([{ code: 'too-many-guests', mayOverride: false }]);
    expect(await letPass(id, 'too-many-guests:7')).toMatchObject({
      status: 409,
      body: { code: 'not-overridable' },
    });
    expect((await press(id, 'depart')).status).toBe(409);
  });

  test('bareboat needs the bareboat agreement, whatever an administrator says', async () => {
    const charter = await ready({ mode: 'bareboat' }, { charterMode: 'bareboat' });
    expect(await read(charter.id)).toMatchObject({ mode: 'bareboat', missing: [] });
    const unsigned = await bare({ mode: 'bareboat' }, { charterMode: 'bareboat' });
    await anAgreement(app.deps, unsigned.id, { state: 'signed', countersignedName: null });
    const missing = (await read(unsigned.id)).missing.find(({ code }) => code === 'agreement');
    expect(missing).toMatchObject({ sentence: 'The agreement is not signed by both.', mayOverride: false });
    expect(await letPass(unsigned.id, String(missing?.point))).toMatchObject({
      body: { code: 'not-overridable' },
    });
  });
});

describe('what an administrator lets pass', () => {
  test('is kept with the reason, and holds for exactly that', async () => {
    const { id, departsAt } = await ready();
    await aGuest(app.deps, id, 'Ben Okafor', false);
    await whatIsOwed(app.deps, { id, departsAt }, UNTAXED);
    const { missing } = await read(id);
    expect(missing).toMatchObject([
      { code: 'waiver', sentence: 'Ben Okafor has not signed a waiver.' },
      { code: 'unpaid', point: 'unpaid:200000' },
    ]);
    for (const { point } of missing) expect(await letPass(id, point)).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({
      missing: [],
      overrides: [
        { code: expect.any(String), reason: 'The captain knows them.', by: staff.username },
        { code: expect.any(String) },
      ],
    });
    // Not even the sealed name of the guest is stored with the override.
    const [kept] = await db().select().from(departureOverrides).where(eq(departureOverrides.code, 'waiver'));
    expect(JSON.stringify(kept)).not.toContain('Okafor');
    expect(await letPass(id, 'unpaid:200000')).toMatchObject({
      status: 409,
      body: { code: 'nothing-to-override' },
    });

    const paid = { cents: 50_000, method: 'zelle', receivedOn: '2027-03-06', reference: '' } as const;
    await db().transaction((tx) =>
      recordPayment({ ...app.deps, db: tx }, { charterId: id, stage: 'agreed' }, paid, { name: 'ana' }),
    );
    expect((await read(id)).missing).toMatchObject([{ point: 'unpaid:150000' }]);
    expect((await press(id, 'depart')).status).toBe(409);
    expect((await letPass(id, 'unpaid:150000')).status).toBe(200);
    expect((await press(id, 'depart')).status).toBe(200);
    expect(await letPass(id, 'unpaid:150000')).toMatchObject({ body: { code: 'already-departed' } });
    const lines = await db()
      .select()
      .from(activity)
      .where(eq(activity.action, 'overrode what was missing of'));
    expect(JSON.stringify(lines)).not.toContain('The captain knows them.');
  });

  test('needs a reason, and is not the charter desk’s', async () => {
    const { id } = await bare();
    expect((await letPass(id, 'guests-unnamed:2', '  ')).status).toBe(422);
    await db().execute(sql`update accounts set staff_roles = '{charter-desk}' where id = ${staff.accountId}`);
    expect(await letPass(id, 'agreement')).toMatchObject({
      status: 403,
      body: { code: 'not-in-your-role' },
    });
    expect((await press(id, 'depart')).status).toBe(409);
  });
});

describe('a captain', () => {
  test('is on one charter at a time: the database refuses', async () => {
    const captain = await aCaptain(db());
    const [first, second] = [await bare(), await bare()];
    const answers = await Promise.all([assign(first.id, captain.id), assign(second.id, captain.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('captain-busy');
    const free = answers[0]?.status === 200 ? second : first;
    expect((await read(free.id)).captains).toMatchObject([{ id: captain.id, isBusy: true }]);
    const evening = await bare({ slot: 'evening' });
    expect((await assign(evening.id, captain.id)).status).toBe(200);
  });

  test('who is not on the list, or not any more, is nobody’s', async () => {
    const { id } = await bare();
    const former = await aCaptain(db(), { isActive: false });
    for (const captainId of ['nobody', former.id])
      expect(await assign(id, captainId)).toMatchObject({ status: 404, body: { code: 'entry-not-found' } });
    expect((await read(id)).captains).toEqual([]);
  });

  test('who was switched off since takes nothing out: another is chosen', async () => {
    const { id, captainId } = await ready();
    await changeCaptain(captainId, { isActive: false });
    const { missing } = await read(id);
    expect(missing).toMatchObject([
      {
        check: 'captain',
        code: 'captain-off',
        mayOverride: false,
        sentence: 'Captain Ines Duarte is no longer on the list. Please choose another.',
      },
    ]);
    expect(await letPass(id, String(missing[0]?.point))).toMatchObject({ body: { code: 'not-overridable' } });
    expect(await press(id, 'depart')).toMatchObject({ status: 409, body: { code: 'departure-incomplete' } });
    await assign(id, (await aCaptain(db(), { name: 'Ben Okafor' })).id);
    expect((await press(id, 'depart')).status).toBe(200);
  });

  test('is found on the list by name and by telephone number, in any writing', async () => {
    const { id } = await aCaptain(db(), { name: 'Noa Berg', phone: '+1 (305) 555-0163' });
    expect(await staff.list('/api/admin/captains?q=305.555.0163+berg')).toMatchObject([{ id }]);
  });

  test('is taken off again, and not deleted while a charter has them', async () => {
    const { id, captainId } = await ready();
    expect(await staff.send('DELETE', `/api/admin/captains/${captainId}`)).toMatchObject({
      status: 409,
      body: { code: 'entry-in-use' },
    });
    expect((await assign(id, null, 'somebody-before')).body.code).toBe('changed-meanwhile');
    expect((await assign(id, null, captainId)).body.message).toBe('Nobody is assigned.');
    expect((await read(id)).captain).toBeNull();
    expect((await staff.send('DELETE', `/api/admin/captains/${captainId}`)).status).toBe(200);
  });

  test('whose license ends while the charter lasts takes it nowhere', async () => {
    const { id, captainId } = await ready({ returnsAt: new Date('2027-03-08T17:00:00Z') });
    expect((await read(id)).missing).toEqual([]);
    await changeCaptain(captainId, { licenseValidUntil: '2027-03-07' });
    expect((await read(id)).missing).toMatchObject([{ code: 'license-ended', mayOverride: false }]);
  });

  test('is named to the client once assigned, by name alone', async () => {
    const charter = await ready();
    const token = await aCharterLink(db(), charter.id);
    const trip = async () => (await app.request(`/api/charter-links/${token}`)).json();
    expect(await trip()).toMatchObject({ captain: 'Ines Duarte' });
    expect(JSON.stringify(await trip())).not.toContain('4128833');
    await assign(charter.id, null);
    expect(await trip()).toMatchObject({ captain: null });
  });
});

describe('a return', () => {
  test('after the charter’s end completes it, and undoing that stands', async () => {
    const { id } = await ready();
    await press(id, 'depart');
    now = at('17:20');
    expect(await press(id, 'return')).toMatchObject({
      status: 200,
      body: { message: 'The charter is back and completed.' },
    });
    expect(await statusOf(id)).toBe('completed');
    expect(await logged()).toEqual(expect.arrayContaining(['noted the return of', 'completed']));
    await staff.send('POST', `/api/admin/charters/${id}/status`, { status: 'confirmed' });
    await job('complete-returned');
    expect(await statusOf(id)).toBe('confirmed');
  });

  test('before its end waits for it: then the charter is completed by itself, once', async () => {
    const { id } = await ready();
    await press(id, 'depart');
    now = at('16:00');
    expect(await press(id, 'return')).toMatchObject({
      status: 200,
      body: { message: 'The charter is back. It is completed once its time is over.' },
    });
    expect(await press(id, 'return')).toMatchObject({ status: 409, body: { code: 'not-under-way' } });
    await job('complete-returned');
    expect(await statusOf(id)).toBe('confirmed');
    now = at('17:00');
    await job('complete-returned');
    expect(await statusOf(id)).toBe('completed');
    const { history } = await (await staff.get(`/api/admin/charters/${id}`)).json();
    expect(history.at(-1)).toMatchObject({
      to: 'completed',
      by: `staff: ${staff.username}`,
      reason: 'Returned.',
    });
    await staff.send('POST', `/api/admin/charters/${id}/status`, { status: 'confirmed' });
    await job('complete-returned');
    expect(await statusOf(id)).toBe('confirmed');
  });

  test('of what never left is refused, and the charter is completed as ever', async () => {
    const { id } = await bare();
    expect(await press(id, 'return')).toMatchObject({ status: 409, body: { code: 'not-under-way' } });
    now = at('17:00');
    expect(
      (await staff.send('POST', `/api/admin/charters/${id}/status`, { status: 'completed' })).status,
    ).toBe(200);
  });
});

describe('taking back', () => {
  test('the return first, then the departure, each for half an hour', async () => {
    const { id } = await ready();
    await press(id, 'depart');
    now = at('09:40');
    await press(id, 'return');
    expect((await press(id, 'undo?of=return')).body.message).toBe('It is taken back.');
    expect((await press(id, 'undo?of=return')).body.code).toBe('changed-meanwhile');
    expect(await read(id)).toMatchObject({ returnedAt: null, departedAt: at('09:30').toISOString() });
    expect((await press(id, 'undo')).status).toBe(200);
    expect(await read(id)).toMatchObject({ departedAt: null, steps: expect.arrayContaining(['depart']) });
    expect(await press(id, 'undo')).toMatchObject({ status: 409, body: { code: 'not-under-way' } });
    await press(id, 'depart');
    now = at('10:10');
    expect(await press(id, 'undo')).toMatchObject({ status: 409, body: { code: 'departure-undo-too-late' } });
    expect(await logged()).toEqual(
      expect.arrayContaining(['took back the return of', 'took back the departure of']),
    );
  });
});

describe('a charter that changes', () => {
  const saturday = (yachtId: string) =>
    ({ yachtId, startDate: '2027-03-13', duration: 'afternoon' }) as const;

  test('and moves lets nothing pass, and keeps a captain who is free then', async () => {
    const { id, yachtId, captainId } = await ready();
    await aGuest(app.deps, id, 'Ben Okafor', false);
    const [waiver] = (await read(id)).missing;
    await letPass(id, String(waiver?.point));
    expect(await moveCharter(app.deps, id, saturday(yachtId), ANA)).toMatchObject({ ok: true });
    expect(await read(id)).toMatchObject({ departedAt: null, overrides: [], captain: { id: captainId } });

    const other = await bare({ startOn: '2027-03-20' });
    expect((await assign(other.id, captainId)).status).toBe(200);
    const there = { ...saturday(yachtId), startDate: '2027-03-20' };
    expect(await moveCharter(app.deps, id, there, ANA)).toMatchObject({ ok: true });
    expect((await read(id)).captain).toBeNull();
    expect((await read(other.id)).captain).toMatchObject({ id: captainId });
  });

  test('and is cancelled lets its captain go', async () => {
    const { id, captainId } = await ready();
    await cancelCharter(app.deps, id, ANA, {});
    expect(await db().$count(departures, eq(departures.charterId, id))).toBe(0);
    const other = await bare();
    expect((await assign(other.id, captainId)).status).toBe(200);
  });

  test('and is one to which nobody came lets its captain go', async () => {
    const { id, captainId } = await ready();
    const other = await bare();
    expect((await assign(other.id, captainId)).body.code).toBe('captain-busy');
    now = at('12:30');
    expect((await mark(id, 'no-show')).status).toBe(200);
    expect((await assign(other.id, captainId)).status).toBe(200);
  });

  test('another number of guests asks for another agreement', async () => {
    const { id } = await ready();
    await staff.send('PATCH', `/api/admin/charters/${id}`, { guestCount: 1 });
    expect((await read(id)).missing).toMatchObject([
      { code: 'agreement', sentence: 'The agreement no longer says what is agreed on.' },
    ]);
  });
});

describe('a charter that is under way', () => {
  const LEFT = { status: 409, body: { code: 'charter-under-way' } } as const;
  const entries = (id: string) => db().$count(calendarEntries, eq(calendarEntries.charterId, id));

  test('is neither cancelled, moved nor marked as a no-show by staff, until it is back', async () => {
    const { id, yachtId, captainId } = await ready({}, { charterMode: 'either' });
    await aGuest(app.deps, id, 'Ben Okafor', false);
    const [waiver] = (await read(id)).missing;
    await letPass(id, String(waiver?.point));
    const token = await aCharterLink(db(), id);
    const hasLeft = async () => (await (await app.request(`/api/charter-links/${token}`)).json()).hasLeft;
    await press(id, 'depart');
    expect(await hasLeft()).toBe(true);
    const of = `/api/admin/charters/${id}`;
    const cancel = () => staff.send('POST', `${of}/cancel`, { reason: 'Storm' });
    const move = () =>
      staff.send('POST', `${of}/move`, { yachtId, startDate: '2027-03-13', duration: 'afternoon' });
    const change = () => staff.send('PATCH', of, { mode: 'bareboat' });
    const events = async () => (await (await staff.get(of)).json()).events;
    expect([await cancel(), await move(), await change()]).toMatchObject([LEFT, LEFT, LEFT]);
    expect(await events()).toEqual(['correct']);
    expect((await cancel()).body.error).toContain('has left and is not back');
    now = at('12:30');
    expect(await mark(id, 'no-show')).toMatchObject(LEFT);
    expect([await statusOf(id), await entries(id)]).toEqual(['confirmed', 1]);
    expect(await read(id)).toMatchObject({
      departedAt: at('09:30').toISOString(),
      captain: { id: captainId },
      overrides: [{ code: 'waiver' }],
    });

    await press(id, 'return');
    expect(await events()).toEqual(['move', 'correct', 'cancel']);
    expect(await mark(id, 'no-show')).toMatchObject({ status: 409, body: { code: 'already-departed' } });
    expect((await cancel()).status).toBe(200);
    // The departure and what was let pass for it stay on record.
    expect(await read(id)).toMatchObject({
      departedAt: at('09:30').toISOString(),
      captain: null,
      overrides: [{ code: 'waiver' }],
    });
  });

  test('and back is another departure once it is moved', async () => {
    const { id, yachtId } = await ready();
    await press(id, 'depart');
    now = at('09:40');
    await press(id, 'return');
    const to = { yachtId, startDate: '2027-03-13', duration: 'afternoon' } as const;
    expect(await moveCharter(app.deps, id, to, ANA)).toMatchObject({ ok: true });
    expect(await read(id)).toMatchObject({ departedAt: null, returnedAt: null });
  });

  test.each([
    ['en', 'has left and is not back'],
    ['es', 'ya zarpó y aún no ha vuelto'],
    ['pt', 'já partiu e ainda não voltou'],
  ])('is not cancelled by its client, who reads why in %s', async (language, why) => {
    const { id } = await ready();
    const token = await aCharterLink(db(), id);
    const offered = async () =>
      (await (await app.request(`/api/charter-links/${token}`)).json()).cancellation;
    expect(await offered()).not.toBeNull();
    await press(id, 'depart');
    expect(await offered()).toBeNull();
    const answer = await app.postJson(
      `/api/charter-links/${token}/cancel`,
      {},
      { 'accept-language': language },
    );
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { code: 'charter-under-way', error: expect.stringContaining(why) },
    ]);
    expect([await statusOf(id), await entries(id)]).toEqual(['confirmed', 1]);
    await press(id, 'undo');
    expect((await app.postJson(`/api/charter-links/${token}/cancel`, {})).status).toBe(200);
  });

  test('or cancelled at the same moment: one of the two', async () => {
    const { id } = await ready();
    const [left, called] = await Promise.all([press(id, 'depart'), cancelCharter(app.deps, id, ANA, {})]);
    expect(left.status === 200).toBe(!called.ok);
    expect(await statusOf(id)).toBe(called.ok ? 'cancelled' : 'confirmed');
  });

  test('is out no more once a colleague completes it, and again when that is taken back', async () => {
    const { id } = await ready();
    await press(id, 'depart');
    now = at('17:20');
    expect((await mark(id, 'completed')).status).toBe(200);
    expect((await listed()).underWay).toEqual([]);
    expect((await mark(id, 'confirmed')).status).toBe(200);
    expect((await listed()).underWay).toMatchObject([{ charterId: id }]);
    expect((await press(id, 'return')).body.message).toBe('The charter is back and completed.');
  });
});

describe('completing what is back', () => {
  /** Two charters that came back early, whose time is over; completing the first also runs the given SQL in the database. */
  async function twoBack(also: (second: string) => SQL) {
    const ids = [(await ready()).id, (await ready()).id].sort();
    for (const id of ids) await press(id, 'depart');
    now = at('16:00');
    for (const id of ids) await press(id, 'return');
    const [first = '', second = ''] = ids;
    await db().execute(sql`create function meanwhile() returns trigger language plpgsql as $$
      begin ${also(second)}; return new; end $$`);
    await db().execute(sql`create trigger meanwhile before update of status on charter_requests
      for each row when (new.id = ${sql.raw(`'${first}'`)}) execute function meanwhile()`);
    now = at('17:00');
    const failed = await job('complete-returned')?.then(
      () => '',
      ({ message }: Error) => message,
    );
    await db().execute(sql`drop function meanwhile cascade`);
    return { first, second, failed };
  }

  test('goes by what stands then: a return that was taken back completes nothing', async () => {
    const { first, second, failed } = await twoBack(
      (id) =>
        sql`update departures set returned_at = null, returned_by = null where charter_id = ${sql.raw(`'${id}'`)}`,
    );
    expect([await statusOf(first), await statusOf(second), failed]).toEqual(['completed', 'confirmed', '']);
    expect((await listed()).underWay).toMatchObject([{ charterId: second }]);
  });

  test('goes on where one fails', async () => {
    const { first, second, failed } = await twoBack(() => sql`raise exception 'broken'`);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['confirmed', 'completed']);
    expect(failed).toBe('1 left for the next run');
  });
});

test('a client’s own download has who took them out', async () => {
  const client = await staffOf(app, 'client');
  const { id } = await ready({ accountId: client.accountId });
  await press(id, 'depart');
  const own = await (await client.get('/api/profile/data')).json();
  expect(own.departures).toMatchObject([
    { charterId: id, captain: 'Ines Duarte', departedAt: now.toISOString(), returnedAt: null },
  ]);
});

describe('the list', () => {
  test('has who is out, today’s and tomorrow’s, with what is missing', async () => {
    const out = await ready();
    await press(out.id, 'depart');
    const today = await bare();
    const tomorrow = await ready({ startOn: '2027-03-07' });
    await bare({ startOn: '2027-03-08' });
    await bare({ status: 'pending' });
    const { underWay, leavingToday, leavingTomorrow, ...days } = await listed();
    expect(days).toMatchObject({ today: '2027-03-06', tomorrow: '2027-03-07' });
    expect(underWay).toMatchObject([{ charterId: out.id, missing: [], captain: 'Ines Duarte' }]);
    expect(leavingToday).toMatchObject([
      { charterId: today.id, checks: 6, done: 2, mayLeave: true, captain: null, client: 'Rosa Delgado' },
    ]);
    expect(leavingToday[0]?.missing).toEqual([
      'There is no agreement yet.',
      'Names are missing: 2 of 2 guests.',
      'No captain is assigned.',
    ]);
    expect(leavingTomorrow).toMatchObject([{ charterId: tomorrow.id, done: 6, mayLeave: false }]);
  });

  test('has what is confirmed whatever it was suspected of', async () => {
    const { id } = await bare({ suspectedSpam: true });
    await bare({ suspectedSpam: true, status: 'pending' });
    expect((await listed()).leavingToday).toMatchObject([{ charterId: id }]);
  });

  test('still has at the top of today what should have left yesterday and is not over', async () => {
    now = at('00:30');
    const yesterday = { startOn: '2027-03-05', departsAt: new Date('2027-03-05T22:00:00-05:00') };
    const late = await bare({ ...yesterday, returnsAt: at('03:00') });
    await bare({ ...yesterday, returnsAt: at('00:15') });
    const back = await ready({ ...yesterday, returnsAt: at('03:00') });
    await press(back.id, 'depart');
    await press(back.id, 'return');
    const today = await bare();
    expect((await listed()).leavingToday.map(({ charterId }) => charterId)).toEqual([late.id, today.id]);
    const { waiting } = await (await staff.get('/api/admin/overview')).json();
    expect(waiting.map(({ id }: { id: string }) => id)).toContain(late.id);
  });

  test('has sixty of each at most, and tells how many more there are', async () => {
    const { id: yachtId } = await aYacht(db());
    for (let one = 1; one <= 62; one += 1) await aCharter(db(), yachtId, { status: 'confirmed' });
    const { leavingToday, more } = await listed();
    expect(leavingToday).toHaveLength(60);
    expect(more).toEqual({ underWay: 0, leavingToday: 2, leavingTomorrow: 0 });
  });

  test('of what waits on Overview has those of today and tomorrow with something missing', async () => {
    await ready();
    const tomorrow = await bare({ startOn: '2027-03-07', contactName: 'Ben Okafor' });
    const { waiting } = await (await staff.get('/api/admin/overview')).json();
    expect(waiting.filter(({ kind }: { kind: string }) => kind === 'charter')).toMatchObject([
      {
        id: tomorrow.id,
        name: 'Ben Okafor',
        reasons: [{ for: 'departure', count: 3, due: tomorrow.departsAt.toISOString() }],
      },
    ]);
  });
});
