import { type ReactNode, useState } from 'react';
import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import { SLOTS, slotHours, slotName } from '#features/calendar/domain/index.ts';
import type { PricingType } from '#features/pricing/domain/index.ts';
import { useAnswer } from '#ui/answers.tsx';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/choice.tsx';
import { useDeferred } from '#ui/deferred.ts';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { availabilityQuery } from '../queries/booking.ts';
import { words } from '../words/index.ts';
import { FIRST_OTHER_TIME, NO_OTHER_TIME, type OtherTime, otherHours } from './other-time.ts';
import { whyTaken } from './why-taken.ts';

const loadCalendar = () => import('./month-calendar.tsx').then((module) => module.MonthCalendar);

const loadHours = () => import('./other-hours.tsx').then((module) => module.OtherHours);

/** A field's props, as the form provides them. */
interface FieldProps {
  id: string;
  error: string | undefined;
  required: boolean;
}

interface BookingWhenProps {
  yacht: { readonly id: string; readonly name: string } | undefined;
  pricingType: PricingType;
  today: CharterDay;
  carried: { readonly startOn: string; readonly slot: string };
  /** The present day and slot of the form. */
  day: string;
  chosenSlot: string;
  /** A time that is none of the four slots; empty while there is none. */
  other: OtherTime;
  onOther: (other: OtherTime) => void;
  dateField: FieldProps;
  timeField: FieldProps;
  /** The props of the other time's fields. */
  otherField: (part: keyof OtherTime) => FieldProps;
  /** Called when a day is chosen in the calendar. */
  onPickDay: (day: CharterDay) => void;
  /** Shown beside the date. */
  children: ReactNode;
}

/** Day and time. Taken slots are disabled and say why. */
export function BookingWhen(props: BookingWhenProps) {
  const { yacht, today, carried, day, chosenSlot, dateField, timeField, onPickDay, children } = props;
  const { pricingType, other, onOther, otherField } = props;
  const isOther = other.startTime !== '';
  const Hours = useDeferred(loadHours, isOther);
  const time = isOther ? otherHours(day, other) : undefined;
  const [isOpen, setOpen] = useState(false);
  const Calendar = useDeferred(loadCalendar, isOpen);
  const isAskable = yacht !== undefined && isCharterDay(day) && day >= today;
  const { data } = useAnswer({ ...availabilityQuery(yacht?.id ?? '', day, day), enabled: isAskable });
  const slots = isAskable ? data?.[0]?.slots : undefined;
  const slot = SLOTS.find(({ id }) => id === chosenSlot);

  // A slot stays chosen even if it is taken: a sentence says so, also aloud, and no choice is lost.
  const taken = slot && slots && slots[slot.id] !== 'free' ? whyTaken(slots[slot.id]).toLowerCase() : '';
  const sentence = slot && taken ? words.slotTaken(slotName(slot.id), taken) : undefined;

  return (
    <>
      <Field label={words.date} {...dateField}>
        <Input type="date" min={today} defaultValue={carried.startOn} name="startDate" />
      </Field>
      {children}
      {yacht && (
        <div className="sm:col-span-2 scripts-off:hidden">
          <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hideCalendar : words.seeWhenFree(yacht.name)}
          </Button>
          {isOpen && (
            <div className="mt-5 min-h-[32rem] rounded-md border border-line bg-page p-4 sm:p-6">
              {Calendar ? (
                <Calendar
                  key={yacht.id}
                  yachtId={yacht.id}
                  today={today}
                  chosen={isAskable ? day : ''}
                  time={time}
                  onChoose={onPickDay}
                />
              ) : (
                <Skeleton className="h-[30rem]" />
              )}
            </div>
          )}
        </div>
      )}
      <FieldGroup
        label={words.time}
        {...timeField}
        error={timeField.error ?? sentence}
        said
        className="sm:col-span-2"
      >
        <div className="grid gap-2 sm:grid-cols-2">
          {SLOTS.map(({ id }) => {
            const why = slots ? whyTaken(slots[id]) : '';
            return (
              <Radio
                key={id}
                tile
                value={id}
                label={slotName(id)}
                note={
                  <>
                    <span className="tabular">{slotHours(id)}</span>
                    {why && ` · ${why}`}
                  </>
                }
                defaultChecked={carried.slot === id}
                disabled={why !== '' && id !== chosenSlot}
                required={!isOther}
                name="duration"
              />
            );
          })}
        </div>
      </FieldGroup>
      {yacht && (
        <div className="grid gap-5 sm:col-span-2 scripts-off:hidden">
          <p>
            {/* The button's text begins where the fields begin. */}
            <Button
              variant="quiet"
              size="small"
              className="-ml-[1.125rem]"
              aria-expanded={isOther}
              onClick={() => onOther(isOther ? NO_OTHER_TIME : FIRST_OTHER_TIME)}
            >
              {words.otherHours}
            </Button>
          </p>
          {isOther &&
            (Hours ? (
              <Hours
                key={yacht.id}
                yacht={yacht}
                pricingType={pricingType}
                today={today}
                day={day}
                value={other}
                onChange={onOther}
                fieldOf={otherField}
              />
            ) : (
              <Skeleton className="h-20" />
            ))}
        </div>
      )}
    </>
  );
}
