import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { ok, type Result, refused } from '#core/result.ts';
import { takeTurns } from '#core/turns.ts';
import type { Deps } from '#platform/deps.ts';
import { FILE_KINDS } from '../domain/index.ts';
import {
  deleteFile,
  findFile,
  findScans as findScansOf,
  findUnkept,
  insertFile,
  markDoomed,
  markKept,
} from '../repository.ts';
import { type CleanFile, cleanFile } from './clean.ts';
import { type SetAside, sweepIncoming } from './receive.ts';

type FileDeps = Pick<Deps, 'db' | 'vault' | 'files' | 'config' | 'now' | 'newId'>;

/** A file in the store that no row refers to yet. */
export type WrittenFile = { readonly id: string; readonly kind: CleanFile['kind']; readonly bytes: number };

/** The job that erases the files that nothing refers to. */
export const SWEEP_FILES = 'sweep-files';
/** The job that has one file scanned for viruses. */
export const SCAN_FILE = 'scan-file';

/** After so long, a process that is still writing a file must have died. */
const WRITING_MS = 5 * 60_000;
const SWEPT_AT_ONCE = 200;

const IV_BYTES = 12;
const TAG_BYTES = 16;
const SLICE_BYTES = 2 * 1024 * 1024;

/** Limits the files inspected or written at once: if the store hangs, waiting files must not fill the memory. */
const inTurn = takeTurns({ atOnce: 6, waiting: 24, patienceMs: 20_000 });

/** The context that a file's key is sealed for. */
export const keyContext = (id: string) => `file-key ${id}`;
const storeKey = (id: string) => `${id.slice(-2)}/${id}`;

/**
 * Inspects a received file and writes it to the store, sealed with a key of its own. Nothing refers to it yet: if `keepFile`
 * does not follow within minutes, the sweep erases it. The received copy (`SetAside`) is discarded in any case.
 *
 * Refused like `cleanFile`, or like `remake`. Throws `TooBusy` if too many files wait, and `StoreTrouble` if the store fails.
 *
 * @param remake makes what is stored of the inspected file
 */
export async function writeFile<Refusal extends string = never>(
  deps: FileDeps,
  received: SetAside,
  remake: (file: CleanFile) => Promise<Result<CleanFile, Refusal>> = async (file) => ok(file),
) {
  try {
    return await inTurn(async () => {
      const cleaned = await cleanFile(received.read);
      if (!cleaned.ok) return cleaned;
      const made = await remake(cleaned.value);
      return made.ok ? ok(await put(deps, made.value, deps.config.clamdUrl ? 'waiting' : 'none')) : made;
    });
  } finally {
    await received.discard();
  }
}

/**
 * Writes a PDF that the site itself made to the store, byte for byte. Nothing refers to it yet, as with `writeFile`. Throws like
 * `writeFile`.
 */
export async function writeOwnFile(deps: FileDeps, bytes: Buffer): Promise<WrittenFile> {
  return inTurn(() => put(deps, { kind: 'pdf', bytes }, 'none'));
}

async function put(
  deps: FileDeps,
  { kind, bytes }: CleanFile,
  scan: 'waiting' | 'none',
): Promise<WrittenFile> {
  const id = deps.newId();
  const key = randomBytes(32);
  await insertFile(deps.db, {
    id,
    state: 'writing',
    contentType: FILE_KINDS[kind].contentType,
    bytes: bytes.byteLength,
    sealedKey: deps.vault.seal(key, keyContext(id)),
    scan,
    createdAt: deps.now(),
  });
  await deps.files.put(storeKey(id), await sealBytes(bytes, key, id));
  return { id, kind, bytes: bytes.byteLength };
}

/** Keeps a written file, in the caller's transaction: from its commit on the sweep leaves the file alone. */
export async function keepFile(deps: Pick<Deps, 'db' | 'config' | 'jobs'>, id: string): Promise<void> {
  if (!(await markKept(deps.db, id))) throw new Error('The file was swept away before it was kept');
  if (deps.config.clamdUrl) await deps.jobs.add(deps.db, SCAN_FILE, { id });
}

