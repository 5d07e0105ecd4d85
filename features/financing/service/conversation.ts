import { ok, refused, refusedAt } from '#core/result.ts';
import { addMessage, markRead } from '#features/cases/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import { WRITTEN_FOR } from '../domain/index.ts';
import { findDocuments } from '../repository/index.ts';
import { words } from '../words/index.ts';
import { asId, type Caller } from './deps.ts';
import { mailTeam, note } from './moves.ts';
import { lockOwn, openApplication } from './read.ts';

/** Whether the application is the caller's own, so that they may reply. Refused with `application-not-found`. */
export async function mayReply(deps: Deps, applicationId: string, caller: Caller) {
  const opened = await openApplication(deps, applicationId, { ...caller, isAdministrator: false });
  return opened.ok && opened.value.isDemo ? refused('application-not-found') : opened;
}

/**
 * Stores the applicant's reply to underwriting, with attached files of the application, and queues a mail to the team; also once
 * the application is over, because staff go on writing then (product 7.14). In the caller's transaction.
 *
 * Refused with `application-not-found`, or `invalid` for a file that is not the application's.
 */
export async function reply(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  answer: { readonly content: string; readonly documentIds: readonly string[] },
) {
  const locked = await lockOwn(deps, applicationId, caller, false);
  if (!locked.ok) return locked;
  const application = locked.value;
  const documents = answer.documentIds.length > 0 ? await findDocuments(deps.db, application.id) : [];
  const kept = new Set(documents.map(({ id }) => id));
  if (!answer.documentIds.every((id) => kept.has(asId(id)))) {
    return refusedAt('invalid', 'documentIds', words.attachedGone);
  }
  const id = await addMessage(deps, {
    caseId: application.id,
    kind: 'applicant',
    subject: inLanguage(application.language, () => words.yourReply),
    body: answer.content,
    documentIds: [...answer.documentIds],
    accountId: caller.accountId ?? null,
  });
  await note(deps, application.id, caller, { event: 'message', details: { messageId: id } });
  await mailTeam(deps, application, 'answered', `financing-reply:${id}`);
  return ok({ id, message: words.replySentText });
}

/**
 * Marks messages of the other side as read; a colleague does so with what needs no answer. Does nothing for a colleague who may
 * not answer: for the team, the messages still wait. Refused like `openApplication`.
 *
 * @param messageIds the messages that were seen; newer ones stay unread. If absent, all of them
 */
export async function markMessagesRead(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  messageIds?: readonly string[],
) {
  const opened = await openApplication(deps, applicationId, caller);
  if (!opened.ok) return opened;
  const { id, isDemo, status } = opened.value;
  const reader = caller.isAdministrator && !caller.ownIds.includes(id) ? 'staff' : 'applicant';
  const counts = reader === 'applicant' || caller.mayAnswer === true;
  // All visitors share the demonstration, so one visitor must not mark its messages as read for the next.
  const isDone = !isDemo && counts;
  if (isDone) await markRead(deps.db, id, WRITTEN_FOR[reader], deps.now(), messageIds);
  const isForTeam = reader === 'staff' && isDone;
  return ok({ id, status, message: isForTeam ? staffWords.waitsNoMore : words.markedRead });
}
