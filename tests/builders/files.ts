import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photograph like one from a phone: it has noise, which compresses badly, as in a real photograph. */
export async function aPhotograph(
  options: { width?: number; height?: number; format?: 'jpeg' | 'png' } = {},
): Promise<Buffer<ArrayBuffer>> {
  const { width = 320, height = 200, format = 'jpeg' } = options;
  const picture = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7d8b99',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  return Buffer.from(
    await (format === 'jpeg'
      ? picture.withExif({ IFD0: { Artist: 'Elena Marsh' } }).jpeg()
      : picture.png()
    ).toBuffer(),
  );
}

/**
 * A PDF of one page.
 *
 * @param extra objects besides the catalogue and the page
 * @param catalogue entries for the catalogue
 * @param trailer entries for the trailer
 */
export function aPdf(
  parts: { extra?: string; catalogue?: string; trailer?: string; after?: string } = {},
): Buffer<ArrayBuffer> {
  const { extra = '', catalogue = '', trailer = '', after = '' } = parts;
  return Buffer.from(
    `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R ${catalogue} >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /OpenAction [3 0 R /Fit] >>
endobj
${extra}
xref
0 1
0000000000 65535 f 
trailer
<< /Root 1 0 R /Size 4 ${trailer} >>
startxref
9
%%EOF
${after}`,
    'latin1',
  );
}

/** A PDF whose objects are in a compressed object stream, as most programs write it. */
export function aCompressedPdf(objects: string, header = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') {
  const compressed = deflateSync(Buffer.from(`9 0 ${objects}`, 'latin1'));
  return aPdf({
    extra: `8 0 obj\n<< ${header} /Length ${compressed.byteLength} >>\nstream\n${compressed.toString('latin1')}\nendstream\nendobj`,
  });
}
