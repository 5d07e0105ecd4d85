import { constants, inflateSync } from 'node:zlib';
import { ok, refused } from '#core/result.ts';
import { type FileKind, isDisguised, kindOf, pdfProblem, type Unfolded } from '../domain/index.ts';

/** A small file can unpack to one that fills the memory. 50 megapixels are more than a phone's photo of a page has. */
const MOST_PIXELS = 50_000_000;
/** Larger pictures are halved in width and height: a page stays readable, and painting takes a quarter of the time. */
const LARGE_PIXELS = 24_000_000;
/** No honest page gets as large as this when painted anew. */
const MOST_PAINTED_BYTES = 32 * 1024 * 1024;
/** The limit for all object streams of one PDF together. */
const MOST_INFLATED = 64 * 1024 * 1024;
/** Small print stays as readable as in the photograph. */
const JPEG_QUALITY = 90;

/** The result: the file's kind, and a picture painted anew. A PDF is stored unchanged, so it has no `painted`. */
type Looked = { readonly kind: FileKind; readonly painted?: Buffer };

/** The answer of `lookAtDocument`. */
export type DocumentVerdict = Awaited<ReturnType<typeof lookAtDocument>>;

/** Judges a file by its content. Only `cleanFile` should have it called, because it does so in a separate process. */
export async function lookAtDocument(given: Buffer) {
  const kind = kindOf(given);
  if (!kind) return refused('file-kind');
  const latin1 = given.toString('latin1');
  if (isDisguised(latin1, kind)) return refused('file-active');
  if (kind !== 'pdf') return repaint(given, kind);
  const problem = pdfProblem(latin1, boundedInflate(given));
  return problem ? refused(`file-${problem}` as const) : ok<Looked>({ kind });
}

function boundedInflate(given: Buffer): (from: number) => Unfolded | undefined {
  let left = MOST_INFLATED;
  return (from) => {
    try {
      // A stream's stated length can be wrong; the compressed data itself marks its end.
      const { buffer, engine } = inflateSync(given.subarray(from), {
        maxOutputLength: left,
        finishFlush: constants.Z_SYNC_FLUSH,
        info: true,
      }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
      left -= buffer.byteLength;
      return { content: buffer.toString('latin1'), read: engine.bytesWritten };
    } catch {
      return undefined;
    }
  };
}

async function repaint(given: Buffer, kind: 'jpeg' | 'png') {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const picture = sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { width = 0, height = 0, format } = await picture.metadata();
    if (width * height > MOST_PIXELS) return refused('file-too-many-pixels');
    if (format !== kind) return refused('file-kind');
    const upright = picture.autoOrient();
    if (width * height > LARGE_PIXELS) {
      const half = Math.ceil(Math.max(width, height) / 2);
      upright.resize({ width: half, height: half, fit: 'inside' });
    }
    const painted =
      kind === 'jpeg'
        ? await upright.jpeg({ quality: JPEG_QUALITY }).toBuffer()
        : await upright.png({ compressionLevel: 8 }).toBuffer();
    if (painted.byteLength > MOST_PAINTED_BYTES) return refused('file-too-many-pixels');
    return ok<Looked>({ kind, painted });
  } catch (error) {
    const isHuge = error instanceof Error && /pixel limit/i.test(error.message);
    return refused(isHuge ? 'file-too-many-pixels' : 'file-damaged');
  }
}
