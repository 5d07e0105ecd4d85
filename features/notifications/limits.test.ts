import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { accountLinks, profiles } from '#features/accounts/tables.ts';
import { contactMessages } from '#features/inquiries/tables.ts';
import { openDatabase } from '#platform/db/database.ts';
import { aRequestBody } from '#tests/builders/charter-request.ts';
import { anApplicationForm } from '#tests/builders/financing.ts';
import { aContactForm, aQuoteForm } from '#tests/builders/inquiries.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { forgetSentMails, queueMail } from './service.ts';
import { outbox } from './tables.ts';

const VICTIM = 'nobody.asked@mailbox.example';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
let dataDir: string;
let time: Date;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-limits-'));
  time = new Date('2027-02-01T15:00:00Z');
  app = await createTestApp({ env: { DATA_DIR: dataDir }, now: () => time });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Headers = Readonly<Record<string, string>>;
const site = () => ({ db: app.database.db, config: app.deps.config });
const pass = (ms: number) => {
  time = new Date(time.getTime() + ms);
};
const mailsTo = async (address: string, status?: 'queued' | 'withheld') =>
  app.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, address), status ? eq(outbox.status, status) : undefined))
    .orderBy(outbox.createdAt);
const write = (email: string, headers: Headers = {}) =>
  app.postJson('/api/contact', aContactForm({ email }), headers);

/** The body of each public form, sent in the name of a person with this address. */
async function everyForm(email: string, name: string, words: string) {
  const { id: yachtId } = await aYacht(app.database.db);
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    '/api/contact': aContactForm({ email, firstName, lastName, message: words }),
    '/api/quote-requests': aQuoteForm({ email, name, message: words }),
    '/api/yacht-requests': aRequestBody(yachtId, {
      contactEmail: email,
      contactName: name,
      specialRequests: words,
      message: words,
      startDate: addDays(charterDayAt(time), 30),
    }),
    '/api/financing/applications': anApplicationForm({ email, firstName, lastName, profession: words }),
  };
}

describe('forms that name the address of somebody else', () => {
  test('mail it three times an hour, however often they are sent; each message is kept and answered alike', async () => {
    const answers: string[] = [];
    for (let count = 0; count < 25; count += 1) {
      const response = await write(count % 2 === 0 ? VICTIM : VICTIM.toUpperCase());
      expect(response.status).toBe(201);
      answers.push((await response.json()).message);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await app.database.db.$count(contactMessages)).toBe(25);
    const sent = [...(await mailsTo(VICTIM)), ...(await mailsTo(VICTIM.toUpperCase()))];
    expect(sent.filter(({ status }) => status === 'queued')).toHaveLength(3);
    const withheld = sent.filter(({ status }) => status === 'withheld');
    expect(withheld).toHaveLength(22);
    for (const { html, text } of withheld) expect(html + text).toBe('');
    // The team gets a mail about each.
    expect(await mailsTo(app.deps.config.teamEmail, 'queued')).toHaveLength(25);
    expect(app.queued.filter(({ job }) => job === 'send-mail')).toHaveLength(28);
    // Other addresses are not affected, and this address gets mails again after an hour.
    await write('somebody.else@mailbox.example');
    expect(await mailsTo('somebody.else@mailbox.example', 'queued')).toHaveLength(1);
    pass(HOUR_MS);
    await write('later@mailbox.example');
    await write(VICTIM);
    expect(await mailsTo(VICTIM, 'queued')).toHaveLength(3);
  });

  test('promise no copy that is not mailed', async () => {
    const forms = await everyForm(VICTIM, 'Ana Lopez', 'Hello');
    const promises = async (address: '/api/contact' | '/api/quote-requests' | '/api/yacht-requests') => {
      const answer = await app.postJson(address, forms[address]);
      expect(answer.status).toBe(201);
      return (await answer.json()).isMailed !== false;
    };
    expect(await promises('/api/contact')).toBe(true);
    expect(await promises('/api/quote-requests')).toBe(true);
    expect(await promises('/api/yacht-requests')).toBe(true);
    expect(await promises('/api/quote-requests')).toBe(false);
    expect(await promises('/api/yacht-requests')).toBe(false);
    // What looks like spam is answered like any other.
    const spam = { ...forms['/api/quote-requests'], leaveEmpty: 'x' };
    expect(await (await app.postJson('/api/quote-requests', spam)).json()).not.toHaveProperty('isMailed');
  });

  test('share the three: whichever form it is', async () => {
    for (const [address, body] of Object.entries(await everyForm(VICTIM, 'Ana Lopez', 'Hello'))) {
      expect((await app.postJson(address, body)).status, address).toBe(201);
    }
    expect(await mailsTo(VICTIM, 'queued')).toHaveLength(3);
    expect(await mailsTo(VICTIM, 'withheld')).toHaveLength(1);
  });

  test('get no fourth one through by coming at the same moment, from two processes', async () => {
    const other = openDatabase(app.database.connectionString);
    const mail = (number: number) => ({
      cause: `test:${number}`,
      kind: 'acknowledgement' as const,
      about: null,
      to: VICTIM,
      subject: 'We have your message',
      html: '<p>Thank you</p>',
      text: 'Thank you',
    });
    try {
      const fates = await Promise.all(
        Array.from({ length: 40 }, (_, number) =>
          queueMail({ ...app.deps, db: number % 2 === 0 ? app.deps.db : other.db }, mail(number)),
        ),
      );
      expect(fates.filter((fate) => fate === 'queued')).toHaveLength(3);
      expect(await mailsTo(VICTIM, 'queued')).toHaveLength(3);
    } finally {
      await other.close();
    }
  });

  test('cost nothing of the limit where nothing was stored', async () => {
    for (let count = 0; count < 5; count += 1) {
      await app.database.db
        .transaction(async (tx) => {
          await queueMail(
            { ...app.deps, db: tx },
            {
              cause: `undone:${count}`,
              kind: 'acknowledgement',
              about: null,
              to: VICTIM,
              subject: 'x',
              html: 'x',
              text: 'x',
            },
          );
          throw new Error('capsized');
        })
        .catch(() => undefined);
    }
    await write(VICTIM);
    expect(await mailsTo(VICTIM, 'queued')).toHaveLength(1);
  });
});

