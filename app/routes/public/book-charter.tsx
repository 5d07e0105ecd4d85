import { useMemo } from 'react';
import { data, useSearchParams } from 'react-router';
import { type CharterDay, charterDayAt } from '#core/charter-time.ts';
import { BookCharter } from '#features/charters/components/book-charter.tsx';
import {
  CARRIED_PARAMETERS,
  fittingParty,
  readCarriedBooking,
} from '#features/charters/components/booking-query.ts';
import { FaqList } from '#features/content/components/faq.tsx';
import { faqsQuery } from '#features/content/queries.ts';
import { addOnsQuery, packagesQuery } from '#features/extras/queries.ts';
import { unpackChoices, yachtChoicesQuery, yachtFaceQuery } from '#features/fleet/queries/yacht.ts';
import { GivenAnswers, useAnswer } from '#ui/answers.tsx';
import { Button } from '#ui/button.tsx';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Container, Section } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, sharedPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { faqData } from '../../structured-data.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/book-charter.ts';

export const handle = inEveryLanguage(sharedPage(...CARRIED_PARAMETERS));

export async function loader({ request, context }: Route.LoaderArgs) {
  const yachtId = new URL(request.url).searchParams.get('yacht')?.trim();
  const read = await readPageData(context, async (queries, api) => {
    await Promise.all([
      queries.ensureQueryData(addOnsQuery(api)),
      queries.ensureQueryData(packagesQuery('charter', api)),
      queries.ensureQueryData(yachtChoicesQuery(api)),
      queries.ensureQueryData(faqsQuery('book-charter', api)),
      // The page works without this, so ignore a failure.
      yachtId ? queries.prefetchQuery(yachtFaceQuery(yachtId, api)) : undefined,
    ]);
    return 200;
  });
  return data({ ...read.data, today: charterDayAt(new Date()) }, read.init ?? {});
}

export function clientLoader() {
  return { ...NOTHING_READ, today: charterDayAt(new Date()) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.bookTitle,
    description: words.bookDescription,
    path: '/book-charter',
    picture: '/api/yacht-images/film-base?w=1280',
    breadcrumbs: [{ name: words.bookTitle, path: '/book-charter' }],
    data: faqData(loaderData?.state, 'book-charter'),
  });
}

function Booking({ today }: { today: CharterDay }) {
  const [params] = useSearchParams();
  const addOns = useAnswer(addOnsQuery());
  const packages = useAnswer(packagesQuery('charter'));
  const yachts = useAnswer(yachtChoicesQuery());
  const packed = yachts.data;
  const choices = useMemo(() => (packed === undefined ? undefined : unpackChoices(packed)), [packed]);
  const reads = [addOns, packages, yachts];

  if (reads.some(({ isError }) => isError)) {
    return (
      <Container
        width="narrow"
        className="flex min-h-[60svh] flex-col justify-center py-section"
        role="alert"
      >
        <h1>{words.bookTitle}</h1>
        <p className="mt-5 text-lg text-muted">{words.bookFailed}</p>
        <p className="mt-8">
          <Button
            busy={reads.some(({ isFetching }) => isFetching)}
            onClick={() => {
              for (const read of reads) if (read.isError) void read.refetch();
            }}
          >
            {words.tryAgain}
          </Button>
        </p>
      </Container>
    );
  }
  if (!addOns.data || !packages.data || !choices) return <Loading />;
  const query = params.toString();
  const carried = fittingParty(readCarriedBooking(params, today), choices);
  return (
    <BookCharter
      key={query}
      waiting={<Loading />}
      addOns={addOns.data}
      packages={packages.data}
      yachts={choices}
      carried={carried}
      query={query}
      today={today}
    />
  );
}

function Loading() {
  return (
    <>
      <h1 className="sr-only">{words.bookTitle}</h1>
      <p role="status" className="sr-only">
        {words.bookLoading}
      </p>
      <Skeleton className="aspect-video w-full lg:aspect-auto lg:h-[clamp(24rem,calc(100svh-20rem),46rem)]" />
      <Container className="grid gap-5 py-10 lg:grid-cols-3">
        {['one', 'two', 'three'].map((name) => (
          <Skeleton key={name} className="h-28" />
        ))}
      </Container>
      <div className="h-[80svh]" />
    </>
  );
}

function Questions() {
  const { data: faqs = [] } = useAnswer(faqsQuery('book-charter'));
  if (faqs.length === 0) return null;
  return (
    <Section className="later" aria-labelledby="booking-questions">
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16 xl:gap-24">
        <h2 id="booking-questions">{words.beforeYouBook}</h2>
        <FaqList faqs={faqs} />
      </div>
    </Section>
  );
}

export default function BookCharterPage({ loaderData }: Route.ComponentProps) {
  return (
    <GivenAnswers page={loaderData}>
      <main>
        <div>
          <Booking today={loaderData.today} />
        </div>
        <Questions />
      </main>
    </GivenAnswers>
  );
}
