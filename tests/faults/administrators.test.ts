import { execFile } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { accounts } from '#platform/auth/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aGroupOfSites, type Sites } from './sites.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ONE_TIME = /([a-z2-9]{5}-){3}[a-z2-9]{5}/;
const PRINTED = /The first administrator is \\"([^"]+)\\" with the one-time password \\"([^"]+)\\"/;

let sites: Sites;
beforeEach(async () => {
  sites = await aGroupOfSites({ migrated: false });
});
afterEach(() => sites.close());

async function call(site: RunningSite, pathname: string, body: unknown, cookie = '', method = 'POST') {
  return fetch(site.origin + pathname, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

/** Signs in; answers what the site knows of that account, with its cookies. */
async function signIn(site: RunningSite, username: string, password: string) {
  const response = await call(site, '/api/auth/sign-in', { username, password });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const user = await fetch(`${site.origin}/api/auth/user`, { headers: { cookie } });
  return { status: response.status, cookie, user: user.ok ? await user.json() : undefined };
}

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs `npm run admin:create -- …`, as at the server's own keyboard. */
function createAdministrator(...typed: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: sites.database.connectionString,
    };
    execFile(
      'npm',
      ['run', '--silent', 'admin:create', '--', ...typed],
      { cwd: ROOT, env },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
}

describe('a first start', () => {
  it('prints a one-time password, once, which opens nothing until another one is chosen', async () => {
    const site = await sites.start();
    const [, username = '', password = ''] = await vi.waitFor(
      () => {
        const printed = PRINTED.exec(site.said());
        if (!printed) throw new Error(site.said());
        return printed;
      },
      { timeout: 60_000 },
    );
    expect(username).toBe('admin');
    expect(password).toMatch(ONE_TIME);

    const { status, cookie, user } = await signIn(site, username, password);
    expect(status).toBe(200);
    expect(user).toMatchObject({ role: 'administrator', mustChoosePassword: true });
    const staffs = `${site.origin}/api/admin/charters/01890a5d-ac96-774b-bcce-b302099a8057`;
    const shut = await fetch(staffs, { headers: { cookie } });
    expect([shut.status, (await shut.json()).code]).toEqual([403, 'choose-password']);
    const words = { currentPassword: password, newPassword: 'a berth by the sea wall' };
    expect((await call(site, '/api/auth/password', words, cookie, 'PUT')).status).toBe(200);
    expect((await fetch(staffs, { headers: { cookie } })).status).toBe(404);
    expect((await signIn(site, username, password)).status).toBe(401);

    const second = await sites.start();
    expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
    expect(second.said()).not.toMatch(/password/i);
  });

  it('of several processes at once makes one administrator, and one of them says so', async () => {
    const running = await Promise.all(Array.from({ length: 3 }, () => sites.start()));
    await vi.waitFor(
      () => {
        expect(running.map((site) => site.said()).join('')).toMatch(PRINTED);
      },
      { timeout: 60_000 },
    );
    expect(running.filter((site) => PRINTED.test(site.said()))).toHaveLength(1);
    expect(await sites.database.db.$count(accounts)).toBe(1);
  });

  it('that finds its port taken leaves the password to the next one', async () => {
    const { promise: listening, resolve } = Promise.withResolvers<void>();
    const other = createServer().listen(0, '127.0.0.1', resolve);
    await listening;
    try {
      const { port } = other.address() as AddressInfo;
      await expect(sites.start({ PORT: String(port) })).rejects.toThrow('is already in use');
    } finally {
      other.close();
    }
    const site = await sites.start();
    await vi.waitFor(() => expect(site.said()).toMatch(PRINTED), { timeout: 60_000 });
  });

  it('with name and password from the environment has nothing to tell', async () => {
    const given = { ADMIN_USERNAME: 'harbour.master', ADMIN_PASSWORD: 'a lantern at the pier' };
    const site = await sites.start(given);
    const { user } = await signIn(site, given.ADMIN_USERNAME, given.ADMIN_PASSWORD);
    expect(user).toMatchObject({ role: 'administrator', mustChoosePassword: false });
    expect(site.said()).not.toContain(given.ADMIN_PASSWORD);
    expect(site.said()).not.toMatch(PRINTED);
  });
});

describe('the command', () => {
  it('makes an administrator while the site runs, and a client’s account one when told to', async () => {
    const site = await sites.start({ ADMIN_PASSWORD: 'a lantern at the pier' });
    const made = await createAdministrator('Rosa');
    expect(made.stderr).toBe('');
    expect(made.code).toBe(0);
    expect(made.stdout).toContain('Made the administrator "rosa".');
    const [password = ''] = ONE_TIME.exec(made.stdout) ?? [];
    const { user } = await signIn(site, 'rosa', password);
    expect(user).toMatchObject({ username: 'rosa', role: 'administrator', mustChoosePassword: true });
    const again = await createAdministrator('Rosa');
    expect(again.stdout).toContain('The old password no longer works');
    const lines = await sites.database.db.select().from(activity).where(eq(activity.subjectName, 'rosa'));
    expect(lines.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'the server added',
      'the server gave a one-time password',
      'rosa signed in',
      'the server gave a one-time password',
    ]);

    const client = await signIn(site, 'bosun', 'a quiet berth');
    expect(client.user).toMatchObject({ role: 'client' });
    const refused = await createAdministrator('bosun', '--without-second-factor');
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('add --client')]);
    const promoted = await createAdministrator('bosun', '--without-second-factor', '--client');
    expect(promoted.stdout).toContain(
      'The account is an administrator now, and signed out everywhere: "bosun".',
    );
    const headers = { cookie: client.cookie };
    expect((await fetch(`${site.origin}/api/auth/user`, { headers })).status).toBe(401);
    expect((await signIn(site, 'bosun', 'a quiet berth')).status).toBe(401);
    const [fresh = ''] = ONE_TIME.exec(promoted.stdout) ?? [];
    expect((await signIn(site, 'bosun', fresh)).user).toMatchObject({ role: 'administrator' });
  });

  it.each([
    ['no name', [], /Usage: npm run admin:create -- <username>/],
    ['two names', ['rosa', 'ana'], /Usage: npm run admin:create/],
    ['an unknown option', ['rosa', '--quietly'], /quietly/],
    ['a name that is too short', ['ro'], /A username has 3 to 64 characters\./],
  ])('with %s says what is wrong, makes nothing and ends with 1', async (_what, typed, sentence) => {
    const ended = await createAdministrator(...typed);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(sentence);
    expect(ended.stderr).not.toMatch(/^ {4}at /m);
    expect(ended.stdout).toBe('');
  });
});
