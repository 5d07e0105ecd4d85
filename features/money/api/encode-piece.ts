import type { StatementPiece } from '../domain/index.ts';
import { labelOf } from '../service/index.ts';

/** A piece of what is owed, for its client. */
export const encodePiece = ({ id: _, dueAt, ...piece }: StatementPiece) => ({
  ...piece,
  label: labelOf(piece),
  dueAt: dueAt.toISOString(),
});

/** A piece of what is owed, for staff: with the id of an addition that can still be withdrawn. */
export const encodeStaffPiece = (piece: StatementPiece) => ({
  ...encodePiece(piece),
  withdrawable: piece.paidCents === 0 ? (piece.id ?? null) : null,
});
