import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { arrivalMarks } from '#core/arrival.ts';
import { greetingName } from '#features/notifications/domain.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aContactForm, aQuoteForm } from '#tests/builders/inquiries.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sendContactMessage, sendQuoteRequest } from './queries/forms.ts';
import { contactMessages, quoteRequests } from './tables.ts';

/** 9 PM in Miami on March 1, 2027; already March 2 in UTC. */
const NOW = new Date('2027-03-02T02:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, env: { TEAM_EMAIL: 'team@miami-flow.example' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [contactMessages, quoteRequests, outbox]) await app.database.db.delete(table);
  app.queued.length = 0;
});

const mails = () => app.database.db.select().from(outbox).orderBy(asc(outbox.cause));
const issuesOf = async (response: Response) => {
  expect(response.status).toBe(422);
  const body = (await response.json()) as { code: string; issues: { path: string; message: string }[] };
  expect(body.code).toBe('invalid');
  return Object.fromEntries(body.issues.map(({ path, message }) => [path, message]));
};

/** The columns that staff change, before any change. */
const UNTOUCHED = { state: 'new', assignedTo: null, answeredAt: null, charterId: null, version: 1 };

describe('POST /api/contact', () => {
  test('keeps the message, tells the team and the sender, and answers with a sentence', async () => {
    const response = await app.postJson('/api/contact', aContactForm());
    expect(response.status).toBe(201);
    const answer = await response.json();
    expect(answer).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: 'Thank you. Your message has reached us, and we will answer within 24 hours.',
    });

    expect(await app.database.db.select().from(contactMessages)).toEqual([
      {
        id: answer.id,
        firstName: 'Ana',
        lastName: 'Lopez',
        email: 'ana.lopez@visitors.example',
        phone: '+1 305 555 0188',
        numberOfGuests: 12,
        occasion: 'wedding',
        contactMethod: 'whatsapp',
        preferredOn: '2027-05-08',
        duration: 'full-day',
        preferredTime: 'evening',
        message: 'We would like to marry at sunset.\nIs a string trio possible?',
        suspectedSpam: false,
        language: 'en',
        ...UNTOUCHED,
        sentQuickly: false,
        createdAt: NOW,
      },
    ]);

    const [sender, team] = await mails();
    expect(sender).toMatchObject({
      cause: `contact:${answer.id}:sender`,
      recipient: 'ana.lopez@visitors.example',
      subject: 'We have your message',
    });
    expect(team).toMatchObject({
      cause: `contact:${answer.id}:team`,
      recipient: 'team@miami-flow.example',
      replyTo: 'ana.lopez@visitors.example',
      subject: 'New message from Ana Lopez',
    });
    expect(app.queued.map(({ job }) => job)).toEqual(['send-mail', 'send-mail']);
    for (const shown of [
      'Ana Lopez',
      '+1 305 555 0188',
      'Wedding',
      'WhatsApp',
      'Saturday, May 8, 2027',
      'Full day',
      'Evening',
    ]) {
      expect(team?.text).toContain(shown);
    }
    expect(team?.text).toContain('Is a string trio possible?');
    expect(sender?.text).toContain('Hello,');
    expect(sender?.text).not.toMatch(/Ana|Lopez|trio/);
    expect(sender?.text).toContain('Full day');
  });

  test('needs only names, email and message; what is left open may be absent, empty or null', async () => {
    const least = { firstName: 'Ana', lastName: 'Lopez', email: 'ana@visitors.example', message: 'Hello' };
    const open = [
      'phone',
      'numberOfGuests',
      'occasion',
      'contactMethod',
      'date',
      'duration',
      'preferredTime',
    ];
    for (const value of [undefined, '', null]) {
      const rest = value === undefined ? {} : Object.fromEntries(open.map((field) => [field, value]));
      expect((await app.postJson('/api/contact', { ...least, ...rest })).status).toBe(201);
    }
    const kept = await app.database.db.select().from(contactMessages);
    expect(kept).toHaveLength(3);
    for (const message of kept) {
      expect(message).toMatchObject({ phone: '', numberOfGuests: null, occasion: null, preferredOn: null });
    }
  });

  test('names each field that is missing, in a sentence of its own, and keeps nothing', async () => {
    expect(await issuesOf(await app.postJson('/api/contact', {}))).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      message: 'Message is required',
    });
    expect(await issuesOf(await app.postJson('/api/contact', aContactForm({ firstName: '  ' })))).toEqual({
      firstName: 'First name is required',
    });
    expect(await app.database.db.select().from(contactMessages)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['email', 'not an address', 'Please enter a valid email address'],
    ['numberOfGuests', '0', 'Please give at least 1 guest'],
    ['numberOfGuests', -3, 'Please give at least 1 guest'],
    ['numberOfGuests', 'a few', 'Please give the guests as a whole number'],
    ['numberOfGuests', 2.5, 'Please give the guests as a whole number'],
    ['numberOfGuests', 1e12, 'Please give at most 10,000 guests'],
    ['numberOfGuests', true, 'Please give the guests as a whole number'],
    ['phone', '555-0142', 'Please enter a phone number with its area code, such as (305) 555-0142'],
    ['occasion', 'regatta', 'Please choose an occasion from the list'],
    ['contactMethod', 'pigeon', 'Please choose phone, email or WhatsApp'],
    ['duration', '3', 'Please choose a duration from the list'],
    ['preferredTime', 'midnight', 'Please choose morning, afternoon or evening'],
    ['date', '2027-02-30', 'Please choose a date that exists'],
    ['date', 'soon', 'Please choose a date that exists'],
    ['message', 'x'.repeat(5001), 'Please keep this to 5000 characters or fewer'],
    ['message', 'a\u0000b', 'Please remove the characters that cannot be read'],
    ['lastName', 'Lo\npez', 'Please keep this on one line'],
  ])('refuses %s %j', async (field, value, sentence) => {
    expect(await issuesOf(await app.postJson('/api/contact', aContactForm({ [field]: value })))).toEqual({
      [field]: sentence,
    });
  });

  test('takes a day that has passed: a client may write about the charter they had', async () => {
    expect((await app.postJson('/api/contact', aContactForm({ date: '2027-02-20' }))).status).toBe(201);
    expect(await app.database.db.select().from(contactMessages)).toMatchObject([
      { preferredOn: '2027-02-20' },
    ]);
  });

  test('refuses what is not JSON, not readable or too long', async () => {
    expect((await app.postJson('/api/contact', '{"firstName":')).status).toBe(400);
    expect(
      (await app.postJson('/api/contact', aContactForm({ message: 'x'.repeat(2_000_000) }))).status,
    ).toBe(413);
    const asText = await app.postJson('/api/contact', aContactForm(), { 'content-type': 'text/plain' });
    expect(asText.status).toBe(415);
    expect(await app.database.db.select().from(contactMessages)).toEqual([]);
  });

  test('refuses a call that another site’s page makes', async () => {
    const response = await app.postJson('/api/contact', aContactForm(), { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'foreign-origin' });
  });

  test('sent twice with one key it is kept once and answered alike, even when the form was open longer', async () => {
    const key = { 'idempotency-key': 'contact-form-1' };
    const answers = await Promise.all(
      [1_000, 4_000, 9_000, 9_000].map(async (filledInMs) => {
        const response = await app.postJson('/api/contact', aContactForm({ filledInMs }), key);
        expect(response.status).toBe(201);
        return response.json();
      }),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await app.database.db.select().from(contactMessages)).toHaveLength(1);
    expect(await mails()).toHaveLength(2);

    const other = await app.postJson('/api/contact', aContactForm({ message: 'Another' }), key);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'key-reused' });
  });

  test('a filled hidden field is answered alike and kept without mail', async () => {
    const response = await app.postJson('/api/contact', aContactForm({ leaveEmpty: 'https://spam.example' }));
    expect(response.status).toBe(201);
    expect((await response.json()).message).toContain('Thank you');
    expect(await app.database.db.select().from(contactMessages)).toMatchObject([{ suspectedSpam: true }]);
    expect(await mails()).toEqual([]);
  });

  test('speed alone is a mark for staff and nothing more', async () => {
    expect((await app.postJson('/api/contact', aContactForm({ filledInMs: 400 }))).status).toBe(201);
    expect(await app.database.db.select().from(contactMessages)).toMatchObject([
      { suspectedSpam: false, sentQuickly: true },
    ]);
    const [, team] = await mails();
    expect(team?.text).toContain('it may be a bot');
  });

  test('a stranger cannot make the site mail their own words to others', async () => {
    const bait = 'Win at https://evil.example';
    await app.postJson('/api/contact', aContactForm({ firstName: bait, lastName: bait, message: bait }));
    const [sender] = await mails();
    expect(sender?.text).toContain('Hello,');
    expect(`${sender?.subject} ${sender?.html} ${sender?.text}`).not.toContain('evil.example');
  });

  test('markup in a message is shown to the team, never run', async () => {
    await app.postJson('/api/contact', aContactForm({ message: '<script>alert(1)</script>' }));
    const [, team] = await mails();
    expect(team?.html).not.toContain('<script>alert');
    expect(team?.text).toContain('<script>alert(1)</script>');
  });
});

