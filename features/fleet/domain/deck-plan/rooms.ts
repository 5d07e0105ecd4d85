import type { Hull } from './hull.ts';

export const ROOM_KINDS = [
  'cabin',
  'forward-cabin',
  'owners-cabin',
  'bathroom',
  'crew',
  'engines',
  'passage',
  'locker',
  'platform',
  'cockpit',
  'saloon',
  'dining',
  'galley',
  'helm',
  'helm-seating',
  'foredeck',
  'lounge',
  'sky-lounge',
  'terrace',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export const SIDES = ['port', 'starboard'] as const;

/** A room as a rectangle in feet: `x` and `y` are its corner nearest to stern and port (see Hull). */
export type Room = {
  readonly kind: RoomKind;
  /** The side of the yacht, if the room lies on one side only. */
  readonly side: (typeof SIDES)[number] | null;
  readonly x: number;
  readonly y: number;
  /** The size along the yacht. */
  readonly length: number;
  /** The size across the yacht. */
  readonly width: number;
};

/** Rooms side by side, port first, each with its share of the width. */
export type Band = { readonly weight: number; readonly cells: readonly (readonly [RoomKind, number])[] };

export const band = (weight: number, ...cells: Band['cells']): Band => ({ weight, cells });

/** Half the thickness of a wall between two rooms, and the whole one between a room and the hull's side, in feet. */
const WALL = 0.2;

/** Round inward to a tenth of a foot, so that rounding never makes rooms overlap. */
const up = (value: number) => Math.ceil(value * 10 - 1e-6) / 10;
const down = (value: number) => Math.floor(value * 10 + 1e-6) / 10;

function roomBetween(kind: RoomKind, centre: number, x: [number, number], y: [number, number]): Room {
  const [x0, x1] = [up(x[0] + WALL), down(x[1] - WALL)];
  const [y0, y1] = [up(centre + y[0] + WALL), down(centre + y[1] - WALL)];
  const middle = (y0 + y1) / 2;
  const isSided = Math.abs(middle) > (y1 - y0) / 4;
  return {
    kind,
    side: isSided ? (middle < 0 ? 'port' : 'starboard') : null,
    x: x0,
    y: y0,
    length: down(x1 - x0),
    width: down(y1 - y0),
  };
}

/** The share of the hull's width that rooms take; less than all of it if side decks run past them. */
const WHOLE = 1;

/**
 * Places bands one after the other from the stern forward, between `from` and `to`. Each is as wide as its narrower end allows.
 */
export function setBands(
  hull: Hull,
  [from, to]: readonly [number, number],
  bands: readonly Band[],
  share = WHOLE,
): Room[] {
  const weights = bands.reduce((sum, { weight }) => sum + weight, 0);
  const rooms: Room[] = [];
  let x = from;
  for (const { weight, cells } of bands) {
    const end = x + ((to - from) * weight) / weights;
    const half = Math.min(hull.halfAt(x), hull.halfAt(end)) * share - WALL;
    const shares = cells.reduce((sum, [, part]) => sum + part, 0);
    let y = -half;
    for (const [kind, part] of cells) {
      const width = (2 * half * part) / shares;
      rooms.push(roomBetween(kind, hull.centre, [x, end], [y, y + width]));
      y += width;
    }
    x = end;
  }
  return rooms;
}
