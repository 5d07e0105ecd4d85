import type { FileStore } from '#platform/storage/store.ts';
import type { Kept } from './manifest.ts';
import { sha256 } from './parts.ts';
import type { BackupPlace } from './place.ts';

/** Uploaded files are kept once for all backups: what is under a key never changes. */
export const FILES = 'files';

/** A file's key in the store, which may hold a slash, and its key in the place, which may hold one already. */
export const placeKeyOf = (key: string) => `${FILES}/${key.replace('/', '_')}`;
export const storeKeyOf = (placeKey: string) => placeKey.slice(FILES.length + 1).replace('_', '/');

const FILE_KEY = /^(pictures\/[0-9a-f]{32}|[0-9a-f]{2}\/[0-9a-f-]{36})$/;
/** Whether that is a key under which the site keeps a picture or a document. */
export const isFileKey = (key: string) => FILE_KEY.test(key);

/** The keys of all that the site has uploaded. Its bucket may hold other things too, backups among them. */
export const uploadedKeys = async (files: FileStore) => (await files.list()).filter(isFileKey);

/**
 * Copies all that the site has uploaded and the place has not.
 *
 * @param known what earlier backups say of files: they are not read again
 * @returns every file that is in both now
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
    // Erased since it was listed: then it is not to be kept either.
    const bytes = before ? undefined : await files.get(key);
    if (bytes && !there.has(placeKey)) await place.put(placeKey, bytes);
    const file = before ?? (bytes && { key: placeKey, bytes: bytes.byteLength, sha256: sha256(bytes) });
    if (file) all.push(file);
  }
  return all;
}
