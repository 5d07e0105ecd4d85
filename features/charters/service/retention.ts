import { monthsBefore } from '#core/charter-time.ts';
import { forgetAgreements } from '#features/agreements/service/index.ts';
import { deleteWords, findOnceIn, findWrittenSince, forgetDoers } from '#features/cases/service.ts';
import { findOpenMoney, forgetOfMoney } from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inParts } from '#platform/jobs/in-parts.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import {
  deleteRequests,
  findNamedBefore,
  findSilentRequests,
  forgetClients,
  forgetQuoters,
  lockCharters,
} from '../repository/index.ts';

/** The job that forgets charters and requests past their time. */
export const FORGET_CHARTERS = 'forget-old-charters';

/**
 * Forgets what has been kept long enough. Requests that never became charters are deleted when nothing was heard for
 * `INQUIRY_KEEP_MONTHS` months and none of their money is open. Charters lose their client, their messages and who did what when
 * the books no longer need a name (`BOOKS_KEEP_YEARS` after the return); what was booked, when and for how much stays, and so does
 * what became of it: otherwise a canceled charter would be taken for a request that never became one. If one fails, the others are
 * still forgotten; the error is thrown at the end.
 */
export async function forgetOldCharters(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'jobs' | 'log'>,
): Promise<{ readonly requests: number; readonly charters: number }> {
  const { inquiryKeepMonths, booksKeepYears } = deps.config;
  const silentSince = monthsBefore(deps.now(), inquiryKeepMonths);
  const returnedBefore = monthsBefore(deps.now(), booksKeepYears * 12);
  const each = oneByOne(deps);
  let requests = 0;
  for await (const ids of inParts((part) => findSilentRequests(deps.db, silentSince, part))) {
    const kept = new Set([
      ...(await findOnceIn(deps.db, ids, 'confirmed')),
      ...(await findWrittenSince(deps.db, ids, silentSince)),
      ...(await findOpenMoney(deps.db, ids)).map(({ charterId }) => charterId),
    ]);
    for (const charterId of ids.filter((id) => !kept.has(id))) {
      await each.tryTo({ charterId }, async () => {
        await deps.db.transaction((tx) => deleteWhole({ ...deps, db: tx }, [charterId]));
        requests += 1;
      });
    }
  }
  let charters = 0;
  for await (const ids of inParts((part) => findNamedBefore(deps.db, returnedBefore, part))) {
    for (const charterId of ids) {
      await each.tryTo({ charterId }, async () => {
        await deps.db.transaction((tx) => forgetPeople({ ...deps, db: tx }, [charterId]));
        charters += 1;
      });
    }
  }
  each.end();
  return { requests, charters };
}

type Within = Pick<Deps, 'db' | 'now' | 'config' | 'jobs'>;

async function deleteWhole(within: Within, ids: readonly string[]): Promise<void> {
  await lockCharters(within.db, ids);
  await forgetOfMoney(within, ids);
  await deleteRequests(within.db, ids);
}

/** Removes the client's and the team's names from charters, with what was written. */
async function forgetPeople(within: Within, ids: readonly string[]): Promise<void> {
  await lockCharters(within.db, ids);
  await forgetAgreements(within, ids);
  await forgetOfMoney(within, ids);
  await deleteWords(within.db, ids);
  await forgetDoers(within.db, ids);
  await forgetClients(within.db, ids);
  await forgetQuoters(within.db, ids);
}
