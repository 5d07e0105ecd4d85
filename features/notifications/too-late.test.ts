import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cancelCharter,
  confirmCharter,
  moveCharter,
  queueReminders,
} from '#features/charters/service/index.ts';
import { mailQuote } from '#features/charters/service/mails.ts';
import { aCharter, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { failureWords } from './domain.ts';
import { listFailedMails, type Mail, queueMail, requeueWaitingMails, sendMail } from './service.ts';
import { outbox } from './tables.ts';

const DEPARTS_AT = new Date('2027-03-06T17:00:00Z');
const HOUR_MS = 3_600_000;
const hoursBefore = (hours: number) => new Date(DEPARTS_AT.getTime() - hours * HOUR_MS);
const START = hoursBefore(30 * 24);
const ANA = { role: 'staff', name: 'ana' } as const;

let app: TestApp;
let now = START;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  await app.database.db.delete(outbox);
});

const rows = () => app.database.db.select().from(outbox);
const put = (cause: string, fields: Partial<typeof outbox.$inferInsert>) =>
  app.database.db.update(outbox).set(fields).where(eq(outbox.cause, cause));
const aMail = async (fields: Partial<Mail> = {}) => {
  const cause = randomUUID();
  await queueMail(app.deps, {
    cause,
    about: 'a-record',
    to: 'rosa@visitors.example',
    subject: 'Nearly time',
    html: '<p>Arrive by 8:30 AM</p>',
    text: 'Arrive by 8:30 AM',
    ...fields,
  });
  return cause;
};
/** Sends this mail by a mail server that takes it, and answers the text of what was sent. */
async function send(cause: string): Promise<string[]> {
  const sent: string[] = [];
  const mail = (await rows()).find((row) => row.cause === cause);
  await sendMail(app.deps, async ({ text }) => void sent.push(text), mail?.id ?? '', false);
  return sent;
}

describe('a mail of which the time has passed', () => {
  test('is sent until then, and not after that', async () => {
    const early = await aMail({ goodUntil: DEPARTS_AT });
    const late = await aMail({ goodUntil: DEPARTS_AT });
    const always = await aMail();
    now = hoursBefore(1);
    expect(await send(early)).toEqual(['Arrive by 8:30 AM']);
    now = DEPARTS_AT;
    expect(await send(late)).toEqual([]);
    expect(await send(always)).toHaveLength(1);
    const row = (await rows()).find(({ cause }) => cause === late);
    expect(row).toMatchObject({ status: 'failed', text: '', html: '', attachments: [] });
    expect(failureWords(row?.lastError ?? null)).toBe('it waited until it was of no use');
  });

  test('is offered to nobody to be sent again', async () => {
    const failed = await aMail({ goodUntil: DEPARTS_AT });
    const lasting = await aMail();
    for (const cause of [failed, lasting]) await put(cause, { status: 'failed', lastError: '452 full' });
    now = hoursBefore(-1);
    await requeueWaitingMails(app.deps);
    const listed = await listFailedMails(app.deps);
    expect(listed.map(({ isKept, reason }) => [isKept, reason && failureWords(reason)]).sort()).toEqual([
      [false, 'it waited until it was of no use'],
      [true, 'their mailbox is full'],
    ]);
  });
});

describe('what waits to be sent about a charter', () => {
  const causes = async () => (await rows()).map(({ cause }) => cause.replace(/:.*/, '')).sort();

  test('is taken back when the charter leaves at another time, if only a time made it useful', async () => {
    const { db } = app.database;
    await aYacht(db, { id: 'serenata', name: 'Serenata' });
    const { id } = await aCharter(db, 'serenata', {
      startOn: '2027-03-06',
      departsAt: DEPARTS_AT,
      returnsAt: hoursBefore(-5),
    });
    await confirmCharter(app.deps, id, ANA, {});
    now = hoursBefore(24 * 7);
    expect(await queueReminders(app.deps)).toBe(1);
    expect(await causes()).toEqual(['charter-confirmed', 'charter-reminder-week']);
    const moved = await moveCharter(app.deps, id, { startDate: '2027-03-08', duration: 'afternoon' }, ANA);
    expect(moved.ok).toBe(true);
    expect(await causes()).toEqual(['charter-confirmed', 'charter-moved']);
  });

  test.each([
    ['confirmed', confirmCharter, 'charter-confirmed'],
    ['cancelled', cancelCharter, 'charter-cancelled'],
  ] as const)('stays if it is a quote, also once the charter is %s', async (what, change, cause) => {
    const { db } = app.database;
    await aYacht(db, { id: `quoted-${what}`, name: 'Serenata' });
    const charter = await aCharter(db, `quoted-${what}`, {
      startOn: '2027-03-06',
      departsAt: DEPARTS_AT,
      returnsAt: hoursBefore(-5),
      status: 'quoted',
      quotedCents: 500_000,
    });
    await mailQuote(app.deps, charter, await aQuote(db, charter.id));
    expect((await change(app.deps, charter.id, ANA, {})).ok).toBe(true);
    expect(await causes()).toEqual([cause, 'charter-quoted'].sort());
  });
});

