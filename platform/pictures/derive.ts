import type { PictureFormat } from './choice.ts';

/** The size of a picture for a screen is won by width and format; past these qualities the eye gains nothing. */
const AVIF_QUALITY = 52;
const WEBP_QUALITY = 74;
const JPEG_QUALITY = 76;

/**
 * The first visitor waits for this. One step less would be 8 % more bytes for all who follow; one more takes half as long again, and
 * saves nothing (pictures of ours at 640 and 1280 px, November 2026).
 */
const AVIF_EFFORT = 1;
const WEBP_EFFORT = 2;

/** A master is a picture of our own making; one that takes longer than this will not be made. */
const MOST_SECONDS = 10;

/** A master in the width and format a screen asks for. */
export async function derivePicture(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // One picture a thread: two that share the threads of both take longer together than one after the other.
  sharp.concurrency(1);
  const resized = sharp(master, { failOn: 'error' })
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: MOST_SECONDS });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }).toBuffer();
    case 'webp':
      return resized.webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT }).toBuffer();
    case 'jpeg':
      return resized.jpeg({ quality: JPEG_QUALITY, progressive: true }).toBuffer();
  }
}
