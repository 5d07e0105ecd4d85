import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import type { StaffMoneyAnswer } from '../../schema.ts';
import { receiptAddress, reversePayment } from './calls.ts';
import { PaymentFiles } from './payment-files.tsx';

type Payment = StaffMoneyAnswer['payments'][number];

/** What was recorded as paid, and the way to reverse what was recorded wrongly. */
export function PaymentList({ charterId, payments }: { charterId: string; payments: readonly Payment[] }) {
  const { change } = useChange();
  const [asked, setAsked] = useState<Payment>();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  if (payments.length === 0) return null;
  return (
    <>
      <h4 className="text-sm font-semibold text-muted">Received</h4>
      <ul className="grid">
        {payments.map((payment) => (
          <li
            key={payment.id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-2 first:border-t"
          >
            <span className="min-w-0 flex-1">
              <span className="tabular font-semibold">
                {payment.isReversed ? <s>{formatCents(payment.cents)}</s> : formatCents(payment.cents)}
              </span>{' '}
              {payment.method}
              <span className="block text-sm text-muted wrap-anywhere">
                <a
                  className="link"
                  href={receiptAddress(charterId, payment.id)}
                  target="_blank"
                  rel="noopener"
                >
                  Receipt {payment.receiptNumber}
                </a>
                , {dayText(payment.receivedOn, 'plain')}, by {payment.recordedBy}
                {payment.reference !== '' && `, “${payment.reference}”`}
              </span>
              {payment.reversal && (
                <span className="block text-sm text-urgent-strong wrap-anywhere">
                  Reversed by {payment.reversal.by}: {payment.reversal.reason}
                </span>
              )}
            </span>
            {payment.canReverse && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Reverse receipt ${payment.receiptNumber}`}
                onClick={() => {
                  setAsked(payment);
                  setReason('');
                  setAsking(true);
                }}
              >
                Reverse
              </Button>
            )}
            <PaymentFiles charterId={charterId} payment={payment} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Reverse receipt ${asked?.receiptNumber ?? ''}?`}
        question="For a payment that was not made or was recorded wrongly. The receipt keeps its number and counts for nothing. To send money back, use “Give money back”."
        confirm="Reverse it"
        onConfirm={() =>
          change('Payment reversed', () => reversePayment(charterId, asked?.id ?? '', reason.trim()))
        }
      >
        <Field label="Why" required>
          <Input maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
