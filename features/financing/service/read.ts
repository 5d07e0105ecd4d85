import { dollarsFromCents } from '#core/money.ts';
import { ok, refused } from '#core/result.ts';
import { exportAgreements } from '#features/agreements/service/index.ts';
import { countUnread, findMessages } from '#features/cases/service.ts';
import { findScans } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import {
  type Application,
  ATTACHMENT,
  cardsOf,
  cardsWithFiles,
  documentsStatus,
  isOpen,
  MESSAGE_TYPES,
  WRITTEN_FOR,
} from '../domain/index.ts';
import { mayChange } from '../policy.ts';
import {
  clearSuspicion,
  findApplication,
  findConsents,
  findDemo,
  findDocuments,
  findNewest,
  findOfAccount,
  findRequestedDocuments,
  findTouching,
  lockApplication,
  type Reach,
} from '../repository/index.ts';
import type {
  ApplicationAnswer,
  ApplicationListAnswer,
  DocumentAnswer,
  MessageAnswer,
} from '../schema/index.ts';
import { words } from '../words/index.ts';
import { asId, type Caller, sealContext } from './deps.ts';
import { logReading } from './moves.ts';

type ReadDeps = Pick<Deps, 'db' | 'vault'>;

/** An application that the caller may see. Refused with `application-not-found`, also if it is another person's. */
export async function openApplication(deps: ReadDeps, id: string, reach: Reach) {
  const application = await findApplication(deps.db, asId(id), reach);
  return application ? ok(application) : refused('application-not-found');
}

/**
 * Finds an application for a change, and locks it until the transaction ends. Refused with `application-not-found`, with
 * `application-closed` if it must be open and is not, and with `changed-meanwhile` if a colleague was faster.
 */
export async function lockToChange(
  deps: Pick<Deps, 'db'>,
  id: string,
  reach: Reach,
  {
    mustBeOpen = false,
    version,
  }: { readonly mustBeOpen?: boolean; readonly version?: number | undefined } = {},
) {
  const application = await lockApplication(deps.db, asId(id), reach);
  if (!application) return refused('application-not-found');
  if (version !== undefined && version !== application.version) {
    const current = { status: application.status, version: application.version };
    return { ...refused('changed-meanwhile'), current } as const;
  }
  if (mustBeOpen && !mayChange(application.status)) return refused('application-closed');
  return ok(application);
}

/**
 * Like lockToChange, for work by staff for the applicant. Such work shows that no program sent it: the spam mark is removed, and
 * the applicant gets mail from then on (product 5.4).
 */
export async function lockToHandle(...asked: Parameters<typeof lockToChange>) {
  const locked = await lockToChange(...asked);
  if (!locked.ok || !locked.value.suspectedSpam) return locked;
  await clearSuspicion(asked[0].db, locked.value.id);
  return ok({ ...locked.value, suspectedSpam: false });
}

/**
 * Like lockToChange, for what only the applicant may do. Staff have routes of their own, so that the history never shows an
 * applicant's action that a colleague did.
 */
export const lockOwn = (deps: Pick<Deps, 'db'>, id: string, reach: Reach, mustBeOpen = true) =>
  lockToChange(deps, id, { ...reach, isAdministrator: false }, { mustBeOpen });

/** An application for its dashboard. Refused like `openApplication`. */
export async function readApplication(deps: Deps, id: string, caller: Caller) {
  const opened = await openApplication(deps, id, caller);
  if (!opened.ok) return opened;
  const told = await toldToApplicant(deps, opened.value);
  // Staff may look at the applicant's page, but its buttons are only for the applicant.
  const isOthers = !told.isDemo && !isOwnOf(caller, opened.value);
  if (isOthers) await logReading(deps, caller, opened.value);
  return ok({ ...told, isOpen: told.isOpen && !isOthers, mayReply: told.mayReply && !isOthers });
}

function isOwnOf({ accountId, ownIds }: Reach, application: Application): boolean {
  return ownIds.includes(application.id) || (accountId !== undefined && accountId === application.accountId);
}

/** The caller's newest application, or else the demonstration; null if there is neither. */
export async function readCurrentApplication(deps: ReadDeps, reach: Reach) {
  const application = (await findNewest(deps.db, reach)) ?? (await findDemo(deps.db));
  return application ? toldToApplicant(deps, application) : null;
}

/** The applications of one account, newest first. */
export async function listApplicationsOf(deps: ReadDeps, accountId: string): Promise<ApplicationListAnswer> {
  const applications = await findOfAccount(deps.db, accountId);
  const unread = await countUnread(
    deps.db,
    applications.map(({ id }) => id),
    WRITTEN_FOR.applicant,
  );
  return applications.map(({ id, purpose, estimatedAmountCents, status, submittedAt }) => ({
    id,
    purpose,
    estimatedAmount: dollarsFromCents(estimatedAmountCents),
    status,
    submittedAt: submittedAt.toISOString(),
    unreadMessages: unread.get(id) ?? 0,
  }));
}

type ExportDeps = ReadDeps & Pick<Deps, 'config'>;

/**
 * The applications of one account for its owner's data export: what they entered and agreed to, the conversation, and the terms
 * they signed; without sealed fields.
 */
export async function exportApplicationsOf(deps: ExportDeps, accountId: string) {
  return exported(deps, await findOfAccount(deps.db, accountId));
}

async function exported(deps: ExportDeps, applications: readonly Application[]) {
  return Promise.all(
    applications.map(async (application) => ({
      ...(await toldToApplicant(deps, application)),
      ...toldOnForm(application),
      language: application.language,
      consents: await consentsOf(deps, application.id),
      messages: await conversationOf(deps, application.id),
      terms: (await exportAgreements(deps, [application.id])).map(({ charterId: _, ...terms }) => terms),
    })),
  );
}

