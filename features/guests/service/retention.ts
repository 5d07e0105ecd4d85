import { openCharter } from '#features/charters/service/index.ts';
import { listDisputed } from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inParts } from '#platform/jobs/in-parts.ts';
import { deleteAllOf, findCasesKept, findWaivers } from '../repository.ts';
import { listGuests } from './read.ts';

const DAY_MS = 86_400_000;

/** The job that deletes old data of guests. */
export const FORGET_GUESTS = 'forget-old-guests';

/**
 * Deletes who was aboard and what was signed, `GUEST_KEEP_DAYS` days after the charter's end: its return, or its last change if
 * it was cancelled. Not while a client's bank asks about the charter: who was aboard is part of the answer. Answers for how many
 * charters.
 */
export async function forgetOldGuests(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  const before = new Date(deps.now().getTime() - deps.config.guestKeepDays * DAY_MS);
  let forgotten = 0;
  for await (const ids of inParts((part) => findCasesKept(deps.db, part))) {
    const past: string[] = [];
    const disputed = await listDisputed(deps, ids);
    for (const id of ids.filter((one) => !disputed.has(one))) {
      const found = await openCharter(deps, id);
      if (!found.ok) continue;
      const { status, returnsAt, updatedAt } = found.value;
      if ((status === 'cancelled' ? updatedAt : returnsAt) < before) past.push(id);
    }
    await forgetGuests(deps, past);
    forgotten += past.length;
  }
  return forgotten;
}

/** Deletes who was aboard these charters, and what was signed. */
export async function forgetGuests({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]): Promise<void> {
  await db.transaction((tx) => deleteAllOf(tx, charterIds));
}

/** The guests of these charters and when they signed, for their client's data export; without the guests' sealed details. */
export async function exportGuests(deps: Pick<Deps, 'db' | 'vault'>, charterIds: readonly string[]) {
  const exported = [];
  for (const charterId of charterIds) {
    const signedAt = new Map(
      (await findWaivers(deps.db, charterId)).map((waiver) => [waiver.id, waiver.signedAt] as const),
    );
    for (const { name, ageBand, waiverId } of await listGuests(deps, charterId))
      exported.push({ charterId, name, ageBand, signedAt: (waiverId && signedAt.get(waiverId)) || null });
  }
  return exported;
}
