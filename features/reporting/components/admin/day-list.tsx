import { useSearchParams } from 'react-router';
import type { CharterDay } from '#core/charter-time.ts';
import type { SlotId } from '#features/calendar/domain/index.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { isOnDay } from '#features/charters/components/admin/staff-time.ts';
import { rangeOf } from '#features/charters/components/trip-words.ts';
import { IfMay } from '#ui/admin/rights.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { dayText } from '#words/days.ts';
import { spanText } from '#words/instants.ts';
import { beyondAmong, hoursOfYacht } from './calendar-hours.ts';
import { type CalendarEntry, type CalendarYacht, entryLabel, tintOf } from './calendar-places.ts';
import { words } from './words/index.ts';

interface DayListProps {
  yachts: readonly CalendarYacht[];
  entries: readonly CalendarEntry[];
  day: CharterDay;
  /** The slot that is asked about on this day. If set, the list shows only the yachts that are free then. */
  free: SlotId | undefined;
  /** Whether entries may be changed; otherwise the list is read-only. */
  mayChange: boolean;
  onOpen: (entry: CalendarEntry) => void;
  onNew: (yachtId: string, day: CharterDay) => void;
}

/** The hours of an entry; of a charter that left on an earlier day, also that day. */
function hoursText({ charter, from, to }: CalendarEntry, day: CharterDay): string {
  if (!charter) return spanText(new Date(from), new Date(to));
  const time = timeText(rangeOf(charter));
  return charter.startDate === day ? time : `${dayText(charter.startDate, 'short')}, ${time}`;
}

/** The fleet on one day: its entries in order of time, and the yachts that are free all day. */
export function DayList(props: DayListProps) {
  const { yachts, entries, day, free: askedFor, mayChange, onOpen, onNew } = props;
  const byId = new Map(yachts.map((yacht) => [yacht.id, yacht]));
  const isBeyond = beyondAmong(yachts);
  const today = entries
    .filter(isOnDay(day))
    .sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const taken = new Set(today.map(({ yachtId }) => yachtId));
  const free = yachts.filter(({ id }) => !taken.has(id));
  return (
    <div className="day-list">
      {askedFor && (
        <FreeYachts
          yachts={yachts}
          day={day}
          onNew={onNew}
          title={words.freeThen(yachts.length)}
          isOpen
          time={askedFor}
        />
      )}
      <TitledSection id="day-taken" title={dayText(day, 'full')} className="grid gap-2">
        {today.length === 0 && <p className="text-muted">{words.nothingIsOn}</p>}
        <ul className="overview-list">
          {today.map((entry) => (
            <li key={entry.id}>
              <DayLine
                entry={entry}
                day={day}
                yacht={byId.get(entry.yachtId)}
                isBeyond={isBeyond(entry)}
                // A block opens as a form, so it does not open for staff who may not change it; the line already says
                // everything.
                onOpen={entry.charter || mayChange ? () => onOpen(entry) : undefined}
              />
            </li>
          ))}
        </ul>
      </TitledSection>
      {!askedFor && (
        <FreeYachts
          yachts={free}
          title={words.freeAllDay(free.length)}
          isOpen={false}
          day={day}
          onNew={onNew}
        />
      )}
    </div>
  );
}

/** A line for an entry: what it is, its hours, and whether it goes beyond the yacht's hours. */
function DayLine({
  entry,
  day,
  yacht,
  isBeyond,
  onOpen,
}: {
  entry: CalendarEntry;
  day: CharterDay;
  yacht: CalendarYacht | undefined;
  isBeyond: boolean;
  onOpen: (() => void) | undefined;
}) {
  const Line = onOpen ? 'button' : 'div';
  return (
    <Line
      {...(onOpen && { type: 'button', onClick: onOpen })}
      className={classes('day-line', `is-${tintOf(entry)}`, isBeyond && 'is-beyond')}
    >
      <span className="font-semibold">{yacht?.name}</span>
      <span className="tabular text-sm">{hoursText(entry, day)}</span>
      <span className="day-line-label">
        {entryLabel(entry)}
        {entry.charter && `, ${words.guestCount(entry.charter.guestCount)}`}
      </span>
      {isBeyond && yacht && (
        <span className="day-line-label tabular font-semibold">{words.beyondHours(hoursOfYacht(yacht))}</span>
      )}
    </Line>
  );
}

/** A list of free yachts, with buttons to book or block one. */
function FreeYachts({
  yachts,
  title,
  isOpen,
  day,
  time,
  onNew,
}: Pick<DayListProps, 'yachts' | 'day' | 'onNew'> & { title: string; isOpen: boolean; time?: SlotId }) {
  const [params] = useSearchParams();
  /** The address that opens a new booking of the yacht over the current calendar; closing it returns to the same place. */
  const booking = (id: string) => {
    const parts = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ new: '1', on: id, day, time }))
      if (value) parts.set(name, value);
    return `?${parts}`;
  };
  return (
    <details className="staff-details" open={isOpen}>
      <summary>{title}</summary>
      <ul className="overview-list">
        {yachts.map(({ id, name, brand, capacity, open }) => (
          <li key={id} className="day-free">
            <span className="min-w-0">
              <span className="font-semibold">{name}</span>
              <span className="block text-sm text-muted">
                {brand}, {words.guestCount(capacity)}
              </span>
              {open && (
                <span className="tabular block text-sm text-muted">
                  {words.chartersBetween(hoursOfYacht({ open }))}
                </span>
              )}
            </span>
            <IfMay area="charters" doing="changes">
              <ButtonLink
                variant="secondary"
                size="small"
                to={booking(id)}
                preventScrollReset
                aria-label={words.bookYacht(name)}
              >
                {words.book}
              </ButtonLink>
              <button
                type="button"
                className="staff-link"
                onClick={() => onNew(id, day)}
                aria-label={words.blockYacht(name)}
              >
                {words.block}
              </button>
            </IfMay>
          </li>
        ))}
      </ul>
    </details>
  );
}
