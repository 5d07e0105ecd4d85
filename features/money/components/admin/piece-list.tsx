import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { pieceKey } from '../../domain/index.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { withdrawOwed } from './calls.ts';
import { words } from './words/index.ts';

const COLOURS = { paid: 'green', upcoming: 'grey', due: 'orange', late: 'red' } as const;

interface PieceListProps {
  charterId: string;
  hasEmail: boolean;
  money: Pick<StaffMoneyAnswer, 'pieces' | 'stage'>;
}

/** What is owed, piece by piece, with buttons to withdraw what was added and is not paid. */
export function PieceList({ charterId, hasEmail, money: { pieces, stage } }: PieceListProps) {
  const { change } = useChange();
  const [asked, setAsked] = useState<StaffMoneyAnswer['pieces'][number]>();
  const [isAsking, setAsking] = useState(false);
  if (pieces.length === 0) {
    return (
      <p className="text-muted">{stage === 'cancelled' ? words.nothingOwedAnyMore : words.nothingOwedYet}</p>
    );
  }
  return (
    <>
      <ul className="grid">
        {pieces.map((piece) => (
          <li
            key={pieceKey(piece)}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-2 first:border-t"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {piece.label} <Badge colour={COLOURS[piece.state]}>{words.pieceStates[piece.state]}</Badge>
              <span className="block text-sm text-muted">
                {(piece.kind === 'cancellation' ? words.since : words.dueAt)(
                  instantText(piece.dueAt, 'short'),
                )}
                {piece.taxCents > 0 && words.ofItTax(formatCents(piece.taxCents))}
                {piece.paidCents > 0 &&
                  piece.state !== 'paid' &&
                  words.paidOfIt(formatCents(piece.paidCents))}
              </span>
            </span>
            {piece.withdrawable && (
              <Button
                size="small"
                variant="quiet"
                aria-label={words.withdrawNamed(piece.label)}
                onClick={() => {
                  setAsked(piece);
                  setAsking(true);
                }}
              >
                {words.withdraw}
              </Button>
            )}
            <span className="tabular font-semibold">{formatCents(piece.cents)}</span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.withdrawTitle(asked?.label ?? '')}
        question={words.withdrawQuestion(hasEmail)}
        confirm={words.withdraw}
        onConfirm={() => change(words.noLongerOwed, () => withdrawOwed(charterId, asked?.withdrawable ?? ''))}
      />
    </>
  );
}
