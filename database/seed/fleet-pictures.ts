import { galleryOf } from '#media/scenes/fleet/galleries.ts';
import { primaryName } from '#media/scenes/fleet/primaries.ts';
import type { YachtSeed } from './fleet/index.ts';

/** What a yacht opens with, and all her pictures with that one first. */
export type ChosenPictures = { readonly primary: string; readonly gallery: readonly string[] };

/** A yacht's own picture and those she shares with her kind (media/scenes/fleet). */
export function picturesOf({ id, picture }: Pick<YachtSeed, 'id' | 'picture'>): ChosenPictures {
  const primary = picture ?? primaryName(id);
  return { primary, gallery: [primary, ...(galleryOf.get(id) ?? [])] };
}
