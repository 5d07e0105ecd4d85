import type { ShownPicture } from '#core/pictures.ts';
import { findPanorama } from '#media/panoramas.ts';
import { findShown } from '#platform/pictures/shown.ts';
import { defaultPicture, pictureReferences, placeOf, type Yacht } from '../domain/index.ts';
import type { YachtAnswer } from '../schema/index.ts';

type Pictured = Pick<Yacht, 'name' | 'brand' | 'primaryImage' | 'galleryImages'>;

/**
 * A yacht's pictures, ready to be shown: at least one. References to no known picture are left out, so that no page requests a
 * missing one; if none is left, the default picture of the brand is used.
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

/** A yacht's panoramas: for each room and deck in its pictures of which a panorama exists. */
export function panoramasOf(yacht: Pictured): YachtAnswer['panoramas'] {
  return pictureReferences(yacht).flatMap((reference) => {
    const [panorama, place] = [findPanorama(reference), placeOf(reference)];
    const picture = findShown(reference, yacht.name);
    if (!panorama || !place || !picture) return [];
    return [{ src: `/panoramas/${panorama.name}.avif?v=${panorama.hash}`, place, picture }];
  });
}