describe('POST /api/quote-requests', () => {
  test('keeps the request, tells the team and the sender, and answers with a sentence', async () => {
    const response = await app.postJson('/api/quote-requests', aQuoteForm());
    expect(response.status).toBe(201);
    const answer = await response.json();
    expect(answer).toEqual({
      id: expect.any(String),
      message: 'Thank you. Your quote request has reached us, and we will answer within 24 hours.',
    });
    expect(await app.database.db.select().from(quoteRequests)).toMatchObject([
      {
        id: answer.id,
        name: 'Marcus Reed',
        eventType: 'Night Boat Party',
        eventOn: '2027-03-12',
        guests: 60,
        suspectedSpam: false,
        language: 'en',
        ...UNTOUCHED,
      },
    ]);
    const [sender, team] = await mails();
    expect(sender).toMatchObject({
      recipient: 'marcus@visitors.example',
      subject: 'We have your quote request',
    });
    expect(sender?.text).toContain('Hello,');
    expect(team).toMatchObject({
      replyTo: 'marcus@visitors.example',
      subject: 'Quote request from Marcus Reed: Night Boat Party',
    });
  });

  test('needs only name and email', async () => {
    const least = { name: 'Marcus Reed', email: 'marcus@visitors.example' };
    expect((await app.postJson('/api/quote-requests', least)).status).toBe(201);
    const empty = { ...least, phone: '', eventType: '', eventDate: '', guests: '', message: '' };
    expect((await app.postJson('/api/quote-requests', empty)).status).toBe(201);
    expect(await issuesOf(await app.postJson('/api/quote-requests', {}))).toEqual({
      name: 'Name is required',
      email: 'Email is required',
    });
  });

  test.each([
    ['eventType', 'Moon Landing', 'Please choose an event type from the list'],
    ['eventDate', '2020-01-01', 'Please choose a date that has not passed'],
    ['guests', 0, 'Please give at least 1 guest'],
    ['email', 'x@', 'Please enter a valid email address'],
  ])('refuses %s %j', async (field, value, sentence) => {
    expect(await issuesOf(await app.postJson('/api/quote-requests', aQuoteForm({ [field]: value })))).toEqual(
      {
        [field]: sentence,
      },
    );
    expect(await app.database.db.select().from(quoteRequests)).toEqual([]);
  });

  test('takes today, as Miami counts the days', async () => {
    expect((await app.postJson('/api/quote-requests', aQuoteForm({ eventDate: '2027-03-01' }))).status).toBe(
      201,
    );
  });

  test('a filled hidden field is kept without mail, and one key keeps one request', async () => {
    const key = { 'idempotency-key': 'quote-form-1' };
    const first = await app.postJson('/api/quote-requests', aQuoteForm({ leaveEmpty: 'x' }), key);
    const again = await app.postJson('/api/quote-requests', aQuoteForm({ leaveEmpty: 'x' }), key);
    expect(await again.json()).toEqual(await first.json());
    expect(await app.database.db.select().from(quoteRequests)).toMatchObject([{ suspectedSpam: true }]);
    expect(await mails()).toEqual([]);
  });
});

