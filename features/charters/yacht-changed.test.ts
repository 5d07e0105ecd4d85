import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CharterDay } from '#core/charter-time.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCalendarEntry } from '#tests/builders/calendar-entry.ts';
import { aCharter, aCharterLink } from '#tests/builders/charter.ts';
import { aCaptainContract, anAgreement } from '#tests/builders/departure.ts';
import { aPrice } from '#tests/builders/price.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { charterJobs } from './jobs.ts';
import { charterRequests } from './tables.ts';

const NOW = new Date('2027-02-01T15:00:00Z');

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
  staff = await staffOf(app, 'administrator', { expiresAt: new Date('2027-03-01T00:00:00Z') });
});
afterAll(() => app.close());

const db = () => app.database.db;

/** A yacht "Blue Huor" at Miami Beach Marina, and her charters by what they are. */
async function aYachtWithCharters() {
  const { id: yachtId } = await aYacht(db(), { name: 'Blue Huor', marina: 'Miami Beach Marina' });
  const charterOf = async (fields: Parameters<typeof aCharter>[2] = {}) => {
    const contactEmail = `${randomUUID()}@visitors.example`;
    const own = { yachtName: 'Blue Huor', contactEmail, estimate: aPrice(), ...fields };
    const charter = await aCharter(db(), yachtId, own);
    if (charter.status === 'confirmed')
      await aCalendarEntry(db(), yachtId, charter.departsAt, charter.returnsAt, {
        kind: 'charter',
        charterId: charter.id,
      });
    return charter;
  };
  const past = { departsAt: new Date('2027-01-20T15:00:00Z'), returnsAt: new Date('2027-01-20T20:00:00Z') };
  const signed = await charterOf({ status: 'confirmed', startOn: '2027-03-08', language: 'es' });
  await anAgreement(app.deps, signed.id);
  const toSign = await charterOf({ status: 'confirmed', startOn: '2027-03-10' });
  await anAgreement(app.deps, toSign.id, { state: 'signed', countersignedName: null });
  return {
    yachtId,
    signed,
    toSign,
    asked: await charterOf({ status: 'pending' }),
    cancelled: await charterOf({ status: 'cancelled' }),
    sailed: await charterOf({ status: 'confirmed', startOn: '2027-01-20', ...past }),
  };
}

/** Saves other fields of the yacht; answers what staff read. */
async function save(yachtId: string, fields: object) {
  const body = { brand: 'Azimut', capacity: 12, name: 'Blue Huor', marina: 'Miami Beach Marina', ...fields };
  const saved = await staff.send('PUT', `/api/admin/yachts/${yachtId}`, body);
  expect(saved.status).toBe(200);
  return saved.body.message;
}

/** Runs what the save has queued, twice, as jobs may be run. */
async function follow() {
  const queued = app.queued.splice(0).filter(({ job }) => job === 'follow-yacht');
  const job = charterJobs(app.deps).find(({ name }) => name === 'follow-yacht');
  for (const { payload } of [...queued, ...queued]) await job?.run(payload, { isLast: false });
  return queued.length;
}

const nameOf = async (id: string) =>
  (await db().select().from(charterRequests).where(eq(charterRequests.id, id)))[0]?.yachtName;
const mailsTo = (address: string) => db().select().from(outbox).where(eq(outbox.recipient, address));

test('a corrected name comes into what is not over and not signed by both, and into nothing else', async () => {
  const { yachtId, signed, toSign, asked, cancelled, sailed } = await aYachtWithCharters();
  expect(await save(yachtId, { name: 'Blue Hour' })).toBe('Yacht updated successfully');
  expect(await follow()).toBe(1);
  expect([await nameOf(asked.id), await nameOf(toSign.id)]).toEqual(['Blue Hour', 'Blue Hour']);
  for (const { id } of [signed, cancelled, sailed]) expect(await nameOf(id)).toBe('Blue Huor');
  // What its client alone has signed is drawn up anew; nobody is mailed about the name itself.
  expect(app.queued.filter(({ job }) => job === 'prepare-agreement')).toMatchObject([
    { payload: { charterId: toSign.id } },
  ]);
  expect(await mailsTo(toSign.contactEmail)).toEqual([]);
  const history = await (await staff.get(`/api/admin/charters/${toSign.id}`)).json();
  expect(history.history).toMatchObject([
    { by: 'site', reason: 'The yacht is called Blue Hour now, not Blue Huor.' },
  ]);
});

test('a captain’s contract in force keeps the name; a paper that another one followed does not', async () => {
  const { yachtId, asked } = await aYachtWithCharters();
  const own = { yachtName: 'Blue Huor', estimate: aPrice(), status: 'confirmed' } as const;
  const withCaptain = (startOn: CharterDay) => aCharter(db(), yachtId, { ...own, mode: 'bareboat', startOn });
  const hired = await withCaptain('2027-04-01');
  await aCaptainContract(app.deps, hired.id);
  const itself = await withCaptain('2027-04-03');
  await aCaptainContract(app.deps, itself.id, { kind: 'self' }, { state: 'signed', countersignedName: null });
  const onlyClient = await withCaptain('2027-04-05');
  await aCaptainContract(app.deps, onlyClient.id, {}, { state: 'signed', countersignedName: null });
  const followed = await aCharter(db(), yachtId, { ...own, startOn: '2027-04-07' });
  const sealed = { sealedFileId: randomUUID(), sealedSha256: '0'.repeat(64), sealedBy: 'abc', sealedAt: NOW };
  await anAgreement(app.deps, followed.id, { state: 'sealed', ...sealed });
  const unsigned = { signedName: null, countersignedName: null };
  await anAgreement(app.deps, followed.id, { number: 2, state: 'open', ...unsigned });
  await save(yachtId, { name: 'Blue Hour' });
  await follow();
  for (const { id } of [hired, itself]) expect(await nameOf(id)).toBe('Blue Huor');
  for (const { id } of [onlyClient, followed, asked]) expect(await nameOf(id)).toBe('Blue Hour');
});

