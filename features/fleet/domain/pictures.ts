/**
 * Where a yacht's picture is looked for when she refers to none: lower case, without apostrophes, spaces as
 * underscores, then a photos folder and main.jpg. "Neptune's Daughter" → "neptunes_daughter/photos/main.jpg".
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

/** The brands that have a default picture of their own. */
const PICTURED_BRANDS = ['azimut', 'sea ray', 'pardo', 'axopar', 'beneteau', 'pershing'];

/** The picture that stands in for a broken one, chosen by brand, otherwise the generic one (product 2.9). */
export function defaultPicture(brand: string): string {
  const known = PICTURED_BRANDS.find((name) => brand.toLowerCase().includes(name));
  return `default-${known?.replaceAll(' ', '-') ?? 'generic'}`;
}
