/** Why a PDF is not taken. */
export type PdfProblem = 'damaged' | 'encrypted' | 'active';

/**
 * Names that make a PDF do something or carry something (ISO 32000: actions, embedded files, rich media, XFA forms). A
 * script cannot be there without `/JavaScript` or `/Rendition`, so the short `/JS` need not be looked for.
 */
const ACTIVE_NAMES = [
  'JavaScript',
  'Rendition',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'XFA',
];

/** Any letter of a name may be written as its code: `/Java#53cript`. */
function nameIn(names: readonly string[]): RegExp {
  const spelled = names.map((name) =>
    [...name]
      .map((letter) => {
        const code = letter.charCodeAt(0).toString(16);
        return `(?:${letter}|#${code.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
      })
      .join(''),
  );
  return new RegExp(`/(?:${spelled.join('|')})(?![A-Za-z0-9#])`);
}

const ACTIVE = nameIn(ACTIVE_NAMES);
const ENCRYPT = nameIn(['Encrypt']);
const OBJECT_STREAM = new RegExp(nameIn(['ObjStm']).source, 'g');
const ANY_FILTER = nameIn(['Filter']);
const PLAIN_FILTER = new RegExp(nameIn(['FlateDecode', 'Fl']).source, 'g');
const OTHER_FILTERS = nameIn([
  'ASCIIHexDecode',
  'ASCII85Decode',
  'LZWDecode',
  'RunLengthDecode',
  'Crypt',
  'AHx',
  'A85',
  'LZW',
  'RL',
]);

/** The stream unpacks to differences between rows, or another object says whether it does; `/Predictor 1` means it does not. */
const DIFFERENCES = new RegExp(
  `${nameIn(['Predictor']).source}(?!\\s+1(?!\\d|\\s+\\d+\\s+R))|${nameIn(['DecodeParms', 'DP']).source}\\s*\\[?\\s*\\d`,
);

/** The header of an object lies within so many characters of its names. */
const NEAR = 2_048;
const MOST_OBJECT_STREAMS = 4_000;
/** Object streams may lie in one another; what is unfolded may be this many times as long as the file, and no more. */
const MOST_READINGS = 2;

/** What unfolds from a zlib stream, as latin1, and how many bytes of the file it took. */
export type Unfolded = { readonly content: string; readonly read: number };

/**
 * What is wrong with a PDF: encrypted, active, or not to be read. A scan of its bytes and of the object streams it has,
 * not a parser: the file is passed over once, each object stream is unfolded once, all of them together are bounded, and
 * where it cannot look it refuses.
 *
 * @param latin1 the file, one character a byte
 * @param inflate a zlib stream that begins there; undefined when it is none or grows beyond its bound
 */
export function pdfProblem(
  latin1: string,
  inflate: (from: number) => Unfolded | undefined,
): PdfProblem | undefined {
  if (!/^%PDF-\d\.\d/.test(latin1) || !latin1.includes('%%EOF')) return 'damaged';
  if (ENCRYPT.test(latin1)) return 'encrypted';
  if (ACTIVE.test(latin1)) return 'active';
  return problemInStreams(latin1, inflate);
}

/** The same of what its object streams hold. */
function problemInStreams(
  latin1: string,
  inflate: (from: number) => Unfolded | undefined,
): PdfProblem | undefined {
  const unfolded = new Set<number>();
  let streams = 0;
  let read = 0;
  for (const { index } of latin1.matchAll(OBJECT_STREAM)) {
    streams += 1;
    if (streams > MOST_OBJECT_STREAMS) return 'damaged';
    const stream = streamAt(latin1, index);
    if (!stream || OTHER_FILTERS.test(stream.header)) return 'damaged';
    // What is not compressed has been looked at with the rest of the file.
    if (!ANY_FILTER.test(stream.header) || unfolded.has(stream.from)) continue;
    // Folded twice, or into differences, no word of it could be read.
    const isReadable = stream.header.match(PLAIN_FILTER)?.length === 1 && !DIFFERENCES.test(stream.header);
    if (!isReadable || read > latin1.length * MOST_READINGS) return 'damaged';
    const found = inflate(stream.from);
    if (!found) return 'damaged';
    unfolded.add(stream.from);
    read += found.read;
    if (ACTIVE.test(found.content)) return 'active';
    if (ENCRYPT.test(found.content)) return 'encrypted';
  }
  return undefined;
}

/** The header of the object that has this name in it, and where its stream begins; undefined when neither is near. */
function streamAt(latin1: string, name: number): { header: string; from: number } | undefined {
  const before = latin1.slice(Math.max(0, name - NEAR), name);
  const after = latin1.slice(name, name + NEAR);
  const opened = before.lastIndexOf('obj');
  const begins = /stream\r?\n/.exec(after);
  if (opened < 0 || !begins) return undefined;
  return {
    header: before.slice(opened) + after.slice(0, begins.index),
    from: name + begins.index + begins[0].length,
  };
}
