import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { idempotencyKeys } from '#platform/db/tables.ts';
import { reseal } from '#platform/storage/reseal.ts';
import { aCharterAhead as anyCharterAhead } from '#tests/builders/guests.ts';
import { signInAs } from '#tests/support/actors.ts';
import { everyField } from '#tests/support/everything-kept.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { aboardOf } from './domain.ts';
import { guestJobs } from './jobs.ts';
import { holdGuests } from './repository.ts';
import type { ClientGuests, StaffGuests, WaiverInput, WaiverPage } from './schema.ts';
import { openRecord } from './service/deps.ts';
import { listGuests } from './service/index.ts';
import { SEALED_GUESTS } from './service/sealed.ts';
import { guestLinks, guests, waivers } from './tables.ts';

const START = Date.now();
const DAY_MS = 86_400_000;
let days = 0;
let app: TestApp;
let staff: Readonly<Record<string, string>>;
let reader: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp({
    env: { CREATE_CALLS_PER_MINUTE: '100000' },
    now: () => new Date(START + days * DAY_MS),
  });
  const site = { db: app.database.db, config: app.deps.config };
  ({ headers: staff } = await signInAs(site, 'administrator', { staffRoles: ['charter-desk'] }));
  ({ headers: reader } = await signInAs(site, 'administrator', { staffRoles: ['read-only'] }));
});
afterAll(() => app.close());

const FIREFOX = { 'user-agent': 'Firefox 150' };

const aCharterAhead = (fields?: Partial<typeof charterRequests.$inferInsert>) =>
  anyCharterAhead(app.database.db, app.deps.now(), fields);

