import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { openS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

/** Opens the store that the settings name: a bucket, else a folder in the data folder. */
export function openFileStore(config: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return config.s3 ? openS3Store(config.s3) : openFolderStore(path.join(config.dataDir, 'files'));
}

const KEY = /^[\w-]+(\/[\w-]+)?$/;

/** Stores files in a folder. Each is written under a temporary name, flushed and renamed, so that no half file is ever found. */
export function openFolderStore(folder: string): FileStore {
  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('Not a key of this store');
    return path.join(folder, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const parent = path.dirname(file);
      await mkdir(parent, { recursive: true, mode: 0o700 });
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`;
      try {
        const handle = await open(unfinished, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, file);
        await flushFolder(parent);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      const file = fileOf(key);
      // A killed process may have left unfinished copies beside the file. They are under temporary names, so remove them here.
      const begun = `${path.basename(file)}.`;
      for (const name of await namesIn(path.dirname(file))) {
        if (name.startsWith(begun) && name.endsWith('.part')) {
          await rm(path.join(path.dirname(file), name), { force: true });
        }
      }
      await rm(file, { force: true });
    },
    async list(inFolder) {
      const found = inFolder === undefined ? await namesIn(folder) : [inFolder];
      const keys: string[] = [];
      for (const name of found) {
        const within = (await namesIn(path.join(folder, name))).map((inner) => `${name}/${inner}`);
        // A name without entries is a file, or an empty folder.
        keys.push(...(within.length > 0 || inFolder !== undefined ? within : [name]));
      }
      return keys.filter((key) => KEY.test(key));
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** After a power cut, a rename is only there if the folder itself was flushed. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
