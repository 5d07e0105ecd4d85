import { ANYWHERE_IN_MIAMI, LOCATIONS, type Yacht } from './yacht.ts';

/** Where a yacht can lie, in the staff form's order and words (financing-and-admin §3). */
export const HOME_LOCATIONS = [ANYWHERE_IN_MIAMI, ...LOCATIONS.map(({ name }) => name)] as readonly string[];

/** The years a yacht can have been built in (financing-and-admin §9). */
export const FIRST_YEAR = 1950;
export const lastYear = (thisYear: number) => thisYear + 1;

/** A yacht as staff see it. */
export type AdminYacht = Yacht & {
  readonly turnaroundMinutes: number;
  readonly archivedAt: Date | null;
  readonly updatedAt: Date;
};

/** What is written of a yacht. */
export type YachtFields = Omit<AdminYacht, 'id' | 'version' | 'archivedAt' | 'updatedAt'>;

/** Where pictures are shown from: an address of ours is kept as the reference in it. */
const OWN_PICTURE = /^(?:https?:\/\/[^/]+)?\/api\/yacht-images\/([^?#]+)/;

/** The reference in a picture's address, as it came from an upload or was copied from a page; others stay as they are. */
export function pictureReference(address: string): string {
  const [, path] = OWN_PICTURE.exec(address.trim()) ?? [];
  return path === undefined ? address.trim() : decodeURIComponent(path);
}

/**
 * Primary picture and gallery as they are kept: references, none twice, the primary first. Without a primary the
 * gallery's first is it.
 */
export function orderPictures(primary: string | null, gallery: readonly string[]) {
  const references = [primary ?? '', ...gallery]
    .map(pictureReference)
    .filter((reference) => reference !== '');
  const galleryImages = [...new Set(references)];
  return { primaryImage: galleryImages[0] ?? null, galleryImages };
}

/**
 * An id for a new yacht, from her brand and name; with a number behind it where it is taken.
 *
 * @param slug of brand and name
 * @param taken every id that begins like it; the answer is not added
 */
export function freeId(slug: string, taken: ReadonlySet<string>): string {
  const base = slug === '' ? 'yacht' : slug;
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const candidate = `${base}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
