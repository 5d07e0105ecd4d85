import { useDeferred } from '#ui/deferred.ts';
import { useScrolledPast } from '#ui/scrolled.ts';
import type { Search } from './use-search.ts';

const loadFloating = () => import('./floating-search.tsx').then((module) => module.FloatingSearch);

/** The search that follows the visitor: fetched as soon as the page moves, long before it has moved far enough for it. */
export function FollowingSearch({ search }: { search: Search }) {
  const hasMoved = useScrolledPast(() => 0);
  const Floating = useDeferred(loadFloating, hasMoved);
  return Floating && <Floating search={search} />;
}
