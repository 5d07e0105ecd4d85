import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#features/accounts/tables.ts';
import { activity } from '#features/activity/tables.ts';
import { agreementEvents, agreements } from '#features/agreements/tables.ts';
import { caseGrants } from '#features/cases/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { captainChoices } from '#features/departures/tables.ts';
import { moneyObligations } from '#features/money/tables/index.ts';
import { moneyHolds } from '#features/money/tables/kept-cards.ts';
import { sendMail } from '#features/notifications/service.ts';
import { outbox } from '#features/notifications/tables.ts';
import { savedViews } from '#features/views/tables.ts';
import { accounts } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { anInquiry, aQuoteRequest } from '#tests/builders/inquiries.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { aRequestOf, type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { everyField } from '#tests/support/everything-kept.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { customers, privacyRequests } from './tables.ts';

const ALL = '/api/admin/privacy-requests';
const NAME = 'Zanzibarine';
const EMAIL = 'zanzibarine@visitors.example';
const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000);

let app: TestApp;
let time: Date;
let asker: SignedInActor;
let second: SignedInActor;
beforeEach(async () => {
  time = new Date();
  app = await createTestApp({ now: () => time });
  const site = { db: app.database.db, config: app.deps.config };
  asker = await signInAs(site, 'administrator', { roleSince: TWO_DAYS_AGO });
  second = await signInAs(site, 'administrator', { roleSince: TWO_DAYS_AGO });
});
afterEach(() => app.close());

const ask = (kind: string, who: string, by = asker) =>
  app.postJson(ALL, { kind, who, note: `Wrote from ${EMAIL}` }, by.headers);
const agree = (id: string, by = second) => app.postJson(`${ALL}/${id}/agreement`, {}, by.headers);
const codeOf = async (answer: Response | Promise<Response>) => (await (await answer).json()).code;
const read = async (path: string, by = second) => app.request(path, { headers: by.headers });

/** A client with data in every place: with an account, and as a guest. */
async function aPerson() {
  const { db } = app.database;
  const client = await signInAs({ db, config: app.deps.config }, 'client');
  await db
    .update(profiles)
    .set({ email: EMAIL, firstName: NAME })
    .where(eq(profiles.accountId, client.accountId));
  const yacht = await aYacht(db);
  const contact = { contactName: NAME, contactEmail: EMAIL.toUpperCase(), message: NAME };
  const own = await aRequestOf(db, client.accountId, yacht.id, {
    ...contact,
    status: 'completed',
    departsAt: TWO_DAYS_AGO,
    returnsAt: time,
  });
  const guests = await aRequestOf(db, client.accountId, yacht.id, { ...contact, accountId: null });
  await anInquiry(db, { firstName: NAME, email: EMAIL });
  await aQuoteRequest(db, { name: NAME, email: EMAIL });
  await db
    .update(customers)
    .set({ notes: `${NAME} likes papaya` })
    .where(eq(customers.email, EMAIL));
  const view = { accountId: asker.accountId, list: 'customers' as const, createdAt: time };
  await db.insert(savedViews).values([
    { ...view, id: randomUUID(), name: 'Their bookings', query: `q=${EMAIL.replace('@', '%40')}` },
    { ...view, id: randomUUID(), name: NAME, query: 'sort=name' },
    { ...view, id: randomUUID(), name: 'By name', query: `q=${NAME.toUpperCase()}&sort=name` },
    { ...view, id: randomUUID(), name: 'Papayas', query: 'q=papaya' },
  ]);
  const stranger = await signInAs({ db, config: app.deps.config }, 'client');
  const typed = { email: EMAIL, emailVerifiedAt: null };
  await db.update(profiles).set(typed).where(eq(profiles.accountId, stranger.accountId));
  return { client, stranger, own, guests, yacht };
}

/** An agreement that the client has signed and the business has not yet. */
async function aSignedAgreement(db: Database, caseId: string) {
  const id = randomUUID();
  await db.insert(agreements).values({
    id,
    caseId,
    kind: 'charter',
    number: 1,
    template: 'crewed-1',
    language: 'en',
    subject: '',
    fileId: randomUUID(),
    fileSha256: '',
    pages: 1,
    state: 'signed',
    signedName: NAME,
    createdAt: time,
  });
  await db.insert(agreementEvents).values({
    agreementId: id,
    number: 1,
    kind: 'signed',
    at: time,
    role: 'client',
    name: NAME,
    address: '10.0.0.9',
    browser: 'Firefox',
    sha256: '',
    details: '',
    previous: '',
    hash: '',
  });
}

const tablesWith = async (word: string) => {
  const fields = await everyField(app.database.db, ['uuid']);
  return [
    ...new Set(fields.filter(({ text }) => text.toLowerCase().includes(word)).map(({ where }) => where)),
  ];
};

