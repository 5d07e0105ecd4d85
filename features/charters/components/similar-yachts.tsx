import { useId } from 'react';
import { rangeAt } from '#core/charter-hours.ts';
import type { CharterDay } from '#core/charter-time.ts';
import { timeOf } from '#core/half-hours.ts';
import { dollarsFromCents } from '#core/money.ts';
import {
  type HoursOfDay,
  type SlotId,
  type SlotState,
  slotInSentence,
} from '#features/calendar/domain/index.ts';
import { YachtCard } from '#features/fleet/components/yacht-card.tsx';
import { similarYachtsQuery } from '#features/fleet/queries/yacht.ts';
import { AllInBreakdown } from '#features/pricing/components/all-in-breakdown.tsx';
import { allInPrice, isPriced, type PricingType } from '#features/pricing/domain/index.ts';
import { yachtPricingQuery } from '#features/pricing/queries.ts';
import { useAnswer } from '#ui/answers.tsx';
import { TextLink } from '#ui/link.tsx';
import { formatDollars, lengthText } from '#words/amounts.ts';
import { clockHours } from '#words/clock.ts';
import { dayText } from '#words/days.ts';
import { availabilityQuery } from '../queries/booking.ts';
import type { AvailableDay } from '../schema/index.ts';
import { words } from '../words/index.ts';

interface SimilarYachtsProps {
  yachtId: string;
  day: CharterDay;
  /** Empty when no slot is chosen. */
  slot: SlotId | '';
  /** A time that is none of the four slots, if one is chosen. */
  time: HoursOfDay | undefined;
  pricingType: PricingType;
  /** The parameters that links to other yachts carry: the same day and time, guests and extras. */
  carried: [name: string, value: string][];
}

/** The states of what was chosen: of the one slot, of the other time, or of all slots. */
function statesOf({ slots, range }: AvailableDay, slot: SlotId | ''): readonly SlotState[] {
  if (slot !== '') return [slots[slot]];
  return range ? [range] : Object.values(slots);
}

/** The yacht's price for exactly that length: of the chosen price list, else of the other one. */
function PriceOfHours({
  yachtId,
  hours,
  pricingType,
}: {
  yachtId: string;
  hours: number;
  pricingType: PricingType;
}) {
  const sheets = useAnswer(yachtPricingQuery(yachtId)).data?.filter((sheet) => isPriced(sheet, hours)) ?? [];
  const sheet = sheets.find((one) => one.pricingType === pricingType) ?? sheets[0];
  const cents = sheet ? allInPrice(sheets, sheet.pricingType, hours) : null;
  if (cents === null) return null;
  return (
    <p className="tabular mt-1 font-semibold">
      {words.allInFor(formatDollars(dollarsFromCents(cents)), lengthText(hours))}
    </p>
  );
}

/** Similar yachts that are free then; shown when the chosen day or time is taken. */
export function SimilarYachts(props: SimilarYachtsProps) {
  const { yachtId, day, slot, time: other, pricingType, carried } = props;
  const heading = useId();
  const own = other && { startTime: timeOf(other.startHour), hours: String(other.hours) };
  const known = useAnswer(availabilityQuery(yachtId, day, day, own)).data?.[0];
  const isTaken = known !== undefined && statesOf(known, slot).every((state) => state !== 'free');
  const asked = { date: day, ...own, ...(slot === '' ? {} : { slot }) };
  const similar = useAnswer({ ...similarYachtsQuery(yachtId, asked), enabled: isTaken });
  if (!isTaken || !similar.data || similar.data.length === 0) return null;
  const named = slot === '' ? other && clockHours(rangeAt(day, other)) : slotInSentence(slot);
  const time = named ? `, ${named}` : '';
  const party = carried.filter(([name]) => name === 'guests');
  const search = new URLSearchParams({ checkin: day, checkout: day, ...own, ...Object.fromEntries(party) });
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-10">
      <h2 id={heading} className="text-2xl">
        {words.similarFree}
      </h2>
      <p className="mt-2 text-muted">
        {dayText(day, 'full')}
        {time}. <TextLink to={`/yachts?${search}`}>{words.everyFree}</TextLink>
      </p>
      <ul aria-label={words.similarYachts} className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {similar.data.map((yacht) => (
          <li key={yacht.id}>
            <YachtCard yacht={yacht} carried={`?${new URLSearchParams(carried)}`}>
              {other && <PriceOfHours yachtId={yacht.id} hours={other.hours} pricingType={pricingType} />}
              <AllInBreakdown yacht={yacht} />
            </YachtCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
