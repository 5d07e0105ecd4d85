import { LANGUAGES } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { catalogService } from '#features/activity/service/index.ts';
import { changeCase, markRead } from '#features/cases/service.ts';
import { doomFiles } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import {
  type Application,
  type ApplicationStatus,
  ATTACHMENT,
  cardLabel,
  cardsWithFiles,
  DOCUMENT_CARDS,
  decisionWords,
  isLenderDecision,
  WRITTEN_FOR,
} from '../domain/index.ts';
import { lenderCatalog } from '../fields.ts';
import { mayMove, waitsForDocuments } from '../policy.ts';
import {
  deleteDocuments,
  findDocuments,
  findSealed,
  insertRequestedDocument,
  updateApplication,
} from '../repository/index.ts';
import type {
  Decision,
  DocumentRequest,
  LegalHold,
  Reveal,
  StaffMessage,
  StatusChange,
} from '../schema/index.ts';
import { lenders } from '../tables.ts';
import { words } from '../words/index.ts';
import { type Caller, sealContext } from './deps.ts';
import { isChecklistComplete } from './documents.ts';
import { logStaff, moveApplication, note, tell } from './moves.ts';
import { lockToChange, lockToHandle } from './read.ts';

/** The catalog service for the lenders that staff keep up. */
export const lenderService = catalogService(lenders, lenderCatalog);

/**
 * A colleague moves an application along the transition table. Refused with `application-not-found`, `changed-meanwhile` if a
 * colleague was faster, `status-not-allowed`, or `decision-needed` for a lender's decision, which `recordDecision` records with
 * lender and reasons.
 */
export async function changeStatus(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  { status, reason, version }: StatusChange,
) {
  const find = (within: Deps) => lockToHandle(within, applicationId, caller, { version });
  return changeCase(deps, find, async (within, application) => {
    if (isLenderDecision(status) && mayMove('staff', application.status, status)) {
      return refused('decision-needed');
    }
    const by = { ...caller, doer: 'staff' } as const;
    const says = await unusualText(within, application, status);
    const moved = await moveApplication(within, application, status, by, { reason, says });
    return moved.ok ? ok({ ...moved.value, message: staffWords.statusIsChanged }) : moved;
  });
}

/** The applicant's text where a colleague's move and the checklist differ: the usual one would say what is not so. */
async function unusualText(deps: Deps, { id, completedAt }: Application, to: ApplicationStatus) {
  if (to !== 'needs_docs' && to !== 'under_review') return undefined;
  const isComplete = await isChecklistComplete(deps, id);
  if (to === 'needs_docs') return isComplete ? () => words.documentsNeededBesides : undefined;
  if (isComplete) return undefined;
  return () => (completedAt ? words.reviewGoesOnEarly : words.reviewBeginsEarly);
}

/**
 * Records a lender's decision with its reasons, and moves the application there. Keeps the lender's id and its present name.
 * Refused with `application-not-found`, `changed-meanwhile`, `status-not-allowed`, or `entry-not-found` for a lender that is not,
 * or no longer, active in the list.
 */
export async function recordDecision(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  { decision, lenderId, reasons, note: toApplicant, version }: Decision,
) {
  const find = (within: Deps) => lockToHandle(within, applicationId, caller, { version });
  return changeCase(deps, find, async (within, application) => {
    const known = await lenderService.shown(within);
    const lender = known.find(({ id }) => id === lenderId)?.name;
    if (lender === undefined) return refused('entry-not-found');
    const moved = await moveApplication(
      within,
      application,
      decision,
      { ...caller, doer: 'staff' },
      {
        event: 'decision',
        lenderId,
        reason: reasons.join('; '),
        details: { lender, lenderId, reasons, note: toApplicant },
        words: () => decisionWords(lender, { note: toApplicant, reasons }),
      },
    );
    return moved.ok ? ok({ ...moved.value, message: staffWords.decisionIsRecorded }) : moved;
  });
}

/** The stored name of a document: for a standard card its English name, in whichever language a colleague typed it. */
function nameOfCard(called: string): string {
  const isCalledSo = (name: string) =>
    LANGUAGES.some((language) => {
      const label = inLanguage(language, () => cardLabel(name));
      return label.toLowerCase() === called.toLowerCase();
    });
  return [...DOCUMENT_CARDS.map(({ name }) => name), ATTACHMENT].find(isCalledSo) ?? called;
}

/**
 * Asks the applicant for a further document: it becomes required on the checklist, and an application under review waits for
 * it. In the caller's transaction.
 *
 * Refused with `application-not-found`, `application-closed`, `already-requested`, or with `document-arrived` if the applicant
 * has already sent it: the application would wait for a file that is there.
 */
