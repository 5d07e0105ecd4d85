import { useId } from 'react';
import type { CharterDay } from '#core/charter-time.ts';
import { type SlotId, slotInSentence } from '#features/calendar/domain/index.ts';
import { YachtCard } from '#features/fleet/components/yacht-card.tsx';
import { similarYachtsQuery } from '#features/fleet/queries/yacht.ts';
import { AllInBreakdown } from '#features/pricing/components/all-in-breakdown.tsx';
import { useAnswer } from '#ui/answers.tsx';
import { TextLink } from '#ui/link.tsx';
import { dayText } from '#words/days.ts';
import { availabilityQuery } from '../queries/booking.ts';
import { words } from '../words/index.ts';

interface SimilarYachtsProps {
  yachtId: string;
  day: CharterDay;
  /** Empty when only the day is chosen. */
  slot: SlotId | '';
}

/** Where the day or time that was chosen is taken: yachts like her that are free then. */
export function SimilarYachts({ yachtId, day, slot }: SimilarYachtsProps) {
  const heading = useId();
  const slots = useAnswer(availabilityQuery(yachtId, day, day)).data?.[0]?.slots;
  const wanted = slots && (slot === '' ? Object.values(slots) : [slots[slot]]);
  const isTaken = wanted?.every((state) => state !== 'free') ?? false;
  const asked = { date: day, ...(slot === '' ? {} : { slot }) };
  const similar = useAnswer({ ...similarYachtsQuery(yachtId, asked), enabled: isTaken });
  if (!isTaken || !similar.data || similar.data.length === 0) return null;
  const time = slot === '' ? '' : `, ${slotInSentence(slot)}`;
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-10">
      <h2 id={heading} className="text-2xl">
        {words.similarFree}
      </h2>
      <p className="mt-2 text-muted">
        {dayText(day, 'full')}
        {time}. <TextLink to={`/yachts?checkin=${day}&checkout=${day}`}>{words.everyFree}</TextLink>
      </p>
      <ul aria-label={words.similarYachts} className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {similar.data.map((yacht) => (
          <li key={yacht.id}>
            <YachtCard yacht={yacht} carried={`?${new URLSearchParams(asked)}`}>
              <AllInBreakdown yacht={yacht} />
            </YachtCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
