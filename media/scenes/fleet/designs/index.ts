import { cruisers } from './cruisers.ts';
import { dayBoats } from './day-boats.ts';
import type { Design } from './design.ts';
import { superyachts } from './superyachts.ts';

export { CLOTHS, type Design } from './design.ts';

/** The design of each picture, by its name. The last word of the name says whether it shows a saloon or a cabin. */
export const DESIGNS: Readonly<Record<string, Design>> = { ...superyachts, ...cruisers, ...dayBoats };
