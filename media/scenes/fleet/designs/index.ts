import { cruisers } from './cruisers.ts';
import { dayBoats } from './day-boats.ts';
import type { Design } from './design.ts';
import { superyachts } from './superyachts.ts';

export { CLOTHS, type Design } from './design.ts';

/** Each is one picture, under its name; the last word of the name says whether it is of a saloon or of a cabin. */
export const DESIGNS: Readonly<Record<string, Design>> = { ...superyachts, ...cruisers, ...dayBoats };
