import type { Prop, Yacht } from '../scene.ts';

/** The yachts that appear in editorial pictures. */
export const flybridge: Yacht = { length: 24, family: 'flybridge-large' };
export const largeFlybridge: Yacht = { length: 27, family: 'flybridge-large' };
export const superyacht: Yacht = { length: 36, family: 'superyacht' };
export const coupe: Yacht = { length: 19, family: 'fast-coupe' };
export const dayBoat: Yacht = { length: 13, family: 'walkaround' };

/** A large yacht's deck prepared for a ceremony: the aisle leads to an arch at the bow. */
export function ceremony(palette: 'blush' | 'white' | 'coral', rows: readonly number[]): Prop[] {
  const props: Prop[] = [
    { prop: 'sun-deck', height: 5 },
    { prop: 'arch', at: [4.6, 0, 5], palette },
    { prop: 'aisle', at: [3.3, 0, 5], palette },
  ];
  for (const x of rows) {
    for (const side of [1, -1]) {
      for (const place of [0, 1, 2]) props.push({ prop: 'chair', at: [x, side * (1.25 + 0.62 * place), 5] });
      props.push({
        prop: 'flowers',
        at: [x - 0.2, side * 0.98, 5.78],
        palette,
        count: 22,
        spread: 0.06,
        vase: 0,
      });
      props.push({ prop: 'lantern', at: [x + 0.45, side * 0.84, 5] });
    }
  }
  return props;
}

/** Bulbs along and across a deck, and the soft warm light of them all. */
export function festoons(
  from: number,
  to: number,
  halfWidth: number,
  height: number,
  watts = 60,
  deck = 5,
): Prop[] {
  const lines: [number, number, number][][] = [];
  const step = (to - from) / 4;
  for (let k = 0; k < 4; k += 1) {
    const [a, b] = [from + k * step, from + (k + 1) * step];
    for (const [start, end] of [
      [-halfWidth, halfWidth],
      [-halfWidth, -halfWidth],
      [halfWidth, halfWidth],
    ] as const) {
      lines.push([
        [a, start, height],
        [b, end, height],
      ]);
    }
  }
  const middle = (from + to) / 2;
  return [
    { prop: 'string-lights', lines, sag: 0.35, posts: deck },
    {
      prop: 'lamp',
      kind: 'AREA',
      at: [middle, 0, height + 0.2],
      watts: watts * 4,
      size: 7,
      colour: [1, 0.68, 0.38],
      aim: [middle, 0, 0],
    },
  ];
}