export async function requestDocument(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  wanted: DocumentRequest,
) {
  const found = await lockToHandle(deps, applicationId, caller, { mustBeOpen: true });
  if (!found.ok) return found;
  const application = found.value;
  const name = nameOfCard(wanted.name);
  // Required cards are on the checklist anyway; if one of their files is no good, send it back instead.
  const isOfEveryone = DOCUMENT_CARDS.some((card) => card.isRequired && card.name === name);
  if (isOfEveryone || name === ATTACHMENT) return refused('already-requested');
  const arrived = cardsWithFiles(await findDocuments(deps.db, application.id));
  if (arrived.includes(name)) return refused('document-arrived');
  const id = deps.newId();
  const isNew = await insertRequestedDocument(deps.db, {
    id,
    applicationId: application.id,
    name,
    note: wanted.note,
    requestedAt: deps.now(),
  });
  if (!isNew) return refused('already-requested');
  await note(deps, application.id, caller, {
    event: 'document-requested',
    reason: wanted.note,
    details: { name },
  });
  await logStaff(deps, caller, application, {
    action: 'document requested',
    details: { name },
  });
  const said = () => words.neededText(cardLabel(name), wanted.note);
  if (waitsForDocuments(application.status)) {
    const moved = await moveApplication(
      deps,
      application,
      'needs_docs',
      { ...caller, doer: 'staff' },
      { reason: `Asked for ${name}`, words: said },
    );
    if (!moved.ok) return moved;
  } else {
    await tell(deps, application, () => ({ kind: 'system', subject: words.needed, body: said() }));
  }
  return ok({ id, message: staffWords.applicantIsAsked });
}

/**
 * Writes to the applicant, in the business's or the lender's name. Their messages that it answers wait no more; one that came
 * meanwhile does. In the caller's transaction.
 */
export async function messageApplicant(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  { from: kind, subject, content: body, answers }: StaffMessage,
) {
  const found = await lockToHandle(deps, applicationId, caller);
  if (!found.ok) return found;
  const accountId = caller.accountId ?? null;
  const id = await tell(deps, found.value, () => ({ kind, subject, body, accountId }));
  await markRead(deps.db, found.value.id, WRITTEN_FOR.staff, deps.now(), answers);
  await note(deps, found.value.id, caller, { event: 'message', details: { messageId: id } });
  await logStaff(deps, caller, found.value, { action: 'message sent', details: { as: kind } });
  return ok({ id, message: staffWords.messageIsSent });
}

/**
 * Opens a sealed field for a colleague, and records who did so and why in the same transaction (product 7.4). Refused with
 * `application-not-found` or `field-not-kept`.
 */
export async function revealField(deps: Deps, applicationId: string, caller: Caller, asked: Reveal) {
  const find = (within: Deps) => lockToChange(within, applicationId, caller);
  return changeCase(deps, find, async (within, application) => {
    const { id } = application;
    const sealed = await findSealed(within.db, id);
    const bytes = asked.field === 'ssnLast4' ? sealed?.sealedSsnLast4 : sealed?.sealedDateOfBirth;
    if (!bytes) return refused('field-not-kept');
    await note(within, id, caller, {
      event: 'revealed',
      reason: asked.reason,
      details: { field: asked.field },
    });
    await logStaff(within, caller, application, {
      action: 'sealed field opened',
      details: { field: asked.field, reason: asked.reason },
    });
    const value = within.vault.open(bytes, sealContext[asked.field](id)).toString('utf8');
    return ok({ field: asked.field, value });
  });
}

/**
 * Sets or lifts the legal hold, which keeps an application from every deletion. If it was withdrawn meanwhile, lifting the hold
 * deletes its files. Refused with `application-not-found`.
 */
export async function setLegalHold(
  deps: Deps,
  applicationId: string,
  caller: Caller,
  { hold, reason }: LegalHold,
) {
  const find = (within: Deps) => lockToChange(within, applicationId, caller);
  return changeCase(deps, find, async (within, application) => {
    const { id, status } = application;
    await updateApplication(within.db, id, { hasLegalHold: hold }, within.now());
    await note(within, id, caller, { event: 'legal-hold', reason, details: { hold } });
    await logStaff(within, caller, application, {
      action: hold ? 'legal hold set' : 'legal hold lifted',
      details: { reason },
    });
    if (!hold && status === 'withdrawn') await doomFiles(within, await deleteDocuments(within.db, id));
    const message = hold ? staffWords.applicationIsHeld : staffWords.holdIsLifted;
    return ok({ id, status, message });
  });
}
