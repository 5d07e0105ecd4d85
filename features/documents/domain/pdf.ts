/** Why a PDF is refused. */
export type PdfProblem = 'damaged' | 'encrypted' | 'active';

/**
 * Names that let a PDF act or carry other files (ISO 32000: actions, embedded files, rich media, XFA forms). A script always
 * needs `/JavaScript` or `/Rendition` as well, so we need not look for the short `/JS`.
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

/** Matches the names also if letters are written as codes: `/Java#53cript`. */
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

/** Matches if the stream unpacks to row differences, or if another object decides that. `/Predictor 1` means no differences. */
const DIFFERENCES = new RegExp(
  `${nameIn(['Predictor']).source}(?!\\s+1(?!\\d|\\s+\\d+\\s+R))|${nameIn(['DecodeParms', 'DP']).source}\\s*\\[?\\s*\\d`,
);

/** How far from its names, in characters, we look for the header of an object. */
const NEAR = 2_048;
const MOST_OBJECT_STREAMS = 4_000;
/** To unfold, we read at most this many times the file's length, because object streams may overlap. */
const MOST_READINGS = 2;

/** The content of a zlib stream as latin1, and how many bytes of the file the stream took. */
export type Unfolded = { readonly content: string; readonly read: number };

/**
 * What is wrong with a PDF: `encrypted`, `active`, or `damaged` if it cannot be checked. This scans the bytes and the object
 * streams, it does not parse: it passes over the file once and unfolds each object stream once, up to a bound for all of them.
 * It refuses whatever it cannot look into.
 *
 * @param latin1 the file, one character for each byte
 * @param inflate unpacks the zlib stream that begins there; undefined if there is none or it grows beyond its bound
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

/** Like pdfProblem, for the content of the object streams. */
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
    // An uncompressed stream was already checked with the rest of the file.
    if (!ANY_FILTER.test(stream.header) || unfolded.has(stream.from)) continue;
    // If it is compressed twice or holds differences, its content cannot be searched.
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

/** The header of the object that contains the name at `name`, and where its stream begins; undefined if either is not near. */
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
