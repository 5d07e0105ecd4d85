/** The content of a sheet of paper, from top to bottom; `print.ts` decides how it looks. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text' | 'note'; readonly text: string }
  /** Names with their values. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** Names with amounts, aligned at the right; the last row is the sum. */
  | { readonly kind: 'amounts'; readonly rows: readonly (readonly [string, string])[] }
  /** Text to compare letter by letter: a hash, an address. */
  | { readonly kind: 'code'; readonly text: string }
  /** A picture, with what it shows in words. */
  | { readonly kind: 'picture'; readonly jpeg: Uint8Array; readonly alt: string };

export type Sheet = {
  /** The title of the file, as PDF readers show it. */
  readonly title: string;
  /** BCP 47, for screen readers. */
  readonly language: string;
  /** The text at the foot of each page, before the page number. */
  readonly foot: string;
  /** "Page 2 of 5", in the language of the sheet. */
  readonly pageWords: readonly [before: string, between: string];
  readonly author: string;
  /** The file's creation date. */
  readonly madeAt: Date;
  readonly blocks: readonly Block[];
};
