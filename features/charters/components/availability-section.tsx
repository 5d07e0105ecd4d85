import { useCallback, useId, useState } from 'react';
import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { type HoursOfDay, SLOTS, type SlotId } from '#features/calendar/domain/index.ts';
import type { PricingType } from '#features/pricing/domain/index.ts';
import { useDeferred } from '#ui/deferred.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { words } from '../words/index.ts';

const loadPlanner = () => import('./availability-planner.tsx').then((module) => module.AvailabilityPlanner);

interface AvailabilitySectionProps {
  yacht: { readonly id: string; readonly name: string };
  today: CharterDay;
  /** Day and slot as in the address; values that are no day or slot count as none. */
  day: string | null;
  slot: string | null;
  /** A time that is none of the four slots; 0 hours when there is none. */
  startTime: string;
  hours: number;
  pricingType: PricingType;
  onChoose: (day: CharterDay, slot: SlotId | '') => void;
  onOther: (day: CharterDay | '', time: HoursOfDay | undefined) => void;
}

/** When the yacht is free. Its calendar is loaded only when the section comes near the screen. */
export function AvailabilitySection(props: AvailabilitySectionProps) {
  const { yacht, today, day, slot, startTime, hours, pricingType, onChoose, onOther } = props;
  const heading = useId();
  const [isNear, setNear] = useState(false);
  const Planner = useDeferred(loadPlanner, isNear);
  const section = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      id="availability"
      ref={section}
      aria-labelledby={heading}
      className="screen-only scroll-mt-header"
    >
      <h2 id={heading}>{words.availability}</h2>
      <p className="scripts-off:block hidden mt-6 border-t border-line pt-6">
        {words.nameTheDay(yacht.name)}
      </p>
      {/* As high as a month with its legend, so that nothing moves when the calendar arrives. */}
      <div className="mt-6 grid min-h-[33rem] gap-x-14 gap-y-8 scripts-off:hidden xl:grid-cols-[minmax(0,1fr)_20rem]">
        {Planner ? (
          <Planner
            yacht={yacht}
            today={today}
            startTime={startTime}
            hours={hours}
            pricingType={pricingType}
            onOther={onOther}
            day={day && isCharterDay(day) && day >= today ? day : ''}
            slot={SLOTS.find(({ id }) => id === slot)?.id ?? ''}
            onChoose={onChoose}
          />
        ) : (
          <Skeleton className="h-[31rem]" />
        )}
      </div>
    </section>
  );
}
