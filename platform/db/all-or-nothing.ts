import type { Deps } from '#platform/deps.ts';
import { databaseErrorCode } from './error-code.ts';

/** Thrown to roll back what a refused change had already done. */
class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('refused');
    this.result = result;
  }
}

/** PostgreSQL's code for a deadlock: it rolls back one of two transactions that wait for each other; that one may be retried. */
const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * Runs a change in one transaction, and rolls all of it back when the change is refused (returns `ok: false`); the refusal is
 * returned here too. A change that was rolled back by a deadlock, as when two charters are moved to each other's time at once,
 * is run again.
 */
export async function allOrNothing<D extends Pick<Deps, 'db'>, R extends { readonly ok: boolean }>(
  deps: D,
  change: (within: D) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.db.transaction(async (tx) => {
        const result = await change({ ...deps, db: tx });
        if (!result.ok) throw new Undone(result);
        return result;
      });
    } catch (error) {
      if (error instanceof Undone) return error.result as R;
      if (attempt === TRIES || databaseErrorCode(error) !== DEADLOCK) throw error;
    }
  }
}
