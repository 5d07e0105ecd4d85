import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { formatCents } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { receiptAddress, reversePayment } from './calls.ts';
import { MoneyFiles } from './money-files.tsx';
import { words } from './words/index.ts';

type Payment = StaffMoneyAnswer['payments'][number];

interface PaymentListProps {
  charterId: string;
  payments: readonly Payment[];
  /** Whether files can be added to the payments. */
  keepsFiles: boolean;
}

/** The recorded payments, with buttons to reverse those recorded by mistake. */
export function PaymentList({ charterId, payments, keepsFiles }: PaymentListProps) {
  const { change } = useChange();
  const [asked, setAsked] = useState<Payment>();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  if (payments.length === 0) return null;
  return (
    <>
      <h4 className="text-sm font-semibold text-muted">{words.received}</h4>
      <ul className="grid">
        {payments.map((payment) => (
          <li
            key={payment.id}
            // Focusable, because its button disappears after a reversal: the focus moves to the row.
            tabIndex={-1}
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
                  {words.receipt(payment.receiptNumber)}
                </a>
                {words.recordedBy(
                  dayText(payment.receivedOn, 'plain'),
                  payment.recordedBy,
                  payment.reference,
                )}
              </span>
              {payment.reversal && (
                <span className="block text-sm text-urgent-strong wrap-anywhere">
                  {words.reversedBy(payment.reversal.by, payment.reversal.reason)}
                </span>
              )}
            </span>
            {payment.canReverse && (
              <Button
                size="small"
                variant="quiet"
                aria-label={words.reverseReceipt(payment.receiptNumber)}
                onClick={() => {
                  setAsked(payment);
                  setReason('');
                  setAsking(true);
                }}
              >
                {words.reverse}
              </Button>
            )}
            <MoneyFiles
              charterId={charterId}
              payment={payment}
              files={payment.files}
              keepsFiles={keepsFiles}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.reverseTitle(asked?.receiptNumber ?? '')}
        question={words.reverseQuestion}
        confirm={words.reverseIt}
        onConfirm={() =>
          change(words.paymentReversed, () => reversePayment(charterId, asked?.id ?? '', reason.trim()))
        }
      >
        <Field label={words.why} name="reason" required>
          <Input maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