/** Dooms files, in the caller's transaction: after its commit a job erases them at once. */
export async function doomFiles(deps: Pick<Deps, 'db' | 'jobs'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await markDoomed(deps.db, ids);
  await deps.jobs.add(deps.db, SWEEP_FILES, {});
}

/**
 * Erases doomed files and files that were never finished; answers how many. Deletes the bytes before the row. If the store fails
 * to remove a file, the others are still erased; then the first error is thrown, so that the next sweep tries again.
 */
export async function sweepFiles(deps: Pick<Deps, 'db' | 'files' | 'now' | 'config'>): Promise<number> {
  await sweepIncoming(deps.config);
  const before = new Date(deps.now().getTime() - WRITING_MS);
  let swept = 0;
  const left: unknown[] = [];
  for (;;) {
    // The query finds the files that failed again, so ask for as many more.
    const ids = await findUnkept(deps.db, before, SWEPT_AT_ONCE + left.length);
    const failedBefore = left.length;
    left.length = 0;
    for (const id of ids) {
      try {
        await eraseFile(deps, id);
        swept += 1;
      } catch (error) {
        left.push(error);
      }
    }
    if (ids.length < SWEPT_AT_ONCE + failedBefore) break;
  }
  if (left.length > 0) throw left[0];
  return swept;
}

/** Erases one file at once, unless it is kept. */
export async function eraseFile(deps: Pick<Deps, 'db' | 'files'>, id: string): Promise<void> {
  const file = await findFile(deps.db, id);
  if (!file || file.state === 'kept') return;
  await deps.files.remove(storeKey(id));
  await deleteFile(deps.db, id);
}

/**
 * A kept file's content. Refused with `not-scanned` while the scanner has not answered, and with `file-gone` if the file is
 * infected or not there.
 */
export async function readFile(deps: Pick<Deps, 'db' | 'vault' | 'files'>, id: string) {
  const file = await findFile(deps.db, id);
  if (file?.state !== 'kept' || file.scan === 'infected') return refused('file-gone');
  if (file.scan === 'waiting') return refused('not-scanned');
  const bytes = await readBytes(deps, id, file.sealedKey);
  return ok({ contentType: file.contentType, bytes });
}

/** Whether the store should have this key. A document has a row here; any other key (a picture) counts as known. */
export async function isKnownFile({ db }: Pick<Deps, 'db'>, key: string): Promise<boolean> {
  const [, id] = /^[0-9a-f]{2}\/([0-9a-f-]{36})$/.exec(key) ?? [];
  return id === undefined || (await findFile(db, id)) !== undefined;
}

/** The scanner's result for each of these files. */
export async function findScans(deps: Pick<Deps, 'db'>, ids: readonly string[]) {
  return findScansOf(deps.db, ids);
}

/** A file's content without regard to the scanner's result: only for the scanner itself. */
export async function readBytes(
  deps: Pick<Deps, 'vault' | 'files'>,
  id: string,
  sealedKey: Buffer,
): Promise<Buffer<ArrayBuffer>> {
  const sealed = await deps.files.get(storeKey(id));
  if (!sealed) throw new Error('A file that is kept is not in the store');
  return openBytes(sealed, deps.vault.open(sealedKey, keyContext(id)), id);
}

async function sealBytes(plain: Buffer, key: Buffer, id: string): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
  const sealed = await inSlices(plain, (slice) => cipher.update(slice));
  return Buffer.concat([iv, ...sealed, cipher.final(), cipher.getAuthTag()]);
}

async function openBytes(sealed: Buffer, key: Buffer, id: string): Promise<Buffer<ArrayBuffer>> {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const opened = await inSlices(sealed.subarray(IV_BYTES, -TAG_BYTES), (slice) => decipher.update(slice));
  return Buffer.concat([...opened, decipher.final()]);
}

/** Works on a large file one slice at a time, so that the process can answer other requests in between. */
async function inSlices(bytes: Buffer, work: (slice: Buffer) => Buffer): Promise<Buffer[]> {
  const done: Buffer[] = [];
  for (let from = 0; from < bytes.byteLength; from += SLICE_BYTES) {
    done.push(work(bytes.subarray(from, from + SLICE_BYTES)));
    await setImmediate();
  }
  return done;
}
