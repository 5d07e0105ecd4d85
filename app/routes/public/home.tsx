import { Suspense } from 'react';
import { data } from 'react-router';
import { brand } from '#core/brand.ts';
import { charterDayAt } from '#core/charter-time.ts';
import { AboutBlurb } from '#features/content/components/about-blurb.tsx';
import { FleetNote } from '#features/content/components/fleet-note.tsx';
import { HomeHero, promiseInWords } from '#features/content/components/home-hero.tsx';
import { HotRental } from '#features/content/components/hot-rental.tsx';
import { StatisticsStrip } from '#features/content/components/statistics.tsx';
import { Testimonials } from '#features/content/components/testimonials.tsx';
import { TopYachts } from '#features/content/components/top-yachts.tsx';
import {
  homePageQuery,
  showcaseYachtsQuery,
  siteSettingsQuery,
  testimonialsQuery,
} from '#features/content/queries.ts';
import { FollowingSearch } from '#features/fleet/components/following-search.tsx';
import { HeroSearch } from '#features/fleet/components/hero-search.tsx';
import { useSearch } from '#features/fleet/components/use-search.ts';
import { GivenAnswers, useAnswer } from '#ui/answers.tsx';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/deferred.ts';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Container, Section } from '#ui/layout.tsx';
import { LanguageOffer } from '../../layout/language-offer.tsx';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, sharedPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { businessData } from '../../structured-data.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/home.ts';

/** The last part of the page. Rendered by the server and not interactive, so the browser can load its code late. */
const FinancingInvitation = lazyPart(() =>
  import('#features/content/components/financing-invitation.tsx').then(
    (module) => module.FinancingInvitation,
  ),
);

export const handle = inEveryLanguage(sharedPage());

export async function loader({ context }: Route.LoaderArgs) {
  const read = await readPageData(context, async (queries, api) => {
    await Promise.all([
      queries.fetchQuery(homePageQuery(api)),
      queries.fetchQuery(siteSettingsQuery(api)),
      queries.fetchQuery(testimonialsQuery('home', api)),
      queries.fetchQuery(showcaseYachtsQuery(api)),
    ]);
    return 200;
  });
  return data({ ...read.data, today: charterDayAt(new Date()) }, read.init ?? {});
}

export function clientLoader() {
  return { ...NOTHING_READ, today: charterDayAt(new Date()) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.homeTitle(brand.name),
    description: words.homeDescription,
    path: '/',
    data: businessData(matches),
  });
}

/** @param today the day on which the page was rendered */
function Home({ today }: { today: string }) {
  const search = useSearch(today);
  const home = useAnswer(homePageQuery());
  const { data: settings } = useAnswer(siteSettingsQuery());
  const { data: testimonials = [] } = useAnswer(testimonialsQuery('home'));
  const { data: showcase = [] } = useAnswer(showcaseYachtsQuery());
  const hotRental = showcase.find(({ isHotRental }) => isHotRental);

  if (home.data === undefined) {
    return home.isError ? <Failed onRetry={home.refetch} isBusy={home.isFetching} /> : <Loading />;
  }
  const { slides, pictures, yachts } = home.data;
  return (
    <>
      <HomeHero slides={slides}>
        <HeroSearch search={search} />
      </HomeHero>
      <FollowingSearch search={search} />
      <StatisticsStrip figures={settings?.statistics.home ?? []} />
      <AboutBlurb picture={pictures.about} />
      {testimonials.length > 0 && (
        <Section tone="sand">
          <Testimonials testimonials={testimonials} title={words.guestsSay} />
        </Section>
      )}
      {hotRental && <HotRental yacht={hotRental} />}
      <TopYachts
        yachts={showcase.filter(({ isHotRental }) => !isHotRental)}
        rating={settings?.rating?.value}
      />
      {yachts > 0 && <FleetNote picture={pictures.fleet} yachts={yachts} />}
      <Suspense>
        <FinancingInvitation picture={pictures.financing} />
      </Suspense>
    </>
  );
}

function Loading() {
  return (
    <section className="hero home-hero on-dark" data-height="full">
      <div className="hero-words within-page">
        <h1>{promiseInWords()}</h1>
        <p role="status" className="sr-only">
          {words.homeLoading}
        </p>
      </div>
    </section>
  );
}

function Failed({ onRetry, isBusy }: { onRetry: () => unknown; isBusy: boolean }) {
  return (
    <Container className="flex min-h-[70svh] flex-col items-start justify-center py-section" role="alert">
      <h1>{promiseInWords()}</h1>
      <p className="mt-5 text-lg text-muted">{words.homeFailed}</p>
      <Button className="mt-8" busy={isBusy} onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Container>
  );
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <GivenAnswers page={loaderData}>
      <main>
        <Home today={loaderData.today} />
        <LanguageOffer />
      </main>
    </GivenAnswers>
  );
}
