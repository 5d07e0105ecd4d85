import { type KeyboardEvent, useState } from 'react';
import type { CalendarEntry, Carried } from './calendar-places.ts';

/** The cursor's place: a yacht's row, and the third of a day, in days from the first. */
export type Cursor = { readonly row: number; readonly unit: number };

/** The cursor is at the start of a third of a day; this is a point within the third. */
export const WITHIN = 0.16;

interface CalendarKeys {
  rows: number;
  days: number;
  /** Whether entries can be picked up. */
  mayCarry: boolean;
  entryAt: (cursor: Cursor) => CalendarEntry | undefined;
  onOpen: (entry: CalendarEntry) => void;
  onNew: (cursor: Cursor) => void;
  onDrop: (carried: Carried) => void;
}

/** How far each key moves the cursor. */
const STEPS: Readonly<Record<string, readonly [days: number, lanes: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [-7, 0],
  PageDown: [7, 0],
};
/** The lanes in a yacht's row, one for each slot of the day. */
const LANES = 3;

/** Keyboard control of the calendar: a cursor that moves, picks an entry up, carries it and drops it. */
export function useCalendarKeys({ rows, days, mayCarry, entryAt, onOpen, onNew, onDrop }: CalendarKeys) {
  const [third, setThird] = useState(0);
  const [row, setRow] = useState(0);
  const [isActive, setActive] = useState(false);
  const [lifted, setLifted] = useState<{ readonly entry: CalendarEntry; readonly fromDay: number }>();
  const cursor: Cursor = { row: Math.min(row, Math.max(0, rows - 1)), unit: third / 3 };
  const carried: Carried | undefined = lifted && {
    entry: lifted.entry,
    row: cursor.row,
    unit: cursor.unit + WITHIN,
    daysMoved: Math.floor(cursor.unit) - lifted.fromDay,
  };

  const goTo = (place: Cursor) => {
    setThird(Math.floor(place.unit * 3));
    setRow(place.row);
  };
  const walk = ([by, lanes]: readonly [days: number, lanes: number], isByYacht: boolean) => {
    const day = Math.min(days - 1, Math.max(0, Math.floor(third / LANES) + by));
    const steps = isByYacht ? lanes * LANES : lanes;
    const lane = Math.min(rows * LANES - 1, Math.max(0, cursor.row * LANES + (third % LANES) + steps));
    setThird(day * LANES + (lane % LANES));
    setRow(Math.floor(lane / LANES));
  };
  /** Drops the carried entry. If none is carried, opens the entry at the cursor, or starts a new one. */
  const enter = () => {
    const entry = entryAt(cursor);
    if (carried) {
      setLifted(undefined);
      onDrop(carried);
    } else if (entry) onOpen(entry);
    else onNew(cursor);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.target !== event.currentTarget) return;
    const step = STEPS[event.key];
    if (step) {
      // With Shift or Control, up and down move by whole yachts.
      walk(step, event.shiftKey || event.ctrlKey);
    } else if (event.key === 'Home') {
      setThird(0);
    } else if (event.key === 'Enter') {
      enter();
    } else if (event.key === 'm' && mayCarry && !event.ctrlKey) {
      const entry = entryAt(cursor);
      setLifted(entry && { entry, fromDay: Math.floor(cursor.unit) });
    } else if (event.key === 'Escape' && lifted) {
      setLifted(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { cursor, carried, isActive, setActive, goTo, press };
}
