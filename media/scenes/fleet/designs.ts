import type { Light } from './lights.ts';
import type { Fabric, Furnishing, Layout, Plan, Wood } from './words/kinds.ts';

/** How a room is furnished, and in which light. */
export type Design = {
  readonly layout: Layout;
  readonly wood: Wood;
  readonly fabric: Fabric;
  /** Of the scatter cushions and carpets, in linear light. */
  readonly accent: readonly [number, number, number];
  readonly light: Light;
  readonly furnishing?: Furnishing;
  /** A day boat's cabin may be laid out to sit in, without a berth. */
  readonly plan?: Plan;
  /** What is to port stands to starboard. */
  readonly flip?: boolean;
};

/** Upholstery in linear light. */
export const CLOTHS: Partial<Record<Fabric, readonly [number, number, number]>> = {
  sand: [0.5, 0.43, 0.35],
  'pale grey': [0.5, 0.5, 0.5],
  cream: [0.6, 0.54, 0.46],
  white: [0.66, 0.64, 0.6],
  navy: [0.05, 0.08, 0.15],
};

/** Each is one picture, under its name; the last word of the name says whether it is of a saloon or of a cabin. */
export const DESIGNS: Readonly<Record<string, Design>> = {
  'superyacht-piano-saloon': {
    layout: 'superyacht',
    wood: 'walnut',
    fabric: 'cream',
    accent: [0.1, 0.2, 0.24],
    light: 'late',
    furnishing: 'piano',
  },
  'superyacht-oak-saloon': {
    layout: 'superyacht',
    wood: 'oak',
    fabric: 'pale grey',
    accent: [0.3, 0.11, 0.05],
    light: 'morning',
    flip: true,
  },
  'sport-lacquer-saloon': {
    layout: 'sport',
    wood: 'lacquer',
    fabric: 'sand',
    accent: [0.25, 0.08, 0.03],
    light: 'late',
  },
  'sport-walnut-saloon': {
    layout: 'sport',
    wood: 'walnut',
    fabric: 'pale grey',
    accent: [0.06, 0.2, 0.24],
    light: 'morning',
    flip: true,
  },
  'cuddy-teak-cabin': {
    layout: 'cuddy',
    wood: 'teak',
    fabric: 'cream',
    accent: [0.06, 0.12, 0.24],
    light: 'late',
  },
  'cuddy-oak-cabin': {
    layout: 'cuddy',
    wood: 'oak',
    fabric: 'white',
    accent: [0.1, 0.24, 0.22],
    light: 'morning',
    flip: true,
  },
  'cuddy-walnut-dinette-cabin': {
    layout: 'cuddy',
    plan: 'dinette',
    wood: 'walnut',
    fabric: 'cream',
    accent: [0.3, 0.1, 0.05],
    light: 'late',
    flip: true,
  },
  'cuddy-lacquer-dinette-cabin': {
    layout: 'cuddy',
    plan: 'dinette',
    wood: 'lacquer',
    fabric: 'pale grey',
    accent: [0.05, 0.12, 0.26],
    light: 'morning',
  },
  'cuddy-oak-dinette-cabin': {
    layout: 'cuddy',
    plan: 'dinette',
    wood: 'oak',
    fabric: 'navy',
    accent: [0.42, 0.24, 0.05],
    light: 'noon',
  },
  'cuddy-walnut-cabin': {
    layout: 'cuddy',
    wood: 'walnut',
    fabric: 'sand',
    accent: [0.07, 0.16, 0.13],
    light: 'morning',
  },
  'cuddy-lacquer-cabin': {
    layout: 'cuddy',
    wood: 'lacquer',
    fabric: 'sand',
    accent: [0.28, 0.09, 0.05],
    light: 'late',
    flip: true,
  },
  'cuddy-teak-dinette-cabin': {
    layout: 'cuddy',
    plan: 'dinette',
    wood: 'teak',
    fabric: 'white',
    accent: [0.1, 0.2, 0.24],
    light: 'late',
    flip: true,
  },
  'cuddy-oak-grey-cabin': {
    layout: 'cuddy',
    wood: 'oak',
    fabric: 'pale grey',
    accent: [0.26, 0.06, 0.07],
    light: 'late',
  },
  'trawler-teak-saloon': {
    layout: 'trawler',
    wood: 'teak',
    fabric: 'navy',
    accent: [0.42, 0.06, 0.04],
    light: 'late',
  },
  'catamaran-oak-saloon': {
    layout: 'catamaran',
    wood: 'oak',
    fabric: 'white',
    accent: [0.06, 0.2, 0.24],
    light: 'noon',
  },
  'flybridge-walnut-saloon': {
    layout: 'flybridge',
    wood: 'walnut',
    fabric: 'cream',
    accent: [0.3, 0.1, 0.05],
    light: 'late',
  },
  'superyacht-walnut-cabin': {
    layout: 'superyacht',
    wood: 'walnut',
    fabric: 'cream',
    accent: [0.1, 0.2, 0.24],
    light: 'morning',
  },
  'flybridge-walnut-cabin': {
    layout: 'flybridge',
    wood: 'walnut',
    fabric: 'sand',
    accent: [0.3, 0.1, 0.05],
    light: 'late',
  },
  'catamaran-oak-cabin': {
    layout: 'catamaran',
    wood: 'oak',
    fabric: 'white',
    accent: [0.06, 0.2, 0.24],
    light: 'noon',
  },
  'trawler-teak-cabin': {
    layout: 'trawler',
    wood: 'teak',
    fabric: 'cream',
    accent: [0.42, 0.06, 0.04],
    light: 'morning',
  },
  'sport-lacquer-cabin': {
    layout: 'sport',
    wood: 'lacquer',
    fabric: 'sand',
    accent: [0.25, 0.08, 0.03],
    light: 'late',
    flip: true,
  },
};
