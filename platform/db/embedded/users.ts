import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startedAtTicks } from './processes.ts';

/**
 * Records that this process uses a server, so that the last one to leave stops it, whoever started it. Each use is a file named
 * by the process and its start time, so that files of killed processes are recognized and do not count. Call `enter` and
 * `leave` only under the data folder's lock.
 *
 * @returns the file that stands for this use
 */
export function enter(usersFolder: string): string {
  mkdirSync(usersFolder, { recursive: true, mode: 0o700 });
  const name = `${process.pid}-${startedAtTicks(process.pid) ?? ''}-${randomBytes(4).toString('hex')}`;
  const file = path.join(usersFolder, name);
  writeFileSync(file, '');
  return file;
}

/** Ends a use; returns true when no other process uses the server. */
export function leave(file: string): boolean {
  rmSync(file, { force: true });
  return !isUsed(path.dirname(file));
}

/** Whether any process uses the server now. */
export function isUsed(usersFolder: string): boolean {
  if (!existsSync(usersFolder)) return false;
  let users = 0;
  for (const name of readdirSync(usersFolder)) {
    const [pid, startedAt] = name.split('-');
    if (startedAt === startedAtTicks(Number(pid))) users += 1;
    else rmSync(path.join(usersFolder, name), { force: true });
  }
  return users > 0;
}
