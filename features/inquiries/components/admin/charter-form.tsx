import { BookingForm } from '#features/charters/components/admin/booking-form.tsx';
import { useSending } from '#ui/sending.ts';
import { usualBilling } from '../../domain.ts';
import type { OpenInquiryAnswer } from '../../schema.ts';
import { INQUIRIES, makeCharter } from './calls.ts';
import { wishedTime } from './wished-time.ts';
import { words } from './words/index.ts';

interface CharterFormProps {
  inquiry: OpenInquiryAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form that makes a charter request from an inquiry; it starts with what the sender wrote. */
export function CharterForm({ inquiry, open, onOpenChange }: CharterFormProps) {
  const making = useSending(makeCharter, {
    once: 'inquiry-charter',
    readAgain: [INQUIRIES, '/api/admin/charters'],
    // A colleague may have been first: the inquiry then shows their charter request.
    readAgainWhenRefused: true,
    says: ({ message }) => ({ title: words.charterCreated, description: message }),
  });
  return (
    <BookingForm
      open={open}
      onClose={() => onOpenChange(false)}
      title={words.charterFor(inquiry.name)}
      description={words.charterNote}
      submit={words.createCharter}
      values={{
        yachtId: '',
        startDate: inquiry.day ?? '',
        contactName: inquiry.name,
        contactEmail: inquiry.email,
        contactPhone: inquiry.phone,
        language: inquiry.language,
        ...wishedTime(inquiry),
        // Nobody has said how many: the colleague has to.
        guestCount: inquiry.guests ?? Number.NaN,
        billedAs: usualBilling(inquiry.kind),
        specialRequests: [inquiry.toSender.topic, inquiry.toSender.contact, inquiry.message]
          .filter(Boolean)
          .join('\n\n')
          .slice(0, 4_000),
      }}
      onSave={(json) => making.mutateAsync({ inquiryId: inquiry.id, json })}
    />
  );
}
