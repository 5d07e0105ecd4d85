import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteEmbeddedDatabase } from '#platform/db/embedded/index.ts';
import { withoutSettings } from '../tools/without-settings.ts';

const root = path.resolve(import.meta.dirname, '..');

export type Running = {
  readonly origin: string;
  readonly pid: number;
  readonly startedInMs: number;
  readonly dataDir: string;
  stop(): Promise<void>;
};

async function answers(origin: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(origin);
      await response.arrayBuffer();
      if (response.status < 500) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error(`Nothing answers at ${origin}`);
}

const isTaken = (origin: string) =>
  fetch(origin, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

async function start(
  command: readonly string[],
  port: number,
  env: Record<string, string>,
  dataDir = '',
  cwd = root,
): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`;
  // If an interrupted run has left its server there, the bench would measure that server.
  if (await isTaken(origin)) throw new Error(`Something answers at ${origin} already: end it first`);
  const startedAt = performance.now();
  const [program = '', ...rest] = command;
  const child: ChildProcess = spawn(program, rest, {
    cwd,
    env: { ...withoutSettings(process.env), NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await answers(`${origin}/yachts`);
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir,
    startedInMs: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/**
 * Starts the built site with its own embedded database, as `npm start` does. It writes its request log, as in
 * production.
 */
export function startSite(port: number, dataDir: string, env: Record<string, string> = {}): Promise<Running> {
  return start(
    [process.execPath, path.join(root, 'tools/start.mjs')],
    port,
    {
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      // All visitors of a bench come from one address.
      COSTLY_READS_PER_MINUTE: '1000000',
      ...env,
    },
    dataDir,
  );
}

/** Starts a bare node:http server that answers every request with the same bytes and headers. */
export function startBare(port: number, bodyFile: string, headersFile: string): Promise<Running> {
  return start(
    [process.execPath, path.join(import.meta.dirname, 'bare-peer.mjs'), bodyFile, headersFile],
    port,
    {},
  );
}

/** Starts Next.js in production mode, with its own cache. */
export function startNext(port: number, folder: string, databaseUrl: string): Promise<Running> {
  return start(
    [
      process.execPath,
      path.join(folder, 'node_modules/next/dist/bin/next'),
      'start',
      '-H',
      '127.0.0.1',
      '-p',
      String(port),
    ],
    port,
    { DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1' },
    '',
    folder,
  );
}

/** Makes a data folder for one bench; `remove` deletes it. */
export function temporaryDataDir(): { dataDir: string; remove(): Promise<void> } {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-bench-'));
  return {
    dataDir,
    async remove() {
      await deleteEmbeddedDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The proportional memory (PSS) of a process and all its descendants, the database included, in MB. Shared pages count
 * once.
 */
export function memoryMb(pid: number, alsoNamed: readonly string[] = []): number {
  return memoriesMb(pid, alsoNamed).reduce((sum, own) => sum + own, 0);
}

/** The memory of the server process alone, in MB, without its launcher and its database: it is the largest of them. */
export function serverMemoryMb(pid: number): number {
  return Math.max(...memoriesMb(pid));
}

/**
 * The peak memory of the server process since it started, in MB, less what it now shares with other processes. Reading
 * the peak is cheap; adding up the pages of a process stops that process for tens of milliseconds each time.
 */
export function serverPeakMb(pid: number): number {
  const peaks = processesOf(pid).map((own) => {
    const status = () => readFileSync(`/proc/${own}/status`, 'utf8');
    const kb = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status())?.[1] ?? 0);
    try {
      return (kb('VmHWM') - kb('VmRSS')) / 1024 + ownMemoryMb(Number(own));
    } catch {
      // The process ended while we looked.
      return 0;
    }
  });
  return Math.max(...peaks);
}

const memoriesMb = (pid: number, alsoNamed: readonly string[] = []): number[] =>
  processesOf(pid, alsoNamed).map((name) => ownMemoryMb(Number(name)));

function processesOf(pid: number, alsoNamed: readonly string[] = []): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parentOf = new Map<number, number>();
  for (const name of processes) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parentOf.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process ended while we looked.
    }
  }
  const isOurs = (candidate: number): boolean => {
    for (let current: number | undefined = candidate; current; current = parentOf.get(current)) {
      if (current === pid) return true;
      try {
        if (alsoNamed.some((text) => readFileSync(`/proc/${current}/cmdline`, 'utf8').includes(text)))
          return true;
      } catch {
        return false;
      }
    }
    return false;
  };
  return processes.filter((name) => isOurs(Number(name)));
}

function ownMemoryMb(pid: number): number {
  try {
    const pages = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(pages)?.[1] ?? 0) / 1024;
  } catch {
    // The process ended while we looked.
    return 0;
  }
}
