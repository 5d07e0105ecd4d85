import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CharterDay, daysBetween } from '#core/charter-time.ts';
import type { SlotId } from '#features/calendar/domain/index.ts';
import { useOnPaper } from '#ui/admin/on-paper.ts';
import { classes } from '#ui/classes.ts';
import { CalendarCard } from './calendar-card.tsx';
import { CalendarColumns } from './calendar-columns.tsx';
import { beyondAmong } from './calendar-hours.ts';
import { layOut } from './calendar-layout.ts';
import {
  ACROSS,
  byYacht,
  type CalendarEntry,
  type CalendarYacht,
  type Carried,
  HEAD,
  landingOf,
  NAME,
  placeWords,
  type Scale,
  SHEET,
  type Span,
  scaleOf,
  spanOf,
  THIRDS,
  timeAt,
  type Zoom,
} from './calendar-places.ts';
import { CalendarRow } from './calendar-row.tsx';
import { useCalendarDrag } from './use-calendar-drag.ts';
import { type Cursor, useCalendarKeys, WITHIN } from './use-calendar-keys.ts';
import { words } from './words/index.ts';

export type Drop = Omit<Carried, 'row'> & { readonly yachtId: string };

interface CalendarGridProps {
  yachts: readonly CalendarYacht[];
  entries: readonly CalendarEntry[];
  from: CharterDay;
  days: number;
  today: CharterDay;
  zoom: Zoom;
  /** The day for which staff look for free yachts. */
  wanted: CharterDay | undefined;
  /** Whether entries may be changed; otherwise the calendar is read-only. */
  mayChange: boolean;
  onOpen: (entry: CalendarEntry) => void;
  onNew: (yachtId: string, day: CharterDay, time: SlotId) => void;
  onDrop: (drop: Drop) => void;
}

/** Converting times to Miami's clock is slow, so cache the span of each entry object. */
function rememberSpans(from: CharterDay) {
  const spans = new WeakMap<CalendarEntry, Span>();
  return (entry: CalendarEntry): Span => {
    const known = spans.get(entry) ?? spanOf(entry, from);
    spans.set(entry, known);
    return known;
  };
}

