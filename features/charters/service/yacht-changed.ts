import { ok } from '#core/result.ts';
import { isSignedByAll, needsCountersignature } from '#features/agreements/domain/index.ts';
import { holdAgreements, type Newest, newestOf } from '#features/agreements/service/index.ts';
import { addChange, changeCase, findHistory } from '#features/cases/service.ts';
import { isSamePlace, type YachtChange } from '#features/fleet/domain/index.ts';
import { openYacht } from '#features/fleet/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { oneByOne } from '#platform/jobs/one-by-one.ts';
import { hasDeparted, hasEnded } from '../policy/moments.ts';
import { type Charter, findOpenOf, updateCharter } from '../repository/index.ts';
import { agreeAnew } from './agreements.ts';
import { holdCharter } from './change.ts';
import { mailOtherMarina } from './mails.ts';

/**
 * Brings a yacht's new name to her charters that have not departed, and tells clients of confirmed charters ahead where they
 * board now (product 2.19). Each charter by itself, so that none waits for another's lock.
 */
export async function followYacht(deps: Deps, change: YachtChange): Promise<void> {
  const yacht = await openYacht(deps, change.yachtId);
  if (!yacht.ok) return;
  const { name, marina } = yacht.value;
  // If it has been changed once more since, that change's own run tells of it.
  const boardsAt = isSamePlace(marina, change.marina) ? marina : '';
  const each = oneByOne(deps);
  for (const { id } of await findOpenOf(deps.db, change.yachtId, deps.now()))
    await each.tryTo({ charter: id }, async () => {
      await changeCase(
        deps,
        (within) => holdCharter(within, id),
        async (within, charter) => {
          const now = within.now();
          const isAhead = !hasEnded(charter, now) && !hasDeparted(charter, now);
          if (isAhead && charter.yachtId === change.yachtId)
            await bringIn(within, charter, { name, boardsAt, changeId: change.changeId });
          return ok(undefined);
        },
      );
    });
  each.end();
}

async function bringIn(
  deps: Deps,
  charter: Charter,
  {
    name,
    boardsAt,
    changeId,
  }: { readonly name: string; readonly boardsAt: string; readonly changeId: string },
) {
  const isRenamed = name !== charter.yachtName && !(await isSigned(deps, charter));
  const isConfirmed = charter.status === 'confirmed';
  const isElsewhere = boardsAt !== '' && isConfirmed;
  // The job may run twice: what the first run did for this charter is in its history.
  const isDone = (await findHistory(deps.db, charter.id)).some(
    ({ details }) => details.yachtChange === changeId,
  );
  if (isDone || !(isRenamed || isElsewhere)) return;
  const { status } = charter;
  const fields = isRenamed ? { yachtName: name } : {};
  // A new version, by which a calendar knows that the new file takes the place of the earlier one.
  const changed = await updateCharter(deps.db, charter, { ...fields, status, updatedAt: deps.now() });
  if (!changed) throw new Error('The charter changed while it was held');
  const reason = [
    isRenamed ? `The yacht is called ${name} now, not ${charter.yachtName}.` : '',
    isElsewhere ? `Boards at ${boardsAt} now.` : '',
  ];
  const id = await addChange(deps, {
    caseId: charter.id,
    event: 'correct',
    fromStatus: status,
    toStatus: status,
    changedBy: 'site',
    reason: reason.filter(Boolean).join(' '),
    details: { yachtChange: changeId },
  });
  if (isElsewhere) await mailOtherMarina(deps, { charter: changed, changeId: id, before: status });
  if (isRenamed && isConfirmed) await agreeAnew(deps, changed);
}

/**
 * Whether all have signed a paper in force that has the yacht under the name that she had: the agreement, or the captain's
 * contract. Another name would outdate it, and stop the departure until it is signed again.
 */
async function isSigned(deps: Deps, { id }: Charter) {
  await holdAgreements(deps.db, id);
  for (const kind of ['charter', 'captain'] as const)
    if (isSignedInForce((await newestOf(deps, [id], kind)).get(id))) return true;
  return false;
}

const isSignedInForce = (newest: Newest | undefined) =>
  newest !== undefined &&
  !newest.hasEnded &&
  (isSignedByAll(newest) || (newest.state === 'signed' && !needsCountersignature(newest)));
