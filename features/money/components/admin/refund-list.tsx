import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { REFUND_STEPS, type RefundStep } from '../../domain/index.ts';
import type { StaffMoneyAnswer } from '../../schema.ts';
import { stepRefund } from './calls.ts';

type Refund = StaffMoneyAnswer['refunds'][number];

const STATES = {
  wanted: { label: 'To send', colour: 'orange' },
  sent: { label: 'Sent', colour: 'blue' },
  succeeded: { label: 'Given back', colour: 'green' },
  failed: { label: 'Failed', colour: 'red' },
  withdrawn: { label: 'Withdrawn', colour: 'grey' },
} as const;

const QUESTIONS: Readonly<Record<RefundStep, string>> = {
  sent: 'The money has been ordered on its way. The client is emailed, and this can’t be withdrawn any more.',
  succeeded: 'The money has arrived with the client.',
  failed: 'The money came back to us. It is the client’s again, and is shown as paid too much.',
  withdrawn: 'The money does not go back after all. What was taken off the price for it is owed again.',
};

/** Money on its way back, with how far each is and what can be said of it. */
export function RefundList({ charterId, refunds }: { charterId: string; refunds: readonly Refund[] }) {
  const { change } = useChange();
  const [asked, setAsked] = useState<{ refund: Refund; step: RefundStep }>();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  if (refunds.length === 0) return null;
  return (
    <>
      <h4 className="text-sm font-semibold text-muted">Going back</h4>
      <ul className="grid">
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-2 border-b border-line py-2 first:border-t">
            <span>
              <span className="tabular font-semibold">{formatCents(refund.cents)}</span> {refund.method}{' '}
              <Badge colour={STATES[refund.state].colour}>{STATES[refund.state].label}</Badge>
              <span className="block text-sm text-muted wrap-anywhere">
                Of receipt {refund.receiptNumber}, {instantText(refund.at, 'short')}, wanted by{' '}
                {refund.wantedBy}: {refund.reason}
              </span>
              {refund.notes.map((one) => (
                <span key={one} className="block text-sm wrap-anywhere">
                  {one}
                </span>
              ))}
            </span>
            {refund.steps.length > 0 && (
              <span className="flex flex-wrap gap-2">
                {refund.steps.map((step) => (
                  <Button
                    key={step}
                    size="small"
                    variant={step === 'failed' || step === 'withdrawn' ? 'quiet' : 'secondary'}
                    onClick={() => {
                      setAsked({ refund, step });
                      setNote('');
                      setAsking(true);
                    }}
                  >
                    {REFUND_STEPS[step].button}
                  </Button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={
          asked
            ? `${REFUND_STEPS[asked.step].button}: ${formatCents(asked.refund.cents)}`
            : 'Money going back'
        }
        question={asked ? QUESTIONS[asked.step] : ''}
        confirm={asked ? REFUND_STEPS[asked.step].button : 'Do it'}
        isDangerous={asked?.step === 'failed'}
        onConfirm={() =>
          change('Going back', () =>
            stepRefund(charterId, asked?.refund.id ?? '', asked?.step ?? 'sent', note.trim()),
          )
        }
      >
        <Field label="Note" hint="The transfer’s number, or what the bank said.">
          <Input maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
