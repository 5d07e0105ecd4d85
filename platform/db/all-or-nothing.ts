import type { Deps } from '#platform/deps.ts';
import { databaseErrorCode } from './error-code.ts';

/** Thrown to undo what a refused change had already done. */
class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('refused');
    this.result = result;
  }
}

/** PostgreSQL's word for two that wait for each other: it undoes one of them, which may simply begin again. */
const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * Runs a change in one transaction, and undoes all of it when the change is refused: what it answers with `ok: false` is
 * answered here too, and nothing of it is kept. A change that got in another's way, as two charters that are moved to each
 * other's time at once, is undone and made again.
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
