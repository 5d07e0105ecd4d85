import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agreementJobs } from '#features/agreements/jobs.ts';
import { tellToSign } from '#features/agreements/service/index.ts';
import { caseGrants } from '#features/cases/tables.ts';
import { holdAccount } from '#features/money/service/index.ts';
import { listUnsentMails, queueMail, sendAgain } from '#features/notifications/service.ts';
import { outbox } from '#features/notifications/tables.ts';
import type { Deps } from '#platform/deps.ts';
import { aCharter, aQuote } from '#tests/builders/charter.ts';
import { anAgreement } from '#tests/builders/departure.ts';
import { aPrice } from '#tests/builders/price.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { chartersOfAgreements } from './service/agreements.ts';
import { billing } from './service/billing.ts';
import { writeMessage } from './service/case.ts';
import {
  advanceCharter,
  cancelCharter,
  claimCharters,
  confirmCharter,
  correctCharter,
  moveCharter,
  openCharter,
  queueReminders,
} from './service/index.ts';
import { mailQuote } from './service/mails.ts';

const ANA = { role: 'staff', name: 'ana' } as const;
const DEPARTS_AT = new Date('2027-03-06T17:00:00Z');
const hoursBefore = (hours: number) => new Date(DEPARTS_AT.getTime() - hours * 3_600_000);
const [WRONG, RIGHT] = ['rsoa@visitors.example', 'rosa@visitors.example'];

let now = hoursBefore(24 * 30);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(() => {
  now = hoursBefore(24 * 30);
});

/** A charter whose client's address has a typing error. */
async function misaddressed(fields: Parameters<typeof aCharter>[2] = {}) {
  const { db } = app.database;
  const yachtId = `serenata-${randomUUID().slice(0, 8)}`;
  await aYacht(db, { id: yachtId, name: 'Serenata' });
  return aCharter(db, yachtId, {
    startOn: '2027-03-06',
    departsAt: DEPARTS_AT,
    returnsAt: hoursBefore(-5),
    contactEmail: WRONG,
    ...fields,
  });
}
const correct = async (id: string) =>
  expect((await correctCharter(app.deps, id, { contactEmail: RIGHT }, ANA)).ok).toBe(true);
const mark = (cause: string, status: 'failed' | 'sent') =>
  app.database.db
    .update(outbox)
    .set({ status })
    .where(like(outbox.cause, `${cause}%`));
/** To whom the mails about a charter whose cause begins so are, with what became of them. */
const told = async (id: string, cause: string) => {
  const rows = await app.database.db.select().from(outbox).where(eq(outbox.about, id));
  return rows.filter((row) => row.cause.startsWith(cause)).map((row) => [row.recipient, row.status]);
};

test('a reminder that did not reach the former address is sent to the new one, and others’ mails stay', async () => {
  const { id } = await misaddressed();
  await confirmCharter(app.deps, id, ANA, {});
  now = hoursBefore(24 * 7);
  await queueReminders(app.deps);
  await mark('charter-reminder', 'failed');
  const captain = 'captain@visitors.example';
  const mail = { subject: 'To sign', html: 'To sign', text: 'To sign', goodUntil: DEPARTS_AT };
  await queueMail(app.deps, { cause: `to-captain:${id}`, about: id, to: captain, ...mail });
  await correct(id);
  expect(await told(id, 'charter-reminder')).toEqual([]);
  expect(await told(id, 'to-captain')).toEqual([[captain, 'queued']]);
  await queueReminders(app.deps);
  expect(await told(id, 'charter-reminder')).toEqual([[RIGHT, 'queued']]);
});

test('a quote that did not reach it is mailed to the new one at once', async () => {
  const charter = await misaddressed({ status: 'quoted', quotedCents: 500_000 });
  const quote = await aQuote(app.database.db, charter.id);
  await mailQuote(app.deps, charter, quote);
  await mark('charter-quoted', 'failed');
  await correct(charter.id);
  expect(await told(charter.id, 'charter-quoted')).toEqual([[RIGHT, 'queued']]);
});

