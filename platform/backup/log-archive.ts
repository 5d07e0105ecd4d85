import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FileStore } from '#platform/storage/store.ts';
import { BackupError } from './error.ts';
import { FILES, placeKeyOf, uploadedKeys } from './files.ts';
import type { BackupPlace } from './place.ts';

/** The folder of the backup place that holds the write-ahead log. */
export const LOG = 'log';

const ROUND_MS = 2_000;
const AFTER_FAILURE_MS = 10_000;
/** How long the last round may take when the site is stopped. */
const LAST_ROUND_MS = 5_000;

const SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;

/** The part of the log that a file holds, without its timeline; empty when it holds none. Sorts in the order of the log. */
export const segmentOf = (name: string) => (SEGMENT.test(name) ? name.slice(8) : '');

const logKeyOf = (name: string) => `${LOG}/${name.replace('.', '-')}`;
const nameOfLog = (key: string) => key.slice(LOG.length + 1).replace('-', '.');

export type LogArchive = {
  /** Stops archiving, after carrying away all that is there now. */
  finish(): Promise<void>;
};

/**
 * Copies all changes since the last backup to the place, all the time: the log that the embedded server puts into a folder, and
 * uploaded files. Together with the last whole backup, any moment since can be restored.
 *
 * @param options.logFolder asked in each round, because the server may not have started yet; undefined: a server that keeps its
 *   own log
 * @param options.files undefined when they are not on this machine
 * @param options.whyNothingComes a sentence when the server should put its log into the folder but does not
 * @param options.onResult is called after each round; with the reason when the round failed
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

/** One round of archiving. It remembers from earlier rounds which files the place has already. */
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
      // Files go before the log, so that every restored row has its file.
      there ??= new Set(await place.list(FILES));
      await copyNew(files, place, there);
    }
    const folder = logFolder();
    const names = folder === undefined ? [] : await readdir(folder).catch(() => []);
    for (const name of names.sort()) await carryAway(place, path.join(folder ?? '', name), name);
  };
}

/** @param there the keys known to be in the place; updated here */
async function copyNew(files: FileStore, place: BackupPlace, there: Set<string>): Promise<void> {
  const keys = new Map((await uploadedKeys(files)).map((key) => [placeKeyOf(key), key]));
  // Forget erased files: pruning also removes them from the place, and the same picture may be uploaded again.
  for (const placeKey of there) if (!keys.has(placeKey)) there.delete(placeKey);
  for (const [placeKey, key] of keys) {
    const bytes = there.has(placeKey) ? undefined : await files.get(key);
    if (bytes) await place.put(placeKey, bytes);
    there.add(placeKey);
  }
}

async function carryAway(place: BackupPlace, file: string, name: string): Promise<void> {
  // Skip a file that the server is still writing. Its notes for people are only deleted below, not copied.
  if (name.startsWith('.')) return;
  if (SEGMENT.test(name) || HISTORY.test(name)) {
    const found = await readFile(file).catch(() => undefined);
    // Another process of the site has already carried it away.
    if (!found) return;
    // A server that an earlier release started does not compress its log.
    const bytes = isGzip(found) ? await promisify(gunzip)(found) : found;
    const key = logKeyOf(name);
    const kept = await place.get(key);
    if (kept && !(await promisify(gunzip)(kept)).equals(bytes)) {
      throw new BackupError(
        `Another database writes its log to ${place.name}: give each a place of its own (BACKUP_TO).`,
      );
    }
    if (!kept) await place.put(key, isGzip(found) ? found : await promisify(gzip)(found, { level: 1 }));
  }
  await rm(file, { force: true });
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Seals the history of the log's branches with the present key: unlike the log's parts, every later restore needs it. */
export async function sealHistoryAnew(place: BackupPlace): Promise<void> {
  for (const key of await place.list(LOG)) {
    if (!HISTORY.test(nameOfLog(key)) || !(await place.isOutdated(key))) continue;
    // Without the former key, which a restore would ask for by its number, leave it as it is.
    const bytes = await place.get(key).catch(() => undefined);
    if (bytes) await place.put(key, bytes);
  }
}

/** The archived log files that a restore needs from `firstLog` on: each name, with a function that reads it, still compressed. */
export async function logFrom(place: BackupPlace, firstLog: string) {
  const names = (await place.list(LOG)).map(nameOfLog);
  return names
    .filter((name) => HISTORY.test(name) || segmentOf(name) >= segmentOf(firstLog))
    .map((name) => ({ name, read: () => place.get(logKeyOf(name)) }));
}
