import { HydrationBoundary } from '@tanstack/react-query';
import { Bookings } from '#features/charters/components/admin/bookings.tsx';
import { BOOKING_PARTS, bookingsQuery } from '#features/charters/components/admin/calls.ts';
import { FleetCalendar } from '#features/reporting/components/admin/fleet-calendar.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/bookings.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, async (queries, api, params) => {
    if (params.get('view') === 'calendar') return;
    const parts = BOOKING_PARTS.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value] as const] : [];
    });
    await queries.prefetchQuery(bookingsQuery(Object.fromEntries(parts), api));
  });
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Bookings · Admin', description: 'For the staff of the house.' });
}

export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Bookings calendar={FleetCalendar} />
    </HydrationBoundary>
  );
}
