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

/** What staff may send (product 8.6). */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

/** An uploaded picture's name says all that pages need of it: its content's hash, its size and its colour. */
const NAME = /^up-([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{6})$/;

const HASH = /^[0-9a-f]{32}$/;
const FOLDER = 'pictures';
const storeKey = (hash: string) => `${FOLDER}/${hash}`;

/** What a name of an uploaded picture says; undefined for any other name. Whether it is kept is another matter. */
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

/** The picture as it is kept; undefined when there is none. */
export function readUploaded(files: FileStore, { hash }: PictureEntry): Promise<Buffer | undefined> {
  return files.get(storeKey(hash));
}

/** Whoever asks for names that nobody has makes the store look for each: so many at a time, and no more wait. */
const LOOKS = { atOnce: 4, waiting: 100, patienceMs: 10_000 };
const MOST_SIZES = 5_000;

/**
 * Finds uploaded pictures by their names. A name tells a size, and anyone can write one: it is believed when the kept
 * picture has that size, so that for one picture nothing can be asked for but the sizes that the site makes of it.
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

/** The largest picture that staff may send is painted in a fraction of this. */
const MOST_MS = 1_200;

/** Where staff's pictures are painted anew: one at a time, and none of them waits for what guests send. */
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
 * Keeps a picture: told by its content, painted anew upright and without its metadata. The same picture gets the same name.
 * Throws `TooBusy` when too many wait.
 *
 * Refused with `picture-kind`, `picture-damaged` or `picture-too-many-pixels`; one that takes too long or ends the process
 * that paints it is damaged.
 *
 * @param read asked for the bytes when the picture's turn has come; they are given away
 * @param note called with the name before the picture is kept: what is kept is known of, so that it can end
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

/** The uploaded pictures that are kept, by their contents' hashes. */
export async function listKept(files: FileStore): Promise<string[]> {
  const keys = await files.list(FOLDER);
  return keys.map((key) => key.slice(FOLDER.length + 1)).filter((hash) => HASH.test(hash));
}

/** Takes an uploaded picture away, and the sizes that this machine has made of it. */
export async function removeUploaded(files: FileStore, hash: string, derived: string): Promise<void> {
  if (!HASH.test(hash)) throw new Error('Not the hash of a picture');
  await files.remove(storeKey(hash));
  await rm(path.join(derived, hash), { recursive: true, force: true });
}
