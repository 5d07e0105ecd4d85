import { Bookings } from '#features/charters/components/admin/bookings.tsx';
import { ClientFinder } from '#features/customers/components/admin/client-finder.tsx';
import { DepartureSection } from '#features/departures/components/admin/departure-section.tsx';
import { FleetCalendar } from '#features/reporting/components/admin/fleet-calendar.tsx';
import { lazyPart } from '#ui/deferred.ts';

const GuestsAboard = lazyPart(() =>
  import('#features/guests/components/admin/guests-aboard.tsx').then((module) => module.GuestsAboard),
);

export default function Page() {
  return (
    <Bookings
      calendar={FleetCalendar}
      finder={ClientFinder}
      guests={GuestsAboard}
      departure={DepartureSection}
    />
  );
}
