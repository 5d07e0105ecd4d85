import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { charterDayAt } from '#core/charter-time.ts';
import { readFleetSearch } from '#features/fleet/domain/index.ts';
import { brandsQuery, fleetPageQuery } from '#features/fleet/queries.ts';
import { NOTHING_READ, readPageData } from '../../page-data.ts';
import type { Route } from './+types/fleet.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search } = readFleetSearch(new URL(request.url).searchParams, charterDayAt(new Date()));
  return readPageData(context, async (queries, api) => {
    await Promise.all([
      queries.ensureQueryData(fleetPageQuery(search, api)),
      queries.ensureQueryData(brandsQuery(api)),
    ]);
    return 200;
  });
}

export function clientLoader() {
  return NOTHING_READ;
}

function Fleet() {
  const [params] = useSearchParams();
  const { search } = readFleetSearch(params, charterDayAt(new Date()));
  const page = useQuery(fleetPageQuery(search));
  return (
    <main>
      <h1>Our Yachts</h1>
      <ul>
        {page.data?.yachts.map((yacht) => (
          <li key={yacht.id}>{yacht.name}</li>
        ))}
      </ul>
    </main>
  );
}

export default function FleetPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Fleet />
    </HydrationBoundary>
  );
}
