import type { FileStore } from '#platform/storage/store.ts';
import { FILES, isFileKey, placeKeyOf, storeKeyOf, uploadedKeys } from './files.ts';
import { LOG, segmentOf } from './log-archive.ts';
import { backupsIn, readManifest } from './manifest.ts';
import type { BackupPlace } from './place.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes backups older than `keepDays`, the log that only they need, and files that are no longer in the site or in any kept
 * backup. The newest backup always stays, however old it is.
 *
 * @returns how many backups were deleted
 */
export async function prune(
  place: BackupPlace,
  files: FileStore,
  keepDays: number,
  now: Date,
): Promise<number> {
  const all = await Promise.all((await backupsIn(place)).map((name) => readManifest(place, name)));
  const newest = all.at(-1);
  if (!newest) return 0;
  const isOver = (finishedAt: Date) => Number(now) - Number(finishedAt) > keepDays * DAY_MS;
  const over = all.filter((one) => one !== newest && isOver(one.finishedAt));
  const kept = all.filter((one) => !over.includes(one));
  for (const { name } of over) {
    // Remove the manifest first: if this is interrupted, the rest no longer counts as a backup.
    await place.remove(`${name}/manifest`);
    for (const key of await place.list(name)) await place.remove(key);
  }
  const first = kept.map(({ server }) => segmentOf(server.firstLog)).sort()[0] ?? '';
  for (const key of await place.list(LOG)) {
    const segment = segmentOf(key.slice(LOG.length + 1));
    if (segment !== '' && segment < first) await place.remove(key);
  }
  // List the place before the store: any file that is archived in between is then in the store's list.
  const there = await place.list(FILES);
  const wanted = new Set([
    ...(await uploadedKeys(files)).map(placeKeyOf),
    ...kept.flatMap((one) => one.files.map(({ key }) => key)).filter((key) => isFileKey(storeKeyOf(key))),
  ]);
  for (const key of there) if (!wanted.has(key)) await place.remove(key);
  return over.length;
}
