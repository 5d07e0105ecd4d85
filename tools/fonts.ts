/**
 * Makes the site's two font files, and the stand-in fonts that take the same space while those load.
 *
 * `node tools/fonts.ts` reads the Fontsource packages and writes `ui/fonts/*.woff2` and `ui/styles/fonts.css`.
 * Commit both: a build must not depend on the subsetter, and the files change only when the letters or weights
 * below change.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';

/** The letters of English and Spanish and of Western European names, and the typographic marks that the site uses. */
const LETTERS =
  Array.from({ length: 0x5f }, (_, i) => String.fromCodePoint(0x20 + i)).join('') +
  '\u00a0¡¿«»©®°·×±²³½¼¾ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ–—‘’“”‚„…•′″€™−→←↑↓≤≥';

/** A sample in which letters are as frequent as in running text. The stand-in is scaled so that this text has the same width. */
const RUNNING_TEXT =
  'A day on the water in Miami, from Key Biscayne to South Beach, with a captain, a crew and everything on board ' +
  'made ready before you arrive. Choose the yacht, the hours and the extras; see the whole price before you ask.';

/** A little lighter than regular. In CSS it has the weight 400. */
const HEADLINE_WEIGHT = 370;

/** The optical size of all headlines, in CSS pixels. */
const HEADLINE_CUT = 54;

interface Family {
  name: string;
  source: string;
  file: string;
  /** An axis that is not named keeps its whole range. A single number fixes it. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The most frequent setting of the axes: metrics are measured there. */
  measuredAt: Record<string, number>;
  features: string[];
  weights: string;
  /** `optional` for headlines, where a late font swap would move large lines. It is preloaded: only slow lines lack it. */
  display: 'swap' | 'optional';
  standIn: StandIn;
}

interface StandIn {
  name: string;
  local: string[];
  /** Mean width of a letter over RUNNING_TEXT, in em. */
  meanAdvance: number;
}

/**
 * Arial and Times New Roman, measured on Liberation Sans and Liberation Serif, which have the same metrics
 * (`node tools/fonts.ts --measure <file.ttf>` prints the number). Android has Roboto and Noto Serif instead: they
 * differ from these by 1 % and 9 %.
 */
const ARIAL_LIKE: StandIn = {
  name: 'Source Sans Stand-in',
  local: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto', 'Helvetica'],
  meanAdvance: 0.45154,
};
const TIMES_LIKE: StandIn = {
  name: 'Fraunces Stand-in',
  local: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'],
  meanAdvance: 0.40841,
};

const FAMILIES: Family[] = [
  {
    name: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    file: 'fraunces.woff2',
    // Headlines use one weight and one optical size, because on a phone's first visit the weight axis would cost 19 KB and
    // the optical axis 14 KB more. The size lies between a card's title (24 px) and a desktop's headline (80 px).
    axes: { wght: HEADLINE_WEIGHT, opsz: HEADLINE_CUT },
    measuredAt: { wght: HEADLINE_WEIGHT, opsz: HEADLINE_CUT },
    features: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum'],
    weights: '400',
    display: 'optional',
    standIn: TIMES_LIKE,
  },
  {
    name: 'Source Sans 3',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    file: 'source-sans-3.woff2',
    axes: { wght: { min: 350, max: 700 } },
    measuredAt: { wght: 400 },
    features: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'pnum', 'lnum', 'case'],
    weights: '350 700',
    display: 'swap',
    standIn: ARIAL_LIKE,
  },
];

interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  meanAdvance: number;
}

