import { constants, inflateSync } from 'node:zlib';
import { ok, refused } from '#core/result.ts';
import { type FileKind, isDisguised, kindOf, pdfProblem } from '../domain/index.ts';

/** A small file can unfold into one that fills the memory. 50 megapixels are more than a phone's camera makes of a page. */
const MOST_PIXELS = 50_000_000;
/** All object streams of one PDF together. */
const MOST_INFLATED = 64 * 1024 * 1024;
/** As good as the photograph for reading small print. */
const JPEG_QUALITY = 90;

export type CleanFile = { readonly kind: FileKind; readonly bytes: Buffer };

/**
 * Looks at a file's content and answers what is to be stored: a picture painted anew, without its metadata and
 * without whatever hid in it; a PDF as it is, when it is neither encrypted nor active.
 *
 * Refused with `file-kind`, `file-damaged`, `file-too-many-pixels`, `file-encrypted` or `file-active`.
 */
export async function cleanFile(given: Buffer) {
  const kind = kindOf(given);
  if (!kind) return refused('file-kind');
  const latin1 = given.toString('latin1');
  if (isDisguised(latin1, kind)) return refused('file-active');
  if (kind === 'pdf') {
    const problem = pdfProblem(latin1, boundedInflate(given));
    if (problem) return refused(`file-${problem}` as const);
    return ok<CleanFile>({ kind, bytes: given });
  }
  return repaint(given, kind);
}

function boundedInflate(given: Buffer): (from: number) => string | undefined {
  let left = MOST_INFLATED;
  return (from) => {
    try {
      // A stream's length can be told wrongly; where the compressed data end is told by themselves.
      const content = inflateSync(given.subarray(from), {
        maxOutputLength: left,
        finishFlush: constants.Z_SYNC_FLUSH,
      });
      left -= content.byteLength;
      return content.toString('latin1');
    } catch {
      return undefined;
    }
  };
}

async function repaint(given: Buffer, kind: 'jpeg' | 'png') {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { width = 0, height = 0, format } = await picture.metadata();
    if (width * height > MOST_PIXELS) return refused('file-too-many-pixels');
    if (format !== kind) return refused('file-kind');
    const upright = picture.autoOrient();
    const bytes =
      kind === 'jpeg'
        ? await upright.jpeg({ quality: JPEG_QUALITY }).toBuffer()
        : await upright.png({ compressionLevel: 8 }).toBuffer();
    return ok<CleanFile>({ kind, bytes });
  } catch (error) {
    const isHuge = error instanceof Error && /pixel limit/i.test(error.message);
    return refused(isHuge ? 'file-too-many-pixels' : 'file-damaged');
  }
}
