import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  deleteEmbeddedDatabase,
  ensureDatabase,
  startEmbeddedDatabase,
} from '#platform/db/embedded/index.ts';
import { isAlive } from '#platform/db/embedded/processes.ts';
import { aPdf } from '#tests/builders/files.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { untilTaken } from '#tests/support/until-taken.ts';
import { aContactMessage, aGroupOfSites, anApplicant, post, type Sites } from './sites.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let sites: Sites;
let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

beforeAll(async () => {
  sites = await aGroupOfSites({ seeded: false });
  folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-backup-'));
});
afterAll(async () => {
  await sites.close();
  for (const name of ['data', 'restored', 'trial']) await deleteEmbeddedDatabase(at(name));
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({ DATABASE_URL: '', DATA_DIR: at('data'), BACKUP_TO: at('place') });

/** Runs one of the commands as the site's owner does; answers its output and its exit code. */
async function command(name: string, env: Record<string, string>, parameters: string[] = [], typed = '') {
  const run = promisify(execFile)(process.execPath, [`tools/${name}.ts`, ...parameters], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...settings(), ...env },
  });
  run.child.stdin?.end(typed);
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

/**
 * Runs a command and tells it to stop, as npm and the terminal do together, once it has started a database server in the data
 * folder that `find` knows. Answers undefined if the command was quicker.
 */
async function stopped(name: string, env: Record<string, string>, parameters: string[], find: () => string) {
  const child = spawn(process.execPath, [`tools/${name}.ts`, ...parameters], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...settings(), ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  let server = '';
  while (server === '' && child.exitCode === null) {
    const file = path.join(find(), 'postgres/cluster/postmaster.pid');
    server = existsSync(file) ? (readFileSync(file, 'utf8').split('\n', 1)[0] ?? '') : '';
    await pause(1);
  }
  child.kill('SIGINT');
  child.kill('SIGINT');
  const [code] = await ended;
  return code === 0 ? undefined : { code, isServerThere: isAlive(Number(server)) };
}

/** Restores the backup into a new folder, with the key that opens it. */
function restore(name: string, ...parameters: string[]) {
  mkdirSync(at(name, 'keys'), { recursive: true });
  cpSync(at('data', 'keys', 'backup.key'), at(name, 'keys', 'backup.key'));
  return command('restore', {}, ['--into', at(name), ...parameters]);
}

type Applicant = Awaited<ReturnType<typeof anApplicant>>;

const addressOf = (site: RunningSite, by: Applicant) =>
  `${site.origin}/api/financing/applications/${by.id}/documents`;

async function upload(site: RunningSite, by: Applicant): Promise<string> {
  const form = new FormData();
  form.append('type', 'Attachment');
  form.append('document', new File([aPdf({ extra: `%${crypto.randomUUID()}` })], 'paper.pdf'));
  const init = { method: 'POST', headers: { cookie: by.cookie }, body: form };
  const response = await untilTaken(() => fetch(addressOf(site, by), init));
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

async function inDatabase<T>(dataDir: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const server = await startEmbeddedDatabase({ dataDir, log: { info() {}, warn() {} } });
  const client = new pg.Client({
    connectionString: await ensureDatabase(server.connectionString, 'miami_flow'),
  });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

/** Sends messages until told to stop, and notes when each was sent and when it was acknowledged. */
function keepSending(site: RunningSite) {
  const sent: { email: string; sentAt: number; heardAt: number }[] = [];
  let isOver = false;
  const senders = [1, 2].map(async (sender) => {
    for (let count = 0; !isOver; count += 1) {
      const email = `robin-${sender}-${count}@visitors.example`;
      const sentAt = Date.now();
      const { status } = await post(site, aContactMessage(email));
      if (status === 201) sent.push({ email, sentAt, heardAt: Date.now() });
    }
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(senders);
  };
  return { sent, stop };
}

it('taken under load and restored elsewhere to a moment: all acknowledged before is there, nothing after', async () => {
  const site = await sites.start(settings());
  const by = await anApplicant(site);
  const papers = [await upload(site, by)];
  const load = keepSending(site);
  const backup = await command('backup', {});
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('The keys are not in it') });
  papers.push(await upload(site, by));
  const soFar = load.sent.length;
  await vi.waitFor(() => expect(load.sent.length).toBeGreaterThan(soFar + 10), { timeout: 60_000 });
  const until = new Date();
  const then = load.sent.length;
  await vi.waitFor(() => expect(load.sent.length).toBeGreaterThan(then + 10), { timeout: 60_000 });
  await upload(site, by);
  await load.stop();
  // Switch the log file by hand; the server does it once a minute.
  const part = await inDatabase(at('data'), async (client) => {
    const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as name');
    return String(rows[0].name);
  });
  await vi.waitFor(() => expect(readdirSync(at('place', 'log'))).toContain(part), { timeout: 60_000 });
  await vi.waitFor(() => expect(readdirSync(at('place', 'files'))).toHaveLength(papers.length + 1), {
    timeout: 60_000,
  });
  await sites.kill(site);

  expect(await restore('restored', '--until', until.toISOString())).toMatchObject({ code: 0 });
  for (const name of ['data-keys.json', 'auth.key']) cpSync(at('data/keys', name), at('restored/keys', name));
  const second = await sites.start({ DATABASE_URL: '', DATA_DIR: at('restored') });
  const found = await inDatabase(at('restored'), async (client) => {
    const { rows } = await client.query('select email from contact_messages');
    return new Set(rows.map((row) => String(row.email)));
  });
  const before = load.sent.filter(({ heardAt }) => heardAt < until.getTime());
  const after = load.sent.filter(({ sentAt }) => sentAt > until.getTime());
  expect(before.length).toBeGreaterThan(10);
  expect(after.length).toBeGreaterThan(10);
  expect(before.filter(({ email }) => !found.has(email))).toEqual([]);
  expect(after.filter(({ email }) => found.has(email))).toEqual([]);
  for (const id of papers) {
    const read = await untilTaken(() =>
      fetch(`${addressOf(second, by)}/${id}`, { headers: { cookie: by.cookie } }),
    );
    expect(read.status).toBe(200);
    expect((await read.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
  const files = readdirSync(at('restored/files'), { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toHaveLength(papers.length);
  await second.stop();
});

it('a drill and a restore that are told to stop leave no server and no copy', async () => {
  const gone = { code: 130, isServerThere: false };
  mkdirSync(at('drills'));
  const drill = () => at('drills', readdirSync(at('drills'))[0] ?? 'none-yet');
  let end: unknown;
  while (end === undefined) end = await stopped('backup-drill', { TMPDIR: at('drills') }, [], drill);
  expect(end).toEqual(gone);
  expect(readdirSync(at('drills'))).toEqual([]);
  const into = ['--into', at('trial'), '--key', at('data/keys/backup.key')];
  for (end = undefined; end === undefined; ) {
    rmSync(at('trial'), { recursive: true, force: true });
    end = await stopped('restore', {}, into, () => at('trial'));
  }
  expect(end).toEqual(gone);
  expect(readdirSync(at('trial'))).toEqual([]);
});

it('a drill finds a sound one sound and leaves nothing; what was changed, is missing or has another key is refused', async () => {
  const drills = () => readdirSync(tmpdir()).filter((name) => name.startsWith('miami-flow-drill-'));
  writeFileSync(at('other.key'), Buffer.alloc(32, 7).toString('base64'));
  const [sound, used, tooLate, otherKey, noKey] = await Promise.all([
    command('backup-drill', {}),
    restore('restored'),
    restore('trial', '--until', '2126-03-06T14:30:00Z'),
    restore('trial-2', '--key', at('other.key')),
    command('restore', {}, ['--into', at('trial-3')]),
  ]);
  expect(sound).toMatchObject({ code: 0, said: expect.stringContaining('is sound') });
  expect(used).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });
  expect(tooLate).toMatchObject({ code: 1, said: expect.stringContaining('ends before that moment') });
  expect(otherKey).toMatchObject({ code: 1, said: expect.stringContaining('sealed with another key') });
  expect(noKey).toMatchObject({ code: 1, said: expect.stringContaining('name its file with --key') });
  expect(drills()).toEqual([]);
  // The failed restore leaves nothing that looks like a site's data.
  expect(readdirSync(at('trial'))).toEqual(['keys']);

  const [name = ''] = readdirSync(at('place')).filter((entry) => entry.startsWith('backup-'));
  const part = at('place', name, 'base-00001');
  const bytes = readFileSync(part);
  bytes[1_000] = (bytes[1_000] ?? 0) ^ 1;
  writeFileSync(part, bytes);
  const changed = await restore('trial');
  expect(changed).toMatchObject({ code: 1, said: expect.stringContaining('damaged') });
  rmSync(part);
  expect(await command('backup-drill', {})).toMatchObject({
    code: 1,
    said: expect.stringContaining('is missing'),
  });
  expect(readdirSync(at('trial'))).toEqual(['keys']);
  expect(drills()).toEqual([]);
});

it('what a site has kept is erased by one command, wherever it is, once its name has been typed', async () => {
  mkdirSync(at('gone', 'keys'), { recursive: true });
  writeFileSync(at('gone/keys/auth.key'), 'x');
  const server = await startEmbeddedDatabase({ dataDir: at('gone'), log: { info() {}, warn() {} } });
  const cluster = realpathSync(at('gone/postgres'));
  const erase = (answer: string, ...parameters: string[]) =>
    command('erase-data', { DATA_DIR: at('gone') }, parameters, answer);
  expect(await erase('', '--yes')).toMatchObject({ code: 1, said: expect.stringContaining('is running') });
  await server.stop();
  expect(await erase('data\n')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nothing was deleted'),
  });
  expect(existsSync(cluster)).toBe(true);
  expect(await erase('gone\n')).toMatchObject({ code: 0 });
  expect(existsSync(cluster) || existsSync(at('gone'))).toBe(false);
});
