import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The width of a master, and the most bytes at that width. Masters are committed; all smaller pictures are made from them. */
export const MASTER_WIDTH = 1600;
const MAX_BYTES = 180_000;
const BEST_QUALITY = 90;

/**
 * Turns a photograph or a render into a master: WebP, at the best quality within the limit of bytes.
 *
 * @param width the largest width of the master, in pixels. A wider one may have more bytes, in proportion to its pixels
 */
export async function makeMaster(
  source: string | Buffer,
  width = MASTER_WIDTH,
  maxBytes = MAX_BYTES * (width / MASTER_WIDTH) ** 2,
): Promise<Buffer> {
  for (let quality = BEST_QUALITY; ; quality -= 2) {
    const master = await sharp(source)
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (master.byteLength <= maxBytes || quality <= 40) return master;
  }
}

/** The most bytes of a panorama, because visitors load it as it is. */
export const PANORAMA_MAX_BYTES = 600_000;

/** Turns a render of the whole sphere into the file that visitors get: AVIF, at the best quality within the limit of bytes. */
export async function makePanorama(source: string): Promise<Buffer> {
  for (let quality = 70; ; quality -= 4) {
    const panorama = await sharp(source).avif({ quality, effort: 6 }).toBuffer();
    if (panorama.byteLength <= PANORAMA_MAX_BYTES || quality <= 40) return panorama;
  }
}

/** `node media/master.ts <picture> <name>`: adds a master. Then run `node media/manifest.ts`, so that the site knows it. */
if (import.meta.main) {
  const [source, name] = process.argv.slice(2);
  if (!source || !name) throw new Error('Usage: node media/master.ts <picture> <name>');
  const folder = path.join(import.meta.dirname, 'pictures');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.webp`), await makeMaster(source));
}
