import type { Scenes } from '../scene.ts';
import { coupe, dayBoat, festoons, flybridge, superyacht } from './yachts.ts';

/** Parties, by day and by night. */
export const scenes: Scenes = {
  'special-night': {
    time: 'night',
    light: { azimuth: 10, clouds: 3 },
    sea: { state: 0.25 },
    city: { distance: 1700, peak: 0.45, density: 1.25, seed: 9 },
    camera: { at: [-7.6, 1.1, 6.35], aim: [2, 0.1, 6.2], lens: 27, fstop: 4, focus: [0, 0, 6] },
    samples: 22,
    props: [
      { prop: 'sun-deck', height: 5, front: 9, back: -12, half_width: 4.4 },
      { prop: 'dance-floor', at: [-0.9, 0, 5.002], size: 4.4, glow: 0.8 },
      { prop: 'dj-desk', at: [3.6, 0, 5], turn: 180 },
      { prop: 'speaker', at: [3.5, 1.9, 5], turn: 190 },
      { prop: 'speaker', at: [3.5, -1.9, 5], turn: 170 },
      { prop: 'cocktail-table', at: [-2.6, 2.75, 5] },
      { prop: 'ice-bucket', at: [-2.52, 2.85, 6.06] },
      { prop: 'glass', at: [-2.7, 2.62, 6.06], shape: 'flute', drink: 'champagne' },
      { prop: 'glass', at: [-2.78, 2.8, 6.06], shape: 'flute', drink: 'champagne' },
      { prop: 'cocktail-table', at: [0.4, 3.0, 5] },
      { prop: 'cocktail-table', at: [-1.2, -2.9, 5] },
      { prop: 'glass', at: [-1.3, -2.82, 6.06], shape: 'coupe', drink: 'pink', garnish: 'cherry' },
      { prop: 'glass', at: [-1.12, -2.95, 6.06], shape: 'coupe', drink: 'pink', garnish: 'cherry' },
      { prop: 'cocktail-table', at: [1.4, -2.9, 5] },
      ...festoons(-6, 6, 3.7, 8.3),
      {
        prop: 'beams',
        lamps: [
          [4.2, 2.8, 8.2, -1, 0.8, 5, [0.2, 0.55, 1], 420],
          [4.2, -2.8, 8.2, -1, -0.8, 5, [1, 0.25, 0.5], 420],
          [-3.5, 3.2, 8.2, 0.4, 0, 5, [1, 0.6, 0.25], 260],
        ],
      },
    ],
  },
  'event-night-parties': {
    yacht: { ...superyacht, night: 1 },
    time: 'night',
    light: { azimuth: 170, clouds: 8 },
    sea: { state: 0.25 },
    city: { distance: 1800, peak: 0.68, density: 1.25, seed: 17 },
    camera: { bearing: 62, distance: 68, height: 2.2, lens: 56, aim: [-1, 0, 4.4], shift: [0, 0.03] },
    samples: 22,
    props: [
      { prop: 'saloon-lights', watts: 26 },
      { prop: 'underwater-lights' },
      { prop: 'guests', x: [-15, -9], y: [-2, 2], z: 'cockpit', count: 9, aboard: true, seed: 4 },
    ],
  },
  'signature-party': {
    time: 'blue-hour',
    light: { azimuth: 20, clouds: 9 },
    sea: { state: 0.25 },
    city: { distance: 1900, peak: 0.3, density: 1.2, seed: 21 },
    camera: { at: [-1.75, -1.25, 6.55], aim: [0.7, 0.35, 6.1], lens: 30, fstop: 2.8, focus: [0, 0, 6.05] },
    samples: 22,
    props: [
      { prop: 'sun-deck', height: 5, front: 8, back: -8, half_width: 3.8 },
      { prop: 'dj-desk', at: [0, 0, 5], glow: [0.75, 0.22, 0.35] },
      { prop: 'speaker', at: [0.9, 2.0, 5], turn: 20 },
      { prop: 'cocktail-table', at: [4.4, 0.9, 5] },
      { prop: 'glass', at: [4.3, 0.8, 6.06], shape: 'flute', drink: 'champagne' },
      { prop: 'glass', at: [4.42, 1.02, 6.06], shape: 'flute', drink: 'champagne' },
      { prop: 'flowers', at: [4.5, 0.78, 6.06], palette: 'white', count: 26, spread: 0.08, vase: 0.16 },
      { prop: 'cocktail-table', at: [5.6, -0.4, 5] },
      { prop: 'glass', at: [5.5, -0.3, 6.06], shape: 'coupe', drink: 'pink' },
      { prop: 'glass', at: [5.56, -0.55, 6.06], shape: 'coupe', drink: 'pink' },
      { prop: 'cocktail-table', at: [3.4, -1.9, 5] },
      {
        prop: 'candles',
        places: [
          [4.22, 0.98, 6.06, 0.11],
          [4.28, 1.1, 6.06, 0.08],
          [5.72, -0.42, 6.06, 0.11],
          [3.3, -1.85, 6.06, 0.11],
          [3.36, -2.0, 6.06, 0.08],
        ],
        watts: 2,
      },
      ...festoons(-3, 7, 3.3, 8.0),
      {
        prop: 'beams',
        lamps: [
          [-1.5, 2.8, 8.2, 0.2, 0, 6, [0.3, 0.6, 1], 90],
          [2, -3, 8.2, 4, 1, 5, [1, 0.35, 0.4], 200],
        ],
      },
    ],
  },
  'event-day-parties': {
    yacht: flybridge,
    others: [
      { ...coupe, name: 'MAREA', at: [0.6, 6.6], heading: 2 },
      { ...dayBoat, name: 'KIMA', at: [-3.5, -5.6], heading: -2 },
    ],
    time: 'noon',
    light: { azimuth: 40, clouds: 2 },
    sea: { state: 0.3 },
    air: { shallow: [0.02, 0.34, 0.35], deep: [0.006, 0.16, 0.2] },
    camera: { bearing: 152, distance: 62, height: 36, lens: 46, aim: [-4, 0.5, 0], tilted: true },
    props: [
      ...(
        [
          [-17, 2, 0],
          [-18.5, 4.4, 1],
          [-20, 0.6, 2],
          [-16.5, -2.2, 1],
          [-21.5, 3, 0],
        ] as const
      ).map(([x, y, k]) => ({
        prop: 'float-ring',
        at: [x, y, -0.04],
        turn: 30 * k,
        radius: 0.6,
        colour: [
          [0.88, 0.42, 0.36],
          [0.1, 0.45, 0.5],
          [0.9, 0.7, 0.15],
        ][k],
      })),
      { prop: 'board', at: [-19, -3.4, 0.03], turn: 50 },
      { prop: 'board', at: [-23, 6, 0.03], turn: -20, colour: [0.88, 0.42, 0.36] },
      { prop: 'jet-ski', at: [-20.5, -7, -0.08], turn: 20 },
      { prop: 'jet-ski', at: [-15, -3.9, 0.05], turn: 80, colour: [0.02, 0.25, 0.6] },
    ],
  },
  'signature-day': {
    time: 'noon',
    light: { azimuth: 120, clouds: 15 },
    sea: { state: 0.4 },
    city: { distance: 3400, peak: 0.72, density: 0.6, seed: 4 },
    camera: { at: [-4.3, -1.6, 6.6], aim: [1.2, 0.5, 6.05], lens: 27, fstop: 5.6, focus: [-0.6, 0, 6] },
    props: [
      { prop: 'sun-deck', height: 5, front: 9, back: -9, half_width: 3.9 },
      { prop: 'bar', at: [1.6, 1.2, 5], turn: 205, length: 2.6 },
      { prop: 'parasol', at: [1.9, 1.2, 5], radius: 1.7, height: 2.75 },
      { prop: 'parasol', at: [3.4, -1.6, 5], radius: 1.4 },
      { prop: 'cocktail-table', at: [-1.2, -0.7, 5] },
      {
        prop: 'glass',
        at: [-1.28, -0.62, 6.06],
        shape: 'highball',
        drink: 'spritz',
        garnish: 'orange straw',
      },
      { prop: 'glass', at: [-1.12, -0.74, 6.06], shape: 'highball', drink: 'mint', garnish: 'mint straw' },
      { prop: 'glass', at: [-1.24, -0.86, 6.06], shape: 'coupe', drink: 'pink', garnish: 'cherry' },
      { prop: 'cocktail-table', at: [0.6, -1.9, 5] },
      { prop: 'fruit-board', at: [0.6, -1.9, 6.06] },
      { prop: 'lounger', at: [3.6, -1.4, 5], turn: -20, towel: [0.88, 0.42, 0.36] },
      {
        prop: 'pennants',
        lines: [
          [
            [-5, 3.4, 7.9],
            [6, 3.0, 8.1],
          ],
          [
            [-5, -3.4, 7.9],
            [6, -3.0, 8.1],
          ],
        ],
      },
    ],
  },
};
