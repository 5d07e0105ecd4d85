import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aCompressedPdf, aPdf, aPhotograph } from './files.ts';

/** A hostile file. With `forStaff` it is uploaded as a picture of the fleet, otherwise as a guest's document. */
export type HostileFile = { readonly what: string; readonly content: Buffer; readonly forStaff: boolean };

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Random numbers that are the same for the same seed, so that a file that did harm can be made again. */
function dice(seed: number): (below: number) => number {
  let state = (seed + 1) * 0x9e3779b9;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) ^ Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state = (state ^ (state >>> 15)) >>> 0;
    return state % below;
  };
}

const objectStream = (content: Buffer, header = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  Buffer.concat([
    latin1(`8 0 obj\n<< ${header} /Length ${content.byteLength} >>\nstream\n`),
    content,
    latin1('\nendstream\nendobj\n'),
  ]);

/** A PDF that contains these bytes among its objects. */
function pdfWith(...parts: readonly Buffer[]): Buffer {
  const [head = '', tail = ''] = aPdf({ extra: '@@' }).toString('latin1').split('@@');
  return Buffer.concat([latin1(head), ...parts, latin1(tail)]);
}

/** Empty deflate blocks: megabytes to read that decompress to zero bytes. */
const emptyBlocks = (count: number) =>
  Buffer.concat([
    Buffer.from([0x78, 0x01]),
    Buffer.alloc(count * 5, Buffer.from([0, 0, 0, 0xff, 0xff])),
    Buffer.from([1, 0, 0, 0xff, 0xff, 0, 0, 0, 1]),
  ]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.byteLength);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, check]);
}

