import { SLOTS } from '#features/calendar/domain/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';

/** What was asked for, as the visitor reads it once more. */
export interface ReceivedBooking {
  readonly yachtName: string;
  readonly startDate: string;
  readonly duration: string;
  readonly guestCount: string;
  readonly email: string;
  readonly extrasDollars: number;
}

interface BookingReceivedProps {
  booking: ReceivedBooking | undefined;
  onClose: () => void;
}

/** The request is stored. */
export function BookingReceived({ booking, onClose }: BookingReceivedProps) {
  const slot = SLOTS.find(({ id }) => id === booking?.duration);
  const facts = booking
    ? ([
        ['Yacht', booking.yachtName],
        ['Date', dayText(booking.startDate, 'full')],
        ['Time', slot ? `${slot.name}, ${slot.hours}` : booking.duration],
        ['Guests', booking.guestCount],
        ...(booking.extrasDollars > 0
          ? ([['Add-ons and packages', formatDollars(booking.extrasDollars)]] as const)
          : []),
      ] as const)
    : [];
  return (
    <Dialog
      open={booking !== undefined}
      onOpenChange={(open) => open || onClose()}
      title="Booking Request Received!"
      description="Our team will contact you within 24 hours to confirm your charter."
      footer={<ButtonLink to="/">Back to home</ButtonLink>}
    >
      <FactList facts={facts} />
      {booking && (
        <p className="mt-4 text-sm text-muted">
          A copy is on its way to <span className="break-all">{booking.email}</span>.
        </p>
      )}
    </Dialog>
  );
}
