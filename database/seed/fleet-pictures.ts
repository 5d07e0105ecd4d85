import { galleryOf } from '#media/scenes/fleet/galleries.ts';
import { primaryName } from '#media/scenes/fleet/primaries.ts';

/** What a yacht opens with, and all her pictures with that one first. */
export type ChosenPictures = { readonly primary: string; readonly gallery: readonly string[] };

/** A yacht's own picture and those she shares with her kind (media/scenes/fleet), by the yacht's id. */
export function picturesOf(yachtId: string): ChosenPictures {
  const primary = primaryName(yachtId);
  return { primary, gallery: [primary, ...(galleryOf.get(yachtId) ?? [])] };
}
