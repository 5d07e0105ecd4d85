import type { Deck, Room } from '#features/fleet/domain/deck-plan/index.ts';
import type { Planned } from '#features/fleet/domain/deck-plan/particulars.ts';

type Point = readonly [x: number, y: number];

const STEPS = 40;
/** Outlines are rounded to a hundredth of a foot, so allow this much difference, in feet. */
const SLACK = 0.02;

/**
 * The polygons of an outline's path of M, H, V, Q and Z. It shares no code with the rule under test, so that it does
 * not share its mistakes.
 */
function polygonsOf(outline: string): Point[][] {
  const parts = outline.split(' ');
  const polygons: Point[][] = [];
  const next = () => Number(parts.shift());
  let [x, y] = [0, 0];
  const go = (to: Point) => {
    [x, y] = to;
    polygons.at(-1)?.push(to);
  };
  while (parts.length > 0) {
    const command = parts.shift();
    if (command === 'M') {
      polygons.push([]);
      go([next(), next()]);
    } else if (command === 'H') go([next(), y]);
    else if (command === 'V') go([x, next()]);
    else if (command === 'Q') {
      const [start, over, end]: readonly [Point, Point, Point] = [
        [x, y],
        [next(), next()],
        [next(), next()],
      ];
      for (let step = 1; step <= STEPS; step += 1) {
        const t = step / STEPS;
        const at = (axis: 0 | 1) =>
          (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * over[axis] + t ** 2 * end[axis];
        go([at(0), at(1)]);
      }
    } else if (command !== 'Z') throw new Error(`Not a part of an outline: ${command}`);
  }
  return polygons;
}

function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (const [place, [x1, y1]] of polygon.entries()) {
    const [x0, y0] = polygon.at(place - 1) ?? [x1, y1];
    if (y0 > y !== y1 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
  }
  return inside;
}

const cornersOf = ({ x, y, length, width }: Room): Point[] => [
  [x + SLACK, y + SLACK],
  [x + length - SLACK, y + SLACK],
  [x + SLACK, y + width - SLACK],
  [x + length - SLACK, y + width - SLACK],
];

const overlap = (a: Room, b: Room) =>
  a.x < b.x + b.length && b.x < a.x + a.length && a.y < b.y + b.width && b.y < a.y + a.width;

/** Least and most plausible area of a room, in square feet. The yacht's own size limits it further. */
const AREAS = { bathroom: [6, 120], cabin: [20, 500] } as const;

function deckFaults({ id, outline, rooms }: Deck): string[] {
  const polygons = polygonsOf(outline);
  return rooms.flatMap((room, place) => [
    ...(room.length > 0 && room.width > 0 ? [] : [`${id}: ${room.kind} has no size`]),
    ...(cornersOf(room).every((corner) => polygons.some((polygon) => isInside(corner, polygon)))
      ? []
      : [`${id}: ${room.kind} reaches out of the hull`]),
    ...rooms
      .slice(place + 1)
      .filter((other) => overlap(room, other))
      .map(({ kind }) => `${id}: ${room.kind} overlaps ${kind}`),
  ]);
}

/** Everything that is wrong with a yacht's deck plan; empty if the plan keeps product 2.14. */
export function faultsOf(yacht: Planned, decks: readonly Deck[]): string[] {
  const rooms = decks.flatMap((deck) => deck.rooms);
  const cabins = rooms.filter(({ kind }) => kind.endsWith('cabin'));
  const bathrooms = rooms.filter(({ kind }) => kind === 'bathroom');
  const counted = (what: string, there: number, wanted: number | null) =>
    there === wanted ? [] : [`${there} ${what} where she has ${wanted}`];
  const sized = (what: keyof typeof AREAS, sizes: readonly Room[]) =>
    sizes
      .map(({ length, width }) => length * width)
      .filter((area) => area < AREAS[what][0] || area > AREAS[what][1])
      .map((area) => `a ${what} of ${Math.round(area)} square feet`);
  const most = (yacht.lengthFt ?? 0) * (yacht.beamFt ?? 0);
  return [
    ...counted('cabins', cabins.length, yacht.cabins),
    ...counted('bathrooms', bathrooms.length, yacht.bathrooms),
    ...sized('cabin', cabins),
    ...sized('bathroom', bathrooms),
    ...decks.flatMap(deckFaults),
    ...decks
      .filter((deck) => deck.rooms.reduce((sum, { length, width }) => sum + length * width, 0) > most)
      .map(({ id }) => `${id}: more room than she is large`),
  ];
}