/** A handmade PNG, so that its header can contradict its data. */
function pngOf(
  size: { width: number; height: number; depth?: number; colour?: number; interlaced?: boolean },
  data: Buffer,
  ...before: readonly Buffer[]
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size.width, 0);
  head.writeUInt32BE(size.height, 4);
  head.set([size.depth ?? 8, size.colour ?? 2, 0, 0, size.interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...before,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * A progressive JPEG that repeats its last scan this many times. Each scan makes the decoder go over the whole picture
 * again.
 */
function manyScans(progressive: Buffer, times: number): Buffer {
  const last = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = progressive.lastIndexOf(Buffer.from([0xff, 0xd9]));
  const scan = progressive.subarray(last, end);
  return Buffer.concat([
    progressive.subarray(0, end),
    ...Array<Buffer>(times).fill(scan),
    progressive.subarray(end),
  ]);
}

/** A JPEG whose header states other dimensions than its data has. */
function stretched(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  for (let at = 2; at < changed.byteLength - 9; ) {
    const marker = changed[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) {
      changed.writeUInt16BE(height, at + 5);
      changed.writeUInt16BE(width, at + 7);
      return changed;
    }
    at += 2 + changed.readUInt16BE(at + 2);
  }
  return changed;
}

const flat = (width: number, height: number, more: object = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#123', ...more }, limitInputPixels: false });

/** Files that are slow, large or endless by construction, as close to each limit as possible. */
async function pathological(): Promise<Record<string, Buffer>> {
  const deflated = deflateSync(latin1('9 0 << >>'));
  const page = await aPhotograph({ width: 1_200, height: 900 });
  const plain = await flat(6_300, 6_300).jpeg({ progressive: true, quality: 40 }).toBuffer();
  const bomb = await flat(6_300, 6_300).png({ compressionLevel: 9 }).toBuffer();
  const text = chunk('tEXt', latin1('Comment\0x'));
  const profile = Buffer.concat([latin1('p\0\0'), deflateSync(Buffer.alloc(30_000_000))]);
  return {
    'object streams, 300 in 9.5 MB': pdfWith(
      ...Array<Buffer>(300).fill(objectStream(deflated)),
      Buffer.alloc(9_400_000, '% x\n'),
    ),
    'object streams, 4,000 of them': pdfWith(...Array<Buffer>(4_000).fill(objectStream(deflated))),
    'object streams without an end, 300 in 9 MB': pdfWith(
      ...Array<Buffer>(300).fill(latin1('8 0 obj\n<< /Type /ObjStm >>\nstream\n')),
      Buffer.alloc(9_000_000, 'x'),
    ),
    'object streams that share megabytes of empty blocks': pdfWith(
      ...Array<Buffer>(250).fill(latin1('/ObjStm')),
      objectStream(emptyBlocks(1_800_000)),
    ),
    'object streams in one another': pdfWith(
      objectStream(
        Buffer.concat([
          Buffer.from([0x78, 0x01]),
          ...Array<Buffer>(2_000).fill(objectStream(emptyBlocks(500)).subarray(0, -20)),
        ]),
      ),
    ),
    'an object stream that unfolds to 64 MB': aCompressedPdf('0'.repeat(66_000_000)),
    'object streams that unfold to 1 MB each': pdfWith(
      ...Array<Buffer>(400).fill(objectStream(deflateSync(Buffer.alloc(1_000_000, '0 ')))),
    ),
    'a header without an end': pdfWith(latin1('<< /ObjStm '.repeat(400_000))),
    'a table of a million references': aPdf({ after: '', extra: '0000000000 65535 f \n'.repeat(480_000) }),
    'names that nearly are': aPdf({ extra: '/Jav#61ScripT/#4'.repeat(500_000) }),
    'ends and again ends': aPdf({ after: `%%EOF${' '.repeat(50)}`.repeat(100_000) }),
    'white space without an end': aPdf({ after: ' '.repeat(9_000_000) }),
    '39 megapixels of one colour, PNG': bomb,
    '39 megapixels of one colour, JPEG': plain,
    '2,000 megapixels, PNG': pngOf({ width: 45_000, height: 45_000 }, deflateSync(Buffer.alloc(1_000_000))),
    '39 megapixels, interlaced, nothing in it': pngOf(
      { width: 6_300, height: 6_300, interlaced: true },
      deflateSync(Buffer.alloc(6_300)),
    ),
    '39 megapixels of 16 bits, interlaced': pngOf(
      { width: 6_300, height: 6_300, depth: 16, colour: 6, interlaced: true },
      deflateSync(Buffer.alloc(39_690_000 * 8 + 60_000), { level: 1 }).subarray(0, 9_500_000),
    ),
    'one row, 10 million wide': pngOf(
      { width: 10_000_000, height: 1 },
      deflateSync(Buffer.alloc(30_000_001)),
    ),
    'one column, 10 million high': pngOf(
      { width: 1, height: 10_000_000 },
      deflateSync(Buffer.alloc(40_000_000)),
    ),
    'a picture of 600,000 words': pngOf(
      { width: 8, height: 8 },
      deflateSync(Buffer.alloc(200)),
      Buffer.alloc(text.byteLength * 440_000, text),
    ),
    'words that unfold': pngOf(
      { width: 8, height: 8 },
      deflateSync(Buffer.alloc(200)),
      ...Array<Buffer>(100).fill(
        chunk('zTXt', Buffer.concat([latin1('c\0\0'), deflateSync(Buffer.alloc(8_000_000))])),
      ),
    ),
    'a colour profile that unfolds': pngOf(
      { width: 8, height: 8 },
      deflateSync(Buffer.alloc(200)),
      chunk('iCCP', profile),
    ),
    'a JPEG of 99 scans over 39 megapixels': manyScans(plain, 89),
    'a JPEG of 5,000 scans': manyScans(plain, 5_000),
    'a JPEG that says 65,500 wide and high': stretched(page, 65_500, 65_500),
    'a JPEG that says 6,300 wide and high': stretched(page, 6_300, 6_300),
    'a JPEG of markers': Buffer.concat([
      page.subarray(0, 2),
      Buffer.alloc(9_000_000, Buffer.from([0xff, 0xe5, 0, 2])),
      page.subarray(2),
    ]),
    'a JPEG of filling bytes': Buffer.concat([
      page.subarray(0, 2),
      Buffer.alloc(9_000_000, 0xff),
      page.subarray(2),
    ]),
    'a JPEG of restarts': Buffer.concat([
      page.subarray(0, -2),
      Buffer.alloc(9_000_000, Buffer.from([0xff, 0xd0])),
    ]),
  };
}

/** Small real files of each kind: small, because thousands of them are mutated. */
async function real(): Promise<Record<string, Buffer>> {
  const page = await aPhotograph({ width: 240, height: 180 });
  return {
    PDF: aPdf({ extra: '4 0 obj\n<< /Length 4 >>\nstream\n0 g \nendstream\nendobj' }),
    'compressed PDF': aCompressedPdf('<< /Type /Catalog /Kids [1 0 R 2 0 R] >>'),
    JPEG: page,
    'progressive JPEG': await sharp(page).jpeg({ progressive: true }).toBuffer(),
    PNG: await sharp(page).png().toBuffer(),
    'interlaced PNG': await sharp(page).png({ progressive: true }).toBuffer(),
    'palette PNG': await sharp(page).png({ palette: true }).toBuffer(),
    WebP: await sharp(page).webp().toBuffer(),
    AVIF: await sharp(page).avif({ effort: 0 }).toBuffer(),
  };
}

const SPLICES = [
  '/ObjStm',
  'stream\n',
  'endstream',
  '8 0 obj',
  '/Filter /FlateDecode',
  '/Encrypt',
  '%%EOF',
  '#4a',
];

/** A copy of a real file with some bytes changed, doubled, removed or inserted. */
function mutated(given: Buffer, roll: (below: number) => number): Buffer {
  let content: Buffer = Buffer.from(given);
  for (let changes = 1 + roll(12); changes > 0; changes -= 1) {
    // Leave the first 12 bytes alone: they identify the kind of file, and a file of unknown kind is never decoded.
    const at = 12 + roll(Math.max(1, content.byteLength - 12));
    const length = 1 + roll(400);
    const [before, after] = [content.subarray(0, at), content.subarray(at)];
    switch (roll(7)) {
      case 0:
        if (at < content.byteLength) content[at] = roll(256);
        break;
      case 1:
        content.subarray(at, at + length).fill(roll(2) * 0xff);
        break;
      case 2:
        content = Buffer.concat([before, after.subarray(0, length), after]);
        break;
      case 3:
        content = Buffer.concat([before, after.subarray(length)]);
        break;
      case 4:
        content = Buffer.concat([before, latin1(SPLICES[roll(SPLICES.length)] ?? ''), after]);
        break;
      case 5:
        if (at + 4 <= content.byteLength) content.writeUInt32BE(roll(2) * 0x7fffffff + roll(70_000), at);
        break;
      default:
        if (roll(4) === 0) content = before;
    }
  }
  return content;
}

/**
 * Yields this many hostile files, the same in each run. The pathological files come first, each as a guest's document
 * and as a staff picture. After them come mutations of real files and, now and then, of pathological ones.
 */
export async function* hostileFiles(count: number): AsyncGenerator<HostileFile> {
  const worst = Object.entries(await pathological());
  const honest = Object.entries(await real());
  for (let index = 0; index < count; index += 1) {
    const roll = dice(index);
    const [name, content] = worst[index >> 1] ?? [];
    if (name && content) {
      yield { what: name, content, forStaff: index % 2 === 1 };
      continue;
    }
    // Mutate a pathological file only once in fifty: handing over such a large file alone takes a tenth of a second.
    const pool = roll(50) === 0 ? worst : honest;
    const [base = '', given = Buffer.alloc(0)] = pool[roll(pool.length)] ?? [];
    yield { what: `${base}, mutation ${index}`, content: mutated(given, roll), forStaff: roll(3) === 0 };
  }
}
