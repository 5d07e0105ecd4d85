import type { ShownPicture } from '#core/pictures.ts';
import { findShown } from '#platform/pictures/shown.ts';
import { defaultPicture, pictureReferences, type Yacht } from '../domain/index.ts';

type Pictured = Pick<Yacht, 'name' | 'brand' | 'primaryImage' | 'galleryImages'>;

/**
 * A yacht's pictures, ready to be shown: at least one. References that lead to no picture of ours are left out, so
 * that no page asks for what is not there; when none is left the default of the brand stands in.
 *
 * @param most how many at most, the primary first
 */
export function picturesOf(yacht: Pictured, most = Number.POSITIVE_INFINITY): ShownPicture[] {
  const named = `${yacht.name}, ${yacht.brand}`;
  const shown: ShownPicture[] = [];
  for (const reference of pictureReferences(yacht)) {
    if (shown.length >= most) break;
    const found = findShown(reference, named);
    if (found) shown.push(found);
  }
  const standIn = findShown(defaultPicture(yacht.brand), named);
  return shown.length === 0 && standIn ? [standIn] : shown;
}
