import type { Prop, Scenes } from '../scene.ts';
import { coupe, dayBoat, flybridge, largeFlybridge, superyacht } from './yachts.ts';

const PALM_ROW: Prop = {
  prop: 'palms',
  places: [
    [-40, 12, 1, 10],
    [-33, 14.5, 1, 8.6],
    [-26, 12.6, 1, 10.6],
    [-18, 14, 1, 9],
    [-11, 12.4, 1, 10.2],
    [-3, 14.2, 1, 8.8],
    [4, 12.6, 1, 10.8],
    [12, 13.8, 1, 9.4],
    [20, 12.4, 1, 10.2],
    [28, 14, 1, 9],
    [37, 12.6, 1, 10.4],
    [47, 13.4, 1, 9.2],
    [58, 12.8, 1, 10],
  ],
};

export const scenes: Scenes = {
  'extra-photographer': {
    yacht: largeFlybridge,
    time: 'golden',
    light: { azimuth: 62, clouds: 6 },
    sea: { state: 0.4 },
    city: { distance: 3000, peak: 0.75, seed: 3 },
    camera: { at: [-8.1, 46.1, 4.72], aim: [-7.0, 44, 4.55], lens: 30, fstop: 2.8, focus: [-7.3, 44.8, 4.5] },
    props: [
      {
        prop: 'rail',
        points: [
          [-14, 44, 3.15],
          [0, 44, 3.15],
        ],
        height: 1.05,
      },
      { prop: 'camera', at: [-7.35, 44.8, 3.15], turn: -84, height: 1.36 },
      { prop: 'drone', at: [-3.9, 40.6, 5.7], turn: -120, scale: 1.5 },
      {
        prop: 'lamp',
        kind: 'AREA',
        at: [-11, 48, 7],
        watts: 60,
        colour: [1, 0.82, 0.66],
        size: 3,
        aim: [-7.3, 44.8, 4.5],
      },
    ],
  },
  'fleet-hero': {
    yacht: { ...superyacht, length: 33 },
    others: [
      { ...coupe, name: 'MAREA', at: [15, 22], speed: 0.95, pitch: 1.2 },
      { ...flybridge, name: 'KIMA', at: [4, -34], speed: 0.8, pitch: 0.8 },
    ],
    time: 'noon',
    light: { azimuth: 60, clouds: 22 },
    sea: { state: 0.7, speed: 0.7, pitch: 0.4 },
    air: { shallow: [0.012, 0.26, 0.3], deep: [0.005, 0.12, 0.18] },
    camera: { bearing: 46, distance: 130, height: 30, lens: 60, aim: [23, 0, 2], tilted: true },
  },
  'about-hero': {
    yacht: largeFlybridge,
    others: [
      { ...coupe, name: 'MAREA', at: [-34, -30], heading: 3 },
      { ...dayBoat, name: 'KIMA', at: [2, -46], heading: -4 },
    ],
    time: 'morning',
    light: { azimuth: 60, clouds: 16 },
    sea: { state: 0.6 },
    city: { distance: 2700, peak: 0.3, seed: 27 },
    camera: { bearing: 58, distance: 74, height: 6, lens: 58, aim: [0, -6, 3], shift: [0.05, 0.04] },
  },
  'about-story': {
    time: 'morning',
    light: { azimuth: 22, disc: true, clouds: 18 },
    air: { elevation: 7 },
    sea: { state: 0.6 },
    camera: { at: [0.9, 0.5, 6.25], aim: [6, 0.1, 5.75], lens: 26, fstop: 5.6, focus: [3.4, 0, 5.4] },
    look: { exposure: -0.1 },
    props: [
      { prop: 'sun-deck', height: 5, front: 8.4, back: -8, half_width: 3.1, nose: 8 },
      { prop: 'rope', at: [3.5, 1.05, 5], turns: 10, radius: 0.5 },
      { prop: 'anchor-gear', at: [5.4, 0, 5] },
    ],
  },
  'about-crew': {
    yacht: flybridge,
    time: 'late',
    light: { azimuth: 250, clouds: 4 },
    sea: { state: 0.2 },
    city: { distance: 2200, peak: 0.7, density: 0.9, seed: 28 },
    camera: { at: [-18.6, 8.6, 1.95], aim: [-8.4, 2.2, 2.6], lens: 32, fstop: 4, focus: [-15.2, 6.3, 1.3] },
    props: [
      { prop: 'dock', x: [-30, 24], y: [4.3, 9.4], pedestals: 8 },
      { prop: 'rope', at: [-15.2, 6.5, 1.1], turns: 8, radius: 0.36 },
      { prop: 'rope', at: [-12.6, 5.4, 1.1], turns: 7, radius: 0.3 },
      { prop: 'cleat', at: [-14.6, 4.75, 1.1], line: [-11.4, 2.2, 2.2] },
    ],
  },
  'media-hero': {
    yacht: superyacht,
    time: 'golden',
    light: { azimuth: 150, disc: false, clouds: 20 },
    sea: { state: 0.7, speed: 0.6, pitch: 0.8 },
    city: { distance: 3300, peak: 0.76, density: 0.7, seed: 29 },
    camera: {
      bearing: 128,
      distance: 92,
      height: 22,
      lens: 58,
      aim: [-6, 0, 3],
      tilted: true,
      shift: [0, 0.06],
    },
  },
  'contact-hero': {
    yacht: flybridge,
    others: [
      { ...coupe, name: 'MAREA', at: [-4, -8.6] },
      { ...largeFlybridge, name: 'ISLA', at: [0, -18.5] },
      { ...dayBoat, name: 'KIMA', at: [-4, -27] },
    ],
    time: 'late',
    light: { azimuth: 230, clouds: 22 },
    sea: { state: 0.15 },
    city: { distance: 1700, peak: 0.7, density: 1.1, seed: 30 },
    camera: { at: [-36, 0.5, 5.4], aim: [-6, 0.8, 3.6], lens: 30, fstop: 8 },
    props: [
      { prop: 'dock', x: [-60, 30], y: [4.2, 7.4], pedestals: 8 },
      { prop: 'quay', x: [-70, 75], y: [11, 42] },
      PALM_ROW,
      {
        prop: 'mooring-piles',
        places: [
          [-14, -4.3],
          [-14, -12.6],
          [-15, -23],
          [14, -4.3],
          [14, -12.6],
          [14, -23],
        ],
      },
    ],
  },
  'financing-hero': {
    yacht: superyacht,
    others: [
      { ...largeFlybridge, name: 'ISLA', at: [-4, -11.5] },
      { ...coupe, name: 'MAREA', at: [-8, -20.5] },
    ],
    time: 'golden',
    light: { azimuth: 235, clouds: 17 },
    sea: { state: 0.15 },
    city: { distance: 2100, peak: 0.28, density: 1, seed: 31 },
    camera: { at: [-44, 7.6, 3.4], aim: [-10, 0.4, 4.4], lens: 38, fstop: 5.6 },
    props: [
      { prop: 'dock', x: [-60, 30], y: [5.2, 9], pedestals: 9 },
      {
        prop: 'mooring-piles',
        places: [
          [-19, -6],
          [-19, -16],
          [18, -6],
          [18, -16],
        ],
      },
      {
        prop: 'palms',
        places: [
          [24, 12, 1, 10],
          [29, 9, 1, 9],
          [34, 13, 1, 11],
          [40, 8, 1, 9.5],
        ],
      },
      { prop: 'quay', x: [21, 70], y: [5, 40] },
    ],
  },
};
