import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './error.ts';
import type { Kept } from './manifest.ts';
import type { BackupPlace } from './place.ts';

/** Small enough to be held in memory a few times, large enough that ten gigabytes are not too many. */
const PART_BYTES = 8 * 1024 * 1024;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Keeps what comes, compressed, as `<name>-00001`, `-00002` … */
export async function writeParts(
  place: BackupPlace,
  name: string,
  content: AsyncIterable<Buffer>,
): Promise<Kept[]> {
  const parts: Kept[] = [];
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    const part = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    const key = `${name}-${String(parts.length + 1).padStart(5, '0')}`;
    await place.put(key, part);
    parts.push({ key, bytes: part.byteLength, sha256: sha256(part) });
  };
  const compressed: AsyncIterable<Buffer> = Readable.from(content).compose(createGzip({ level: 1 }));
  for await (const chunk of compressed) {
    waiting.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= PART_BYTES) await flush();
  }
  if (bytes > 0) await flush();
  return parts;
}

/** What was kept in these parts, one at a time in memory. */
export function readParts(place: BackupPlace, parts: readonly Kept[]): Readable {
  async function* read() {
    for (const part of parts) yield await readKept(place, part);
  }
  const content = createGunzip();
  // What fails here fails for whoever reads; whoever stops reading, as tar does at its last record, ends this too.
  pipeline(Readable.from(read()), content).catch(() => undefined);
  return content;
}

/** @throws BackupError when it is not there, or not what was kept */
export async function readKept(place: BackupPlace, { key, sha256: wanted }: Kept): Promise<Buffer> {
  const bytes = await place.get(key);
  if (!bytes) throw new BackupError(`${key} is missing in ${place.name}: the backup is not complete.`);
  if (sha256(bytes) !== wanted) throw new BackupError(`${key} in ${place.name} is not what the backup says.`);
  return bytes;
}
