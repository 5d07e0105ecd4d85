import type { FileStore } from '#platform/storage/store.ts';
import type { Kept } from './manifest.ts';
import { sha256 } from './parts.ts';
import type { BackupPlace } from './place.ts';

/** All backups share one copy of each uploaded file, because the content under a key never changes. */
export const FILES = 'files';

/** Converts a file's key in the store, which may hold a slash, to its key in the backup place, and back. */
export const placeKeyOf = (key: string) => `${FILES}/${key.replace('/', '_')}`;
export const storeKeyOf = (placeKey: string) => placeKey.slice(FILES.length + 1).replace('_', '/');

const FILE_KEY = /^(pictures\/[0-9a-f]{32}|[0-9a-f]{2}\/[0-9a-f-]{36})$/;
/** Whether the site keeps a picture or a document under this key. */
export const isFileKey = (key: string) => FILE_KEY.test(key);

/** The keys of all files that the site has uploaded. The bucket may also hold other things, such as backups. */
export const uploadedKeys = async (files: FileStore) => (await files.list()).filter(isFileKey);

/**
 * Copies all uploaded files that the backup place does not have yet, or has under a replaced key.
 *
 * @param known the files that earlier backups under the same key describe: they are not read again
 * @returns every file that is now both in the store and in the place
 */
export async function copyFiles(
  files: FileStore,
  place: BackupPlace,
  known: readonly Kept[],
): Promise<Kept[]> {
  const there = new Set(await place.list(FILES));
  const described = new Map(known.map((file) => [file.key, file]));
  const all: Kept[] = [];
  for (const key of await uploadedKeys(files)) {
    const placeKey = placeKeyOf(key);
    const before = there.has(placeKey) ? described.get(placeKey) : undefined;
    // If the file was erased after it was listed, do not keep it in the backup either.
    const bytes = before ? undefined : await files.get(key);
    if (bytes && (!there.has(placeKey) || (await place.isOutdated(placeKey))))
      await place.put(placeKey, bytes);
    const file = before ?? (bytes && { key: placeKey, bytes: bytes.byteLength, sha256: sha256(bytes) });
    if (file) all.push(file);
  }
  return all;
}
