import { useRef, useState } from 'react';
import { addDays, type CharterDay } from '#core/charter-time.ts';
import type { SlotId } from '#features/calendar/domain/index.ts';
import type { BookingsCalendarProps } from '#features/charters/components/admin/bookings.tsx';
import { changeEntry } from '#features/charters/components/admin/calls.ts';
import { MoveCharter } from '#features/charters/components/admin/move-charter.tsx';
import { placeText, type QuotePlace, saidOfHold } from '#features/charters/components/admin/staff-time.ts';
import { tellChanged } from '#features/charters/components/admin/tell-changed.ts';
import { ViewSwitch } from '#features/charters/components/admin/view-switch.tsx';
import type { EntryInput } from '#features/charters/schema/index.ts';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { UnlessFailed } from '#ui/admin/read.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { dayText } from '#words/days.ts';
import type { FleetCalendarAnswer } from '../../schema.ts';
import { CalendarGrid, type Drop } from './calendar-grid.tsx';
import { type CalendarEntry, dropOf, entryLabel } from './calendar-places.ts';
import { CalendarLegend, CalendarTools, WHOLE_FLEET } from './calendar-tools.tsx';
import { CALENDAR_DAYS } from './calls.ts';
import { DayList } from './day-list.tsx';
import { EntryDialog, valuesOf } from './entry-dialog.tsx';
import { type CalendarView, useFleetCalendar } from './use-fleet-calendar.ts';
import { words } from './words/index.ts';

/** The first values of the form for a new block: the whole day. */
const newBlock = (yachtId: string, day: CharterDay): EntryInput => ({
  yachtId,
  startDate: day,
  endDate: day,
  kind: 'block',
  fromHour: 0,
  toHour: 24,
  reason: '',
});

/**
 * The fleet's calendar: charters, holds and blocks. Entries move by mouse or keys; a charter's new price and what is in its way
 * are shown before the move, what is in the way of a block when the move is refused.
 */
export function FleetCalendar({ onOpen, onAdd, set }: BookingsCalendarProps) {
  const { change } = useChange();
  const mayChange = useMay()('charters', 'changes');
  const { found, get, from, today, view, show, wanted, slot } = useFleetCalendar(set);
  const [shown, setShown] = useState<{ values: EntryInput; entry?: CalendarEntry; time?: SlotId }>();
  const [moving, setMoving] = useState<{ entry: CalendarEntry; to: QuotePlace }>();
  const [shifting, setShifting] = useState<{ entry: CalendarEntry; values: EntryInput }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const calendar = found.data;
  const isForSomeone = wanted !== undefined || get('guests') !== '';
  const nameOf = (id: string) => calendar?.yachts.find((yacht) => yacht.id === id)?.name ?? id;

  const drop = ({ entry, yachtId, ...carry }: Drop) => {
    if (entry.charter) {
      return setMoving({ entry, to: { yachtId, ...dropOf(entry.charter, carry) } });
    }
    const values = valuesOf(entry);
    setShifting({
      entry,
      values: {
        ...values,
        yachtId,
        startDate: addDays(values.startDate, carry.daysMoved),
        endDate: addDays(values.endDate, carry.daysMoved),
      },
    });
  };
  /** The entry as it is by now: a colleague may have changed the charter since it was dropped. */
  const moved =
    calendar?.entries.find((one) => one.charter && one.charter.id === moving?.entry.charter?.id) ??
    moving?.entry;
  const charter = moved?.charter;

  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 ref={heading} tabIndex={-1} className="staff-title">
          {words.fleetCalendar}
        </h2>
        <p role="status" className="staff-summary">
          {calendar && words.yachtCount(calendar.totalYachts)}
          {calendar &&
            calendar.totalYachts > calendar.yachts.length &&
            words.firstShown(calendar.yachts.length)}
        </p>
        <div className="staff-actions">
          <ViewSwitch view="calendar" />
          {mayChange && (
            <>
              <Button
                variant="secondary"
                size="small"
                onClick={() => setShown({ values: newBlock('', today) })}
              >
                {words.blockAYacht}
              </Button>
              <Button size="small" onClick={onAdd}>
                {words.addBooking}
              </Button>
            </>
          )}
        </div>
      </div>
      <CalendarTools
        view={view}
        onView={show}
        from={from}
        today={today}
        get={get}
        set={set}
        onToday={() => {
          set({ start: null });
          void found.refetch();
        }}
      />
      <CalendarLegend view={view} hasHours={calendar?.yachts.some(({ open }) => open) ?? false} />
      <UnlessFailed found={found} failure={words.calendarFailed}>
        <Looked
          calendar={calendar}
          view={view}
          today={today}
          wanted={wanted}
          slot={slot}
          mayChange={mayChange}
          isForSomeone={isForSomeone}
          isNarrowed={isForSomeone || get('fleet') !== ''}
          onWholeFleet={() => {
            // The button disappears with the filters, so give its focus to the heading first.
            heading.current?.focus();
            set(WHOLE_FLEET);
          }}
          isAnswer={!found.isPlaceholderData}
          onOpen={(entry) =>
            entry.charter
              ? onOpen(entry.charter.id)
              : mayChange && setShown({ values: valuesOf(entry), entry })
          }
          onNew={(yachtId, day, time) => mayChange && setShown({ values: newBlock(yachtId, day), time })}
          onDrop={(moved) => mayChange && drop(moved)}
        />
      </UnlessFailed>
      <EntryDialog
        shown={shown}
        onClose={() => setShown(undefined)}
        onBook={(yachtId, day) => {
          setShown(undefined);
          // On the day that is asked about, the slot of that search counts more than the slot that was pressed.
          set({ new: '1', on: yachtId, day, time: day === wanted ? slot : (shown?.time ?? null) });
        }}
        onBookHold={({ id, version, yachtId, from, to }) => {
          setShown(undefined);
          const place = placeText({ yachtId, ...saidOfHold({ from: new Date(from), to: new Date(to) }) });
          set({ new: '1', hold: [id, version, place].join('~') });
        }}
      />
      {moving && moved && charter && (
        <MoveCharter
          key={moving.entry.id}
          open
          charter={{
            id: charter.id,
            version: charter.version,
            contactName: charter.client,
            guestCount: charter.guestCount,
            yacht: { id: moved.yachtId },
            departsAt: charter.departsAt,
            returnsAt: charter.returnsAt,
          }}
          to={moving.to}
          onClose={() => setMoving(undefined)}
          onQuote={(place) => set({ open: charter.id, quote: placeText(place) })}
        />
      )}
      {shifting && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setShifting(undefined)}
          title={words.moveItQuestion}
          isDangerous={false}
          confirm={words.moveIt}
          question={words.goesTo(
            entryLabel(shifting.entry),
            nameOf(shifting.values.yachtId),
            dayText(shifting.values.startDate, 'short'),
            dayText(shifting.values.endDate, 'short'),
          )}
          onConfirm={() =>
            change(words.moved, () =>
              changeEntry(shifting.entry.id, { ...shifting.values, version: shifting.entry.version }),
            ).catch((error) => {
              if (!tellChanged(error)) throw error;
            })
          }
        />
      )}
    </main>
  );
}

