import { Bookings } from '#features/charters/components/admin/bookings.tsx';
import { ClientFinder } from '#features/customers/components/admin/client-finder.tsx';
import { DepartureSection } from '#features/departures/components/admin/departure-section.tsx';
import { FleetCalendar } from '#features/reporting/components/admin/fleet-calendar.tsx';

export default function Page() {
  return <Bookings calendar={FleetCalendar} finder={ClientFinder} departure={DepartureSection} />;
}
