import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import type { BookingsCalendarProps } from '#features/charters/components/admin/bookings.tsx';
import { changeEntry } from '#features/charters/components/admin/calls.ts';
import { MoveCharter } from '#features/charters/components/admin/move-charter.tsx';
import type { QuotePlace } from '#features/charters/components/admin/quote-editor.tsx';
import { ViewSwitch } from '#features/charters/components/admin/view-switch.tsx';
import type { EntryInput } from '#features/charters/schema/index.ts';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { EmptyState, ReadFailure } from '#ui/admin/states.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { counted } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { CalendarGrid, type Drop } from './calendar-grid.tsx';
import { type CalendarEntry, dropOf, entryLabel, hoursOf } from './calendar-places.ts';
import { CALENDAR_DAYS, fleetCalendarQuery } from './calls.ts';
import { EntryDialog, valuesOf } from './entry-dialog.tsx';

const STEP = 30;

/** The fleet's calendar: what is booked, held and blocked; moved by mouse or keys, after price and conflicts were looked at. */
export function FleetCalendar({ onOpen, onAdd, set }: BookingsCalendarProps) {
  const { change } = useChange();
  const [params] = useSearchParams();
  const [today] = useState(() => charterDayAt(new Date()));
  const from = params.get('start') ?? today;
  const q = params.get('fleet') ?? '';
  const found = useQuery({ ...fleetCalendarQuery(from, q), placeholderData: keepPreviousData });
  const [shown, setShown] = useState<{ values: EntryInput; entry?: CalendarEntry }>();
  const [moving, setMoving] = useState<{ entry: CalendarEntry; to: QuotePlace }>();
  const [shifting, setShifting] = useState<{ entry: CalendarEntry; values: EntryInput }>();
  const calendar = found.data;
  const nameOf = (id: string) => calendar?.yachts.find((yacht) => yacht.id === id)?.name ?? id;

  const drop = ({ entry, yachtId, unit, daysMoved }: Drop) => {
    if (entry.charter) {
      return setMoving({
        entry,
        to: { yachtId, ...dropOf(entry.charter.duration, unit, calendar?.from ?? from) },
      });
    }
    const values = valuesOf(entry);
    setShifting({
      entry,
      values: {
        ...values,
        yachtId,
        startDate: addDays(values.startDate, daysMoved),
        endDate: addDays(values.endDate, daysMoved),
      },
    });
  };
  const inTheWay = shifting
    ? (calendar?.entries ?? []).filter((other) => {
        if (other.id === shifting.entry.id || other.yachtId !== shifting.values.yachtId) return false;
        const taken = hoursOf(other);
        return taken.startDate <= shifting.values.endDate && shifting.values.startDate <= taken.endDate;
      })
    : [];
  const charter = moving?.entry.charter;

  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">Fleet calendar</h2>
        <p role="status" className="staff-summary">
          {calendar && counted(calendar.totalYachts, 'yacht')}
          {calendar &&
            calendar.totalYachts > calendar.yachts.length &&
            `, the first ${calendar.yachts.length} shown`}
        </p>
        <div className="staff-actions">
          <ViewSwitch view="calendar" />
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              setShown({
                values: {
                  yachtId: '',
                  startDate: today,
                  endDate: today,
                  kind: 'block',
                  fromHour: 0,
                  toHour: 24,
                  reason: '',
                },
              })
            }
          >
            Block a yacht
          </Button>
          <Button size="small" onClick={onAdd}>
            Add Booking
          </Button>
        </div>
      </div>
      <search className="staff-tools">
        <input
          type="search"
          aria-label="Narrow the fleet by name or brand"
          placeholder="Narrow the fleet"
          className="control staff-control"
          defaultValue={q}
          onChange={(event) => set({ fleet: event.target.value || null })}
        />
        <Button variant="secondary" size="small" onClick={() => set({ start: addDays(from, -STEP) })}>
          30 days earlier
        </Button>
        <Button variant="secondary" size="small" onClick={() => set({ start: null })}>
          Today
        </Button>
        <Button variant="secondary" size="small" onClick={() => set({ start: addDays(from, STEP) })}>
          30 days later
        </Button>
        <label className="flex items-center gap-2 text-sm text-muted">
          From
          <input
            type="date"
            className="control staff-control"
            value={from}
            onChange={(event) => event.target.value && set({ start: event.target.value })}
          />
        </label>
        <ul className="calendar-legend">
          <li className="is-charter">Booking</li>
          <li className="is-hold">Hold</li>
          <li className="is-block">Block</li>
        </ul>
      </search>
      {found.isError ? (
        <ReadFailure sentence="The calendar could not be read." onRetry={() => void found.refetch()} />
      ) : !calendar ? (
        <Skeleton className="h-96" />
      ) : calendar.yachts.length === 0 ? (
        <EmptyState title="No such yacht">Nothing in the fleet is called so.</EmptyState>
      ) : (
        <CalendarGrid
          yachts={calendar.yachts}
          entries={calendar.entries}
          from={calendar.from}
          days={CALENDAR_DAYS}
          today={today}
          onOpen={(entry) =>
            entry.charter ? onOpen(entry.charter.id) : setShown({ values: valuesOf(entry), entry })
          }
          onNew={(yachtId, day) =>
            setShown({
              values: {
                yachtId,
                startDate: day,
                endDate: day,
                kind: 'block',
                fromHour: 0,
                toHour: 24,
                reason: '',
              },
            })
          }
          onDrop={drop}
        />
      )}
      <EntryDialog
        shown={shown}
        onClose={() => setShown(undefined)}
        onBook={(yachtId, day) => {
          setShown(undefined);
          set({ new: '1', on: yachtId, day });
        }}
      />
      {moving && charter && (
        <MoveCharter
          open
          charter={{
            id: charter.id,
            version: charter.version,
            contactName: charter.client,
            yacht: { id: moving.entry.yachtId },
            startDate: charter.startDate,
            duration: charter.duration,
          }}
          to={moving.to}
          onClose={() => setMoving(undefined)}
          onQuote={({ yachtId, startDate, duration }) =>
            set({ open: charter.id, quote: `${yachtId}~${startDate}~${duration}` })
          }
        />
      )}
      {shifting && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setShifting(undefined)}
          title="Move it?"
          isDangerous={false}
          confirm="Move it"
          question={`${entryLabel(shifting.entry)} goes to ${nameOf(shifting.values.yachtId)}, ${dayText(shifting.values.startDate, 'short')} to ${dayText(shifting.values.endDate, 'short')}. ${
            inTheWay.length > 0
              ? `In the way: ${inTheWay.slice(0, 3).map(entryLabel).join(', ')}.`
              : 'Nothing is in the way.'
          }`}
          onConfirm={() =>
            change('Moved', () =>
              changeEntry(shifting.entry.id, { ...shifting.values, version: shifting.entry.version }),
            )
          }
        />
      )}
    </main>
  );
}
