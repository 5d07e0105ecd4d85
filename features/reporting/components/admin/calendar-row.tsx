import { memo } from 'react';
import { classes } from '#ui/classes.ts';
import { hoursOfHers } from './calendar-hours.ts';
import {
  boxOf,
  type CalendarEntry,
  type CalendarYacht,
  entryLabel,
  entryMark,
  NAME,
  piecesOf,
  type Scale,
  type Span,
  tintOf,
} from './calendar-places.ts';
import { words } from './words/index.ts';

/** The edge by which what goes beyond her hours is known, in pixels. */
const BEYOND_MARK = 8;

interface CalendarRowProps {
  yacht: CalendarYacht;
  entries: readonly CalendarEntry[] | undefined;
  spanOf: (entry: CalendarEntry) => Span;
  isBeyond: (entry: CalendarEntry) => boolean;
  scale: Scale;
  top: number;
  width: number;
  /** The days that are in view. */
  firstDay: number;
  lastDay: number;
  days: number;
  /** What is being carried. */
  liftedId: string | undefined;
}

/** A yacht's lanes with what is on them. Drawn anew only when something of its own has changed. */
export const CalendarRow = memo(function CalendarRow({
  yacht,
  entries = [],
  spanOf,
  isBeyond,
  scale,
  top,
  width,
  firstDay,
  lastDay,
  days,
  liftedId,
}: CalendarRowProps) {
  return (
    <div className="fleet-calendar-row" style={{ top, height: scale.row, width: NAME + width }}>
      <div className="fleet-calendar-name" style={{ width: NAME, height: scale.row }}>
        <span className="fleet-calendar-yacht">{yacht.name}</span>
        <span className="fleet-calendar-brand">{words.brandAndGuests(yacht.brand, yacht.capacity)}</span>
        {yacht.open && <span className="fleet-calendar-brand tabular">{hoursOfHers(yacht)}</span>}
      </div>
      <div className="fleet-calendar-days" style={{ left: NAME, width }}>
        {entries.flatMap((entry) => {
          const { start, end } = spanOf(entry);
          if (end < firstDay || start > lastDay) return [];
          const isMarked = isBeyond(entry);
          const seen = { start: Math.max(0, start), end: Math.min(days, end) };
          return piecesOf(seen).map((piece, index) => {
            const box = boxOf(piece, scale);
            return (
              <div
                key={`${entry.id} ${piece.day}`}
                data-entry={entry.id}
                data-label={index === 0 ? entryLabel(entry) : undefined}
                className={classes(
                  'fleet-calendar-entry',
                  `is-${tintOf(entry)}`,
                  isMarked && 'is-beyond',
                  liftedId === entry.id && 'is-lifted',
                )}
                style={box}
              >
                <span className={classes('fleet-calendar-mark', piece.days > 1 && 'is-long')}>
                  {entryMark(entry, isMarked ? box.width - BEYOND_MARK : box.width)}
                </span>
              </div>
            );
          });
        })}
      </div>
    </div>
  );
});
