import { monthsBefore } from '#core/charter-time.ts';
import { forgetAgreements } from '#features/agreements/service/index.ts';
import { findWrittenSince } from '#features/cases/service.ts';
import { doomFiles } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import {
  deleteApplication,
  deleteDocuments,
  deleteDraftsBefore,
  findPastTheirTime,
  lockApplication,
  type PastTime,
} from '../repository/index.ts';
import { SYSTEM } from './deps.ts';

/** Drafts are kept for 30 days after the last word (issue 7, Retention). */
const DRAFT_DAYS = 30;
/** One that nobody ever decided is kept so many times as long: somebody may still wait for the answer. */
const UNDECIDED_TIMES = 2;
const DAY_MS = 86_400_000;
const AT_ONCE = 50;

/**
 * Forgets what has been kept long enough: drafts nobody has touched, and applications that have been over for the set
 * number of months, have waited as long for documents that never came, or were left undecided for twice as long, with their files. A legal hold keeps an
 * application whole. One that cannot be forgotten keeps no other from it, and is thrown in the end.
 */
export async function forgetOldApplications(
  deps: Deps,
): Promise<{ readonly drafts: number; readonly applications: number }> {
  const now = deps.now();
  const drafts = await deleteDraftsBefore(deps.db, new Date(now.getTime() - DRAFT_DAYS * DAY_MS));
  const months = deps.config.financingKeepMonths;
  const past = {
    before: monthsBefore(now, months),
    undecidedBefore: monthsBefore(now, UNDECIDED_TIMES * months),
  };
  let applications = 0;
  const each = oneByOne(deps);
  let after: string | undefined;
  do {
    const found = await findPastTheirTime(deps.db, past, { most: AT_ONCE, ...(after ? { after } : {}) });
    for (const { id } of found) {
      await each.tryTo({ applicationId: id }, async () => {
        if (await forget(deps, id, past)) applications += 1;
      });
    }
    after = found.length < AT_ONCE ? undefined : found.at(-1)?.id;
  } while (after);
  each.end();
  return { drafts, applications };
}

/** False when somebody has put a hold on it meanwhile, or has been heard of since that instant. */
async function forget(deps: Deps, id: string, past: PastTime): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const within: Deps = { ...deps, db: tx };
    await lockApplication(tx, id, SYSTEM);
    const [still] = await findPastTheirTime(tx, past, { most: 1, id });
    if (!still) return false;
    // What is over is over whatever was written; what waits does so until nobody writes any more.
    if (!still.isOver && (await findWrittenSince(tx, [id], past.before)).length > 0) return false;
    await forgetAgreements(within, [id]);
    await doomFiles(within, await deleteDocuments(tx, id));
    await deleteApplication(tx, id);
    return true;
  });
}
