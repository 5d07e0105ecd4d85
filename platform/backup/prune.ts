import type { FileStore } from '#platform/storage/store.ts';
import { FILES, isFileKey, placeKeyOf, storeKeyOf, uploadedKeys } from './files.ts';
import { LOG, segmentOf } from './log-archive.ts';
import { backupsIn, beganAt, readManifest, removeBackup } from './manifest.ts';
import type { BackupPlace } from './place.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes backups older than `keepDays`, the log that only they need, files that are no longer in the site or in any kept backup,
 * and what interrupted backups have left. The newest backup always stays, however old it is.
 *
 * @returns how many backups were deleted
 */
export async function prune(
  place: BackupPlace,
  files: FileStore,
  keepDays: number,
  now: Date,
): Promise<number> {
  const { complete, begun } = await backupsIn(place);
  // One that began within the last day may still be under way.
  const mayBeUnderWay = (name: string) => Number(now) - Number(beganAt(name)) <= DAY_MS;
  for (const name of begun) if (!mayBeUnderWay(name)) await removeBackup(place, name);
  const all = await Promise.all(complete.map((name) => readManifest(place, name)));
  const newest = all.at(-1);
  if (!newest) return 0;
  const isOver = (finishedAt: Date) => Number(now) - Number(finishedAt) > keepDays * DAY_MS;
  const over = all.filter((one) => one !== newest && isOver(one.finishedAt));
  const kept = all.filter((one) => !over.includes(one));
  for (const { name } of over) await removeBackup(place, name);
  const first = kept.map(({ server }) => segmentOf(server.firstLog)).sort()[0] ?? '';
  for (const key of await place.list(LOG)) {
    const segment = segmentOf(key.slice(LOG.length + 1));
    if (segment !== '' && segment < first) await place.remove(key);
  }
  // It may have listed files that were deleted from the site since: those go with the next backup.
  if (begun.some(mayBeUnderWay)) return over.length;
  // List the place before the store: any file that is archived in between is then in the store's list.
  const there = await place.list(FILES);
  const wanted = new Set([
    ...(await uploadedKeys(files)).map(placeKeyOf),
    ...kept.flatMap((one) => one.files.map(({ key }) => key)).filter((key) => isFileKey(storeKeyOf(key))),
  ]);
  for (const key of there) if (!wanted.has(key)) await place.remove(key);
  return over.length;
}
