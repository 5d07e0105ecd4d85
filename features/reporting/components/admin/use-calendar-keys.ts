import { type KeyboardEvent, useState } from 'react';
import type { CalendarEntry } from './calendar-places.ts';

/** Where the keys are: a yacht's row, and a third of a day in days from the first. */
export type Cursor = { readonly row: number; readonly unit: number };

interface CalendarKeys {
  rows: number;
  days: number;
  entryAt: (cursor: Cursor) => CalendarEntry | undefined;
  onOpen: (entry: CalendarEntry) => void;
  onNew: (cursor: Cursor) => void;
  onDrop: (entry: CalendarEntry, cursor: Cursor) => void;
}

/** So many thirds of a day and rows each key moves. */
const STEPS: Readonly<Record<string, readonly [thirds: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [-21, 0],
  PageDown: [21, 0],
};

/** The calendar by keyboard: a cursor that walks, takes an entry up, carries it and sets it down. */
export function useCalendarKeys({ rows, days, entryAt, onOpen, onNew, onDrop }: CalendarKeys) {
  const [third, setThird] = useState(0);
  const [row, setRow] = useState(0);
  const [isActive, setActive] = useState(false);
  const [carried, setCarried] = useState<CalendarEntry>();
  const cursor: Cursor = { row: Math.min(row, Math.max(0, rows - 1)), unit: third / 3 };

  const goTo = (place: Cursor) => {
    setThird(Math.floor(place.unit * 3));
    setRow(place.row);
  };
  const walk = ([thirds, by]: readonly [thirds: number, rows: number], isByDay: boolean) => {
    const far = isByDay && Math.abs(thirds) === 1 ? 3 : 1;
    setThird(Math.min(days * 3 - 1, Math.max(0, third + thirds * far)));
    setRow(Math.min(rows - 1, Math.max(0, cursor.row + by)));
  };
  /** Sets down what is carried; else opens what is there, or begins something new. */
  const enter = () => {
    const entry = entryAt(cursor);
    if (carried) {
      setCarried(undefined);
      onDrop(carried, cursor);
    } else if (entry) onOpen(entry);
    else onNew(cursor);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.target !== event.currentTarget) return;
    const step = STEPS[event.key];
    if (step) {
      // With Shift or Control a day at a time.
      walk(step, event.shiftKey || event.ctrlKey);
    } else if (event.key === 'Home') {
      setThird(0);
    } else if (event.key === 'Enter') {
      enter();
    } else if (event.key === 'm' && !event.ctrlKey) {
      setCarried(entryAt(cursor));
    } else if (event.key === 'Escape' && carried) {
      setCarried(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { cursor, carried, isActive, setActive, goTo, press };
}