/** Reads from an sfnt file the metrics that the stand-in must copy. All numbers are in em. */
function readMetrics(sfnt: Buffer): Metrics {
  const tables = new Map<string, number>();
  for (let i = 0; i < sfnt.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    tables.set(sfnt.toString('latin1', entry, entry + 4), sfnt.readUInt32BE(entry + 8));
  }
  const table = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table`);
    return offset;
  };
  const unitsPerEm = sfnt.readUInt16BE(table('head') + 18);
  const hhea = table('hhea');
  const longMetrics = sfnt.readUInt16BE(hhea + 34);
  const hmtx = table('hmtx');
  const glyphOf = readCharacterMap(sfnt, table('cmap'));
  let advance = 0;
  for (const letter of RUNNING_TEXT) {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0);
    advance += sfnt.readUInt16BE(hmtx + Math.min(glyph, longMetrics - 1) * 4);
  }
  return {
    ascent: sfnt.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -sfnt.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: sfnt.readInt16BE(hhea + 8) / unitsPerEm,
    meanAdvance: advance / RUNNING_TEXT.length / unitsPerEm,
  };
}

/** Maps characters to glyphs. Reads only the format-4 subtable, because every font with Latin letters has one. */
function readCharacterMap(sfnt: Buffer, cmap: number): (code: number) => number {
  for (let i = 0; i < sfnt.readUInt16BE(cmap + 2); i++) {
    const start = cmap + sfnt.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (sfnt.readUInt16BE(start) !== 4) continue;
    const segX2 = sfnt.readUInt16BE(start + 6);
    const ends = start + 14;
    const starts = ends + segX2 + 2;
    const deltas = starts + segX2;
    const ranges = deltas + segX2;
    return (code) => {
      for (let s = 0; s < segX2; s += 2) {
        if (code > sfnt.readUInt16BE(ends + s)) continue;
        const first = sfnt.readUInt16BE(starts + s);
        if (code < first) return 0;
        const range = sfnt.readUInt16BE(ranges + s);
        const delta = sfnt.readUInt16BE(deltas + s);
        if (range === 0) return (code + delta) & 0xffff;
        const glyph = sfnt.readUInt16BE(ranges + s + range + (code - first) * 2);
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error('The font has no character map of format 4');
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function fontFaces(family: Family, own: Metrics): string {
  const { standIn } = family;
  const scale = own.meanAdvance / standIn.meanAdvance;
  return `@font-face {
  font-family: "${family.name}";
  font-style: normal;
  font-weight: ${family.weights};
  font-display: ${family.display};
  src: url("../fonts/${family.file}") format("woff2");
}

@font-face {
  font-family: "${standIn.name}";
  src: ${standIn.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(own.ascent / scale)};
  descent-override: ${percent(own.descent / scale)};
  line-gap-override: ${percent(own.lineGap / scale)};
}
`;
}

const modules = new URL('../node_modules/', import.meta.url);
const fonts = new URL('../ui/fonts/', import.meta.url);

if (process.argv[2] === '--measure' && process.argv[3]) {
  console.log(readMetrics(await readFile(process.argv[3])).meanAdvance.toFixed(5));
} else {
  await mkdir(fonts, { recursive: true });
  const faces: string[] = [];
  let total = 0;
  for (const family of FAMILIES) {
    const source = await readFile(new URL(family.source, modules));
    const common = { keepFeatures: family.features, noHinting: true };
    const file = await subsetFont(source, LETTERS, {
      ...common,
      targetFormat: 'woff2',
      variationAxes: family.axes,
    });
    const measured = await subsetFont(source, LETTERS, {
      ...common,
      targetFormat: 'sfnt',
      variationAxes: family.measuredAt,
    });
    await writeFile(new URL(family.file, fonts), file);
    faces.push(fontFaces(family, readMetrics(measured)));
    const sent = Math.min(file.length, brotliCompressSync(file).length);
    total += sent;
    console.log(`${family.file}: ${(sent / 1024).toFixed(1)} KB`);
  }
  const note = '/* Made by tools/fonts.ts: the site fonts, and local stand-ins with the same metrics. */\n\n';
  await writeFile(new URL('../ui/styles/fonts.css', import.meta.url), note + faces.join('\n'));
  console.log(`Both: ${(total / 1024).toFixed(1)} KB`);
}
