import { ok, refused, told } from '#core/result.ts';
import { changeCase, findHistory } from '#features/cases/service.ts';
import { findScans } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import { type Application, cardLabel, cardsOf, cardsWithFiles, isReadable } from '../domain/index.ts';
import { waitsForDocuments } from '../policy.ts';
import {
  deleteRequestedDocument,
  findDocument,
  findDocuments,
  findRequestedDocuments,
  updateReview,
} from '../repository/index.ts';
import type { DocumentReviewBody } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { asId, type Caller, SYSTEM } from './deps.ts';
import { isCardEmpty, isChecklistComplete } from './documents.ts';
import { logStaff, moveApplication, note, tell } from './moves.ts';
import { lockToHandle } from './read.ts';

type FileOfCase = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** Has the system start the review if the checklist is complete, as an upload does (product 7.6). */
async function moveIfComplete(deps: Deps, application: Application) {
  const { id, status } = application;
  if (status !== 'needs_docs' || !(await isChecklistComplete(deps, id))) return ok({ id, status });
  return moveApplication(deps, application, 'under_review', { ...SYSTEM, doer: 'system' });
}

/**
 * A colleague accepts a file of an application, or sends it back with a reason. A file that is sent back does not count: its card
 * asks for another, the applicant is told the reason, and an application under review waits for it.
 *
 * Refused with `application-not-found`, `application-closed`, `document-not-found`, or with `changed-meanwhile` and the present
 * review if it differs from the one that was seen.
 */
export async function reviewDocument(
  deps: Deps,
  applicationId: string,
  documentId: string,
  caller: Caller,
  given: DocumentReviewBody,
) {
  const find = (within: Deps) => lockToHandle(within, applicationId, caller, { mustBeOpen: true });
  return changeCase(deps, find, async (within, application) => {
    const document = await findDocument(within.db, application.id, asId(documentId));
    if (!document) return refused('document-not-found');
    const { id, type, review } = document;
    const isAccepted = given.review === 'accepted';
    const reason = isAccepted ? '' : given.reason;
    if (review === given.review && document.reviewReason === reason) {
      return ok({ id: application.id, status: application.status, message: staffWords.nothingChanged });
    }
    const { seen = review, seenReason = document.reviewReason } = given;
    if (seen !== review || seenReason !== document.reviewReason) {
      const current = { review, reviewReason: document.reviewReason };
      return { ...refused('changed-meanwhile'), current } as const;
    }
    await keepReview(within, application, caller, { id, type, review: given.review, reason });
    if (!isAccepted) return askAgain(within, application, type, reason, caller);
    // Only a file that did not count can complete the checklist; any other must not undo a colleague's move.
    const { id: applicationId, status } = application;
    const moved =
      review === 'sent_back'
        ? await countAgain(within, application, document)
        : ok({ id: applicationId, status });
    return moved.ok ? ok({ ...moved.value, message: staffWords.documentIsAccepted }) : moved;
  });
}

/** Stores a colleague's review of a file, and records it in the history and in the log. */
async function keepReview(
  deps: Deps,
  application: Application,
  caller: Caller,
  {
    id,
    type,
    review,
    reason = '',
  }: Pick<DocumentReviewBody, 'review'> & { id: string; type: string; reason?: string },
) {
  const isAccepted = review === 'accepted';
  await updateReview(deps.db, id, { review, reviewReason: reason });
  await note(deps, application.id, caller, {
    event: isAccepted ? 'document-accepted' : 'document-sent-back',
    reason,
    details: { documentId: id, type },
  });
  await logStaff(deps, caller, application, {
    action: isAccepted ? 'document accepted' : 'document sent back',
    details: { document: type },
  });
}

/**
 * A colleague accepts several files at once: of those that were looked at, each that has passed its scan and is not reviewed
 * yet. Each is recorded as if it were accepted singly. Refused with `application-not-found` or `application-closed`.
 */
export async function acceptDocuments(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  documentIds: readonly string[],
) {
  const find = (within: Deps) => lockToHandle(within, applicationId, caller, { mustBeOpen: true });
  return changeCase(deps, find, async (within, application) => {
    const { id, status } = application;
    const seen = new Set(documentIds.map(asId));
    const open = (await findDocuments(within.db, id)).filter(
      (document) => document.review === 'open' && seen.has(document.id),
    );
    const scans = await findScans(
      within,
      open.map(({ fileId }) => fileId),
    );
    const fine = open.filter(({ fileId }) => isReadable(scans.get(fileId) ?? 'none'));
    for (const { id: documentId, type } of fine) {
      await keepReview(within, application, caller, { id: documentId, type, review: 'accepted' });
    }
    const message =
      fine.length === 0 ? staffWords.nothingChanged : staffWords.documentsAreAccepted(fine.length);
    return ok({ id, status, message });
  });
}

