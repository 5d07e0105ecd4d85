import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { projectFolder } from '#platform/project-folder.ts';
import { FAMILIES, type Family } from './scripts.ts';

/** The font weights: for normal text, and for text that stands out. */
export const WEIGHTS = { plain: 400, strong: 650 } as const;
export type Weight = keyof typeof WEIGHTS;

/** A font in one document: reduced to the letters that the document uses, with the shaper that places them. */
export type Face = { readonly shaper: Font; readonly embedded: PDFFont };

type Slice = { readonly file: string; readonly holds: (point: number) => boolean };

const slices = new Map<Family, Promise<readonly Slice[]>>();

/** The font files of a family, each with its range of letters: fonts of large scripts come in about a hundred files. */
function slicesOf(family: Family): Promise<readonly Slice[]> {
  const known = slices.get(family);
  if (known) return known;
  const read = readSlices(FAMILIES[family].package);
  slices.set(family, read);
  return read;
}

async function readSlices(name: string): Promise<readonly Slice[]> {
  const folder = path.join(projectFolder, 'node_modules/@fontsource-variable', name);
  const ranges: Record<string, string> = JSON.parse(
    await readFile(path.join(folder, 'unicode.json'), 'utf8'),
  );
  return Object.entries(ranges).map(([key, listed]) => {
    const held = listed.split(',').map((range) => {
      const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return {
      file: path.join(folder, `files/${name}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      holds: (point) => held.some(([from, to]) => point >= from && point <= to),
    };
  });
}

/** The file of a family that has this letter; undefined when none does. If several do, the last one, as in a style sheet. */
export async function fileFor(family: Family, letter: string): Promise<string | undefined> {
  const point = letter.codePointAt(0) ?? 0;
  return (await slicesOf(family)).findLast(({ holds }) => holds(point))?.file;
}

/** Embeds a font of one weight with these letters in a document; undefined when the font has none of them. */
export async function makeFace(
  document: PDFDocument,
  file: string,
  letters: string,
  weight: Weight,
): Promise<Face | undefined> {
  const cut = await subsetFont(await readFile(file), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHTS[weight] },
  });
  const shaper = create(cut) as Font;
  if (!hasLetters(shaper)) return undefined;
  return { shaper, embedded: await document.embedFont(cut, { subset: false }) };
}

/** Whether the font has any letters. Without letters it has no table of them, and reading it throws. */
function hasLetters(font: Font): boolean {
  try {
    return font.characterSet.length > 0;
  } catch {
    return false;
  }
}
