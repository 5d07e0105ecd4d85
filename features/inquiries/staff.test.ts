import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { activity } from '#features/activity/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { anInquiry, aQuoteRequest } from '#tests/builders/inquiries.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { unaskedForGood } from '#tests/rules/unasked-for-good.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { INQUIRY_STATE_NAMES, INQUIRY_TRANSITIONS } from './domain.ts';
import { updateInquiry } from './repository/index.ts';
import type { InquiryAnswer, OpenInquiryAnswer } from './schema.ts';
import { forgetOldInquiries } from './service/retention.ts';

let app: TestApp;
let staff: Staff;
let colleague: Staff;
beforeAll(async () => {
  app = await createTestApp();
  [staff, colleague] = await Promise.all([staffOf(app), staffOf(app)]);
});
afterAll(() => app.close());

const LIST = '/api/admin/inquiries';
const db = () => app.database.db;
const idsOf = async (query: string) =>
  (await staff.list<InquiryAnswer>(`${LIST}?${query}`)).map(({ id }) => id);
const opened = async (id: string) => (await (await staff.get(`${LIST}/${id}`)).json()) as OpenInquiryAnswer;
const aBookingOf = (yachtId: string) => ({
  yachtId,
  contactName: 'Ana Lopez',
  contactEmail: 'ana.lopez@visitors.example',
  contactPhone: '',
  startDate: addDays(charterDayAt(new Date()), 40),
  duration: 'afternoon',
  guestCount: 12,
});
const logOf = (id: string) =>
  db().select().from(activity).where(eq(activity.subjectId, id)).orderBy(desc(activity.id));

describe('the list', () => {
  test('holds both forms, the newest first, narrowed and paged', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const old = await anInquiry(db(), { lastName: 'Harbour', createdAt: minutesAgo(30) });
    const quote = await aQuoteRequest(db(), { name: 'Quay Harbour', createdAt: minutesAgo(20) });
    const spam = await anInquiry(db(), {
      lastName: 'Harbour',
      suspectedSpam: true,
      createdAt: minutesAgo(10),
    });
    expect(await idsOf('q=harbour')).toEqual([quote, old]);
    expect(await idsOf('q=harbour&sort=oldest')).toEqual([old, quote]);
    expect(await idsOf('q=harbour&kind=quote')).toEqual([quote]);
    expect(await idsOf('q=harbour&kind=&state=&assignee=')).toEqual([quote, old]);
    expect(await idsOf('q=harbour&spam=only')).toEqual([spam]);
    expect(await idsOf('q=harbour&spam=all')).toEqual([spam, quote, old]);
    expect(await idsOf('q=100%25')).toEqual([]);
    const page = await staff.get(`${LIST}?q=harbour&pageSize=1&page=2`);
    expect(page.headers.get('x-total-count')).toBe('2');
    expect(page.headers.get('link')).toContain('rel="prev"');
    expect(((await page.json()) as InquiryAnswer[]).map(({ id }) => id)).toEqual([old]);
    expect((await staff.get(`${LIST}?state=lost`)).status).toBe(422);
  });

  test('is narrowed by who sees to it', async () => {
    const id = await anInquiry(db(), { lastName: 'Mine' });
    expect(await idsOf('q=mine&assignee=none')).toEqual([id]);
    await staff.send('PATCH', `${LIST}/${id}`, { assignedTo: staff.accountId });
    expect(await idsOf('q=mine&assignee=me')).toEqual([id]);
    expect(await idsOf(`q=mine&assignee=${colleague.accountId}`)).toEqual([]);
    expect(await idsOf('q=mine&assignee=nobody-known')).toEqual([]);
  });
});

