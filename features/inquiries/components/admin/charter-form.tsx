import { SLOTS } from '#features/calendar/domain/index.ts';
import { BookingForm } from '#features/charters/components/admin/booking-form.tsx';
import { useSending } from '#ui/sending.ts';
import { usualBilling } from '../../domain.ts';
import type { OpenInquiryAnswer } from '../../schema.ts';
import { INQUIRIES, makeCharter } from './calls.ts';

interface CharterFormProps {
  inquiry: OpenInquiryAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A charter request made of an inquiry: what its sender told us is filled in already. */
export function CharterForm({ inquiry, open, onOpenChange }: CharterFormProps) {
  const making = useSending(makeCharter, {
    once: 'inquiry-charter',
    readAgain: [INQUIRIES, '/api/admin/charters'],
    says: ({ message }) => ({ title: 'Charter request created', description: message }),
  });
  const told = new Map(inquiry.facts.map(({ label, value }) => [label, value]));
  const slot = SLOTS.find(({ name }) => told.get('Preferred time')?.startsWith(name))?.id;
  return (
    <BookingForm
      open={open}
      onClose={() => onOpenChange(false)}
      title={`Charter request for ${inquiry.name}`}
      description="It goes on the list of bookings, to be quoted and confirmed there."
      submit="Create charter request"
      values={{
        yachtId: '',
        startDate: inquiry.day ?? '',
        contactName: inquiry.name,
        contactEmail: inquiry.email,
        contactPhone: inquiry.phone,
        language: inquiry.language,
        duration: told.get('Duration') === 'Full day' ? 'full-day' : (slot ?? 'afternoon'),
        guestCount: inquiry.guests ?? 2,
        billedAs: usualBilling(inquiry.kind),
        specialRequests: [inquiry.topic, inquiry.message].filter(Boolean).join('\n\n').slice(0, 4_000),
      }}
      onSave={(json) => making.mutateAsync({ inquiryId: inquiry.id, json })}
    />
  );
}
