import { HydrationBoundary } from '@tanstack/react-query';
import { teamQuery } from '#features/accounts/components/admin/calls.ts';
import { TeamScreen } from '#features/accounts/components/admin/team-screen.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/team.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api) => queries.prefetchQuery(teamQuery(api)));
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Team · Admin', description: 'For the staff of the house.' });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <TeamScreen />
    </HydrationBoundary>
  );
}
