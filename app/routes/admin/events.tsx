import { HydrationBoundary } from '@tanstack/react-query';
import { keptEvents } from '#features/events/components/admin/calls.ts';
import { EventsTab } from '#features/events/components/admin/events-tab.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/events.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api, params) =>
    queries.prefetchQuery(
      keptEvents(api).query(
        Object.fromEntries(
          ['q', 'status'].flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
        ),
      ),
    ),
  );
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Events · Admin', description: 'For the staff of the house.' });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <EventsTab />
    </HydrationBoundary>
  );
}
