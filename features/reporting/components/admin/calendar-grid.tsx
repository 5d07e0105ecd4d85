import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef } from 'react';
import { addDays, type CharterDay, daysBetween } from '#core/charter-time.ts';
import { classes } from '#ui/classes.ts';
import { dayText } from '#words/days.ts';
import {
  byYacht,
  type CalendarEntry,
  type CalendarYacht,
  DAY,
  entryLabel,
  entryMark,
  HEAD,
  NAME,
  placeWords,
  ROW,
  type Span,
  spanOf,
  timeAt,
} from './calendar-places.ts';
import { useCalendarDrag } from './use-calendar-drag.ts';
import { type Cursor, useCalendarKeys } from './use-calendar-keys.ts';

export type Drop = {
  readonly entry: CalendarEntry;
  readonly yachtId: string;
  readonly unit: number;
  readonly daysMoved: number;
};

interface CalendarGridProps {
  yachts: readonly CalendarYacht[];
  entries: readonly CalendarEntry[];
  from: CharterDay;
  days: number;
  today: CharterDay;
  onOpen: (entry: CalendarEntry) => void;
  onNew: (yachtId: string, day: CharterDay) => void;
  onDrop: (drop: Drop) => void;
}

/** Clocks cost a moment each: what has been placed is remembered for as long as it is what it was. */
function rememberSpans(from: CharterDay) {
  const spans = new WeakMap<CalendarEntry, Span>();
  return (entry: CalendarEntry): Span => {
    const known = spans.get(entry) ?? spanOf(entry, from);
    spans.set(entry, known);
    return known;
  };
}

