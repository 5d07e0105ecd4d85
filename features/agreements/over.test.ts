import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chartersOfAgreements } from '#features/charters/service/index.ts';
import { captainsOfAgreements } from '#features/departures/service/index.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { agreementJobs } from './jobs.ts';
import type { SignerAgreement } from './schema.ts';

// A charter that nobody marks as completed stays confirmed; that it is over, only the clock tells.

const START = new Date('2027-02-01T15:00:00Z');
const DEPARTS_AT = new Date('2027-03-06T17:00:00Z');
const RETURNS_AT = new Date('2027-03-06T22:00:00Z');

let app: TestApp;
let dataDir: string;
let now = START;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-over-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir }, now: () => now });
});
beforeEach(() => {
  now = START;
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const job = (name: string) =>
  agreementJobs({
    ...app.deps,
    subjects: { charters: chartersOfAgreements, captains: captainsOfAgreements },
  }).find((one) => one.name === name);

/** A charter whose quote was accepted and whose agreement its client has consented to sign. */
async function anAgreementToSign() {
  const { db } = app.database;
  const yacht = await aYacht(db, { id: `over-${randomUUID().slice(0, 8)}`, capacity: 12 });
  const charter = await aCharter(db, yacht.id, {
    startOn: '2027-03-06',
    departsAt: DEPARTS_AT,
    returnsAt: RETURNS_AT,
    contactEmail: `${randomUUID()}@visitors.example`,
    status: 'quoted',
  });
  const quote = await aQuote(db, charter.id, { heldUntil: new Date(START.getTime() + 86_400_000) });
  const token = await aCharterLink(db, charter.id);
  const body = { quoteId: quote.id, name: 'Rosa Delgado' };
  expect((await app.postJson(`/api/charter-links/${token}/accept`, body)).status).toBe(200);
  for (const { payload } of app.queued.splice(0).filter((one) => one.job === 'prepare-agreement'))
    await job('prepare-agreement')?.run(payload, { isLast: false });
  const [agreement] = (await toSign(token)).agreements;
  if (!agreement) throw new Error('There is nothing to sign');
  const step = (name: string, words: object = {}) =>
    app.postJson(`/api/charter-links/${token}/agreements/${agreement.id}/${name}`, {
      sha256: agreement.sha256,
      ...words,
    });
  await app.request(`/api/charter-links/${token}/agreements/${agreement.id}/file`);
  expect((await step('consent')).status).toBe(200);
  return { token, sign: () => step('sign', { name: 'Rosa Delgado' }) };
}
const toSign = async (token: string) =>
  (await (await app.request(`/api/charter-links/${token}/agreements`)).json()) as {
    isAwaited: boolean;
    agreements: SignerAgreement[];
  };
const states = async (token: string) => (await toSign(token)).agreements.map(({ state }) => state);

test('after the return nobody signs an agreement, and within the hour it is taken back; what was signed stays', async () => {
  const [open, signed] = [await anAgreementToSign(), await anAgreementToSign()];
  now = new Date(RETURNS_AT.getTime() - 60_000);
  expect((await signed.sign()).status).toBe(200);
  now = RETURNS_AT;
  expect((await open.sign()).status).toBe(409);
  await job('end-what-is-over')?.run({}, { isLast: false });
  expect(await states(open.token)).toEqual([]);
  expect(await states(signed.token)).toEqual(['signed']);
  expect((await toSign(open.token)).isAwaited).toBe(false);
});

test('after the return there is no calendar file to add', async () => {
  const { token } = await anAgreementToSign();
  const file = async () => (await app.request(`/api/charter-links/${token}/calendar-file`)).status;
  expect(await file()).toBe(200);
  now = RETURNS_AT;
  expect(await file()).toBe(409);
});
