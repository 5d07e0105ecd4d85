import type { HullFamily } from './yacht-seed.ts';

/** The draft of each kind of hull: a number of feet, plus a share of its length. */
const DEPTHS: Readonly<Record<HullFamily, readonly [feet: number, perFoot: number]>> = {
  'sport-cruiser': [1.2, 0.055],
  'hardtop-coupe': [1.3, 0.055],
  'express-outboard': [1.4, 0.04],
  walkaround: [1.4, 0.04],
  'flybridge-mid': [1.5, 0.055],
  'flybridge-large': [1.6, 0.05],
  pilothouse: [1.6, 0.06],
  'fast-coupe': [1.4, 0.048],
  trawler: [1.8, 0.06],
  superyacht: [2.2, 0.042],
  catamaran: [1.5, 0.055],
  'picnic-boat': [1.1, 0.04],
};

/** A plausible draft for a hull of that kind and length, in feet to one decimal. */
export function draftOf(family: HullFamily, lengthFt: number): number {
  const [feet, perFoot] = DEPTHS[family];
  return Math.round((feet + perFoot * lengthFt) * 10) / 10;
}
