import { createHash } from 'node:crypto';
import { ok, refused } from '#core/result.ts';
import type { PictureEntry } from '#media/pictures.ts';
import type { FileStore } from '#server/storage/file-store.ts';

/** What staff may send (decisions §6). */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;

/** Twice the widest width that pages ask for would be kept for nothing. */
const WIDEST = 2_560;
const MASTER_QUALITY = 88;

/** Whether the first bytes are those of a JPEG, PNG, WebP or AVIF: nothing else is ever handed to a decoder. */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 12).toString('latin1');
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    /^RIFF[\s\S]{4}WEBP/.test(text) ||
    /^[\s\S]{4}ftypavi[fs]/.test(text)
  );
}

/** An uploaded picture's name says all that pages need of it: its content's hash, its size and its colour. */
const NAME = /^up-([0-9a-f]{32})-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})$/;

const storeKey = (hash: string) => `pictures/${hash}`;

/** What a name of an uploaded picture says; undefined for any other name. Whether it is kept is another matter. */
export function uploadedPicture(name: string): PictureEntry | undefined {
  const [, hash, width, height, colour] = NAME.exec(name) ?? [];
  if (!hash || !colour || Number(width) < 1 || Number(height) < 1) return undefined;
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

/** Looking at a picture takes memory and a core: one at a time, in the order they came. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Keeps a picture: told by its content, painted anew upright and without its metadata. The same picture gets the same name.
 *
 * Refused with `picture-kind`, `picture-damaged` or `picture-too-many-pixels`.
 */
export async function keepPicture(files: FileStore, given: Buffer) {
  const painting = turn.then(() => repaint(given));
  turn = painting.catch(() => undefined);
  const painted = await painting;
  if (!painted.ok) return painted;
  const { bytes, width, height, colour } = painted.value;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await files.put(storeKey(hash), bytes);
  return ok({ name: `up-${hash}-${width}x${height}-${colour}`, width, height });
}

async function repaint(given: Buffer) {
  if (!isPicture(given)) return refused('picture-kind');
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { width = 0, height = 0 } = await picture.metadata();
    if (width * height > MOST_PIXELS) return refused('picture-too-many-pixels');
    const { data: bytes, info } = await picture
      .autoOrient()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: MASTER_QUALITY, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
    const colour = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    return ok({ bytes, width: info.width, height: info.height, colour });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/pixel limit/i.test(message)) return refused('picture-too-many-pixels');
    return refused('picture-damaged');
  }
}
