import { memo, useMemo } from 'react';
import { classes } from '#ui/classes.ts';
import { hoursOfYacht } from './calendar-hours.ts';
import { layOut } from './calendar-layout.ts';
import {
  type CalendarEntry,
  type CalendarYacht,
  entryLabel,
  entryMark,
  NAME,
  type Scale,
  type Span,
  tintOf,
} from './calendar-places.ts';
import { words } from './words/index.ts';

/** The width of the edge that marks a charter beyond its yacht's hours, in pixels. */
const BEYOND_MARK = 8;
/** The width of the sign that an entry began earlier or continues, in pixels. */
const GOING_MARK = 7;
/** Narrower pieces have no such sign beside their two letters. */
const NARROW = 30;

interface CalendarRowProps {
  yacht: CalendarYacht;
  entries: readonly CalendarEntry[] | undefined;
  spanOf: (entry: CalendarEntry) => Span;
  isBeyond: (entry: CalendarEntry) => boolean;
  scale: Scale;
  top: number;
  width: number;
  /** The first and the last day in view. */
  firstDay: number;
  lastDay: number;
  days: number;
  /** The id of the entry that is being carried. */
  liftedId: string | undefined;
}

/** A yacht's row with its entries. Memoized: renders again only when its own props change. */
export const CalendarRow = memo(function CalendarRow({
  yacht,
  entries,
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
  const laid = useMemo(
    () => layOut(entries?.map((entry) => ({ entry, span: spanOf(entry) })) ?? [], days, scale),
    [entries, spanOf, days, scale],
  );
  return (
    <div className="fleet-calendar-row" style={{ top, height: scale.row, width: NAME + width }}>
      <div className="fleet-calendar-name" style={{ width: NAME, height: scale.row }}>
        <span className="fleet-calendar-yacht">{yacht.name}</span>
        <span className="fleet-calendar-brand">{words.brandAndGuests(yacht.brand, yacht.capacity)}</span>
        {yacht.open && <span className="fleet-calendar-brand tabular">{hoursOfYacht(yacht)}</span>}
      </div>
      <div className="fleet-calendar-days" style={{ left: NAME, width }}>
        {laid
          .filter(({ piece }) => piece.day + piece.days >= firstDay && piece.day <= lastDay)
          .map(({ entry, piece, isFirst, comesFrom, goesOn, box }) => {
            const isMarked = isBeyond(entry);
            const isNarrow = box.width < NARROW;
            const marks = [isMarked && BEYOND_MARK, comesFrom && GOING_MARK, goesOn && GOING_MARK];
            const room = marks.reduce<number>((left, mark) => left - (mark || 0), box.width);
            return (
              <div
                key={`${entry.id} ${piece.day}`}
                data-entry={entry.id}
                data-label={isFirst ? entryLabel(entry) : undefined}
                className={classes(
                  'fleet-calendar-entry',
                  `is-${tintOf(entry)}`,
                  isMarked && 'is-beyond',
                  isNarrow ? 'is-narrow' : comesFrom && 'comes-from',
                  !isNarrow && goesOn && 'goes-on',
                  liftedId === entry.id && 'is-lifted',
                )}
                style={box}
              >
                <span className={classes('fleet-calendar-mark', piece.days > 1 && 'is-long')}>
                  {entryMark(entry, room)}
                </span>
              </div>
            );
          })}
      </div>
    </div>
  );
});
