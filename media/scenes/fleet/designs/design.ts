import type { Light } from '../lights.ts';
import type { Fabric, Furnishing, Layout, Plan, Wood } from '../words/kinds.ts';

/** How a room is furnished and lit. */
export type Design = {
  readonly layout: Layout;
  readonly wood: Wood;
  readonly fabric: Fabric;
  /** The color of the scatter cushions and carpets, in linear light. */
  readonly accent: readonly [number, number, number];
  readonly light: Light;
  readonly furnishing?: Furnishing;
  /** Set if a day boat's cabin is for sitting, without a berth. */
  readonly plan?: Plan;
  /** Mirrors the room, port to starboard. */
  readonly flip?: boolean;
  /** More samples, for rooms with a dark floor that reflects the room. */
  readonly samples?: number;
};

/** The colors of the upholstery, in linear light. */
export const CLOTHS: Partial<Record<Fabric, readonly [number, number, number]>> = {
  sand: [0.5, 0.43, 0.35],
  'pale grey': [0.5, 0.5, 0.5],
  cream: [0.6, 0.54, 0.46],
  white: [0.66, 0.64, 0.6],
  navy: [0.05, 0.08, 0.15],
};
