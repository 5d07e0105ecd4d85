import { ok, refused, refusedAt } from '#core/result.ts';
import { addMessage } from '#features/cases/service.ts';
import { FILE_KINDS, shownName } from '#features/documents/domain/index.ts';
import { doomFiles, keepFile, readFile, type WrittenFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import {
  type Application,
  ATTACHMENT,
  cardsOf,
  cardsWithFiles,
  isComplete,
  MOST_DOCUMENTS,
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
import type { UploadedAnswer } from '../schema/index.ts';
import { asId, type Caller, SYSTEM, sealContext } from './deps.ts';
import { logStaff, moveApplication, note } from './moves.ts';
import { lockOwn, openApplication } from './read.ts';

/** Said on screen. */
const UPLOADED = 'Your document has been uploaded successfully.';

/**
 * Whether its applicant may add a file to an application at all, before anything of it is received. Refused with
 * `application-not-found`, `application-closed` or `too-many-documents`.
 */
export async function mayUpload(deps: Deps, id: string, reach: Reach) {
  const opened = await openApplication(deps, id, { ...reach, isAdministrator: false });
  if (!opened.ok) return opened;
  if (opened.value.isDemo) return refused('application-not-found');
  return mayTakeDocument(deps, opened.value);
}

async function mayTakeDocument(deps: Deps, application: Application) {
  if (!mayChange(application.status)) return refused('application-closed');
  if ((await countDocuments(deps.db, application.id)) >= MOST_DOCUMENTS) return refused('too-many-documents');
  return ok(application);
}

/**
 * Puts a written file under a card of the checklist, in the caller's transaction; a second file is added, not replaced.
 * The file that completes the checklist moves the application to review, by the system (product 7.6).
 *
 * Refused with what `mayUpload` refuses, and with `invalid` for a card that the application does not have.
 */
export async function addDocument(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  document: { readonly type: string; readonly fileName: string; readonly file: WrittenFile },
) {
  const locked = await lockOwn(deps, applicationId, caller, false);
  if (!locked.ok) return locked;
  const application = locked.value;
  const may = await mayTakeDocument(deps, application);
  if (!may.ok) return may;
  const cards = cardsOf(await findRequestedDocuments(deps.db, application.id));
  const type = document.type.trim();
  if (type !== ATTACHMENT && !cards.some(({ name }) => name === type)) {
    return refusedAt('invalid', 'type', 'This application asks for no such document');
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
  if (status === 'needs_docs') {
    const uploaded = cardsWithFiles(await findDocuments(deps.db, application.id));
    if (isComplete(cards, uploaded)) {
      const moved = await moveApplication(deps, application, 'under_review', { ...SYSTEM, doer: 'system' });
      if (moved.ok) status = moved.value.status;
    }
  }
  return ok<UploadedAnswer>({ id, type, status, message: UPLOADED });
}

/**
 * A document's content, for whoever may see the application; that staff have opened it is noted. Refused with
 * `application-not-found`, `document-not-found`, or `not-scanned` while the scanner has not spoken.
 */
export async function downloadDocument(
  deps: Deps,
  applicationId: string,
  documentId: string,
  caller: Caller,
) {
  const opened = await openApplication(deps, applicationId, caller);
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

/** Takes a file that the scanner refused off its application, and says so to the applicant. */
export async function removeInfected(deps: Deps, fileId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const within: Deps = { ...deps, db: tx };
    const document = await findDocumentOfFile(tx, fileId);
    if (!document) return doomFiles(within, [fileId]);
    await deleteDocuments(tx, document.applicationId, [document.id]);
    await doomFiles(within, [fileId]);
    await note(within, document.applicationId, SYSTEM, {
      event: 'document-deleted',
      reason: 'The virus scanner refused it',
      details: { type: document.type },
    });
    await addMessage(within, {
      caseId: document.applicationId,
      kind: 'system',
      subject: 'A file was refused',
      body: `A file for “${document.type}” did not pass our virus check and has been deleted. Please upload it again, from another device if you can.`,
    });
    const application = await lockApplication(tx, document.applicationId, SYSTEM);
    if (application?.status !== 'under_review') return;
    const cards = cardsOf(await findRequestedDocuments(tx, application.id));
    const uploaded = cardsWithFiles(await findDocuments(tx, application.id));
    if (!isComplete(cards, uploaded)) {
      await moveApplication(within, application, 'needs_docs', { ...SYSTEM, doer: 'system' });
    }
  });
}
