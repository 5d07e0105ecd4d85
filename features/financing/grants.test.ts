import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, asc, desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetGrantsOver } from '#features/cases/service.ts';
import { caseGrants } from '#features/cases/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aPdf } from '#tests/builders/files.ts';
import { anApplicationForm } from '#tests/builders/financing.ts';
import { ACTORS_PASSWORD, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { financingApplications } from './tables.ts';

const APPLICATIONS = '/api/financing/applications';
const DAY_MS = 86_400_000;

let app: TestApp;
let dataDir: string;
let time: Date;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-grants-'));
  time = new Date();
  app = await createTestApp({ env: { DATA_DIR: dataDir }, now: () => time });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Headers = Readonly<Record<string, string>>;
const site = () => ({ db: app.database.db, config: app.deps.config });
const pass = (days: number) => {
  time = new Date(time.getTime() + days * DAY_MS);
};

/** The cookie with this name that an answer sets; undefined if it sets none. */
function cookieOf(response: Response, name = 'miami_flow_applications'): string | undefined {
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
}

async function apply(headers: Headers = {}, fields: Record<string, unknown> = {}) {
  const response = await app.postJson(APPLICATIONS, anApplicationForm(fields), headers);
  expect(response.status).toBe(201);
  const { id } = await response.json();
  const set = cookieOf(response);
  return { id: String(id), set, headers: { cookie: set?.split(';', 1)[0] ?? '' } };
}

async function tokenFor(id: string): Promise<string> {
  const mails = await app.database.db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id));
  const texts = mails.map(({ text }) => /\/account\/financing\/open#([\w.-]+)/.exec(text)?.[1] ?? '');
  return texts.find((token) => token.startsWith(id)) ?? '';
}

const open = (token: string, headers: Headers = {}) =>
  app.postJson('/api/financing/access', { token }, headers);
const read = (id: string, headers: Headers) => app.request(`${APPLICATIONS}/${id}`, { headers });
const statusFor = async (id: string, headers: Headers) => (await read(id, headers)).status;
const grants = () => app.database.db.select().from(caseGrants).orderBy(asc(caseGrants.createdAt));

/** A guest's application that a client has claimed by its mailed link, and the grant of the guest's browser. */
async function aClaimedApplication() {
  const guest = await apply();
  const owner = await signInAs(site(), 'client');
  expect((await open(await tokenFor(guest.id), owner.headers)).status).toBe(200);
  return { id: guest.id, guest: guest.headers, owner };
}

