import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Debian's packages, and the program that the tests run from each. */
const PROGRAMS = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
} as const;

type Package = keyof typeof PROGRAMS;

/** @throws a sentence that names the missing packages */
export function requirePackages(...packages: readonly Package[]): void {
  const missing = packages.filter((name) => !existsSync(PROGRAMS[name]));
  if (missing.length > 0)
    throw new Error(
      `This needs Debian's packages ${packages.join(', ')}, of which ${missing.join(', ')} cannot be found: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
}

/**
 * The user that Debian's package has made for PostgreSQL, which refuses to run as root. If the tests run as root, they
 * start all programs as that user.
 */
function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .match(/^postgres:.*$/m)?.[0]
      .split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('There is no user "postgres" on this machine.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A folder for one run that the programs may write to. */
export function openFolder(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-cluster-'));
  const user = databaseUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type Program = {
  readonly pid: number;
  /** Ends the program, and resolves when it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts a package's program and writes its output to `<name>.log` in the folder. */
export function startProgram(
  of: Package,
  parameters: readonly string[],
  { folder, name }: { folder: string; name: string },
): Program {
  const log = openSync(path.join(folder, `${name}.log`), 'a');
  const child: ChildProcess = spawn(PROGRAMS[of], parameters, {
    cwd: folder,
    // Pass on no settings of the suite, nor of an npm that runs it.
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder },
    stdio: ['ignore', log, log],
    ...databaseUser(),
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    pid: child.pid ?? 0,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await gone;
    },
  };
}

/**
 * This process and all its descendants. Parents come first, so that they are stopped before they can start more
 * children.
 */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process has ended meanwhile.
    }
  }
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

/** Signals these processes; some of them may have ended already. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

let nextPort = 20_000 + Math.floor(Math.random() * 8_000);

/**
 * A free port that stays free while its program restarts: it is below the ports that the system gives to outgoing
 * connections.
 */
export async function lastingPort(): Promise<number> {
  for (;;) {
    nextPort += 1;
    const port = nextPort;
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
