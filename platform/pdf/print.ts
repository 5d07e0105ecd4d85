import { PDFDocument, type PDFImage, type PDFPage, rgb } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import type { Weight } from './fonts.ts';
import { type Colour, drawLine, lineWidth, partsOf } from './line.ts';
import type { Block, Sheet } from './sheet.ts';
import { type Part, type Role, Tags } from './tags.ts';
import { type SetText, typesetter, type Word } from './type.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 } as const;
const MARGIN = 64;
const FOOT = 40;
const WIDTH = PAGE.width - 2 * MARGIN;
const PICTURE_GAP = 12;
/** The height of the tallest picture: two and their gaps fill a page. */
const MOST_OF_PICTURE = (PAGE.height - 2 * MARGIN) / 2 - 2 * PICTURE_GAP;
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

/** What each block is to a screen reader. */
const ROLES = { title: 'H1', heading: 'H2', text: 'P', note: 'P', code: 'P' } as const satisfies Record<
  string,
  Role
>;

/**
 * Prints a sheet as a PDF of its own.
 *
 * @param isTagged false if pages of others follow that are not: readers would pass over those
 */
export async function print(sheet: Sheet, isTagged = true): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await addSheet(document, sheet, isTagged);
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
  await addSheet(document, sheet, false);
  document.setModificationDate(sheet.madeAt);
  return document.save({ useObjectStreams: false });
}

export async function pagesOf(bytes: Uint8Array): Promise<number> {
  return (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
}

const rowLook = (block: Block, index: number): Look =>
  block.kind === 'amounts' && index === block.rows.length - 1 ? LOOKS.sum : LOOKS.row;

/** The text for screen readers where its glyphs are drawn in another order than its letters. */
const wordsOf = (text: string, lines: readonly (readonly Word[])[]) =>
  lines.flat().some(({ runs }) => runs.some(({ says }) => says !== undefined)) ? { ActualText: text } : {};

/** Every page number that a sheet can need, because the font is cut to the printed letters before the pages are counted. */
const NUMBERS = Array.from({ length: 400 }, (_, index) => index + 1).join(' ');

/** All texts of a sheet, with their weights. */
function textsOf({ blocks, foot, pageWords }: Sheet): (readonly [string, Weight])[] {
  const written = blocks.filter((block) => block.kind !== 'picture');
  const said = written.flatMap((block): (readonly [string, Weight])[] =>
    'rows' in block
      ? block.rows.flatMap(([name, value], index) => {
          const { weight } = rowLook(block, index);
          return [[name, weight] as const, ...value.split('\n').map((part) => [part, weight] as const)];
        })
      : block.text.split('\n').map((part) => [part, LOOKS[block.kind].weight] as const),
  );
  return [...said, [foot, 'plain'], [`${pageWords.join(' ')} ${NUMBERS}`, 'plain']];
}

async function addSheet(document: PDFDocument, sheet: Sheet, isFirst: boolean): Promise<void> {
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const setText = await typesetter(document, textsOf(sheet));
  const tags = new Tags(document, isFirst);
  const press = new Press(document, setText, tags);
  for (const block of sheet.blocks) {
    if (block.kind === 'picture') press.show(await document.embedJpg(block.jpeg), block.alt);
    else press.put(block);
  }
  press.number(sheet);
  tags.write();
}

/** Sets blocks below each other, and starts a new page when one is full. */
class Press {
  readonly #document: PDFDocument;
  readonly #setText: SetText;
  readonly #tags: Tags;
  readonly #pages: PDFPage[] = [];
  #y = 0;

  constructor(document: PDFDocument, setText: SetText, tags: Tags) {
    this.#document = document;
    this.#setText = setText;
    this.#tags = tags;
    this.#turn();
  }

  /** Places a picture as wide as the text, and two of them on a page. */
  show(picture: PDFImage, alt: string): void {
    const { width, height } = picture.scaleToFit(WIDTH, MOST_OF_PICTURE);
    this.#need(PICTURE_GAP + height);
    this.#y -= PICTURE_GAP + height;
    this.#draw(this.#tags.add('Figure', { Alt: alt }), (page) =>
      page.drawImage(picture, { x: MARGIN, y: this.#y, width, height }),
    );
  }

  put(block: Exclude<Block, { kind: 'picture' }>): void {
    if ('rows' in block) {
      this.#rows(block);
      return;
    }
    const look = LOOKS[block.kind];
    const colour = block.kind === 'note' ? QUIET : INK;
    // Keep a heading together with the first lines after it, never alone at the foot of a page.
    if (block.kind === 'heading') this.#need(look.before + look.lead + 3 * LOOKS.text.lead);
    if (this.#y < PAGE.height - MARGIN) this.#y -= look.before;
    for (const text of block.text.split('\n')) {
      const lines = this.#lines(text, look, WIDTH);
      const part = this.#tags.add(ROLES[block.kind], wordsOf(text, lines));
      for (const line of lines) this.#line(line, look, MARGIN, colour, part);
    }
  }

  /** Writes the page number at the foot of each page. */
  number({ foot, pageWords: [before, between] }: Sheet): void {
    const { size, lead, weight } = LOOKS.foot;
    this.#pages.forEach((page, index) => {
      const words = this.#setText(`${before} ${index + 1} ${between} ${this.#pages.length}`, weight);
      const width = lineWidth(words, size);
      this.#tags.draw(page, undefined, () => {
        drawLine(page, words, { x: PAGE.width - MARGIN - width, y: FOOT, size, colour: QUIET });
        // A long name wraps below instead of running into the number.
        for (const [line, part] of this.#lines(foot, LOOKS.foot, WIDTH - width - 2 * size).entries())
          drawLine(page, part, { x: MARGIN, y: FOOT - line * lead, size, colour: QUIET });
      });
    });
  }

  #rows(block: Extract<Block, { rows: unknown }>): void {
    const isMoney = block.kind === 'amounts';
    this.#y -= LOOKS.row.before;
    const table = this.#tags.add('Table');
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
      const row = this.#tags.add('TR', {}, table);
      const head = this.#tags.add('TH', wordsOf(name, names), row);
      const data = this.#tags.add('TD', wordsOf(value, values), row);
      for (let line = 0; line < lines; line += 1) {
        const said = values[line] ?? [];
        const x = isMoney ? PAGE.width - MARGIN - lineWidth(said, look.size) : MARGIN + COLUMN;
        this.#line(names[line] ?? [], look, MARGIN, isMoney ? INK : QUIET, head, false);
        this.#y += look.lead;
        this.#line(said, look, x, INK, data);
      }
    });
    this.#rule();
  }

  #rule(): void {
    const y = this.#y - 1;
    const ends = { start: { x: MARGIN, y }, end: { x: PAGE.width - MARGIN, y } };
    this.#draw(undefined, (page) => page.drawLine({ ...ends, thickness: 0.5, color: LINE }));
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
  #line(
    words: readonly Word[],
    { size, lead }: Look,
    x: number,
    colour: Colour,
    part: Part,
    turns = true,
  ): void {
    if (turns) this.#need(lead);
    else if (this.#y - lead < MARGIN) this.#turn();
    this.#y -= lead;
    if (words.length === 0) return;
    this.#draw(part, (page) => drawLine(page, words, { x, y: this.#y + (lead - size) / 2, size, colour }));
  }

  /** Draws on the present page something of a part, or something to pass over. */
  #draw(part: Part | undefined, how: (page: PDFPage) => void): void {
    const page = this.#page;
    this.#tags.draw(page, part, () => how(page));
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