describe('a grant', () => {
  test('is named by a random cookie, kept as a hash only, and ends after 14 days', async () => {
    const { id, set, headers } = await apply();
    expect(set).toMatch(
      /^miami_flow_applications=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(set).not.toContain(id);
    const [grant] = await grants();
    expect(grant).toMatchObject({ caseId: id, madeBy: 'submission', createdAt: time });
    expect(grant?.expiresAt.getTime()).toBe(time.getTime() + 14 * DAY_MS);
    expect(headers.cookie).not.toContain(grant?.tokenHash);
    // Daily use must not make the grant last longer.
    for (let day = 1; day < 14; day += 1) {
      pass(1);
      expect(await statusFor(id, headers)).toBe(200);
    }
    expect((await grants())[0]?.lastUsedAt).toEqual(time);
    pass(1);
    expect(await statusFor(id, headers)).toBe(404);
  });

  test('is swept once it is over', async () => {
    await apply();
    pass(7);
    const later = await apply();
    pass(8);
    expect(await forgetGrantsOver(app.deps)).toBe(1);
    expect((await grants()).map(({ caseId }) => caseId)).toEqual([later.id]);
  });

  test('is not made for whoever is signed in: their session is enough', async () => {
    const owner = await signInAs(site(), 'client');
    const { id, set } = await apply(owner.headers);
    expect(set).toBeUndefined();
    expect(await grants()).toEqual([]);
    expect(await statusFor(id, owner.headers)).toBe(200);
    // Opening the owner's own link makes no grant either.
    const opened = await open(await tokenFor(id), owner.headers);
    expect(opened.status).toBe(200);
    expect(cookieOf(opened)).toBeUndefined();
  });

  test('gives its browser a new name, so that one read off it before opens nothing later', async () => {
    const first = await apply();
    const second = await apply(first.headers);
    expect(second.headers.cookie).not.toBe(first.headers.cookie);
    for (const { id } of [first, second]) {
      expect(await statusFor(id, second.headers)).toBe(200);
      expect(await statusFor(id, first.headers)).toBe(404);
    }
  });

  test('is one of twelve of a browser at most, and one of ten of an application: the oldest go', async () => {
    let headers: Headers = {};
    const ids: string[] = [];
    for (let count = 0; count < 14; count += 1) {
      pass(0.001);
      const sent = await apply(headers);
      headers = sent.headers;
      ids.push(sent.id);
    }
    const statuses = await Promise.all(ids.map((id) => statusFor(id, headers)));
    expect(statuses).toEqual([404, 404, ...Array.from({ length: 12 }, () => 200)]);

    const { id, headers: sender } = await apply();
    const token = await tokenFor(id);
    const opened: Headers[] = [];
    for (let count = 0; count < 10; count += 1) {
      pass(0.001);
      opened.push({ cookie: cookieOf(await open(token))?.split(';', 1)[0] ?? '' });
    }
    expect(await statusFor(id, sender)).toBe(404);
    for (const browser of opened) expect(await statusFor(id, browser)).toBe(200);
    expect(await app.database.db.$count(caseGrants, eq(caseGrants.caseId, id))).toBe(10);
  });

  test('of a name made up by the caller is never made', async () => {
    const planted = { cookie: `miami_flow_applications=${'a'.repeat(43)}` };
    const { id } = await apply(planted);
    expect(await statusFor(id, planted)).toBe(404);
  });
});

describe('after signing out, the next person at the browser, and whoever copied its cookie,', () => {
  test('finds no application, no passport and nothing to withdraw', async () => {
    const { id, headers: copied } = await apply();
    const form = new FormData();
    form.append('document', new File([aPdf()], 'passport.pdf'));
    form.append('type', 'Government ID');
    const stored = await app.request(`${APPLICATIONS}/${id}/documents`, {
      method: 'POST',
      headers: copied,
      body: form,
    });
    const documentId = (await stored.json()).id;
    const client = await signInAs(site(), 'client');
    const both = {
      cookie: `${client.headers.cookie}; ${copied.cookie}; miami_flow_browser=${'b'.repeat(48)}`,
    };
    expect(await statusFor(id, both)).toBe(200);

    const signedOut = await app.request('/api/auth/sign-out', { method: 'POST', headers: both });
    expect(signedOut.status).toBe(200);
    expect(cookieOf(signedOut)).toMatch(/^miami_flow_applications=; Max-Age=0; Path=\/; HttpOnly/);
    expect(cookieOf(signedOut, 'miami_flow_browser')).toMatch(/^miami_flow_browser=; Max-Age=0; Path=\//);
    for (const headers of [copied, both]) {
      const tried = await Promise.all([
        read(id, headers),
        app.request(`/api/financing/messages/${id}`, { headers }),
        app.request(`${APPLICATIONS}/${id}/documents/${documentId}`, { headers }),
        app.request(`${APPLICATIONS}/${id}`, { method: 'DELETE', headers }),
      ]);
      expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    const [row] = await app.database.db.select().from(financingApplications);
    expect(row?.status).not.toBe('withdrawn');
    expect(await grants()).toEqual([]);
  });

  test('also when nobody was signed in there', async () => {
    const { id, headers } = await apply();
    await app.request('/api/auth/sign-out', { method: 'POST', headers });
    expect(await statusFor(id, headers)).toBe(404);
  });
});

describe('what any browser holds of an account’s applications ends', () => {
  const json = (headers: Headers) => ({ ...headers, 'content-type': 'application/json' });
  const ways: Readonly<Record<string, (headers: Headers) => Promise<Response>>> = {
    'at “sign out everywhere”': (headers) => app.request('/api/auth/sessions', { method: 'DELETE', headers }),
    'with a new password': (headers) =>
      app.request('/api/auth/password', {
        method: 'PUT',
        headers: json(headers),
        body: JSON.stringify({ currentPassword: ACTORS_PASSWORD, newPassword: 'a quieter berth' }),
      }),
    'when the account is closed': (headers) =>
      app.request('/api/profile', {
        method: 'DELETE',
        headers: json(headers),
        body: JSON.stringify({ password: ACTORS_PASSWORD }),
      }),
  };

  test.each(Object.keys(ways))('%s', async (way) => {
    const { id, guest, owner } = await aClaimedApplication();
    const stranger = await apply();
    expect(await statusFor(id, guest)).toBe(200);
    const ended = await ways[way]?.(owner.headers);
    expect(ended?.status).toBe(200);
    expect(await statusFor(id, guest)).toBe(404);
    expect(await statusFor(stranger.id, stranger.headers)).toBe(200);
  });

  test('and what this browser holds of others’, too', async () => {
    const { owner } = await aClaimedApplication();
    const guest = await apply();
    const headers = { cookie: `${owner.headers.cookie}; ${guest.headers.cookie}` };
    await app.request('/api/auth/sessions', { method: 'DELETE', headers });
    expect(await statusFor(guest.id, guest.headers)).toBe(404);
  });
});

test('a browser that withdraws still sees so; every other one sees nothing any more', async () => {
  const { id, headers } = await apply();
  const opened = await open(await tokenFor(id));
  const other = { cookie: cookieOf(opened)?.split(';', 1)[0] ?? '' };
  expect(await statusFor(id, other)).toBe(200);
  await app.request(`${APPLICATIONS}/${id}`, { method: 'DELETE', headers });
  expect(await (await read(id, headers)).json()).toMatchObject({ status: 'withdrawn' });
  expect(await statusFor(id, other)).toBe(404);
});

test('a browser that changes the address keeps the application; what was opened by the old one’s links ends', async () => {
  const { id, headers } = await apply();
  const other = { cookie: cookieOf(await open(await tokenFor(id)))?.split(';', 1)[0] ?? '' };
  const contact = anApplicationForm({ email: 'elena.new@applicants.example' });
  const changed = await app.request(`${APPLICATIONS}/${id}/contact`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(contact),
  });
  expect(changed.status).toBe(200);
  expect(await statusFor(id, headers)).toBe(200);
  expect(await statusFor(id, other)).toBe(404);
});

test('whoever opens the old address’s link while the address is corrected is left with nothing', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { id, headers } = await apply();
    const token = await tokenFor(id);
    const [opened, changed] = await Promise.all([
      open(token),
      app.request(`${APPLICATIONS}/${id}/contact`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(anApplicationForm({ email: `elena.new.${round}@applicants.example` })),
      }),
    ]);
    expect(changed.status).toBe(200);
    const other = { cookie: cookieOf(opened)?.split(';', 1)[0] ?? '' };
    expect(await statusFor(id, other), `round ${round}`).toBe(404);
    expect(await statusFor(id, headers)).toBe(200);
    pass(1);
  }
});

