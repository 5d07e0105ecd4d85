import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { deleteEmbeddedDatabase, startEmbeddedDatabase } from '#platform/db/embedded/index.ts';

/** A database server of one test's own, with which may be done what would disturb the others. */
export type OwnDatabase = {
  readonly connectionString: string;
  /** As `pg_ctl restart -m fast`: whoever is connected is thrown out. */
  restart(): Promise<void>;
  /** Stops its processes where they are: they hold every connection and answer none. */
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
    // The main one first, so that it makes no others meanwhile.
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

/** The process that started this one; undefined when it has ended, also when nobody has collected its remains. */
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
