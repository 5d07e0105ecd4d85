import { galleryOf } from '#media/scenes/fleet/galleries.ts';
import { primaryName } from '#media/scenes/fleet/primaries.ts';
import type { YachtSeed } from './fleet/index.ts';

/** A yacht's main picture, and all its pictures with the main one first. */
export type ChosenPictures = { readonly primary: string; readonly gallery: readonly string[] };

/** The pictures of a yacht: its own, then those that it shares with similar yachts (media/scenes/fleet). */
export function picturesOf({ id, picture }: Pick<YachtSeed, 'id' | 'picture'>): ChosenPictures {
  const primary = picture ?? primaryName(id);
  return { primary, gallery: [primary, ...(galleryOf.get(id) ?? [])] };
}
