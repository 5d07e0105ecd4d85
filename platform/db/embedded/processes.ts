import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedDatabaseError, errorCode } from './error.ts';

/**
 * When a process started, in clock ticks since boot; undefined when there is no such process, or only its zombie. Together, the
 * id and this time identify a process for good, because ids are reused.
 */
export function startedAtTicks(pid: number): string | undefined {
  const stat = readProc(pid, 'stat');
  if (stat === undefined) return undefined;
  // The second field is the program's name in parentheses and may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  if (state === 'Z' || state === 'X') return undefined;
  return fields[19];
}

export function isAlive(pid: number): boolean {
  return startedAtTicks(pid) !== undefined;
}

/**
 * Whether the process is the main process of a PostgreSQL server on this folder. Reads its command line instead of
 * /proc/<pid>/exe, which root cannot read in a container without the ptrace capability.
 */
export function isServerOn(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false;
  const parts = readProc(pid, 'cmdline')?.split('\0') ?? [];
  const program = parts[0]?.split('/').at(-1);
  const at = parts.indexOf('-D');
  return program === 'postgres' && at > 0 && parts[at + 1] === dataFolder;
}

/** Resolves with true once the process has ended, or with false if it still runs after that time. */
export async function hasEndedWithin(pid: number, milliseconds: number): Promise<boolean> {
  const startedAt = startedAtTicks(pid);
  const deadline = Date.now() + milliseconds;
  while (startedAt !== undefined && startedAtTicks(pid) === startedAt) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

/**
 * Runs the work while no other process on this machine runs work under the same name. The lock is an abstract socket: the
 * kernel frees it as soon as its holder dies, so there are no stale locks.
 */
export async function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + lockPatienceMilliseconds;
  for (;;) {
    const release = await tryLock(name);
    if (release !== undefined) {
      try {
        return await work();
      } finally {
        await release();
      }
    }
    if (Date.now() > deadline) {
      throw new EmbeddedDatabaseError(
        'Another process has been starting or stopping the embedded database for two minutes: end it and try again.',
      );
    }
    await sleep(20);
  }
}

const lockPatienceMilliseconds = 120_000;

function tryLock(name: string): Promise<(() => Promise<void>) | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', (error) => {
      if (errorCode(error) === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ path: `\0${name}` }, () => {
      resolve(() => new Promise((released) => server.close(() => released())));
    });
  });
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
