import type { Scenes } from '../scene.ts';
import { galleryPictures } from './galleries.ts';
import { primaries } from './primaries.ts';
import type { Captions } from './words/index.ts';

/** Every scene of the fleet by its picture's name: first the yachts' own, in the brochure's order, then the shared ones. */
export const scenes: Scenes = Object.fromEntries(
  [...primaries, ...galleryPictures].map(([name, { scene }]) => [name, scene]),
);

/** The caption of a fleet picture, in each language; undefined if there is no such picture. */
export function fleetAlt(name: string): Captions | undefined {
  return (primaries.get(name) ?? galleryPictures.get(name))?.alt;
}
