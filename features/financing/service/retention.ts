import { monthsBefore } from '#core/charter-time.ts';
import { forgetAgreements } from '#features/agreements/service/index.ts';
import { findWrittenSince } from '#features/cases/service.ts';
import { doomFiles } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inParts } from '#platform/jobs/in-parts.ts';
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

/** How many days drafts are kept after their last change (product 7.12). */
const DRAFT_DAYS = 30;
/** An undecided application is kept this many times as long, because the applicant may still wait for the answer. */
const UNDECIDED_TIMES = 2;
const DAY_MS = 86_400_000;

/**
 * Deletes what has been kept long enough: old drafts, and applications with their files that have been over for the set number of
 * months, have waited as long for documents that never came, or were left undecided for twice as long. A legal hold keeps an
 * application whole. If one fails, the others are still deleted; the error is thrown at the end.
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
  for await (const found of inParts((part) => findPastTheirTime(deps.db, past, part))) {
    for (const { id } of found) {
      await each.tryTo({ applicationId: id }, async () => {
        if (await forget(deps, id, past)) applications += 1;
      });
    }
  }
  each.end();
  return { drafts, applications };
}

/** Deletes one application; false if it was put on hold meanwhile, or if somebody has written since `past.before`. */
async function forget(deps: Deps, id: string, past: PastTime): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const within: Deps = { ...deps, db: tx };
    await lockApplication(tx, id, SYSTEM);
    const [still] = await findPastTheirTime(tx, past, { most: 1, id });
    if (!still) return false;
    // An application that is over is deleted regardless of messages; a waiting one only if nobody has written since.
    if (!still.isOver && (await findWrittenSince(tx, [id], past.before)).length > 0) return false;
    await forgetAgreements(within, [id]);
    await doomFiles(within, await deleteDocuments(tx, id));
    await deleteApplication(tx, id);
    return true;
  });
}
