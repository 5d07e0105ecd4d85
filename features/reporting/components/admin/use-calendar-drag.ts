import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type CalendarEntry, type Carried, HEAD, NAME, type Scale } from './calendar-places.ts';
import { useRestingFinger } from './use-resting-finger.ts';

/** A pointer that moves less than this, in pixels, is a press and not a drag. */
const DRAG_FROM = 5;
/** While dragging this close to the edge, in pixels, the calendar scrolls by `ALONG` pixels at a time. */
const EDGE = 36;
const ALONG = 12;
/**
 * How long a finger must rest on an entry to pick it up, in milliseconds. A shorter touch opens it; a moving finger scrolls.
 */
const HOLD_MS = 350;

type Drag = Carried & {
  /** Where the drag began: in pixels, and in days, which do not change when the calendar scrolls. */
  readonly fromX: number;
  readonly fromY: number;
  readonly fromDay: number;
  readonly isMoving: boolean;
};

interface CalendarDragOptions {
  frame: RefObject<HTMLDivElement | null>;
  scale: Scale;
  rows: number;
  days: number;
  /** Whether entries can be dragged; otherwise a press only opens them. */
  mayCarry: boolean;
  entryOf: (target: EventTarget) => CalendarEntry | undefined;
  onOpen: (entry: CalendarEntry) => void;
  onDrop: (carried: Carried) => void;
}

/** Drags entries with the mouse or a resting finger; a press without moving opens the entry. */
export function useCalendarDrag(options: CalendarDragOptions) {
  const { frame, scale, rows, days, mayCarry, entryOf, onOpen, onDrop } = options;
  const [drag, setDrag] = useState<Drag>();
  const finger = useRestingFinger(frame, HOLD_MS, DRAG_FROM);
  /** A press on an entry also causes a click, which must not count as a press on the free place. */
  const wasPressed = useRef(false);

  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !frame.current) return undefined;
    const [right, down] = [clientX - box.left - NAME, clientY - box.top - HEAD];
    const { scrollLeft, scrollTop } = frame.current;
    const row = Math.max(0, Math.min(rows - 1, Math.floor((Math.max(0, down) + scrollTop) / scale.row)));
    const within = (down + scrollTop) / scale.row - row;
    const day = Math.min(days - 1, Math.floor((Math.max(0, right) + scrollLeft) / scale.day));
    return {
      isInside: right > 0 && down > 0,
      row,
      unit: day + Math.max(0, Math.min(0.99, within)),
    };
  };
  const moveAlong = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    frame.current?.scrollBy(
      clientX > box.right - EDGE ? ALONG : clientX < box.left + NAME + EDGE ? -ALONG : 0,
      clientY > box.bottom - EDGE ? ALONG : clientY < box.top + HEAD + EDGE ? -ALONG : 0,
    );
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    wasPressed.current = false;
    const entry = entryOf(event.target);
    const point = pointAt(event);
    if (!mayCarry || !entry || !point || event.button !== 0) return;
    const { currentTarget, pointerId, clientX, clientY, pointerType } = event;
    const take = (isMoving: boolean) => {
      wasPressed.current = true;
      currentTarget.setPointerCapture(pointerId);
      const fromDay = Math.floor(point.unit);
      setDrag({ entry, fromX: clientX, fromY: clientY, fromDay, ...point, daysMoved: 0, isMoving });
    };
    if (pointerType !== 'touch') return take(false);
    finger.begin(clientX, clientY, () => take(true));
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    finger.move(event.clientX, event.clientY);
    if (!drag) return;
    const isMoving =
      drag.isMoving || Math.hypot(event.clientX - drag.fromX, event.clientY - drag.fromY) > DRAG_FROM;
    if (isMoving) moveAlong(event);
    const point = pointAt(event);
    if (point) {
      const { row, unit } = point;
      setDrag({ ...drag, row, unit, daysMoved: Math.floor(unit) - drag.fromDay, isMoving });
    }
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    finger.end();
    if (!drag) return;
    setDrag(undefined);
    if (event.type === 'pointercancel') return;
    if (!drag.isMoving) return onOpen(drag.entry);
    onDrop(drag);
  };
  /** Whether the current click belongs to a press on an entry; true only once per press. */
  const hasPressed = () => {
    const was = wasPressed.current;
    wasPressed.current = false;
    return was;
  };

  return { drag, pointAt, press, move, release, hasPressed };
}
