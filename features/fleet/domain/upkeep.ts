import type { Columns } from '#core/field-kinds.ts';
import { slugOf } from '#core/ids.ts';
import { plain } from '#core/search-terms.ts';
import type { yachtFields } from '../fields/index.ts';
import type { Yacht } from './yacht.ts';

/** The columns of a yacht that staff write. */
export type YachtColumns = Columns<typeof yachtFields> & Pick<Yacht, 'primaryImage'>;

/** A yacht as staff see it. */
export type AdminYacht = YachtColumns &
  Yacht & { readonly archivedAt: Date | null; readonly updatedAt: Date };

/** What charters follow of a changed yacht. `marina`: what it was set to, empty if it stayed; the change has an id of its own. */
export type YachtChange = {
  readonly yachtId: string;
  readonly marina: string;
  readonly changeId: string;
};

/** The job in which they do. Charters, which are above the fleet, run it. */
export const YACHT_CHANGED = 'follow-yacht';

/** Two spellings of one marina that differ in case, accents or spaces alone are the same to whoever looks for it. */
export const isSamePlace = (one: string, other: string) =>
  plain(one).replaceAll(/\s/g, '') === plain(other).replaceAll(/\s/g, '');

/** Addresses of this site's pictures. Such an address is stored as the reference it contains. */
const OWN_PICTURE = /^(?:https?:\/\/[^/]+)?\/api\/yacht-images\/([^?#]+)/;

/** The reference in a picture's address, uploaded or copied from a page; any other text is only trimmed. */
export function pictureReference(address: string): string {
  const [, path] = OWN_PICTURE.exec(address.trim()) ?? [];
  if (path === undefined) return address.trim();
  try {
    return decodeURIComponent(path);
  } catch {
    // An invalid percent sign: keep the text as it is. It leads to no picture, and does no other harm.
    return path;
  }
}

/**
 * Primary picture and gallery as they are stored: references, without duplicates, the primary first. Without a primary, the first
 * of the gallery becomes it.
 */
export function orderPictures(primary: string | null, gallery: readonly string[]) {
  const references = [primary ?? '', ...gallery]
    .map(pictureReference)
    .filter((reference) => reference !== '');
  const galleryImages = [...new Set(references)];
  return { primaryImage: galleryImages[0] ?? null, galleryImages };
}

/** The longest part of an id that is made from a name: every call takes ids of 120 characters, a number at the end included. */
const LONGEST_BASE = 100;

/** What a new yacht's id begins with, from its brand and name; neither may have a letter that an address can show. */
export const idBaseOf = ({ brand, name }: Pick<YachtColumns, 'brand' | 'name'>): string =>
  slugOf(`${brand} ${name}`).slice(0, LONGEST_BASE).replace(/-$/, '') || 'yacht';

/**
 * A free id for a new yacht; with a number at the end if that id is taken.
 *
 * @param base what it begins with
 * @param taken every id that begins so; the new id is not added
 */
export function freeId(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const candidate = `${base}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
