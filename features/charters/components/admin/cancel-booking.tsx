import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { RadioGroup } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { InWords } from '#ui/trouble.ts';
import { CALLED_OFF_BY, type CalledOffBy } from '../../domain.ts';
import type { StaffCharterAnswer } from '../../schema/index.ts';
import { words } from './words/index.ts';

interface CancelBookingProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  charter: StaffCharterAnswer;
  onCancel: (said: { reason: string; calledOffBy?: CalledOffBy }) => Promise<unknown>;
}

/**
 * Asks before a booking is cancelled. For a confirmed one it asks who calls it off, because that decides what comes back (product
 * 4.7); none is chosen beforehand, so that nobody says it without having looked.
 */
export function CancelBooking({ open, onOpenChange, charter, onCancel }: CancelBookingProps) {
  const [reason, setReason] = useState('');
  const [calledOffBy, setCalledOffBy] = useState<CalledOffBy>();
  const isConfirmed = charter.status === 'confirmed';
  const question =
    charter.suspectedSpam && !isConfirmed
      ? words.cancelSpam
      : words.cancelQuestion(charter.contactEmail !== '');
  const comesBack = {
    client: words.cancelShare(charter.cancellation?.refundPercent ?? 0),
    business: words.cancelOurs,
  };
  const cancel = async () => {
    if (isConfirmed && !calledOffBy) throw new InWords(words.sayWhoCallsOff);
    await onCancel({ reason, ...(isConfirmed && calledOffBy ? { calledOffBy } : {}) });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.cancelThis}
      question={isConfirmed && calledOffBy ? `${question} ${comesBack[calledOffBy]}` : question}
      confirm={words.yesCancel}
      onConfirm={cancel}
    >
      {isConfirmed && (
        <FieldGroup label={words.whoCallsOff} required>
          <RadioGroup
            name="calledOffBy"
            options={CALLED_OFF_BY.map((value) => ({ value, label: words.callsOff[value] }))}
            value={calledOffBy ?? ''}
            onChange={(value) => setCalledOffBy(CALLED_OFF_BY.find((one) => one === value))}
          />
        </FieldGroup>
      )}
      <Field label={words.why} name="reason" hint={words.whyHint}>
        <Textarea rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
