import type { YachtSeed } from '#database/seed/fleet/yacht-seed.ts';
import { editorialCaptions } from './editorial-captions.ts';

/** Which yachts a picture may stand for, so that the seeded fleet gets pictures of the right kind of boat. */
export type Portrait = {
  readonly families: readonly YachtSeed['family'][];
  /** Feet. */
  readonly fromFt: number;
  readonly toFt: number;
  readonly hull: 'white' | 'blue' | 'dark';
  /** A portrait shows the yacht; a moment shows what is done on board, and stands in a gallery only. */
  readonly shows: 'yacht' | 'moment';
};

/** What is written by hand about each master in media/pictures. */
export type Caption = {
  /** What is seen, for whoever cannot see it. */
  readonly alt: string;
  readonly portrait?: Portrait;
};

const FLYBRIDGES = ['flybridge-mid', 'flybridge-large', 'pilothouse', 'catamaran'] as const;

export const captions: Readonly<Record<string, Caption>> = {
  'flybridge-golden-hour': {
    alt: 'White flybridge yacht under way at golden hour, with the Miami skyline behind her',
    portrait: {
      families: [...FLYBRIDGES, 'superyacht'],
      fromFt: 50,
      toFt: 110,
      hull: 'white',
      shows: 'yacht',
    },
  },
  'coupe-turquoise-noon': {
    alt: 'Low white coupé yacht at rest on turquoise water under a noon sky',
    portrait: {
      families: ['hardtop-coupe', 'fast-coupe', 'sport-cruiser', 'express-outboard'],
      fromFt: 44,
      toFt: 95,
      hull: 'white',
      shows: 'yacht',
    },
  },
  'flybridge-profile': {
    alt: 'Long white flybridge yacht in profile on calm water, the city pale on the horizon',
    portrait: {
      families: [...FLYBRIDGES, 'trawler', 'superyacht'],
      fromFt: 60,
      toFt: 115,
      hull: 'white',
      shows: 'yacht',
    },
  },
  'stern-platform-jet-ski': {
    alt: 'Flybridge yacht seen from astern, a red jet ski ready on her swim platform',
    portrait: {
      families: [...FLYBRIDGES, 'trawler', 'hardtop-coupe'],
      fromFt: 45,
      toFt: 100,
      hull: 'white',
      shows: 'yacht',
    },
  },
  'night-dock-party': {
    alt: 'Yacht lit up at a palm-lined dock after dark, guests on deck and lights on the water',
    portrait: {
      families: ['flybridge-large', 'superyacht', 'fast-coupe', 'pilothouse'],
      fromFt: 65,
      toFt: 140,
      hull: 'dark',
      shows: 'yacht',
    },
  },
  'aerial-open-yacht': {
    alt: 'Open yacht seen from above, running fast across deep turquoise water',
    portrait: {
      families: [
        'express-outboard',
        'walkaround',
        'sport-cruiser',
        'fast-coupe',
        'hardtop-coupe',
        'picnic-boat',
      ],
      fromFt: 24,
      toFt: 82,
      hull: 'white',
      shows: 'yacht',
    },
  },
  'wedding-on-deck': {
    alt: 'Couple under a flower arch at the bow at sunset, rows of chairs and lanterns along the aisle',
    portrait: { families: [], fromFt: 75, toFt: 140, hull: 'white', shows: 'moment' },
  },
  'day-boat-under-way': {
    alt: 'Blue-grey open day boat under way past the skyline on a clear morning',
    portrait: {
      families: ['walkaround', 'express-outboard', 'picnic-boat', 'catamaran', 'trawler'],
      fromFt: 24,
      toFt: 58,
      hull: 'blue',
      shows: 'yacht',
    },
  },
  'tri-deck-dusk': {
    alt: 'Dark-hulled superyacht of three decks lying off the city at dusk',
    portrait: {
      families: ['superyacht', 'flybridge-large', 'pilothouse'],
      fromFt: 80,
      toFt: 140,
      hull: 'dark',
      shows: 'yacht',
    },
  },
  'cruiser-under-way': {
    alt: 'White cruiser with a windowed hardtop under way on a bright day',
    portrait: {
      families: [
        'sport-cruiser',
        'hardtop-coupe',
        'picnic-boat',
        'trawler',
        'express-outboard',
        'flybridge-mid',
      ],
      fromFt: 24,
      toFt: 58,
      hull: 'white',
      shows: 'yacht',
    },
  },
  ...editorialCaptions,
};
