import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { InWords } from '#ui/trouble.ts';
import { formatCents } from '#words/amounts.ts';
import type { BankLinesAnswer } from '../../schema/bank.ts';
import { centsTyped } from './amounts.ts';
import { recordPayout, undoPayout } from './bank-calls.ts';
import { UndoLine } from './undo-line.tsx';
import { words } from './words/index.ts';

interface PayoutProps {
  lineId: string;
  /** The line in labels: "$1,070 of Mar 6, 2027". */
  line: string;
}

/** Records a line of the bank as a payout of the card company, or as cash paid in. */
export function PayoutButton({ lineId, line }: PayoutProps) {
  const { change } = useChange();
  const [isAsking, setAsking] = useState(false);
  const [fee, setFee] = useState('');
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`${words.isPayout}: ${line}`}
        onClick={() => {
          setFee('');
          setAsking(true);
        }}
      >
        {words.isPayout}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.payoutTitle(line)}
        question={words.payoutQuestion}
        confirm={words.recordPayout}
        isDangerous={false}
        onConfirm={async () => {
          const cents = fee.trim() === '' ? 0 : centsTyped(fee);
          if (cents === undefined) throw new InWords(words.amountMissing);
          await change(words.payoutRecorded, () => recordPayout(lineId, cents));
        }}
      >
        <Field label={words.payoutFee} name="feeCents" hint={words.payoutFeeHint}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={fee}
            onChange={(event) => setFee(event.target.value)}
          />
        </Field>
      </ConfirmDialog>
    </>
  );
}

/** Who recorded a line as a payout, and a button to undo it. */
export const PaidOut = ({
  lineId,
  line,
  payout: { by, feeCents },
}: PayoutProps & { payout: NonNullable<BankLinesAnswer['lines'][number]['payout']> }) => (
  <>
    <p className="text-sm text-muted">{words.paidOutBy(by, feeCents > 0 ? formatCents(feeCents) : null)}</p>
    <UndoLine
      line={line}
      label={words.undoPayout}
      question={words.undoPayoutQuestion}
      done={words.payoutUndone}
      undo={() => undoPayout(lineId)}
    />
  </>
);
