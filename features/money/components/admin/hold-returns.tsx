import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { noteText } from './card-words.ts';
import { holdCameBack } from './hold-calls.ts';
import { words } from './words/index.ts';

type HoldReturn = NonNullable<StaffMoneyAnswer['hold']>['returns'][number];

const COLOURS = { wanted: 'orange', sent: 'blue', succeeded: 'green', failed: 'red' } as const;

interface HoldReturnsProps {
  charterId: string;
  returns: readonly HoldReturn[];
}

/** What goes back of what was kept for damage, each with its state. Staff can say that what they had sent came back. */
export function HoldReturns({ charterId, returns }: HoldReturnsProps) {
  const { change } = useChange();
  const [asked, setAsked] = useState<HoldReturn>();
  const [isAsking, setAsking] = useState(false);
  if (returns.length === 0) return null;
  return (
    <>
      <ul className="grid gap-2">
        {returns.map((one) => (
          // Focusable, because a press removes its button: the focus moves to the row.
          <li key={one.id} tabIndex={-1} className="grid gap-2 text-sm">
            <span id={`hold-return-${one.id}`}>
              <span className="tabular font-semibold">{formatCents(one.cents)}</span> {one.method}{' '}
              <Badge colour={COLOURS[one.state]}>{words.holdReturnStates[one.state]}</Badge>
              <span className="block text-muted wrap-anywhere">
                {words.holdReturned(instantText(one.at, 'short'), one.by, one.reason)}
              </span>
              {one.trouble !== '' && <span className="block wrap-anywhere">{noteText(one.trouble)}</span>}
            </span>
            {one.canComeBack && (
              <span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-describedby={`hold-return-${one.id}`}
                  onClick={() => {
                    setAsked(one);
                    setAsking(true);
                  }}
                >
                  {words.holdCameBack}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${words.holdCameBack}: ${formatCents(asked?.cents ?? 0)}`}
        question={words.holdCameBackQuestion}
        confirm={words.holdCameBack}
        isDangerous
        onConfirm={() => change(words.holdTitle, () => holdCameBack(charterId, asked?.id ?? ''))}
      />
    </>
  );
}
