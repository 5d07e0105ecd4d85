import { data, redirect, useRouteLoaderData } from 'react-router';
import { charterDayAt } from '#core/charter-time.ts';
import { fleetHeroAddress } from '#features/fleet/components/fleet-hero.tsx';
import { FleetView } from '#features/fleet/components/fleet-view.tsx';
import {
  fleetQueryString,
  narrowedBy,
  pagesFor,
  readFleetSearch,
  SEARCHABLE,
} from '#features/fleet/domain/index.ts';
import { facetsQuery, fleetPageQuery, reliefQuery } from '#features/fleet/queries/fleet.ts';
import { AllInBreakdown } from '#features/pricing/components/all-in-breakdown.tsx';
import { GivenAnswers } from '#ui/answers.tsx';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, sharedPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { words } from '../../words/index.ts';
import type { Route } from './+types/fleet.ts';

export const handle = inEveryLanguage(sharedPage(...SEARCHABLE, 'page'));

export async function loader({ request, context }: Route.LoaderArgs) {
  const today = charterDayAt(new Date());
  const { search } = readFleetSearch(new URL(request.url).searchParams, today);
  let pages = search.page;
  const read = await readPageData(context, async (queries, api) => {
    const [page] = await Promise.all([
      queries.fetchQuery(fleetPageQuery(search, api)),
      queries.prefetchQuery(facetsQuery(search, api)),
    ]);
    pages = pagesFor(page.total);
    // For an empty list, load which filters to drop and how many yachts that would bring.
    if (page.total === 0) await queries.prefetchQuery(reliefQuery(search, api));
    return 200;
  });
  if (search.page > pages) {
    const query = fleetQueryString({ ...search, page: pages });
    throw redirect(query ? `/yachts?${query}` : '/yachts');
  }
  return data({ ...read.data, today }, read.init ?? {});
}

export function clientLoader() {
  return { ...NOTHING_READ, today: charterDayAt(new Date()) };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const { search } = readFleetSearch(new URLSearchParams(location.search), loaderData?.today ?? '');
  const isPaged = search.page > 1;
  // A search is not a canonical page: it belongs to the whole fleet. The further pages of the whole fleet are canonical.
  const isWhole = narrowedBy(search).length === 0 && search.sort === undefined;
  return pageMeta(matches, {
    title: isPaged ? words.fleetPageTitle(search.page) : words.fleetTitle,
    description: words.fleetDescription,
    path: isWhole && isPaged ? `/yachts?page=${search.page}` : '/yachts',
    picture: fleetHeroAddress(1280),
  });
}

const breakdown = (yacht: { readonly id: string; readonly name: string }) => <AllInBreakdown yacht={yacht} />;

export default function FleetPage({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <GivenAnswers page={loaderData}>
      <FleetView today={loaderData.today} origin={root?.origin ?? ''} breakdown={breakdown} />
    </GivenAnswers>
  );
}
