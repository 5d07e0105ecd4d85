import { ok, refused } from '#core/result.ts';
import { may, type StaffRole } from '#core/rights.ts';
import { canBeGiven } from '#features/accounts/service/team.ts';
import { addMessage, changeCase } from '#features/cases/service.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { words } from '../components/admin/words/index.ts';
import { isOpen } from '../domain/index.ts';
import { assignApplication, findAssignedTo, findAssignee } from '../repository/index.ts';
import type { Assignment, StaffNote } from '../schema/index.ts';
import { type Caller, SYSTEM } from './deps.ts';
import { logStaff, note } from './moves.ts';
import { lockToChange } from './read.ts';

/**
 * Assigns an application to a colleague, or to nobody. Refused with `application-not-found`, with `changed-meanwhile` if it is no
 * longer with the colleague from whom it was to go, or with `colleague-not-found` if that account's roles do not include
 * financing.
 */
export async function assignTo(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  { assignedTo, from }: Assignment,
) {
  const find = async (within: Deps) =>
    assignedTo === null || (await canBeGiven(within, assignedTo, 'financing'))
      ? lockToChange(within, applicationId, caller)
      : refused('colleague-not-found');
  return changeCase(deps, find, async (within, application) => {
    const { id, status } = application;
    if (assignedTo === application.assignedTo) return ok({ id, status, message: words.nothingChanged });
    if (from !== undefined && from !== application.assignedTo) return refused('changed-meanwhile');
    await assignApplication(within.db, id, assignedTo);
    const assignee = (await findAssignee(within.db, id))?.username ?? null;
    await note(within, id, caller, { event: 'assigned', details: { to: assignee } });
    await logStaff(within, caller, application, { action: 'assigned', details: { assignee } });
    const message = assignee ? words.seesTo(assignee) : words.nobodySeesTo;
    return ok({ id, status, message });
  });
}

/** Unassigns the open applications of a colleague whose roles no longer include financing; in the caller's transaction. */
export async function freeApplicationsOf(
  within: Deps,
  by: Actor,
  { id, staffRoles }: { readonly id: string; readonly staffRoles: readonly StaffRole[] },
): Promise<void> {
  if (may(staffRoles, 'financing', 'changes')) return;
  const caller = { ...SYSTEM, accountId: by.accountId, name: by.username };
  for (const application of await findAssignedTo(within.db, id)) {
    if (isOpen(application.status))
      await assignTo(within, application.id, caller, { assignedTo: null, from: id });
  }
}

/**
 * Stores a colleague's note about an application for the team. Neither the applicant nor the log gets its text. In the caller's
 * transaction. Refused with `application-not-found`.
 */
export async function writeNote(deps: Deps, applicationId: string, caller: Caller, { body }: StaffNote) {
  const found = await lockToChange(deps, applicationId, caller);
  if (!found.ok) return found;
  const { id: caseId } = found.value;
  const accountId = caller.accountId ?? null;
  const id = await addMessage(deps, { caseId, kind: 'note', body, writtenBy: caller.name, accountId });
  await logStaff(deps, caller, found.value, { action: 'note written' });
  return ok({ id, message: words.noteIsKept });
}