const send = (method: string, address: string, body?: object, headers: Record<string, string> = {}) =>
  app.request(address, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const listOf = async (trip: string) => {
  const answer = await app.request(`/api/charter-links/${trip}/guests`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ClientGuests;
};
const name = (trip: string, guest: object) => app.postJson(`/api/charter-links/${trip}/guests`, guest);
const nameOne = async (trip: string, guest: object) => {
  const answer = await name(trip, guest);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};

/** Makes a link for the guests; answers its token. */
async function share(trip: string) {
  const answer = await send('POST', `/api/charter-links/${trip}/guests/link`, { renews: true });
  expect(answer.status).toBe(200);
  const { url } = (await answer.json()) as { url: string };
  expect(url).toMatch(/\/waiver\/[A-Za-z0-9_-]{32}$/);
  return url.slice(-32);
}

const read = (token: string, language = 'en') => app.request(`/api/waivers/${token}?lang=${language}`);
const readPage = async (token: string, language?: string) =>
  (await (await read(token, language)).json()) as WaiverPage;
const shaOf = async (token: string, language?: string) =>
  (await readPage(token, language)).text?.sha256 ?? '';

const aSignature = (fields: Partial<WaiverInput> = {}) => ({
  name: 'Ana Torres',
  isAdult: true,
  contact: 'Luis Torres, +1 305 555 0101',
  agrees: true,
  signature: fields.name ?? 'Ana Torres',
  ...fields,
});
const sign = async (token: string, fields: Partial<WaiverInput> = {}, language = 'en') =>
  app.postJson(
    `/api/waivers/${token}`,
    { sha256: await shaOf(token, language), ...aSignature(fields) },
    { ...FIREFOX, 'accept-language': language },
  );

describe('who is named', () => {
  test('a guest is named, changed and removed by the client’s link alone', async () => {
    const { trip, id: caseId } = await aCharterAhead();
    const guest = { name: 'Ana Torres', ageBand: 'adult', allergies: 'Peanuts', contact: 'Luis, 305' };
    const id = await nameOne(trip, guest);
    const listed = await listOf(trip);
    expect(listed).toEqual({
      standing: 'open',
      most: 4,
      guests: [
        { id, name: 'Ana Torres', ageBand: 'adult', hasAllergies: true, hasContact: true, isSigned: false },
      ],
      url: null,
    });
    expect(JSON.stringify(listed)).not.toMatch(/Peanuts|Luis/);
    const one = `/api/charter-links/${trip}/guests/${id}`;
    expect((await send('PUT', one, { name: 'Ana Torres Ruiz', ageBand: 'teen' })).status).toBe(200);
    expect((await listOf(trip)).guests).toMatchObject([
      { name: 'Ana Torres Ruiz', ageBand: 'teen', hasAllergies: true },
    ]);
    expect(aboardOf(await listGuests(app.deps, caseId))).toEqual({
      named: 1,
      adults: 0,
      minors: 1,
      waiversMissing: ['Ana Torres Ruiz'],
    });
    expect((await send('DELETE', one)).status).toBe(200);
    expect(await codeOf(await send('DELETE', one))).toBe('guest-not-found');
    expect((await listOf(trip)).guests).toEqual([]);
  });

  test('never more than the charter is for, and nobody twice', async () => {
    const { trip } = await aCharterAhead({ guestCount: 2 });
    await nameOne(trip, { name: 'María José', ageBand: 'adult' });
    const again = await name(trip, { name: 'maria  jose', ageBand: 'adult' });
    expect([again.status, await codeOf(again)]).toEqual([409, 'guest-named']);
    await nameOne(trip, { name: 'María José', ageBand: 'child' });
    const third = await name(trip, { name: 'Leo', ageBand: 'adult' });
    expect([third.status, await codeOf(third)]).toEqual([409, 'charter-full']);
  });

  test('twenty at once are as many as there is room for', async () => {
    const { trip } = await aCharterAhead({ guestCount: 3 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => name(trip, { name: `Guest ${number}`, ageBand: 'adult' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await listOf(trip)).guests).toHaveLength(3);
  });

  test('who is removed while they sign is removed once they have signed', async () => {
    const { trip, id: caseId } = await aCharterAhead();
    const id = await nameOne(trip, { name: 'Ana Torres', ageBand: 'adult' });
    let removed = false;
    const removal = await app.database.db.transaction(async (signing) => {
      await holdGuests(signing, caseId);
      const answer = send('DELETE', `/api/charter-links/${trip}/guests/${id}`).then(({ status }) => {
        removed = true;
        return status;
      });
      const waiting = sql`select from pg_locks join pg_database d on d.oid = database
        where d.datname = current_database() and locktype = 'advisory' and not granted`;
      await expect.poll(async () => (await app.database.db.execute(waiting)).rows.length).toBe(1);
      expect(removed).toBe(false);
      return { answer };
    });
    expect(await removal.answer).toBe(200);
  });

  test('what can’t be a guest is refused at its field', async () => {
    const { trip } = await aCharterAhead();
    for (const [guest, path] of [
      [{ name: ' ', ageBand: 'adult' }, 'name'],
      [{ name: 'Ana', ageBand: 'old' }, 'ageBand'],
      [{ name: 'Ana', ageBand: 'adult', allergies: 'x'.repeat(501) }, 'allergies'],
    ] as const) {
      const answer = await name(trip, guest);
      expect(answer.status).toBe(422);
      expect(((await answer.json()) as { issues: { path: string }[] }).issues).toMatchObject([{ path }]);
    }
  });

  test.each(['pending', 'quoted', 'cancelled', 'completed'] as const)(
    'nobody to a charter that is %s',
    async (status) => {
      const { trip } = await aCharterAhead({ status });
      const answer = await name(trip, { name: 'Ana', ageBand: 'adult' });
      expect([answer.status, await codeOf(answer)]).toEqual([409, 'not-in-this-state']);
      expect((await send('POST', `/api/charter-links/${trip}/guests/link`, {})).status).toBe(409);
    },
  );
});

describe('what a guest signs', () => {
  test('the page says when and where, and names nobody', async () => {
    const { trip } = await aCharterAhead();
    await nameOne(trip, { name: 'Zacarias Quill', ageBand: 'adult', allergies: 'Shellfish' });
    const token = await share(trip);
    const answer = await read(token);
    expect(answer.status).toBe(200);
    const said = await answer.text();
    expect(said).not.toMatch(/Zacarias|Quill|Shellfish|Rosa|Delgado|visitors\.example|555-0177/);
    const page = JSON.parse(said) as WaiverPage;
    expect(page).toMatchObject({
      standing: 'open',
      keepDays: 90,
      text: { language: 'en', template: 'waiver-1' },
    });
    // The statutory notice, word for word, in capitals.
    expect(page.text?.noticeTitle).toBe('NOTICE TO THE MINOR CHILD’S NATURAL GUARDIAN');
    expect(page.text?.notice).toBe(page.text?.notice.toUpperCase());
    expect(page.text?.notice).toContain(
      'EVEN IF MIAMI FLOW YACHTS USES REASONABLE CARE IN PROVIDING THIS ACTIVITY, THERE IS A CHANCE YOUR CHILD MAY BE SERIOUSLY INJURED OR KILLED',
    );
    for (const language of ['es', 'pt']) {
      const { text } = await readPage(token, language);
      expect(text?.language).toBe(language);
      expect(text?.notice).toBe(page.text?.notice);
      expect(text?.noticeTranslated).toMatch(/^AVISO/);
      expect(text?.sha256).not.toBe(page.text?.sha256);
    }
  });

  test('who was named is met, who wasn’t is added, and minors are signed for', async () => {
    const { trip, id: caseId } = await aCharterAhead();
    await nameOne(trip, { name: 'ana  torres', ageBand: 'adult' });
    await nameOne(trip, { name: 'Leo Torres', ageBand: 'teen' });
    const token = await share(trip);
    const answer = await sign(token, {
      name: 'Ána Torres',
      allergies: 'Penicillin',
      minors: [
        { name: 'leo torres', ageBand: 'child' },
        { name: 'Mia Torres', ageBand: 'infant', allergies: 'Milk' },
      ],
      isGuardian: true,
    });
    expect(answer.status).toBe(201);
    const signed = (await answer.json()) as { id: string; recordSha256: string };
    const { guests: listed } = await listOf(trip);
    expect(listed.map(({ name: called, ageBand, isSigned }) => [called, ageBand, isSigned])).toEqual([
      ['ana  torres', 'adult', true],
      ['Leo Torres', 'child', true],
      ['Mia Torres', 'infant', true],
    ]);
    expect(aboardOf(await listGuests(app.deps, caseId))).toEqual({
      named: 3,
      adults: 1,
      minors: 2,
      waiversMissing: [],
    });
    const [kept] = await app.database.db.select().from(waivers).where(eq(waivers.caseId, caseId));
    if (!kept) throw new Error('Nothing was kept');
    expect(kept).toMatchObject({ id: signed.id, template: 'waiver-1', language: 'en' });
    expect(kept.wordingSha256).toBe(await shaOf(token));
    const record = openRecord(app.deps, kept);
    expect(record).toMatchObject({ name: 'Ána Torres', browser: 'Firefox 150' });
    expect(record.address).not.toBe('');
    expect(createHash('sha256').update(JSON.stringify(record)).digest('hex')).toBe(signed.recordSha256);
  });

  test('signing is in the guest’s language, and so is what is refused', async () => {
    const { trip, id } = await aCharterAhead();
    const token = await share(trip);
    const missing = await sign(token, { contact: '' }, 'es');
    expect(missing.status).toBe(422);
    expect(await missing.text()).toContain('Escriba a quién llamar en una emergencia.');
    expect((await sign(token, {}, 'es')).status).toBe(201);
    const [kept] = await app.database.db.select().from(waivers).where(eq(waivers.caseId, id));
    expect(kept?.language).toBe('es');
  });

  test.each([
    ['as a minor', { isAdult: false as never }, 'isAdult'],
    ['without agreeing', { agrees: false as never }, 'agrees'],
    ['under another name', { signature: 'Somebody Else' }, 'signature'],
    [
      'for a minor without being the guardian',
      { minors: [{ name: 'Leo', ageBand: 'child' as const }] },
      'isGuardian',
    ],
    [
      'for an adult',
      { minors: [{ name: 'Leo', ageBand: 'adult' as never }], isGuardian: true },
      'minors.0.ageBand',
    ],
  ])('nobody signs %s', async (_how, fields, path) => {
    const { trip } = await aCharterAhead();
    const answer = await sign(await share(trip), fields);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { issues: { path: string }[] }).issues).toMatchObject([{ path }]);
  });

  test('another text than the one that is signed is refused: a moved day, or another language', async () => {
    const { trip, id } = await aCharterAhead();
    const token = await share(trip);
    const sha256 = await shaOf(token);
    const spanish = await app.postJson(
      `/api/waivers/${token}`,
      { sha256, ...aSignature() },
      { 'accept-language': 'es' },
    );
    expect(await codeOf(spanish)).toBe('waiver-replaced');
    await app.database.db
      .update(charterRequests)
      .set({ yachtName: 'Moonraker' })
      .where(eq(charterRequests.id, id));
    const old = await app.postJson(`/api/waivers/${token}`, { sha256, ...aSignature() });
    expect([old.status, await codeOf(old)]).toEqual([409, 'waiver-replaced']);
  });

  test('more guests than the charter is for are refused, with nothing kept', async () => {
    const { trip, id } = await aCharterAhead({ guestCount: 2 });
    const token = await share(trip);
    const minors = [
      { name: 'Leo', ageBand: 'child' as const },
      { name: 'Mia', ageBand: 'infant' as const },
    ];
    const answer = await sign(token, { minors, isGuardian: true });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'charter-full',
      error: expect.stringContaining('more guests than this charter is for'),
    });
    expect(await app.database.db.$count(waivers, eq(waivers.caseId, id))).toBe(0);
  });

  test('signed twice it is two records of one guest; five times a place by one link and no more', async () => {
    const { trip, id } = await aCharterAhead({ guestCount: 2 });
    const token = await share(trip);
    for (let time = 1; time <= 9; time += 1) expect((await sign(token)).status).toBe(201);
    expect((await listOf(trip)).guests).toHaveLength(1);
    expect((await sign(token, { name: 'ANA  TORRES' })).status).toBe(201);
    // The name must make no difference: a guest who has signed is refused exactly like one who has not.
    expect(await codeOf(await sign(token, { name: 'Rosa Delgado' }))).toBe('too-many-signatures');
    const late = await sign(token);
    expect(late.status).toBe(429);
    expect(await late.json()).toMatchObject({
      code: 'too-many-signatures',
      error: 'Too many signatures came by this link. Please ask whoever booked for a new one.',
    });
    expect(await app.database.db.$count(waivers, eq(waivers.caseId, id))).toBe(10);
    days = 1;
    try {
      expect((await sign(await share(trip))).status).toBe(201);
    } finally {
      days = 0;
    }
  });

  test('nobody learns by the link whether a name is on the list: not even once every place is signed for', async () => {
    const { trip } = await aCharterAhead({ guestCount: 2 });
    await nameOne(trip, { name: 'Ana Torres', ageBand: 'adult' });
    await nameOne(trip, { name: 'Rosa Delgado', ageBand: 'adult' });
    const token = await share(trip);
    const answers = [await sign(token, { name: 'Eve Stranger' }), await sign(token)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await listOf(trip)).guests.map(({ name: called, isSigned }) => [called, isSigned])).toEqual([
      ['Ana Torres', true],
      ['Rosa Delgado', false],
      ['Eve Stranger', true],
    ]);
    // Every place is signed for: a stranger, a listed guest and one who has signed all get the same answer, letter by letter.
    const refusals = [];
    for (const called of ['Mallory', 'Rosa Delgado', 'Ana Torres', 'Eve Stranger']) {
      const answer = await sign(token, { name: called });
      refusals.push([answer.status, await answer.text()]);
    }
    expect(new Set(refusals.map((said) => JSON.stringify(said))).size).toBe(1);
    expect(refusals[0]).toEqual([409, expect.stringContaining('Every place of this charter is signed for.')]);
    // The client who booked frees a place.
    const eve = (await listOf(trip)).guests.find(({ name: called }) => called === 'Eve Stranger');
    expect((await send('DELETE', `/api/charter-links/${trip}/guests/${eve?.id}`)).status).toBe(200);
    expect((await sign(token, { name: 'Rosa Delgado' })).status).toBe(201);
  });

  test('signing for a child that was forgotten is not refused to who has signed', async () => {
    const { trip } = await aCharterAhead({ guestCount: 2 });
    const token = await share(trip);
    expect((await sign(token)).status).toBe(201);
    const minors = [{ name: 'Leo Torres', ageBand: 'child' as const }];
    expect((await sign(token, { minors, isGuardian: true })).status).toBe(201);
    expect((await listOf(trip)).guests).toHaveLength(2);
  });

  test('what was noted of a guest is not lost to what is said when signing', async () => {
    const { trip, id } = await aCharterAhead();
    const noted = { allergies: 'Peanuts', contact: 'Rosa, 305' };
    const guestId = await nameOne(trip, { name: 'Ana Torres', ageBand: 'adult', ...noted });
    const token = await share(trip);
    await sign(token, { ...noted, allergies: 'none' });
    const opened = async (field: string) => {
      const address = `/api/admin/charters/${id}/guests/${guestId}/details`;
      const answer = await app.postJson(address, { field, reason: 'The cook asks.' }, staff);
      return ((await answer.json()) as { value: string }).value;
    };
    expect(await opened('allergies')).toBe('Peanuts (said when signing: none)');
    expect(await opened('contact')).toBe('Rosa, 305');
    await sign(token, { allergies: '', contact: 'Luis, 786' });
    const one = `/api/charter-links/${trip}/guests/${guestId}`;
    await send('PUT', one, { name: 'Ana Torres', ageBand: 'adult', allergies: 'Milk', contact: 'Rosa, 305' });
    expect(await opened('allergies')).toBe('Peanuts (said when signing: none) (said later: Milk)');
    expect(await opened('contact')).toBe('Rosa, 305 (said when signing: Luis, 786)');
  });

  test('sent twice under one key it is one record', async () => {
    const { trip, id } = await aCharterAhead();
    const token = await share(trip);
    const body = { sha256: await shaOf(token), ...aSignature() };
    const key = { 'idempotency-key': 'signed-once-and-no-more' };
    const first = await app.postJson(`/api/waivers/${token}`, body, key);
    const second = await app.postJson(`/api/waivers/${token}`, body, key);
    const { checkInUrl } = (await first.json()) as { checkInUrl: string };
    expect(await second.json()).toMatchObject({ checkInUrl });
    expect(await app.database.db.$count(waivers, eq(waivers.caseId, id))).toBe(1);
    // A repeated call gets the check-in address again, but it is stored nowhere.
    const kept = await app.database.db.select().from(idempotencyKeys);
    expect(kept.map((one) => one.key)).toContain(key['idempotency-key']);
    expect(JSON.stringify(kept)).not.toContain(checkInUrl.split('/').at(-1));
  });

  test('who has signed keeps the name under which they did', async () => {
    const { trip } = await aCharterAhead();
    await sign(await share(trip));
    const [guest] = (await listOf(trip)).guests;
    const one = `/api/charter-links/${trip}/guests/${guest?.id}`;
    const other = await send('PUT', one, { name: 'Somebody Else', ageBand: 'adult' });
    expect(await codeOf(other)).toBe('guest-signed');
    expect((await send('PUT', one, { name: 'ANA TORRES', ageBand: 'adult', allergies: 'Nuts' })).status).toBe(
      200,
    );
    expect((await listOf(trip)).guests).toMatchObject([{ isSigned: true, hasAllergies: true }]);
  });

  test('the database keeps a waiver as it was signed', async () => {
    const { trip, id } = await aCharterAhead();
    await sign(await share(trip));
    const { db } = app.database;
    const mine = eq(waivers.caseId, id);
    const refusal = { cause: { constraint: 'waivers_kept' } };
    await expect(db.update(waivers).set({ language: 'pt' }).where(mine)).rejects.toMatchObject(refusal);
    await expect(
      db
        .update(waivers)
        .set({ sealedRecord: Buffer.from('x') })
        .where(mine),
    ).rejects.toMatchObject(refusal);
    await expect(db.delete(waivers).where(mine)).rejects.toMatchObject(refusal);
    await expect(db.execute(sql`truncate waivers cascade`)).rejects.toMatchObject(refusal);
  });
});

