import { type ReactNode, useRef } from 'react';
import { addDays, type CharterDay } from '#core/charter-time.ts';
import { SLOT_IDS, slotName } from '#features/calendar/domain/index.ts';
import { DayField } from '#ui/admin/day-field.tsx';
import { Narrowing } from '#ui/admin/list-page.tsx';
import { useTypedPart } from '#ui/admin/typed-part.ts';
import { Button } from '#ui/button.tsx';
import type { AddressChange, AddressParts } from '#ui/change-address.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { Select } from '#ui/select.tsx';
import { dayText } from '#words/days.ts';
import { firstDayOf } from './calendar-places.ts';
import { CALENDAR_VIEWS, type CalendarView } from './use-fleet-calendar.ts';
import { words } from './words/index.ts';

/** The names of the fleet's filters in the address. */
const FILTERS = ['fleet', 'free', 'slot', 'guests'];
/** The address parts that lift all filters: the name, free yachts, slot and guests. */
export const WHOLE_FLEET: AddressParts = Object.fromEntries(FILTERS.map((name) => [name, null]));
const STEPS: Readonly<Record<CalendarView, number>> = { day: 1, week: 7, month: 30 };

const shortDay = (day: CharterDay) => dayText(day, 'short');

const guestsIn = (text: string) => (/^[1-9]\d{0,2}$/.test(text) ? text : '');

interface CalendarToolsProps {
  view: CalendarView;
  onView: (view: CalendarView) => void;
  from: CharterDay;
  today: CharterDay;
  /** Gets a part of the address by its name. */
  get: (name: string) => string;
  set: (change: AddressChange) => void;
  onToday: () => void;
}

/** The calendar's filters, its navigation, and the legend of its tints. */
export function CalendarTools({ view, onView, from, today, get, set, onToday }: CalendarToolsProps) {
  const free = get('free');
  const freeOn = useRef<HTMLInputElement>(null);
  const fleet = useTypedPart(get('fleet'), (name) => set({ fleet: name || null }));
  const guests = useTypedPart(get('guests'), (count) => set({ guests: count || null }), guestsIn);
  const step = (days: number) =>
    set((now) => ({ start: addDays(firstDayOf(now.get('start') ?? '', today), days) }));
  return (
    <search className="staff-tools">
      <fieldset className="view-switch">
        <legend className="sr-only">{words.view}</legend>
        {CALENDAR_VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            className="view-choice"
            aria-pressed={one === view}
            onClick={() => onView(one)}
          >
            {words.views[one]}
          </button>
        ))}
      </fieldset>
      <div className="flex gap-2">
        <Button variant="secondary" size="small" onClick={() => step(-STEPS[view])}>
          <span className="max-md:sr-only">{words.earlier}</span>
          <ChevronLeftIcon size={18} className="md:hidden" />
        </Button>
        {/* Always shown, even on today: a button that appears between the arrows would catch the next press on them. */}
        <Button variant="secondary" size="small" onClick={onToday}>
          {words.today}
        </Button>
        <Button variant="secondary" size="small" onClick={() => step(STEPS[view])}>
          <span className="max-md:sr-only">{words.later}</span>
          <ChevronRightIcon size={18} className="md:hidden" />
        </Button>
        <p role="status" className="sr-only">
          {view === 'day'
            ? shortDay(from)
            : words.fromTo(shortDay(from), shortDay(addDays(from, STEPS[view] - 1)))}
        </p>
      </div>
      <Narrowing count={FILTERS.length} set={FILTERS.filter((name) => get(name) !== '').length}>
        <DayField label={words.from} asked={from} usual={from} onDay={(start) => start && set({ start })} />
        <input
          type="search"
          aria-label={words.narrowByName}
          placeholder={words.narrowFleet}
          className="control staff-control"
          value={fleet.typed}
          onChange={(event) => fleet.type(event.target.value)}
        />
        <DayField
          ref={freeOn}
          label={words.freeOn}
          min={today}
          asked={free}
          // Scroll to the day that is asked about.
          onDay={(day) =>
            set({ free: day || null, ...(day && { start: view === 'day' ? day : addDays(day, -1) }) })
          }
        />
        {free !== '' && (
          <Select
            aria-label={words.timeOfThatDay}
            className="staff-control"
            options={SLOT_IDS.map((id) => ({ value: id, label: slotName(id) }))}
            value={get('slot') || 'full-day'}
            onChange={(event) => set({ slot: event.target.value })}
          />
        )}
        <Labelled label={words.guests}>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={1_000}
            className="control staff-control calendar-guests"
            value={guests.typed}
            onChange={(event) => guests.type(event.target.value)}
          />
        </Labelled>
        {(free !== '' || get('guests') !== '') && (
          <Button
            variant="quiet"
            size="small"
            className="staff-clear"
            onClick={() => {
              // The button disappears with the filters, so give its focus to the date field first.
              freeOn.current?.focus();
              set(WHOLE_FLEET);
            }}
          >
            {words.wholeFleet}
          </Button>
        )}
      </Narrowing>
    </search>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: `children` is the control
    <label className="flex items-center gap-2 text-sm whitespace-nowrap text-muted">
      {label}
      {children}
    </label>
  );
}

/** The legend: the tints, the order of the lanes, and, if a yacht has hours of its own, how these are shown. */
export function CalendarLegend({ view, hasHours }: { view: CalendarView; hasHours: boolean }) {
  return (
    <ul className="calendar-legend">
      <li className="is-charter">{words.kinds.charter}</li>
      <li className="is-outside">{words.bookedElsewhere}</li>
      <li className="is-hold">{words.kinds.hold}</li>
      <li className="is-block">{words.kinds.block}</li>
      {hasHours && <li className="is-beyond">{words.beyondHerHours}</li>}
      {view !== 'day' && <li className="is-said">{words.topToBottom}</li>}
      {view !== 'day' && hasHours && <li className="is-said">{words.hoursUnderName}</li>}
    </ul>
  );
}