/** What the applicant entered about the purchase and their finances, besides what their page shows. */
export const toldOnForm = (application: Application) => ({
  charterDate: application.charterDate,
  serviceSelected: application.serviceSelected,
  citizenshipStatus: application.citizenshipStatus,
  employmentStatus: application.employmentStatus,
  profession: application.profession,
  employerName: application.employerName,
  employerPhone: application.employerPhone,
  timeAtEmployer: application.timeAtEmployer,
  monthlyNetIncome: dollarsFromCents(application.monthlyNetIncomeCents),
  otherIncome: application.otherIncomeCents === null ? null : dollarsFromCents(application.otherIncomeCents),
  housingStatus: application.housingStatus,
  monthlyHousingPayment: dollarsFromCents(application.monthlyHousingPaymentCents),
  estimatedCreditScore: application.estimatedCreditScore,
});

/** The applicant's consents, with the wording that was shown. */
export async function consentsOf({ db }: Pick<Deps, 'db'>, applicationId: string) {
  const consents = await findConsents(db, applicationId);
  return consents.map(({ applicationId: _, givenAt, ...consent }) => ({
    ...consent,
    givenAt: givenAt.toISOString(),
  }));
}

/** Which applications: those of these accounts, and those with this email address. */
type ApplicationsOf = { readonly accountIds: readonly string[]; readonly email: string | undefined };

/** The applications of a person who closes their account or asks to be deleted. */
export async function listApplicationsTouching({ db }: Pick<Deps, 'db'>, whose: ApplicationsOf) {
  return findTouching(db, whose);
}

/** Like `exportApplicationsOf`, for accounts and an email address. */
export async function exportApplicationsTouching(deps: ExportDeps, whose: ApplicationsOf) {
  return exported(deps, await findTouching(deps.db, whose));
}

/** The conversation of an application, oldest first. Refused like `openApplication`. */
export async function readMessages(deps: Deps, id: string, caller: Caller) {
  const opened = await openApplication(deps, id, caller);
  if (!opened.ok) return opened;
  if (!isOwnOf(caller, opened.value)) await logReading(deps, caller, opened.value);
  const messages = await conversationOf(deps, opened.value.id);
  return ok(opened.value.isDemo ? messages.map(inDemo) : messages);
}

/** A message of the demonstration in the present language: its two messages come from the catalog. */
function inDemo(message: MessageAnswer): MessageAnswer {
  return message.messageType === 'lender'
    ? { ...message, subject: words.demoQuestion, content: words.demoQuestionText, isPersonal: true }
    : { ...message, subject: words.weHaveIt, content: words.demoReceivedText };
}

export async function conversationOf(deps: ReadDeps, applicationId: string): Promise<MessageAnswer[]> {
  const documents = await documentsOf(deps, applicationId);
  const messages = await findMessages(deps.db, [applicationId], MESSAGE_TYPES);
  return messages.map((message) => ({
    id: message.id,
    messageType: message.kind,
    subject: message.subject,
    content: message.body,
    createdAt: message.createdAt.toISOString(),
    isRead: message.readAt !== null,
    isPersonal: message.accountId !== null,
    documents: documents
      .filter(({ id }) => message.documentIds.includes(id))
      .map(({ id, fileName }) => ({ id, fileName })),
  }));
}

async function documentsOf(deps: ReadDeps, applicationId: string): Promise<DocumentAnswer[]> {
  const documents = await findDocuments(deps.db, applicationId);
  const scans = await findScans(
    deps,
    documents.map(({ fileId }) => fileId),
  );
  return documents.map(({ fileId, sealedFileName, uploadedAt, ...document }) => ({
    id: document.id,
    type: document.type,
    fileName: deps.vault.open(sealedFileName, sealContext.fileName(document.id)).toString('utf8'),
    contentType: document.contentType,
    bytes: document.bytes,
    uploadedAt: uploadedAt.toISOString(),
    scan: scans.get(fileId) ?? 'none',
    review: document.review,
    reviewReason: document.reviewReason,
  }));
}

/** What the applicant sees of an application; staff see it too. */
export async function toldToApplicant(deps: ReadDeps, application: Application): Promise<ApplicationAnswer> {
  const { id } = application;
  const cards = cardsOf(await findRequestedDocuments(deps.db, id));
  const documents = await documentsOf(deps, id);
  const uploaded = cardsWithFiles(documents).filter((type) => type !== ATTACHMENT);
  return {
    id,
    isDemo: application.isDemo,
    purpose: application.purpose,
    estimatedAmount: dollarsFromCents(application.estimatedAmountCents),
    status: application.status,
    submittedAt: application.submittedAt.toISOString(),
    firstName: application.firstName,
    lastName: application.lastName,
    email: application.email,
    phone: application.phone,
    streetAddress: application.streetAddress,
    city: application.city,
    state: application.state,
    zipCode: application.zipCode,
    documentsRequired: cards.map(({ name }) => name),
    documentsStatus: application.isDemo
      ? demoDocuments(cards.map(({ name }) => name))
      : documentsStatus(cards, uploaded),
    documentNotes: Object.fromEntries(cards.map(({ name, note }) => [name, note])),
    documents,
    isOpen: isOpen(application.status),
    mayReply: !application.isDemo,
    unreadMessages: (await countUnread(deps.db, [id], WRITTEN_FOR.applicant)).get(id) ?? 0,
  };
}

/** The demonstration has no files, but should look like an application that has them. */
function demoDocuments(names: readonly string[]): ApplicationAnswer['documentsStatus'] {
  return Object.fromEntries(
    names.map((name) => [name, name === 'Bank Statements' ? 'optional' : 'uploaded']),
  );
}