describe('what a link is good for', () => {
  test.each([
    ['cancelled', 'waiver-cancelled', { status: 'cancelled' }],
    ['over', 'waiver-over', { status: 'completed' }],
    ['over', 'waiver-over', { status: 'no-show' }],
    [
      'over',
      'waiver-over',
      { departsAt: new Date(START - 7_200_000), returnsAt: new Date(START - 3_600_000) },
    ],
    ['not-confirmed', 'not-in-this-state', { status: 'pending' }],
  ] as const)('of a charter that is %s it says so (%s)', async (standing, code, change) => {
    const { trip, id } = await aCharterAhead();
    const token = await share(trip);
    const sha256 = await shaOf(token);
    await app.database.db.update(charterRequests).set(change).where(eq(charterRequests.id, id));
    expect(await readPage(token)).toEqual({ standing, charter: null, text: null, keepDays: 90 });
    const answer = await app.postJson(`/api/waivers/${token}`, { sha256, ...aSignature() });
    expect([answer.status, await codeOf(answer)]).toEqual([409, code]);
  });

  test('a new link ends the old one; who has signed stays signed', async () => {
    const { trip } = await aCharterAhead();
    const old = await share(trip);
    expect((await listOf(trip)).url).toContain(old);
    await sign(old);
    const renewed = await share(trip);
    expect((await read(old)).status).toBe(404);
    expect((await read(renewed)).status).toBe(200);
    expect((await listOf(trip)).guests).toMatchObject([{ name: 'Ana Torres', isSigned: true }]);
  });
});

