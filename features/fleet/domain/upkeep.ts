import type { Columns } from '#core/field-kinds.ts';
import type { yachtFields } from '../fields/index.ts';
import type { Yacht } from './yacht.ts';

/** What is written of a yacht. */
export type YachtColumns = Columns<typeof yachtFields> & Pick<Yacht, 'primaryImage'>;

/** A yacht as staff see it. */
export type AdminYacht = YachtColumns &
  Yacht & { readonly archivedAt: Date | null; readonly updatedAt: Date };

/** Where pictures are shown from: an address of ours is kept as the reference in it. */
const OWN_PICTURE = /^(?:https?:\/\/[^/]+)?\/api\/yacht-images\/([^?#]+)/;

/** The reference in a picture's address, as it came from an upload or was copied from a page; others stay as they are. */
export function pictureReference(address: string): string {
  const [, path] = OWN_PICTURE.exec(address.trim()) ?? [];
  if (path === undefined) return address.trim();
  try {
    return decodeURIComponent(path);
  } catch {
    // Typed with a percent sign of its own: it leads nowhere, and nothing more.
    return path;
  }
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
