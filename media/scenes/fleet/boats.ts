import type { YachtSeed } from '#database/seed/fleet/yacht-seed.ts';
import type { Yacht } from '../scene.ts';
import { type HullColour, hullColours } from './hull-colours.ts';

const METRES_PER_FOOT = 0.3048;

export type Family = YachtSeed['family'];

/** A yacht to build: what the library in media/blender/yacht, the framing and the captions need. */
export type Boat = {
  readonly family: Family;
  readonly feet: number;
  /** In meters. */
  readonly length: number;
  readonly beam: number;
  readonly top?: string;
  readonly colour: HullColour;
  readonly colourWord: string;
  readonly name: string;
};

/** The roof that the model's name or the yacht's length implies; undefined means the family's usual roof. */
function topOf({ family, model, brand, lengthFt }: YachtSeed): string | undefined {
  if (family === 'express-outboard') {
    if (/cabin|sundancer|verve|gls/i.test(model)) return 'cabin';
    return /spyder|cross bow|flyer|slx 350/i.test(model) ? 'spyder' : 't-top';
  }
  if (family === 'walkaround') return /vandutch/i.test(brand) ? 'open' : 't-top';
  if (family === 'picnic-boat') return /riva/i.test(brand) ? 'runabout' : 'house';
  if (family === 'superyacht') {
    const isLow = lengthFt < 100 && !/tri-?deck/i.test(model);
    return isLow || /raised pilothouse|sl102|sx88/i.test(model) ? 'pilothouse' : 'tri-deck';
  }
  if (family === 'flybridge-mid') return lengthFt >= 55 ? 'hardtop' : 'arch';
  if (family === 'sport-cruiser') return lengthFt >= 34 ? 'sport' : 'arch';
  return undefined;
}

export function boatOf(yacht: YachtSeed): Boat {
  const colour = hullColours[yacht.hullColour];
  if (!colour) throw new Error(`media/scenes/fleet/hull-colours.ts does not know ${yacht.hullColour}`);
  const top = topOf(yacht);
  return {
    family: yacht.family,
    feet: yacht.lengthFt,
    length: round(yacht.lengthFt * METRES_PER_FOOT),
    beam: round(yacht.beamFt * METRES_PER_FOOT),
    ...(top ? { top } : {}),
    colour,
    colourWord: yacht.hullColour,
    name: yacht.name.toUpperCase(),
  };
}

/** The yacht as the scene lists it. `night` lights its rooms. */
export function asBuilt(boat: Boat, night = 0): Yacht {
  const { rgb, rough, metal, planked, tone } = boat.colour;
  return {
    family: boat.family,
    length: boat.length,
    beam: boat.beam,
    ...(boat.top ? { top: boat.top } : {}),
    hull: rgb,
    ...(rough === undefined ? {} : { rough }),
    ...(metal === undefined ? {} : { metal }),
    ...(planked ? { planked } : {}),
    // White hulls have white engines; the default is black.
    ...(tone === 'white' ? { engine: [0.7, 0.71, 0.72] } : {}),
    name: boat.name,
    ...(night ? { night } : {}),
  };
}

function round(metres: number): number {
  return Math.round(metres * 100) / 100;
}

/** The height from the water to the top of the mast, in meters, without whip antennas. */
export function airDraft({ family, length, beam, top }: Boat): number {
  switch (family) {
    case 'sport-cruiser':
      return 1.9 + 0.13 * length;
    case 'express-outboard':
      return (top === 'spyder' ? 1.4 : 2.2) + 0.11 * length;
    case 'hardtop-coupe':
      return 2.2 + 0.11 * length;
    case 'fast-coupe':
      return 2.3 + 0.095 * length;
    case 'walkaround':
      return (top === 'open' ? 1.2 : 2.1) + 0.095 * length;
    case 'flybridge-mid':
      return 4.9 + 0.13 * length;
    case 'flybridge-large':
      return 4.9 + 0.12 * length;
    case 'superyacht':
      return 7 + 0.14 * length;
    case 'trawler':
      return 5.2 + 0.17 * length;
    case 'pilothouse':
      return length < 13 ? 3.8 : 5 + 0.15 * length;
    case 'picnic-boat':
      return top === 'runabout' ? 1.9 : 2 + 0.11 * length;
    case 'catamaran':
      // Only the slender ones have no flybridge.
      return length < 11.6 && beam < 4.9 ? 4.3 : 5 + 0.15 * length;
  }
}
