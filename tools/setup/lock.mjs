import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupProblem } from './problem.mjs';
import { scratch } from './project.mjs';

/**
 * Does the work while no other process of this clone runs a set-up. The lock is a file with the holder's process id and start
 * time, so that a lock whose holder was killed is recognized even if another process has the same id by now.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ file?: string, patienceSeconds?: number }} [options]
 * @returns {Promise<T>}
 */
export async function underSetupLock(
  work,
  { file = path.join(scratch, 'setup.lock'), patienceSeconds = 1800 } = {},
) {
  const mine = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(mine, describeThisProcess());
  } catch (error) {
    throw new SetupProblem(
      `The folder ${path.dirname(file)} can't be written (${error.code}): set-up needs to write in the clone.`,
    );
  }
  try {
    await acquire(file, mine, patienceSeconds);
    try {
      return await work();
    } finally {
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

async function acquire(file, mine, patienceSeconds) {
  const began = Date.now();
  let told = false;
  for (;;) {
    // A hard link appears with its content or not at all, so nobody can read a lock that does not name its holder yet.
    if (tryLink(mine, file)) return;
    const holder = readIfThere(file);
    if (holder !== undefined && !isHeld(holder)) removeStale(file, holder, `${mine}.stale`);
    else if (holder !== undefined) {
      const waited = (Date.now() - began) / 1000;
      if (waited > patienceSeconds) {
        throw new SetupProblem(
          `Another set-up (process ${holder.split(' ')[0]}) has not ended: end it and try again.`,
        );
      }
      if (waited > 1 && !told) {
        process.stderr.write(`Waiting for another set-up (process ${holder.split(' ')[0]}) …\n`);
        told = true;
      }
      await sleep(100);
    }
  }
}

/** Removes a stale lock. Another process may have replaced it between reading and removing: then puts that lock back. */
function removeStale(file, stale, aside) {
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readIfThere(aside) !== stale) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function describeThisProcess() {
  return `${process.pid} ${startOf(process.pid) ?? ''}`;
}

function isHeld(holder) {
  const [pid, start] = holder.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  const startNow = startOf(Number(pid));
  return startNow === undefined || start === '' || startNow === start;
}

/** When a process started, in clock ticks since the machine's start; undefined if the system does not tell (not Linux). */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
