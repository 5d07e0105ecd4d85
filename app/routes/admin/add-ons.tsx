import { HydrationBoundary } from '@tanstack/react-query';
import { AddOnsTab } from '#features/extras/components/admin/add-ons-tab.tsx';
import { keptAddOns } from '#features/extras/components/admin/calls.ts';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/add-ons.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api, params) =>
    queries.prefetchQuery(
      keptAddOns(api).query(
        Object.fromEntries(
          ['q', 'status'].flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
        ),
      ),
    ),
  );
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Add-Ons · Admin', description: 'For the staff of the house.' });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <AddOnsTab />
    </HydrationBoundary>
  );
}
