import { databaseErrorCode } from '#platform/db/error-code.ts';
import type { Deps } from '#platform/deps.ts';

/**
 * Does a job's work for each of many items, so that one failure does not stop the others. `end` makes the job fail when any
 * item failed, which Health shows; the next run tries those again.
 */
export function oneByOne({ log }: Pick<Deps, 'log'>) {
  let left = 0;
  return {
    /** @param about ids of the item, for the log */
    async tryTo(about: Readonly<Record<string, string>>, work: () => Promise<void>): Promise<void> {
      try {
        await work();
      } catch (error) {
        left += 1;
        log.error({ ...about, code: databaseErrorCode(error) }, 'left for the next run');
      }
    },
    end(): void {
      if (left > 0) throw new Error(`${left} left for the next run`);
    },
  };
}
