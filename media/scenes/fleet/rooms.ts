import { variationOf } from '#database/seed/fleet/variation.ts';
import type { Scene } from '../scene.ts';
import type { Boat, Family } from './boats.ts';
import { type Light, surroundings } from './lights.ts';
import { type Captions, inEachLanguage } from './words/index.ts';

/** There are many shared pictures, and the whole set is kept small. */
export const SHARED_MAX_BYTES = 125_000;

export type Room = 'saloon' | 'cabin';
export const rooms: readonly Room[] = ['saloon', 'cabin'];

/** From how many feet on a family has a saloon with windows all round, on one level with the cockpit. */
const SALOON_FROM: Partial<Record<Family, number>> = {
  'flybridge-mid': 0,
  'flybridge-large': 0,
  superyacht: 0,
  trawler: 0,
  pilothouse: 43,
  catamaran: 40,
  'fast-coupe': 60,
  'hardtop-coupe': 54,
};

export function hasSaloon({ family, feet }: Boat): boolean {
  return feet >= (SALOON_FROM[family] ?? Number.POSITIVE_INFINITY);
}

/** Upholstery and what sets it off, in linear light. */
const FABRICS = [
  { name: 'sand', cloth: [0.62, 0.54, 0.44], accent: [0.08, 0.16, 0.2] },
  { name: 'pale grey', cloth: [0.58, 0.58, 0.57], accent: [0.3, 0.1, 0.05] },
  { name: 'cream', cloth: [0.72, 0.67, 0.58], accent: [0.06, 0.1, 0.2] },
  { name: 'white', cloth: [0.76, 0.75, 0.72], accent: [0.1, 0.22, 0.2] },
] as const;

/** A room as it would be on a yacht of this kind: its size from hers, wood and fabrics from her kind. */
export function roomOf(
  boat: Boat,
  group: string,
  room: Room,
): { readonly scene: Scene; readonly alt: Captions } {
  const variation = variationOf(`${group} ${room}`);
  const light = variation.pick<Light>('light', ['late', 'golden', 'morning', 'noon']);
  const fabric = FABRICS[Math.floor(variation.between('fabric', 0, FABRICS.length))] ?? FABRICS[0];
  const dark =
    boat.family === 'trawler' || boat.family === 'pilothouse' || variation.pick('wood', [true, false]);
  const half = Math.round(Math.min(3, Math.max(1.7, boat.beam / 2 - 0.75)) * 100) / 100;
  const length = Math.round(Math.min(11, Math.max(5.5, boat.length * 0.32)) * 10) / 10;
  const floor = room === 'saloon' ? 1.2 + 0.03 * boat.length : 0.35;
  const around = surroundings(light, 'city', variation.between('scenery', 0, 1));
  const prop =
    room === 'saloon'
      ? { prop: 'saloon', floor, length, half, dark, cloth: fabric.cloth, accent: fabric.accent }
      : { prop: 'cabin', floor, half: Math.min(half, 2.4), dark, throw: fabric.accent };
  const scene: Scene = {
    ...around,
    light: {
      azimuth: variation.pick('sun', [118, -118]),
      clouds: Math.floor(variation.between('clouds', 1, 40)),
    },
    camera:
      room === 'saloon'
        ? {
            at: [-length / 2 + 0.25, -half * 0.34, floor + 1.5],
            aim: [1.5, half * 0.16, floor + 0.95],
            lens: 20,
            fstop: 8,
          }
        : { at: [-2.5, -0.5, floor + 1.55], aim: [1.5, 0.1, floor + 0.8], lens: 20, fstop: 8 },
    look: { exposure: 0.3, strides: [3, 7] },
    props: [prop],
    samples: 9,
    maxBytes: SHARED_MAX_BYTES,
  };
  const wood = dark ? 'dark' : 'oak';
  const alt = inEachLanguage((words) =>
    room === 'saloon' ? words.saloon(boat, wood, fabric.name, light) : words.cabin(boat, wood),
  );
  return { scene, alt };
}