/** The width of the calendar's frame, and the height of its borders and horizontal scroll bar; a guess until it is drawn. */
function useFrame(frame: RefObject<HTMLDivElement | null>) {
  const [width, setWidth] = useState(1_200);
  const [edges, setEdges] = useState(2);
  useLayoutEffect(() => {
    const drawn = frame.current;
    if (!drawn) return;
    const measure = () => {
      setWidth(drawn.clientWidth);
      setEdges(drawn.offsetHeight - drawn.clientHeight);
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [frame]);
  return { width, edges };
}

/** Rows of yachts, columns of days, lanes of slots; draws only what is in view. Entries move by mouse, resting finger or keys. */
export function CalendarGrid({
  yachts,
  entries,
  from,
  days: allDays,
  today,
  zoom,
  wanted,
  mayChange,
  onOpen,
  onNew,
  onDrop,
}: CalendarGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { width: frameWidth, edges } = useFrame(frame);
  const onPaper = useOnPaper();
  const days = onPaper ? ACROSS[zoom] : allDays;
  const scale = useMemo(() => scaleOf(zoom, frameWidth, onPaper), [zoom, frameWidth, onPaper]);
  const rows = useVirtualizer({
    count: yachts.length,
    getScrollElement: () => frame.current,
    estimateSize: () => scale.row,
    overscan: onPaper ? yachts.length : 3,
    useFlushSync: false,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: days,
    getScrollElement: () => frame.current,
    estimateSize: () => scale.day,
    overscan: onPaper ? days : 4,
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    // Another zoom changes the size of all rows and columns.
    rows.measure();
    columns.measure();
    void scale;
  }, [rows, columns, scale]);
  const placed = useMemo(() => byYacht(entries), [entries]);
  const spanFor = useMemo(() => rememberSpans(from), [from]);
  const isBeyond = useMemo(() => beyondAmong(yachts), [yachts]);
  const entryAt = ({ row, unit }: Pick<Cursor, 'row' | 'unit'>) =>
    placed.get(yachts[row]?.id ?? '')?.find((entry) => {
      const { start, end } = spanFor(entry);
      return start < unit + WITHIN && unit + WITHIN < end;
    });

  const begin = (yachtId: string, unit: number) => {
    const { day, third } = timeAt(unit, from);
    onNew(yachtId, day, THIRDS[third]);
  };

  const landed = ({ row, ...carried }: Carried) => {
    const yacht = yachts[row];
    if (yacht) onDrop({ ...carried, yachtId: yacht.id });
  };

  const keys = useCalendarKeys({
    rows: yachts.length,
    days,
    mayCarry: mayChange,
    entryAt,
    onOpen,
    onNew: ({ row, unit }) => {
      const yacht = yachts[row];
      if (yacht) begin(yacht.id, unit + WITHIN);
    },
    onDrop: landed,
  });
  const { cursor, carried } = keys;
  useEffect(() => {
    if (!keys.isActive) return;
    rows.scrollToIndex(cursor.row, { align: 'auto' });
    columns.scrollToIndex(Math.floor(cursor.unit), { align: 'auto' });
  }, [cursor.row, cursor.unit, keys.isActive, rows, columns]);

  const entryOf = useCallback(
    (target: EventTarget) => {
      const id = (target as HTMLElement).closest('[data-entry]')?.getAttribute('data-entry');
      return id ? entries.find((entry) => entry.id === id) : undefined;
    },
    [entries],
  );
  const { drag, ...hand } = useCalendarDrag({
    frame,
    scale,
    rows: yachts.length,
    days,
    mayCarry: mayChange,
    entryOf,
    onOpen,
    onDrop: (dragged) => {
      keys.goTo(dragged);
      landed(dragged);
    },
  });

  const ghost = carried ?? (drag?.isMoving ? drag : undefined);
  const yachtAtCursor = yachts[cursor.row];
  const seen = columns.getVirtualItems();
  const firstDay = seen[0]?.index ?? 0;
  const lastDay = (seen.at(-1)?.index ?? 0) + 1;
  const width = days * scale.day;
  const height = rows.getTotalSize();
  const yachtOf = (id: string) => yachts.find((yacht) => yacht.id === id);

  return (
    <>
      <p id={helpId} className="sr-only">
        {words.keysHelp} {mayChange ? words.keysHelpChanging : words.keysHelpReading}
      </p>
      <div
        ref={frame}
        role="application"
        aria-label={words.fleetCalendar}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the calendar handles the keys itself
        tabIndex={0}
        className={classes('fleet-calendar', drag?.isMoving && 'is-dragging')}
        // No higher than its rows: a few yachts do not need the window's height.
        style={onPaper ? { width: SHEET } : { maxHeight: HEAD + height + edges }}
        onKeyDown={keys.press}
        onFocus={() => keys.setActive(true)}
        onBlur={() => keys.setActive(false)}
        onPointerDown={(event) => {
          // The focus scrolls the cursor into view, so move the cursor to the press first: then nothing scrolls.
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
          if (point && yacht) begin(yacht.id, point.unit);
        }}
      >
        <div style={{ width: NAME + width, height: onPaper ? 'auto' : HEAD + height, position: 'relative' }}>
          <CalendarColumns
            from={from}
            seen={seen}
            scale={scale}
            width={width}
            height={height}
            today={daysBetween(from, today)}
            wanted={wanted ? daysBetween(from, wanted) : undefined}
          />
          {rows.getVirtualItems().map(({ index, start }) => {
            const yacht = yachts[index];
            return (
              yacht && (
                <CalendarRow
                  key={yacht.id}
                  yacht={yacht}
                  entries={placed.get(yacht.id)}
                  spanOf={spanFor}
                  isBeyond={isBeyond}
                  scale={scale}
                  top={onPaper ? 0 : HEAD + start}
                  width={width}
                  firstDay={firstDay}
                  lastDay={lastDay}
                  days={days}
                  liftedId={ghost?.entry.yachtId === yacht.id ? ghost.entry.id : undefined}
                />
              )
            );
          })}
          {keys.isActive && (
            <div
              className="fleet-calendar-cursor"
              style={{
                left: NAME + Math.floor(cursor.unit) * scale.day,
                top: HEAD + cursor.row * scale.row + 3 + (Math.round(cursor.unit * 3) % 3) * scale.lane,
                width: scale.day,
                height: scale.lane,
              }}
            />
          )}
          {ghost && <Ghost carried={ghost} span={spanFor(ghost.entry)} days={days} scale={scale} />}
        </div>
      </div>
      <p role="status" className="sr-only">
        {keys.isActive && yachtAtCursor
          ? placeWords(yachtAtCursor, cursor.unit, from, entryAt(cursor), carried?.entry)
          : ''}
      </p>
      <CalendarCard
        frame={frame}
        entryOf={entryOf}
        yachtOf={yachtOf}
        current={keys.isActive ? entryAt(cursor) : undefined}
        isResting={!ghost}
      />
    </>
  );
}

interface GhostProps {
  carried: Carried;
  span: Span;
  days: number;
  scale: Scale;
}

/** Where the carried entry would land. */
function Ghost({ carried, span, days, scale }: GhostProps) {
  const { entry, row } = carried;
  return layOut([{ entry, span: landingOf(entry, span, carried) }], days, scale).map(({ piece, box }) => (
    <div
      key={piece.day}
      className="fleet-calendar-ghost"
      style={{ ...box, left: NAME + box.left, top: HEAD + row * scale.row + box.top }}
    />
  ));
}
