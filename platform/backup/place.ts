import path from 'node:path';
import { readBucket } from '#platform/buckets.ts';
import type { Config } from '#platform/config.ts';
import { openFolderStore } from '#platform/storage/file-store.ts';
import { openS3Store } from '#platform/storage/s3-store.ts';
import type { FileStore } from '#platform/storage/store.ts';
import type { Vault } from '#platform/storage/vault.ts';
import { BackupError } from './error.ts';

/** Where backups are kept. All content there is sealed, and bound to the key it was stored under. */
export type BackupPlace = FileStore & {
  /** The place's name without account and secret, safe to show anywhere. */
  readonly name: string;
  /** Whether it is missing, or sealed with a key that has been replaced since. */
  isOutdated(key: string): Promise<boolean>;
};

/**
 * Opens the backup place that the text names: a folder, `s3://bucket/folder` on the server of S3_URL, or the address of a
 * bucket elsewhere.
 *
 * @throws BackupError when the text names no place; `get` throws one when the stored content cannot be opened
 */
export function openPlace(text: string, { s3 }: Pick<Config, 's3'>, vault: Vault): BackupPlace {
  const { name, store } = storeAt(text, s3);
  return {
    ...store,
    name,
    put: (key, bytes) => store.put(key, vault.seal(bytes, contextOf(key))),
    async get(key) {
      const sealed = await store.get(key);
      return sealed && opened(vault, key, sealed, name);
    },
    async isOutdated(key) {
      const sealed = await store.get(key);
      return !sealed || vault.isOutdated(sealed);
    },
  };
}

const contextOf = (key: string) => `backup ${key}`;

function opened(vault: Vault, key: string, sealed: Buffer, name: string): Buffer {
  try {
    return vault.open(sealed, contextOf(key));
  } catch (cause) {
    const isOtherKey = cause instanceof Error && cause.message.startsWith('Sealed with a key');
    throw new BackupError(
      isOtherKey
        ? `${key} in ${name} is sealed with another key (${cause.message.split(': ')[1]}) than the one at hand.`
        : `${key} in ${name} has been changed or is damaged: it cannot be used.`,
      { cause },
    );
  }
}

function storeAt(text: string, s3: Config['s3']): { name: string; store: FileStore } {
  if (!/^(s3|https?):/.test(text)) {
    const folder = path.resolve(text);
    return { name: folder, store: openFolderStore(folder) };
  }
  const named = readBucket(text);
  const account = named?.s3 ?? s3;
  if (!named || !account) {
    throw new BackupError(
      named
        ? 'Which server s3:// is on is said by S3_URL, which is not set.'
        : 'A place for backups is a folder, s3://bucket/folder or https://key:secret@server/bucket/folder?region=….',
    );
  }
  const { bucket, folder } = named;
  return {
    name: `${account.endpoint}/${bucket}/${folder}`,
    store: openS3Store({ ...account, bucket }, { folder }),
  };
}
