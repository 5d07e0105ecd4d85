import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { IfMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { instantText } from '#words/instants.ts';
import type { StaffMoneyAnswer } from '../../schema/index.ts';
import { addPaymentFile, paymentFileAddress, removePaymentFile } from './calls.ts';
import { words } from './words/index.ts';

type Payment = StaffMoneyAnswer['payments'][number];
type PaymentFile = Payment['files'][number];

const kindOf = ({ contentType }: PaymentFile) => (contentType === 'application/pdf' ? 'PDF' : words.photo);

interface PaymentFilesProps {
  charterId: string;
  payment: Payment;
  keepsFiles: boolean;
}

/** The photos and PDFs of a payment's slip or receipt (product 4.22). */
export function PaymentFiles({ charterId, payment, keepsFiles }: PaymentFilesProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { change, isPending, trouble } = useChange();
  const [asked, setAsked] = useState<PaymentFile>();
  const [isAsking, setAsking] = useState(false);
  const called = (file: PaymentFile, place: number) =>
    words.fileOf(kindOf(file), place + 1, payment.receiptNumber);
  return (
    <div className="grid w-full gap-2">
      {payment.files.map((file, place) => (
        <p key={file.id} className="flex flex-wrap items-center gap-2 text-sm">
          <a className="link" href={paymentFileAddress(charterId, payment.id, file.id)} download>
            {called(file, place)}
          </a>
          <span className="text-muted wrap-anywhere">
            {words.addedBy(instantText(file.at, 'short'), file.by)}
          </span>
          <IfMay area="charters" doing="changes">
            <Button
              size="small"
              variant="quiet"
              aria-label={words.takeOffFile(called(file, place))}
              onClick={() => {
                setAsked(file);
                setAsking(true);
              }}
            >
              {words.takeOff}
            </Button>
          </IfMay>
        </p>
      ))}
      <FormTrouble trouble={trouble} />
      {keepsFiles && (
        <IfMay area="charters" doing="changes">
          <label htmlFor={id} className="sr-only">
            {words.slipOf(payment.receiptNumber)}
          </label>
          <input
            ref={field}
            id={id}
            type="file"
            tabIndex={-1}
            hidden
            accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (!file) return;
              // The refusal is shown above.
              void change(words.fileKept, () => addPaymentFile(charterId, payment.id, file)).catch(
                () => undefined,
              );
            }}
          />
          <p>
            <Button
              size="small"
              variant="quiet"
              className="-ml-[1.125rem]"
              busy={isPending}
              aria-label={words.addFileTo(payment.receiptNumber)}
              onClick={() => field.current?.click()}
            >
              {words.addFile}
            </Button>
          </p>
        </IfMay>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.takeOffTitle}
        question={words.takeOffQuestion(payment.receiptNumber)}
        confirm={words.takeItOff}
        onConfirm={() =>
          change(words.fileTakenOff, () => removePaymentFile(charterId, payment.id, asked?.id ?? ''))
        }
      />
    </div>
  );
}
