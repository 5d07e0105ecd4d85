import { monthsBefore } from '#core/charter-time.ts';
import { forgetAgreements } from '#features/agreements/service/index.ts';
import { deleteWords, findOnceIn, findWrittenSince, forgetDoers } from '#features/cases/service.ts';
import { findOpenMoney, forgetOfMoney } from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import {
  deleteRequests,
  findNamedBefore,
  findSilentRequests,
  forgetClients,
  forgetQuoters,
  lockCharters,
} from '../repository/index.ts';

const AT_ONCE = 100;

/** The job that forgets charters and requests past their time. */
export const FORGET_CHARTERS = 'forget-old-charters';

/**
 * Forgets what has been kept long enough. Requests that never became charters are deleted when nothing was heard for
 * `INQUIRY_KEEP_MONTHS` months and none of their money is open. Charters lose their client, their messages and who did what when
 * the books no longer need a name (`BOOKS_KEEP_YEARS` after the return); what was booked, when and for how much stays, and so does
 * what became of it: otherwise a canceled charter would be taken for a request that never became one.
 */
export async function forgetOldCharters(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'jobs'>,
): Promise<{ readonly requests: number; readonly charters: number }> {
  const { inquiryKeepMonths, booksKeepYears } = deps.config;
  const silentSince = monthsBefore(deps.now(), inquiryKeepMonths);
  const returnedBefore = monthsBefore(deps.now(), booksKeepYears * 12);
  const requests = await inParts(
    (part) => findSilentRequests(deps.db, silentSince, part),
    async (ids) => {
      const kept = new Set([
        ...(await findOnceIn(deps.db, ids, 'confirmed')),
        ...(await findWrittenSince(deps.db, ids, silentSince)),
        ...(await findOpenMoney(deps.db, ids)).map(({ charterId }) => charterId),
      ]);
      const past = ids.filter((id) => !kept.has(id));
      await deps.db.transaction(async (tx) => {
        await lockCharters(tx, past);
        await forgetOfMoney({ ...deps, db: tx }, past);
        await deleteRequests(tx, past);
      });
      return past.length;
    },
  );
  const charters = await inParts(
    (part) => findNamedBefore(deps.db, returnedBefore, part),
    (ids) =>
      deps.db.transaction(async (tx) => {
        await forgetAgreements({ ...deps, db: tx }, ids);
        await lockCharters(tx, ids);
        await forgetOfMoney({ ...deps, db: tx }, ids);
        await deleteWords(tx, ids);
        await forgetDoers(tx, ids);
        await forgetClients(tx, ids);
        await forgetQuoters(tx, ids);
        return ids.length;
      }),
  );
  return { requests, charters };
}

/** Handles everything found, in the order of its ids and a hundred at a time; answers how many were handled. */
async function inParts(
  find: (part: { readonly after: string | undefined; readonly most: number }) => Promise<string[]>,
  deal: (ids: string[]) => Promise<number>,
): Promise<number> {
  let done = 0;
  let after: string | undefined;
  do {
    const ids = await find({ after, most: AT_ONCE });
    if (ids.length > 0) done += await deal(ids);
    after = ids.length < AT_ONCE ? undefined : ids.at(-1);
  } while (after);
  return done;
}
