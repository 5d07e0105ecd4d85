import { CHART, placeOnChart } from '#features/content/components/bay-places.ts';
import { BEACH, ISLES, MAINLAND, type Point } from './coast.ts';

/** The height of the drawn chart, in its own units. The width follows from the area that the chart shows. */
export const HEIGHT = 1000;
const SHRINK = Math.cos((((CHART.south + CHART.north) / 2) * Math.PI) / 180);
export const WIDTH = Math.round((HEIGHT * (CHART.east - CHART.west) * SHRINK) / (CHART.north - CHART.south));

export type Spot = readonly [x: number, y: number];

export const round = (value: number) => Math.round(value * 10) / 10;
/** Where a place is on the drawing. */
export const spot = ([longitude, latitude]: Point): Spot => {
  const { x, y } = placeOnChart(longitude, latitude);
  return [x * WIDTH, y * HEIGHT];
};

/** A smooth line through all points (Catmull–Rom as Béziers). */
export function smooth(points: readonly Point[], isClosed: boolean): string {
  const spots = points.map(spot);
  const at = (index: number): Spot => {
    const bounded = isClosed
      ? (index + spots.length) % spots.length
      : Math.min(Math.max(index, 0), spots.length - 1);
    return spots[bounded] ?? [0, 0];
  };
  let drawn = `M${at(0).map(round).join(' ')}`;
  for (let index = 0; index < spots.length - (isClosed ? 0 : 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const lean = (a: number, b: number, c: number) => round(b + (c - a) / 6);
    drawn += `C${lean(before[0], from[0], to[0])} ${lean(before[1], from[1], to[1])} ${lean(after[0], to[0], from[0])} ${lean(after[1], to[1], from[1])} ${round(to[0])} ${round(to[1])}`;
  }
  return isClosed ? `${drawn}Z` : drawn;
}

/** A path of straight lines through all points. */
export const straight = (points: readonly Point[]) =>
  `M${points.map((point) => spot(point).map(round).join(' ')).join('L')}`;

/** A man-made island, drawn as a rounded rectangle; half its width and height are in degrees. */
function island(longitude: number, latitude: number, halfWidth: number, halfHeight: number): string {
  const [x, y] = spot([longitude - halfWidth, latitude + halfHeight]);
  const [right, bottom] = spot([longitude + halfWidth, latitude - halfHeight]);
  const corner = Math.min(right - x, bottom - y) / 2.4;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(right - x)}" height="${round(bottom - y)}" rx="${round(corner)}"/>`;
}

const MADE_ISLANDS = [
  // Along the Venetian Causeway, from Biscayne Island to Belle Isle.
  island(-80.1762, 25.7915, 0.0017, 0.0012),
  island(-80.1698, 25.7918, 0.0017, 0.0042),
  island(-80.1638, 25.7918, 0.0017, 0.0045),
  island(-80.1578, 25.7918, 0.0019, 0.0047),
  island(-80.1518, 25.7918, 0.0016, 0.0042),
  island(-80.1466, 25.7912, 0.0014, 0.0017),
  // Hibiscus, Palm and Star.
  island(-80.1612, 25.7836, 0.0054, 0.0011),
  island(-80.1612, 25.7793, 0.0054, 0.0011),
  island(-80.1503, 25.7778, 0.0017, 0.0038),
  // Sunset Islands.
  island(-80.1468, 25.8072, 0.0024, 0.0012),
  island(-80.1468, 25.8032, 0.0024, 0.0012),
  island(-80.1462, 25.7992, 0.0022, 0.0012),
];

/** All land, as SVG. */
export const land = [smooth(MAINLAND, true), smooth(BEACH, true), ...ISLES.map((isle) => smooth(isle, true))]
  .map((drawn) => `<path d="${drawn}"/>`)
  .concat(MADE_ISLANDS)
  .join('');
