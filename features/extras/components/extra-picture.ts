import type { PictureUrl } from '#ui/srcset.ts';

/** A picture reference as an address: a full one as it is, any other under the pictures' path in the width asked for. */
export function extraPicture(reference: string): PictureUrl {
  if (/^(https?:)?\/\//.test(reference)) return () => reference;
  return (width) => `/api/yacht-images/${encodeURIComponent(reference)}?w=${width}`;
}
