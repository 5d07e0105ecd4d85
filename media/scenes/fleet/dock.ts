import type { Prop } from '../scene.ts';
import type { Boat } from './boats.ts';

/** In meters: the gap between hull and dock, the dock's width, and the depth of the lawn behind it. */
const GAP = 1;
const WIDTH = 4;
const LAWN = 45;

/** A timber dock along one side of a yacht (+1 port, -1 starboard), with a lawn and lit palms behind it. */
export function dockBeside({ length, beam }: Boat, side: 1 | -1): Prop[] {
  const [from, to] = [-length * 1.1, length * 0.9];
  const range = (near: number, far: number) => (side > 0 ? [near, far] : [-far, -near]);
  const edge = beam / 2 + GAP;
  const shore = edge + WIDTH;
  const palms = Array.from({ length: 11 }, (_, k) => {
    const x = from + ((to - from) * (k + 0.5)) / 11 + (k % 3) - 1;
    return [x, side * (shore + 2.2 + ((k * 5) % 7)), 1, 7.6 + ((k * 3) % 5) * 0.8];
  });
  return [
    { prop: 'dock', x: [from, to], y: range(edge, shore), pedestals: 9 },
    { prop: 'quay', x: [from - 120, to + 120], y: range(shore, shore + LAWN) },
    { prop: 'palms', lit: 700, places: palms },
  ];
}
