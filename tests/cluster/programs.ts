import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Debian's packages, and the program of each that is run here. */
const PROGRAMS = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
} as const;

type Package = keyof typeof PROGRAMS;

/** @throws a sentence that says which of these packages are missing */
export function requirePackages(...packages: readonly Package[]): void {
  const missing = packages.filter((name) => !existsSync(PROGRAMS[name]));
  if (missing.length > 0)
    throw new Error(
      `This needs Debian's packages ${packages.join(', ')}, of which ${missing.join(', ')} cannot be found: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
}

/** PostgreSQL does not run as root: root starts all programs as the user that Debian's package has made for it. */
function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .match(/^postgres:.*$/m)?.[0]
      .split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('There is no user "postgres" on this machine.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A folder for one run, which the programs may write to. */
export function openFolder(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'miami-flow-cluster-'));
  const user = databaseUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type Program = {
  readonly pid: number;
  /** Ends it, and resolves when it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts a package's program; what it prints goes to `<name>.log` in the folder. */
export function startProgram(
  of: Package,
  parameters: readonly string[],
  { folder, name }: { folder: string; name: string },
): Program {
  const log = openSync(path.join(folder, `${name}.log`), 'a');
  const child: ChildProcess = spawn(PROGRAMS[of], parameters, {
    cwd: folder,
    // Nothing of the suite's own settings, nor of an npm around it.
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

/** The processes that come from this one, itself first: who starts others is stopped before those it has started. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

/** Signals processes of which some may have ended. */
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

/** A port that is free and stays so while its program restarts: below those that the system lends to whoever connects. */
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
