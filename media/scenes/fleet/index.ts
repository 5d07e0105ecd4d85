import type { Scenes } from '../scene.ts';
import { galleryPictures } from './galleries.ts';
import { primaries } from './primaries.ts';
import type { Captions } from './words/index.ts';

/** Every picture of the fleet, the yachts' own ones first and in the brochure's order. */
export const scenes: Scenes = Object.fromEntries(
  [...primaries, ...galleryPictures].map(([name, { scene }]) => [name, scene]),
);

/** What is seen in a picture of the fleet, in each language; undefined where there is no such picture. */
export function fleetAlt(name: string): Captions | undefined {
  return (primaries.get(name) ?? galleryPictures.get(name))?.alt;
}
