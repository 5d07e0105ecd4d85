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
const PLAIN_FILTER = new RegExp(`${nameIn(['FlateDecode']).source}|${nameIn(['Fl']).source}`);
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

/** The header of an object lies within so many characters of its names. */
const NEAR = 2_048;
const MOST_OBJECT_STREAMS = 4_000;

/**
 * What is wrong with a PDF: encrypted, active, or not to be read. A scan of its bytes and of the object streams it has,
 * not a parser: each pass is linear, what is inflated is bounded, and where it cannot look it refuses.
 *
 * @param latin1 the file, one character a byte
 * @param inflate a zlib stream that begins there, as latin1; undefined when it is none or grows beyond its bound
 */
export function pdfProblem(
  latin1: string,
  inflate: (from: number) => string | undefined,
): PdfProblem | undefined {
  if (!/^%PDF-\d\.\d/.test(latin1) || !latin1.includes('%%EOF')) return 'damaged';
  if (ENCRYPT.test(latin1)) return 'encrypted';
  if (ACTIVE.test(latin1)) return 'active';
  let streams = 0;
  for (const { index } of latin1.matchAll(OBJECT_STREAM)) {
    streams += 1;
    if (streams > MOST_OBJECT_STREAMS) return 'damaged';
    const after = latin1.slice(index, index + NEAR);
    const begins = /stream\r?\n/.exec(after);
    if (!begins) return 'damaged';
    const header = latin1.slice(Math.max(0, latin1.lastIndexOf('obj', index)), index + begins.index);
    const from = index + begins.index + begins[0].length;
    if (OTHER_FILTERS.test(header)) return 'damaged';
    const isCompressed = ANY_FILTER.test(header) && PLAIN_FILTER.test(header);
    const content = isCompressed ? inflate(from) : latin1.slice(from, latin1.indexOf('endstream', from));
    if (content === undefined) return 'damaged';
    if (ACTIVE.test(content)) return 'active';
    if (ENCRYPT.test(content)) return 'encrypted';
  }
  return undefined;
}
