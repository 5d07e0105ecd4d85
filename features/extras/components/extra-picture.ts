import { addressOf, pictureAddress } from '#core/pictures.ts';
import { defaultPicture } from '#features/fleet/domain/pictures.ts';
import type { PictureUrl } from '#ui/srcset.ts';

/** The addresses of an extra's or film's picture, by width. Without a picture, the business's default picture. */
export function extraPicture(reference: string): PictureUrl {
  const address = addressOf(reference || defaultPicture(''));
  return (width) => pictureAddress(address, width);
}
