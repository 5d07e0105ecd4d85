import { useDeferred } from '#ui/deferred.ts';
import { useScrolledPast } from '#ui/scrolled.ts';
import type { Search } from './use-search.ts';

const loadFloating = () => import('./floating-search.tsx').then((module) => module.FloatingSearch);

/** The search that stays visible while scrolling. Its code is loaded at the first scroll, long before it is shown. */
export function FollowingSearch({ search }: { search: Search }) {
  const hasMoved = useScrolledPast(() => 0);
  const Floating = useDeferred(loadFloating, hasMoved);
  return Floating && <Floating search={search} />;
}
