import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#core/charter-time.ts';
import { agreementJobs } from '#features/agreements/jobs.ts';
import { prepareWhatIsMissing, queueAgreement, verifyAgreement } from '#features/agreements/service/index.ts';
import { judge } from '#features/agreements/service/read.ts';
import { agreements } from '#features/agreements/tables.ts';
import { cancelCharter, chartersOfAgreements, moveCharter } from '#features/charters/service/index.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { readFile } from '#features/documents/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import {
  aCaptain,
  aGuest,
  anAgreement,
  aBareboatCharter as anyBareboatCharter,
} from '#tests/builders/departure.ts';
import { askPoppler } from '#tests/support/poppler.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { dayText } from '#words/days.ts';
import { departureJobs } from './jobs.ts';
import type { ChoiceAnswer, ContractAnswer, DepartureAnswer } from './schema.ts';
import { captainsOfAgreements } from './service/index.ts';
import { captainChoices, captains as captainsTable, departures } from './tables.ts';

let now = new Date();
let app: TestApp;
let dataDir: string;
let staff: Staff;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-captains-'));
  app = await createTestApp({
    env: { DATA_DIR: dataDir, CREATE_CALLS_PER_MINUTE: '100000' },
    now: () => now,
  });
});
beforeEach(async () => {
  now = new Date();
  app.queued.length = 0;
  staff = await staffOf(app);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const db = () => app.database.db;
const deps = () => ({
  ...app.deps,
  subjects: { charters: chartersOfAgreements, captains: captainsOfAgreements },
});

/** Runs the queued jobs of agreements until none is left. */
async function doJobs() {
  const jobs = agreementJobs(deps());
  for (;;) {
    const next = app.queued.shift();
    if (!next) return;
    await jobs.find(({ name }) => name === next.job)?.run(next.payload, { isLast: false });
  }
}

const aBareboatCharter = (fields?: Parameters<typeof anyBareboatCharter>[2]) =>
  anyBareboatCharter(db(), now, fields);

const LICENSE = { license: 'master-100', licenseNumber: '77', licenseValidUntil: '2099-12-31' };
const CAPTAIN = { ...LICENSE, kind: 'named', name: 'Lena Ortiz', phone: '+1 305 555 0101' };
const SELF = { ...LICENSE, kind: 'self', license: 'master-50', licenseNumber: '9' };

/** Sends a choice, and does not run the jobs that follow. */
const press = (token: string, body: object) =>
  app.request(`/api/charter-links/${token}/captain`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const choose = async (token: string, body: object) => {
  const answer = await press(token, body);
  await doJobs();
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
};
const choiceOf = async (token: string) =>
  (await (await app.request(`/api/charter-links/${token}/captain`)).json()) as ChoiceAnswer;
const departureOf = async (id: string) =>
  (await (await staff.get(`/api/admin/charters/${id}/departure`)).json()) as DepartureAnswer;
const codesOf = async (id: string) => (await departureOf(id)).missing.map(({ code }) => code);
const mailsAbout = (id: string) => db().select().from(outbox).where(eq(outbox.about, id));
const mailsOf = (to: string) => db().select().from(outbox).where(eq(outbox.recipient, to)).orderBy(outbox.id);
const newest = async (token: string) => {
  const [first] = (await choiceOf(token)).contracts;
  if (!first) throw new Error('There is no contract');
  return first;
};
const codeIn = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

/** Takes all steps of signing below the address `base`. */
async function signAt(base: string, { id, sha256 }: { id: string; sha256: string }, name: string) {
  const post = (step: string, body: object) =>
    app.postJson(`${base}/agreements/${id}/${step}`, body, { 'user-agent': 'Firefox 150' });
  // Each step is refused before the one it depends on, even if the other signer has done that one.
  expect(await codeIn(await post('sign', { sha256, name }))).toBe('agreement-unconsented');
  expect(await codeIn(await post('consent', { sha256 }))).toBe('agreement-unopened');
  expect((await app.request(`${base}/agreements/${id}/file`)).status).toBe(200);
  expect((await post('consent', { sha256 })).status).toBe(200);
  const signed = await post('sign', { sha256, name });
  await doJobs();
  return signed.status;
}
const clientSigns = async (token: string, name = 'Rosa Delgado') =>
  signAt(`/api/charter-links/${token}`, await newest(token), name);
/** The first link mailed to a captain; it works as long as the choice lasts. */
const linkMailedTo = async (address: string) => {
  const [asked] = await mailsOf(address);
  return /captain\/([A-Za-z0-9_-]{32})/.exec(asked?.text ?? '')?.[1] ?? '';
};
const urlOf = async (token: string) => {
  const answer = await app.postJson(`/api/charter-links/${token}/captain/link`, {});
  return ((await answer.json()) as { url: string }).url;
};
const linkOf = async (token: string) => (await urlOf(token)).split('/').at(-1) ?? '';
const contractOf = async (link: string) =>
  (await (await app.request(`/api/captain-links/${link}`)).json()) as ContractAnswer;
const charterOf = async (token: string) =>
  (await (await app.request(`/api/charter-links/${token}`)).json()) as { id: string };

describe('the choice of a captain', () => {
  test('is one of at least two of the list who are free and licensed for her', async () => {
    const { token, id } = await aBareboatCharter();
    const [ines, tom] = [await aCaptain(db()), await aCaptain(db(), { name: 'Tom Reyes' })];
    await aCaptain(db(), { name: 'Small', license: 'master-25' });
    await aCaptain(db(), { name: 'Ended', licenseValidUntil: '2020-01-01' });
    await aCaptain(db(), { name: 'Off', isActive: false });
    const offered = (await choiceOf(token)).captains.map(({ id: captain }) => captain);
    expect(offered).toEqual(expect.arrayContaining([ines.id, tom.id]));
    expect((await choiceOf(token)).captains.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining(['Small']),
    );
    expect(await codesOf(id)).toContain('no-captain');
    expect((await choose(token, { kind: 'listed', captainId: ines.id })).status).toBe(200);
    expect(await codesOf(id)).toContain('captain-contract');
    const [kept] = await db().select().from(departures).where(eq(departures.charterId, id));
    expect(kept?.captainId).toBe(ines.id);
    // A captain on this charter is not free for another, and with only one captain left there is no choice.
    await db().update(captainsTable).set({ isActive: false }).where(eq(captainsTable.id, tom.id));
    const other = await aBareboatCharter();
    expect((await choiceOf(other.token)).captains).toEqual([]);
    expect(await choose(other.token, { kind: 'listed', captainId: tom.id })).toMatchObject({
      status: 409,
      body: { code: 'captain-not-free' },
    });
    // Staff cannot choose a captain, and an administrator cannot let a missing contract pass.
    const assigned = await staff.send('PUT', `/api/admin/charters/${id}/departure/captain`, {
      captainId: tom.id,
    });
    expect(assigned).toMatchObject({ status: 409, body: { code: 'captain-is-clients' } });
    const point = (await departureOf(id)).missing.find(({ code }) => code === 'captain-contract')?.point;
    const passed = await staff.send('POST', `/api/admin/charters/${id}/departure/overrides`, {
      point,
      reason: 'x',
    });
    expect(passed).toMatchObject({ status: 409, body: { code: 'not-overridable' } });
  });

  test.each([
    ['that ends before', { licenseValidUntil: '2020-01-01' }, 'license-ended'],
    ['for less than she weighs', { license: 'master-25' }, 'license-too-small'],
  ])('refuses a license %s', async (_which, wrong, code) => {
    const { token } = await aBareboatCharter();
    for (const body of [CAPTAIN, SELF])
      expect(await choose(token, { ...body, ...wrong })).toMatchObject({ status: 422, body: { code } });
  });

  test.each([
    ['with crew', { mode: 'crewed' }],
    ['that is not confirmed', { status: 'quoted' }],
    ['that is cancelled', { status: 'cancelled' }],
  ] as const)('is asked of no charter %s', async (_which, fields) => {
    const { token } = await aBareboatCharter(fields);
    expect(await choose(token, CAPTAIN)).toMatchObject({ body: { code: 'captain-not-asked' } });
    expect((await choiceOf(token)).canChoose).toBe(false);
  });
});

describe('the contract with the captain', () => {
  test.each(['en', 'es', 'pt'] as const)(
    'in %s is signed by both in three steps each, sealed and whole',
    async (language) => {
      const { token, id, contactEmail } = await aBareboatCharter({ language });
      await choose(token, { ...CAPTAIN, email: `${language}.lena@captains.example` });
      const contract = await newest(token);
      expect(contract).toMatchObject({ kind: 'captain', state: 'open', language });
      expect(await clientSigns(token)).toBe(200);
      const link = await linkMailedTo(`${language}.lena@captains.example`);
      const [read] = (await contractOf(link)).contracts;
      // What the charterer has opened and consented to does not count for the captain.
      expect(read).toMatchObject({ state: 'signed', isOpened: false, isConsented: false });
      expect(await signAt(`/api/captain-links/${link}`, contract, 'Lena Ortiz')).toBe(200);
      expect(await newest(token)).toMatchObject({ state: 'sealed', countersignedName: 'Lena Ortiz' });
      expect(await codesOf(id)).not.toContain('captain-contract');

      const found = await verifyAgreement(app.deps, contract.id);
      if (!found.ok) throw new Error(found.reason);
      expect(found.value).toMatchObject({ verdict: 'whole', isSealWhole: true, isChainWhole: true });
      const file = await readFile(app.deps, found.value.agreement.sealedFileId ?? '');
      const shown = await readFile(app.deps, found.value.agreement.fileId);
      if (!file.ok || !shown.ok) throw new Error('The file is gone');
      const { agreement, events } = found.value;
      // Without poppler's tools on the machine, these two checks always pass.
      expect(askPoppler('pdfsig', file.value.bytes) ?? 'Signature is Valid').toContain('Signature is Valid');
      expect(askPoppler('pdftotext', file.value.bytes) ?? 'Lena Ortiz').toContain('Lena Ortiz');
      // Any changed bit must break the verification.
      for (let turn = 0; turn < 40; turn += 1) {
        const changed = Buffer.from(file.value.bytes);
        const at = (turn * 7919 + 13) % changed.length;
        changed[at] = (changed[at] ?? 0) ^ (1 << (turn % 8));
        expect((await judge(agreement, events, shown.value.bytes, changed)).verdict).toBe('broken');
      }
      const told = (await mailsOf(contactEmail)).map(({ cause }) => cause.split(':')[0]);
      expect(told).toEqual(expect.arrayContaining(['charter-captain-to-sign', 'charter-captain-sealed']));
    },
  );

  test('of a charterer who is the captain is a declaration that they alone sign', async () => {
    const { token, id } = await aBareboatCharter();
    await choose(token, SELF);
    expect(await newest(token)).toMatchObject({ isAlone: true });
    expect((await app.postJson(`/api/charter-links/${token}/captain/link`, {})).status).toBe(409);
    expect(await clientSigns(token)).toBe(200);
    expect(await newest(token)).toMatchObject({ state: 'sealed', countersignedName: null });
    expect(await codesOf(id)).not.toContain('captain-contract');
  });

  test('ends with another captain: what is unsigned is void, what is signed has ended, and the link is over', async () => {
    const { token, id } = await aBareboatCharter();
    // The agreement was read in another language than its client wrote in: the contract and its link are in that language too.
    await anAgreement(app.deps, id, { language: 'pt' });
    await choose(token, CAPTAIN);
    const first = await newest(token);
    await clientSigns(token);
    const link = (await urlOf(token)).split('/pt/captain/')[1] ?? '';
    await signAt(`/api/captain-links/${link}`, first, 'Lena Ortiz');
    await choose(token, { ...CAPTAIN, name: 'Omar Vidal' });
    expect((await app.request(`/api/captain-links/${link}`)).status).toBe(404);
    const ended = await verifyAgreement(app.deps, first.id);
    expect(ended.ok && ended.value.events.at(-1)?.kind).toBe('ended');
    expect(ended.ok && ended.value.verdict).toBe('whole');
    const second = await newest(token);
    expect(second).toMatchObject({ state: 'open', number: 2, isAmendment: false, language: 'pt' });
    expect(await codesOf(id)).toContain('captain-contract');
    await clientSigns(token);
    await choose(token, { ...CAPTAIN, name: 'Third Captain' });
    const [voided] = await db().select().from(agreements).where(eq(agreements.id, second.id));
    expect(voided?.state).toBe('void');
    // Nobody can sign an older contract.
    const late = await app.postJson(`/api/charter-links/${token}/agreements/${second.id}/sign`, {
      sha256: second.sha256,
      name: 'Rosa Delgado',
    });
    expect([late.status, await codeIn(late)]).toEqual([409, 'agreement-void']);
    // Another captain cannot read the former contract.
    await clientSigns(token);
    const third = await linkOf(token);
    expect((await contractOf(third)).contracts).toHaveLength(1);
    expect((await app.request(`/api/captain-links/${third}/agreements/${first.id}/file`)).status).toBe(404);
  });

  test('is signed once by two who sign at once, and sent back by a captain who does not want it', async () => {
    const { token } = await aBareboatCharter();
    await choose(token, CAPTAIN);
    const { id, sha256 } = await newest(token);
    await app.request(`/api/charter-links/${token}/agreements/${id}/file`);
    await app.postJson(`/api/charter-links/${token}/agreements/${id}/consent`, { sha256 });
    const both = await Promise.all(
      ['Rosa Delgado', 'R. Delgado'].map((name) =>
        app.postJson(`/api/charter-links/${token}/agreements/${id}/sign`, { sha256, name }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    // Staff cannot sign in place of a captain.
    const counter = await staff.send(
      'POST',
      `/api/admin/charters/${(await charterOf(token)).id}/agreements/${id}/countersign`,
      { sha256, name: 'Ana' },
    );
    expect(counter).toMatchObject({ status: 404 });
    const link = await linkOf(token);
    const refusal = { sha256, reason: 'I am away.' };
    expect((await app.postJson(`/api/captain-links/${link}/agreements/${id}/refuse`, refusal)).status).toBe(
      200,
    );
    expect(await newest(token)).toMatchObject({ state: 'refused' });
    // A captain who is chosen again is asked again, but only once however often it is pressed.
    await press(token, CAPTAIN);
    await choose(token, CAPTAIN);
    expect(await newest(token)).toMatchObject({ state: 'open', number: 2 });
    const asked = await charterOf(token);
    expect(await db().$count(captainChoices, eq(captainChoices.charterId, asked.id))).toBe(2);
    expect((await mailsAbout(asked.id)).find(({ cause }) => cause.endsWith(':team'))).toMatchObject({
      recipient: app.deps.config.teamEmail,
      text: expect.stringContaining('I am away.'),
    });
  });

  test('is amended when the charter is moved', async () => {
    const { token, id } = await aBareboatCharter();
    await anAgreement(app.deps, id);
    await choose(token, CAPTAIN);
    await clientSigns(token);
    await signAt(`/api/captain-links/${await linkOf(token)}`, await newest(token), 'Lena Ortiz');
    const [charter] = await db().select().from(charterRequests).where(eq(charterRequests.id, id));
    const move = { startDate: addDays(String(charter?.startOn), 1), duration: 'afternoon' } as const;
    const moved = await moveCharter(app.deps, id, move, {
      role: 'staff',
      name: 'ana',
    });
    expect(moved.ok).toBe(true);
    expect(await choiceOf(token)).toMatchObject({ isAwaited: true, isCurrent: false });
    await doJobs();
    expect(await choiceOf(token)).toMatchObject({ isAwaited: false, isCurrent: true });
    expect(await newest(token)).toMatchObject({ state: 'open', isAmendment: true });
    expect(await codesOf(id)).toContain('captain-contract');
  });

  test('with the one before is no contract with whoever is chosen now, and nobody is mailed of it as theirs', async () => {
    const { token, id } = await aBareboatCharter();
    await choose(token, { ...CAPTAIN, email: 'first@captains.example' });
    const first = await newest(token);
    await clientSigns(token);
    const link = await linkMailedTo('first@captains.example');
    await signAt(`/api/captain-links/${link}`, first, 'Lena Ortiz');
    expect(await choiceOf(token)).toMatchObject({ isAwaited: false, isCurrent: true });
    expect(
      (await press(token, { ...CAPTAIN, name: 'Omar Vidal', email: 'next@captains.example' })).status,
    ).toBe(200);
    expect(await choiceOf(token)).toMatchObject({ isAwaited: true, isCurrent: false });
    const [old] = await db().select().from(agreements).where(eq(agreements.id, first.id));
    if (!old) throw new Error('The contract is gone');
    await captainsOfAgreements.tell(app.deps, id, {
      kind: 'sealed',
      agreement: old,
      verifyUrl: 'https://x.example',
    });
    expect(await mailsOf('next@captains.example')).toHaveLength(0);
    const told = (await mailsOf('first@captains.example')).map(({ cause }) => cause.split(':')[0]);
    expect(told.at(-1)).toBe('charter-captain-ended');
    await doJobs();
    expect(await choiceOf(token)).toMatchObject({ isAwaited: false, isCurrent: true });
  });

  test('is chosen for a dozen times a day at most', async () => {
    const { token } = await aBareboatCharter();
    for (let time = 1; time <= 12; time += 1)
      expect((await press(token, { ...CAPTAIN, name: `Captain ${time}` })).status).toBe(200);
    const late = await press(token, { ...CAPTAIN, name: 'One too many' });
    expect([late.status, await codeIn(late)]).toEqual([429, 'too-many']);
    now = new Date(now.getTime() + 86_400_000);
    expect((await press(token, { ...CAPTAIN, name: 'One too many' })).status).toBe(200);
  });

  test('takes nothing of how often the charter’s own agreement may be read in another language', async () => {
    const { token, id } = await aBareboatCharter();
    for (let number = 1; number <= 12; number += 1)
      await anAgreement(app.deps, id, { kind: 'captain', number, state: 'void' });
    const asked = await app.postJson(`/api/charter-links/${token}/agreements/language`, { language: 'es' });
    expect(asked.status).toBe(200);
  });

  test('of a captain without an address is passed on by the team, who is told', async () => {
    const { token, id } = await aBareboatCharter();
    const [ines] = [await aCaptain(db()), await aCaptain(db())];
    await choose(token, { kind: 'listed', captainId: ines.id });
    await clientSigns(token);
    const [told] = (await mailsAbout(id)).filter(({ cause }) => cause.endsWith(':team'));
    expect(told).toMatchObject({
      recipient: app.deps.config.teamEmail,
      text: expect.stringContaining('Ines Duarte'),
    });
    // A captain who is on another charter by now is lost to this one.
    const shown = async () => (await (await app.request(`/api/charter-links/${token}`)).json()) as object;
    expect(await shown()).toMatchObject({ captain: 'Ines Duarte' });
    await db().update(departures).set({ captainId: null }).where(eq(departures.charterId, id));
    expect(await shown()).toMatchObject({ captain: null });
    expect(await choiceOf(token)).toMatchObject({ isLost: true, isAwaited: false });
  });

  test('ends with the charter that is called off, its captain is told, and it is made anew', async () => {
    const { token, id } = await aBareboatCharter();
    await choose(token, { ...CAPTAIN, email: 'off@captains.example' });
    const signed = await newest(token);
    await clientSigns(token);
    expect((await contractOf(await linkOf(token))).contracts).toHaveLength(1);
    const link = await linkMailedTo('off@captains.example');
    await signAt(`/api/captain-links/${link}`, signed, 'Lena Ortiz');
    expect(await codesOf(id)).not.toContain('captain-contract');
    const off = await cancelCharter(app.deps, id, { role: 'staff', name: 'ana' }, {});
    expect(off.ok).toBe(true);
    await doJobs();
    const over = await verifyAgreement(app.deps, signed.id);
    expect(over.ok && over.value.events.at(-1)).toMatchObject({
      kind: 'ended',
      details: JSON.stringify({ reason: 'called-off' }),
    });
    const told = await mailsOf('off@captains.example');
    expect(told.at(-1)?.cause).toBe(`charter-captain-ended:${id}:${signed.id}:captain`);
    await db().update(charterRequests).set({ status: 'confirmed' }).where(eq(charterRequests.id, id));
    expect(await codesOf(id)).toContain('captain-contract');
    await queueAgreement(app.deps, { charterId: id });
    await doJobs();
    expect(await newest(token)).toMatchObject({ state: 'open', number: 2, isAmendment: false });
  });

  /** A charter whose captain has an email address, with a contract that both have signed. */
  async function aSignedContract(email: string) {
    const charter = await aBareboatCharter();
    await choose(charter.token, { ...CAPTAIN, email });
    return { ...charter, ...(await bothSign(charter.token, email)) };
  }
  async function bothSign(token: string, email: string) {
    await clientSigns(token);
    const [contract, link] = [await newest(token), await linkMailedTo(email)];
    expect(await signAt(`/api/captain-links/${link}`, contract, 'Lena Ortiz')).toBe(200);
    return { contract, link };
  }
  const move = async (id: string, startDate: string) => {
    const by = { role: 'staff', name: 'ana' } as const;
    expect((await moveCharter(app.deps, id, { startDate, duration: 'afternoon' }, by)).ok).toBe(true);
    await doJobs();
  };
  const callOff = (id: string) => cancelCharter(app.deps, id, { role: 'staff', name: 'ana' }, {});
  const endAll = () =>
    agreementJobs(deps())
      .find(({ name }) => name === 'end-what-is-over')
      ?.run({}, { isLast: false });
  const become = (id: string, status: 'quoted' | 'completed' | 'no-show' | 'confirmed') =>
    db().update(charterRequests).set({ status }).where(eq(charterRequests.id, id));
  const endsTold = async (address: string) =>
    (await mailsOf(address)).filter(({ cause }) => cause.startsWith('charter-captain-ended'));

  test('that was amended is told of once, with the day for which it was signed last', async () => {
    const { token, id, startOn } = await aSignedContract('moved@captains.example');
    const [second, third] = [addDays(startOn, 1), addDays(startOn, 2)];
    await move(id, second);
    const amended = await bothSign(token, 'moved@captains.example');
    await move(id, third);
    // A contract that is no longer current is shown as such until the charterer has signed the new one.
    expect(await contractOf(amended.link)).toMatchObject({ isCurrent: false, startDate: third });
    await callOff(id);
    expect((await app.request(`/api/captain-links/${amended.link}`)).status).toBe(404);
    await doJobs();
    const told = await endsTold('moved@captains.example');
    expect(told.map(({ cause }) => cause.split(':')[2])).toEqual([amended.contract.id]);
    expect(told[0]?.subject).toContain(dayText(second, 'short'));
  });

  test('with a captain who is asked anew is no news to them, until they are not the captain any more', async () => {
    const { token, id, contract } = await aSignedContract('anew@captains.example');
    await choose(token, { ...CAPTAIN, phone: '+1 305 555 0102', email: 'anew@captains.example' });
    const ended = await verifyAgreement(app.deps, contract.id);
    expect(ended.ok && ended.value.events.at(-1)?.details).toBe(JSON.stringify({ reason: 'asked-anew' }));
    expect(await newest(token)).toMatchObject({ state: 'open', isAmendment: false });
    expect(await endsTold('anew@captains.example')).toHaveLength(0);
    await callOff(id);
    await doJobs();
    expect(await endsTold('anew@captains.example')).toHaveLength(1);
  });

  test('that is over is looked for, and stands with whoever has left', async () => {
    const { id } = await aSignedContract('lost@captains.example');
    const leave = (departedAt: Date | null, departedBy: string | null) =>
      db().update(departures).set({ departedAt, departedBy }).where(eq(departures.charterId, id));
    await db().update(charterRequests).set({ mode: 'crewed' }).where(eq(charterRequests.id, id));
    await leave(now, 'ana');
    await endAll();
    expect(await endsTold('lost@captains.example')).toHaveLength(0);
    await leave(null, null);
    for (const _time of [1, 2]) await endAll();
    expect(await endsTold('lost@captains.example')).toHaveLength(1);
  });

  test('of a day that is over ends without a word', async () => {
    const { id, contract } = await aSignedContract('past@captains.example');
    await become(id, 'quoted');
    now = new Date(now.getTime() + 43 * 86_400_000);
    await endAll();
    const ended = await verifyAgreement(app.deps, contract.id);
    expect(ended.ok && ended.value.events.at(-1)?.kind).toBe('ended');
    expect(await endsTold('past@captains.example')).toHaveLength(0);
  });

  test('that is still to be signed is taken back once the charter is over, and by what looks for that', async () => {
    for (const status of ['completed', 'no-show'] as const) {
      const { token, id } = await aBareboatCharter();
      await choose(token, CAPTAIN);
      await clientSigns(token);
      await become(id, status);
      await (status === 'completed' ? queueAgreement(app.deps, { charterId: id }) : endAll());
      await doJobs();
      const [voided] = await db().select().from(agreements).where(eq(agreements.caseId, id));
      expect(voided?.state, status).toBe('void');
    }
  });

  test('that has ended is told, to a captain without an address, by whoever brought them in', async () => {
    const { token, id, contactEmail } = await aBareboatCharter();
    const endedTo = async () =>
      (await mailsAbout(id))
        .filter(({ cause }) => cause.includes('-ended:'))
        .map(({ recipient }) => recipient);
    await choose(token, CAPTAIN);
    await clientSigns(token);
    await signAt(`/api/captain-links/${await linkOf(token)}`, await newest(token), 'Lena Ortiz');
    const [ines] = [await aCaptain(db()), await aCaptain(db())];
    await choose(token, { kind: 'listed', captainId: ines.id });
    expect(await endedTo()).toEqual([contactEmail]);
    await clientSigns(token);
    const made = await staff.send('POST', `/api/admin/charters/${id}/departure/captain-link`, {});
    const link = String(made.body.url).split('/').at(-1);
    await signAt(`/api/captain-links/${link}`, await newest(token), 'Ines Duarte');
    await callOff(id);
    await doJobs();
    expect((await endedTo()).sort()).toEqual([contactEmail, app.deps.config.teamEmail].sort());
  });

  test('is shown by its link while the charter stands and its captain is theirs, and thirty days on', async () => {
    const { token, id, returnsAt } = await aBareboatCharter();
    const [ines] = [await aCaptain(db(), { email: 'ines@captains.example' }), await aCaptain(db())];
    await choose(token, { kind: 'listed', captainId: ines.id });
    await clientSigns(token);
    const link = await linkMailedTo('ines@captains.example');
    const made = await staff.send('POST', `/api/admin/charters/${id}/departure/captain-link`, {});
    expect(made.status).toBe(200);
    const seen = async () => (await app.request(`/api/captain-links/${link}`)).status;
    expect(await contractOf(link)).toMatchObject({ isCurrent: true });
    // Once the charter is over, nobody can sign a contract that only the charterer has signed, also if nobody noted its return.
    now = returnsAt;
    expect(await seen()).toBe(404);
    now = new Date();
    await become(id, 'completed');
    expect(await seen()).toBe(404);
    await become(id, 'confirmed');
    expect(await signAt(`/api/captain-links/${link}`, await newest(token), 'Ines Duarte')).toBe(200);
    await become(id, 'completed');
    now = new Date(returnsAt.getTime() + 30 * 86_400_000 - 1);
    expect(await contractOf(link)).toMatchObject({ isCurrent: true, contracts: [{ state: 'sealed' }] });
    now = new Date(now.getTime() + 1);
    expect(await seen()).toBe(404);
    now = new Date();
    await become(id, 'confirmed');
    await db().update(departures).set({ captainId: null }).where(eq(departures.charterId, id));
    expect(await seen()).toBe(404);
    await db().update(departures).set({ captainId: ines.id }).where(eq(departures.charterId, id));
    expect(await seen()).toBe(200);
    await become(id, 'quoted');
    expect(await seen()).toBe(404);
  });

  test('ends, and lets the captain go, with a charter that is not bareboat any more', async () => {
    const { token, id } = await aBareboatCharter();
    const [ines] = [await aCaptain(db()), await aCaptain(db())];
    await choose(token, { kind: 'listed', captainId: ines.id });
    const unsigned = await newest(token);
    await db().update(charterRequests).set({ mode: 'crewed' }).where(eq(charterRequests.id, id));
    expect((await departureOf(id)).captain).toBeNull();
    await queueAgreement(app.deps, { charterId: id });
    await doJobs();
    const [voided] = await db().select().from(agreements).where(eq(agreements.id, unsigned.id));
    expect(voided?.state).toBe('void');
  });

  test('that was lost on the way is looked for, and made when its captain is chosen again', async () => {
    const { token, id, contactEmail } = await aBareboatCharter();
    await anAgreement(app.deps, id);
    await press(token, CAPTAIN);
    app.queued.length = 0;
    const lookedFor = async () => {
      await prepareWhatIsMissing(deps());
      return app.queued.splice(0).filter(({ payload }) => payload.charterId === id);
    };
    expect(await lookedFor()).toMatchObject([{ payload: { isQuiet: true } }]);
    await choose(token, CAPTAIN);
    expect(await newest(token)).toMatchObject({ state: 'open', number: 1 });
    expect(await lookedFor()).toEqual([]);
    await press(token, { ...CAPTAIN, name: 'Omar Vidal' });
    app.queued.length = 0;
    app.queued.push(...(await lookedFor()));
    await doJobs();
    expect((await mailsOf(contactEmail)).filter(({ cause }) => cause.includes('-to-sign:'))).toHaveLength(2);
  });

  test('that the charterer has sent back is shown to no captain', async () => {
    const { token } = await aBareboatCharter();
    await choose(token, CAPTAIN);
    const { id, sha256 } = await newest(token);
    const link = await linkOf(token);
    const refuse = `/api/charter-links/${token}/agreements/${id}/refuse`;
    expect((await app.postJson(refuse, { sha256, reason: 'Too late.' })).status).toBe(200);
    expect((await contractOf(link)).contracts).toEqual([]);
    expect((await app.request(`/api/captain-links/${link}/agreements/${id}/file`)).status).toBe(404);
  });

  test('a captain’s link shows their own contract alone', async () => {
    const [mine, theirs] = [await aBareboatCharter(), await aBareboatCharter()];
    for (const { token } of [mine, theirs]) {
      await choose(token, CAPTAIN);
      await clientSigns(token);
    }
    const link = await linkOf(mine.token);
    const other = await newest(theirs.token);
    expect((await app.request(`/api/captain-links/${link}/agreements/${other.id}/file`)).status).toBe(404);
    for (const way of [`charter-links/${link}`, `charter-links/${link}/guests`, `waivers/${link}`])
      expect((await app.request(`/api/${way}`)).status, way).toBe(404);
    expect((await app.request(`/api/captain-links/${mine.token}`)).status).toBe(404);
    expect(JSON.stringify(await contractOf(link))).not.toContain(mine.contactEmail);
  });
});

describe('what is missing three days before', () => {
  const remind = () =>
    departureJobs(app.deps)
      .find(({ name }) => name === 'remind-of-what-is-missing')
      ?.run({}, { isLast: false });
  const remindersTo = async (to: string) =>
    (await mailsOf(to)).filter(({ cause }) => cause.startsWith('charter-missing:'));

  test('is mailed once, in the client’s language, and not before', async () => {
    const { contactEmail, id } = await aBareboatCharter({ daysAhead: 2, language: 'es', mode: 'crewed' });
    const far = await aBareboatCharter({ daysAhead: 9, mode: 'crewed' });
    await aGuest(app.deps, id, 'Ana', false);
    await remind();
    await remind();
    const sent = await remindersTo(contactEmail);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toContain('Antes de zarpar falta algo');
    expect(sent[0]?.text).toContain('Falta el nombre de 1 de 2 invitados.');
    expect(await remindersTo(far.contactEmail)).toHaveLength(0);
  });

  test('asks nobody to sign what they have signed, and who is their own captain for the declaration', async () => {
    const { token, contactEmail, id } = await aBareboatCharter({ daysAhead: 2 });
    await anAgreement(app.deps, id, { state: 'signed', countersignedName: null });
    await choose(token, SELF);
    await remind();
    const [sent] = await remindersTo(contactEmail);
    expect(sent?.text).toContain('Your declaration as captain is not signed.');
    expect(sent?.text).not.toContain('Your charter agreement is not signed.');
    expect(sent?.text).not.toContain('signed by both');
  });

  test('is nothing where all have signed', async () => {
    const { contactEmail, id } = await aBareboatCharter({ daysAhead: 2, mode: 'crewed' });
    for (const name of ['Ana', 'Ben']) await aGuest(app.deps, id, name);
    await remind();
    expect(await remindersTo(contactEmail)).toHaveLength(0);
  });
});
