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

/** An application whoever asks may see. Refused with `application-not-found`, also when it is somebody else's. */
export async function openApplication(deps: ReadDeps, id: string, reach: Reach) {
  const application = await findApplication(deps.db, asId(id), reach);
  return application ? ok(application) : refused('application-not-found');
}

/**
 * An application that the caller is about to change, locked until the transaction ends. Refused with `application-not-found`,
 * with `application-closed` when it must be open and is not, and with `changed-meanwhile` when a colleague was quicker.
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
 * The same for what a colleague does for the applicant. Nobody works on what a program sent: the mark of spam is taken off, and the
 * applicant is mailed from then on (product 5.4).
 */
export async function lockToHandle(...asked: Parameters<typeof lockToChange>) {
  const locked = await lockToChange(...asked);
  if (!locked.ok || !locked.value.suspectedSpam) return locked;
  await clearSuspicion(asked[0].db, locked.value.id);
  return ok({ ...locked.value, suspectedSpam: false });
}

/**
 * The same for what is the applicant's alone to do: staff have their own routes, so that the history never has an applicant do
 * what a colleague did.
 */
export const lockOwn = (deps: Pick<Deps, 'db'>, id: string, reach: Reach, mustBeOpen = true) =>
  lockToChange(deps, id, { ...reach, isAdministrator: false }, { mustBeOpen });

/** An application as its dashboard shows it. Refused like `openApplication`. */
export async function readApplication(deps: Deps, id: string, caller: Caller) {
  const opened = await openApplication(deps, id, caller);
  if (!opened.ok) return opened;
  const told = await toldToApplicant(deps, opened.value);
  // Staff may look at the applicant's page; what its buttons do is the applicant's own.
  const isOthers = !told.isDemo && !isOwnOf(caller, opened.value);
  if (isOthers) await logReading(deps, caller, opened.value);
  return ok({ ...told, isOpen: told.isOpen && !isOthers });
}

function isOwnOf({ accountId, ownIds }: Reach, application: Application): boolean {
  return ownIds.includes(application.id) || (accountId !== undefined && accountId === application.accountId);
}

/** The newest application of whoever asks, else the demonstration; null where there is neither. */
export async function readCurrentApplication(deps: ReadDeps, reach: Reach) {
  const application = (await findNewest(deps.db, reach)) ?? (await findDemo(deps.db));
  return application ? toldToApplicant(deps, application) : null;
}

/** The applications of one account, the newest first. */
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
 * The applications of one account for its owner to take along: what they told and agreed to, the conversation, and the terms
 * they signed; nothing sealed is among it.
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

/** What an applicant has told of the purchase and of their means, beside what their page shows. */
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

/** What an applicant agreed to, with the wording that was shown. */
export async function consentsOf({ db }: Pick<Deps, 'db'>, applicationId: string) {
  const consents = await findConsents(db, applicationId);
  return consents.map(({ applicationId: _, givenAt, ...consent }) => ({
    ...consent,
    givenAt: givenAt.toISOString(),
  }));
}

/** Whose applications are meant: those of accounts, and those from an address. */
type ApplicationsOf = { readonly accountIds: readonly string[]; readonly email: string | undefined };

/** The applications of somebody who leaves or is to be forgotten. */
export async function listApplicationsTouching({ db }: Pick<Deps, 'db'>, whose: ApplicationsOf) {
  return findTouching(db, whose);
}

/** The same for whose they are to take along, as `exportApplicationsOf`. */
export async function exportApplicationsTouching(deps: ExportDeps, whose: ApplicationsOf) {
  return exported(deps, await findTouching(deps.db, whose));
}

/** The conversation of an application, the oldest first. Refused like `openApplication`. */
export async function readMessages(deps: Deps, id: string, caller: Caller) {
  const opened = await openApplication(deps, id, caller);
  if (!opened.ok) return opened;
  if (!isOwnOf(caller, opened.value)) await logReading(deps, caller, opened.value);
  const messages = await conversationOf(deps, opened.value.id);
  return ok(opened.value.isDemo ? messages.map(inDemo) : messages);
}

/** The demonstration is told in the language of whoever looks at it: what its two messages say is the catalogue's. */
function inDemo(message: MessageAnswer): MessageAnswer {
  return message.messageType === 'lender'
    ? { ...message, subject: words.demoQuestion, content: words.demoQuestionText }
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

/** What the applicant sees of an application, and staff too. */
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
    unreadMessages: (await countUnread(deps.db, [id], WRITTEN_FOR.applicant)).get(id) ?? 0,
  };
}

/** The demonstration has no files, but looks like an application whose files are there. */
function demoDocuments(names: readonly string[]): ApplicationAnswer['documentsStatus'] {
  return Object.fromEntries(
    names.map((name) => [name, name === 'Bank Statements' ? 'optional' : 'uploaded']),
  );
}