/** Yachts down, days across, only what is in view drawn. Dragged with the mouse or a resting finger, or moved with the keys. */
export function CalendarGrid({
  yachts,
  entries,
  from,
  days,
  today,
  onOpen,
  onNew,
  onDrop,
}: CalendarGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const rows = useVirtualizer({
    count: yachts.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 6,
    useFlushSync: false,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: days,
    getScrollElement: () => frame.current,
    estimateSize: () => DAY,
    overscan: 4,
    useFlushSync: false,
  });
  const placed = useMemo(() => byYacht(entries), [entries]);
  const spanFor = useMemo(() => rememberSpans(from), [from]);
  const entryAt = ({ row, unit }: Pick<Cursor, 'row' | 'unit'>) =>
    placed.get(yachts[row]?.id ?? '')?.find((entry) => {
      const { start, end } = spanFor(entry);
      return start < unit + 0.16 && unit + 0.16 < end;
    });

  const keys = useCalendarKeys({
    rows: yachts.length,
    days,
    entryAt,
    onOpen,
    onNew: ({ row, unit }) => {
      const yacht = yachts[row];
      if (yacht) onNew(yacht.id, timeAt(unit, from).day);
    },
    onDrop: (entry, { row, unit }) => {
      const yacht = yachts[row];
      if (yacht)
        onDrop({
          entry,
          yachtId: yacht.id,
          unit: unit + 0.16,
          daysMoved: Math.floor(unit) - Math.floor(spanFor(entry).start),
        });
    },
  });
  const { cursor, carried } = keys;
  useEffect(() => {
    if (!keys.isActive) return;
    rows.scrollToIndex(cursor.row, { align: 'auto' });
    columns.scrollToIndex(Math.floor(cursor.unit), { align: 'auto' });
  }, [cursor.row, cursor.unit, keys.isActive, rows, columns]);

  const entryOf = (target: EventTarget) => {
    const id = (target as HTMLElement).closest('[data-entry]')?.getAttribute('data-entry');
    return id ? entries.find((entry) => entry.id === id) : undefined;
  };
  const { drag, ...hand } = useCalendarDrag({
    frame,
    rows: yachts.length,
    days,
    entryOf,
    onOpen,
    onDrop: (entry, { row, unit }, daysMoved) => {
      const yacht = yachts[row];
      keys.goTo({ row, unit });
      if (yacht) onDrop({ entry, yachtId: yacht.id, unit, daysMoved });
    },
  });

  const ghost = carried ? { entry: carried, ...cursor } : drag?.isMoving ? drag : undefined;
  const ghostSpan = ghost && spanFor(ghost.entry);
  const yachtAtCursor = yachts[cursor.row];
  const seen = columns.getVirtualItems();
  const firstDay = seen[0]?.index ?? 0;
  const lastDay = (seen.at(-1)?.index ?? 0) + 1;
  const width = days * DAY;
  const todayIndex = daysBetween(from, today);

  return (
    <>
      <p id={helpId} className="sr-only">
        Arrows move by time and yacht, Page Up and Page Down by a week, Home to the first day. Enter opens
        what is there, or adds a block or a booking where nothing is. M takes up what is there; arrows carry
        it, Enter sets it down, Escape leaves it.
      </p>
      <div
        ref={frame}
        role="application"
        aria-label="Fleet calendar"
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys
        tabIndex={0}
        className={classes('fleet-calendar', drag?.isMoving && 'is-dragging')}
        onKeyDown={keys.press}
        onFocus={() => keys.setActive(true)}
        onBlur={() => keys.setActive(false)}
        onPointerDown={(event) => {
          // A press gives the calendar the focus, and what the keys stand on is brought into view.
          const point = hand.pointAt(event);
          if (point) keys.goTo(point);
          hand.press(event);
        }}
        onPointerMove={hand.move}
        onPointerUp={hand.release}
        onPointerCancel={hand.release}
        onClick={(event) => {
          if (hand.hasPressed()) return;
          const entry = entryOf(event.target);
          if (entry) return onOpen(entry);
          const point = hand.pointAt(event);
          const yacht = point?.isInside ? yachts[point.row] : undefined;
          if (point && yacht) onNew(yacht.id, timeAt(point.unit, from).day);
        }}
      >
        <div style={{ width: NAME + width, height: HEAD + rows.getTotalSize(), position: 'relative' }}>
          <div className="fleet-calendar-head" style={{ width: NAME + width, height: HEAD }}>
            <div className="fleet-calendar-corner" style={{ width: NAME, height: HEAD }}>
              Yacht
            </div>
            {seen.map(({ index, start }) => {
              const day = addDays(from, index);
              return (
                <div
                  key={day}
                  className={classes('fleet-calendar-day', index === todayIndex && 'is-today')}
                  style={{ left: NAME + start, width: DAY, height: HEAD }}
                >
                  {dayText(day, 'short')}
                </div>
              );
            })}
          </div>
          {rows.getVirtualItems().map(({ index, start }) => {
            const yacht = yachts[index];
            if (!yacht) return null;
            return (
              <div
                key={yacht.id}
                className="fleet-calendar-row"
                style={{ top: HEAD + start, height: ROW, width: NAME + width }}
              >
                <div
                  className="fleet-calendar-name"
                  style={{ width: NAME, height: ROW }}
                  title={`${yacht.brand}, up to ${yacht.capacity}`}
                >
                  {yacht.name}
                </div>
                <div
                  className="fleet-calendar-days"
                  style={{ left: NAME, width, backgroundSize: `${DAY}px 100%` }}
                >
                  {placed.get(yacht.id)?.map((entry) => {
                    const span = spanFor(entry);
                    if (span.end < firstDay || span.start > lastDay) return null;
                    const label = entryLabel(entry);
                    return (
                      <div
                        key={entry.id}
                        data-entry={entry.id}
                        title={label}
                        className={classes(
                          'fleet-calendar-entry',
                          `is-${entry.kind}`,
                          ghost?.entry.id === entry.id && 'is-lifted',
                        )}
                        style={{
                          left: Math.max(0, span.start) * DAY + 1,
                          width: (Math.min(days, span.end) - Math.max(0, span.start)) * DAY - 2,
                        }}
                      >
                        {entryMark(entry, span.end - span.start > 0.5)}
                      </div>
                    );
                  })}
                </div>
              </div>
            );
          })}
          {keys.isActive && (
            <div
              className="fleet-calendar-cursor"
              style={{
                left: NAME + cursor.unit * DAY,
                top: HEAD + cursor.row * ROW,
                width: DAY / 3,
                height: ROW,
              }}
            />
          )}
          {ghost && ghostSpan && (
            <div
              className="fleet-calendar-ghost"
              style={{
                left: NAME + Math.floor(ghost.unit * 3) * (DAY / 3),
                top: HEAD + ghost.row * ROW + 4,
                width: (ghostSpan.end - ghostSpan.start) * DAY,
                height: ROW - 8,
              }}
            />
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {keys.isActive && yachtAtCursor
          ? placeWords(yachtAtCursor, cursor.unit, from, entryAt(cursor), carried)
          : ''}
      </p>
    </>
  );
}
