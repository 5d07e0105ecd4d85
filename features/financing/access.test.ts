import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { caseHistory, caseMessages } from '#features/cases/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { inLanguage } from '#platform/language.ts';
import { aPdf } from '#tests/builders/files.ts';
import { anApplication, anApplicationForm } from '#tests/builders/financing.ts';
import { signInAs } from '#tests/support/actors.ts';
import { saidByPeople } from '#tests/support/said-by-people.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { financingApplications } from './tables.ts';
import { words } from './words/index.ts';

const APPLICATIONS = '/api/financing/applications';
const NOWHERE = '01890a5d-ac96-774b-bcce-b302099a8057';

let app: TestApp;
let dataDir: string;
let time: Date;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-access-'));
  time = new Date();
  app = await createTestApp({ env: { DATA_DIR: dataDir }, now: () => time });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const site = () => ({ db: app.database.db, config: app.deps.config });

async function apply(headers: Record<string, string> = {}) {
  const response = await app.postJson(APPLICATIONS, anApplicationForm(), headers);
  expect(response.status).toBe(201);
  const { id } = await response.json();
  return { id: String(id), cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
}

/** The token in the newest mail to the applicant whose cause matches. */
async function mailedToken(cause: RegExp): Promise<string> {
  const mails = await app.database.db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id));
  const mail = mails.find((one) => cause.test(one.cause));
  return /\/account\/financing\/open#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const open = (token: string, headers: Record<string, string> = {}) =>
  app.postJson('/api/financing/access', { token }, headers);

async function changeEmail(id: string, headers: Record<string, string>, email: string) {
  const changed = await app.request(`${APPLICATIONS}/${id}/contact`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(anApplicationForm({ email, phone: '(305) 555-0199' })),
  });
  expect(changed.status).toBe(200);
}

/** Sends every call that reaches an application, with these headers. */
async function tryEverything(id: string, headers: Record<string, string>) {
  const json = { ...headers, 'content-type': 'application/json' };
  const form = new FormData();
  form.append('document', new File([aPdf()], 'x.pdf'));
  form.append('type', 'Government ID');
  const contact = anApplicationForm();
  const calls: Record<string, Promise<Response>> = {
    read: app.request(`${APPLICATIONS}/${id}`, { headers }),
    messages: app.request(`/api/financing/messages/${id}`, { headers }),
    upload: app.request(`${APPLICATIONS}/${id}/documents`, { method: 'POST', headers, body: form }),
    download: app.request(`${APPLICATIONS}/${id}/documents/${NOWHERE}`, { headers }),
    contact: app.request(`${APPLICATIONS}/${id}/contact`, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify(contact),
    }),
    reply: app.postJson(`/api/financing/messages/${id}`, { content: 'Let me in' }, headers),
    markRead: app.request(`/api/financing/messages/${id}/read`, { method: 'POST', headers }),
    withdraw: app.request(`${APPLICATIONS}/${id}`, { method: 'DELETE', headers }),
  };
  const answers: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls)) {
    const response = await call;
    answers[name] = `${response.status} ${await response.text()}`;
  }
  return answers;
}

test('to a guest, another client, another browser and whoever forges a cookie it is as if it did not exist', async () => {
  const { id, cookie } = await apply();
  const other = await signInAs(site(), 'client');
  const stranger = await apply();
  const before = await app.database.db.select().from(financingApplications).orderBy(financingApplications.id);
  const absent = await tryEverything(NOWHERE, {});
  expect(new Set(Object.values(absent)).size).toBe(1);
  expect(absent.read).toMatch(/^404 .*application-not-found/);
  for (const headers of [
    {},
    other.headers,
    { cookie: stranger.cookie },
    { cookie: cookie.slice(0, -1) },
    { cookie: cookie.toLowerCase() },
    { cookie: `miami_flow_applications=${id}` },
    { cookie: `miami_flow_applications=${id}.${'a'.repeat(43)}` },
  ]) {
    expect(await tryEverything(id, headers)).toEqual(absent);
  }
  for (const guessed of ['1', 'null', '../admin', "' or 1=1", '%00', 'x'.repeat(90)]) {
    const response = await app.request(`${APPLICATIONS}/${encodeURIComponent(guessed)}`);
    expect(`${response.status} ${await response.text()}`).toBe(absent.read);
  }
  // A page that names its account is asked to sign in after the session has ended, whether the application exists or not.
  const left = { 'x-account': other.accountId };
  const asked = await tryEverything(NOWHERE, left);
  for (const answer of Object.values(asked)) expect(answer).toMatch(/^401 .*not-signed-in/);
  expect(await tryEverything(id, left)).toEqual(asked);
  expect(await tryEverything(id, { ...left, ...other.headers })).toEqual(absent);
  expect(
    await app.database.db.select().from(financingApplications).orderBy(financingApplications.id),
  ).toEqual(before);
});