describe('what is mailed to an address that nobody has proved to own', () => {
  const NAME = 'Cheap Watches';
  const WORDS = 'Wire the rest to our new account';

  test('carries no name and no word that was typed; the team reads them all', async () => {
    const forms = await everyForm(VICTIM, NAME, WORDS);
    const client = await signInAs(site(), 'client', { username: 'cheap-watches-here' });
    await app.database.db
      .update(profiles)
      .set({ email: VICTIM, emailVerifiedAt: null })
      .where(eq(profiles.accountId, client.accountId));
    let hours = 0;
    for (const headers of [{}, client.headers]) {
      for (const [address, body] of Object.entries(forms)) {
        expect((await app.postJson(address, body, headers)).status, address).toBe(201);
      }
      hours += 1;
      pass(HOUR_MS);
    }
    const change = await app.request('/api/profile', {
      method: 'PUT',
      headers: { ...client.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Cheap', lastName: 'Watches', email: `x-${VICTIM}` }),
    });
    expect(change.status).toBe(200);
    const told = [...(await mailsTo(VICTIM, 'queued')), ...(await mailsTo(`x-${VICTIM}`, 'queued'))];
    expect(told).toHaveLength(3 * hours + 1);
    for (const { cause, subject, html, text } of told) {
      expect(`${subject} ${html} ${text}`, cause).not.toMatch(/cheap|watches|wire the rest/i);
      if (!cause.startsWith('confirm-email')) expect(text).toContain('Hello,');
    }
    const team = await mailsTo(app.deps.config.teamEmail);
    expect(team.map(({ subject, text }) => subject + text).join()).toContain(WORDS);
  });

  test('greets by name once the address is the confirmed one of whoever sends it', async () => {
    const client = await signInAs(site(), 'client');
    const email = `${client.username}@visitors.example`;
    const forms = Object.entries(await everyForm(email.toUpperCase(), 'Ana Lopez', 'Hello'));
    for (const [address, body] of forms) {
      await app.postJson(address, body, client.headers);
      pass(HOUR_MS);
    }
    const mails = await app.database.db.select().from(outbox).where(eq(outbox.kind, 'acknowledgement'));
    expect(mails).toHaveLength(4);
    for (const { cause, text } of mails) expect(text, cause).toContain('Dear Ana');
  });
});

describe('a profile’s address', () => {
  const put = (headers: Headers, email: string) =>
    app.request('/api/profile', {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Ana', lastName: 'Lopez', email }),
    });
  const again = (headers: Headers) =>
    app.request('/api/profile/email-confirmations', { method: 'POST', headers });
  const confirmations = () =>
    app.database.db
      .select()
      .from(outbox)
      .where(and(like(outbox.cause, 'confirm-email:%'), eq(outbox.status, 'queued')));

  test('changed twenty times mails six strangers an hour, and none of them more than three times', async () => {
    const client = await signInAs(site(), 'client');
    for (let count = 0; count < 20; count += 1) {
      expect((await put(client.headers, `stranger-${count}@mailbox.example`)).status).toBe(200);
    }
    expect(await confirmations()).toHaveLength(6);
    for (let count = 0; count < 20; count += 1) {
      const other = await signInAs(site(), 'client');
      await put(other.headers, VICTIM);
    }
    expect(await mailsTo(VICTIM, 'queued')).toHaveLength(3);
  });

  test('is asked to be confirmed three times an hour; then it is said so, and the last link still works', async () => {
    const client = await signInAs(site(), 'client');
    await put(client.headers, VICTIM);
    for (let count = 0; count < 12; count += 1) {
      pass(61_000);
      const response = await again(client.headers);
      expect(response.status).toBe(count < 2 ? 200 : 429);
      if (response.status === 429) expect(await response.json()).toMatchObject({ code: 'too-many-mails' });
    }
    expect(await mailsTo(VICTIM, 'queued')).toHaveLength(3);
    expect(await app.database.db.$count(accountLinks, eq(accountLinks.purpose, 'verify-email'))).toBe(1);
    const texts = (await mailsTo(VICTIM, 'queued')).map(({ text }) => text);
    const links = texts.map((text) => /\/confirm-email#([\w-]+)/.exec(text)?.[1] ?? '');
    const open = (token: string) =>
      app.request('/api/profile/email-confirmations', {
        method: 'PUT',
        headers: { ...client.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
    // One after the other: once the address is confirmed, each of its links says so.
    const opened: number[] = [];
    for (const token of links) opened.push((await open(token)).status);
    expect(opened).toEqual([422, 422, 200]);
  });
});

test('an application’s contact, changed from stranger to stranger, mails six an hour', async () => {
  const sent = await app.postJson('/api/financing/applications', anApplicationForm());
  const { id } = await sent.json();
  const cookie = sent.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  for (let count = 0; count < 12; count += 1) {
    const response = await app.request(`/api/financing/applications/${id}/contact`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(anApplicationForm({ email: `stranger-${count}@mailbox.example` })),
    });
    expect(response.status).toBe(200);
  }
  const mails = await app.database.db.select().from(outbox).where(eq(outbox.kind, 'contact-change'));
  expect(mails.filter(({ status }) => status === 'queued')).toHaveLength(6);
});

test('staff read in each record what could not be mailed about it', async () => {
  const staff = await signInAs(site(), 'administrator');
  const read = async (address: string) => (await app.request(address, { headers: staff.headers })).json();
  const details: Readonly<Record<string, string>> = {
    '/api/contact': '/api/admin/inquiries/',
    '/api/quote-requests': '/api/admin/inquiries/',
    '/api/yacht-requests': '/api/admin/charters/',
    '/api/financing/applications': '/api/admin/financing-applications/',
  };
  for (const [address, body] of Object.entries(await everyForm(VICTIM, 'Ana Lopez', 'Hello'))) {
    const first = await (await app.postJson(address, body)).json();
    for (let count = 0; count < 3; count += 1) await app.postJson(address, body);
    const last = await (await app.postJson(address, body)).json();
    expect(await read(`${details[address]}${first.id}`), address).toMatchObject({ unsentMails: [] });
    expect(await read(`${details[address]}${last.id}`), address).toMatchObject({
      unsentMails: [
        {
          subject: expect.stringMatching(/We have your|Request received/),
          to: VICTIM,
          reason: 'the address had already had as many emails of this kind as we send within an hour',
          at: time.toISOString(),
          isKept: false,
        },
      ],
    });
    // What no mail server took, and for as long as the row is kept: the client was never told.
    await app.database.db
      .update(outbox)
      .set({ status: 'failed', lastError: 'EENVELOPE 550 no such user' })
      .where(eq(outbox.about, first.id));
    const unsent = async () => (await read(`${details[address]}${first.id}`)).unsentMails;
    expect(await unsent(), address).toContainEqual({
      id: expect.any(String),
      subject: expect.stringMatching(/We have your|Request received/),
      to: VICTIM,
      reason: 'there is no such address',
      at: time.toISOString(),
      isKept: true,
    });
    pass(15 * DAY_MS);
    await forgetSentMails(app.deps);
    expect(await unsent(), address).toContainEqual(expect.objectContaining({ to: VICTIM, isKept: false }));
  }
});

test('a withheld mail is forgotten with those that were sent, after 90 days', async () => {
  for (let count = 0; count < 4; count += 1) await write(VICTIM);
  expect(await mailsTo(VICTIM, 'withheld')).toHaveLength(1);
  pass(89 * DAY_MS);
  await forgetSentMails(app.deps);
  expect(await mailsTo(VICTIM, 'withheld')).toHaveLength(1);
  pass(2 * DAY_MS);
  await forgetSentMails(app.deps);
  expect(await mailsTo(VICTIM, 'withheld')).toHaveLength(0);
});
