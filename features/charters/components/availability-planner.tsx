import { useState } from 'react';
import type { CharterDay } from '#core/charter-time.ts';
import { type HoursOfDay, type SlotId, slotInSentence } from '#features/calendar/domain/index.ts';
import type { PricingType } from '#features/pricing/domain/index.ts';
import { useAnswer } from '#ui/answers.tsx';
import { Button } from '#ui/button.tsx';
import { NotRead } from '#ui/not-read.tsx';
import { useOnChange } from '#ui/on-change.ts';
import { dayText } from '#words/days.ts';
import { availabilityQuery } from '../queries/booking.ts';
import { words } from '../words/index.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { OtherHours } from './other-hours.tsx';
import {
  FIRST_OTHER_TIME,
  NO_OTHER_TIME,
  type OtherTime,
  otherHours,
  otherTimeFrom,
  stayFrom,
} from './other-time.ts';
import { SlotChoice } from './slot-choice.tsx';
import { dayLabel } from './slot-words.ts';

interface AvailabilityPlannerProps {
  yacht: { readonly id: string; readonly name: string };
  today: CharterDay;
  day: CharterDay | '';
  slot: SlotId | '';
  startTime: string;
  hours: number;
  pricingType: PricingType;
  onChoose: (day: CharterDay, slot: SlotId | '') => void;
  onOther: (day: CharterDay | '', time: HoursOfDay | undefined) => void;
}

/** The month's calendar, and the times of the day that the visitor has chosen in it. */
export function AvailabilityPlanner(props: AvailabilityPlannerProps) {
  const { yacht, today, day, slot, startTime, hours, pricingType, onChoose, onOther } = props;
  const [other, setOther] = useState(() => otherTimeFrom(day, startTime, hours));
  // A slot can also be chosen elsewhere on the page.
  useOnChange(slot, () => slot !== '' && setOther(NO_OTHER_TIME));
  const isOther = other.startTime !== '';
  const time = isOther ? otherHours(day, other) : undefined;
  /** Only a complete choice goes into the address; an unfinished one stays here until it is complete. */
  const choose = (next: OtherTime) => {
    setOther(next);
    onOther(day, otherHours(day, next));
  };
  const move = (next: CharterDay) => {
    const moved = stayFrom(other, day, next);
    setOther(moved);
    onOther(next, otherHours(next, moved));
  };
  const of = useAnswer({ ...availabilityQuery(yacht.id, day, day), enabled: day !== '' });
  const known = of.data?.[0];
  const slots = known?.slots;
  const isTaken = slots && slot !== '' && !isOther && slots[slot] !== 'free';
  const taken = isTaken && words.timeIsTaken(slotInSentence(slot));
  return (
    <>
      <div>
        <MonthCalendar
          yachtId={yacht.id}
          time={time}
          today={today}
          chosen={day}
          onChoose={(next) => (isOther ? move(next) : onChoose(next, slot))}
        />
      </div>
      <div>
        {/* Only the news: the times below are buttons and lists, and other hours say themselves whether they are free. */}
        <p role="status" className="sr-only">
          {day !== '' && known && !isOther && `${dayLabel(day, known)}. ${taken || ''}`}
        </p>
        {day === '' ? (
          <p className="border-l-2 border-brass pl-5 text-muted">{words.chooseDayFirst}</p>
        ) : (
          <>
            <h3>{dayText(day, 'full')}</h3>
            <div className="mt-4">
              {slots && (
                <SlotChoice
                  slots={slots}
                  chosen={isOther ? '' : slot}
                  onChoose={(next) => {
                    setOther(NO_OTHER_TIME);
                    onChoose(day, next);
                  }}
                />
              )}
            </div>
            {of.isError && <NotRead said={words.calendarFailed} onRetry={of.refetch} />}
            {taken && <p className="mt-4">{taken}</p>}
            <p className="mt-4">
              <Button
                variant="quiet"
                size="small"
                aria-expanded={isOther}
                onClick={() => choose(isOther ? NO_OTHER_TIME : FIRST_OTHER_TIME)}
              >
                {words.otherHours}
              </Button>
            </p>
            {isOther && (
              <div className="mt-4">
                <OtherHours
                  yacht={yacht}
                  pricingType={pricingType}
                  today={today}
                  day={day}
                  value={other}
                  onChange={choose}
                />
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}
