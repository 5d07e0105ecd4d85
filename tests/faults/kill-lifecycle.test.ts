import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { caseHistory } from '#features/cases/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter, aCharterLink } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aGroupOfSites, countFrom, type Sites } from './sites.ts';

const KILLS = countFrom('FAULT_KILLS', 2);
const SENDERS = 6;
const MAIL_PATIENCE_MS = 240_000;
const AUTH_SECRET = 'processes that come and go and share one secret';
const FIRST_DAY = addDays(charterDayAt(new Date()), 30);

/**
 * The steps of each charter, in order. Each step sends a mail of its own. The mails' subjects are in reverse
 * alphabetical order.
 */
const STEPS = ['quote', 'accept', 'cancel'] as const;
const SUBJECTS = { quote: /^Your quote:/, accept: /^Confirmed:/, cancel: /^Cancelled:/ } as const;
const TO_SIGN = /^Please sign:/;

/** A charter, its number of steps, and how many of them the site has acknowledged. */
type Way = { readonly id: string; readonly token: string; readonly steps: number; done: number };

let sites: Sites;
let mailbox: Mailbox;
let staff: Record<string, string>;
beforeAll(async () => {
  mailbox = await openMailbox();
  sites = await aGroupOfSites({ seeded: false });
  const administrator = await signInAs(
    { db: sites.database.db, config: { authSecret: AUTH_SECRET, dataDir: '', isHttps: false } },
    'administrator',
  );
  staff = { ...administrator.headers };
  await aYacht(sites.database.db, { id: 'steadfast', name: 'Steadfast' });
  await aPriceRecord(sites.database.db, 'steadfast', { price5HoursCents: 300_000 });
});
afterAll(async () => {
  await sites.close();
  await mailbox.close();
});

const emailOf = (number: number) => `guest-${number}@killed.example`;

/** Adds another charter, on a day of its own. Every second one has the cancellation as its last step. */
async function begin(ways: Way[]): Promise<Way> {
  const { db } = sites.database;
  const number = ways.length;
  const way = { id: crypto.randomUUID(), token: '', steps: number % 2 === 0 ? 2 : 3, done: 0 };
  ways.push(way);
  const contactEmail = emailOf(number);
  await aCharter(db, 'steadfast', { id: way.id, contactEmail, startOn: addDays(FIRST_DAY, number) });
  return Object.assign(way, { token: await aCharterLink(db, way.id) });
}

