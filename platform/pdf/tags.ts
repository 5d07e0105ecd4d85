import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperatorNames,
  type PDFPage,
  PDFRef,
} from '@cantoo/pdf-lib';
import { operator } from './line.ts';

/** What a part of a sheet is to a screen reader, by the names of ISO 32000-1, 14.8.4. */
export type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** What a picture shows, or a text whose glyphs are drawn in another order than its letters. */
type Words = { readonly Alt?: string; readonly ActualText?: string };

/** A part of a sheet: other parts, or what is drawn of it, each by its page and its number there. */
export type Part = {
  readonly role: Role | 'Document';
  readonly words: Words;
  readonly kids: (Part | { readonly page: PDFPage; readonly id: number })[];
};

const name = (text: string) => PDFName.of(text);

/**
 * The tree of a PDF that can be added to: the whole with its parts, and the list of what is drawn on each page. Undefined if it
 * has none, or one of another shape than ours.
 */
function treeOf({ catalog }: PDFDocument) {
  const root = catalog.lookup(name('StructTreeRoot'));
  if (!(root instanceof PDFDict)) return undefined;
  const [whole, parents] = [root.get(name('K')), root.lookup(name('ParentTree'))];
  const pages = parents instanceof PDFDict ? parents.lookup(name('Nums')) : undefined;
  const element = root.lookup(name('K'));
  const kids = element instanceof PDFDict ? element.lookup(name('K')) : undefined;
  const next = root.lookup(name('ParentTreeNextKey'));
  const isOurs =
    whole instanceof PDFRef &&
    kids instanceof PDFArray &&
    pages instanceof PDFArray &&
    next instanceof PDFNumber;
  return isOurs ? { root, whole, kids, pages, next: next.asNumber() } : undefined;
}

/**
 * What a screen reader is told of a sheet: which part is a heading, a paragraph, a name with its value or a picture, in the order
 * of reading. Page numbers and lines are no part, so that they are passed over.
 */
export class Tags {
  readonly #document: PDFDocument;
  readonly #isOn: boolean;
  readonly #whole: Part = { role: 'Document', words: {}, kids: [] };
  readonly #drawn = new Map<PDFPage, Part[]>();

  /** @param isFirst whether the sheet begins the PDF. Pages behind those of somebody who tagged nothing are not tagged either. */
  constructor(document: PDFDocument, isFirst: boolean) {
    this.#document = document;
    this.#isOn = isFirst || treeOf(document) !== undefined;
  }

  /** A new part, at the end of another one. */
  add(role: Role, words: Words = {}, parent = this.#whole): Part {
    const part: Part = { role, words, kids: [] };
    parent.kids.push(part);
    return part;
  }

  /** Draws something of a part; without one, something to pass over. */
  draw(page: PDFPage, part: Part | undefined, how: () => void): void {
    if (!this.#isOn) {
      how();
      return;
    }
    page.pushOperators(
      part ? this.#begin(page, part) : operator(PDFOperatorNames.BeginMarkedContent, '/Artifact'),
    );
    how();
    page.pushOperators(operator(PDFOperatorNames.EndMarkedContent));
  }

  #begin(page: PDFPage, part: Part) {
    const drawn = this.#drawn.get(page) ?? [];
    this.#drawn.set(page, drawn);
    const id = drawn.push(part) - 1;
    part.kids.push({ page, id });
    return operator(PDFOperatorNames.BeginMarkedContentSequence, `/${part.role}`, `<</MCID ${id}>>`);
  }

  /** Writes the tree of the parts into the PDF, behind what is there. Call it once, when all is drawn. */
  write(): void {
    if (!this.#isOn) return;
    const { context, catalog } = this.#document;
    if (!treeOf(this.#document)) {
      const [root, whole] = [context.nextRef(), context.nextRef()];
      const nothing = { ParentTree: { Nums: [] }, ParentTreeNextKey: 0 };
      context.assign(root, context.obj({ Type: 'StructTreeRoot', K: whole, ...nothing }));
      context.assign(whole, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: [] }));
      catalog.set(name('StructTreeRoot'), root);
      catalog.set(name('MarkInfo'), context.obj({ Marked: PDFBool.True }));
    }
    const tree = treeOf(this.#document);
    if (!tree) throw new Error('The tree cannot be added to');
    const refs = new Map<Part, PDFRef>();
    for (const part of this.#whole.kids)
      if ('role' in part) tree.kids.push(this.#written(part, tree.whole, refs));
    let key = tree.next;
    for (const [page, parts] of this.#drawn) {
      page.node.set(name('StructParents'), PDFNumber.of(key));
      page.node.set(name('Tabs'), name('S'));
      tree.pages.push(PDFNumber.of(key));
      tree.pages.push(context.obj(parts.flatMap((part) => refs.get(part) ?? [])));
      key += 1;
    }
    tree.root.set(name('ParentTreeNextKey'), PDFNumber.of(key));
  }

  #written(part: Part, parent: PDFRef, refs: Map<Part, PDFRef>): PDFRef {
    const { context } = this.#document;
    const ref = context.nextRef();
    refs.set(part, ref);
    const kids = part.kids.map((kid) =>
      'role' in kid
        ? this.#written(kid, ref, refs)
        : context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.id }),
    );
    const element = context.obj({ Type: 'StructElem', S: part.role, P: parent, K: kids });
    for (const [key, text] of Object.entries(part.words)) element.set(name(key), PDFHexString.fromText(text));
    // A name in a row is the heading of its value.
    if (part.role === 'TH') element.set(name('A'), context.obj({ O: 'Table', Scope: 'Row' }));
    context.assign(ref, element);
    return ref;
  }
}
