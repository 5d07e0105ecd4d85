import { lazy } from 'react';
import { Bookings } from '#features/charters/components/admin/bookings.tsx';
import { ClientFinder } from '#features/customers/components/admin/client-finder.tsx';
import { DepartureSection } from '#features/departures/components/admin/departure-section.tsx';
import { FleetCalendar } from '#features/reporting/components/admin/fleet-calendar.tsx';

const GuestsAboard = lazy(() =>
  import('#features/guests/components/admin/guests-aboard.tsx').then((module) => ({
    default: module.GuestsAboard,
  })),
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
