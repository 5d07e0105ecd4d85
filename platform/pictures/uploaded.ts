import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { ok, refused } from '#core/result.ts';
import { takeTurns } from '#core/turns.ts';
import type { PictureEntry } from '#media/pictures.ts';
import { openInspectors } from '#platform/inspection/inspectors.ts';
import type { FileStore } from '#platform/storage/store.ts';
import { type PictureVerdict, WIDEST } from './repaint.ts';

/** The largest picture that staff may upload (product 8.6). */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

/** The name of an uploaded picture holds all that pages need: the hash of its content, its size and its color. */
const NAME = /^up-([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{6})$/;

const HASH = /^[0-9a-f]{32}$/;
const FOLDER = 'pictures';
const storeKey = (hash: string) => `${FOLDER}/${hash}`;

/** Reads the name of an uploaded picture; undefined for any other name. Does not check that the picture exists. */
export function uploadedPicture(name: string): PictureEntry | undefined {
  const [, hash, width, height, colour] = NAME.exec(name) ?? [];
  if (!hash || !colour || Number(width) > WIDEST || Number(height) > WIDEST) return undefined;
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="#${colour}"/></svg>`;
  return {
    name,
    file: '',
    hash,
    width: Number(width),
    height: Number(height),
    alt: '',
    colour: `#${colour}`,
    placeholder: `data:image/svg+xml;base64,${Buffer.from(square).toString('base64')}`,
  };
}

/** The stored picture; undefined when there is none. */
export function readUploaded(files: FileStore, { hash }: PictureEntry): Promise<Buffer | undefined> {
  return files.get(storeKey(hash));
}

/** Limits look-ups in the store, because a caller may ask for many names that do not exist. */
const LOOKS = { atOnce: 4, waiting: 100, patienceMs: 10_000 };
const MOST_SIZES = 5_000;

/**
 * Finds uploaded pictures by name. Anyone can write a name with any size, so the size must equal that of the stored picture.
 * This way a picture can only be asked for in the sizes that the site makes of it.
 */
export function uploadFinder(files: FileStore): (name: string) => Promise<PictureEntry | undefined> {
  const sizes = new LRUCache<string, string>({ max: MOST_SIZES });
  const inTurn = takeTurns(LOOKS);

  async function sizeOf(picture: PictureEntry): Promise<string | undefined> {
    const known = sizes.get(picture.hash);
    if (known) return known;
    const master = await inTurn(() => readUploaded(files, picture));
    if (!master) return undefined;
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(master).metadata();
    const size = `${width}x${height}`;
    sizes.set(picture.hash, size);
    return size;
  }

  return async (name) => {
    const picture = uploadedPicture(name);
    if (!picture) return undefined;
    return (await sizeOf(picture)) === `${picture.width}x${picture.height}` ? picture : undefined;
  };
}

/** Re-encoding the largest picture that staff may upload takes a fraction of this. */
const MOST_MS = 1_200;

/** Re-encodes staff's pictures one at a time. They never wait behind guests' uploads, which have processes of their own. */
const inspectors = openPictureInspectors(MOST_MS);

/** @param mostMs how long one picture may take */
export function openPictureInspectors(mostMs: number) {
  return openInspectors<PictureVerdict>({
    entry: 'platform/pictures/inspector.ts',
    atOnce: 1,
    waiting: 20,
    patienceMs: 30_000,
    mostMs,
  });
}

/**
 * Stores a picture: identified by its content, and re-encoded upright without metadata. The same picture gets the same name.
 * Throws `TooBusy` when too many wait.
 *
 * Refuses with `picture-kind`, `picture-damaged` or `picture-too-many-pixels`. A picture that takes too long or crashes the
 * process counts as damaged.
 *
 * @param read called for the bytes when it is the picture's turn; the bytes are transferred away
 * @param note called with the name before the picture is stored, so that every stored picture is recorded and can be deleted
 */
export async function keepPicture(
  files: FileStore,
  read: () => Promise<Buffer>,
  note: (picture: { readonly hash: string; readonly name: string }) => Promise<void> = async () => {},
) {
  const { verdict: painted } = await inspectors.look(read);
  if (!painted) return refused('picture-damaged');
  if (!painted.ok) return painted;
  const { bytes, width, height, colour } = painted.value;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const name = `up-${hash}-${width}x${height}-${colour}`;
  await note({ hash, name });
  await files.put(storeKey(hash), bytes);
  return ok({ name, width, height });
}

/** The content hashes of all stored uploads. */
export async function listKept(files: FileStore): Promise<string[]> {
  const keys = await files.list(FOLDER);
  return keys.map((key) => key.slice(FOLDER.length + 1)).filter((hash) => HASH.test(hash));
}

/** Deletes an uploaded picture, and the sizes that this machine has made of it. */
export async function removeUploaded(files: FileStore, hash: string, derived: string): Promise<void> {
  if (!HASH.test(hash)) throw new Error('Not the hash of a picture');
  await files.remove(storeKey(hash));
  await rm(path.join(derived, hash), { recursive: true, force: true });
}
