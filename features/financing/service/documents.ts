import { ok, refused, refusedAt } from '#core/result.ts';
import { addMessage, changeCase, findMessages } from '#features/cases/service.ts';
import { FILE_KINDS, shownName } from '#features/documents/domain/index.ts';
import { doomFiles, keepFile, readFile, type WrittenFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import {
  type Application,
  ATTACHMENT,
  cardLabel,
  cardsOf,
  cardsWithFiles,
  documentsStatus,
  isComplete,
  MESSAGE_TYPES,
  MOST_DOCUMENTS,
  takesFiles,
} from '../domain/index.ts';
import { mayChange } from '../policy.ts';
import {
  countDocuments,
  deleteDocuments,
  findDocument,
  findDocumentOfFile,
  findDocuments,
  findRequestedDocuments,
  insertDocument,
  lockApplication,
  type Reach,
} from '../repository/index.ts';
import { reasonForm, type UploadedAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { asId, type Caller, SYSTEM, sealContext } from './deps.ts';
import { logStaff, moveApplication, note, tell } from './moves.ts';
import { lockOwn, lockToHandle, openApplication } from './read.ts';
import { takeBackInfectedTerms } from './terms.ts';

/**
 * Whether the applicant may add a file to an application, checked before any of the file is received, and so before it is known
 * whether it goes with a message. Refused with `application-not-found`, `application-closed` or `too-many-documents`.
 */
export async function mayUpload(deps: Deps, id: string, reach: Reach) {
  const opened = await openApplication(deps, id, { ...reach, isAdministrator: false });
  if (!opened.ok) return opened;
  if (opened.value.isDemo) return refused('application-not-found');
  return mayTakeDocument(deps, opened.value, ATTACHMENT);
}

/** Once an application is over, the checklist takes nothing any more; the applicant's messages may still bring files. */
async function mayTakeDocument(deps: Deps, application: Application, type?: string) {
  const { status } = application;
  const isTaken = type === ATTACHMENT ? takesFiles(status) : mayChange(status);
  if (!isTaken) return refused('application-closed');
  if ((await countDocuments(deps.db, application.id)) >= MOST_DOCUMENTS) return refused('too-many-documents');
  return ok(application);
}

/**
 * Files a written file under a card of the checklist, in the caller's transaction; a further file is added and replaces none. The
 * file that completes the checklist makes the system move the application to review (product 7.6).
 *
 * Refused like `mayUpload`, and with `invalid` for a card that the application does not have.
 */
export async function addDocument(deps: Deps, applicationId: string, caller: Caller, document: NewDocument) {
  const locked = await lockOwn(deps, applicationId, caller, false);
  if (!locked.ok) return locked;
  const application = locked.value;
  const may = await mayTakeDocument(deps, application, document.type.trim());
  if (!may.ok) return may;
  return keepDocument(deps, application, document);
}

type NewDocument = { readonly type: string; readonly fileName: string; readonly file: WrittenFile };

/** Files a written file under a card, or with the messages. Starts the review if this completes the checklist. */
async function keepDocument(deps: Deps, application: Application, document: NewDocument) {
  const cards = cardsOf(await findRequestedDocuments(deps.db, application.id));
  const type = document.type.trim();
  if (type !== ATTACHMENT && !cards.some(({ name }) => name === type)) {
    return refusedAt('invalid', 'type', words.noSuchDocument);
  }
  const { file } = document;
  const id = deps.newId();
  await keepFile(deps, file.id);
  await insertDocument(deps.db, {
    id,
    applicationId: application.id,
    type,
    fileId: file.id,
    sealedFileName: deps.vault.seal(shownName(document.fileName, file.kind), sealContext.fileName(id)),
    contentType: FILE_KINDS[file.kind].contentType,
    bytes: file.bytes,
    uploadedAt: deps.now(),
  });
  let { status } = application;
  if (status === 'needs_docs' && (await isChecklistComplete(deps, application.id))) {
    const moved = await moveApplication(deps, application, 'under_review', { ...SYSTEM, doer: 'system' });
    if (moved.ok) status = moved.value.status;
  }
  return ok<UploadedAnswer>({ id, type, status, message: words.documentUploadedText });
}

/** Like `mayUpload`, for a colleague who adds a file that reached the business in another way. */
export async function mayAddForApplicant(deps: Deps, id: string, caller: Reach) {
  const opened = await openApplication(deps, id, caller);
  if (!opened.ok) return opened;
  if (opened.value.isDemo) return refused('application-not-found');
  return mayTakeDocument(deps, opened.value);
}

/**
 * A colleague adds a file that reached the business in another way, such as by post. Records how it came, and tells the applicant
 * that it is there. In the caller's transaction. Refused like `addDocument`, and with `invalid` without a reason.
 */
export async function addForApplicant(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  { reason, ...document }: NewDocument & { readonly reason: string },
) {
  const given = reasonForm.safeParse({ reason });
  if (!given.success) return refusedAt('invalid', 'reason', words.reasonMissing);
  const locked = await lockToHandle(deps, applicationId, caller);
  if (!locked.ok) return locked;
  const application = locked.value;
  const may = await mayTakeDocument(deps, application);
  if (!may.ok) return may;
  const kept = await keepDocument(deps, application, document);
  if (!kept.ok) return kept;
  const { id, type } = kept.value;
  const why = given.data.reason;
  await note(deps, application.id, caller, {
    event: 'document-added',
    reason: why,
    details: { documentId: id, type },
  });
  await logStaff(deps, caller, application, {
    action: 'document added',
    details: { document: type, reason: why },
  });
  await tell(deps, application, () => ({
    kind: 'system',
    subject: words.added,
    body: words.addedText(cardLabel(type)),
  }));
  return ok<UploadedAnswer>({ ...kept.value, message: staffWords.documentIsAdded });
}

/**
 * The applicant removes a wrong file that nobody has reviewed yet. If an application under review then lacks it, the application
 * waits for documents again. Once an application is over, only a file that went with no message yet can be removed.
 *
 * Refused with `application-not-found`, `application-closed`, `document-not-found`, or with `document-stays` if the file has been
 * reviewed or the application is on legal hold.
 */
export async function removeDocument(deps: Deps, applicationId: string, documentId: string, caller: Caller) {
  const find = (within: Deps) => lockOwn(within, applicationId, caller, false);
  return changeCase(deps, find, async (within, application) => {
    const document = await findDocument(within.db, application.id, asId(documentId));
    if (!mayChange(application.status) && !(await isUnsent(within, application, document)))
      return refused('application-closed');
    if (!document) return refused('document-not-found');
    if (document.review !== 'open' || application.hasLegalHold) return refused('document-stays');
    await doomFiles(within, await deleteDocuments(within.db, application.id, [document.id]));
    await note(within, application.id, caller, {
      event: 'document-deleted',
      details: { documentId: document.id, type: document.type },
    });
    const { status } = (await awaitMissing(within, application, document.type)) ?? application;
    return ok({ id: application.id, status, message: words.fileTakenOff });
  });
}

/** Whether the file was stored to go with a message, and has not gone with one. */
async function isUnsent(
  { db }: Pick<Deps, 'db'>,
  { id }: Application,
  document?: { id: string; type: string },
) {
  if (document?.type !== ATTACHMENT) return false;
  const messages = await findMessages(db, [id], MESSAGE_TYPES);
  return !messages.some(({ documentIds }) => documentIds.includes(document.id));
}

/** Whether no document that the checklist requires is missing. */
export async function isChecklistComplete({ db }: Pick<Deps, 'db'>, applicationId: string): Promise<boolean> {
  const cards = cardsOf(await findRequestedDocuments(db, applicationId));
  return isComplete(cards, cardsWithFiles(await findDocuments(db, applicationId)));
}

/** Whether the card requires a file and has none that counts. False for a type without a card, such as an attachment. */
export async function isCardEmpty({ db }: Pick<Deps, 'db'>, applicationId: string, type: string) {
  const cards = cardsOf(await findRequestedDocuments(db, applicationId));
  const uploaded = cardsWithFiles(await findDocuments(db, applicationId));
  return documentsStatus(cards, uploaded)[type] === 'pending';
}

/**
 * Moves an application under review back to waiting if the removed file's card is now empty. It does not wait for other documents
 * that were already missing when a colleague started the review anyway.
 */
async function awaitMissing(deps: Deps, application: Application, type: string) {
  if (application.status !== 'under_review' || !(await isCardEmpty(deps, application.id, type)))
    return undefined;
  const moved = await moveApplication(deps, application, 'needs_docs', { ...SYSTEM, doer: 'system' });
  return moved.ok ? moved.value : undefined;
}

/**
 * A document's content, for a caller who may see the application. Records each opening by staff. Refused with
 * `application-not-found`, `document-not-found`, or `not-scanned` until the scanner has answered.
 */
export async function downloadDocument(
  deps: Deps,
  applicationId: string,
  documentId: string,
  caller: Caller,
) {
  // Staff without access to files may still open files of their own application, like any applicant.
  const reach = caller.opensSealed ? caller : { ...caller, isAdministrator: false };
  const opened = await openApplication(deps, applicationId, reach);
  if (!opened.ok) return opened;
  const document = await findDocument(deps.db, opened.value.id, asId(documentId));
  if (!document) return refused('document-not-found');
  const read = await readFile(deps, document.fileId);
  if (!read.ok) return refused(read.reason === 'file-gone' ? 'document-not-found' : read.reason);
  if (caller.isAdministrator) {
    await note(deps, opened.value.id, caller, {
      event: 'document-opened',
      details: { documentId: document.id, type: document.type },
    });
    await logStaff(deps, caller, opened.value, {
      action: 'document opened',
      details: { document: document.type },
    });
  }
  return ok({
    ...read.value,
    fileName: deps.vault.open(document.sealedFileName, sealContext.fileName(document.id)).toString('utf8'),
  });
}

/** Removes a file that the scanner refused and tells the applicant; for a file of a lender’s terms, tells the team too. */
export async function removeInfected(deps: Deps, fileId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const within: Deps = { ...deps, db: tx };
    const document = await findDocumentOfFile(tx, fileId);
    if (!document) {
      await takeBackInfectedTerms(within, fileId);
      return doomFiles(within, [fileId]);
    }
    // Lock the application first, as every change of its documents does. If the applicant has removed the file meanwhile, stop.
    const application = await lockApplication(tx, document.applicationId, SYSTEM);
    const [deleted] = await deleteDocuments(tx, document.applicationId, [document.id]);
    if (!application || deleted === undefined) return;
    const { id: caseId, language } = application;
    await doomFiles(within, [fileId]);
    await note(within, caseId, SYSTEM, {
      event: 'document-deleted',
      reason: 'The virus scanner refused it',
      details: { type: document.type },
    });
    const say = () => ({
      kind: 'system' as const,
      subject: words.refusedFile,
      body: words.refusedFileText(cardLabel(document.type)),
    });
    // A change of status is mailed; without one, the message is.
    if (await awaitMissing(within, application, document.type))
      await addMessage(within, { ...inLanguage(language, say), caseId });
    else await tell(within, application, say);
  });
}
