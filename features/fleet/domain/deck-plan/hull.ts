/**
 * The shape of a deck from above. Everything is in feet, with the bow to the right: `x` runs from the stern forward, `y` from the
 * centerline to starboard, so that port is negative.
 */
export type Hull = {
  /** Half the width at `x`: the distance from the hull's own centerline to its side. */
  readonly halfAt: (x: number) => number;
  /** How far the hull's own centerline is to starboard of the yacht's. */
  readonly centre: number;
};

/** Proportions of the hull, mostly as shares of the length: where the sides are widest, and how full the bow is. */
const SHOULDER = { aft: 0.35, fore: 0.55 } as const;
const STERN = { half: 0.88, over: 0.18 } as const;
const BOW_OVER = 0.865;

const path = (parts: readonly (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? Math.round(part * 100) / 100 : part)).join(' ');

type Point = readonly [x: number, y: number];

/** The y of an SVG `Q` curve at `x`. Works only if x grows along the whole curve. */
function curveAt(x: number, [x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const square = x0 - 2 * x1 + x2;
  const linear = 2 * (x1 - x0);
  const root = Math.sqrt(Math.max(0, linear ** 2 - 4 * square * (x0 - x)));
  const t = Math.abs(square) < 1e-9 ? (x - x0) / linear : (root - linear) / (2 * square);
  return (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t ** 2 * y2;
}

/**
 * Half the width at `x` of a side that widens from the transom, runs straight, and ends at the bow, `tip` from the centerline.
 */
function sideAt(x: number, length: number, half: number, tip: number): number {
  const { aft, fore } = SHOULDER;
  if (x < aft * length)
    return curveAt(x, [0, STERN.half * half], [STERN.over * length, half], [aft * length, half]);
  if (x <= fore * length) return half;
  return curveAt(x, [fore * length, half], [BOW_OVER * length, half], [length, tip]);
}

/** A single hull: a transom at the stern, a pointed bow. */
export function oneHull(length: number, beam: number, centre = 0): Hull & { readonly outline: string } {
  const half = beam / 2;
  const [aft, fore] = [SHOULDER.aft * length, SHOULDER.fore * length];
  const outline = path([
    ...['M', 0, centre - STERN.half * half, 'Q', STERN.over * length, centre - half, aft, centre - half],
    ...['H', fore, 'Q', BOW_OVER * length, centre - half, length, centre],
    ...['Q', BOW_OVER * length, centre + half, fore, centre + half, 'H', aft],
    ...['Q', STERN.over * length, centre + half, 0, centre + STERN.half * half, 'Z'],
  ]);
  return { outline, centre, halfAt: (x) => sideAt(x, length, half, 0) };
}

/** How far forward the deck between the two bows of a catamaran reaches, as a share of the length. */
export const BRIDGE_END = 0.86;

/** The deck over two hulls, with a bow on each side. */
export function twinDeck(
  length: number,
  beam: number,
  hullBeam: number,
): Hull & { readonly outline: string } {
  const half = beam / 2;
  const [aft, fore, end] = [SHOULDER.aft * length, SHOULDER.fore * length, BRIDGE_END * length];
  const tip = half - hullBeam / 2;
  const inner = half - hullBeam;
  const outline = path([
    ...['M', 0, -STERN.half * half, 'Q', STERN.over * length, -half, aft, -half],
    ...['H', fore, 'Q', BOW_OVER * length, -half, length, -tip, 'Q', 0.95 * length, -inner, end, -inner],
    ...['V', inner, 'Q', 0.95 * length, inner, length, tip, 'Q', BOW_OVER * length, half, fore, half],
    ...['H', aft, 'Q', STERN.over * length, half, 0, STERN.half * half, 'Z'],
  ]);
  return { outline, centre: 0, halfAt: (x) => sideAt(x, length, half, tip) };
}

/** A deck on top of the one below: square aft, rounded forward. */
export function upperDeck(from: number, to: number, beam: number): Hull & { readonly outline: string } {
  const half = beam / 2;
  const shoulder = to - half * 0.7;
  const outline = path([
    ...['M', from, -half, 'H', shoulder, 'Q', to, -half, to, 0],
    ...['Q', to, half, shoulder, half, 'H', from, 'Z'],
  ]);
  const halfAt = (x: number) => (x <= shoulder ? half : curveAt(x, [shoulder, half], [to, half], [to, 0]));
  return { outline, centre: 0, halfAt };
}
