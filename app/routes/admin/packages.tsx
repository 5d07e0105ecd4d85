import { HydrationBoundary } from '@tanstack/react-query';
import { keptPackages } from '#features/extras/components/admin/calls.ts';
import { PackagesTab } from '#features/extras/components/admin/packages-tab.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/packages.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api, params) =>
    queries.prefetchQuery(
      keptPackages(api).query(
        Object.fromEntries(
          ['q', 'status'].flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
        ),
      ),
    ),
  );
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Packages · Admin', description: 'For the staff of the house.' });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <PackagesTab />
    </HydrationBoundary>
  );
}
