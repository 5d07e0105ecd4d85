import { asSaid } from './as-said.ts';
import type { Answered, Fields } from './field-kinds.ts';
import { FIRST_LANGUAGE, languageOr, staffLanguage } from './language.ts';
import type { ShownPicture } from './pictures.ts';

/** A list that staff keep up: its calls, its line in the log and its screen are made of what is said here. */
export type Catalog<Of extends Fields = Fields> = {
  /** Where the API has it, and what an address calls the id of one of them. */
  readonly path: `/api/admin/${string}`;
  readonly param: string;
  /** Who on the team may read and change it: a row of the table in core/rights.ts. */
  readonly area: 'content' | 'financing' | 'charters';
  /** The part of the API's description that it stands in. */
  readonly tag: string;
  /** What the log knows one of them as; its schemas are named after it. */
  readonly kind: string;
  /** What people call one of them, and many, in sentences: "add-on", "add-ons". */
  readonly noun: string;
  readonly many: string;
  readonly fields: Of;
  /** The fields that its card shows as the name and the text; a search looks in them, and in nothing that is not seen. */
  readonly named: keyof Of & string;
  readonly text: keyof Of & string;
  /** The field whose words stand out on its card: a price. */
  readonly fact?: keyof Of & string;
  /** What it means that one is active, where that is not to be shown on the site. */
  readonly active?: string;
  /** The same to whoever reads in Spanish. */
  readonly inSpanish?: Called;
};

type Called = { readonly noun: string; readonly many: string; readonly active?: string };

/** What one of a catalog and many are called in the language that staff read. */
export function calledNow(catalog: Called & { readonly inSpanish?: Called }): Called {
  const inSpanish = staffLanguage(languageOr(FIRST_LANGUAGE)) === 'es' ? catalog.inSpanish : undefined;
  return asSaid<Called>(inSpanish ?? catalog, ['noun', 'many', 'active']);
}

/** One of a catalog, as the API answers it to staff. */
export type CatalogItem<Of extends Fields> = Answered<Of> & {
  id: string;
  version: number;
} & (Of extends { readonly imageUrl: { readonly kind: 'picture' } } ? { picture: ShownPicture } : unknown);

/** "add-ons" as a sentence begins with it: "Add-ons". */
export const atBeginning = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "add-ons" as a heading has it: "Add-Ons". */
export const asHeading = (words: string): string =>
  words.replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());