test('a charter that has departed is left alone', async () => {
  const { id: yachtId } = await aYacht(db(), { name: 'Blue Huor' });
  const today = { departsAt: new Date('2027-02-01T14:00:00Z'), returnsAt: new Date('2027-02-01T20:00:00Z') };
  const own = { yachtName: 'Blue Huor', startOn: '2027-02-01', estimate: aPrice(), ...today } as const;
  const { id } = await aCharter(db(), yachtId, { ...own, status: 'confirmed' });
  await anAgreement(app.deps, id, { state: 'signed', countersignedName: null });
  await save(yachtId, { name: 'Blue Hour' });
  await follow();
  expect(await nameOf(id)).toBe('Blue Huor');
});

test('staff read how many charters board at another marina, and their clients are mailed it once', async () => {
  const { yachtId, signed, toSign, asked, sailed } = await aYachtWithCharters();
  expect(await save(yachtId, { marina: 'Dinner Key Marina' })).toBe(
    'Yacht updated successfully. 2 confirmed charters have another marina now: clients with an email address are mailed, please call the others.',
  );
  expect(await follow()).toBe(1);
  const [mail, ...more] = await mailsTo(toSign.contactEmail);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Changed: Blue Huor, /);
  expect(mail?.text).toContain('Please note where you board: Dinner Key Marina.');
  const [file] = mail?.attachments ?? [];
  expect(file?.content).toMatch(/LOCATION:Dinner Key Marina/);
  expect(file?.content).toMatch(new RegExp(`SEQUENCE:${toSign.version + 1}\\b`));
  expect((await mailsTo(signed.contactEmail))[0]?.text).toContain(
    'Tome nota de dónde se embarca: Dinner Key Marina.',
  );
  for (const { contactEmail } of [asked, sailed]) expect(await mailsTo(contactEmail)).toEqual([]);
  // No new agreement: what was signed stays (product 8.6).
  expect(app.queued.splice(0).map(({ job }) => job)).toEqual(['send-mail', 'send-mail']);
  const page = await app.request(`/api/charter-links/${await aCharterLink(db(), toSign.id)}`);
  expect((await page.json()).boarding.marina).toBe('Dinner Key Marina');
});

test('a marina that was filled in is mailed in words that are true of her; case and spaces are no change', async () => {
  const { id: yachtId } = await aYacht(db(), { name: 'Blue Huor', marina: '' });
  const fields = { yachtName: 'Blue Huor', contactEmail: `${randomUUID()}@visitors.example` };
  const charter = await aCharter(db(), yachtId, { ...fields, status: 'confirmed', startOn: '2027-03-12' });
  await save(yachtId, { marina: 'Dinner Key Marina' });
  await follow();
  const [mail] = await mailsTo(charter.contactEmail);
  expect(mail?.text).toContain('Please note where you board: Dinner Key Marina.');
  expect(mail?.text).not.toMatch(/another|now board/);
  expect(await save(yachtId, { marina: 'Dinner key  marina' })).toBe('Yacht updated successfully');
  expect(await follow()).toBe(0);
});

test('of two marinas saved before their clients are told, they read the one that holds', async () => {
  const { yachtId, toSign } = await aYachtWithCharters();
  await save(yachtId, { marina: 'Dinner Key Marina' });
  await save(yachtId, { marina: 'Sea Isle Marina' });
  expect(await follow()).toBe(2);
  const mails = await mailsTo(toSign.contactEmail);
  expect(mails.map(({ text }) => /where you board: (.*)\./.exec(text)?.[1])).toEqual(['Sea Isle Marina']);
});

test('a sheet that changes names is followed too, and what stays as it is asks for nothing', async () => {
  const { yachtId, asked, toSign } = await aYachtWithCharters();
  await save(yachtId, { capacity: 10 });
  expect(await follow()).toBe(0);
  const sheet = new FormData();
  sheet.set(
    'file',
    new File([`Id,Name,Marina\n${yachtId},Blue Hour,Dinner Key Marina\n`], 'fleet.csv', { type: 'text/csv' }),
  );
  const answer = await app.request('/api/admin/yachts/import', {
    method: 'POST',
    headers: staff.headers,
    body: sheet,
  });
  expect(await answer.json()).toMatchObject({
    isWritten: true,
    message:
      '1 yacht: 0 new, 1 changed, 0 as they are. 2 confirmed charters have another marina now: clients with an email address are mailed, please call the others.',
  });
  expect(await follow()).toBe(1);
  expect(await nameOf(asked.id)).toBe('Blue Hour');
  expect(await mailsTo(toSign.contactEmail)).toHaveLength(1);
});