interface LookedProps {
  calendar: FleetCalendarAnswer | undefined;
  view: CalendarView;
  today: CharterDay;
  wanted: CharterDay | undefined;
  /** The slot on the day that is asked about. */
  slot: SlotId;
  mayChange: boolean;
  /** Whether the search is by a day or a number of guests, not just by a name. */
  isForSomeone: boolean;
  /** Whether the calendar is of a part of the fleet. */
  isNarrowed: boolean;
  onWholeFleet: () => void;
  /** Whether the calendar shows the answer to the latest search; otherwise it shows the previous one until that arrives. */
  isAnswer: boolean;
  onOpen: (entry: CalendarEntry) => void;
  onNew: (yachtId: string, day: CharterDay, time?: SlotId) => void;
  onDrop: (drop: Drop) => void;
}

/** Why no yacht is shown: none is free on that day, none carries so many guests, or none has that name. */
function missingWords(isForADay: boolean, isForSomeone: boolean): string {
  if (isForADay) return words.askForAnother;
  return isForSomeone ? words.noneOfThatSize : words.noneOfThatName;
}

/** Without any yacht there is no filter to relax. */
function EmptyFleet() {
  return (
    <EmptyState
      title={words.emptyFleet}
      action={
        <ButtonLink to="/admin/yachts" variant="secondary" size="small">
          {words.toTheYachts}
        </ButtonLink>
      }
    >
      {words.addYachtsFirst}
    </EmptyState>
  );
}

/** The calendar in the chosen view. */
function Looked({
  calendar,
  view,
  today,
  wanted,
  slot,
  mayChange,
  isForSomeone,
  isNarrowed,
  onWholeFleet,
  isAnswer,
  onOpen,
  onNew,
  onDrop,
}: LookedProps) {
  if (!calendar) return <Skeleton className="h-96" />;
  const { yachts, entries, from } = calendar;
  if (yachts.length === 0) {
    if (!isNarrowed) return <EmptyFleet />;
    return (
      <EmptyState
        title={wanted ? words.noneFreeThen : words.noSuchYacht}
        action={
          <Button variant="secondary" size="small" onClick={onWholeFleet}>
            {words.wholeFleet}
          </Button>
        }
      >
        {missingWords(wanted !== undefined, isForSomeone)}
      </EmptyState>
    );
  }
  const shared = { yachts, entries, mayChange, onOpen, onNew };
  return view === 'day' ? (
    <DayList {...shared} day={from} free={isAnswer && wanted === from ? slot : undefined} />
  ) : (
    <CalendarGrid
      key={view}
      {...shared}
      from={from}
      days={CALENDAR_DAYS}
      today={today}
      zoom={view}
      wanted={wanted}
      onDrop={onDrop}
    />
  );
}
