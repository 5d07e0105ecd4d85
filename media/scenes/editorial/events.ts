import type { Scenes } from '../scene.ts';
import { ceremony, festoons, flybridge } from './yachts.ts';

export const scenes: Scenes = {
  'special-lifestyle': {
    width: 2560,
    yacht: flybridge,
    time: 'noon',
    light: { azimuth: 60, clouds: 8 },
    sea: { state: 0.35 },
    air: { shallow: [0.012, 0.3, 0.32] },
    camera: { bearing: 128, distance: 52, height: 11, lens: 44, aim: [-2, 1, 1.6], shift: [0.04, 0.02] },
    props: [
      { prop: 'island', at: [150, -120, 20], size: [220, 60], palm_count: 70, seed: 5 },
      { prop: 'jet-ski', at: [-11, 8.5, -0.08], turn: 150, colour: [0.9, 0.35, 0.02] },
      { prop: 'float-ring', at: [-14.5, 3.5, -0.05], turn: 20 },
      { prop: 'float-ring', at: [-16, -1.5, -0.05], turn: 60, colour: [0.1, 0.45, 0.5] },
      { prop: 'board', at: [-17, 4.6, 0.02], turn: 35 },
    ],
  },
  'event-lifestyle': {
    time: 'late',
    light: { azimuth: 50, clouds: 3 },
    sea: { state: 0.4 },
    camera: { at: [-4.4, -2.1, 6.75], aim: [2, 0.5, 5.9], lens: 28, fstop: 5.6, focus: [0, 0, 5.4] },
    props: [
      { prop: 'sun-deck', height: 5, front: 9, back: -10, half_width: 3.8 },
      { prop: 'lounger', at: [0.2, 1.5, 5], turn: 8, towel: [0.1, 0.3, 0.34] },
      { prop: 'lounger', at: [0.3, 0.1, 5], turn: 4, towel: [0.1, 0.3, 0.34] },
      { prop: 'lounger', at: [0.6, -1.4, 5], turn: -6, towel: [0.8, 0.6, 0.4] },
      { prop: 'parasol', at: [1.3, 0.85, 5], radius: 1.45 },
      { prop: 'teak-table', at: [-0.1, 0.78, 5], size: [0.5, 0.42], height: 0.42 },
      { prop: 'glass', at: [-0.15, 0.72, 5.42], shape: 'highball', drink: 'spritz', garnish: 'orange straw' },
      { prop: 'glass', at: [0.0, 0.86, 5.42], shape: 'highball', drink: 'mint', garnish: 'lime straw' },
      { prop: 'island', at: [130, 40, 80], size: [170, 50], palm_count: 60, seed: 7 },
    ],
  },
  'signature-lifestyle-week': {
    time: 'morning',
    light: { azimuth: 150, clouds: 6 },
    sea: { state: 0.3 },
    camera: { at: [-0.6, -1.9, 4.0], aim: [-3.2, 0.5, 3.35], lens: 27, fstop: 5.6, focus: [-2.6, 0.1, 3.2] },
    props: [
      { prop: 'aft-deck', height: 2.4, length: 6, half_width: 3 },
      { prop: 'teak-table', at: [-3.4, 0.2, 2.4], turn: 90, size: [2.4, 1.1] },
      {
        prop: 'place-setting',
        at: [-3.05, -0.45, 3.14],
        turn: 180,
        food: 'dessert',
        napkin: [0.8, 0.6, 0.4],
      },
      { prop: 'place-setting', at: [-3.05, 0.75, 3.14], turn: 180, food: 'dessert' },
      { prop: 'fruit-board', at: [-3.45, 0.2, 3.14], turn: 80 },
      { prop: 'bread-basket', at: [-3.55, -0.55, 3.14] },
      { prop: 'glass', at: [-3.2, 0.16, 3.14], shape: 'highball', drink: 'orange', garnish: 'orange' },
      { prop: 'glass', at: [-3.15, -0.05, 3.14], shape: 'highball', drink: 'orange', garnish: 'orange' },
      { prop: 'flowers', at: [-3.6, 0.9, 3.14], palette: 'white', count: 26, spread: 0.08, vase: 0.14 },
      { prop: 'armchair', at: [-2.2, -0.5, 2.4], turn: 180 },
      { prop: 'armchair', at: [-2.2, 0.9, 2.4], turn: 180 },
      { prop: 'island', at: [-170, 30, 90], size: [240, 60], palm_count: 80, seed: 3 },
    ],
  },
  'special-weddings': {
    width: 2560,
    time: 'golden',
    light: { azimuth: 38, disc: true, clouds: 11 },
    sea: { state: 0.45 },
    camera: { at: [0.4, -2.6, 6.2], aim: [4.3, 0.4, 6.35], lens: 30, fstop: 4, focus: [4.2, -0.4, 6.4] },
    look: { exposure: -0.1, strides: [3] },
    props: [
      ...ceremony('white', [0.5, 1.7]),
      {
        prop: 'lamp',
        kind: 'AREA',
        at: [-4, -5, 9],
        watts: 110,
        colour: [1, 0.82, 0.66],
        size: 6,
        aim: [4, 0, 6],
      },
    ],
  },
  'event-weddings': {
    time: 'blue-hour',
    light: { azimuth: 10, clouds: 5 },
    sea: { state: 0.3 },
    city: { distance: 2200, peak: 0.6, density: 1.1, seed: 10 },
    camera: { at: [-5.6, -1.7, 6.5], aim: [1, 0.4, 5.9], lens: 27, fstop: 4, focus: [-1.4, 0, 5.9] },
    samples: 22,
    props: [
      { prop: 'sun-deck', height: 5, front: 9, back: -10, half_width: 4.2 },
      ...festoons(-5, 7, 3.4, 8.1),
      ...(
        [
          [-1.6, 1.2],
          [-0.6, -1.5],
          [1.8, 1.4],
          [2.6, -1.3],
          [5, 0.1],
        ] as const
      ).flatMap(([x, y], k) => [
        { prop: 'round-table', at: [x, y, 5], radius: 0.8 },
        {
          prop: 'flowers',
          at: [x, y, 5.74],
          palette: 'blush',
          count: 40,
          spread: 0.11,
          vase: 0.3,
          seed: k + 2,
        },
        {
          prop: 'candles',
          places: [
            [x + 0.3, y + 0.1, 5.74, 0.08],
            [x - 0.2, y - 0.28, 5.74, 0.11],
            [x + 0.05, y + 0.36, 5.74, 0.06],
          ],
          watts: 0,
        },
        ...[20, 92, 164, 236, 308].flatMap((turn) => {
          const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
          return [
            { prop: 'chair', at: [x + 1.12 * cos, y + 1.12 * sin, 5], turn: turn + 180 },
            {
              prop: 'place-setting',
              at: [x + 0.56 * cos, y + 0.56 * sin, 5.742],
              turn: turn + 180,
              napkin: [0.8, 0.62, 0.6],
            },
          ];
        }),
      ]),
    ],
  },
  'signature-wedding': {
    time: 'golden',
    light: { azimuth: 60, clouds: 7 },
    sea: { state: 0.45 },
    city: { distance: 3000, peak: 0.7, density: 0.8, seed: 14 },
    camera: { at: [-1.5, -0.5, 6.18], aim: [0.1, 0.12, 6.02], lens: 45, fstop: 2.8, focus: [0, 0, 6] },
    props: [
      { prop: 'sun-deck', height: 5, front: 8, back: -8, half_width: 3 },
      { prop: 'round-table', at: [0, 0, 5], radius: 0.7 },
      { prop: 'wedding-cake', at: [0.1, 0.14, 5.74] },
      { prop: 'glass', at: [-0.28, -0.16, 5.74], shape: 'coupe', drink: 'champagne', level: 0.75 },
      { prop: 'glass', at: [-0.16, -0.27, 5.74], shape: 'coupe', drink: 'champagne', level: 0.7 },
      { prop: 'flowers', at: [0.0, -0.46, 5.74], palette: 'blush', count: 30, spread: 0.08, vase: 0.1 },
      {
        prop: 'candles',
        places: [
          [-0.34, 0.28, 5.74, 0.08],
          [-0.2, 0.42, 5.74, 0.11],
        ],
      },
      {
        prop: 'lamp',
        kind: 'AREA',
        at: [-4, -3, 8.5],
        watts: 40,
        colour: [1, 0.86, 0.72],
        size: 3,
        aim: [0, 0, 6],
      },
    ],
  },
};