describe('an inquiry', () => {
  test('without a topic is answered as what it is, and without a name where there is none', async () => {
    const message = await anInquiry(db(), { occasion: null, firstName: '305-555', language: 'es' });
    expect((await opened(message)).toSender).toEqual({
      topic: '',
      subject: 'Su mensaje',
      greeting: 'Hola:',
      contact: '',
    });
    const quote = await aQuoteRequest(db(), { name: 'Marcus Reed', eventType: null });
    expect((await opened(quote)).toSender).toMatchObject({
      subject: 'Your quote request',
      greeting: 'Dear Marcus,',
    });
  });

  test('about something other names no topic to its sender', async () => {
    const id = await anInquiry(db(), { occasion: 'other', language: 'es' });
    expect(await opened(id)).toMatchObject({
      topic: 'Other',
      toSender: { topic: '', subject: 'Su mensaje' },
    });
  });

  test('shows what its sender told us, in the form’s own words', async () => {
    const id = await anInquiry(db(), {
      preferredOn: '2027-05-08',
      duration: 'full-day',
      preferredTime: 'evening',
      contactMethod: 'whatsapp',
    });
    const inquiry = await opened(id);
    expect(inquiry).toMatchObject({
      kind: 'contact',
      topic: 'Wedding',
      state: 'new',
      assignee: null,
      version: 1,
    });
    expect(inquiry.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Occasion: Wedding',
      'Date: Saturday, May 8, 2027',
      'Guests: 12',
      'Duration: Full day',
      'Preferred time: Evening (5–8)',
      'Preferred contact: WhatsApp',
      'Phone: +1 305 555 0188',
    ]);
    expect((await staff.get(`${LIST}/01890a5d-ac96-774b-bcce-b302099a8057`)).status).toBe(404);
    expect((await staff.get(`${LIST}/x`)).status).toBe(404);
  });

  test('is told to a colleague who reads Spanish in Spanish, and what its sender chose goes by its value', async () => {
    const id = await anInquiry(db(), {
      duration: '4',
      preferredTime: 'evening',
      contactMethod: 'whatsapp',
      language: 'pt',
    });
    const inquiry = await (await staff.get(`${LIST}/${id}?lang=es`)).json();
    expect(inquiry).toMatchObject({
      topic: 'Boda',
      language: 'pt',
      duration: '4',
      preferredTime: 'evening',
    });
    expect(inquiry.facts).toContainEqual({ label: 'Horario preferido', value: 'Atardecer (5–8)' });
    // What the colleague then writes to the sender begins in the sender's language.
    const begins = {
      topic: 'Casamento',
      subject: 'Sua consulta: casamento',
      greeting: 'Olá, Ana!',
      contact: expect.stringMatching(/: WhatsApp$/),
    };
    expect(inquiry.toSender).toEqual(begins);
    const inSpanish = { 'accept-language': 'es' };
    const refused = await staff.send('POST', `${LIST}/${id}/replies`, { message: 'Hola' }, inSpanish);
    expect(refused.body).toMatchObject({ issues: [{ path: 'subject', message: 'Escriba un asunto' }] });
    const closed = await staff.send('PATCH', `${LIST}/${id}`, { state: 'closed' }, inSpanish);
    expect(closed.body).toMatchObject({ state: 'closed', message: 'Consulta actualizada' });
  });

  test('is assigned, closed, opened and cleared of spam under a guard, each in the log', async () => {
    const id = await aQuoteRequest(db(), { suspectedSpam: true });
    const path = `${LIST}/${id}`;
    const assigned = await staff.send('PATCH', path, { assignedTo: colleague.accountId, version: 1 });
    expect(assigned).toMatchObject({
      status: 200,
      body: { assignee: { id: colleague.accountId, username: colleague.username }, version: 2 },
    });
    expect(await staff.send('PATCH', path, { state: 'closed', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { version: 2, assignee: { id: colleague.accountId } } },
    });
    expect((await staff.send('PATCH', path, { state: 'closed' })).body).toMatchObject({ state: 'closed' });
    expect((await staff.send('PATCH', path, { state: 'new', suspectedSpam: false })).body).toMatchObject({
      state: 'new',
      suspectedSpam: false,
      assignee: { id: colleague.accountId },
    });
    expect((await staff.send('PATCH', path, { assignedTo: null })).body).toMatchObject({ assignee: null });
    const client = await staffOf(app, 'client');
    expect(await staff.send('PATCH', path, { assignedTo: client.accountId })).toMatchObject({
      status: 404,
      body: { code: 'colleague-not-found' },
    });
    const lines = await logOf(id);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)?.details).toEqual({ assignee: { from: null, to: colleague.username } });
  });

  test('is set by hand only as its table of states has it', async () => {
    expect(unaskedForGood(INQUIRY_TRANSITIONS)).toEqual([]);
    const allowed = ['new → answered', 'new → closed', 'answered → closed', 'closed → new'];
    for (const from of INQUIRY_STATE_NAMES) {
      for (const to of INQUIRY_STATE_NAMES) {
        const id = await anInquiry(db(), { state: from });
        const answer = await staff.send('PATCH', `${LIST}/${id}`, { state: to });
        const isAllowed = from === to || allowed.includes(`${from} → ${to}`);
        expect(answer.status, `${from} → ${to}`).toBe(isAllowed ? 200 : 409);
        if (!isAllowed) expect(answer.body).toMatchObject({ code: 'inquiry-not-in-this-state' });
        expect((await opened(id)).state).toBe(isAllowed ? to : from);
      }
    }
  });

  test('is answered by mail, once however often it is sent, and kept with its answer', async () => {
    const id = await anInquiry(db(), { email: 'answer.me@visitors.example', suspectedSpam: true });
    const headers = { 'idempotency-key': 'one-answer-only' };
    const reply = { subject: 'Your wedding at sunset', message: 'Dear Ana,\n\nA string trio fits aboard.' };
    const sent = await staff.send('POST', `${LIST}/${id}/replies`, reply, headers);
    expect(sent).toMatchObject({ status: 201, body: { message: 'Your answer is on its way.' } });
    await staff.send('POST', `${LIST}/${id}/replies`, reply, headers);
    const mails = await db().select().from(outbox).where(eq(outbox.recipient, 'answer.me@visitors.example'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'letter', subject: 'Your wedding at sunset' });
    expect(mails[0]?.text).toContain('A string trio fits aboard.');
    expect(mails[0]?.text).toContain('We would like to marry at sunset.');
    const inquiry = await opened(id);
    expect(inquiry).toMatchObject({
      state: 'answered',
      suspectedSpam: false,
      assignee: { username: staff.username },
      replies: [{ author: staff.username, subject: 'Your wedding at sunset', body: reply.message }],
    });
    expect(inquiry.answeredAt).not.toBeNull();
    expect((await logOf(id))[0]).toMatchObject({ action: 'answered', actor: staff.username });
  });

  test('is no spam any more once it was answered by phone, unless whoever marks it says so', async () => {
    const id = await anInquiry(db(), { suspectedSpam: true });
    const change = (body: object) => staff.send('PATCH', `${LIST}/${id}`, body);
    expect((await change({ state: 'closed' })).body).toMatchObject({ suspectedSpam: true });
    await change({ state: 'new' });
    expect((await change({ state: 'answered' })).body).toMatchObject({ suspectedSpam: false });
    expect((await change({ suspectedSpam: true, state: 'answered' })).body).toMatchObject({
      suspectedSpam: true,
    });
  });

  test.each([
    ['by mail', 'POST', '/replies', { subject: 'Sunset', message: 'At seven.' }],
    ['by phone', 'PATCH', '', { state: 'answered' }],
  ])('answered %s, closed and opened again, is answered still', async (_, method, path, answer) => {
    const id = await anInquiry(db());
    const open = async () => (await staff.send('PATCH', `${LIST}/${id}`, { state: 'new' })).body.state;
    await staff.send('PATCH', `${LIST}/${id}`, { state: 'closed' });
    expect(await open()).toBe('new');
    await staff.send(method, `${LIST}/${id}${path}`, answer);
    const { answeredAt } = await opened(id);
    expect(answeredAt).not.toBeNull();
    await staff.send('PATCH', `${LIST}/${id}`, { state: 'closed' });
    expect(await open()).toBe('answered');
    expect((await opened(id)).answeredAt).toBe(answeredAt);
  });

  test('a colleague who has not seen it answered answers it no second time', async () => {
    const id = await anInquiry(db(), { email: 'answer.once@visitors.example' });
    const { version } = await opened(id);
    const answer = (message: string, seen?: number) =>
      staff.send('POST', `${LIST}/${id}/replies`, { subject: 'Sunset', message, version: seen });
    expect((await answer('At seven.', version)).status).toBe(201);
    const late = await answer('At eight.', version);
    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect((await opened(id)).replies).toHaveLength(1);
    expect((await answer('At seven, and bring a coat.', (await opened(id)).version)).status).toBe(201);
  });

  test.each([
    [{ message: 'Hello' }, 'subject', 'Subject is required'],
    [{ subject: 'Hello', message: ' ' }, 'message', 'Message is required'],
    [{ subject: 'Hello\r\nBcc: a@b.example', message: 'x' }, 'subject', 'Please keep this on one line'],
  ])('an answer %o is refused at %s', async (body, path, message) => {
    const id = await anInquiry(db());
    const refused = await staff.send('POST', `${LIST}/${id}/replies`, body);
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path, message }] } });
  });

  test('becomes a charter request, once, and is closed with it', async () => {
    const yacht = await aYacht(db(), { capacity: 12 });
    await aPriceRecord(db(), yacht.id);
    const id = await anInquiry(db(), { suspectedSpam: true });
    const booking = aBookingOf(yacht.id);
    const tooMany = await staff.send('POST', `${LIST}/${id}/charter`, { ...booking, guestCount: 13 });
    expect(tooMany).toMatchObject({ status: 422, body: { code: 'too-many-guests' } });
    expect(await opened(id)).toMatchObject({ state: 'new', charterId: null });
    const made = await staff.send('POST', `${LIST}/${id}/charter`, booking);
    expect(made).toMatchObject({ status: 201, body: { status: 'pending' } });
    const [request] = await db()
      .select()
      .from(charterRequests)
      .where(eq(charterRequests.id, String(made.body.id)));
    expect(request).toMatchObject({
      contactEmail: 'ana.lopez@visitors.example',
      status: 'pending',
      billedAs: 'charter',
    });
    const booked = { state: 'closed', charterId: made.body.id, suspectedSpam: false };
    expect(await opened(id)).toMatchObject(booked);
    expect(await staff.send('POST', `${LIST}/${id}/charter`, booking)).toMatchObject({
      status: 409,
      body: { code: 'already-a-charter' },
    });
  });
});