test('its owner, the browser that sent it and an administrator may see it', async () => {
  const { id, cookie } = await apply();
  const owner = await signInAs(site(), 'client');
  expect((await open(await mailedToken(/^financing-received/), owner.headers)).status).toBe(200);
  const administrator = await signInAs(site(), 'administrator');
  for (const headers of [owner.headers, { cookie }, administrator.headers]) {
    const response = await app.request(`${APPLICATIONS}/${id}`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(saidByPeople(await response.json())).not.toMatch(/1984|4729/);
  }
  // A colleague whose password is still a one-time password may do nothing yet.
  const fresh = await signInAs(site(), 'administrator', { mustChoosePassword: true });
  expect((await app.request(`${APPLICATIONS}/${id}`, { headers: fresh.headers })).status).toBe(404);
  const mine = await app.request(APPLICATIONS, { headers: owner.headers });
  expect(await mine.json()).toMatchObject([{ id, status: 'needs_docs', unreadMessages: 1 }]);
  expect((await app.request(APPLICATIONS)).status).toBe(401);
});

test('an administrator reads what is the applicant’s and changes none of it', async () => {
  const owner = await signInAs(site(), 'client');
  const { id } = await apply(owner.headers);
  const administrator = await signInAs(site(), 'administrator');
  const before = await app.database.db.select().from(financingApplications);
  const answers = await tryEverything(id, administrator.headers);
  for (const way of ['read', 'messages', 'markRead']) expect(answers[way], way).toMatch(/^200/);
  for (const way of ['upload', 'contact', 'reply', 'withdraw'])
    expect(answers[way], way).toMatch(/^404 .*application-not-found/);
  expect(await app.database.db.select().from(financingApplications)).toEqual(before);
  // The page offers staff no button that would be refused.
  expect(JSON.parse(answers.read?.slice(4) ?? '')).toMatchObject({ id, isOpen: false, mayReply: false });
  const own = await app.request(`${APPLICATIONS}/${id}`, { headers: owner.headers });
  expect(await own.json()).toMatchObject({ id, isOpen: true, mayReply: true });
});

test('the list counts what is unread of each application', async () => {
  const owner = await signInAs(site(), 'client');
  const [first, second] = [await apply(owner.headers), await apply(owner.headers)];
  await app.request(`/api/financing/messages/${first.id}/read`, { method: 'POST', headers: owner.headers });
  const list = await (await app.request(APPLICATIONS, { headers: owner.headers })).json();
  const unread = new Map(list.map((one: Record<string, unknown>) => [one.id, one.unreadMessages]));
  expect([unread.get(first.id), unread.get(second.id)]).toEqual([0, 1]);
});

test('what came after the conversation was read stays unread: only what was seen is noted', async () => {
  const owner = await signInAs(site(), 'client');
  const staff = await signInAs(site(), 'administrator');
  const { id } = await apply(owner.headers);
  const conversation = `/api/financing/messages/${id}`;
  const seen = await (await app.request(conversation, { headers: owner.headers })).json();
  const message = { subject: 'A question', content: 'Which marina?' };
  await app.postJson(`/api/admin/financing-applications/${id}/messages`, message, staff.headers);
  const messageIds = seen.map((one: { id: string }) => one.id);
  const spanish = { ...owner.headers, 'accept-language': 'es' };
  const noted = await app.postJson(`${conversation}/read`, { messageIds }, spanish);
  expect(noted.status).toBe(200);
  expect(await noted.json()).toMatchObject({ message: inLanguage('es', () => words.markedRead) });
  const now = await (await app.request(conversation, { headers: owner.headers })).json();
  expect(now).toMatchObject([{ isRead: true }, { subject: 'A question', isRead: false }]);
});

test('a browser remembers several applications, and loses none by sending another', async () => {
  const first = await apply();
  const second = await apply({ cookie: first.cookie });
  for (const { id } of [first, second]) {
    expect((await app.request(`${APPLICATIONS}/${id}`, { headers: { cookie: second.cookie } })).status).toBe(
      200,
    );
  }
});

describe('a mailed link', () => {
  test('opens the application in another browser, and gives it to a client who is signed in', async () => {
    const { id } = await apply();
    const token = await mailedToken(/^financing-received/);
    const opened = await open(token);
    expect(opened.status).toBe(200);
    expect(await opened.json()).toEqual({ id });
    const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect(opened.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect((await app.request(`${APPLICATIONS}/${id}`, { headers: { cookie } })).status).toBe(200);

    const client = await signInAs(site(), 'client');
    expect((await app.request(`${APPLICATIONS}/${id}`, { headers: client.headers })).status).toBe(404);
    await open(token, client.headers);
    expect((await app.request(`${APPLICATIONS}/${id}`, { headers: client.headers })).status).toBe(200);
    // A client who opens the link later does not become the owner.
    const late = await signInAs(site(), 'client');
    await open(token, late.headers);
    const [row] = await app.database.db.select().from(financingApplications);
    expect(row?.accountId).toBe(client.accountId);
  });

  test('is refused when it is changed, made up, for another application or too old', async () => {
    const { id } = await apply();
    const other = await apply();
    const token = await mailedToken(new RegExp(`^financing-received:${id}`));
    const [, lastDay = '', signature = ''] = token.split('.');
    const later = (Number.parseInt(lastDay, 36) + 100).toString(36);
    for (const wrong of [
      '',
      'x',
      `${id}..`,
      `${id}.${lastDay}.`,
      `${id}.${lastDay}.${signature.slice(0, -2)}`,
      `${id}.${later}.${signature}`,
      `${other.id}.${lastDay}.${signature}`,
      `${NOWHERE}.${lastDay}.${signature}`,
    ]) {
      const response = await open(wrong);
      expect(response.status, wrong).toBe(422);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    time = new Date(time.getTime() + 62 * 86_400_000);
    expect((await open(token)).status).toBe(422);
  });

  test('mailed to an address that was changed since opens nothing; the new address gets its own', async () => {
    const { id, cookie } = await apply();
    const old = await mailedToken(/^financing-received/);
    await changeEmail(id, { cookie }, 'elena.new@applicants.example');
    expect((await open(old)).status).toBe(422);
    const token = await mailedToken(/^financing-contact-new/);
    expect((await open(token)).status).toBe(200);
    const mails = await app.database.db.select().from(outbox);
    const told = mails.filter(({ cause }) => cause.startsWith('financing-contact'));
    expect(told).toHaveLength(2);
    const toOld = told.find(({ cause }) => cause.startsWith('financing-contact-old'));
    expect(toOld?.text).toMatch(/If\s+this wasn’t you/);
    expect(toOld?.text).not.toContain('/open#');
  });

  test('that a stranger took before the address was corrected is the stranger’s no more, and the applicant’s by the new one', async () => {
    const { id, cookie } = await apply();
    const [stranger, applicant] = [await signInAs(site(), 'client'), await signInAs(site(), 'client')];
    const open200 = async (token: string, headers: Record<string, string>) =>
      expect((await open(token, headers)).status).toBe(200);
    await open200(await mailedToken(/^financing-received/), stranger.headers);
    await changeEmail(id, { cookie }, 'elena.right@applicants.example');
    expect((await app.request(`${APPLICATIONS}/${id}`, { headers: stranger.headers })).status).toBe(404);
    expect(await (await app.request(APPLICATIONS, { headers: stranger.headers })).json()).toEqual([]);
    await open200(await mailedToken(/^financing-contact-new/), applicant.headers);
    expect((await app.request(`${APPLICATIONS}/${id}`, { headers: applicant.headers })).status).toBe(200);
    // If they change the address themselves, they keep the application.
    await changeEmail(id, applicant.headers, 'elena.newest@applicants.example');
    expect((await app.request(`${APPLICATIONS}/${id}`, { headers: applicant.headers })).status).toBe(200);
    const history = await app.database.db.select().from(caseHistory).where(eq(caseHistory.caseId, id));
    const claims = history.filter(({ event }) => event === 'claimed').map(({ accountId }) => accountId);
    expect(claims.sort()).toEqual([stranger.accountId, applicant.accountId].sort());
  });
});

describe('without a name', () => {
  test('the newest of whoever asks, else the demonstration, else nothing', async () => {
    const current = async (headers: Record<string, string> = {}) =>
      (await app.request('/api/financing/current-application', { headers })).json();
    expect(await current()).toBeNull();
    const demo = await anApplication(app.database.db, { isDemo: true, status: 'under_review' });
    expect(await current()).toMatchObject({ id: demo, isDemo: true });
    const owner = await signInAs(site(), 'client');
    await apply(owner.headers);
    time = new Date(time.getTime() + 1_000);
    const second = await apply(owner.headers);
    const guest = await apply();
    expect(await current(owner.headers)).toMatchObject({ id: second.id, isDemo: false });
    expect(await current({ cookie: guest.cookie })).toMatchObject({ id: guest.id });
    const administrator = await signInAs(site(), 'administrator');
    expect(await current(administrator.headers)).toMatchObject({ id: demo });
  });

  test('the demonstration can be read by everybody, and changed by nobody', async () => {
    const demo = await anApplication(app.database.db, { isDemo: true, status: 'under_review' });
    const administrator = await signInAs(site(), 'administrator');
    for (const headers of [{}, administrator.headers]) {
      const answers = await tryEverything(demo, headers);
      expect(answers.read).toMatch(/^200/);
      expect(answers.messages).toMatch(/^200/);
      expect(answers.markRead).toMatch(/^200/);
      for (const way of ['upload', 'download', 'contact', 'reply', 'withdraw'])
        expect(answers[way], way).toMatch(/^404/);
    }
    const [row] = await app.database.db.select().from(financingApplications);
    expect(row?.status).toBe('under_review');
  });
});

test('what the applicant does: read marks, a reply with a file, withdrawing', async () => {
  const { id, cookie } = await apply();
  const headers = { cookie };
  const read = async () => (await app.request(`${APPLICATIONS}/${id}`, { headers })).json();
  expect((await read()).unreadMessages).toBe(1);
  expect((await app.request(`/api/financing/messages/${id}/read`, { method: 'POST', headers })).status).toBe(
    200,
  );
  expect((await read()).unreadMessages).toBe(0);

  const form = new FormData();
  form.append('type', 'Attachment');
  form.append('document', new File([aPdf()], 'page two.pdf'));
  const stored = await app.request(`${APPLICATIONS}/${id}/documents`, {
    method: 'POST',
    headers,
    body: form,
  });
  const documentId = (await stored.json()).id;
  const reply = { content: 'Here is page two.\nBest, Elena', documentIds: [documentId] };
  const key = { ...headers, 'idempotency-key': 'reply-number-one' };
  const [one, two] = [
    await app.postJson(`/api/financing/messages/${id}`, reply, key),
    await app.postJson(`/api/financing/messages/${id}`, reply, key),
  ];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(await one.json()).toEqual(await two.json());
  const messages = await (await app.request(`/api/financing/messages/${id}`, { headers })).json();
  expect(messages).toHaveLength(2);
  expect(messages[1]).toMatchObject({
    messageType: 'applicant',
    content: reply.content,
    documents: [{ id: documentId, fileName: 'page two.pdf' }],
  });
  const foreign = await app.postJson(
    `/api/financing/messages/${id}`,
    { content: 'x', documentIds: [NOWHERE] },
    headers,
  );
  expect(foreign.status).toBe(422);
  expect((await app.postJson(`/api/financing/messages/${id}`, { content: ' ' }, headers)).status).toBe(422);

  const withdrawn = await app.request(`${APPLICATIONS}/${id}`, { method: 'DELETE', headers });
  expect(withdrawn.status).toBe(200);
  expect(await withdrawn.json()).toEqual({
    id,
    status: 'withdrawn',
    message: 'Your application has been successfully withdrawn.',
  });
  expect(await read()).toMatchObject({ status: 'withdrawn', isOpen: false, documents: [] });
  const answers = await tryEverything(id, headers);
  for (const way of ['upload', 'contact', 'withdraw'])
    expect(answers[way], way).toMatch(/^409 .*This application is closed and can no longer be changed/);
  // Staff may still write to them, so they can answer.
  expect(answers.reply).toMatch(/^201/);
  const rows = await app.database.db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
  expect(rows).toHaveLength(4);
});