async function call(site: RunningSite, path: string, body?: unknown) {
  for (;;) {
    const headers = { ...staff, 'content-type': 'application/json' };
    const response = await fetch(site.origin + path, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (response.status !== 503) return { status: response.status, answer };
  }
}

/** Takes a charter's next step; answers the call's status. */
async function takeStep(site: RunningSite, way: Way): Promise<number> {
  const link = `/api/charter-links/${way.token}`;
  switch (STEPS[way.done]) {
    case 'quote':
      // Names the version, so that a repeated call does not make a second quote.
      return (await call(site, `/api/admin/charters/${way.id}/quote`, { version: 1 })).status;
    case 'accept': {
      const { answer } = await call(site, link);
      return (await call(site, `${link}/accept`, { quoteId: answer.quote.id, name: 'Rosa Delgado' })).status;
    }
    default:
      return (await call(site, `${link}/cancel`, {})).status;
  }
}

/** Takes the steps of new charters until the site is gone. The steps under way then get no answer. */
async function leadUntilGone(site: RunningSite, ways: Way[], onAnswer: () => void): Promise<void> {
  for (;;) {
    const way = await begin(ways);
    while (way.done < way.steps) {
      try {
        expect(await takeStep(site, way), `${STEPS[way.done]} of ${way.id}`).toBe(200);
      } catch (error) {
        if (error instanceof TypeError) return;
        throw error;
      }
      way.done += 1;
      onAnswer();
    }
  }
}

it(`killed ${KILLS} times while charters are quoted, accepted and cancelled, each change is made whole or not at all, and its mail sent`, {
  timeout: 120_000 + KILLS * 30_000 + MAIL_PATIENCE_MS,
}, async () => {
  const ways: Way[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const site = await sites.start({ AUTH_SECRET, SMTP_URL: mailbox.url });
    const enough = 5 + ((kill * 7) % 23);
    let answers = 0;
    const { promise: isEnough, resolve } = Promise.withResolvers<void>();
    const senders = Array.from({ length: SENDERS }, () =>
      leadUntilGone(site, ways, () => {
        answers += 1;
        if (answers === enough) resolve();
      }),
    );
    await Promise.race([isEnough, Promise.all(senders)]);
    await sites.kill(site);
    await Promise.all(senders);
  }

  // Every acknowledged step is in the database.
  const { db } = sites.database;
  const STATUSES = ['pending', 'quoted', 'confirmed', 'cancelled'] as const;
  const kept = new Map((await db.select().from(charterRequests)).map(({ id, status }) => [id, status]));
  for (const { id, done } of ways) {
    expect(STATUSES.indexOf(kept.get(id) as 'pending'), id).toBeGreaterThanOrEqual(done);
  }
  expect(ways.some(({ done, steps }) => done < steps)).toBe(true);

  // Repeat each step without an answer: either it succeeds now, or the refusal says that it was done already.
  const last = await sites.start({ AUTH_SECRET, SMTP_URL: mailbox.url });
  for (const way of ways) {
    for (; way.done < way.steps; way.done += 1) {
      const status = await takeStep(last, way);
      if (status !== 200) expect(status, `${STEPS[way.done]} of ${way.id}`).toBe(409);
    }
  }

  const history = await db.select().from(caseHistory);
  const entries = await db.select().from(calendarEntries);
  for (const { id, steps } of ways) {
    const own = history.filter(({ caseId }) => caseId === id).map(({ toStatus }) => toStatus);
    expect(own.sort(), id).toEqual(STATUSES.slice(1, steps + 1).sort());
    const times = entries.filter(({ charterId }) => charterId === id).map(({ kind }) => kind);
    expect(times, id).toEqual(steps === 2 ? ['charter'] : []);
  }
  expect(entries).toHaveLength(ways.filter(({ steps }) => steps === 2).length);

  await vi.waitFor(
    async () => expect(await db.$count(outbox, inArray(outbox.status, ['queued', 'failed']))).toBe(0),
    { timeout: MAIL_PATIENCE_MS, interval: 250 },
  );
  // What asks to sign is of use only until the charter stands otherwise: it may have gone out just before a kill, and its record
  // have been taken back with the cancellation that followed.
  const lasting = mailbox.received.filter(({ subject = '' }) => !TO_SIGN.test(subject));
  const arrived = new Set(lasting.map(({ messageId }) => messageId));
  // Each client gets one mail for each change; copies of a mail have the same Message-ID. Leave out the agreement's
  // mail, which a job sends later.
  const mails = await db.select().from(outbox);
  const sent = new Map(
    mails
      .filter(({ cause, kind }) => !cause.startsWith('agreement-') && kind !== 'team')
      .map(({ messageId, recipient }) => [messageId, recipient]),
  );
  for (const [number, { steps }] of ways.entries()) {
    const own = mailbox.received.filter(({ messageId }) => sent.get(messageId ?? '') === emailOf(number));
    const bySubject = new Map(own.map(({ messageId, subject = '' }) => [messageId, subject]));
    const wanted = STEPS.slice(0, steps).map((step) => expect.stringMatching(SUBJECTS[step]));
    expect([...bySubject.values()].sort(), emailOf(number)).toEqual(wanted.reverse());
  }
  expect(sent.size).toBe(ways.reduce((sum, { steps }) => sum + steps, 0));
  // The team gets a mail about each acceptance and each cancellation.
  const toTeam = mails.filter(({ cause, kind }) => kind === 'team' && !cause.startsWith('agreement-'));
  expect(toTeam).toHaveLength(ways.reduce((sum, { steps }) => sum + Math.max(0, steps - 1), 0));
  expect([...sent.keys()].filter((messageId) => !arrived.has(messageId))).toEqual([]);
  expect(mails.map(({ messageId }) => messageId)).toEqual(expect.arrayContaining([...arrived]));
});
