import { useQuery } from '@tanstack/react-query';
import type { CharterDay } from '#core/charter-time.ts';
import { type SlotId, slotOf } from '#features/calendar/domain/index.ts';
import { dayText } from '#words/days.ts';
import { availabilityQuery } from '../queries/booking.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { SlotChoice } from './slot-choice.tsx';

interface AvailabilityPlannerProps {
  yachtId: string;
  today: CharterDay;
  day: CharterDay | '';
  slot: SlotId | '';
  onChoose: (day: CharterDay, slot: SlotId | '') => void;
}

/** The month, and the times of the day that was chosen in it. */
export function AvailabilityPlanner({ yachtId, today, day, slot, onChoose }: AvailabilityPlannerProps) {
  const of = useQuery({ ...availabilityQuery(yachtId, day, day), enabled: day !== '' });
  const slots = of.data?.[0]?.slots;
  const isChosenFree = slot !== '' && slots?.[slot] === 'free';
  return (
    <>
      <div>
        <MonthCalendar
          yachtId={yachtId}
          today={today}
          chosen={day}
          onChoose={(next) => onChoose(next, slot)}
        />
      </div>
      <div aria-live="polite">
        {day === '' ? (
          <p className="border-l-2 border-brass pl-5 text-muted">
            Choose a day to see its times. They go into your estimate and your booking.
          </p>
        ) : (
          <>
            <h3>{dayText(day, 'full')}</h3>
            <div className="mt-4">
              {slots && <SlotChoice slots={slots} chosen={slot} onChoose={(next) => onChoose(day, next)} />}
            </div>
            {slots && slot !== '' && !isChosenFree && (
              <p className="mt-4">
                The {slotOf(slot).name.toLowerCase()} is taken on that day. Please choose another time, or
                another day.
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}
