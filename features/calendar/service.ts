import type { Deps } from '#server/deps.ts';
import type { TimeRange } from './domain.ts';
import { isFree } from './repository.ts';

/**
 * True when nothing is on the yacht's calendar in that time. It promises nothing: until the time is taken, somebody
 * else may take it.
 *
 * @param range with the yacht's turnaround, when a charter is meant
 */
export async function isYachtFree(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  yachtId: string,
  range: TimeRange,
): Promise<boolean> {
  return isFree(db, yachtId, range, now());
}
