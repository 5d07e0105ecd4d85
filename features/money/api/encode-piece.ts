import type { Cents } from '#core/money.ts';
import { piecesOnTheirWay, type StatementPiece } from '../domain/index.ts';
import { labelOf } from '../service/index.ts';

/** The pieces of what is owed, for their client. */
export function encodePieces(pieces: readonly StatementPiece[], onItsWayCents: Cents) {
  const coming = piecesOnTheirWay(pieces, onItsWayCents);
  return pieces.map((piece) => {
    const { id: _, dueAt, ...shown } = piece;
    return {
      ...shown,
      label: labelOf(piece),
      dueAt: dueAt.toISOString(),
      isOnItsWay: coming.has(piece),
    };
  });
}

/** The pieces of what is owed, for staff: with the id of each addition that can still be withdrawn. */
export const encodeStaffPieces = (pieces: readonly StatementPiece[], onItsWayCents: Cents) =>
  encodePieces(pieces, onItsWayCents).map((piece, at) => ({
    ...piece,
    withdrawable: piece.paidCents === 0 ? (pieces[at]?.id ?? null) : null,
  }));