test('so are quote and confirmation once the charter is confirmed, unless they went out', async () => {
  for (const [was, is] of [
    ['failed', [RIGHT, 'queued']],
    ['sent', [WRONG, 'sent']],
  ] as const) {
    const charter = await misaddressed({ status: 'quoted', quotedCents: 500_000 });
    await mailQuote(app.deps, charter, await aQuote(app.database.db, charter.id));
    await confirmCharter(app.deps, charter.id, ANA, {});
    await mark('charter-', was);
    await correct(charter.id);
    expect(await told(charter.id, 'charter-quoted'), was).toEqual([is]);
    expect(await told(charter.id, 'charter-confirmed'), was).toEqual([is]);
  }
});

test('a new time that did not reach it is confirmed to the new one', async () => {
  const { id } = await misaddressed();
  await confirmCharter(app.deps, id, ANA, {});
  await mark('charter-confirmed', 'sent');
  expect((await moveCharter(app.deps, id, { startDate: '2027-03-08', duration: 'afternoon' }, ANA)).ok).toBe(
    true,
  );
  await correct(id);
  expect(await told(id, 'charter-moved')).toEqual([]);
  expect(await told(id, 'charter-confirmed')).toEqual([
    [WRONG, 'sent'],
    [RIGHT, 'queued'],
  ]);
});

test('of a charter that is not confirmed any more, no confirmation is sent', async () => {
  const { id } = await misaddressed();
  await confirmCharter(app.deps, id, ANA, {});
  await cancelCharter(app.deps, id, ANA, {});
  expect((await advanceCharter(app.deps, id, 'reopen', ANA, {})).ok).toBe(true);
  await correct(id);
  expect(await told(id, 'charter-')).toEqual([]);
});

test('after the end, that nobody came is mailed to it, and a cancellation stays named as not emailed', async () => {
  const missed = await misaddressed({ status: 'confirmed' });
  now = hoursBefore(-6);
  expect((await advanceCharter(app.deps, missed.id, 'miss', ANA, {})).ok).toBe(true);
  await correct(missed.id);
  expect(await told(missed.id, 'charter-message')).toEqual([[RIGHT, 'queued']]);
  now = hoursBefore(24 * 30);
  const { id } = await misaddressed();
  await confirmCharter(app.deps, id, ANA, {});
  await cancelCharter(app.deps, id, ANA, {});
  await correct(id);
  const unsent = await listUnsentMails(app.deps, id);
  expect(unsent).toMatchObject([{ to: WRONG, subject: expect.stringMatching(/^Cancelled/) }]);
});

test('a colleague’s words that did not reach it go to the new one', async () => {
  const { id } = await misaddressed();
  for (const body of ['We look forward to it.', 'See you soon.'])
    await writeMessage(app.deps, id, { kind: 'mail', subject: 'Your day', body }, ANA);
  const [sent] = await app.database.db.select().from(outbox).where(eq(outbox.about, id));
  await mark(sent?.cause ?? '', 'sent');
  await correct(id);
  expect((await told(id, 'charter-message')).sort()).toEqual([
    [RIGHT, 'queued'],
    [WRONG, 'sent'],
  ]);
});

test('what is not mailed anew is named in the booking, and nobody can send it to the former address', async () => {
  const { id } = await misaddressed();
  const mail = { html: 'Your link', text: 'Your link' };
  for (const cause of ['charter-received', 'money-received', 'agreement-sealed', 'money-hold-due']) {
    const goodUntil = cause === 'money-hold-due' ? DEPARTS_AT : undefined;
    await queueMail(app.deps, {
      cause: `${cause}:${id}`,
      about: id,
      to: WRONG,
      subject: cause,
      goodUntil,
      ...mail,
    });
  }
  await mark(`charter-received:${id}`, 'failed');
  await mark(`agreement-sealed:${id}`, 'sent');
  await correct(id);
  const named = { to: WRONG, isKept: false, reason: 'the address was corrected before it went out' };
  const unsent = (await listUnsentMails(app.deps, id)).sort((a, b) => a.subject.localeCompare(b.subject));
  expect(unsent).toMatchObject([
    { subject: 'charter-received', ...named },
    { subject: 'money-received', ...named },
  ]);
  expect(await told(id, 'agreement-sealed')).toEqual([[WRONG, 'sent']]);
  // Its own job asks again.
  expect(await told(id, 'money-hold-due')).toEqual([]);
  const ana = { accountId: null, username: 'ana' };
  for (const one of unsent) expect((await sendAgain(app.deps, one.id, ana)).ok).toBe(false);
});

