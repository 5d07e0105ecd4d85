import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { OTHER_WAYS, type OtherWay, type RefundStep } from '../../domain/index.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { words as said } from '../../words/index.ts';
import { stepRefund } from './calls.ts';
import { noteText } from './card-words.ts';
import { words } from './words/index.ts';

type Refund = StaffMoneyAnswer['refunds'][number];

const COLOURS = {
  wanted: 'orange',
  sent: 'blue',
  succeeded: 'green',
  failed: 'red',
  withdrawn: 'grey',
} as const;

interface RefundListProps {
  charterId: string;
  hasEmail: boolean;
  refunds: readonly Refund[];
}

/** The refunds of a charter, each with its state and the possible steps. */
export function RefundList({ charterId, hasEmail, refunds }: RefundListProps) {
  const { change } = useChange();
  const [asked, setAsked] = useState<{ refund: Refund; step: RefundStep; isOtherwise?: boolean }>();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const [way, setWay] = useState<OtherWay>('bank-transfer');
  const ask = (next: NonNullable<typeof asked>) => {
    setAsked(next);
    setNote('');
    setAsking(true);
  };
  const button = asked && (asked.isOtherwise ? words.sentOtherwise : words.refundButtons[asked.step]);
  if (refunds.length === 0) return null;
  return (
    <>
      <h4 className="text-sm font-semibold text-muted">{words.goingBack}</h4>
      <ul className="grid">
        {refunds.map((refund) => (
          // Focusable, because a step removes its button: the focus moves to the row.
          <li key={refund.id} tabIndex={-1} className="grid gap-2 border-b border-line py-2 first:border-t">
            <span id={`refund-${refund.id}`}>
              <span className="tabular font-semibold">{formatCents(refund.cents)}</span> {refund.method}{' '}
              <Badge colour={COLOURS[refund.state]}>{words.refundStates[refund.state]}</Badge>
              <span className="block text-sm text-muted wrap-anywhere">
                {words.refundOf(
                  refund.receiptNumber,
                  instantText(refund.at, 'short'),
                  refund.wantedBy,
                  refund.reason,
                )}
              </span>
              {refund.notes.map((one) => (
                <span key={one} className="block text-sm wrap-anywhere">
                  {noteText(one)}
                </span>
              ))}
            </span>
            {(refund.steps.length > 0 || refund.canGoOtherwise) && (
              <span className="flex flex-wrap gap-2">
                {refund.steps.map((step) => (
                  <Button
                    key={step}
                    size="small"
                    aria-describedby={`refund-${refund.id}`}
                    variant={step === 'failed' || step === 'withdrawn' ? 'quiet' : 'secondary'}
                    onClick={() => ask({ refund, step })}
                  >
                    {words.refundButtons[step]}
                  </Button>
                ))}
                {refund.canGoOtherwise && (
                  <Button
                    size="small"
                    aria-describedby={`refund-${refund.id}`}
                    variant="secondary"
                    onClick={() => ask({ refund, step: 'sent', isOtherwise: true })}
                  >
                    {words.sentOtherwise}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={asked ? `${button}: ${formatCents(asked.refund.cents)}` : words.moneyGoingBack}
        question={
          asked?.isOtherwise
            ? words.sentOtherwiseQuestion(hasEmail)
            : asked
              ? words.refundQuestions(hasEmail)[asked.step]
              : ''
        }
        confirm={button ?? words.doIt}
        isDangerous={asked?.step === 'failed'}
        onConfirm={() =>
          change(words.goingBack, () =>
            stepRefund(charterId, asked?.refund.id ?? '', {
              step: asked?.step ?? 'sent',
              note: note.trim(),
              ...(asked?.isOtherwise ? { way } : {}),
            }),
          )
        }
      >
        {asked?.isOtherwise && (
          <Field label={words.sentBy}>
            <Select
              options={OTHER_WAYS.map((value) => ({ value, label: said.methods[value] }))}
              value={way}
              onChange={(event) => setWay(event.target.value as OtherWay)}
            />
          </Field>
        )}
        <Field label={words.note} name="note" hint={words.noteHint}>
          <Input maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