test.each([
  ['an event, unless a colleague says otherwise', {}, 'event', 30],
  ['a charter where a colleague says so', { billedAs: 'charter' }, 'charter', 50],
])('what is made of an event’s quote request is paid as %s', async (_, chosen, billedAs, depositPercent) => {
  const yacht = await aYacht(db(), { capacity: 12 });
  await aPriceRecord(db(), yacht.id);
  const id = await aQuoteRequest(db());
  const made = await staff.send('POST', `${LIST}/${id}/charter`, {
    ...chosen,
    ...aBookingOf(yacht.id),
  });
  expect(made.status).toBe(201);
  const [request] = await db()
    .select()
    .from(charterRequests)
    .where(eq(charterRequests.id, String(made.body.id)));
  expect(request).toMatchObject({ billedAs, estimate: { depositPercent } });
});

test('what is made of a client’s own quote request is in their account, unless it goes to another address', async () => {
  const yacht = await aYacht(db(), { capacity: 12 });
  await aPriceRecord(db(), yacht.id);
  for (const [contactEmail, isTheirs] of [
    ['Marcus@visitors.example', true],
    ['somebody.else@visitors.example', false],
  ] as const) {
    const client = await staffOf(app, 'client');
    const email = 'marcus@visitors.example';
    const id = await aQuoteRequest(db(), { accountId: client.accountId, email });
    expect(await client.list('/api/profile/quotes')).toMatchObject([{ id, charterId: null }]);
    const body = { ...aBookingOf(yacht.id), contactEmail };
    const made = await staff.send('POST', `${LIST}/${id}/charter`, body);
    expect(made.status).toBe(201);
    const charterId = made.body.id;
    expect(await client.list('/api/profile/quotes')).toMatchObject([
      { id, charterId: isTheirs ? charterId : null },
    ]);
    const [charter] = await db()
      .select()
      .from(charterRequests)
      .where(eq(charterRequests.id, String(charterId)));
    expect(charter?.accountId).toBe(isTheirs ? client.accountId : null);
  }
});

