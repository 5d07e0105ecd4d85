/** A picture as a page shows it. */
export type YachtPicture = {
  /** Without its width: a full address, or one of ours, to which `pictureAddress` adds the width. */
  readonly src: string;
  /** Its true size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A tiny data URI to stand in until it arrives; null when there is none. */
  readonly placeholder: string | null;
};

/** Where pictures that are not full addresses are read from (public-area §2). */
export const PICTURES_PATH = '/api/yacht-images/';

/** True for a reference that is a picture's own full address, to be used as it is. */
export function isFullAddress(reference: string): boolean {
  return /^https?:\/\//i.test(reference);
}

/**
 * Where a yacht's picture is looked for when she refers to none: lower case, without apostrophes, spaces as
 * underscores, then a photos folder and main.jpg. "Neptune's Daughter" → "neptunes_daughter/photos/main.jpg"
 * (public-area §2).
 */
export function fallbackReference(yachtName: string): string {
  const folder = yachtName.toLowerCase().replace(/['’]/g, '').replaceAll(' ', '_');
  return `${folder}/photos/main.jpg`;
}

/** Every reference of a yacht, the primary first and none twice; the fallback path when she has none. */
export function pictureReferences(yacht: {
  readonly name: string;
  readonly primaryImage: string | null;
  readonly galleryImages: readonly string[];
}): string[] {
  const given = [yacht.primaryImage ?? '', ...yacht.galleryImages]
    .map((reference) => reference.trim())
    .filter((reference) => reference !== '');
  return given.length > 0 ? [...new Set(given)] : [fallbackReference(yacht.name)];
}

/** The address of a reference, without a width. Each part of a path is escaped, its slashes are not. */
export function addressOf(reference: string): string {
  if (isFullAddress(reference)) return reference;
  return PICTURES_PATH + reference.split('/').map(encodeURIComponent).join('/');
}

/** A picture's address in a width in pixels. A full address knows no widths. */
export function pictureAddress(src: string, width: number): string {
  if (!src.startsWith(PICTURES_PATH)) return src;
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

/** The brands that have a default picture of their own. */
const PICTURED_BRANDS = ['azimut', 'sea ray', 'pardo', 'axopar', 'beneteau', 'pershing'];

/** The picture that stands in for a broken one, chosen by brand, otherwise the generic one (public-area §2). */
export function defaultPicture(brand: string): string {
  const known = PICTURED_BRANDS.find((name) => brand.toLowerCase().includes(name));
  return `default-${known?.replaceAll(' ', '-') ?? 'generic'}`;
}
