import { useDeferredValue } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { CharterDay } from '#core/charter-time.ts';
import { useAnswer, useLatestAnswer } from '#ui/answers.tsx';
import { Container } from '#ui/layout.tsx';
import { useOnChange } from '#ui/on-change.ts';
import {
  type FleetSearch,
  fleetQueryString,
  LEADING_BRANDS,
  type Narrowing,
  narrowedBy,
  pagesFor,
  readFleetSearch,
} from '../domain/index.ts';
import { facetsQuery, fleetPageQuery, reliefQuery } from '../queries/fleet.ts';
import {
  AppliedFilters,
  ClearAllFilters,
  IgnoredNotes,
  NoYachts,
  ReadAsNote,
  SearchBanner,
} from './fleet-banner.tsx';
import { FleetData } from './fleet-data.tsx';
import { useFleetForm } from './fleet-form-state.ts';
import { FleetHero } from './fleet-hero.tsx';
import {
  type Breakdown,
  FleetFailure,
  FleetPages,
  RESULTS_ID,
  ResultsCount,
  YachtGrid,
  YachtGridSkeleton,
} from './fleet-results.tsx';
import { FleetSearchForm, FleetSort, FleetSubmit } from './fleet-search-form.tsx';
import { FleetSheet } from './fleet-sheet.tsx';
import { narrowingInWords } from './fleet-words.ts';
import { carriedBySearch } from './yacht-booking-address.ts';

const FORM_ID = 'fleet-search';

interface FleetViewProps {
  /** The day when the server rendered the page: server and browser must use the same day around midnight. */
  today: CharterDay;
  origin: string;
  breakdown: Breakdown;
}

/** The page /yachts: the search, the list, and all states of the list. */
export function FleetView({ today, origin, breakdown }: FleetViewProps) {
  const [params] = useSearchParams();
  const { search, ignored } = readFleetSearch(params, today);
  const found = useLatestAnswer(fleetPageQuery(search));
  const counts = useLatestAnswer(facetsQuery(search));
  const facets = counts.data;
  const form = useFleetForm(search, params);
  const fields = { values: form.values, change: form.change, facets, today };
  const page = found.data;
  // Render the cards with lower priority, because they are most of the page: the visitor's press shows first.
  const grid = useDeferredValue(page);
  const isGridBusy = useDeferredValue(found.isPrevious);
  const isEmpty = page?.total === 0;
  const hasFailed = page === undefined && found.isError;
  const narrowed = narrowedBy(search);
  const say = (narrowing: Narrowing) =>
    narrowingInWords(narrowing, search, { today, brands: facets?.category ?? LEADING_BRANDS });

  // On a press between pages, move the focus to the beginning of the list. A filter also leads to another page, the first: it
  // must keep the focus.
  useOnChange(
    search.page,
    () => window.location.hash === `#${RESULTS_ID}` && focusResults({ scroll: false }),
  );

  const retry = () => {
    for (const read of [found, counts]) if (read.isError || !read.data) void read.refetch();
  };

  const showResults = () => {
    form.flush();
    focusResults({ scroll: true });
  };

  return (
    <main>
      {page && !found.isPrevious && <PageInRange search={search} total={page.total} />}
      <FleetHero />
      <div className="border-b border-line bg-foam max-lg:hidden max-lg:scripts-off:block">
        <Container>
          <FleetSearchForm
            id={FORM_ID}
            onSubmit={showResults}
            className="grid items-end gap-5 min-[22.5rem]:grid-cols-2 py-7 lg:grid-cols-4 xl:grid-cols-6"
            {...fields}
          >
            <FleetSubmit className="max-lg:col-span-full" />
          </FleetSearchForm>
        </Container>
      </div>
      <Container className="grid gap-6 pt-8 pb-section">
        <SearchBanner search={search} say={say} />
        <IgnoredNotes ignored={ignored} />
        {search.q && facets?.readAs && !isEmpty && <ReadAsNote q={search.q} readAs={facets.readAs} />}
        {!hasFailed && (
          <div
            className={isEmpty ? 'sr-only' : 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3'}
          >
            <ResultsCount page={page} />
            {!isEmpty && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-lg:-ml-4.75">
                <ClearAllFilters onClear={form.forget} />
                <FleetSort
                  form={FORM_ID}
                  hideLabel
                  className="min-w-48 max-lg:hidden max-lg:scripts-off:grid"
                  {...fields}
                />
              </div>
            )}
          </div>
        )}
        {!isEmpty && <AppliedFilters search={search} say={say} />}
        {hasFailed && <FleetFailure onRetry={retry} isBusy={found.isFetching} />}
        {page === undefined && !hasFailed && <YachtGridSkeleton />}
        {isEmpty && <Empty search={search} say={say} />}
        {page && !isEmpty && (
          <>
            <YachtGrid
              page={grid ?? page}
              carried={carriedBySearch(search, today)}
              isBusy={isGridBusy}
              breakdown={breakdown}
            />
            <div className="mt-8">
              <FleetPages search={search} page={page} />
            </div>
            <FleetData page={page} origin={origin} />
          </>
        )}
      </Container>
      <FleetSheet
        formId={`${FORM_ID}-dialog`}
        narrowed={narrowed.length}
        page={page}
        isBusy={found.isPrevious}
        onShow={showResults}
        onClear={form.forget}
        fields={fields}
      />
    </main>
  );
}

/** The message for an empty list, with how many yachts the removal of each part would find. */
function Empty({ search, say }: { search: FleetSearch; say: (narrowing: Narrowing) => string }) {
  const relief = useAnswer(reliefQuery(search)).data ?? [];
  return <NoYachts search={search} say={say} relief={relief} />;
}

/** Redirects to the last page if the requested page does not exist, because the list has become shorter. */
function PageInRange({ search, total }: { search: FleetSearch; total: number }) {
  const last = pagesFor(total);
  if (search.page <= last) return null;
  const query = fleetQueryString({ ...search, page: last });
  return <Navigate to={`/yachts${query && `?${query}`}`} replace />;
}

function focusResults({ scroll }: { scroll: boolean }) {
  const results = document.getElementById(RESULTS_ID);
  results?.focus({ preventScroll: true });
  if (scroll) results?.scrollIntoView({ block: 'start' });
}
