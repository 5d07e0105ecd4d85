import { availableParallelism } from 'node:os';

/** What a browser, its site and their share of the database come to at their most. */
const WORKER_BYTES = 1.5 * 2 ** 30;

/**
 * How many workers a suite takes on this machine: as many for each core as `onTwoCores` are for two, while there is memory for
 * them. `most` is what one database server has connections for (`tests/support/database-server.ts`).
 */
export function workersFor(
  { onTwoCores, most }: { onTwoCores: number; most: number },
  machine = { cores: availableParallelism(), freeBytes: process.availableMemory() },
): number {
  const forCores = Math.floor((onTwoCores * machine.cores) / 2);
  const forMemory = Math.floor(machine.freeBytes / WORKER_BYTES);
  return Math.max(onTwoCores, Math.min(most, forCores, forMemory));
}
