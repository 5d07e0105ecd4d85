import type { Scenes } from '../scene.ts';

/** Pictures shown if a yacht's own picture cannot be loaded: one for each brand with a typical look, one for all others. */
export const scenes: Scenes = {
  'default-azimut': {
    yacht: { length: 22, family: 'flybridge-large' },
    time: 'late',
    light: { azimuth: 62, clouds: 31 },
    sea: { state: 0.5, speed: 0.4, pitch: 0.8 },
    camera: { bearing: 48, distance: 50, height: 2.2, lens: 64, aim: [0, 0, 2.9], shift: [0, 0.04] },
  },
  'default-sea-ray': {
    yacht: { length: 13, family: 'sport-cruiser' },
    time: 'noon',
    light: { azimuth: 64, clouds: 32 },
    sea: { state: 0.5, speed: 0.7, pitch: 2.2 },
    camera: { bearing: 50, distance: 27, height: 1.9, lens: 64, aim: [0, 0, 1.3], shift: [0, 0.04] },
  },
  'default-pardo': {
    yacht: { length: 14, family: 'walkaround', hull: [0.1, 0.13, 0.16] },
    time: 'golden',
    light: { azimuth: 118, clouds: 33 },
    sea: { state: 0.4 },
    camera: { bearing: 54, distance: 30, height: 1.8, lens: 64, aim: [0, 0, 1.2], shift: [0, 0.05] },
  },
  'default-axopar': {
    yacht: { length: 11.5, family: 'express-outboard' },
    time: 'noon',
    light: { azimuth: 40, clouds: 34 },
    sea: { state: 0.6, speed: 0.9, pitch: 2.6 },
    camera: { bearing: 138, distance: 30, height: 9, lens: 58, aim: [0, 0, 0.8], tilted: true },
  },
  'default-beneteau': {
    yacht: { length: 15, family: 'trawler' },
    time: 'morning',
    light: { azimuth: 58, clouds: 35 },
    sea: { state: 0.35 },
    camera: { bearing: 62, distance: 36, height: 2, lens: 64, aim: [0, 0, 2], shift: [0, 0.04] },
  },
  'default-pershing': {
    yacht: { length: 20, family: 'fast-coupe', hull: [0.42, 0.44, 0.46] },
    time: 'late',
    light: { azimuth: 70, clouds: 36 },
    sea: { state: 0.6, speed: 0.9, pitch: 2 },
    camera: { bearing: 36, distance: 44, height: 1.7, lens: 70, aim: [0, 0, 1.7], shift: [0, 0.04] },
  },
  'default-generic': {
    yacht: { length: 18, family: 'flybridge-mid' },
    time: 'golden',
    light: { azimuth: 116, clouds: 37 },
    sea: { state: 0.4 },
    camera: { bearing: 84, distance: 62, height: 2, lens: 84, aim: [0, 0, 2.2], shift: [0, 0.05] },
  },
};
