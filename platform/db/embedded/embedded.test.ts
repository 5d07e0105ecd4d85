import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  deleteEmbeddedDatabase,
  EmbeddedDatabaseError,
  ensureDatabase,
  startEmbeddedDatabase,
} from './index.ts';
import { hasEndedWithin, isAlive, isServerOn } from './processes.ts';

const isRoot = process.getuid?.() === 0;
const entry = new URL('./index.ts', import.meta.url).href;
const silent = { info: () => undefined, warn: () => undefined };
const folders: string[] = [];

let prepared: string;

beforeAll(async () => {
  prepared = mkdtempSync(path.join(tmpdir(), 'miami-flow-test-'));
  await (await start(prepared)).stop();
});

afterAll(async () => {
  await deleteEmbeddedDatabase(prepared);
  rmSync(prepared, { recursive: true });
});

afterEach(async () => {
  for (const folder of folders.splice(0)) {
    for (const dataDir of [folder, path.join(folder, 'moved'), path.join(folder, 'data')]) {
      if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) await deleteEmbeddedDatabase(dataDir);
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('a new data folder', { timeout: 60_000 }, () => {
  it('gets a server on a private socket with the settings the site relies on', async () => {
    const dataDir = temporaryFolder();
    const database = await start(dataDir);
    const settings = await query(
      database.connectionString,
      `SELECT current_setting('server_version_num')::int >= 150000 AS recent, current_setting('TimeZone') AS zone,
        current_setting('max_connections') AS connections, current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous,
        current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets,
        pg_encoding_to_char(encoding) AS encoding, datcollate, datctype
        FROM pg_database WHERE datname = current_database()`,
    );
    expect(settings[0]).toMatchObject({
      recent: true,
      zone: 'UTC',
      connections: '100',
      fsync: 'on',
      synchronous: 'on',
      addresses: '',
      encoding: 'UTF8',
      datcollate: 'C.UTF-8',
      datctype: 'C.UTF-8',
    });
    const socketFolder = decodeURIComponent(new URL(database.connectionString).hostname);
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).not.toBe(0);
    // The extensions that the calendar's constraint and the search need.
    await query(database.connectionString, 'CREATE EXTENSION btree_gist; CREATE EXTENSION pg_trgm');
    await database.stop();
  });

  it.each([`quo"te's, comma – Jachthäfen`, 'x'.repeat(120)])('may be named %s', async (name) => {
    const dataDir = path.join(temporaryFolder(), 'data', name);
    const database = await start(dataDir);
    expect(await query(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.stop();
    await deleteEmbeddedDatabase(dataDir);
  });

  it('is initialised anew when the first attempt was cut off', async () => {
    const dataDir = preparedFolder();
    const cluster = clusterOf(dataDir);
    renameSync(cluster, `${cluster}.unfinished`);
    const database = await start(dataDir);
    expect(await query(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  it('is started once when several ask at the same time', async () => {
    const dataDir = temporaryFolder();
    const databases = await Promise.all([start(dataDir), start(dataDir), start(dataDir)]);
    const pids = await Promise.all(databases.map((database) => serverPidOver(database.connectionString)));
    expect(new Set(pids).size).toBe(1);
    await Promise.all(databases.map((database) => database.stop()));
    expect(isAlive(pids[0] ?? 0)).toBe(false);
  });
});

describe('a data folder with a database', { timeout: 60_000 }, () => {
  it('keeps what was stored, and is not made anew', async () => {
    const dataDir = preparedFolder();
    const first = await start(dataDir);
    await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS value');
    await first.stop();
    const madeAt = () => statSync(path.join(clusterOf(dataDir), 'PG_VERSION')).mtimeMs;
    const before = madeAt();
    const second = await start(dataDir);
    expect(madeAt()).toBe(before);
    expect(await query(second.connectionString, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
    await second.stop();
    await second.stop();
  });

  it('may be moved', async () => {
    const original = preparedFolder('data');
    const folder = path.dirname(original);
    const first = await start(original);
    await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS value');
    await first.stop();
    renameSync(original, path.join(folder, 'moved'));
    const second = await start(path.join(folder, 'moved'));
    expect(await query(second.connectionString, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
    await second.stop();
  });

  it('recovers what was committed when the server itself was killed, although its id belongs to another process now', async () => {
    const dataDir = preparedFolder();
    const first = await start(dataDir);
    await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS value');
    const killed = serverPid(dataDir);
    process.kill(killed, 'SIGKILL');
    await hasEndedWithin(killed, 5_000);
    const pidFile = path.join(clusterOf(dataDir), 'postmaster.pid');
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.ppid)));
    const second = await start(dataDir);
    expect(await query(second.connectionString, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
    await second.stop();
  });
});

describe('a server that already runs', { timeout: 60_000 }, () => {
  it('is joined after its process was killed, and stopped by the next one to leave', async () => {
    const dataDir = preparedFolder();
    const launcher = await startInAnotherProcess(dataDir);
    const left = serverPid(dataDir);
    await kill(launcher);
    expect(isAlive(left)).toBe(true);

    const database = await start(dataDir);
    expect(serverPid(dataDir)).toBe(left);
    expect(await query(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.stop();
    expect(isAlive(left)).toBe(false);
  });

  it('goes on until the last one leaves, whoever started it', async () => {
    const dataDir = preparedFolder();
    const first = await start(dataDir);
    const pid = serverPid(dataDir);
    const second = await startInAnotherProcess(dataDir);
    await first.stop();
    expect(isAlive(pid)).toBe(true);
    second.stdin?.end();
    await once(second, 'exit');
    expect(isAlive(pid)).toBe(false);
  });

  it('is started again when its socket was swept away', async () => {
    const dataDir = preparedFolder();
    const first = await start(dataDir);
    const pid = serverPid(dataDir);
    rmSync(decodeURIComponent(new URL(first.connectionString).hostname), { recursive: true });
    const second = await start(dataDir);
    expect(serverPid(dataDir)).not.toBe(pid);
    expect(await query(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.stop();
    await second.stop();
  });
});

describe('a server that ends under its users', { timeout: 120_000 }, () => {
  it('is started again, once for all of them; not where its folder was deleted and is filled anew', async () => {
    const deleted = preparedFolder('data');
    await start(deleted);
    await deleteEmbeddedDatabase(deleted);
    fillPrepared(deleted);

    const dataDir = preparedFolder();
    const users = await Promise.all([start(dataDir), start(dataDir)]);
    // By the second time, every user has looked since the first.
    for (let times = 0; times < 2; times += 1) {
      await killServer(dataDir);
      const pids = await Promise.all(users.map((user) => serverPidOver(user.connectionString)));
      expect(serversOn(dataDir)).toEqual([pids[0]]);
      expect(pids[1]).toBe(pids[0]);
    }
    expect(serversOn(deleted)).toEqual([]);
    await users[0].stop();
    expect(serversOn(dataDir)).toHaveLength(1);
    await users[1].stop();
    expect(serversOn(dataDir)).toEqual([]);
  });
});

describe('ensureDatabase', { timeout: 60_000 }, () => {
  it('makes the database once, also when several ask at the same time', async () => {
    const database = await start(preparedFolder());
    const asked = await Promise.all(
      [1, 2, 3, 4].map(() => ensureDatabase(database.connectionString, 'miami_flow')),
    );
    expect(new Set(asked).size).toBe(1);
    const again = await ensureDatabase(database.connectionString, 'miami_flow');
    expect(again).toBe(asked[0]);
    expect(await query(again, 'SELECT current_database() AS name')).toEqual([{ name: 'miami_flow' }]);
    await database.stop();
  });
});

describe('a database that cannot start says in one sentence', { timeout: 60_000 }, () => {
  it('that there is none for this platform', async () => {
    const problem = await problemOf(
      startEmbeddedDatabase({ dataDir: temporaryFolder(), binariesFrom: '/nowhere', log: silent }),
    );
    expect(problem).toMatch(
      /^No embedded PostgreSQL is installed for this platform \(linux-\w+\): .*DATABASE_URL/,
    );
  });

  it('that the data folder is a file', async () => {
    const file = path.join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    expect(await problemOf(start(file))).toBe(
      `The embedded database can't use ${file}: there is a file where a folder is needed (set DATA_DIR to another folder).`,
    );
    expect(await problemOf(start(path.join(file, 'inside')))).toBe(
      `The embedded database can't use ${file}/inside: a part of the path is a file, not a folder (set DATA_DIR to another folder).`,
    );
  });

  it('what is wrong with the files: another major version, permissions, what the server itself complains of', async () => {
    const dataDir = preparedFolder();
    const cluster = clusterOf(dataDir);

    writeFileSync(path.join(cluster, 'PG_VERSION'), '16\n');
    expect(await problemOf(start(dataDir))).toMatch(
      /^The database in .* was made by PostgreSQL 16 and this release brings PostgreSQL 18: .*DATABASE_URL/,
    );
    writeFileSync(path.join(cluster, 'PG_VERSION'), '18\n');

    chmodSync(cluster, 0o777);
    expect(await problemOf(start(dataDir))).toMatch(/the permissions of .* are wrong/);
    chmodSync(cluster, 0o700);

    rmSync(path.join(cluster, 'global', 'pg_control'));
    expect(await problemOf(start(dataDir))).toMatch(
      /^The embedded database in .* can't start: could not .*pg_control/,
    );
  });
});

describe.runIf(isRoot)('as root', { timeout: 60_000 }, () => {
  it('refuses a copy of a data folder and a database that is gone, instead of sharing or beginning anew', async () => {
    const original = preparedFolder('data');
    const copy = path.join(path.dirname(original), 'copy');
    cpSync(original, copy, { recursive: true, verbatimSymlinks: true });
    expect(await problemOf(start(copy))).toBe(
      `The data folder ${copy} is a copy of ${original} and would share its database: delete ${copy}/postgres to begin with an empty one, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
    rmSync(realpathSync(path.join(original, 'postgres')), { recursive: true });
    expect(await problemOf(start(original))).toMatch(
      /^The database that .*postgres points to .* is not there/,
    );
  });

  it('begins anew and ends the old server when the data folder was deleted', async () => {
    const dataDir = preparedFolder('data');
    await kill(await startInAnotherProcess(dataDir));
    const old = realpathSync(path.join(dataDir, 'postgres'));
    const left = serverPid(dataDir);
    rmSync(dataDir, { recursive: true });
    const database = await start(dataDir);
    expect(isAlive(left)).toBe(false);
    expect(realpathSync(path.join(dataDir, 'postgres'))).not.toBe(old);
    await database.stop();
    rmSync(old, { recursive: true });
  });
});

const nobody = { uid: 65_534, gid: 65_534 };

describe.runIf(isRoot && isOpenToAll())('as an ordinary user', { timeout: 60_000 }, () => {
  it('keeps the database inside the data folder, and root leaves it alone', async () => {
    const dataDir = temporaryFolder();
    chownSync(dataDir, nobody.uid, nobody.gid);
    const launcher = await startInAnotherProcess(dataDir, nobody);
    expect(lstatSync(path.join(dataDir, 'postgres')).isDirectory()).toBe(true);
    expect(statSync(path.join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(nobody.uid);
    // Not those of node_modules: `npm ci` takes them away while the server runs.
    expect(readlinkSync(`/proc/${serverPid(dataDir)}/exe`)).toContain(path.join(dataDir, 'postgres/'));
    expect(await problemOf(start(dataDir))).toMatch(/was made by an ordinary user and can't be run by root/);

    const pid = serverPid(dataDir);
    await kill(launcher);
    const joined = await startInAnotherProcess(dataDir, nobody);
    expect(serverPid(dataDir)).toBe(pid);
    joined.stdin?.end();
    await once(joined, 'exit');
    expect(isAlive(pid)).toBe(false);
  });

  it('says so when the data folder cannot be written', async () => {
    const dataDir = temporaryFolder();
    chmodSync(dataDir, 0o555);
    await expect(startInAnotherProcess(dataDir, nobody)).rejects.toThrow(
      `The embedded database can't use ${dataDir}/postgres: this user may not write there (change its owner or set DATA_DIR to another folder).`,
    );
  });

  it('says so when root made the database', async () => {
    const dataDir = preparedFolder();
    await expect(startInAnotherProcess(dataDir, nobody)).rejects.toThrow(
      'belongs to another user of this machine',
    );
  });

  it('says so when the user has no name', async () => {
    const dataDir = temporaryFolder();
    chownSync(dataDir, 54_321, 54_321);
    await expect(startInAnotherProcess(dataDir, { uid: 54_321, gid: 54_321 })).rejects.toThrow(
      'PostgreSQL needs a user with a name and id 54321 has none',
    );
  });
});

function start(dataDir: string) {
  return startEmbeddedDatabase({ dataDir, log: silent });
}

/** A data folder with a copy of an empty database, because copying is much quicker than making one. */
function preparedFolder(name = '.'): string {
  const dataDir = path.join(temporaryFolder(), name);
  mkdirSync(dataDir, { recursive: true });
  fillPrepared(dataDir);
  return dataDir;
}

function fillPrepared(dataDir: string): void {
  const original = realpathSync(path.join(prepared, 'postgres'));
  const link = path.join(dataDir, 'postgres');
  if (!isRoot) {
    execFileSync('cp', ['-a', original, link]);
    return;
  }
  const copy = `${original}-${path.basename(path.dirname(link))}`;
  execFileSync('cp', ['-a', original, copy]);
  writeFileSync(path.join(copy, 'owner'), dataDir);
  symlinkSync(copy, link);
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-test-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

function clusterOf(dataDir: string): string {
  return path.join(realpathSync(path.join(dataDir, 'postgres')), 'cluster');
}

function serverPid(dataDir: string): number {
  return Number(readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Kills the server; resolves once another one is in its place. */
async function killServer(dataDir: string): Promise<number> {
  const killed = serverPid(dataDir);
  const pidFile = () => readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(
    () => {
      expect(Number(pidFile()[0])).not.toBe(killed);
      expect(pidFile()[7]?.trim()).toBe('ready');
    },
    { timeout: 50_000 },
  );
  return killed;
}

/** The main processes of all servers that run on the cluster, whatever its pid file says. */
const serversOn = (dataDir: string) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => isServerOn(pid, clusterOf(dataDir)));

/** The id of the server's main process, read over a connection from its own file. */
async function serverPidOver(connectionString: string): Promise<number> {
  const [row] = await query(
    connectionString,
    'SELECT pg_backend_pid() AS pid, pg_postmaster_start_time() AS started',
  );
  expect(row?.pid).toBeGreaterThan(0);
  const [file] = await query(connectionString, `SELECT pg_read_file('postmaster.pid') AS content`);
  return Number(String(file?.content).split('\n')[0]);
}

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function problemOf(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedDatabaseError);
  const message = error instanceof Error ? error.message : '';
  expect(message).toMatch(/^[^\n]+\.$/);
  return message;
}

/** Starts the database in a process of its own, which stops it when its input ends. */
async function startInAnotherProcess(
  dataDir: string,
  user?: { uid: number; gid: number },
): Promise<ChildProcess> {
  const program = `
    import { startEmbeddedDatabase } from ${JSON.stringify(entry)};
    try {
      const log = { info() {}, warn() {} };
      const database = await startEmbeddedDatabase({ dataDir: process.argv[1], log });
      console.log('ready');
      process.stdin.on('end', () => database.stop()).resume();
    } catch (error) {
      console.log(error.message);
      process.exitCode = 1;
    }`;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', program, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    ...user,
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [said] = await once(child.stdout, 'data');
  const line = String(said).trim();
  if (line !== 'ready') throw new Error(line);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Whether another system user could read this clone and its tools. */
function isOpenToAll(): boolean {
  for (let at = path.dirname(process.execPath); at !== '/'; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) return false;
  }
  accessSync('/proc/self/stat', constants.R_OK);
  return existsSync('/etc/passwd') && readFileSync('/etc/passwd', 'utf8').includes(`:${nobody.uid}:`);
}
