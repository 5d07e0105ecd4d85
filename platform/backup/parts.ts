import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './error.ts';
import type { Kept } from './manifest.ts';
import type { BackupPlace } from './place.ts';

/** Small enough that several parts fit in memory, large enough that ten gigabytes do not make too many parts. */
const PART_BYTES = 8 * 1024 * 1024;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Stores the content, compressed, in parts named `<name>-00001`, `-00002` … */
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

/** Reads back the content of these parts, with one part in memory at a time. */
export function readParts(place: BackupPlace, parts: readonly Kept[]): Readable {
  async function* read() {
    for (const part of parts) yield await readKept(place, part);
  }
  const content = createGunzip();
  // An error here reaches the reader through the stream. If the reader stops early, as tar does, this stream ends too.
  pipeline(Readable.from(read()), content).catch(() => undefined);
  return content;
}

/** @throws BackupError when the bytes are missing, or are not what the backup recorded */
export async function readKept(place: BackupPlace, { key, sha256: wanted }: Kept): Promise<Buffer> {
  const bytes = await place.get(key);
  if (!bytes) throw new BackupError(`${key} is missing in ${place.name}: the backup is not complete.`);
  if (sha256(bytes) !== wanted) throw new BackupError(`${key} in ${place.name} is not what the backup says.`);
  return bytes;
}