describe('mails about one charter to one address', () => {
  const putsOff = () => Promise.reject(Object.assign(new Error('451 greylisted'), { responseCode: 451 }));
  const idOf = async (cause: string) => (await rows()).find((row) => row.cause === cause)?.id ?? '';

  test('wait behind an earlier one that is to be tried again, and follow it', async () => {
    const first = await aMail({ text: 'Moved to 3 PM' });
    // News and a colleague's letter are one correspondence.
    const second = await aMail({ kind: 'letter', text: 'Moved to 4 PM' });
    const [ofSomebody, ofAnother, forTeam] = [
      await aMail({ to: 'another@visitors.example' }),
      await aMail({ about: 'another-record' }),
      await aMail({ kind: 'team' }),
    ];
    await expect(sendMail(app.deps, putsOff, await idOf(first), false)).rejects.toThrow();
    expect(await send(second)).toEqual([]);
    for (const cause of [ofSomebody, ofAnother, forTeam]) expect(await send(cause)).toHaveLength(1);
    app.queued.length = 0;
    expect(await send(first)).toEqual(['Moved to 3 PM']);
    expect(app.queued).toEqual([{ job: 'send-mail', payload: { id: await idOf(second) } }]);
    expect(await send(second)).toEqual(['Moved to 4 PM']);
  });

  test('wait two hours at most behind one that its server puts off for itself', async () => {
    const first = await aMail();
    const second = await aMail({ text: 'Cancelled' });
    await expect(sendMail(app.deps, putsOff, await idOf(first), false)).rejects.toThrow();
    now = new Date(START.getTime() + 2 * HOUR_MS - 1);
    expect(await send(second)).toEqual([]);
    now = new Date(START.getTime() + 2 * HOUR_MS);
    expect(await send(second)).toEqual(['Cancelled']);
  });

  test('are not held back by one that was queued again by hand once its text was gone', async () => {
    const first = await aMail({ goodUntil: new Date(START.getTime() + HOUR_MS) });
    await expect(sendMail(app.deps, putsOff, await idOf(first), false)).rejects.toThrow();
    now = new Date(START.getTime() + HOUR_MS);
    await requeueWaitingMails(app.deps);
    await put(first, { status: 'queued' });
    const second = await aMail({ text: 'Cancelled' });
    app.queued.length = 0;
    expect(await send(first)).toEqual([]);
    expect((await rows()).find(({ cause }) => cause === first)).toMatchObject({ status: 'failed' });
    expect(app.queued).toEqual([{ job: 'send-mail', payload: { id: await idOf(second) } }]);
    expect(await send(second)).toEqual(['Cancelled']);
  });

  test('keep their order over a night without a mail server', async () => {
    const isAway = () => Promise.reject(Object.assign(new Error('no server'), { code: 'ECONNECTION' }));
    const first = await aMail();
    const second = await aMail({ text: 'Cancelled' });
    await expect(sendMail(app.deps, isAway, await idOf(first), false)).rejects.toThrow();
    now = new Date(START.getTime() + 9 * HOUR_MS);
    expect(await send(second)).toEqual([]);
  });

  test('wait for nothing once their own time is nearly over', async () => {
    const first = await aMail();
    const second = await aMail({ goodUntil: new Date(START.getTime() + 3 * HOUR_MS) });
    await expect(sendMail(app.deps, putsOff, await idOf(first), false)).rejects.toThrow();
    now = new Date(START.getTime() + HOUR_MS - 1);
    expect(await send(second)).toEqual([]);
    now = new Date(START.getTime() + HOUR_MS);
    expect(await send(second)).toHaveLength(1);
  });

  test('follow at once when the earlier one has failed for good', async () => {
    const first = await aMail();
    const second = await aMail({ text: 'Cancelled' });
    await expect(sendMail(app.deps, putsOff, await idOf(first), true)).rejects.toThrow();
    expect(await send(second)).toEqual(['Cancelled']);
  });
});
