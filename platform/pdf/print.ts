import {
  PDFDocument,
  PDFHexString,
  type PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  rgb,
} from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import type { Weight } from './fonts.ts';
import type { Block, Sheet } from './sheet.ts';
import { type SetText, typesetter, type Word } from './type.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 } as const;
const MARGIN = 64;
const FOOT = 40;
const WIDTH = PAGE.width - 2 * MARGIN;
/** The left edge of the second column of facts. */
const COLUMN = 150;

type Look = {
  readonly size: number;
  readonly lead: number;
  readonly weight: Weight;
  readonly before: number;
};

const LOOKS = {
  title: { size: 20, lead: 26, weight: 'strong', before: 0 },
  heading: { size: 12, lead: 16, weight: 'strong', before: 14 },
  text: { size: 10, lead: 14.5, weight: 'plain', before: 6 },
  note: { size: 8.5, lead: 12, weight: 'plain', before: 8 },
  code: { size: 9, lead: 13, weight: 'plain', before: 4 },
  row: { size: 10, lead: 14.5, weight: 'plain', before: 3 },
  sum: { size: 10, lead: 14.5, weight: 'strong', before: 3 },
  foot: { size: 8, lead: 10, weight: 'plain', before: 0 },
} as const satisfies Record<string, Look>;

const INK = rgb(0.043, 0.106, 0.169);
const QUIET = rgb(0.32, 0.38, 0.44);
const LINE = rgb(0.8, 0.84, 0.86);

/** Prints a sheet as a PDF of its own. */
export async function print(sheet: Sheet): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await addSheet(document, sheet);
  document.setTitle(sheet.title, { showInWindowTitleBar: true });
  document.setLanguage(sheet.language);
  document.setAuthor(sheet.author);
  document.setCreationDate(sheet.madeAt);
  document.setModificationDate(sheet.madeAt);
  return document.save({ useObjectStreams: false });
}

/** Appends a sheet to a PDF. Throws when the PDF cannot be read. */
export async function append(bytes: Uint8Array, sheet: Sheet): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  await addSheet(document, sheet);
  document.setModificationDate(sheet.madeAt);
  return document.save({ useObjectStreams: false });
}

