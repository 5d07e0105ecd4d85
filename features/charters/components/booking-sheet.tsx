import { rangeAt } from '#core/charter-hours.ts';
import { isCharterDay } from '#core/charter-time.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { lengthInWords } from '#features/fleet/components/yacht-length.ts';
import { PriceLines } from '#features/pricing/components/price-lines.tsx';
import { pricingTypeName } from '#features/pricing/domain/sheets.ts';
import { FactList } from '#ui/fact-list.tsx';
import { formatDollars } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { words } from '../words/index.ts';
import type { Booking } from './use-booking.ts';

/** The printed page: the booking so far, on one sheet under the letterhead. */
export function BookingSheet({ booking }: { booking: Booking }) {
  const { wanted, yacht, time, chosen, addOns, packages, estimate, totalDollars } = booking;
  const day = isCharterDay(wanted.startDate) ? wanted.startDate : undefined;
  const listed = chosen.length > 0 ? chosen : [...addOns, ...packages];
  return (
    <section aria-label={words.forPrint} className="print-only booking-sheet">
      <p className="display text-2xl">{yacht ? words.yourCharterWith(yacht.name) : words.yourCharter}</p>
      <FactList
        facts={[
          [
            words.yacht,
            yacht
              ? [yacht.name, yacht.brand, lengthInWords(yacht.length), yacht.location]
                  .filter(Boolean)
                  .join(', ')
              : words.toBeChosen,
          ],
          [words.date, day ? dayText(day, 'full') : words.toBeChosen],
          [words.time, day && time ? timeText(rangeAt(day, time)) : words.toBeChosen],
          [words.guests, wanted.guestCount || words.toBeChosen],
          [
            words.charter,
            pricingTypeName(
              wanted.pricingType === 'without_amenities' ? 'without_amenities' : 'with_amenities',
            ),
          ],
        ]}
      />
      <p className="display mt-6 text-lg">
        {chosen.length > 0 ? words.addOnsAndPackages : words.whatCanComeAboard}
      </p>
      <FactList facts={listed.map(({ name, price }) => [name, formatDollars(price)] as const)} />
      {estimate ? (
        <>
          <p className="display mt-6 text-lg">{words.estimate}</p>
          <PriceLines price={estimate} className="mt-2" />
        </>
      ) : (
        chosen.length > 0 && <p className="mt-4">{words.totalWithoutYacht(formatDollars(totalDollars))}</p>
      )}
      <p className="mt-6">{words.printed}</p>
    </section>
  );
}