describe('a mailed link', () => {
  const ask = (of: Record<string, string>) => app.postJson('/api/financing/links', of);
  const told = async (response: Response) => `${response.status} ${(await response.json()).code ?? ''}`;
  const linksMailed = () => app.database.db.$count(outbox, eq(outbox.kind, 'application-link'));

  test('opens for 14 days; then it says that it is over, and has a new one mailed to the address on file', async () => {
    const { id } = await apply();
    const token = await tokenFor(id);
    pass(14);
    expect((await open(token)).status).toBe(200);
    pass(1);
    expect(await told(await open(token))).toBe('422 application-link-over');
    const asked = await ask({ token });
    expect(asked.status).toBe(200);
    const newest = await tokenFor(id);
    expect(newest).not.toBe(token);
    const opened = await open(newest);
    const cookie = cookieOf(opened)?.split(';', 1)[0] ?? '';
    expect(await statusFor(id, { cookie })).toBe(200);
  });

  test('is mailed anew three times an hour, and then it is said so', async () => {
    const { id } = await apply();
    const token = await tokenFor(id);
    const answers: string[] = [];
    for (let count = 0; count < 5; count += 1) answers.push(await told(await ask({ token })));
    expect(answers).toEqual(['200 ', '200 ', '200 ', '429 too-many-mails', '429 too-many-mails']);
    pass(1 / 24);
    expect(await told(await ask({ token }))).toBe('200 ');
  });

  test('that was never one, or went to an address that is another now, has nothing mailed', async () => {
    const { id, headers } = await apply();
    const token = await tokenFor(id);
    await app.request(`${APPLICATIONS}/${id}/contact`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(anApplicationForm({ email: 'elena.new@applicants.example' })),
    });
    for (const wrong of [token, '', 'x', `${id}..`, token.slice(0, -3)])
      expect(await told(await ask({ token: wrong }))).toBe('422 link-spent');
    expect(await linksMailed()).toBe(0);
  });

  test('is mailed to the address of an application for the asking; who has applied is not told', async () => {
    const email = 'elena.of.the.harbor@applicants.example';
    const { id } = await apply({}, { email });
    await apply({}, { email, leaveEmpty: 'https://spam.example' });
    pass(15);
    const answers = await Promise.all(
      [email.toUpperCase(), 'nobody@applicants.example'].map(async (one) => {
        const response = await ask({ email: one });
        return `${response.status} ${await response.text()}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200/);
    const mails = await app.database.db.select().from(outbox).where(eq(outbox.kind, 'application-link'));
    expect(mails.map(({ recipient, about }) => [recipient, about])).toEqual([[email, id]]);
    expect(mails[0]?.text).toContain('Hello,');
    expect((await open(await tokenFor(id))).status).toBe(200);
    // However often it is asked for, the answer is the same, but no more mails go out.
    for (let count = 0; count < 5; count += 1) expect((await ask({ email })).status).toBe(200);
    expect(await app.database.db.$count(outbox, eq(outbox.status, 'withheld'))).toBe(3);
  });

  test.each([{}, { token: 'x', email: 'a@b.example' }, { email: 'nonsense' }, { email: '' }])(
    'asked for with %j is refused',
    async (body) => {
      expect(await told(await ask(body as Record<string, string>))).toBe('422 invalid');
    },
  );
});

describe('an application sent again under its key', () => {
  const form = anApplicationForm();
  const key = { 'idempotency-key': 'the-one-application' };
  const browser = (letter: string) => ({ ...key, cookie: `miami_flow_browser=${letter.repeat(48)}` });
  const send = async (headers: Headers) => {
    const response = await app.postJson(APPLICATIONS, form, headers);
    expect(response.status).toBe(201);
    const { id } = await response.json();
    return { id: String(id), cookie: cookieOf(response)?.split(';', 1)[0] };
  };

  test('by the same browser is the same one, and opens it', async () => {
    const first = await send(browser('a'));
    const again = await send(browser('a'));
    expect(again.id).toBe(first.id);
    expect(await statusFor(first.id, { cookie: again.cookie ?? '' })).toBe(200);
    expect(await app.database.db.$count(financingApplications)).toBe(1);
  });

  test('by another browser, account or address is that one’s own, and opens nothing else', async () => {
    const first = await send(browser('a'));
    const client = await signInAs(site(), 'client');
    for (const headers of [browser('b'), { ...key, ...client.headers }, key]) {
      const other = await send(headers);
      expect(other.id).not.toBe(first.id);
      const held = { cookie: [other.cookie, client.headers.cookie].join('; ') };
      expect(await statusFor(other.id, held)).toBe(200);
      expect(await statusFor(first.id, held)).toBe(404);
    }
    expect(await app.database.db.$count(financingApplications)).toBe(4);
  });

  test('from the same address alone gets its answer, and no way in', async () => {
    const first = await send(key);
    expect(first.cookie).toBeDefined();
    const again = await send(key);
    expect(again).toEqual({ id: first.id, cookie: undefined });
  });

  test('opens nothing once it has an owner', async () => {
    const first = await send(browser('a'));
    const owner = await signInAs(site(), 'client');
    await open(await tokenFor(first.id), owner.headers);
    await app.request('/api/auth/sessions', { method: 'DELETE', headers: owner.headers });
    expect(await send(browser('a'))).toEqual({ id: first.id, cookie: undefined });
  });
});

test('a reply’s answer is not given again to a browser that may not read the application any more', async () => {
  const { id, headers } = await apply();
  const reply = { content: 'Here is what you asked for.' };
  const sent = {
    cookie: `${headers.cookie}; miami_flow_browser=${'c'.repeat(48)}`,
    'idempotency-key': 'reply-one',
  };
  expect((await app.postJson(`/api/financing/messages/${id}`, reply, sent)).status).toBe(201);
  expect((await app.postJson(`/api/financing/messages/${id}`, reply, sent)).status).toBe(201);
  await app.database.db.delete(caseGrants).where(and(eq(caseGrants.caseId, id)));
  expect((await app.postJson(`/api/financing/messages/${id}`, reply, sent)).status).toBe(404);
});
