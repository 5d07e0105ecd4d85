import {
  PDFHexString,
  type PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type rgb,
} from '@cantoo/pdf-lib';
import type { Word } from './type.ts';

/** A color of the press. */
export type Colour = ReturnType<typeof rgb>;

/** The gap between words, in thousandths of the font size. */
const GAP = 240;

/** The width of a line of words, in points. */
export const lineWidth = (words: readonly Word[], size: number) =>
  ((words.reduce((sum, { width }) => sum + width, 0) + Math.max(0, words.length - 1) * GAP) * size) / 1_000;

/**
 * Breaks a word into pieces that fit; a word that fits stays whole.
 *
 * @param most in thousandths of the font size
 */
export function partsOf(word: Word, most: number): Word[] {
  if (word.width <= most) return [word];
  const parts: Word[] = [];
  for (const run of word.runs) {
    let glyphs: (typeof run.glyphs)[number][] = [];
    let width = 0;
    const close = () => {
      if (glyphs.length === 0) return;
      const part = { ...run, glyphs, width };
      parts.push({ ...word, runs: [part], width, isRightToLeft: run.isRightToLeft });
      glyphs = [];
      width = 0;
    };
    for (const glyph of run.glyphs) {
      if (width + glyph.advance > most) close();
      glyphs.push(glyph);
      width += glyph.advance;
    }
    close();
  }
  return parts;
}

/** The words in the order in which they appear on the line: each stretch of right-to-left words is reversed. */
function inSight(words: readonly Word[]): Word[] {
  const seen: Word[] = [];
  let stretch: Word[] = [];
  for (const word of words) {
    if (word.isRightToLeft) stretch.unshift(word);
    else {
      seen.push(...stretch, word);
      stretch = [];
    }
  }
  return [...seen, ...stretch];
}

export const operator = (name: PDFOperatorNames, ...values: (string | PDFName)[]) =>
  PDFOperator.of(name, values as Parameters<typeof PDFOperator.of>[1]);

const figure = (value: number) => String(Math.round(value * 1_000) / 1_000);

/** Draws a line of words from `x` on, with its baseline at `y`. */
export function drawLine(
  page: PDFPage,
  words: readonly Word[],
  { x, y, size, colour }: { x: number; y: number; size: number; colour: Colour },
): void {
  const { red, green, blue } = colour as unknown as Record<'red' | 'green' | 'blue', number>;
  page.pushOperators(
    operator(PDFOperatorNames.NonStrokingColorRgb, figure(red), figure(green), figure(blue)),
  );
  let at = x;
  const seen = inSight(words);
  for (const [index, word] of seen.entries()) {
    const isLast = index === seen.length - 1;
    for (const run of word.runs) {
      // If the run has its text beside the glyphs, add the space to that text: readers do not always take a gap for a space.
      const endsWithSpace = !isLast && run === word.runs.at(-1) && Boolean(run.says);
      drawRun(page, endsWithSpace ? { ...run, says: `${run.says} ` } : run, at, y, size);
      at += (run.width * size) / 1_000;
    }
    if (!isLast && !word.runs.at(-1)?.says) drawRun(page, word.space, at, y, size);
    at += (GAP * size) / 1_000;
  }
}

function drawRun(page: PDFPage, run: Word['runs'][number], x: number, y: number, size: number): void {
  const font = page.node.newFontDictionary(run.face.embedded.name, run.face.embedded.ref);
  const { says, letters } = run;
  page.pushOperators(
    operator(PDFOperatorNames.BeginText),
    operator(PDFOperatorNames.SetFontAndSize, font, figure(size)),
  );
  if (says !== undefined) {
    const actual = `<</ActualText ${PDFHexString.fromText(says)}>>`;
    page.pushOperators(operator(PDFOperatorNames.BeginMarkedContentSequence, '/Span', actual));
  }
  let at = x;
  for (const { code, advance, dx, dy } of run.glyphs) {
    page.pushOperators(...glyphAt(code, at + (dx * size) / 1_000, y + (dy * size) / 1_000));
    at += (advance * size) / 1_000;
  }
  if (says !== undefined) page.pushOperators(operator(PDFOperatorNames.EndMarkedContent));
  if (letters.length > 0) page.pushOperators(...unseen(run, x, y, size));
  page.pushOperators(operator(PDFOperatorNames.EndText));
}

const glyphAt = (code: number, x: number, y: number) => [
  operator(PDFOperatorNames.SetTextMatrix, '1', '0', '0', '1', figure(x), figure(y)),
  operator(PDFOperatorNames.ShowText, `<${code.toString(16).padStart(4, '0')}>`),
];

/**
 * Repeats right-to-left text as invisible letters, each in its place. The visible glyphs may be parts or combinations of
 * letters, and readers reverse the order of what they find by themselves.
 */
function* unseen({ letters, width }: Word['runs'][number], x: number, y: number, size: number) {
  const slot = (width * size) / 1_000 / letters.length;
  yield operator(PDFOperatorNames.SetTextRenderingMode, '3');
  for (const [index, { code, advance }] of letters.entries()) {
    // Stretch each letter to its place, so that no gap is taken for a space.
    yield operator(
      PDFOperatorNames.SetTextHorizontalScaling,
      figure((slot / ((advance * size) / 1_000)) * 100),
    );
    yield* glyphAt(code, x + slot * (letters.length - 1 - index), y);
  }
  yield operator(PDFOperatorNames.SetTextHorizontalScaling, '100');
  yield operator(PDFOperatorNames.SetTextRenderingMode, '0');
}
