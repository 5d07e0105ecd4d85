import { ok, refused } from '#core/result.ts';
import { readSettings } from '#features/content/service.ts';
import { queueMail } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { replyMail } from '../emails.tsx';
import { mayChange } from '../policy.ts';
import { findDocuments, lockOwnApplication, markRead } from '../repository/index.ts';
import { asId, type Caller } from './deps.ts';
import { note, say } from './moves.ts';
import { openApplication } from './read.ts';

/** Whether it is the caller's own application. Refused with `application-not-found`. */
export async function mayReply(deps: Deps, applicationId: string, caller: Caller) {
  const opened = await openApplication(deps, applicationId, { ...caller, isAdministrator: false });
  return opened.ok && opened.value.isDemo ? refused('application-not-found') : opened;
}

/**
 * The applicant's answer to underwriting, with files of the application that go with it; the team is told by mail that
 * there is one. In the caller's transaction.
 *
 * Refused with `application-not-found`, `application-closed`, or `invalid` for a file that is not the application's.
 */
export async function reply(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  answer: { readonly content: string; readonly documentIds: readonly string[] },
) {
  const application = await lockOwnApplication(deps.db, asId(applicationId), caller);
  if (!application) return refused('application-not-found');
  if (!mayChange(application.status)) return refused('application-closed');
  const documents = answer.documentIds.length > 0 ? await findDocuments(deps.db, application.id) : [];
  const kept = new Set(documents.map(({ id }) => id));
  if (!answer.documentIds.every((id) => kept.has(asId(id)))) {
    return {
      ...refused('invalid'),
      issues: [{ path: 'documentIds', message: 'One of the attached files is not here any more' }],
    };
  }
  const id = await say(deps, application.id, {
    messageType: 'applicant',
    subject: 'Your reply',
    content: answer.content,
    documentIds: answer.documentIds,
    writtenBy: caller.accountId,
  });
  await note(deps, application.id, caller, { kind: 'message', details: { messageId: id } });
  if (!application.suspectedSpam) {
    const { contact } = await readSettings(deps);
    await queueMail(deps, {
      cause: `financing-reply:${id}`,
      kind: 'team',
      about: application.id,
      to: deps.config.teamEmail,
      ...(await replyMail({ ...application, origin: deps.config.publicOrigin }, contact)),
    });
  }
  return ok({ id, message: 'Your reply has been sent.' });
}

/** Notes that the reader has seen what the other side wrote. Refused like `openApplication`. */
export async function markMessagesRead(deps: Deps, applicationId: string, caller: Caller) {
  const opened = await openApplication(deps, applicationId, caller);
  if (!opened.ok) return opened;
  const { id, isDemo, status } = opened.value;
  const isStaff = caller.isAdministrator && !caller.ownIds.includes(id);
  // The demonstration is everybody's: what one visitor has read stays unread for the next.
  if (!isDemo) await markRead(deps.db, id, isStaff ? 'staff' : 'applicant', deps.now());
  return ok({ id, status, message: 'Read.' });
}