test('the forms send through the typed client: the answer when it was kept, the refusal with its fields when not', async () => {
  const words = { email: 'ana@visitors.example', message: 'Hello' };
  const body = { ...words, firstName: 'Ana', lastName: 'Lopez' };
  const first = await sendContactMessage(app.api, body, 'typed-client-1');
  expect(await sendContactMessage(app.api, body, 'typed-client-1')).toEqual(first);
  expect(await sendQuoteRequest(app.api, { ...words, name: 'Ana' }, 'typed-client-2')).toMatchObject({
    message: expect.stringContaining('quote request'),
  });
  const refused = sendContactMessage(app.api, { ...body, email: 'ana' }, 'typed-client-3');
  await expect(refused).rejects.toMatchObject({
    status: 422,
    refusal: { issues: [{ path: 'email', message: 'Please enter a valid email address' }] },
  });
});

test('speed counts only below what a person needs, and only where it is told', () => {
  expect(arrivalMarks({})).toEqual({ suspectedSpam: false, sentQuickly: false });
  expect(arrivalMarks({ leaveEmpty: '', filledInMs: 3_000 })).toEqual({
    suspectedSpam: false,
    sentQuickly: false,
  });
  expect(arrivalMarks({ leaveEmpty: 'x', filledInMs: 2_999 })).toEqual({
    suspectedSpam: true,
    sentQuickly: true,
  });
});

test('only a plain name is greeted', () => {
  expect(greetingName('Zoë')).toBe('Zoë');
  expect(greetingName('Mary-Ann O’Hara')).toBe('Mary-Ann O’Hara');
  for (const odd of ['', 'evil.example', 'a@b', 'Win 100$', 'x'.repeat(41)])
    expect(greetingName(odd)).toBeUndefined();
});
