import type { Light } from '../lights.ts';
import type { Fabric, Furnishing, Layout, Plan, Wood } from '../words/kinds.ts';

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
  /** Where a dark floor mirrors the room: its reflections need more. */
  readonly samples?: number;
};

/** Upholstery in linear light. */
export const CLOTHS: Partial<Record<Fabric, readonly [number, number, number]>> = {
  sand: [0.5, 0.43, 0.35],
  'pale grey': [0.5, 0.5, 0.5],
  cream: [0.6, 0.54, 0.46],
  white: [0.66, 0.64, 0.6],
  navy: [0.05, 0.08, 0.15],
};
