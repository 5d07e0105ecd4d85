import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormTrouble } from '#ui/admin/form-trouble.tsx';
import { Read } from '#ui/admin/read.tsx';
import { useMay } from '#ui/admin/rights.tsx';
import { useChange } from '#ui/admin/use-change.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { instantText } from '#words/instants.ts';
import type { DepartureAnswer, ListedDeparture } from '../../schema.ts';
import { AT_THE_DOCK, departureQuery, noteAboard } from './calls.ts';
import { words } from './words/index.ts';

type Guest = DepartureAnswer['boarding'][number];

type Props = {
  readonly charterId: string;
  readonly departure: DepartureAnswer;
  /** Whether the surrounding element already shows how many are aboard. */
  readonly isCounted?: boolean;
};

/** The guests of a charter that can leave, each with a box to check them in. */
export function GuestsCheckIn({ charterId, departure, isCounted = false }: Props) {
  const { boarding, steps } = departure;
  const isOpen = steps.includes('depart');
  const aboard = boarding.filter(({ isAboard }) => isAboard).length;
  if (!isOpen && aboard === 0) return null;
  if (boarding.length === 0) return <p className="text-muted">{words.nobodyNamed}</p>;
  return (
    <div className="grid gap-2">
      {!isCounted && (
        <h4 className="text-sm font-semibold text-muted" aria-live="polite">
          {words.aboard(aboard, boarding.length)}
        </h4>
      )}
      <ul className="grid gap-1">
        {boarding.map((guest) => (
          <GuestRow key={guest.id} charterId={charterId} guest={guest} isOpen={isOpen} />
        ))}
      </ul>
    </div>
  );
}

/** One guest. Each row has a call of its own, because several guests come aboard at once. */
function GuestRow({ charterId, guest, isOpen }: { charterId: string; guest: Guest; isOpen: boolean }) {
  const mayChange = useMay()('charters', 'changes');
  const { change, trouble } = useChange();
  // Show the new state at once: the network at the dock is slow, and people press again if they see no change.
  const [wanted, setWanted] = useState<boolean>();
  const note = async () => {
    // Ignore presses while sending instead of disabling the box, because a disabled box would lose the focus.
    if (wanted !== undefined) return;
    const isAboard = !guest.isAboard;
    setWanted(isAboard);
    // FormTrouble below shows the refusal.
    await change(words.checkedIn, () => noteAboard(charterId, guest.id, isAboard)).catch(() => undefined);
    setWanted(undefined);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <Checkbox
        checked={wanted ?? guest.isAboard}
        disabled={!isOpen || !mayChange}
        onChange={() => void note()}
        label={guest.name}
        note={noteOf(guest)}
      />
      {!guest.isSigned && <Badge colour="orange">{words.waiverMissing}</Badge>}
      <FormTrouble trouble={trouble} faults="none" />
    </li>
  );
}

const noteOf = ({ ageBand, isAboard, by, at }: Guest) =>
  [
    words.bands[ageBand],
    ...(isAboard && by && at ? [words.checkedBy(by, instantText(at, 'time'))] : []),
  ].join(' · ');

/** The check-in list under a row of the dock's list; loaded when the row is opened. */
export function CheckInList({ row }: { row: ListedDeparture }) {
  const [isOpen, setOpen] = useState(false);
  const found = useQuery({ ...departureQuery(row.charterId), ...AT_THE_DOCK, enabled: isOpen });
  const shown = isOpen ? found.data?.boarding : undefined;
  // The two are read separately: once the guests are shown, count those.
  const aboard = shown
    ? words.aboard(shown.filter(({ isAboard }) => isAboard).length, shown.length)
    : words.aboard(row.aboard, row.named);
  return (
    <details className="staff-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${words.checkGuests(row.client)}: ${aboard}`}>{aboard}</summary>
      <div className="py-2">
        <Read found={found} failure={words.notLoaded} waiting={isOpen && <Skeleton className="h-24" />}>
          {(departure) => <GuestsCheckIn charterId={row.charterId} departure={departure} isCounted />}
        </Read>
      </div>
    </details>
  );
}
