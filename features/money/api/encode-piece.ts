import type { Cents } from '#core/money.ts';
import { isWithdrawable, piecesOnTheirWay, type StatementPiece } from '../domain/index.ts';
import { labelOf, type MoneyAccount } from '../service/index.ts';

/** The pieces of what is owed, for their client. */
export function encodePieces(pieces: readonly StatementPiece[], onItsWayCents: Cents) {
  const coming = piecesOnTheirWay(pieces, onItsWayCents);
  return pieces.map((piece) => {
    const { dueAt, ...shown } = piece;
    return {
      ...shown,
      label: labelOf(piece),
      dueAt: dueAt.toISOString(),
      isOnItsWay: coming.has(piece),
    };
  });
}

/** The pieces of what is owed, for staff: with the id of each addition that can still be withdrawn. */
export function encodeStaffPieces({ owed, statement: { pieces } }: MoneyAccount, onItsWayCents: Cents) {
  const additions = owed.filter((one) => one.kind === 'addition' && isWithdrawable(one, pieces));
  return encodePieces(pieces, onItsWayCents).map((piece) => ({
    ...piece,
    withdrawable: additions.find(({ id }) => id === piece.id)?.id ?? null,
  }));
}
