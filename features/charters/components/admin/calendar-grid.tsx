import { useVirtualizer } from '@tanstack/react-virtual';
import { type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { addDays, type CharterDay, daysBetween } from '#core/charter-time.ts';
import { shortDayText } from '#core/day-words.ts';
import { classes } from '#ui/classes.ts';
import {
  byYacht,
  type CalendarEntry,
  type CalendarYacht,
  entryLabel,
  entryMark,
  placeWords,
  type Span,
  spanOf,
  timeAt,
} from './calendar-places.ts';
import { type Cursor, useCalendarKeys } from './use-calendar-keys.ts';
import { useRestingFinger } from './use-resting-finger.ts';

const ROW = 44;
const DAY = 84;
const NAME = 150;
const HEAD = 44;
/** A press that moves less than this is a press. */
const DRAG_FROM = 5;
/** So near the edge, the calendar moves along. */
const EDGE = 36;
/** A finger that rests on an entry for so long, in milliseconds, takes it up; a shorter touch opens it, a moving one scrolls. */
const HOLD_MS = 350;

export type Drop = {
  readonly entry: CalendarEntry;
  readonly yachtId: string;
  readonly unit: number;
  readonly shift: number;
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

type Drag = {
  entry: CalendarEntry;
  fromX: number;
  fromY: number;
  row: number;
  unit: number;
  isMoving: boolean;
};

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

  const [drag, setDrag] = useState<Drag>();
  const finger = useRestingFinger(frame, HOLD_MS, DRAG_FROM);
  /** The press of an entry ends with a click of its own, which is not one beside it. */
  const wasPressed = useRef(false);
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
          shift: Math.floor(unit) - Math.floor(spanFor(entry).start),
        });
    },
  });
  const { cursor, carried } = keys;
  useEffect(() => {
    if (!keys.isActive) return;
    rows.scrollToIndex(cursor.row, { align: 'auto' });
    columns.scrollToIndex(Math.floor(cursor.unit), { align: 'auto' });
  }, [cursor.row, cursor.unit, keys.isActive, rows, columns]);

  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !frame.current) return undefined;
    const [left, top] = [clientX - box.left, clientY - box.top];
    return {
      isInside: left > NAME && top > HEAD,
      row: Math.min(yachts.length - 1, Math.max(0, Math.floor((top - HEAD + frame.current.scrollTop) / ROW))),
      unit: Math.min(days - 0.01, Math.max(0, (left - NAME + frame.current.scrollLeft) / DAY)),
    };
  };
  const entryOf = (target: EventTarget) => {
    const id = (target as HTMLElement).closest('[data-entry]')?.getAttribute('data-entry');
    return id ? entries.find((entry) => entry.id === id) : undefined;
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    wasPressed.current = false;
    const entry = entryOf(event.target);
    const point = pointAt(event);
    if (!entry || !point || event.button !== 0) return;
    const { currentTarget, pointerId, clientX, clientY, pointerType } = event;
    const take = (isMoving: boolean) => {
      wasPressed.current = true;
      currentTarget.setPointerCapture(pointerId);
      setDrag({ entry, fromX: clientX, fromY: clientY, ...point, isMoving });
    };
    if (pointerType !== 'touch') return take(false);
    finger.begin(clientX, clientY, () => take(true));
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    finger.move(event.clientX, event.clientY);
    if (!drag) return;
    const point = pointAt(event);
    const isMoving =
      drag.isMoving || Math.hypot(event.clientX - drag.fromX, event.clientY - drag.fromY) > DRAG_FROM;
    const box = frame.current?.getBoundingClientRect();
    if (isMoving && box) {
      frame.current?.scrollBy(
        event.clientX > box.right - EDGE ? 12 : event.clientX < box.left + NAME + EDGE ? -12 : 0,
        event.clientY > box.bottom - EDGE ? 12 : event.clientY < box.top + HEAD + EDGE ? -12 : 0,
      );
    }
    if (point) setDrag({ ...drag, row: point.row, unit: point.unit, isMoving });
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    finger.end();
    if (!drag) return;
    setDrag(undefined);
    const yacht = yachts[drag.row];
    if (!drag.isMoving) return onOpen(drag.entry);
    const grabbedAt = pointAt({ clientX: drag.fromX, clientY: drag.fromY });
    if (!yacht || !grabbedAt || event.type === 'pointercancel') return;
    const shift = Math.floor(drag.unit) - Math.floor(grabbedAt.unit);
    onDrop({ entry: drag.entry, yachtId: yacht.id, unit: drag.unit, shift });
  };

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
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={(event) => {
          if (wasPressed.current) {
            wasPressed.current = false;
            return;
          }
          const entry = entryOf(event.target);
          if (entry) return onOpen(entry);
          const point = pointAt(event);
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
                  {shortDayText(day)}
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
