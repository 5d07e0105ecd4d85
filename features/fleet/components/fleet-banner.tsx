import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { AlertIcon, CloseIcon } from '#ui/icons.tsx';
import {
  type FleetSearch,
  fleetQueryString,
  type IgnoredParameter,
  isOfSearch,
  type Narrowing,
  narrowedBy,
  withoutNarrowing,
} from '../domain/index.ts';
import type { Relief } from '../queries/fleet.ts';
import { words } from '../words/index.ts';
import { ignoredInWords } from './fleet-words.ts';

interface NarrowedProps {
  search: FleetSearch;
  /** Describes one part of the search in words. */
  say: (narrowing: Narrowing) => string;
}

const addressOf = (search: FleetSearch) => {
  const query = fleetQueryString(search);
  return query ? `/yachts?${query}` : '/yachts';
};

/** The banner with the visitor's search. Each part can be removed. Nothing without a search. */
export function SearchBanner({ search, say }: NarrowedProps) {
  const searched = narrowedBy(search).filter(isOfSearch);
  if (searched.length === 0) return null;
  return (
    <section
      aria-labelledby="search-results-applied"
      className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 border-l-2 border-brass bg-sand px-5 py-4"
    >
      <h2 id="search-results-applied" className="font-sans text-base font-semibold tracking-normal">
        {words.searchApplied}
      </h2>
      <div className="col-span-2 row-start-2 lg:col-span-1">
        <TakeBack narrowings={searched} search={search} say={say} />
      </div>
      <ButtonLink
        to="/yachts"
        variant="secondary"
        size="small"
        preventScrollReset
        prefetch="none"
        className="lg:row-span-2"
      >
        {words.clearSearch}
      </ButtonLink>
    </section>
  );
}

/** The filters in force. Each can be removed. Nothing without filters. */
export function AppliedFilters({ search, say }: NarrowedProps) {
  const filtered = narrowedBy(search).filter((narrowing) => !isOfSearch(narrowing));
  if (filtered.length === 0) return null;
  return <TakeBack narrowings={filtered} search={search} say={say} />;
}

/** The link to the whole fleet, without any filter. Always shown, like the filters themselves. */
export function ClearAllFilters({ onClear }: { onClear: () => void }) {
  return (
    <ButtonLink
      to="/yachts"
      variant="quiet"
      size="small"
      preventScrollReset
      prefetch="none"
      onClick={onClear}
    >
      {words.clearFilters}
    </ButtonLink>
  );
}

function TakeBack({
  narrowings,
  search,
  say,
}: NarrowedProps & { narrowings: readonly Narrowing[] }): ReactNode {
  return (
    <ul className="flex flex-wrap gap-2">
      {narrowings.map((narrowing) => (
        <li key={narrowing}>
          <Link
            to={addressOf(withoutNarrowing(search, narrowing))}
            preventScrollReset
            className="chip max-w-full"
          >
            <span className="sr-only">{words.remove}</span>
            <span className="line-clamp-2 wrap-anywhere">{say(narrowing)}</span>
            <CloseIcon size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The parts of the address that could not be understood, and what that means for the list. */
export function IgnoredNotes({ ignored }: { ignored: readonly IgnoredParameter[] }) {
  if (ignored.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {ignored.map((one) => (
        <li key={one.name} className="flex items-start gap-2.5">
          <AlertIcon size={20} className="mt-0.5 shrink-0" />
          {ignoredInWords(one)}
        </li>
      ))}
    </ul>
  );
}

/** Tells the visitor that the search words match no yacht and were corrected. */
export function ReadAsNote({ q, readAs }: { q: string; readAs: string }) {
  return (
    <p>
      {words.notCalled(q)}
      <strong className="font-semibold">“{readAs}”</strong>.
    </p>
  );
}

/** There is no filter to relax where no yacht is offered at all. */
const NoFleet = () => (
  <div className="grid justify-items-start gap-6 border-t border-line py-12">
    <p className="display max-w-narrow text-xl">{words.noYachtListed}</p>
    <ButtonLink to="/contact" variant="secondary">
      {words.askUs}
    </ButtonLink>
  </div>
);

/**
 * Tells the visitor that no yacht matches, and offers parts of the search to remove, with how many yachts each removal would
 * find.
 */
export function NoYachts({ search, say, relief }: NarrowedProps & { relief: readonly Relief[] }) {
  if (narrowedBy(search).length === 0) return <NoFleet />;
  const helpful = relief.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return (
    <div className="grid justify-items-start gap-6 border-t border-line py-12">
      <p className="display max-w-narrow text-xl">{words.noneMatch}</p>
      {helpful.length > 0 && (
        <div className="grid gap-3">
          <p className="text-muted">{words.removeOne}</p>
          <ul className="flex flex-wrap gap-2">
            {helpful.map(({ narrowing, total }) => (
              <li key={narrowing}>
                <Link
                  to={addressOf(withoutNarrowing(search, narrowing))}
                  preventScrollReset
                  className="chip max-w-full"
                >
                  <span className="sr-only">{words.remove}</span>
                  <span className="line-clamp-2 wrap-anywhere">{say(narrowing)}</span>
                  <span className="tabular text-muted">{words.yachts(total)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {helpful.length === 0 && relief.length > 1 && <p className="text-muted">{words.noSingleFilter}</p>}
      <ButtonLink to="/yachts" variant="secondary" preventScrollReset>
        {words.clearFilters}
      </ButtonLink>
    </div>
  );
}