test('the log of what staff did holds nothing of whoever asked', async () => {
  const yacht = await aYacht(db(), { capacity: 12 });
  await aPriceRecord(db(), yacht.id);
  const id = await anInquiry(db(), {
    firstName: 'Perpetua',
    lastName: 'Quillfeather',
    email: 'perpetua@visitors.example',
    phone: '+1 305 555 0177',
  });
  const path = `${LIST}/${id}`;
  await staff.send('PATCH', path, { assignedTo: staff.accountId });
  const reply = { subject: 'Perpetua, your regatta', message: 'Dear Perpetua' };
  expect((await staff.send('POST', `${path}/replies`, reply)).status).toBe(201);
  const booking = {
    yachtId: yacht.id,
    contactName: 'Perpetua Quillfeather',
    contactEmail: 'perpetua@visitors.example',
    contactPhone: '+1 305 555 0177',
    startDate: addDays(charterDayAt(new Date()), 40),
    duration: 'afternoon',
    guestCount: 12,
  };
  const made = await staff.send('POST', `${path}/charter`, booking);
  expect(made.status).toBe(201);
  const lines = await logOf(id);
  expect(lines.map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ['made a charter', `Inquiry ${id.slice(-8)}`],
    ['answered', `Inquiry ${id.slice(-8)}`],
    ['changed', `Inquiry ${id.slice(-8)}`],
  ]);
  const kept = JSON.stringify([...lines, ...(await logOf(String(made.body.id)))]);
  expect(kept).not.toMatch(/perpetua|quillfeather|555 0177|regatta/i);
});