describe('what the team sees', () => {
  const all = (id: string) => `/api/admin/charters/${id}/guests`;
  const seen = async (id: string, headers = staff) =>
    (await (await app.request(all(id), { headers })).json()) as StaffGuests;

  test('who is named and who signed, and what they told the crew for a reason that the log keeps', async () => {
    const { trip, id } = await aCharterAhead();
    await sign(await share(trip), { allergies: 'Penicillin' });
    const named = await app.postJson(all(id), { name: 'Leo', ageBand: 'child' }, staff);
    expect(named.status).toBe(201);
    const listed = await seen(id);
    expect(listed.guests).toMatchObject([
      {
        name: 'Ana Torres',
        namedBy: 'guest',
        signature: { name: 'Ana Torres', browser: 'Firefox 150', language: 'en' },
      },
      { name: 'Leo', namedBy: 'staff', signature: null },
    ]);
    expect(JSON.stringify(listed)).not.toContain('Penicillin');
    const [ana, leo] = listed.guests;
    const ask = (guestId: string | undefined, field: string, headers = staff) =>
      app.postJson(`${all(id)}/${guestId}/details`, { field, reason: 'The cook asks.' }, headers);
    expect(await (await ask(ana?.id, 'allergies')).json()).toEqual({
      field: 'allergies',
      value: 'Penicillin',
    });
    expect(await (await ask(ana?.id, 'contact')).json()).toMatchObject({
      value: 'Luis Torres, +1 305 555 0101',
    });
    expect(await codeOf(await ask(leo?.id, 'allergies'))).toBe('guest-not-told');
    expect((await ask(ana?.id, 'allergies', reader)).status).toBe(403);
    expect((await seen(id, reader)).guests).toHaveLength(2);
    expect((await send('DELETE', `${all(id)}/${leo?.id}`, undefined, staff)).status).toBe(200);
    const lines = await app.database.db.select().from(activity).where(eq(activity.subjectId, id));
    expect(lines.map(({ action }) => action).sort()).toEqual([
      'guest named',
      'guest removed',
      'sealed field opened',
      'sealed field opened',
    ]);
    expect(JSON.stringify(lines)).toContain('The cook asks.');
    expect(JSON.stringify(lines)).not.toMatch(/Leo|Ana Torres|Penicillin/);
  });

  test('a guest of another charter is not there', async () => {
    const one = await aCharterAhead();
    const other = await aCharterAhead();
    const id = await nameOne(one.trip, { name: 'Ana', ageBand: 'adult', allergies: 'Nuts' });
    for (const answer of [
      await send('PUT', `/api/charter-links/${other.trip}/guests/${id}`, { name: 'Eve', ageBand: 'adult' }),
      await send('DELETE', `/api/charter-links/${other.trip}/guests/${id}`),
      await send('DELETE', `${all(other.id)}/${id}`, undefined, staff),
      await app.postJson(`${all(other.id)}/${id}/details`, { field: 'allergies', reason: 'x' }, staff),
    ]) {
      expect([answer.status, await codeOf(answer)]).toEqual([404, 'guest-not-found']);
    }
    expect((await listOf(one.trip)).guests).toMatchObject([{ name: 'Ana' }]);
  });
});

