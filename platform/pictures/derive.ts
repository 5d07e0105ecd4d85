import type { PictureFormat } from './choice.ts';

/** Width and format decide the size of a file; a higher quality than these is not visible on a screen. */
const AVIF_QUALITY = 52;
const WEBP_QUALITY = 74;
const JPEG_QUALITY = 76;

/**
 * The first visitor waits for this. Effort 0 would make files 8 % larger for all later visitors; effort 2 takes half as long
 * again and saves nothing (our own pictures at 640 and 1280 px, November 2026).
 */
const AVIF_EFFORT = 1;
const WEBP_EFFORT = 2;

/** A master is a picture of our own making. If one takes longer than this, give up. */
const MOST_SECONDS = 10;

/** Makes a picture in the width and format that a screen asks for. */
export async function derivePicture(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // One thread for each picture: two pictures that share threads take longer together than one after the other.
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
