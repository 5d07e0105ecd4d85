import { availableParallelism } from 'node:os';

/** The most memory that one worker takes: a browser, its site and their share of the database. */
const WORKER_BYTES = 1.5 * 2 ** 30;

/**
 * How many workers a suite uses on this machine: in proportion to its cores (`onTwoCores` for two), as far as there is memory for
 * them, but never fewer than `onTwoCores`. `most` is the number that one database server has connections for
 * (`tests/support/database-server.ts`).
 */
export function workersFor(
  { onTwoCores, most }: { onTwoCores: number; most: number },
  machine = { cores: availableParallelism(), freeBytes: process.availableMemory() },
): number {
  const forCores = Math.floor((onTwoCores * machine.cores) / 2);
  const forMemory = Math.floor(machine.freeBytes / WORKER_BYTES);
  return Math.max(onTwoCores, Math.min(most, forCores, forMemory));
}