test('the team’s own mails stay, though a colleague gave the team’s address for the client’s', async () => {
  const { teamEmail: to } = app.deps.config;
  const { id } = await misaddressed({ contactEmail: to });
  const mail = { subject: 'Accepted', html: 'Accepted', text: 'Accepted' };
  await queueMail(app.deps, { cause: `for-team:${id}`, about: id, kind: 'team', to, ...mail });
  await correct(id);
  expect(await told(id, 'for-team')).toEqual([[to, 'queued']]);
});

test('what there is to sign is mailed to the new one, unless that went out', async () => {
  const deps = { ...app.deps, subjects: { charters: chartersOfAgreements } };
  const prepare = agreementJobs(deps).find(({ name }) => name === 'prepare-agreement');
  for (const [was, is] of [
    ['failed', [RIGHT, 'queued']],
    ['sent', [WRONG, 'sent']],
  ] as const) {
    const charter = await misaddressed({ estimate: aPrice() });
    await confirmCharter(app.deps, charter.id, ANA, {});
    const agreementId = await anAgreement(app.deps, charter.id, { state: 'open' });
    const cause = `agreement-to-sign:${agreementId}`;
    const mail = { subject: 'To sign', html: 'To sign', text: 'To sign', goodUntil: DEPARTS_AT };
    await queueMail(app.deps, { cause, about: charter.id, to: WRONG, ...mail });
    await mark(cause, was);
    app.queued.length = 0;
    await correct(charter.id);
    for (const { job, payload } of app.queued.splice(0))
      if (job === prepare?.name) await prepare.run(payload, { isLast: false });
    expect(await told(charter.id, cause), was).toEqual([is]);
  }
});

test('a claim that comes in between is seen: the correction is typed again, and takes the charter from that account', async () => {
  const { db } = app.database;
  const stranger = await signInAs({ db, config: app.deps.config }, 'client');
  const charter = await misaddressed();
  const { call } = await db.transaction(async (tx) => {
    expect(await claimCharters(tx, stranger.accountId, WRONG, now)).toBe(1);
    return untilWaiting(db, correctCharter(app.deps, charter.id, { contactEmail: RIGHT }, ANA));
  });
  expect(await call).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
  await correct(charter.id);
  expect(await openCharter(app.deps, charter.id)).toMatchObject({
    value: { accountId: null, claimedAt: null },
  });
});

test('news of money or of something to sign that is being written meanwhile does not reach the former address', async () => {
  const { db } = app.database;
  const news = {
    'money-addition': async (within: Deps, id: string) => {
      await holdAccount(within, id);
      await billing.tellClient(within, id, { kind: 'addition', id, cents: 5_000, label: 'Jet ski' });
    },
    'agreement-to-sign': async (within: Deps, id: string) => {
      await anAgreement(within, id, { state: 'open' });
      await tellToSign({ ...within, subjects: { charters: chartersOfAgreements } }, id);
    },
  };
  for (const [cause, write] of Object.entries(news)) {
    const { id } = await misaddressed({ estimate: aPrice() });
    await confirmCharter(app.deps, id, ANA, {});
    const { call } = await db.transaction(async (tx) => {
      await write({ ...app.deps, db: tx }, id);
      return untilWaiting(db, correct(id));
    });
    await call;
    expect(await told(id, cause)).not.toContainEqual([WRONG, 'queued']);
    // The only link is that of the new confirmation.
    expect(await db.$count(caseGrants, eq(caseGrants.caseId, id)), cause).toBe(1);
  }
});
