/** What a sheet of paper says, from top to bottom; how it looks is `print.ts`'s. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text' | 'note'; readonly text: string }
  /** Names with what they are. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** Names with amounts, which stand under each other at the right; the last is the sum. */
  | { readonly kind: 'amounts'; readonly rows: readonly (readonly [string, string])[] }
  /** What is compared letter by letter: a hash, an address. */
  | { readonly kind: 'code'; readonly text: string };

export type Sheet = {
  /** What a reader calls the file. */
  readonly title: string;
  /** BCP 47, for whoever has it read aloud. */
  readonly language: string;
  /** Stands at the foot of each page, before its number. */
  readonly foot: string;
  /** "Page 2 of 5", in the language of the sheet. */
  readonly pageWords: readonly [before: string, between: string];
  readonly author: string;
  /** When it was made, as the file says of itself. */
  readonly madeAt: Date;
  readonly blocks: readonly Block[];
};