describe('an erasure', () => {
  test('takes two colleagues, erases a person everywhere, and leaves a trace without whom', async () => {
    const { client, stranger, own, guests } = await aPerson();
    const asked = await ask('erase', EMAIL.toUpperCase());
    expect(asked.status).toBe(201);
    const { id, message } = await asked.json();
    expect(await codeOf(ask('erase', EMAIL))).toBe('already-asked');
    expect(await (await read(ALL)).json()).toMatchObject([
      { id, who: EMAIL, mayAgree: true, askedBy: asker.username, typedBy: [stranger.username] },
    ]);
    expect(await (await read(ALL, asker)).json()).toMatchObject([{ id, mayAgree: false }]);
    // Three who may not agree: the colleague who asked, a colleague whose role is from today, and a client.
    expect(await codeOf(agree(id, asker))).toBe('approval-needed');
    const site = { db: app.database.db, config: app.deps.config };
    const madeToday = await signInAs(site, 'administrator', { roleSince: new Date() });
    expect(await codeOf(agree(id, madeToday))).toBe('approval-needed');
    expect((await agree(id, stranger)).status).toBe(403);
    const unconfirmed = await signInAs(
      site,
      'administrator',
      { roleSince: TWO_DAYS_AGO },
      { confirmedAt: TWO_DAYS_AGO },
    );
    expect(await codeOf(agree(id, unconfirmed))).toBe('confirmation-needed');
    expect(await app.database.db.$count(accounts, eq(accounts.id, client.accountId))).toBe(1);

    const agreed = await agree(id);
    expect(agreed.status).toBe(200);
    const mails = await app.database.db.select().from(outbox);
    const farewell = mails.find(({ subject }) => subject === 'Your data has been erased');
    expect(farewell).toMatchObject({ recipient: EMAIL, text: expect.stringContaining('the last email') });
    const toTeam = mails.filter(({ subject }) => subject.startsWith('A client has taken a request back'));
    expect(toTeam.map(({ text }) => text)).toEqual([expect.stringContaining('Former client no longer asks')]);
    expect(JSON.stringify(toTeam)).not.toMatch(/zanzibarine/i);
    for (const mail of mails) await sendMail(app.deps, async () => {}, mail.id, false);
    expect(await tablesWith('zanzibarine')).toEqual([]);
    expect(await tablesWith(client.accountId)).toEqual([]);
    const kept = await app.database.db.select().from(charterRequests);
    expect(kept.map((row) => [row.id, row.contactName, row.status]).sort()).toEqual(
      [
        [own, 'Former client', 'completed'],
        [guests, 'Former client', 'cancelled'],
      ].sort(),
    );
    // Nobody can reopen a request whose client is forgotten.
    const cancelled = `/api/admin/charters/${guests}`;
    expect(await (await read(cancelled)).json()).toMatchObject({ events: [] });
    expect(await codeOf(app.postJson(`${cancelled}/status`, { status: 'pending' }, second.headers))).toBe(
      'client-forgotten',
    );
    // Nothing more is written about them, whatever a colleague had half typed; and no mail goes to nobody.
    for (const kind of ['note', 'mail']) {
      const written = app.postJson(
        `/api/admin/charters/${own}/messages`,
        { kind, body: NAME },
        asker.headers,
      );
      expect(await codeOf(written)).toBe('client-forgotten');
    }
    expect(await tablesWith('zanzibarine')).toEqual([]);
    expect(await read(`/api/admin/saved-views?list=customers`, asker).then((kept) => kept.json())).toEqual([
      expect.objectContaining({ name: 'Papayas' }),
    ]);
    // An account that gave this address but never confirmed it is not deleted, and that is said to whoever may think otherwise.
    const said = [message, (await agreed.json()).message];
    expect(said).toEqual([expect.stringContaining('waits for another'), expect.stringContaining('erased')]);
    for (const one of said) expect(one).toContain(`The account ${stranger.username} is no part of it`);
    expect(await app.database.db.$count(accounts, eq(accounts.id, stranger.accountId))).toBe(1);
    const trail = await app.database.db.select().from(activity).where(eq(activity.subjectKind, 'privacy'));
    expect(trail.map(({ actor, action }) => [actor, action])).toEqual([
      [asker.username, 'asked for an erasure'],
      [second.username, 'erased a person'],
    ]);
    expect(JSON.stringify(app.logged)).not.toMatch(/zanzibarine/i);
    expect((await agree(id)).status).toBe(404);
  });

  test('ends what was asked for before of the same person, and what browsers hold of their applications', async () => {
    await aPerson();
    const { db } = app.database;
    const application = await anApplication(db, { email: EMAIL, accountId: null });
    await db.insert(caseGrants).values({
      tokenHash: 'a browser',
      caseId: application,
      madeBy: 'submission',
      createdAt: time,
      lastUsedAt: time,
      expiresAt: new Date(time.getTime() + 86_400_000),
    });
    const { id: exported } = await (await ask('export', EMAIL)).json();
    expect((await agree(exported)).status).toBe(200);
    const { id } = await (await ask('erase', EMAIL)).json();
    expect((await agree(id)).status).toBe(200);
    expect(await (await read(ALL)).json()).toEqual([]);
    expect(await db.$count(caseGrants, eq(caseGrants.caseId, application))).toBe(0);
  });

  test('leaves applications for as long as the law wants them, and waits while a charter is to come', async () => {
    const { client, yacht } = await aPerson();
    await anApplication(app.database.db, { email: EMAIL, firstName: NAME });
    const ahead = await aRequestOf(app.database.db, client.accountId, yacht.id, { status: 'confirmed' });
    const { id } = await (await ask('erase', client.username)).json();
    expect(await codeOf(agree(id))).toBe('person-sails');
    expect(await app.database.db.$count(accounts, eq(accounts.id, client.accountId))).toBe(1);
    await app.database.db.delete(charterRequests).where(eq(charterRequests.id, ahead));
    expect(await (await agree(id)).json()).toMatchObject({
      message: expect.stringContaining('application stays'),
    });
    const [farewell] = await app.database.db.select().from(outbox).where(eq(outbox.recipient, EMAIL));
    expect(farewell?.subject).toBe('Your data has been erased');
    expect(farewell?.text).toContain('hear from us only about your financing application');
    expect(farewell?.text).not.toContain('last email');
    const left = (await tablesWith('zanzibarine')).filter((where) => !where.startsWith('outbox'));
    expect(left.sort()).toEqual(['financing_applications.email', 'financing_applications.first_name']);
  });

  test('is told in the language of what somebody without an account sent last', async () => {
    const email = 'zoe@visitors.example';
    await anInquiry(app.database.db, { email, language: 'es', createdAt: time });
    await anInquiry(app.database.db, { email, language: 'en', createdAt: new Date(+time - 86_400_000) });
    const { id } = await (await ask('erase', email)).json();
    expect((await agree(id)).status).toBe(200);
    const [mail] = await app.database.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mail?.subject).toMatch(/datos/i);
  });

  test('of an account without an address does not claim that anybody was told', async () => {
    const { client } = await aPerson();
    await app.database.db
      .update(profiles)
      .set({ email: '', emailVerifiedAt: null })
      .where(eq(profiles.accountId, client.accountId));
    const { id } = await (await ask('erase', client.username)).json();
    expect(await (await agree(id)).json()).toMatchObject({
      message: 'They have been erased. There was no email address to tell them at.',
    });
  });

  test('by an account’s name means every account that has confirmed its address, and what was asked for before', async () => {
    const { client } = await aPerson();
    const { db, config } = { db: app.database.db, config: app.deps.config };
    const other = await signInAs({ db, config }, 'client');
    await db.update(profiles).set({ email: EMAIL }).where(eq(profiles.accountId, other.accountId));
    for (const who of [EMAIL, other.username]) expect((await ask('export', who)).status).toBe(201);
    const { id } = await (await ask('erase', client.username)).json();
    expect((await agree(id)).status).toBe(200);
    expect(await db.$count(accounts, eq(accounts.id, other.accountId))).toBe(0);
    expect(await db.$count(privacyRequests)).toBe(0);
  });

  test('finds the account that is named like an address, whether or not that was ever confirmed', async () => {
    const named = 'Zanzi@visitors.example'.toLowerCase();
    const { client } = await aPerson();
    await app.database.db.update(accounts).set({ username: named }).where(eq(accounts.id, client.accountId));
    const { id } = await (await ask('erase', named)).json();
    expect((await agree(id)).status).toBe(200);
    expect(await app.database.db.$count(accounts, eq(accounts.id, client.accountId))).toBe(0);
  });

  test('outlives the account of the colleague who wrote it down', async () => {
    await aPerson();
    const { id } = await (await ask('erase', EMAIL)).json();
    await app.database.db.delete(accounts).where(eq(accounts.id, asker.accountId));
    expect(await (await read(ALL)).json()).toMatchObject([
      { id, who: EMAIL, askedBy: 'a former colleague', mayAgree: true },
    ]);
    const madeToday = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
    expect(await codeOf(agree(id, madeToday))).toBe('approval-needed');
    expect((await agree(id)).status).toBe(200);
  });

  test('is dropped, or over after 30 days; of nobody and of a colleague it is refused', async () => {
    await aPerson();
    const first = await (await ask('erase', EMAIL)).json();
    const dropped = await app.request(`${ALL}/${first.id}`, { method: 'DELETE', headers: second.headers });
    expect(dropped.status).toBe(200);
    const { id } = await (await ask('erase', EMAIL)).json();
    time = new Date(time.getTime() + 31 * 86_400_000);
    expect((await agree(id)).status).toBe(404);
    expect(await (await read(ALL)).json()).toEqual([]);
    expect((await ask('erase', EMAIL)).status).toBe(201);
    expect(await app.database.db.$count(privacyRequests)).toBe(1);
    expect(await codeOf(ask('erase', 'nobody@visitors.example'))).toBe('person-not-found');
    expect(await codeOf(ask('erase', second.username))).toBe('person-on-team');
  });
});