describe('attacks', () => {
  test('500 links are 500, none is made from another, and none that is made up leads anywhere', async () => {
    const { trip } = await aCharterAhead();
    const tokens = new Set<string>();
    for (let made = 0; made < 500; made += 1) tokens.add(await share(trip));
    expect(tokens.size).toBe(500);
    // 192 bits, evenly spread: every place varies over most of the alphabet, and neighboring tokens share no more than by chance.
    const list = [...tokens];
    for (let place = 0; place < 32; place += 1) {
      expect(new Set(list.map((token) => token[place])).size).toBeGreaterThan(50);
    }
    const alike = list
      .slice(1)
      .map((token, at) => [...token].filter((letter, place) => letter === list[at]?.[place]).length);
    expect(alike.reduce((sum, count) => sum + count, 0) / alike.length).toBeLessThan(1);
    const last = list.at(-1) ?? '';
    const flipped = `${last.slice(0, -1)}${last.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [
      ...list.slice(0, 20),
      flipped,
      last.toLowerCase(),
      '',
      'x',
      `${last}/`,
      last.slice(1),
      `${last}A`,
    ]) {
      expect((await read(encodeURIComponent(token))).status).toBe(404);
    }
    expect((await read(last)).status).toBe(200);
  });

  test('what a guest said is nowhere to be read: not in the database, not in a log, not in a queue', async () => {
    const { trip } = await aCharterAhead();
    const words = ['Quillfeather', 'Brazilnuts', 'Aunt Wilhelmina', 'Pennyworth', 'Marigolds'];
    await nameOne(trip, { name: 'Pennyworth', ageBand: 'adult', allergies: 'Marigolds' });
    const key = { 'idempotency-key': 'a-key-of-quillfeather' };
    const token = await share(trip);
    const minors = [{ name: 'Quillfeather', ageBand: 'child' as const, allergies: 'Brazilnuts' }];
    const body = {
      sha256: await shaOf(token),
      ...aSignature({ minors, isGuardian: true, contact: 'Aunt Wilhelmina' }),
    };
    expect((await app.postJson(`/api/waivers/${token}`, body, key)).status).toBe(201);
    const fields = JSON.stringify(await everyField(app.database.db));
    const logs = JSON.stringify(app.logged) + JSON.stringify(app.queued);
    for (const word of [...words, token]) {
      expect(fields.includes(word), word).toBe(false);
      expect(logs.includes(word), word).toBe(false);
    }
  });
});

describe('how long it is kept', () => {
  const forget = () => guestJobs(app.deps)[0]?.run({}, { isLast: false });
  const keptOf = async (caseId: string) => {
    const { db } = app.database;
    return (
      (await db.$count(guests, eq(guests.caseId, caseId))) +
      (await db.$count(waivers, eq(waivers.caseId, caseId))) +
      (await db.$count(guestLinks, eq(guestLinks.caseId, caseId)))
    );
  };

  test('ninety days after the charter’s end it is gone, and not a day before', async () => {
    const ahead = await aCharterAhead();
    const cancelled = await aCharterAhead();
    for (const { trip } of [ahead, cancelled]) await sign(await share(trip));
    const { db } = app.database;
    await db
      .update(charterRequests)
      .set({ status: 'cancelled', updatedAt: new Date(START) })
      .where(eq(charterRequests.id, cancelled.id));
    try {
      days = 89;
      await forget();
      expect([await keptOf(ahead.id), await keptOf(cancelled.id)]).toEqual([3, 3]);
      days = 91;
      await forget();
      expect([await keptOf(ahead.id), await keptOf(cancelled.id)]).toEqual([3, 0]);
      days = 106;
      await forget();
      expect(await keptOf(ahead.id)).toBe(0);
    } finally {
      days = 0;
    }
  });

  test('it goes with its charter', async () => {
    const { trip, id } = await aCharterAhead();
    await sign(await share(trip));
    await app.database.db.delete(charterRequests).where(eq(charterRequests.id, id));
    expect(await keptOf(id)).toBe(0);
  });

  test('the client takes along whom they named, and who has signed', async () => {
    const site = { db: app.database.db, config: app.deps.config };
    const client = await signInAs(site, 'client');
    const { trip, id } = await aCharterAhead({ accountId: client.accountId });
    await sign(await share(trip), { allergies: 'Penicillin' });
    await nameOne(trip, { name: 'Leo', ageBand: 'child' });
    const answer = await app.request('/api/profile/data', { headers: client.headers });
    const data = (await answer.json()) as { guests: object[] };
    expect(data.guests).toEqual([
      { charterId: id, name: 'Ana Torres', ageBand: 'adult', signedAt: expect.any(String) },
      { charterId: id, name: 'Leo', ageBand: 'child', signedAt: null },
    ]);
    expect(JSON.stringify(data)).not.toContain('Penicillin');
  });

  test('a new key seals all of it anew, and the link and the records still open', async () => {
    const { trip } = await aCharterAhead();
    const token = await share(trip);
    await sign(token, { allergies: 'Nuts' });
    const { vault } = app.deps;
    const outdated = { ...app.deps, vault: { ...vault, isOutdated: () => true } };
    expect(await reseal(outdated, SEALED_GUESTS)).toBeGreaterThanOrEqual(3);
    expect((await listOf(trip)).url).toContain(token);
    expect((await listOf(trip)).guests).toMatchObject([{ name: 'Ana Torres', isSigned: true }]);
    expect(await reseal(app.deps, SEALED_GUESTS)).toBe(0);
  });
});
