import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseError, errorCode, orUseAnother } from './error.ts';
import { type Home, makePrivateFolder } from './home.ts';
import { hasEndedWithin, isServerOn } from './processes.ts';
import { clusterOptions, type ServerChoices, serverOptions } from './settings.ts';

/** A running server, as its file postmaster.pid describes it. */
type Running = { pid: number; socketFolder: string; status: string };

const startPatienceMilliseconds = 60_000;
const stopPatienceMilliseconds = 30_000;
const remainsPatienceMilliseconds = 5_000;

const stillHeld = /lock file ".*" already exists|pre-existing shared memory block/;

/** Makes the cluster when there is none yet. An unfinished cluster from a killed attempt is deleted. */
export async function initialiseCluster(home: Home): Promise<void> {
  const versionFile = path.join(home.cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    refuseOtherVersion(home, readFileSync(versionFile, 'utf8').trim());
    return;
  }
  const unfinished = `${home.cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateFolder(unfinished, home.runsAs);
  const { code, output } = await run(home, 'initdb', clusterOptions(unfinished));
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw startProblem(home, output);
  }
  renameSync(unfinished, home.cluster);
}

/** The server that runs on the cluster, once it is ready; undefined when no server runs. */
export async function findRunning(cluster: string): Promise<Running | undefined> {
  const deadline = Date.now() + startPatienceMilliseconds;
  for (;;) {
    const described = readPidFile(cluster);
    if (described === undefined || !isServerOn(described.pid, cluster)) return undefined;
    if (described.status === 'ready') return described;
    if (Date.now() > deadline) {
      throw new EmbeddedDatabaseError(
        `The embedded database (process ${described.pid}) has been "${described.status}" for a minute: look into ${path.join(cluster, '..', 'server.log')}.`,
      );
    }
    await sleep(15);
  }
}

/** Whether a server's main process lives on the cluster, also one that is still starting or already ending. */
export function isServerThere(cluster: string): boolean {
  const described = readPidFile(cluster);
  return described !== undefined && isServerOn(described.pid, cluster);
}

/** Starts the server and resolves when it accepts connections. The server outlives this process unless it is stopped. */
export async function startServer(home: Home, choices: ServerChoices): Promise<Running> {
  const deadline = Date.now() + remainsPatienceMilliseconds;
  for (;;) {
    try {
      return await tryToStart(home, choices);
    } catch (error) {
      // The children of a server killed a moment ago hold its shared memory until they notice. Try again until then.
      const isStillHeld = error instanceof EmbeddedDatabaseError && stillHeld.test(String(error.cause));
      if (!isStillHeld || Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

async function tryToStart(home: Home, choices: ServerChoices): Promise<Running> {
  forgetDeadServer(home.cluster);
  if (existsSync(home.logFile) && statSync(home.logFile).size > 1_000_000) {
    renameSync(home.logFile, `${home.logFile}.1`);
  }
  const log = openSync(home.logFile, 'a', 0o600);
  const logBegin = statSync(home.logFile).size;
  const child = spawn(
    path.join(home.programs, 'bin', 'postgres'),
    serverOptions(home.cluster, home.socketFolder, choices),
    {
      ...identity(home),
      // A process group of its own: Ctrl-C in the terminal must reach only the site, which first finishes its work.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', () => {
    ended ??= '';
  });
  child.unref();
  const deadline = Date.now() + (choices.patienceMs ?? startPatienceMilliseconds);
  for (;;) {
    const described = readPidFile(home.cluster);
    if (described !== undefined && described.pid === child.pid && described.status === 'ready')
      return described;
    if (ended !== undefined) {
      throw startProblem(home, ended + readFileSync(home.logFile).subarray(logBegin).toString('utf8'));
    }
    if (Date.now() > deadline) {
      throw new EmbeddedDatabaseError(
        `The embedded database did not become ready in time: look into ${home.logFile}.`,
      );
    }
    await sleep(5);
  }
}

/** Stops the server on the cluster, if one runs. Connections are cut; committed work is on the disk. */
export async function stopServer(cluster: string): Promise<void> {
  const described = readPidFile(cluster);
  if (described === undefined || !isServerOn(described.pid, cluster)) return;
  signal(described.pid, 'SIGINT');
  if (await hasEndedWithin(described.pid, stopPatienceMilliseconds)) return;
  // Makes the server end at once. The next start replays the log, so nothing committed is lost.
  signal(described.pid, 'SIGQUIT');
  if (await hasEndedWithin(described.pid, stopPatienceMilliseconds)) return;
  throw new EmbeddedDatabaseError(`The embedded database (process ${described.pid}) does not end.`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/**
 * Deletes the pid file of a killed server. Its id may by now belong to another process, or to the server's own zombie, which
 * PostgreSQL would take for a running server and refuse to start. PostgreSQL's lock on the shared memory still prevents two
 * servers on one cluster.
 */
function forgetDeadServer(cluster: string): void {
  const described = readPidFile(cluster);
  if (described !== undefined && !isServerOn(described.pid, cluster)) {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  }
}

function readPidFile(cluster: string): Running | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] ?? '', status: lines[7]?.trim() ?? 'starting' };
}

function refuseOtherVersion(home: Home, madeBy: string): void {
  const ours = readVersion(home);
  if (ours === undefined || madeBy === ours) return;
  throw new EmbeddedDatabaseError(
    `The database in ${home.folder} was made by PostgreSQL ${madeBy} and this release brings PostgreSQL ${ours}: move it over with pg_dump, ${orUseAnother}.`,
  );
}

/** The major version of the programs, read from the file that new clusters are made from. */
function readVersion(home: Home): string | undefined {
  const firstLine = readFileSync(
    path.join(home.programs, 'share', 'postgresql', 'postgres.bki'),
    'utf8',
  ).split('\n', 1)[0];
  return firstLine?.match(/^# PostgreSQL (\d+)/)?.[1];
}

function run(
  home: Home,
  program: string,
  options: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(path.join(home.programs, 'bin', program), options, {
      ...identity(home),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function identity(home: Home) {
  return {
    ...home.runsAs,
    cwd: home.folder,
    // Pass on nothing else of the environment: PGDATA, PGOPTIONS or LD_LIBRARY_PATH would mislead the server.
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', TZ: 'UTC' },
  };
}

const startReasons: [RegExp, (home: Home) => string][] = [
  [
    /No space left on device|Disk quota exceeded/,
    (home) => `The embedded database can't start in ${home.folder}: the disk is full.`,
  ],
  [
    /error while loading shared libraries: ([^:\n]+)/,
    () =>
      `The embedded PostgreSQL is not completely installed or lacks a system library: run "npm ci --ignore-scripts=false", ${orUseAnother}.`,
  ],
  [
    /could not look up effective user ID/,
    () =>
      `PostgreSQL needs a user with a name and id ${process.getuid?.()} has none: add it to /etc/passwd, start the site as another user, ${orUseAnother}.`,
  ],
  [stillHeld, (home) => `Another PostgreSQL server is using ${home.cluster}: end it and try again.`],
  [
    /could not (create shared memory|map anonymous shared memory)|Cannot allocate memory|out of memory/,
    () => `The embedded database can't start: the system gives it too little memory.`,
  ],
  [
    /setuid|EPERM|EINVAL/,
    () =>
      `PostgreSQL does not run as root and this system lets root start nothing as another user: start the site as an ordinary user, ${orUseAnother}.`,
  ],
  [
    /Permission denied|EACCES|invalid permissions|wrong ownership/,
    (home) =>
      `The embedded database can't start: the permissions of ${home.folder} are wrong (its owner must be the user who starts the site, its mode 0700).`,
  ],
];

function startProblem(home: Home, output: string): EmbeddedDatabaseError {
  const known = startReasons.find(([pattern]) => pattern.test(output));
  const cause = new Error(output.trim().slice(-4000));
  if (known !== undefined) return new EmbeddedDatabaseError(known[1](home), { cause });
  const lines = output.trim().split('\n');
  const last = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
  const reason = last.replace(/^.*?(FATAL|PANIC|error):\s*|^but /, '').trim() || 'it gave no reason';
  return new EmbeddedDatabaseError(`The embedded database in ${home.folder} can't start: ${reason}.`, {
    cause,
  });
}