describe('an export', () => {
  test('has all that is kept, for seven days, once two colleagues agreed; each fetching is on record', async () => {
    const { client, own } = await aPerson();
    const { db } = app.database;
    await anApplication(db, { email: EMAIL, firstName: NAME, profession: 'Falconer' });
    await aSignedAgreement(db, own);
    const taken = { status: 'confirmed', mode: 'bareboat' } as const;
    await db.update(charterRequests).set(taken).where(eq(charterRequests.id, own));
    await db.insert(captainChoices).values({
      id: randomUUID(),
      charterId: own,
      kind: 'self',
      name: NAME,
      license: 'master-100',
      licenseNumber: '4128833',
      licenseValidUntil: '2099-12-31',
      phone: '+1 (305) 555-0140',
      email: EMAIL,
      chosenAt: time,
    });
    const obligationId = randomUUID();
    await db.insert(moneyObligations).values({
      id: obligationId,
      charterId: own,
      kind: 'damage-hold',
      cause: 'confirmed:x',
      madeAt: time,
      baseCents: 0,
      taxCents: 0,
      gratuityCents: 0,
      apaCents: 0,
      holdCents: 50_000,
      dueAt: time,
    });
    await db.insert(moneyHolds).values({
      id: randomUUID(),
      charterId: own,
      obligationId,
      cents: 50_000,
      way: 'card-page',
      state: 'captured',
      capturedCents: 12_000,
      orderReason: 'A torn cushion',
      madeBy: 'ana',
      madeAt: time,
      expiresAt: time,
      heldAt: time,
      endedAt: time,
    });
    const { id } = await (await ask('export', EMAIL)).json();
    expect((await read(`${ALL}/${id}/data`)).status).toBe(404);
    expect(await codeOf(agree(id, asker))).toBe('approval-needed');
    expect((await agree(id)).status).toBe(200);
    const file = await read(`${ALL}/${id}/data`, asker);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const data = await file.json();
    expect(data).toMatchObject({
      accounts: [{ account: { username: client.username, firstName: NAME } }],
      contactMessages: [{ firstName: NAME, answers: [] }],
      quoteRequests: [{ name: NAME }],
      notes: [{ notes: `${NAME} likes papaya` }],
    });
    expect(data.requests).toHaveLength(2);
    expect(data.requests.find((charter: { id: string }) => charter.id === own)).toMatchObject({
      holds: [{ cents: 50_000, state: 'captured', capturedCents: 12_000, reason: 'A torn cushion' }],
    });
    expect(data.agreements).toMatchObject([
      { charterId: own, state: 'signed', signedName: NAME, steps: [{ step: 'signed', address: '10.0.0.9' }] },
    ]);
    expect(data.departures).toMatchObject([
      { charterId: own, captain: NAME, ownLicense: { number: '4128833', phone: '+1 (305) 555-0140' } },
    ]);
    expect(data.financingApplications).toMatchObject([
      {
        firstName: NAME,
        profession: 'Falconer',
        monthlyNetIncome: 14_500,
        estimatedCreditScore: 'very-good',
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/scrypt|no-mail|suspectedSpam/);
    const trail = await app.database.db
      .select()
      .from(activity)
      .where(eq(activity.action, 'exported a person'));
    expect(trail).toHaveLength(1);
    expect(JSON.stringify(trail)).not.toMatch(/zanzibarine/i);
    time = new Date(time.getTime() + 8 * 86_400_000);
    expect((await read(`${ALL}/${id}/data`, asker)).status).toBe(404);
  });
});

test('what closing an account does is said in the settings’ own figures', async () => {
  const client = await signInAs({ db: app.database.db, config: app.deps.config }, 'client');
  const said = async () => (await read('/api/profile/closing', client)).json();
  expect(await said()).toMatchObject({ kept: '', unnamed: expect.stringContaining('24 months') });
  await anApplication(app.database.db, { accountId: client.accountId });
  expect((await said()).kept).toContain('for 25 months after they are over');
  // What is under review is not among what goes, and does not end with the account.
  expect((await said()).kept).toContain('One that is still open goes on unless you withdraw it.');
  expect((await said()).deleted).toContain(
    'Your saved yachts, and a financing application that you began and never sent',
  );
});
