import { rangeAt } from '#core/charter-hours.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import type { WrittenPrice } from '#features/pricing/domain/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { requestNumber } from '../domain.ts';
import { timeWanted, type WantedCharter } from './wanted-charter.ts';

/** What was asked for, as the visitor reads it once more. */
export interface ReceivedBooking {
  readonly id: string;
  readonly yachtName: string;
  readonly wanted: WantedCharter;
  readonly email: string;
  readonly extrasDollars: number;
  /** The whole estimate; null where the price is on demand, undefined where none was made. */
  readonly price: WrittenPrice | null | undefined;
}

interface BookingReceivedProps {
  booking: ReceivedBooking | undefined;
  onClose: () => void;
}

function factsOf({ id, yachtName, wanted, extrasDollars, price }: ReceivedBooking) {
  const time = timeWanted(wanted);
  return [
    ['Request number', requestNumber(id)],
    ['Yacht', yachtName],
    ['Date', dayText(wanted.startDate, 'full')],
    ['Time', time ? timeText(rangeAt(wanted.startDate, time)) : wanted.duration],
    ['Guests', wanted.guestCount],
    ...(extrasDollars > 0 && !price
      ? ([['Add-ons and packages', formatDollars(extrasDollars)]] as const)
      : []),
  ] as const;
}

/** The request is stored: its number, what it comes to, and what happens next. */
export function BookingReceived({ booking, onClose }: BookingReceivedProps) {
  return (
    <Dialog
      open={booking !== undefined}
      onOpenChange={(open) => open || onClose()}
      title="Booking Request Received!"
      description="Our team will contact you within 24 hours to confirm your charter."
      footer={<ButtonLink to="/">Back to home</ButtonLink>}
    >
      {booking && (
        <>
          <FactList facts={factsOf(booking)} />
          {booking.price && (
            <section aria-label="Estimate" className="mt-6">
              <p className="display text-lg">Your estimate</p>
              <PriceLines price={booking.price} className="mt-2" />
            </section>
          )}
          <h3 className="mt-6 text-lg">What happens next</h3>
          <p className="mt-2 text-sm text-muted">
            Within 24 hours you have our quote, every fee named, and the yacht is held for you while you
            decide. Nothing is booked and nothing is due until you accept it.
          </p>
          <p className="mt-3 text-sm text-muted">
            A copy is on its way to <span className="break-all">{booking.email}</span>.
          </p>
        </>
      )}
    </Dialog>
  );
}
