import { memo, type ReactNode, useCallback, useRef, useState } from 'react';
import { readAhead } from '#ui/answers.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Pagination } from '#ui/pagination.tsx';
import { FLEET_PAGE_SIZE, type FleetSearch, fleetQueryString, pagesFor } from '../domain/index.ts';
import { type FleetPage, fleetPageQuery } from '../queries/fleet.ts';
import { words } from '../words/index.ts';
import { YachtCard, YachtCardSkeleton } from './yacht-card.tsx';

/** The id of the heading above the list. Links between pages lead to it, with and without scripts. */
export const RESULTS_ID = 'results';

const GRID = 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

/** The line "Showing 1-12 of 104 yachts". Screen readers announce it whenever it changes. */
export function ResultsCount({ page }: { page: FleetPage | undefined }) {
  const first = page && (page.page - 1) * FLEET_PAGE_SIZE + 1;
  const isEmpty = page?.total === 0;
  return (
    <div role="status" className="grid gap-0.5">
      <h2
        id={RESULTS_ID}
        tabIndex={-1}
        className="font-sans text-lg leading-snug tracking-normal outline-none"
      >
        {page === undefined && words.fleetLoading}
        {isEmpty && <span className="sr-only">{words.noneFound}</span>}
        {page && !isEmpty && (
          <span className="tabular">
            {words.showing(first ?? 1, (first ?? 1) + page.yachts.length - 1, page.total)}
          </span>
        )}
      </h2>
      {page && !isEmpty && (
        <p className="tabular text-sm text-muted">{words.pageOf(page.page, pagesFor(page.total))}</p>
      )}
    </div>
  );
}

/**
 * Renders the link to all parts of a yacht's price. Passed in, because the pricing feature depends on the fleet, not the reverse.
 */
export type Breakdown = (yacht: { readonly id: string; readonly name: string }) => ReactNode;

interface YachtGridProps {
  page: FleetPage;
  /** The part of the search that is added to each yacht's address. */
  carried: string;
  isBusy: boolean;
  breakdown: Breakdown;
}

/** The cards of one page. While the next page loads, the old cards stay, with paler pictures. */
export const YachtGrid = memo(function YachtGrid({ page, carried, isBusy, breakdown }: YachtGridProps) {
  return (
    <ul
      aria-label={words.yachtsList}
      aria-busy={isBusy}
      className={classes(GRID, '[&_img]:transition-opacity', isBusy && '[&_img]:opacity-50')}
    >
      {page.yachts.map((yacht) => (
        <li key={yacht.id}>
          <YachtCard yacht={yacht} carried={carried}>
            {breakdown(yacht)}
          </YachtCard>
        </li>
      ))}
    </ul>
  );
});

/** A placeholder in the shape of a page of yachts. */
export function YachtGridSkeleton() {
  return (
    <div className={GRID}>
      {Array.from({ length: FLEET_PAGE_SIZE }, (_, index) => index).map((index) => (
        <YachtCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** The message that the list could not be read. Without scripts, its button loads the same address again. */
export function FleetFailure({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  // Show the button as busy only after a press: the page also retries once by itself.
  const [isPressed, setPressed] = useState(false);
  return (
    <div role="alert" className="grid justify-items-start gap-6 border-t border-line py-12">
      <p className="display max-w-narrow text-xl">{words.fleetFailed}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setPressed(true);
          onRetry();
        }}
      >
        <Button type="submit" variant="secondary" busy={isPressed && isBusy}>
          {words.tryAgain}
        </Button>
      </form>
    </div>
  );
}

/** The links to the pages of a search. The page that the visitor points at is loaded ahead. */
export function FleetPages({ search, page }: { search: FleetSearch; page: FleetPage }) {
  const addressOf = (number: number) => {
    const query = fleetQueryString({ ...search, page: number });
    return `/yachts${query && `?${query}`}#${RESULTS_ID}`;
  };
  const read = (number: number) => readAhead(fleetPageQuery({ ...search, page: number }));
  const latestRead = useRef(read);
  latestRead.current = read;

  // Load a page ahead when pointer or focus reaches its link. Listening on the container keeps the links plain links.
  const links = useCallback((element: HTMLDivElement) => {
    const ended = new AbortController();
    for (const event of ['pointerover', 'focusin'] as const) {
      element.addEventListener(
        event,
        ({ target }) => {
          const link = target instanceof Element ? target.closest('a') : null;
          if (link) void latestRead.current(Number(new URL(link.href).searchParams.get('page') ?? 1));
        },
        { signal: ended.signal },
      );
    }
    return () => ended.abort();
  }, []);

  return (
    <div ref={links}>
      <Pagination page={search.page} pages={pagesFor(page.total)} to={addressOf} label={words.yachtPages} />
    </div>
  );
}