export async function pagesOf(bytes: Uint8Array): Promise<number> {
  return (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
}

const rowLook = (block: Block, index: number): Look =>
  block.kind === 'amounts' && index === block.rows.length - 1 ? LOOKS.sum : LOOKS.row;

/** Every page number that a sheet can need, because the font is cut to the printed letters before the pages are counted. */
const NUMBERS = Array.from({ length: 400 }, (_, index) => index + 1).join(' ');

/** All texts of a sheet, with their weights. */
function textsOf({ blocks, foot, pageWords }: Sheet): (readonly [string, Weight])[] {
  const said = blocks.flatMap((block): (readonly [string, Weight])[] =>
    'rows' in block
      ? block.rows.flatMap(([name, value], index) => {
          const { weight } = rowLook(block, index);
          return [[name, weight] as const, ...value.split('\n').map((part) => [part, weight] as const)];
        })
      : block.text.split('\n').map((part) => [part, LOOKS[block.kind].weight] as const),
  );
  return [...said, [foot, 'plain'], [`${pageWords.join(' ')} ${NUMBERS}`, 'plain']];
}

async function addSheet(document: PDFDocument, sheet: Sheet): Promise<void> {
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const setText = await typesetter(document, textsOf(sheet));
  const press = new Press(document, setText);
  for (const block of sheet.blocks) press.put(block);
  press.number(sheet);
}

/** Sets blocks below each other, and starts a new page when one is full. */
class Press {
  readonly #document: PDFDocument;
  readonly #setText: SetText;
  readonly #pages: PDFPage[] = [];
  #y = 0;

  constructor(document: PDFDocument, setText: SetText) {
    this.#document = document;
    this.#setText = setText;
    this.#turn();
  }

  put(block: Block): void {
    if ('rows' in block) {
      this.#rows(block);
      return;
    }
    const look = LOOKS[block.kind];
    const colour = block.kind === 'note' ? QUIET : INK;
    // Keep a heading together with the first lines after it, never alone at the foot of a page.
    if (block.kind === 'heading') this.#need(look.before + look.lead + 3 * LOOKS.text.lead);
    if (this.#y < PAGE.height - MARGIN) this.#y -= look.before;
    for (const part of block.text.split('\n')) {
      for (const line of this.#lines(part, look, WIDTH)) this.#line(line, look, MARGIN, colour);
    }
  }

  /** Writes the page number at the foot of each page. */
  number({ foot, pageWords: [before, between] }: Sheet): void {
    const { size, lead, weight } = LOOKS.foot;
    this.#pages.forEach((page, index) => {
      const words = this.#setText(`${before} ${index + 1} ${between} ${this.#pages.length}`, weight);
      const width = lineWidth(words, size);
      drawLine(page, words, { x: PAGE.width - MARGIN - width, y: FOOT, size, colour: QUIET });
      // A long name wraps below instead of running into the number.
      for (const [line, part] of this.#lines(foot, LOOKS.foot, WIDTH - width - 2 * size).entries())
        drawLine(page, part, { x: MARGIN, y: FOOT - line * lead, size, colour: QUIET });
    });
  }

  #rows(block: Extract<Block, { rows: unknown }>): void {
    const isMoney = block.kind === 'amounts';
    this.#y -= LOOKS.row.before;
    block.rows.forEach(([name, value], index) => {
      const look = rowLook(block, index);
      const nameWidth = isMoney ? WIDTH - 120 : COLUMN - 12;
      const names = this.#lines(name, look, nameWidth);
      const values = value
        .split('\n')
        .flatMap((part) => this.#lines(part, look, isMoney ? 120 : WIDTH - COLUMN));
      const lines = Math.max(names.length, values.length);
      this.#need(look.before + Math.min(lines, 6) * look.lead);
      this.#rule();
      this.#y -= look.before;
      for (let line = 0; line < lines; line += 1) {
        const said = values[line] ?? [];
        const x = isMoney ? PAGE.width - MARGIN - lineWidth(said, look.size) : MARGIN + COLUMN;
        this.#line(names[line] ?? [], look, MARGIN, isMoney ? INK : QUIET, false);
        this.#y += look.lead;
        this.#line(said, look, x, INK);
      }
    });
    this.#rule();
  }

  #rule(): void {
    const y = this.#y - 1;
    this.#page.drawLine({
      start: { x: MARGIN, y },
      end: { x: PAGE.width - MARGIN, y },
      thickness: 0.5,
      color: LINE,
    });
  }

  get #page(): PDFPage {
    const page = this.#pages.at(-1);
    if (!page) throw new Error('There is no page yet');
    return page;
  }

  #turn(): void {
    this.#pages.push(this.#document.addPage([PAGE.width, PAGE.height]));
    this.#y = PAGE.height - MARGIN;
  }

  #need(height: number): void {
    if (this.#y - height < MARGIN) this.#turn();
  }

  /** Draws one line and moves to the next. */
  #line(words: readonly Word[], { size, lead }: Look, x: number, colour: Colour, turns = true): void {
    if (turns) this.#need(lead);
    else if (this.#y - lead < MARGIN) this.#turn();
    this.#y -= lead;
    drawLine(this.#page, words, { x, y: this.#y + (lead - size) / 2, size, colour });
  }

  /** Breaks a text into lines of at most this width. A word wider than that is broken wherever necessary. */
  #lines(text: string, { size, weight }: Look, width: number): Word[][] {
    const lines: Word[][] = [[]];
    for (const word of this.#setText(text, weight)) {
      for (const part of partsOf(word, (width / size) * 1_000)) {
        const line = lines.at(-1) ?? [];
        if (line.length > 0 && lineWidth([...line, part], size) > width) lines.push([part]);
        else line.push(part);
      }
    }
    return lines;
  }
}

type Colour = ReturnType<typeof rgb>;

/** The gap between words, in thousandths of the font size. */
const GAP = 240;

const lineWidth = (words: readonly Word[], size: number) =>
  ((words.reduce((sum, { width }) => sum + width, 0) + Math.max(0, words.length - 1) * GAP) * size) / 1_000;

/** Breaks a word into pieces that fit; a word that fits stays whole. */
function partsOf(word: Word, most: number): Word[] {
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

const operator = (name: PDFOperatorNames, ...values: (string | PDFName)[]) =>
  PDFOperator.of(name, values as Parameters<typeof PDFOperator.of>[1]);

const figure = (value: number) => String(Math.round(value * 1_000) / 1_000);

function drawLine(
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
  if (says !== undefined) {
    const actual = `<</ActualText ${PDFHexString.fromText(says)}>>`;
    page.pushOperators(operator(PDFOperatorNames.BeginMarkedContentSequence, '/Span', actual));
  }
  page.pushOperators(
    operator(PDFOperatorNames.BeginText),
    operator(PDFOperatorNames.SetFontAndSize, font, figure(size)),
  );
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
