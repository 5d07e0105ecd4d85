import { rangeAt } from '#core/charter-hours.ts';
import { isCharterDay } from '#core/charter-time.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import type { Booking } from './use-booking.ts';

const OPEN = 'To be chosen';

/** What is put together, on paper: one sheet under the letterhead, in place of the page. */
export function BookingSheet({ booking }: { booking: Booking }) {
  const { wanted, yacht, time, chosen, addOns, packages, estimate, totalDollars } = booking;
  const day = isCharterDay(wanted.startDate) ? wanted.startDate : undefined;
  const listed = chosen.length > 0 ? chosen : [...addOns, ...packages];
  return (
    <section aria-label="Your charter, for print" className="print-only booking-sheet">
      <p className="display text-2xl">{yacht ? `Your charter with ${yacht.name}` : 'Your charter'}</p>
      <FactList
        facts={[
          [
            'Yacht',
            yacht ? [yacht.name, yacht.brand, yacht.length, yacht.location].filter(Boolean).join(', ') : OPEN,
          ],
          ['Date', day ? dayText(day, 'full') : OPEN],
          ['Time', day && time ? timeText(rangeAt(day, time)) : OPEN],
          ['Guests', wanted.guestCount || OPEN],
          ['Charter', wanted.pricingType === 'without_amenities' ? 'Basic Charter' : 'With Full Amenities'],
        ]}
      />
      <p className="display mt-6 text-lg">
        {chosen.length > 0 ? 'Add-ons and packages' : 'What can come aboard'}
      </p>
      <FactList facts={listed.map(({ name, price }) => [name, formatDollars(price)] as const)} />
      {estimate ? (
        <>
          <p className="display mt-6 text-lg">Estimate</p>
          <PriceLines price={estimate} className="mt-2" />
        </>
      ) : (
        chosen.length > 0 && (
          <p className="mt-4">
            Total of add-ons and packages: {formatDollars(totalDollars)}, without the yacht.
          </p>
        )
      )}
      <p className="mt-6">
        By today’s prices. Our quote names the price that counts, and nothing is due before you accept it.
        Call or write to us with any question: our number and address are at the head of this page.
      </p>
    </section>
  );
}
