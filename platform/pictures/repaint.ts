import { ok, refused } from '#core/result.ts';

const MOST_PIXELS = 40_000_000;

/** The width of the largest picture that pages ask for; a larger master would take space for nothing. */
export const WIDEST = 2_560;
const MASTER_QUALITY = 88;

/** Whether the first bytes are those of a JPEG, PNG, WebP or AVIF. No other file ever reaches a decoder. */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 12).toString('latin1');
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    /^RIFF[\s\S]{4}WEBP/.test(text) ||
    /^[\s\S]{4}ftypavi[fs]/.test(text)
  );
}

/** The result of `repaintPicture`. */
export type PictureVerdict = Awaited<ReturnType<typeof repaintPicture>>;

/** Re-encodes a picture in the form in which it is kept. Call it through `keepPicture`, which runs it in a separate process. */
export async function repaintPicture(given: Buffer) {
  if (!isPicture(given)) return refused('picture-kind');
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
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
