import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { deleteEmbeddedDatabase, startEmbeddedDatabase } from '#platform/db/embedded/index.ts';

/** A database server for one test, for faults that would disturb other tests. */
export type OwnDatabase = {
  readonly connectionString: string;
  /** Restarts as `pg_ctl restart -m fast` does: it closes every connection. */
  restart(): Promise<void>;
  /** Stops the server's processes: they keep every connection and answer nothing. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

export async function openOwnDatabase(): Promise<OwnDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-own-'));
  const start = () => startEmbeddedDatabase({ dataDir, log: { info() {}, warn() {} } });
  const { connectionString } = await start();
  const mainProcess = () =>
    Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const signalAll = (signal: NodeJS.Signals) => {
    const main = mainProcess();
    // Signal the main process first, so that it starts no other processes meanwhile.
    for (const pid of [main, ...childrenOf(main)]) process.kill(pid, signal);
  };
  return {
    connectionString,
    async restart() {
      const before = mainProcess();
      process.kill(before, 'SIGINT');
      await vi.waitFor(
        () => {
          if (readdirSync('/proc').includes(String(before)) && parentOf(before) !== undefined)
            throw new Error('The server is still there');
        },
        { timeout: 30_000, interval: 5 },
      );
      await start();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async close() {
      await deleteEmbeddedDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The parent's process id; undefined if the process has ended, even if it is still a zombie. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid);
}
