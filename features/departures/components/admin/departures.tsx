import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { charterDayAt } from '#core/charter-time.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { rangeOf } from '#features/charters/components/trip-words.ts';
import { ReadFailure } from '#ui/admin/states.tsx';
import { TitledSection } from '#ui/admin/titled-section.tsx';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import type { ListedDeparture } from '../../schema.ts';
import { AT_THE_DOCK, departuresQuery } from './calls.ts';
import { CheckInList } from './guests-check-in.tsx';
import { words } from './words/index.ts';

/** The charters out now and leaving today and tomorrow, one linked row each; made for a phone that lies open at the dock. */
export function Departures() {
  const found = useQuery({ ...departuresQuery(), ...AT_THE_DOCK });
  const days = found.data;
  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">{words.listTitle}</h2>
        <p role="status" className="staff-summary">
          {days && words.stillToLeave(days.leavingToday.filter(isToLeave).length + days.more.leavingToday)}
        </p>
      </div>
      {/* If a later read fails, keep showing the list: only report a failure of the first read. */}
      {found.isLoadingError ? (
        <ReadFailure sentence={words.listNotLoaded} onRetry={() => void found.refetch()} />
      ) : !days ? (
        <Skeleton className="h-64" />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
          <div className="grid min-w-0 gap-8">
            {days.underWay.length > 0 && (
              <Part
                id="under-way"
                title={words.outNow}
                rows={days.underWay}
                more={days.more.underWay}
                today={days.today}
                none={words.nobodyOut}
              />
            )}
            <Part
              id="leaving-today"
              title={words.todayOn(dayText(days.today, 'short'))}
              rows={days.leavingToday}
              more={days.more.leavingToday}
              today={days.today}
              none={days.underWay.length > 0 ? words.nobodyElse : words.nobodyToday}
            />
          </div>
          <Part
            id="leaving-tomorrow"
            title={words.tomorrowOn(dayText(days.tomorrow, 'short'))}
            rows={days.leavingTomorrow}
            more={days.more.leavingTomorrow}
            today={days.today}
            none={words.nobodyTomorrow}
          />
        </div>
      )}
    </main>
  );
}

function Part({
  id,
  title,
  rows,
  more,
  today,
  none,
}: {
  id: string;
  title: string;
  rows: readonly ListedDeparture[];
  more: number;
  today: string;
  none: string;
}) {
  return (
    <TitledSection id={id} title={title} className="grid gap-2">
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="overview-list">
          {rows.map((row) => (
            <li key={row.charterId}>
              <Row row={row} today={today} />
              {row.mayLeave && row.named > 0 && <CheckInList row={row} />}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-muted">{words.more(more)}</p>}
    </TitledSection>
  );
}

function Row({ row, today }: { row: ListedDeparture; today: string }) {
  const day = charterDayAt(new Date(row.departsAt));
  const { colour, text } = standingOf(row);
  return (
    <Link to={`/admin/bookings?open=${row.charterId}`} className="overview-line">
      <span className="min-w-0">
        <span className="font-semibold">{row.client}</span>
        <span className="block text-sm text-muted">
          {row.yacht.name}, {day < today && `${dayText(day, 'short')}, `}
          {timeText(rangeOf(row))}, {words.guests(row.guestCount)}
        </span>
        <span className="block text-sm text-muted">
          {row.captain ? words.captainOf(row.captain) : words.noCaptain}
        </span>
        {row.missing.length > 0 && (
          <span className="block text-sm wrap-anywhere">{row.missing.join(' ')}</span>
        )}
      </span>
      <span>
        <Badge colour={colour}>{text}</Badge>
      </span>
    </Link>
  );
}

/** Whether it may still leave: it has not, and its time is not over. */
const isToLeave = ({ status, departedAt, returnsAt }: ListedDeparture) =>
  status === 'confirmed' && departedAt === null && new Date(returnsAt) > new Date();

/** The badge that says how far a charter is. */
function standingOf(row: ListedDeparture) {
  if (row.status === 'completed') return { colour: 'grey', text: words.completed } as const;
  if (row.returnedAt)
    return { colour: 'grey', text: words.backAt(instantText(row.returnedAt, 'time')) } as const;
  if (row.departedAt)
    return { colour: 'blue', text: words.leftAt(instantText(row.departedAt, 'time')) } as const;
  const text = words.doneOf(row.done, row.checks);
  if (row.missing.length > 0) return { colour: 'orange', text } as const;
  return { colour: 'green', text: row.mayLeave ? words.ready : text } as const;
}
