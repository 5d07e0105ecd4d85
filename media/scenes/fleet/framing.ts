import type { Camera, Point } from '../scene.ts';
import { airDraft, type Boat } from './boats.ts';

/** A picture is 16 by 9. Its coordinates are in picture widths from its middle. */
const PICTURE_HEIGHT = 9 / 16;
const SENSOR_MM = 36;

/** The direction from which a yacht is seen: degrees off the bow (positive to port), the lens and the height of the camera. */
export type Viewpoint = {
  readonly bearing: number;
  /** In millimeters. */
  readonly lens: number;
  /** In meters above the water; with `above` a share of the distance. */
  readonly height: number;
  /** Looks down at the yacht instead of across the water. */
  readonly above?: boolean;
  /** The share of the picture's width that the yacht fills. */
  readonly fill: number;
  /** The position of the yacht's middle, in picture widths to the right of the picture's middle. */
  readonly offset?: number;
};

/** The outermost points of a yacht: stem, transom with platform, edge of the deck, top of the mast. */
function extremes(boat: Boat): Point[] {
  const { length, beam } = boat;
  const top = airDraft(boat);
  const bow = 0.5 + 0.085 * length;
  const stern = -length / 2 - 0.05 * length - 0.6;
  const points: Point[] = [[length / 2, 0, bow]];
  for (const side of [1, -1]) {
    points.push([stern, (side * beam) / 2, 0.3], [-length / 2, (side * beam) / 2, bow * 0.7]);
    points.push([0, (side * beam) / 2, bow * 0.9], [length * 0.42, (side * beam) / 2.6, 0]);
    if (boat.family === 'catamaran') points.push([length / 2, side * beam * 0.42, bow * 0.8]);
    points.push([-length * 0.1, side * beam * 0.25, top], [-length * 0.25, side * beam * 0.25, top]);
  }
  return points;
}

type Bounds = { left: number; right: number; low: number; high: number };

/** Where points appear in the picture of a camera at that distance, without lens shift. */
function seen(points: readonly Point[], view: Viewpoint, distance: number, aimHeight: number): Bounds {
  const bearing = (view.bearing * Math.PI) / 180;
  const rise = view.above ? view.height * distance - aimHeight : 0;
  const away = view.above ? Math.sqrt(distance ** 2 - rise ** 2) : distance;
  const eye = view.above ? view.height * distance : view.height;
  const pitch = view.above ? Math.asin(rise / distance) : 0;
  const [cos, sin] = [Math.cos(bearing), Math.sin(bearing)];
  const bounds = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    low: Number.POSITIVE_INFINITY,
    high: Number.NEGATIVE_INFINITY,
  };
  for (const [x, y, z] of points) {
    const aside = -sin * x + cos * y;
    const level = away - (cos * x + sin * y);
    const down = eye - z;
    const depth = level * Math.cos(pitch) + down * Math.sin(pitch);
    const up = -down * Math.cos(pitch) + level * Math.sin(pitch);
    const scale = view.lens / SENSOR_MM / depth;
    bounds.left = Math.min(bounds.left, aside * scale);
    bounds.right = Math.max(bounds.right, aside * scale);
    bounds.low = Math.min(bounds.low, up * scale);
    bounds.high = Math.max(bounds.high, up * scale);
  }
  return bounds;
}

/** The largest share of the picture's height for a yacht, so that some sea and sky remain. */
const TALLEST = 0.66;

/** A camera that shows the whole yacht at the viewpoint's size. It never cuts the yacht off. */
export function frame(boat: Boat, view: Viewpoint): Camera {
  const points = extremes(boat);
  const aimHeight = view.above ? 0.05 * boat.length : view.height;
  const excess = (distance: number) => {
    const { left, right, low, high } = seen(points, view, distance, aimHeight);
    return Math.max((right - left) / view.fill, (high - low) / (TALLEST * PICTURE_HEIGHT));
  };
  let [near, far] = [boat.length * 0.8, boat.length * 40];
  for (let step = 0; step < 50; step += 1) {
    const middle = (near + far) / 2;
    if (excess(middle) > 1) near = middle;
    else far = middle;
  }
  const { left, right, low, high } = seen(points, view, far, aimHeight);
  const shiftX = (left + right) / 2 - (view.offset ?? 0);
  // Seen across the water, the yacht is a little below the middle, with the sky above it.
  const shiftY = (low + high) / 2 + (view.above ? 0 : 0.035);
  return {
    bearing: rounded(view.bearing, 2),
    distance: rounded(far, 2),
    height: rounded(view.above ? view.height * far : view.height, 2),
    lens: view.lens,
    aim: [0, 0, rounded(aimHeight, 2)],
    shift: [rounded(shiftX, 4), rounded(shiftY, 4)],
    ...(view.above ? { tilted: true } : {}),
    fstop: 4,
  };
}

function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
