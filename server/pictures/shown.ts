import {
  addressOf,
  defaultPicture,
  isFullAddress,
  pictureReferences,
  type Yacht,
  type YachtPicture,
} from '#features/fleet/domain/index.ts';
import { findPicture, type PictureEntry } from '#media/pictures.ts';

/** What a picture of unknown size is laid out as: the shape of our own. */
const USUAL_WIDTH = 1600;
const USUAL_HEIGHT = 900;

function ours({ name, hash, width, height, alt, placeholder }: PictureEntry): YachtPicture {
  return { src: `${addressOf(name)}?v=${hash}`, width, height, alt, placeholder };
}

type Pictured = Pick<Yacht, 'name' | 'brand' | 'primaryImage' | 'galleryImages'>;

/**
 * A yacht's pictures, ready to be shown: at least one. References that lead to no picture of ours are left out, so
 * that no page asks for what is not there; when none is left the default of the brand stands in.
 *
 * @param most how many at most, the primary first
 */
export function picturesOf(yacht: Pictured, most = Number.POSITIVE_INFINITY): YachtPicture[] {
  const shown: YachtPicture[] = [];
  for (const reference of pictureReferences(yacht)) {
    if (shown.length >= most) break;
    const known = findPicture(reference);
    if (known) shown.push(ours(known));
    else if (isFullAddress(reference)) {
      const alt = `${yacht.name}, ${yacht.brand}`;
      shown.push({ src: reference, width: USUAL_WIDTH, height: USUAL_HEIGHT, alt, placeholder: null });
    }
  }
  const standIn = findPicture(defaultPicture(yacht.brand));
  if (shown.length === 0 && standIn) shown.push(ours(standIn));
  return shown;
}
