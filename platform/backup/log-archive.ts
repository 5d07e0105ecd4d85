import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FileStore } from '#platform/storage/store.ts';
import { BackupError } from './error.ts';
import { FILES, placeKeyOf, uploadedKeys } from './files.ts';
import type { BackupPlace } from './place.ts';

/** The folder of the place in which the write-ahead log is kept, and the server's folder from which it is carried there. */
export const LOG = 'log';

const ROUND_MS = 2_000;
const AFTER_FAILURE_MS = 10_000;
/** What may still be carried away when the site is stopped. */
const LAST_ROUND_MS = 5_000;

const SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;

/** Which part of the log a file holds, whatever timeline it is on; empty when it holds none. Sorts as the log goes. */
export const segmentOf = (name: string) => (SEGMENT.test(name) ? name.slice(8) : '');

const logKeyOf = (name: string) => `${LOG}/${name.replace('.', '-')}`;

export type LogArchive = {
  /** Ends it, once all that is there now has been carried away. */
  finish(): Promise<void>;
};

/**
 * Carries away all the time what has changed since the last backup: the log that the embedded server puts into a folder, and
 * uploaded files. With the last whole backup, every moment since can be restored.
 *
 * @param options.logFolder asked each time, for the server may not have been started yet; undefined: a server that keeps its own log
 * @param options.files undefined when they are not on this machine
 * @param options.whyNothingComes a sentence when the server puts nothing into the folder although it should
 * @param options.onResult is told after each round how it went: with the reason when it failed
 */
export function keepArchiving(options: {
  place: BackupPlace;
  logFolder: () => string | undefined;
  files: FileStore | undefined;
  whyNothingComes: () => Promise<string | undefined>;
  onResult: (reason?: string) => Promise<void>;
}): LogArchive {
  const ending = new AbortController();
  const round = archiveRound(options);
  async function go(): Promise<void> {
    while (!ending.signal.aborted) {
      const reason = await round().then(options.whyNothingComes).catch(reasonOf);
      await options.onResult(reason).catch(() => {});
      const waitMs = reason === undefined ? ROUND_MS : AFTER_FAILURE_MS;
      await sleep(waitMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }
  const going = go();
  return {
    async finish() {
      ending.abort();
      const enough = sleep(LAST_ROUND_MS, undefined, { ref: false });
      await Promise.race([going.then(round).catch(() => {}), enough]);
    },
  };
}

export const reasonOf = (error: unknown) =>
  error instanceof BackupError ? error.message : `What was to be kept could not be (${nameOf(error)}).`;

const nameOf = (error: unknown) =>
  error instanceof Error && 'code' in error
    ? String(error.code)
    : error instanceof Error
      ? error.message
      : 'unknown';

/** One round; it knows from those before which files are there already. */
export function archiveRound({
  place,
  logFolder,
  files,
}: {
  place: BackupPlace;
  logFolder: () => string | undefined;
  files: FileStore | undefined;
}): () => Promise<void> {
  let there: Set<string> | undefined;
  return async () => {
    if (files) {
      // Before the log: a row that is restored has its file.
      there ??= new Set(await place.list(FILES));
      await copyNew(files, place, there);
    }
    const folder = logFolder();
    const names = folder === undefined ? [] : await readdir(folder).catch(() => []);
    for (const name of names.sort()) await carryAway(place, path.join(folder ?? '', name), name);
  };
}

/** @param there what of the place is known to be there; brought up to date */
async function copyNew(files: FileStore, place: BackupPlace, there: Set<string>): Promise<void> {
  const keys = new Map((await uploadedKeys(files)).map((key) => [placeKeyOf(key), key]));
  // What was erased a backup takes from the place, too; and the same picture may be sent again.
  for (const placeKey of there) if (!keys.has(placeKey)) there.delete(placeKey);
  for (const [placeKey, key] of keys) {
    const bytes = there.has(placeKey) ? undefined : await files.get(key);
    if (bytes) await place.put(placeKey, bytes);
    there.add(placeKey);
  }
}

async function carryAway(place: BackupPlace, file: string, name: string): Promise<void> {
  // Of the server's own, notes for people; and what it is just writing.
  if (name.startsWith('.')) return;
  if (SEGMENT.test(name) || HISTORY.test(name)) {
    const bytes = await readFile(file).catch(() => undefined);
    // Another process of the site was faster.
    if (!bytes) return;
    const key = logKeyOf(name);
    const kept = await place.get(key);
    if (kept && !(await promisify(gunzip)(kept)).equals(bytes)) {
      throw new BackupError(
        `Another database writes its log to ${place.name}: give each a place of its own (BACKUP_TO).`,
      );
    }
    if (!kept) await place.put(key, await promisify(gzip)(bytes, { level: 1 }));
  }
  await rm(file, { force: true });
}

/** The names of all that was written away of the log and is needed from that file on, with what reads it, compressed. */
export async function logFrom(place: BackupPlace, firstLog: string) {
  const names = (await place.list(LOG)).map((key) => key.slice(LOG.length + 1).replace('-', '.'));
  return names
    .filter((name) => HISTORY.test(name) || segmentOf(name) >= segmentOf(firstLog))
    .map((name) => ({ name, read: () => place.get(logKeyOf(name)) }));
}
