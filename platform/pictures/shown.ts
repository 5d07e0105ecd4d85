import {
  addressOf,
  defaultPicture,
  isFullAddress,
  pictureReferences,
  type Yacht,
  type YachtPicture,
} from '#features/fleet/domain/index.ts';
import { findPicture, type PictureEntry } from '#media/pictures.ts';
import { uploadedPicture } from './uploaded.ts';

/** What a picture of unknown size is laid out as: the shape of our own. */
const USUAL_WIDTH = 1600;
const USUAL_HEIGHT = 900;

function ours({ name, hash, width, height, alt, placeholder }: PictureEntry): YachtPicture {
  return { src: `${addressOf(name)}?v=${hash}`, width, height, alt, placeholder };
}

/**
 * The picture that an event, a package or a film refers to, ready to be shown. A reference that leads nowhere shows
 * the house's own yacht instead of a hole.
 *
 * @param named what the picture belongs to, for whoever cannot see a picture of unknown content
 */
export function pictureFor(reference: string, named: string): YachtPicture {
  const known = findPicture(reference);
  if (known) return ours(known);
  const uploaded = uploadedPicture(reference);
  if (uploaded) return { ...ours(uploaded), alt: named };
  if (isFullAddress(reference))
    return { src: reference, width: USUAL_WIDTH, height: USUAL_HEIGHT, alt: named, placeholder: null };
  const standIn = findPicture(defaultPicture(''));
  if (!standIn) throw new Error('The default picture is missing from the manifest');
  return ours(standIn);
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
    const uploaded = uploadedPicture(reference);
    const alt = `${yacht.name}, ${yacht.brand}`;
    if (known) shown.push(ours(known));
    else if (uploaded) shown.push({ ...ours(uploaded), alt });
    else if (isFullAddress(reference)) {
      shown.push({ src: reference, width: USUAL_WIDTH, height: USUAL_HEIGHT, alt, placeholder: null });
    }
  }
  const standIn = findPicture(defaultPicture(yacht.brand));
  if (shown.length === 0 && standIn) shown.push(ours(standIn));
  return shown;
}
