import { asSaid } from './as-said.ts';
import type { Answered, Fields } from './field-kinds.ts';
import { FIRST_LANGUAGE, languageOr, staffLanguage } from './language.ts';
import type { ShownPicture } from './pictures.ts';

/** The declaration of a list that staff keep. The list's calls, its entries in the log and its screen are made from it. */
export type Catalog<Of extends Fields = Fields> = {
  /** The API's address of the list, and the name of an item's id in addresses. */
  readonly path: `/api/admin/${string}`;
  readonly param: string;
  /** The area of core/rights.ts that decides which staff may read and change the list. */
  readonly area: 'content' | 'financing' | 'charters';
  /** The section of the API's description that lists it. */
  readonly tag: string;
  /** The kind of an item in the log; the names of its schemas come from it. */
  readonly kind: string;
  /** One item and several, in sentences: "add-on", "add-ons". */
  readonly noun: string;
  readonly many: string;
  readonly fields: Of;
  /**
   * The fields that a card shows as its name and its text. A search looks only in these, because staff see no others in the
   * list.
   */
  readonly named: keyof Of & string;
  readonly text: keyof Of & string;
  /** The field whose value stands out on the card: a price. */
  readonly fact?: keyof Of & string;
  /** The label of "active", if it does not mean that the site shows the item. */
  readonly active?: string;
  /** The nouns and the label in Spanish. */
  readonly inSpanish?: Called;
};

type Called = { readonly noun: string; readonly many: string; readonly active?: string };

/** The nouns of a catalog in the language that the staff member reads. */
export function calledNow(catalog: Called & { readonly inSpanish?: Called }): Called {
  const inSpanish = staffLanguage(languageOr(FIRST_LANGUAGE)) === 'es' ? catalog.inSpanish : undefined;
  return asSaid<Called>(inSpanish ?? catalog, ['noun', 'many', 'active']);
}

/** An item of a catalog in the API's answers to staff. */
export type CatalogItem<Of extends Fields> = Answered<Of> & {
  id: string;
  version: number;
} & (Of extends { readonly imageUrl: { readonly kind: 'picture' } } ? { picture: ShownPicture } : unknown);

/** With a capital first letter, for the beginning of a sentence: "add-ons" becomes "Add-ons". */
export const atBeginning = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** With a capital at each word, for a heading: "add-ons" becomes "Add-Ons". */
export const asHeading = (words: string): string =>
  words.replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());
