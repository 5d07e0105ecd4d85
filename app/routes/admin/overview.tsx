import { HydrationBoundary } from '@tanstack/react-query';
import { overviewQuery } from '#features/reporting/components/admin/calls.ts';
import { Overview } from '#features/reporting/components/admin/overview.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { ADMIN_MENU } from '../../layout/admin-tabs.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/overview.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api) => queries.prefetchQuery(overviewQuery(api)));
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Overview · Admin', description: 'For the staff of the house.' });
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Overview morePages={ADMIN_MENU} />
    </HydrationBoundary>
  );
}
