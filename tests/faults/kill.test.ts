import { asc, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { charterRequests } from '#features/charters/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { contactMessages } from '#features/inquiries/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import {
  aCharterRequest,
  aContactMessage,
  aGroupOfSites,
  type CreatingCall,
  countFrom,
  post,
  type Sites,
} from './sites.ts';

const KILLS = countFrom('FAULT_KILLS', 2);
const SENDERS = 6;
/**
 * A mail that a killed process was sending becomes free for another after 90 s; processes look for such mails every 30
 * s.
 */
const MAIL_PATIENCE_MS = 240_000;

let sites: Sites;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  sites = await aGroupOfSites();
});
afterAll(async () => {
  await sites.close();
  await mailbox.close();
});

type Sent = { readonly call: CreatingCall; answer: string | undefined };

/** Sends one call after the other until the site is gone. The calls under way then get no answer. */
async function sendUntilGone(site: RunningSite, next: () => Sent, onAnswer: () => void): Promise<void> {
  for (;;) {
    const sent = next();
    try {
      const { status, text } = await post(site, sent.call);
      expect(status).toBe(201);
      sent.answer = text;
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
    onAnswer();
  }
}

const idIn = (answer: string | undefined): string => JSON.parse(answer ?? '{}').id;

it(`killed ${KILLS} times in the middle of requests and mails, it loses nothing it said it has, and sends every mail`, {
  timeout: 120_000 + KILLS * 30_000 + MAIL_PATIENCE_MS,
}, async () => {
  const [yacht] = await sites.database.db.select({ id: yachts.id }).from(yachts).limit(1);
  const all: Sent[] = [];
  const next = (): Sent => {
    const number = all.length;
    const email = `guest-${number}@killed.example`;
    const call = number % 2 === 0 ? aContactMessage(email) : aCharterRequest(email, yacht?.id ?? '');
    const sent: Sent = { call, answer: undefined };
    all.push(sent);
    return sent;
  };

  for (let kill = 0; kill < KILLS; kill += 1) {
    const site = await sites.start({ SMTP_URL: mailbox.url });
    // Kill at another moment each time: after another number of answers, with other calls under way.
    const enough = 5 + ((kill * 7) % 23);
    let answers = 0;
    const { promise: isEnough, resolve } = Promise.withResolvers<void>();
    const senders = Array.from({ length: SENDERS }, () =>
      sendUntilGone(site, next, () => {
        answers += 1;
        if (answers === enough) resolve();
      }),
    );
    await Promise.race([isEnough, Promise.all(senders)]);
    await sites.kill(site);
    await Promise.all(senders);
  }

  const acknowledged = all.filter(({ answer }) => answer !== undefined);
  const unanswered = all.filter(({ answer }) => answer === undefined);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 5);
  expect(unanswered.length).toBeGreaterThan(0);

  // The visitor sends every unanswered call again, and to be safe some answered ones too.
  const last = await sites.start({ SMTP_URL: mailbox.url });
  for (const sent of unanswered) {
    const { status, text } = await post(last, sent.call);
    expect(status).toBe(201);
    sent.answer = text;
  }
  for (const sent of acknowledged.slice(0, 10)) {
    expect(await post(last, sent.call)).toEqual({ status: 201, text: sent.answer });
  }

  const { db } = sites.database;
  const stored = [
    ...(await db.select({ id: contactMessages.id, email: contactMessages.email }).from(contactMessages)),
    ...(await db
      .select({ id: charterRequests.id, email: charterRequests.contactEmail })
      .from(charterRequests)),
  ];
  const byEmail = (a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1);
  const expected = all.map(({ call, answer }) => ({
    id: idIn(answer),
    email: String(call.body.email ?? call.body.contactEmail),
  }));
  expect(stored.sort(byEmail)).toEqual(expected.sort(byEmail));

  // Every committed mail arrives; copies of a mail have the same Message-ID.
  await vi.waitFor(
    async () => {
      expect(await db.$count(outbox, inArray(outbox.status, ['queued', 'failed']))).toBe(0);
    },
    { timeout: MAIL_PATIENCE_MS, interval: 250 },
  );
  const mails = await db.select().from(outbox).orderBy(asc(outbox.messageId));
  expect(mails.filter(({ recipient }) => recipient.endsWith('@killed.example'))).toHaveLength(all.length);
  const received = new Set(mailbox.received.map(({ messageId }) => messageId));
  expect([...received].sort()).toEqual(mails.map(({ messageId }) => messageId).sort());
  const contents = new Map<string, Set<string>>();
  for (const { messageId = '', subject, text } of mailbox.received) {
    contents.set(messageId, (contents.get(messageId) ?? new Set()).add(`${subject}\n${text}`));
  }
  for (const [messageId, kinds] of contents) expect(kinds.size, messageId).toBe(1);
});
