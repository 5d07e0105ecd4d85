import { ok, refused } from '#core/result.ts';
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

/** How long a code is remembered as used: longer than it is valid, even if clocks differ. Codes change every 30 seconds. */
const CODE_WINDOW_MS = 150_000;

const A_MINUTE = { most: TRIES_A_MINUTE, windowMs: TRIES_WINDOW_MS };
/** Codes are short: whoever has a stolen session or knows the password could otherwise guess them for hours. */
const CODES_AN_HOUR = { most: 30, windowMs: 3_600_000 };

/** Tries that were taken from their buckets. */
export type Tries = {
  giveBack(): Promise<void>;
  /** Awaits the attempt. If it fails because the server is too busy, nothing was compared: gives the tries back and throws on. */
  unlessBusy<Answer>(trying: Promise<Answer>): Promise<Answer>;
};

/**
 * Takes a try from each bucket before anything is compared, so that a thousand guesses at once are no better than one after the
 * other. Undefined if a bucket is empty. The caller gives the tries back after a success.
 */
export async function takeTries(
  deps: Pick<Deps, 'db' | 'now'>,
  buckets: readonly string[],
  limit = A_MINUTE,
): Promise<Tries | undefined> {
  const now = deps.now();
  const taken: string[] = [];
  const giveBack = async () => {
    for (const bucket of taken) await returnTry(deps.db, bucket, now);
  };
  for (const bucket of buckets) {
    if (!(await takeTry(deps.db, bucket, now, limit))) {
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

/**
 * Takes a try at a code: ten a minute and thirty an hour. Refused with `too-many-tries` or `too-many-codes`.
 *
 * @param who whose guesses are counted together
 */
export async function takeCodeTries(deps: Pick<Deps, 'db' | 'now'>, who: string) {
  const ofMinute = await takeTries(deps, [`code:${who}`]);
  if (!ofMinute) return refused('too-many-tries');
  const ofHour = await takeTries(deps, [`codes:${who}`], CODES_AN_HOUR);
  if (!ofHour) return refused('too-many-codes');
  return ok({
    async giveBack() {
      await ofMinute.giveBack();
      await ofHour.giveBack();
    },
  });
}

/** Whether this account's code is sent for the first time. A code works once, so an overheard one is useless. */
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

/** Deletes sessions and links that have expired, tries that no longer count, and known browsers whose cookie has expired. */
export async function forgetExpiredAccess(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteExpired(deps.db, deps.now());
  await deleteTriesBefore(deps.db, new Date(deps.now().getTime() - 3_600_000));
  await deleteDevicesBefore(deps.db, new Date(deps.now().getTime() - DEVICE_SECONDS * 1_000));
  await forgetCounts(deps);
}
