import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charterRequests } from '#features/charters/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import { contactMessages } from '#features/inquiries/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import {
  aCharterRequest,
  aContactMessage,
  aGroupOfSites,
  type CallAnswer,
  type CreatingCall,
  post,
  type Sites,
} from './sites.ts';

let sites: Sites;
let pair: readonly [RunningSite, RunningSite];
let yachtId: string;

beforeAll(async () => {
  sites = await aGroupOfSites();
  pair = await Promise.all([sites.start(), sites.start()]);
  const [yacht] = await sites.database.db.select({ id: yachts.id }).from(yachts).limit(1);
  yachtId = yacht?.id ?? '';
});
afterAll(() => sites.close());

/** Sends all calls at once, alternating between the two processes. */
function atOnce(calls: readonly CreatingCall[]): Promise<CallAnswer[]> {
  return Promise.all(calls.map((call, index) => post(pair[index % 2 === 0 ? 0 : 1], call)));
}

const kinds = {
  '/api/contact': {
    call: (email: string, key: string) => aContactMessage(email, key),
    stored: async (email: string) =>
      (await sites.database.db.select().from(contactMessages).where(eq(contactMessages.email, email))).length,
  },
  '/api/yacht-requests': {
    call: (email: string, key: string) => aCharterRequest(email, yachtId, key),
    stored: async (email: string) =>
      (await sites.database.db.select().from(charterRequests).where(eq(charterRequests.contactEmail, email)))
        .length,
  },
} as const;

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('POST %s', (path) => {
  const { call, stored } = kinds[path];
  const mailsTo = async (email: string) =>
    (await sites.database.db.select().from(outbox).where(eq(outbox.recipient, email))).length;

  it('sent a hundred times at once to two processes makes one record, one mail and one answer', async () => {
    const email = `once@${path.split('/').at(-1)}.example`;
    const answers = await atOnce(Array.from({ length: 100 }, () => call(email, `once${path}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await stored(email)).toBe(1);
    expect(await mailsTo(email)).toBe(1);
  });

  it('with the key of another body is refused in each process, and changes nothing', async () => {
    const email = `reused@${path.split('/').at(-1)}.example`;
    const key = `reused${path}`;
    expect((await post(pair[0], call(email, key))).status).toBe(201);
    const answers = await atOnce(Array.from({ length: 20 }, () => call(`other-${email}`, key)));
    for (const { status, text } of answers) {
      expect(status).toBe(422);
      expect(JSON.parse(text)).toMatchObject({ code: 'key-reused' });
    }
    expect(await stored(email)).toBe(1);
    expect(await stored(`other-${email}`)).toBe(0);
    expect(await mailsTo(`other-${email}`)).toBe(0);
  });

  it('with two bodies racing for one key: one is taken, its copies agree, the other is refused', async () => {
    const emails = [0, 1].map((which) => `race-${which}@${path.split('/').at(-1)}.example`);
    const key = `race${path}`;
    const calls = Array.from({ length: 60 }, (_, index) =>
      call(emails[Math.floor(index / 2) % 2] ?? '', key),
    );
    const answers = await atOnce(calls);
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(30);
    expect(new Set(taken.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(30);
    expect((await Promise.all(emails.map(stored))).sort()).toEqual([0, 1]);
  });

  it('with a hundred keys makes a hundred records', async () => {
    const email = `many@${path.split('/').at(-1)}.example`;
    const answers = await atOnce(
      Array.from({ length: 100 }, (_, index) => call(email, `many-${index}${path}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(100);
    expect(await stored(email)).toBe(100);
  });
});