/**
 * Asks the applicant for another file in place of a rejected one. An application under review waits for it, if its card
 * requires a file and has no other.
 */
async function askAgain(deps: Deps, application: Application, type: string, why: string, caller: Caller) {
  const { id, status } = application;
  const isOnCard = await hasCard(deps, id, type);
  const said = () => (isOnCard ? words.sendAgainText(cardLabel(type), why) : words.sendAgainInReply(why));
  const message = staffWords.askedForAnother;
  if (waitsForDocuments(status) && (await isCardEmpty(deps, id, type))) {
    const doer = { ...caller, doer: 'staff' as const };
    const reason = `Sent ${type} back`;
    return told(
      await moveApplication(deps, application, 'needs_docs', doer, {
        reason,
        words: said,
      }),
      (moved) => ({
        ...moved,
        message,
      }),
    );
  }
  await tell(deps, application, () => ({
    kind: 'system',
    subject: words.sendAgain,
    body: said(),
  }));
  return ok({ id, status, message });
}

/** Whether that type has a card; an attachment of a reply has none, nor has a document that is no longer asked for. */
async function hasCard({ db }: Pick<Deps, 'db'>, applicationId: string, type: string) {
  return cardsOf(await findRequestedDocuments(db, applicationId)).some(({ name }) => name === type);
}

/** Whether another file that counts has come in place of this one since it was sent back. */
async function isReplaced({ db }: Pick<Deps, 'db'>, { id, applicationId, type, uploadedAt }: FileOfCase) {
  const sentBack = (await findHistory(db, applicationId)).findLast(
    ({ event, details }) => event === 'document-sent-back' && details.documentId === id,
  );
  const since = sentBack?.changedAt ?? uploadedAt;
  const others = (await findDocuments(db, applicationId)).filter((other) => other.uploadedAt > since);
  return cardsWithFiles(others).includes(type);
}

/**
 * A file that was sent back counts after all: the review goes on if nothing else is missing. Otherwise tells the applicant, who
 * was asked for another file, that none is needed, unless it has come.
 */
async function countAgain(deps: Deps, application: Application, document: FileOfCase) {
  const { id, status } = application;
  const { type } = document;
  const moved = await moveIfComplete(deps, application);
  if (moved.ok && moved.value.status === status && !(await isReplaced(deps, document))) {
    const isOnCard = await hasCard(deps, id, type);
    await tell(deps, application, () => ({
      kind: 'system',
      subject: words.notNeeded,
      body: isOnCard ? words.notNeededText(cardLabel(type)) : words.notNeededInReply,
    }));
  }
  return moved;
}

/**
 * A colleague withdraws a request for a further document, as long as no file that counts has come for it.
 *
 * Refused with `application-not-found`, `application-closed`, `document-not-found` if it is no longer on the checklist, or
 * `document-arrived`.
 */
export async function withdrawDocumentRequest(
  deps: Deps,
  applicationId: string,
  requestId: string,
  caller: Caller,
) {
  const find = (within: Deps) => lockToHandle(within, applicationId, caller, { mustBeOpen: true });
  return changeCase(deps, find, async (within, application) => {
    const requests = await findRequestedDocuments(within.db, application.id);
    const request = requests.find(({ id }) => id === asId(requestId));
    if (!request) return refused('document-not-found');
    const documents = await findDocuments(within.db, application.id);
    if (cardsWithFiles(documents).includes(request.name)) return refused('document-arrived');
    await deleteRequestedDocument(within.db, request.id);
    const details = { name: request.name };
    await note(within, application.id, caller, { event: 'document-request-withdrawn', details });
    await logStaff(within, caller, application, { action: 'document request withdrawn', details });
    await tell(within, application, () => ({
      kind: 'system',
      subject: words.notNeeded,
      body: words.notNeededText(cardLabel(request.name)),
    }));
    const moved = await moveIfComplete(within, application);
    return moved.ok ? ok({ ...moved.value, message: staffWords.requestIsWithdrawn }) : moved;
  });
}
