import { boxOf, type CalendarEntry, type Piece, piecesOf, type Scale, type Span } from './calendar-places.ts';

/** A piece of an entry and where it is drawn. */
export type Placed = {
  readonly entry: CalendarEntry;
  readonly piece: Piece;
  /** Whether this piece shows the entry's label. */
  readonly isFirst: boolean;
  /** Whether the entry began before this piece, and whether it continues after it. */
  readonly comesFrom: boolean;
  readonly goesOn: boolean;
  readonly box: ReturnType<typeof boxOf>;
};

/** Pieces are at least as high as a lane, so that a name fits in. */
const LEAST = 1 / 3;

/** Makes a piece within a day at least as high as a lane, growing upward at the end of the day. */
function grown(piece: Piece): Piece {
  if (piece.days > 1 || piece.bottom - piece.top >= LEAST) return piece;
  const top = Math.max(0, Math.min(piece.top, 1 - LEAST));
  return { ...piece, top, bottom: top + LEAST };
}

/** Groups the pieces that overlap within one day's lanes; differences by rounding do not count. */
function clustersOf(placed: readonly Placed[]): Placed[][] {
  const clusters: Placed[][] = [];
  let [day, bottom] = [Number.NaN, 0];
  for (const one of placed.toSorted((a, b) => a.piece.day - b.piece.day || a.piece.top - b.piece.top)) {
    const cluster = clusters.at(-1);
    if (cluster && one.piece.day === day && one.piece.top < bottom - 0.01) {
      cluster.push(one);
      bottom = Math.max(bottom, one.piece.bottom);
    } else {
      clusters.push([one]);
      [day, bottom] = [one.piece.day, one.piece.bottom];
    }
  }
  return clusters;
}

/** Lays out a yacht's entries: pieces are high enough to read, and those that overlap within a day stand side by side. */
export function layOut(
  entries: readonly { readonly entry: CalendarEntry; readonly span: Span }[],
  days: number,
  scale: Scale,
): Placed[] {
  const placed = entries.flatMap(({ entry, span }) => {
    const seen = { start: Math.max(0, span.start), end: Math.min(days, span.end) };
    if (seen.end <= seen.start) return [];
    return piecesOf(seen).map((drawn, index) => {
      const piece = grown(drawn);
      const end = piece.day + piece.days;
      return {
        entry,
        piece,
        isFirst: index === 0,
        comesFrom: span.start < piece.day,
        goesOn: span.end > end || (span.isIntoNight === true && span.end === end),
        box: boxOf(piece, scale),
      };
    });
  });
  const within = clustersOf(placed.filter(({ piece }) => piece.days === 1));
  return [
    ...placed.filter(({ piece }) => piece.days > 1),
    ...within.flatMap((cluster) =>
      cluster.map((one, at) => {
        const width = Math.floor(one.box.width / cluster.length);
        return cluster.length === 1
          ? one
          : { ...one, box: { ...one.box, left: one.box.left + at * width, width: width - 1 } };
      }),
    ),
  ];
}