test('guests and clients learn nothing of inquiries', async () => {
  const client = await staffOf(app, 'client');
  const id = await anInquiry(db());
  for (const path of [LIST, `${LIST}/${id}`]) {
    expect((await app.request(path)).status).toBe(401);
    expect((await client.get(path)).status).toBe(403);
  }
  expect((await client.send('PATCH', `${LIST}/${id}`, { state: 'closed' })).status).toBe(403);
  expect((await client.send('POST', `${LIST}/${id}/replies`, { subject: 'x', message: 'y' })).status).toBe(
    403,
  );
});

test('an old inquiry that is answered while old ones are forgotten stays', async () => {
  const createdAt = new Date(Date.now() - (app.deps.config.inquiryKeepMonths + 2) * 31 * 86_400_000);
  const [answered, silent] = [await anInquiry(db(), { createdAt }), await anInquiry(db(), { createdAt })];
  const { call } = await db().transaction(async (tx) => {
    const change = { state: 'answered', answeredAt: new Date() } as const;
    expect(await updateInquiry(tx, 'contact', answered, 1, change)).toBe(true);
    return untilWaiting(db(), forgetOldInquiries(app.deps));
  });
  await call;
  expect((await staff.get(`${LIST}/${answered}`)).status).toBe(200);
  expect((await staff.get(`${LIST}/${silent}`)).status).toBe(404);
});
