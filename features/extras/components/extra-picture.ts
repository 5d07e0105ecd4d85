import { addressOf, pictureAddress } from '#core/pictures.ts';
import { defaultPicture } from '#features/fleet/domain/pictures.ts';
import type { PictureUrl } from '#ui/srcset.ts';

/** A picture reference of an extra or a film, as an address in the width asked for; without one, the business's own. */
export function extraPicture(reference: string): PictureUrl {
  const address = addressOf(reference || defaultPicture(''));
  return (width) => pictureAddress(address, width);
}
