import { TooBusy } from '#core/turns.ts';
import { forgetCounts } from '#features/activity/service/index.ts';
import { DEVICE_SECONDS } from '#platform/auth/cookies.ts';
import { sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { TRIES_A_MINUTE, TRIES_WINDOW_MS } from '../domain.ts';
import {
  deleteDevicesBefore,
  deleteExpired,
  deleteTriesBefore,
  returnTry,
  takeTry,
} from '../repository/index.ts';

/** Long enough for a code that changes every 30 seconds to be over, early and late clocks included. */
const CODE_WINDOW_MS = 150_000;

/** Tries that have been taken. */
export type Tries = {
  giveBack(): Promise<void>;
  /** Waits for what is tried. When it was turned away for want of time nothing was tried, and nothing is counted. */
  unlessBusy<Answer>(trying: Promise<Answer>): Promise<Answer>;
};

/**
 * Takes a try from each bucket before anything is compared, so that a thousand guesses at once are no better than one after
 * the other. Refused when one of them is empty. A try that succeeds is given back.
 */
export async function takeTries(
  deps: Pick<Deps, 'db' | 'now'>,
  buckets: readonly string[],
): Promise<Tries | undefined> {
  const now = deps.now();
  const taken: string[] = [];
  const giveBack = async () => {
    for (const bucket of taken) await returnTry(deps.db, bucket, now);
  };
  for (const bucket of buckets) {
    if (!(await takeTry(deps.db, bucket, now, { most: TRIES_A_MINUTE, windowMs: TRIES_WINDOW_MS }))) {
      await giveBack();
      return undefined;
    }
    taken.push(bucket);
  }
  return {
    giveBack,
    async unlessBusy(trying) {
      try {
        return await trying;
      } catch (error) {
        if (error instanceof TooBusy) await giveBack();
        throw error;
      }
    },
  };
}

/** Whether this account's code is sent for the first time: one that was overheard is worth nothing. */
export async function isFreshCode(
  deps: Pick<Deps, 'db' | 'now'>,
  accountId: string,
  code: string,
): Promise<boolean> {
  return takeTry(deps.db, `code:${accountId}:${sha256(code)}`, deps.now(), {
    most: 1,
    windowMs: CODE_WINDOW_MS,
  });
}

/** Forgets sessions and links that are over, tries that no longer count, and browsers whose cookie is over. */
export async function forgetExpiredAccess(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteExpired(deps.db, deps.now());
  await deleteTriesBefore(deps.db, new Date(deps.now().getTime() - 3_600_000));
  await deleteDevicesBefore(deps.db, new Date(deps.now().getTime() - DEVICE_SECONDS * 1_000));
  await forgetCounts(deps);
}
