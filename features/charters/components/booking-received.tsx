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
import { words } from '../words/index.ts';
import { timeWanted, type WantedCharter } from './wanted-charter.ts';

/** The request as the confirmation repeats it to the visitor. */
export interface ReceivedBooking {
  readonly id: string;
  readonly yachtName: string;
  readonly wanted: WantedCharter;
  readonly email: string;
  readonly extrasDollars: number;
  /** The price at which the server took the request, as in its mail; null where the price is on demand. */
  readonly price: WrittenPrice | null;
  /** Whether a copy of it is mailed. */
  readonly isMailed: boolean;
}

interface BookingReceivedProps {
  booking: ReceivedBooking | undefined;
  onClose: () => void;
}

function factsOf({ id, yachtName, wanted, extrasDollars, price }: ReceivedBooking) {
  const time = timeWanted(wanted);
  return [
    [words.requestNumber, requestNumber(id)],
    [words.yacht, yachtName],
    [words.date, dayText(wanted.startDate, 'full')],
    [words.time, time ? timeText(rangeAt(wanted.startDate, time)) : wanted.duration],
    [words.guests, wanted.guestCount],
    ...(extrasDollars > 0 && !price
      ? ([[words.addOnsAndPackages, formatDollars(extrasDollars)]] as const)
      : []),
  ] as const;
}

/** The confirmation of a stored request: its number, its price, and what happens next. */
export function BookingReceived({ booking, onClose }: BookingReceivedProps) {
  return (
    <Dialog
      open={booking !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={words.received}
      description={words.receivedText}
      footer={<ButtonLink to="/">{words.backToHome}</ButtonLink>}
    >
      {booking && (
        <>
          <FactList facts={factsOf(booking)} />
          {booking.price && (
            <section aria-label={words.estimate} className="mt-6">
              <p className="display text-lg">{words.yourEstimate}</p>
              <PriceLines price={booking.price} className="mt-2" />
            </section>
          )}
          <h3 className="mt-6 text-lg">{words.whatHappensNext}</h3>
          <p className="mt-2 text-sm text-muted">{words.nextText}</p>
          <p className="mt-3 text-sm text-muted">
            {booking.isMailed ? (
              <>
                {words.copyTo}
                <span className="break-all">{booking.email}</span>.
              </>
            ) : (
              words.noteNumber
            )}
          </p>
        </>
      )}
    </Dialog>
  );
}
