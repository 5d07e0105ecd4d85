import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { charterDayAt } from '#core/charter-time.ts';
import { timeText } from '#features/calendar/domain/times.ts';
import { rangeOf } from '#features/charters/components/trip-words.ts';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { Read } from '#ui/admin/read.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { EmptyState } from '#ui/admin/states.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { dayText } from '#words/days.ts';
import { instantText } from '#words/instants.ts';
import type { CheckInAnswer } from '../../schema.ts';
import { checkInByCode, checkInQuery } from './calls.ts';
import { words } from './words/index.ts';

/** The page that a guest's code opens on a staff member's phone: the code's guests, each with a button to check them in. */
export function CheckIn({ code }: { code: string }) {
  const found = useQuery(checkInQuery(code));
  return (
    <main className="staff-page">
      <div className="staff-head">
        <h2 className="staff-title">{words.checkInTitle}</h2>
      </div>
      <div className="grid max-w-form gap-6">
        <Read found={found} failure={words.checkInFailed} waiting={<Skeleton className="h-40" />}>
          {(guest) =>
            guest === null ? (
              <EmptyState title={words.checkInUnknown} />
            ) : (
              <Opened code={code} found={guest} />
            )
          }
        </Read>
        <p>
          <Link to="/admin/departures" className="link">
            {words.allDepartures}
          </Link>
        </p>
      </div>
    </main>
  );
}

function Opened({ code, found }: { code: string; found: CheckInAnswer }) {
  return (
    <>
      <p>
        <strong>{found.yacht}</strong>, {dayText(charterDayAt(new Date(found.departsAt)), 'short')},{' '}
        {timeText(rangeOf(found))}
        <span className="block text-muted">{found.client}</span>
        <Link to={`/admin/bookings?open=${found.charterId}`} className="link text-sm">
          {words.openBooking}
        </Link>
      </p>
      {found.against && <p role="status">{words.notNow}</p>}
      <ul className="grid gap-4">
        {found.guests.map((guest) => (
          <GuestRow key={guest.id} code={code} guest={guest} isOpen={!found.against} />
        ))}
      </ul>
    </>
  );
}

interface GuestRowProps {
  code: string;
  guest: CheckInAnswer['guests'][number];
  isOpen: boolean;
}

/** One guest. Each row has a call of its own, because several guests come aboard at once. */
function GuestRow({ code, guest, isOpen }: GuestRowProps) {
  const mayChange = useMay()('charters', 'changes');
  const { change, isPending, trouble } = useChange();
  /** Takes the focus when the button disappears. */
  const row = useRef<HTMLLIElement>(null);
  const note = () => {
    change(words.checkedIn, () => checkInByCode(code, guest.id)).then(
      () => row.current?.focus({ preventScroll: true }),
      // FormTrouble below shows the refusal.
      () => undefined,
    );
  };
  return (
    <li ref={row} tabIndex={-1} className="grid gap-2 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <strong className="wrap-anywhere">{guest.name}</strong>
        <span className="text-sm text-muted">{words.bands[guest.ageBand]}</span>
        {!guest.isSigned && <Badge colour="orange">{words.waiverMissing}</Badge>}
      </p>
      {guest.isAboard ? (
        <p className="flex flex-wrap items-center gap-3">
          <Badge colour="green">{words.isAboard}</Badge>
          {guest.by && guest.at && (
            <span className="text-sm text-muted">
              {words.checkedBy(guest.by, instantText(guest.at, 'time'))}
            </span>
          )}
        </p>
      ) : (
        mayChange &&
        isOpen && (
          <Button busy={isPending} className="justify-self-start" onClick={note}>
            {words.checkIn(guest.name)}
          </Button>
        )
      )}
      <FormTrouble trouble={trouble} faults="none" />
    </li>
  );
}
