import type { PDFDocument } from '@cantoo/pdf-lib';
import { type Face, fileFor, makeFace, type Weight } from './fonts.ts';
import { FAMILIES, type Family, piecesOf } from './scripts.ts';

/** A placed glyph: its width and its offsets from the pen position and the line, in thousandths of the font size. */
type Placed = {
  readonly code: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
};

/** Glyphs of one font, in the order in which they are seen. */
export type Run = {
  readonly face: Face;
  readonly glyphs: readonly Placed[];
  /** In thousandths of the font size. */
  readonly width: number;
  readonly isRightToLeft: boolean;
  /** The text of the glyphs; undefined when each glyph is its own letter; empty when `letters` hold the text. */
  readonly says: string | undefined;
  /** The letters of right-to-left text, without vowel points, for programs that read the file's text. */
  readonly letters: readonly Pick<Placed, 'code' | 'advance'>[];
};

/** A word, which is not broken at the end of a line if it fits on one. */
export type Word = {
  readonly text: string;
  readonly runs: readonly Run[];
  readonly width: number;
  readonly isRightToLeft: boolean;
  /** The space to the next word. It is written, so that programs that read the file need not guess it from the gap. */
  readonly space: Run;
};

/** Splits a text into words and sets them in one weight. */
export type SetText = (text: string, weight: Weight) => readonly Word[];

type Cut = { readonly text: string; readonly family: Family; readonly file: string };

const plain = (text: string) =>
  text.normalize('NFC').replaceAll(/[\u2066-\u2069\u200e\u200f\u202a-\u202e]/g, '');

/** The words of a text, which are separated by spaces. */
const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/**
 * Embeds the fonts that these texts need, each with only their letters, and returns the function that sets text.
 *
 * @param texts all texts that will be set, with their weights: a letter that is not in them cannot be drawn later
 */
export async function typesetter(
  document: PDFDocument,
  texts: readonly (readonly [string, Weight])[],
): Promise<SetText> {
  const cuts = new Map<string, readonly Cut[]>();
  const letters = new Map<string, Set<string>>();
  const known = (weight: Weight, file: string) => {
    const face = `${weight} ${file}`;
    const there = letters.get(face) ?? new Set<string>();
    letters.set(face, there);
    return there;
  };
  const spare = (await fileFor('text', UNKNOWN)) ?? '';
  for (const [text, weight] of texts) {
    known(weight, spare).add(UNKNOWN).add(' ');
    for (const word of wordsOf(text)) {
      const key = keyOf(word, text);
      const cut = cuts.get(key) ?? (await cutWord(word, text));
      cuts.set(key, cut);
      for (const { file, text: part } of cut) {
        for (const letter of part) known(weight, file).add(letter);
      }
    }
  }
  const faces = new Map<string, Face>();
  for (const [key, there] of letters) {
    const [weight = 'plain', file = ''] = key.split(/ (.*)/s);
    const face =
      file === '' ? undefined : await makeFace(document, file, [...there].join(''), weight as Weight);
    if (face) faces.set(key, face);
  }
  return (text, weight) => {
    const space = shape(
      { text: ' ', family: 'text', file: spare },
      spareFace(faces.get(`${weight} ${spare}`)),
    );
    return wordsOf(text).map((word) => {
      const cut = cuts.get(keyOf(word, text)) ?? [];
      const runs = cut.map((part) => {
        const face = faces.get(`${weight} ${part.file}`);
        return face &&
          [...part.text].every((letter) => face.shaper.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
          ? shape(part, face)
          : unknown(part, spareFace(faces.get(`${weight} ${spare}`)));
      });
      const isRightToLeft = runs.some((run) => run.isRightToLeft);
      return {
        text: word,
        // In right-to-left text, the first run stands last on the line.
        runs: isRightToLeft ? runs.toReversed() : runs,
        width: runs.reduce((sum, run) => sum + run.width, 0),
        isRightToLeft,
        space,
      };
    });
  };
}

function spareFace(face: Face | undefined): Face {
  if (!face) throw new Error('There is no font to stand in for another');
  return face;
}

/** The cache key of a word. Chinese letters need the whole text, because the words around them decide their font. */
const keyOf = (word: string, text: string) => `${/\p{Script=Han}/u.test(word) ? text : ''}\u0000${word}`;

/** Splits a word where its font, or the font's file, changes. */
async function cutWord(word: string, text: string): Promise<readonly Cut[]> {
  const cuts: { text: string; family: Family; file: string }[] = [];
  for (const piece of piecesOf(word, text)) {
    for (const letter of piece.text) {
      const last = cuts.at(-1);
      const leans = /\p{M}/u.test(letter) && last?.family === piece.family;
      const file = leans ? last.file : ((await fileFor(piece.family, letter)) ?? '');
      if (last?.file === file) last.text += letter;
      else cuts.push({ text: letter, family: piece.family, file });
    }
  }
  return cuts;
}

/** Drawn in place of text that no font of ours has. The file still contains the original text beside it. */
const UNKNOWN = '?';

function unknown({ text }: Cut, face: Face): Run {
  return { ...shape({ text: UNKNOWN, family: 'text', file: '' }, face), says: text };
}

function shape({ text, family }: Cut, face: Face): Run {
  const { glyphs, positions } = face.shaper.layout(text);
  const { isRightToLeft } = FAMILIES[family];
  const scale = 1_000 / face.shaper.unitsPerEm;
  const placed = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return {
      code: glyph.id,
      advance: xAdvance * scale,
      dx: xOffset * scale,
      dy: yOffset * scale,
    };
  });
  // Otherwise the glyphs do not match the letters one to one, so the file needs the text beside them.
  const isPlain = family === 'text' && glyphs.every(({ codePoints }) => codePoints.length === 1);
  return {
    face,
    glyphs: placed,
    width: placed.reduce((sum, { advance }) => sum + advance, 0),
    isRightToLeft,
    says: isRightToLeft ? '' : isPlain ? undefined : text,
    letters: isRightToLeft ? lettersOf(text, face) : [],
  };
}

function lettersOf(text: string, { shaper }: Face) {
  return [...text].flatMap((letter) => {
    const { id, advanceWidth } = shaper.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    return advanceWidth > 0 ? [{ code: id, advance: (advanceWidth * 1_000) / shaper.unitsPerEm }] : [];
  });
}
