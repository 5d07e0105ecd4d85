import { FIRST_LANGUAGE, pathIn } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { isProvedAddress } from '#features/accounts/service/proved.ts';
import { recordOften } from '#features/activity/service/index.ts';
import { areTermsSigned } from '#features/agreements/service/index.ts';
import { addChange, addMessage, findHistory, logStep, type Message } from '#features/cases/service.ts';
import { readSettings } from '#features/content/service.ts';
import type { MailContact } from '#features/notifications/components/mail-layout.tsx';
import type { RenderedMail } from '#features/notifications/emails.tsx';
import { type Mail, queueMail } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import {
  type Application,
  type ApplicationStatus,
  type HistoryKind,
  isOpen,
  PURPOSES,
  statusNews,
} from '../domain/index.ts';
import {
  type ApplicantNews,
  applicantNewsMail,
  messageMail,
  newsMail,
  type Told,
  whichApplication,
} from '../emails.tsx';
import { type Doer, mayMove } from '../policy.ts';
import { findDocuments, moveStatus } from '../repository/index.ts';
import { words } from '../words/index.ts';
import { linkToken } from './access.ts';
import type { Caller } from './deps.ts';

type Note = {
  readonly event: HistoryKind;
  readonly fromStatus?: ApplicationStatus;
  readonly toStatus?: ApplicationStatus;
  readonly reason?: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Adds an entry to the history of an application. */
export async function note(deps: Deps, applicationId: string, by: Caller, what: Note): Promise<void> {
  const accountId = by.accountId ?? null;
  await addChange(deps, { ...what, caseId: applicationId, changedBy: by.name, accountId });
}

/** The address with which an applicant opens an application in any browser. */
function applicationLink(
  deps: Pick<Deps, 'vault' | 'now' | 'config'>,
  application: Pick<Application, 'id' | 'email' | 'language'>,
): string {
  // The token is behind the hash, so that no log and no referrer contains it.
  const page = pathIn(application.language, '/account/financing/open');
  return `${deps.config.publicOrigin}${page}#${linkToken(deps, application)}`;
}

/**
 * Mails the applicant in their language, with a link to the application, unless a program filled in the form. Greets by name only
 * if the address is proved to be the account owner's.
 */
export async function mailApplicant(
  deps: Deps,
  application: Application,
  mail: Pick<Mail, 'cause' | 'kind'>,
  write: (told: Required<Told>, contact: MailContact) => Promise<RenderedMail>,
): Promise<Awaited<ReturnType<typeof queueMail>> | undefined> {
  const { id, accountId, email, suspectedSpam } = application;
  if (suspectedSpam) return undefined;
  const { contact } = await readSettings(deps);
  const firstName = (await isProvedAddress(deps, accountId, email)) ? application.firstName : '';
  const link = applicationLink(deps, application);
  const written = await inLanguage(application.language, () =>
    write({ firstName, link, which: whichApplication(application) }, contact),
  );
  return queueMail(deps, { to: email, replyTo: contact.email, about: id, ...mail, ...written });
}

/** Writes into the activity log. Names the application by its kind and the end of its id only, because the log outlives it. */
export async function logStaff(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  caller: Caller,
  { id, purpose }: Pick<Application, 'id' | 'purpose'>,
  what: { readonly action: string; readonly details?: Readonly<Record<string, unknown>> },
  record?: typeof recordOften,
): Promise<void> {
  deps.log.info({ accountId: caller.accountId, applicationId: id }, what.action);
  const label = inLanguage(FIRST_LANGUAGE, PURPOSES[purpose]);
  const subject = { kind: 'financing', id, name: `${label} …${id.slice(-6)}` } as const;
  await logStep(deps, caller, { ...what, subject }, record);
}

/** Logs that a colleague has read an application, sparingly, because its page is read again after each change. */
export async function logReading(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  caller: Caller,
  application: Pick<Application, 'id' | 'purpose' | 'isDemo'>,
): Promise<void> {
  if (!caller.isAdministrator || application.isDemo) return;
  await logStaff(deps, caller, application, { action: 'application read' }, recordOften);
}

/**
 * Sends a message, and a mail that only says that there is one, because only those who can open the application may read it.
 *
 * @param say makes the message; called with the applicant’s language, for texts of ours
 */
export async function tell(
  deps: Deps,
  application: Application,
  say: () => Pick<Message, 'kind' | 'subject' | 'body'> & Partial<Pick<Message, 'accountId'>>,
): Promise<string> {
  const message = inLanguage(application.language, say);
  const id = await addMessage(deps, { ...message, caseId: application.id });
  await mailApplicant(deps, application, { cause: `financing-message:${id}` }, messageMail);
  return id;
}

/**
 * Queues a mail to the team about what an applicant did. Sends none for suspected spam, of which the team was never told.
 *
 * @param cause identifies the step, so that it is mailed once
 */
export async function mailTeam(
  deps: Deps,
  application: Application,
  news: ApplicantNews,
  cause: string,
): Promise<void> {
  if (application.suspectedSpam) return;
  const { contact } = await readSettings(deps);
  await queueMail(deps, {
    cause,
    kind: 'team',
    about: application.id,
    to: deps.config.teamEmail,
    ...(await inLanguage(FIRST_LANGUAGE, () =>
      applicantNewsMail({ ...application, origin: deps.config.publicOrigin }, news, contact),
    )),
  });
}

/** Why an application cannot move to that status now; undefined if it can. Completing needs signed terms (product 7.13). */
async function againstMove(deps: Deps, { id, status }: Application, to: ApplicationStatus, doer: Doer) {
  if (!mayMove(doer, status, to)) return 'status-not-allowed';
  return to === 'complete' && !(await areTermsSigned(deps, id)) ? 'terms-unsigned' : undefined;
}

/**
 * Since when an application whose review begins or goes on is complete: if it waited for documents and none has come, nothing was
 * missing, and the clock of Regulation B runs as before. After a lender's decision, which was an answer, a new review begins.
 */
async function completeSince(deps: Deps, { id, completedAt }: Application, now: Date): Promise<Date> {
  if (completedAt === null) return now;
  const wait = (await findHistory(deps.db, id)).findLast(({ toStatus }) => toStatus === 'needs_docs');
  if (wait?.fromStatus === 'conditionally_approved') return now;
  const since = wait?.changedAt ?? completedAt;
  const hasCome = (await findDocuments(deps.db, id)).some(
    ({ uploadedAt, review }) => review !== 'sent_back' && uploadedAt > since,
  );
  return hasCome ? now : completedAt;
}

/** What the applicant is told of a status; not what comes first where they have been there, nor to sign what they have signed. */
async function newsOf(deps: Deps, { id, completedAt }: Application, to: ApplicationStatus) {
  if (to === 'under_review' && completedAt)
    return { subject: () => words.reviewBegins, content: () => words.reviewGoesOn };
  if (to === 'finalizing' && (await areTermsSigned(deps, id)))
    return { subject: () => words.beingFinalized, content: () => words.beingFinalizedText };
  return statusNews(to);
}

/**
 * Moves an application that the caller has locked, and tells the applicant by message and mail, in the same transaction. The
 * clock starts when a review begins, and stands still while documents are awaited.
 *
 * Refused with `status-not-allowed`, or with `terms-unsigned` while the lender's terms are not signed.
 */
export async function moveApplication(
  deps: Deps,
  application: Application,
  to: ApplicationStatus,
  by: Caller & { readonly doer: Doer },
  what: {
    readonly event?: HistoryKind;
    readonly lenderId?: string;
    readonly reason?: string;
    readonly details?: Note['details'];
    /** The applicant's text in place of the status' usual one. */
    readonly says?: (() => string) | undefined;
    /** A further text for the applicant, in their language. */
    readonly words?: () => string;
  } = {},
) {
  const against = await againstMove(deps, application, to, by.doer);
  if (against) return refused(against);
  const now = deps.now();
  const moved = await moveStatus(
    deps.db,
    application.id,
    application.status,
    {
      status: to,
      completedAt:
        to === 'under_review' ? await completeSince(deps, application, now) : application.completedAt,
      closedAt: isOpen(to) ? null : now,
      lenderId: what.lenderId,
    },
    now,
  );
  if (!moved) return refused('status-not-allowed');
  await note(deps, application.id, by, {
    event: what.event ?? 'status',
    fromStatus: application.status,
    toStatus: to,
    ...(what.reason ? { reason: what.reason } : {}),
    ...(what.details ? { details: what.details } : {}),
  });
  if (by.doer === 'staff') {
    const isDecision = what.event === 'decision';
    await logStaff(deps, by, application, {
      action: isDecision ? 'decision recorded' : 'status changed',
      details: {
        from: application.status,
        to,
        ...(isDecision && what.details ? { lender: what.details.lender } : {}),
      },
    });
  }
  const news = await newsOf(deps, application, to);
  if (news) {
    const said = inLanguage(application.language, () => ({
      subject: news.subject(),
      body: [(what.says ?? news.content)(), what.words?.() ?? ''].filter(Boolean).join('\n\n'),
    }));
    const messageId = await addMessage(deps, {
      caseId: application.id,
      kind: what.event === 'decision' ? 'lender' : 'system',
      ...said,
    });
    const cause = `financing-status:${messageId}`;
    await mailApplicant(deps, application, { cause }, (...told) => newsMail(to, ...told));
  }
  return ok({ id: application.id, status: to });
}
