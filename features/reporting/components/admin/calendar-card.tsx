import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { timeName } from '#features/calendar/domain/times.ts';
import { rangeOf } from '#features/charters/components/trip-words.ts';
import { statusBadge } from '#features/charters/policy/states.ts';
import { Badge } from '#ui/badge.tsx';
import { dayText } from '#words/days.ts';
import { instantText, spanText } from '#words/instants.ts';
import { hoursOfYacht, isBeyond } from './calendar-hours.ts';
import { type CalendarEntry, type CalendarYacht, entryLabel } from './calendar-places.ts';
import { words } from './words/index.ts';

interface CalendarCardProps {
  frame: RefObject<HTMLDivElement | null>;
  entryOf: (target: EventTarget) => CalendarEntry | undefined;
  yachtOf: (id: string) => CalendarYacht | undefined;
  /** The entry under the keyboard cursor. */
  current: CalendarEntry | undefined;
  /** False while an entry is dragged or carried: then no card shows. */
  isResting: boolean;
}

type Shown = {
  readonly entry: CalendarEntry;
  readonly left: number;
  readonly top: number;
  readonly isAbove: boolean;
};

/** The largest size of a card, in pixels. */
const CARD = { width: 280, height: 180 } as const;
const GAP = 6;

/** The pieces of an entry may be far apart, so the card stands beside the piece under the mouse or the cursor. */
function placeBy(entry: CalendarEntry, piece: Element): Shown {
  const box = piece.getBoundingClientRect();
  const isAbove = box.bottom + CARD.height + GAP > window.innerHeight;
  return {
    entry,
    left: Math.max(GAP, Math.min(box.left, window.innerWidth - CARD.width - GAP)),
    top: isAbove ? box.top - GAP : box.bottom + GAP,
    isAbove,
  };
}

/**
 * A card with the full details of the entry under the mouse or the keyboard cursor. Screen readers get these from the
 * calendar's status.
 */
export function CalendarCard({ frame, entryOf, yachtOf, current, isResting }: CalendarCardProps) {
  const [pointed, setPointed] = useState<Shown>();
  const [stood, setStood] = useState<Shown>();
  useEffect(() => {
    const calendar = frame.current;
    if (!calendar) return;
    const ended = new AbortController();
    const point = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !event.target) return;
      const entry = entryOf(event.target);
      const piece = (event.target as Element).closest('[data-entry]');
      setPointed(entry && piece ? placeBy(entry, piece) : undefined);
    };
    const leave = () => setPointed(undefined);
    calendar.addEventListener('pointerover', point, { signal: ended.signal });
    calendar.addEventListener('pointerleave', leave, { signal: ended.signal });
    calendar.addEventListener('pointerdown', leave, { signal: ended.signal });
    calendar.addEventListener('scroll', leave, { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, [frame, entryOf]);
  useLayoutEffect(() => {
    const piece = current && frame.current?.querySelector(`[data-entry="${current.id}"]`);
    setStood(current && piece ? placeBy(current, piece) : undefined);
  }, [current, frame]);

  const shown = pointed ?? stood;
  if (!shown || !isResting) return null;
  const { entry, left, top, isAbove } = shown;
  const { charter } = entry;
  const yacht = yachtOf(entry.yachtId);
  return (
    <div
      aria-hidden="true"
      className="calendar-card"
      style={{ left, top, maxWidth: CARD.width, translate: isAbove ? '0 -100%' : undefined }}
    >
      <p className="font-semibold">{entryLabel(entry)}</p>
      <p>{yacht?.name ?? entry.yachtId}</p>
      <p className="tabular">
        {charter
          ? `${dayText(charter.startDate, 'short')}, ${timeName(rangeOf(charter), true)}`
          : spanText(new Date(entry.from), new Date(entry.to))}
      </p>
      {yacht && isBeyond(entry, yacht) && (
        <p className="tabular text-urgent-strong">{words.beyondHours(hoursOfYacht(yacht))}</p>
      )}
      {charter && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge colour={statusBadge(charter.status).colour}>{statusBadge(charter.status).label}</Badge>
          {words.guestCount(charter.guestCount)}
        </p>
      )}
      {entry.expiresAt && <p>{words.heldUntil(instantText(entry.expiresAt, 'short'))}</p>}
    </div>
  );
}
