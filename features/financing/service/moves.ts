import { ok, refused } from '#core/result.ts';
import { isProvedAddress } from '#features/accounts/service/proved.ts';
import { recordActivity, recordOften } from '#features/activity/service/index.ts';
import { readSettings } from '#features/content/service.ts';
import { type Mail, queueMail } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import {
  type Application,
  type ApplicationStatus,
  type HistoryKind,
  isOpen,
  type MessageType,
  PURPOSES,
  statusNews,
} from '../domain/index.ts';
import { messageMail, newsMail } from '../emails.tsx';
import { type Doer, mayMove } from '../policy.ts';
import { insertHistory, insertMessage, moveStatus } from '../repository/index.ts';
import { linkToken } from './access.ts';
import type { Caller } from './deps.ts';

type Note = {
  readonly kind: HistoryKind;
  readonly fromStatus?: ApplicationStatus;
  readonly toStatus?: ApplicationStatus;
  readonly reason?: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Adds to the history of an application. */
export async function note(deps: Deps, applicationId: string, by: Caller, what: Note): Promise<void> {
  await insertHistory(deps.db, {
    id: deps.newId(),
    applicationId,
    ...what,
    changedBy: by.name,
    changedByAccount: by.accountId ?? null,
    changedAt: deps.now(),
  });
}

/** Writes into the conversation of an application; answers the message's id. */
export async function say(
  deps: Deps,
  applicationId: string,
  message: {
    readonly messageType: MessageType;
    readonly subject: string;
    readonly content: string;
    readonly documentIds?: readonly string[];
    readonly writtenBy?: string | undefined;
  },
): Promise<string> {
  const id = deps.newId();
  await insertMessage(deps.db, {
    id,
    applicationId,
    messageType: message.messageType,
    subject: message.subject,
    content: message.content,
    documentIds: [...(message.documentIds ?? [])],
    writtenBy: message.writtenBy ?? null,
    createdAt: deps.now(),
  });
  return id;
}

/** The address at which an applicant opens an application from any browser. */
export function applicationLink(
  deps: Pick<Deps, 'vault' | 'now' | 'config'>,
  application: Pick<Application, 'id' | 'email'>,
): string {
  // After the hash, so that it stands in no log and no referrer.
  return `${deps.config.publicOrigin}/account/financing/open#${linkToken(deps, application)}`;
}

/** How a mail to the applicant greets: by name only at an address that is proved to be the owner's. */
export async function greetedAs(
  deps: Pick<Deps, 'db'>,
  { accountId, email, firstName }: Pick<Application, 'accountId' | 'email' | 'firstName'>,
): Promise<{ readonly firstName: string }> {
  return { firstName: (await isProvedAddress(deps, accountId, email)) ? firstName : '' };
}

/** Mails the applicant, unless a program filled in the form. */
export async function mailApplicant(
  deps: Deps,
  application: Application,
  mail: Pick<Mail, 'cause' | 'kind' | 'subject' | 'html' | 'text'>,
): Promise<Awaited<ReturnType<typeof queueMail>> | undefined> {
  if (application.suspectedSpam) return undefined;
  const { contact } = await readSettings(deps);
  return queueMail(deps, { to: application.email, replyTo: contact.email, about: application.id, ...mail });
}

/** What is said in the activity log of an application: its kind and the end of its id, since the log outlives it. */
export async function logStaff(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  caller: Caller,
  { id, purpose }: Pick<Application, 'id' | 'purpose'>,
  what: { readonly action: string; readonly details?: Readonly<Record<string, unknown>> },
  record: typeof recordActivity = recordActivity,
): Promise<void> {
  deps.log.info({ accountId: caller.accountId, applicationId: id }, what.action);
  await record(
    deps,
    { accountId: caller.accountId ?? null, username: caller.name },
    {
      action: what.action,
      subject: { kind: 'financing', id, name: `${PURPOSES[purpose]} …${id.slice(-6)}` },
      ...(what.details ? { details: what.details } : {}),
    },
  );
}

/** That a colleague has read an application; once an hour, for a page reads it again after each change. */
export async function logReading(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  caller: Caller,
  application: Pick<Application, 'id' | 'purpose' | 'isDemo'>,
): Promise<void> {
  if (!caller.isAdministrator || application.isDemo) return;
  await logStaff(deps, caller, application, { action: 'application read' }, recordOften);
}

/** A message, and a mail that says only that there is one: what it says is for whoever can open the application. */
export async function tell(
  deps: Deps,
  application: Application,
  message: Pick<Parameters<typeof say>[2], 'messageType' | 'subject' | 'content'>,
  writtenBy?: string,
): Promise<string> {
  const id = await say(deps, application.id, { ...message, writtenBy });
  const { contact } = await readSettings(deps);
  const told = { ...(await greetedAs(deps, application)), link: applicationLink(deps, application) };
  await mailApplicant(deps, application, {
    cause: `financing-message:${id}`,
    ...(await messageMail(told, contact)),
  });
  return id;
}

/**
 * Moves an application that the caller has locked, and tells the applicant in Messages and by mail, in the same
 * transaction. The clock starts with a review and stops with a request for documents.
 *
 * Refused with `status-not-allowed`.
 */
export async function moveApplication(
  deps: Deps,
  application: Application,
  to: ApplicationStatus,
  by: Caller & { readonly doer: Doer },
  what: {
    readonly kind?: HistoryKind;
    readonly reason?: string;
    readonly details?: Note['details'];
    readonly words?: string;
  } = {},
) {
  if (!mayMove(by.doer, application.status, to)) return refused('status-not-allowed');
  const now = deps.now();
  const moved = await moveStatus(
    deps.db,
    application.id,
    application.status,
    {
      status: to,
      completedAt: to === 'under_review' ? now : to === 'needs_docs' ? null : application.completedAt,
      closedAt: isOpen(to) ? null : now,
    },
    now,
  );
  if (!moved) return refused('status-not-allowed');
  await note(deps, application.id, by, {
    kind: what.kind ?? 'status',
    fromStatus: application.status,
    toStatus: to,
    ...(what.reason ? { reason: what.reason } : {}),
    ...(what.details ? { details: what.details } : {}),
  });
  if (by.doer === 'staff') {
    const isDecision = what.kind === 'decision';
    await logStaff(deps, by, application, {
      action: isDecision ? 'decision recorded' : 'status changed',
      details: {
        from: application.status,
        to,
        ...(isDecision && what.details ? { lender: what.details.lender } : {}),
      },
    });
  }
  const news = statusNews(to);
  if (news) {
    const content = what.words ? `${news.content}\n\n${what.words}` : news.content;
    const messageId = await say(deps, application.id, {
      messageType: what.kind === 'decision' ? 'lender' : 'system',
      subject: news.subject,
      content,
    });
    const { contact } = await readSettings(deps);
    const told = { ...(await greetedAs(deps, application)), link: applicationLink(deps, application) };
    await mailApplicant(deps, application, {
      cause: `financing-status:${messageId}`,
      ...(await newsMail({ ...told, status: to }, contact)),
    });
  }
  return ok({ id: application.id, status: to });
}
