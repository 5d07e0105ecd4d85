import { PICTURES_PATH } from '#core/pictures.ts';
import { words } from './words/index.ts';

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

/** Where one can look around on board. */
export const PLACES = ['saloon', 'cabin', 'deck'] as const;

export type Place = (typeof PLACES)[number];

const PLACE_OF: Readonly<Record<string, Place>> = {
  saloon: 'saloon',
  cabin: 'cabin',
  cockpit: 'deck',
  flybridge: 'deck',
  foredeck: 'deck',
};

/** The place that one of our pictures shows, by the last word of its name; undefined for any other. */
export const placeOf = (name: string): Place | undefined => PLACE_OF[name.split('-').at(-1) ?? ''];

/** The rooms, decks and views that yachts of one kind share, by the last word of the name of one of our pictures. */
const SHARED: Readonly<Record<string, 'layout' | 'yacht'>> = {
  cabin: 'layout',
  saloon: 'layout',
  cockpit: 'layout',
  flybridge: 'layout',
  foredeck: 'layout',
  beach: 'layout',
  above: 'yacht',
  profile: 'yacht',
  stern: 'yacht',
};

/**
 * What stands below a picture: what is seen, and whether it is this very yacht. One of our own pictures that several yachts
 * show says so; what staff have uploaded is taken for hers.
 */
export function captionOf({ src, alt }: { readonly src: string; readonly alt: string }): string {
  const name = src.startsWith(PICTURES_PATH) ? (src.slice(PICTURES_PATH.length).split('?')[0] ?? '') : '';
  const shared = /^(?:yacht|up)-/.test(name) ? undefined : SHARED[name.split('-').at(-1) ?? ''];
  return shared ? `${alt}. ${words.renderingOf[shared]}.` : alt;
}
