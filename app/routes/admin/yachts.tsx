import { HydrationBoundary } from '@tanstack/react-query';
import { YachtCalendar } from '#features/charters/components/admin/yacht-calendar.tsx';
import { adminYachtsQuery } from '#features/fleet/components/admin/calls.ts';
import { listQueryOf, YachtsTab } from '#features/fleet/components/admin/yachts-tab.tsx';
import { PricesDialog } from '#features/pricing/components/admin/prices-dialog.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/yachts.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api, query) =>
    queries.prefetchQuery(adminYachtsQuery(listQueryOf(query), api)),
  );
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Yachts · Admin', description: 'For the staff of the house.' });
}

export default function Yachts({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <YachtsTab prices={PricesDialog} calendar={YachtCalendar} />
    </HydrationBoundary>
  );
}
