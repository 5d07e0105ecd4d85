import { PICTURES_PATH } from '#core/pictures.ts';
import { words } from './words/index.ts';

/**
 * The reference used if a yacht has no picture: the name in lower case, without apostrophes, spaces as underscores, then a photos
 * folder and main.jpg. "Neptune's Daughter" → "neptunes_daughter/photos/main.jpg".
 */
export function fallbackReference(yachtName: string): string {
  const folder = yachtName.toLowerCase().replace(/['’]/g, '').replaceAll(' ', '_');
  return `${folder}/photos/main.jpg`;
}

/** All picture references of a yacht, the primary first, without duplicates; the fallback path if there are none. */
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

/** The brands that have a default picture. */
const PICTURED_BRANDS = ['azimut', 'sea ray', 'pardo', 'axopar', 'beneteau', 'pershing'];

/** What the name of every default picture begins with. */
const STAND_IN = 'default-';
const GENERAL = `${STAND_IN}generic`;

/** The picture shown instead of a broken one: that of the brand, otherwise the generic one (product 2.9). */
export function defaultPicture(brand: string): string {
  const plain = brand.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const known = PICTURED_BRANDS.find((name) => plain.includes(name));
  return known ? STAND_IN + known.replaceAll(' ', '-') : GENERAL;
}

/** The places on board that panoramas show. */
export const PLACES = ['saloon', 'cabin', 'deck'] as const;

export type Place = (typeof PLACES)[number];

const PLACE_OF: Readonly<Record<string, Place>> = {
  saloon: 'saloon',
  cabin: 'cabin',
  cockpit: 'deck',
  flybridge: 'deck',
  foredeck: 'deck',
};

/** The place that one of the site's own pictures shows, by the last word of its name; undefined for any other picture. */
export const placeOf = (name: string): Place | undefined => PLACE_OF[name.split('-').at(-1) ?? ''];

/** Pictures that several yachts share, by the last word of the picture's name, and whether they show the layout or the yacht. */
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

/** What a picture of the site's own shows of a sister or another yacht; undefined if it shows this very yacht. */
function otherIn(name: string): 'layout' | 'yacht' | 'other' | undefined {
  // The stand-in for a yacht without pictures shows another yacht of her brand; the general one, any other.
  if (name === GENERAL) return 'other';
  if (name.startsWith(STAND_IN)) return 'yacht';
  return /^(?:yacht|up)-/.test(name) ? undefined : SHARED[name.split('-').at(-1) ?? ''];
}

/**
 * The caption below a picture: what it shows, and a note if the picture is not of this very yacht but shared by several, or a
 * stand-in (product 2.9). A picture that staff uploaded is assumed to show this yacht.
 */
export function captionOf({ src, alt }: { readonly src: string; readonly alt: string }): string {
  const name = src.startsWith(PICTURES_PATH) ? (src.slice(PICTURES_PATH.length).split('?')[0] ?? '') : '';
  const shared = otherIn(name);
  return shared ? `${alt}. ${words.renderingOf[shared]}.` : alt;
}
