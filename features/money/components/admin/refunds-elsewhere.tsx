import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { enterRefundElsewhere } from './calls.ts';
import { words } from './words/index.ts';

interface RefundsElsewhereProps {
  charterId: string;
  mayChange: boolean;
  money: StaffMoneyAnswer;
}

/** What was given back on the card company's own pages and is not in the books, to be entered. */
export function RefundsElsewhere({
  charterId,
  mayChange,
  money: { elsewhere, apaCents },
}: RefundsElsewhereProps) {
  const { change } = useChange();
  const [asked, setAsked] = useState<(typeof elsewhere)[number]>();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isOfApa, setOfApa] = useState(false);
  if (elsewhere.length === 0 && !isAsking) return null;
  return (
    <>
      <h4 className="text-sm font-semibold text-urgent-strong">{words.elsewhere}</h4>
      <ul aria-label={words.elsewhere} className="grid">
        {elsewhere.map((refund) => (
          <li
            key={refund.id}
            className="flex items-start justify-between gap-4 border-b border-line py-2 first:border-t"
          >
            <span id={`elsewhere-${refund.id}`}>
              <span className="tabular font-semibold">{formatCents(refund.cents)}</span>
              <span className="block text-sm text-muted">
                {words.elsewhereOf(refund.receiptNumber, instantText(refund.at, 'short'))}
              </span>
            </span>
            {mayChange && (
              <Button
                size="small"
                variant="secondary"
                aria-describedby={`elsewhere-${refund.id}`}
                onClick={() => {
                  setAsked(refund);
                  setReason('');
                  setOfApa(false);
                  setAsking(true);
                }}
              >
                {words.enterElsewhere}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.enterTitle(formatCents(asked?.cents ?? 0))}
        question={words.enterQuestion}
        confirm={words.enterElsewhere}
        isDangerous={false}
        onConfirm={() =>
          change(words.entered, () =>
            enterRefundElsewhere(charterId, { id: asked?.id ?? '', reason: reason.trim(), isOfApa }),
          )
        }
      >
        <Field label={words.why} name="reason" required hint={words.enterWhyHint}>
          <Input maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {asked && apaCents >= asked.cents && (
          <Checkbox
            label={words.isOfApa}
            checked={isOfApa}
            onChange={(event) => setOfApa(event.target.checked)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
