import { ok, refused } from '#core/result.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { NOTHING_NEEDED } from '#platform/jobs/in-parts.ts';
import { describeFailure, isRefusedForGood, type MailTransport } from '#platform/mail/transport.ts';
import { sweepWrittenMails } from '#platform/mail/written.ts';
import { domainOf, failureWords, HELD_BACK_MS, limitOf, type MailKind, oneLine, TOO_LATE } from './domain.ts';
import {
  deleteFailedBefore,
  deleteMailsOf,
  deleteSentBefore,
  deleteUnsentBefore,
  findKept,
  type MailsOf,
} from './repository/forget.ts';
import {
  countMails,
  countMailsSince,
  deleteUnsent,
  emptyFinished,
  endUseless,
  findFailedMails,
  findMail,
  findMailsAbout,
  findNext,
  findSentTo,
  findUnsent,
  findWaitingMails,
  hasMail,
  insertMail,
  isBehind,
  lockMailsTo,
  type MailsAbout,
  markSent,
  markTried,
  type OutboxRow,
  reviveMail,
} from './repository/index.ts';
import type { UnsentMailsAnswer } from './schema.ts';
import type { Attachment } from './tables.ts';
import { words } from './words/index.ts';

/** A mail from a use case: rendered, with the cause that makes it unique. */
export type Mail = {
  /** For example `charter-received:<id>`. The same cause never queues a second mail. */
  readonly cause: string;
  /** The kind; if absent `news`, for mails caused by a colleague or the calendar. */
  readonly kind?: MailKind;
  /** The id of the record that the mail is about, with which it is deleted; null if it is about none. */
  readonly about: string | null;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  /** From when on the mail is of no use: then it is not sent any more. Absent: it always is. */
  readonly goodUntil?: Date | undefined;
};

/** The job that sends one mail of the outbox. */
export const SEND_MAIL = 'send-mail';
type Sender = Pick<Deps, 'db' | 'log' | 'now'>;

/**
 * Whether an address can have a mailbox: not if it is empty or ends in .invalid (RFC 6761), as sample clients' addresses do.
 */
export function canHaveMail(address: string): boolean {
  return address !== '' && !address.endsWith('.invalid');
}

/**
 * Queues a mail in the caller's transaction (`deps.db`), so that it is sent if and only if the change that caused it is
 * committed. It is sent soon after the commit, at least once, always with the same Message-ID. If the cause already has a mail,
 * or the address cannot have a mailbox, nothing is queued.
 *
 * If the limit of its kind for that address or record is reached within the hour, the mail is `withheld`: its row is stored
 * without the text, and it is never sent.
 */
export async function queueMail(
  deps: Pick<Deps, 'db' | 'jobs' | 'config' | 'now' | 'newId'>,
  mail: Mail,
): Promise<'queued' | 'withheld' | 'no-mailbox'> {
  if (!canHaveMail(mail.to)) return 'no-mailbox';
  const id = deps.newId();
  const { kind = 'news' } = mail;
  return deps.db.transaction(async (tx) => {
    const isWithheld = await isLimitReached({ ...deps, db: tx }, kind, mail);
    const inserted = await insertMail(tx, {
      id,
      cause: mail.cause,
      kind,
      about: mail.about,
      messageId: `<${id}@${domainOf(deps.config.mailFrom)}>`,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: oneLine(mail.subject),
      ...(isWithheld
        ? { status: 'withheld', html: '', text: '' }
        : { html: mail.html, text: mail.text, attachments: mail.attachments ?? [] }),
      createdAt: deps.now(),
      goodUntil: mail.goodUntil ?? null,
    });
    if (inserted && !isWithheld) await deps.jobs.add(tx, SEND_MAIL, { id });
    return isWithheld ? 'withheld' : 'queued';
  });
}

const HOUR_MS = 3_600_000;

async function isLimitReached(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: MailKind,
  { to, about }: Pick<Mail, 'to' | 'about'>,
): Promise<boolean> {
  const { toAnAddress, aboutARecord = Number.POSITIVE_INFINITY } = limitOf(kind);
  if (!Number.isFinite(toAnAddress)) return false;
  await lockMailsTo(db, to, kind);
  const since = new Date(now().getTime() - HOUR_MS);
  if ((await countMailsSince(db, kind, { address: to }, since)) >= toAnAddress) return true;
  if (about === null || !Number.isFinite(aboutARecord)) return false;
  return (await countMailsSince(db, kind, { about }, since)) >= aboutARecord;
}

/** The newest twenty mails about a record that were withheld or have failed, with the reason in the reader's language. */
export async function listUnsentMails({ db }: Pick<Deps, 'db'>, about: string): Promise<UnsentMailsAnswer> {
  const found = await findUnsent(db, about);
  return found.map(({ status, lastError, at, ...mail }) => ({
    ...mail,
    reason: status === 'withheld' ? words.withheld : failureWords(lastError),
    at: at.toISOString(),
  }));
}

/**
 * The mails about a record to an address: subject and time of the sent ones, the causes of the unsent ones, when each cause's
 * was sent, and whether the newest that was tried has failed. Mails sent long ago are in none of them.
 */
export async function listMailsAbout({ db }: Pick<Deps, 'db'>, about: string, address: string) {
  const mails = await findMailsAbout(db, about, address);
  const tried = mails.filter(({ status }) => status === 'sent' || status === 'failed');
  return {
    hasLastFailed: tried.sort((a, b) => a.id.localeCompare(b.id)).at(-1)?.status === 'failed',
    sent: mails.flatMap(({ subject, sentAt }) => (sentAt ? [{ subject, at: sentAt }] : [])),
    unsent: new Set(mails.flatMap(({ cause, sentAt }) => (sentAt ? [] : [cause]))),
    sentAt: new Map(mails.map(({ cause, sentAt }) => [cause, sentAt] as const)),
  };
}

/** Whether a cause already has its mail; callers ask this before they render one for nothing. */
export const isMailQueued = ({ db }: Pick<Deps, 'db'>, cause: string) => hasMail(db, cause);

/**
 * Sends one mail of the outbox, unless it is sent already or its time has passed. If the server takes it but noting that fails,
 * it is sent again later, with the same Message-ID. Throws if the server did not take it, so that the job tries again. After the
 * last attempt, or if the server refused it for good, the mail is marked as failed, and the log says so.
 *
 * While an earlier mail about the same record to the same address waits to be tried again, a newer one waits behind it, for a
 * time: what a client reads last must be what is so.
 */
export async function sendMail(
  deps: Sender & Pick<Deps, 'jobs'>,
  transport: MailTransport,
  id: string,
  isLastTry: boolean,
): Promise<void> {
  const mail = await findMail(deps.db, id);
  if (mail?.status !== 'queued') return;
  if (await mustWait(deps, mail)) return;
  await tryMail(deps, transport, mail, isLastTry);
  // Only a mail that was tried before can have kept others waiting.
  const next = mail.attempts > 0 ? await findNext(deps.db, mail) : undefined;
  if (next) await deps.jobs.add(deps.db, SEND_MAIL, { id: next });
}

/** Whether a mail waits behind an earlier one: never shortly before its own end, because a mail out of order beats none. */
async function mustWait({ db, now }: Pick<Deps, 'db' | 'now'>, mail: OutboxRow): Promise<boolean> {
  const isNearItsEnd = mail.goodUntil && mail.goodUntil.getTime() - now().getTime() <= HELD_BACK_MS;
  return !isNearItsEnd && isBehind(db, mail, new Date(now().getTime() - HELD_BACK_MS));
}

/** Tries one mail. Throws if it is to be tried again. */
async function tryMail(deps: Sender, transport: MailTransport, mail: OutboxRow, isLastTry: boolean) {
  const { id } = mail;
  // Somebody queued it again too late: its text is gone, and an empty mail helps nobody.
  if (mail.text === '') return markTried(deps.db, id, 'failed', 'What it said is not kept any more');
  if (mail.goodUntil && mail.goodUntil <= deps.now()) return endUseless(deps.db, deps.now(), TOO_LATE);
  try {
    const isByHand = mail.kind === 'letter';
    await transport({ ...mail, to: mail.recipient, date: mail.createdAt, isByHand });
  } catch (error) {
    const lastError = describeFailure(error);
    const isFinal = isRefusedForGood(error);
    const hasFailed = isFinal || isLastTry;
    await markTried(deps.db, id, hasFailed ? 'failed' : 'queued', lastError);
    if (hasFailed) deps.log.error({ mailId: id, code: codeOf(error) }, 'a mail could not be sent');
    if (isFinal) return;
    throw new MailNotTaken(codeOf(error));
  }
  await markSent(deps.db, id, deps.now());
}

/** The sent mails to an address that are still on record, with subject and time; only for a person who has proved to own it. */
export async function listMailsTo({ db }: Pick<Deps, 'db'>, provedEmail: string) {
  return findSentTo(db, provedEmail);
}

/**
 * Deletes the mails of a person who leaves: to and from the address that they have proved to own, and those caused by their
 * requests. Runs in the caller's transaction. Mails that still wait are sent first.
 */
export async function forgetMailsOf({ db }: Pick<Deps, 'db'>, whose: MailsOf): Promise<void> {
  await deleteMailsOf(db, whose);
}

/**
 * Takes back what waits to be sent about a record: what is of use only for a time, such as a reminder, because the record is
 * another now; or all that is to go to an address, because nobody is to be reached there any more. Returns the causes.
 */
export async function takeBackMails({ db }: Pick<Deps, 'db'>, about: string, which?: MailsAbout) {
  return deleteUnsent(db, about, which);
}

/** Queues every waiting mail again, except those whose time has passed; if its job still exists, this adds no second one. */
export async function requeueWaitingMails(deps: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  await endUseless(deps.db, deps.now(), TOO_LATE);
  for (const id of await findWaitingMails(deps.db, deps.now())) {
    await deps.jobs.add(deps.db, SEND_MAIL, { id });
  }
}

/** The number of queued, failed and withheld mails, and when the oldest queued one was written. */
export async function readOutbox({ db }: Pick<Deps, 'db'>) {
  const counts = await countMails(db);
  const of = (status: string) => counts.find((one) => one.status === status)?.count ?? 0;
  const oldest = counts.find((one) => one.status === 'queued')?.oldestAt;
  return {
    queued: of('queued'),
    failed: of('failed'),
    withheld: of('withheld'),
    oldestQueuedAt: oldest ? new Date(oldest) : null,
  };
}

/** The failed mails with the transport's last answer, the newest first. */
export const listFailedMails = ({ db }: Pick<Deps, 'db'>) => findFailedMails(db);

/**
 * Sends a failed mail again, with a new series of attempts, and logs it. Refused with `not-retried` if there is none whose text is
 * still stored, for example because a colleague has already done it.
 */
export async function sendAgain(
  deps: Pick<Deps, 'db' | 'jobs' | 'now' | 'newId'>,
  id: string,
  by: ActivityActor,
) {
  return deps.db.transaction(async (tx) => {
    if (!(await reviveMail(tx, id))) return refused('not-retried');
    await deps.jobs.add(tx, SEND_MAIL, { id });
    await recordActivity({ ...deps, db: tx }, by, {
      action: 'sent again',
      // Without the mail's subject, because the activity log is kept for years.
      subject: { kind: 'mail', id, name: `Mail ${id.slice(-8)}` },
    });
    return ok({ message: words.onItsWay });
  });
}

const DAY_MS = 86_400_000;
/** How long the row of a sent mail is kept, so that the same cause does not send a second one. */
const SENT_KEPT_MS = 90 * DAY_MS;
/** How long the text of a failed mail is kept, so that it can be sent again. */
const FAILED_KEPT_MS = 14 * DAY_MS;
/** How long staff can see that a mail was not sent, with its recipient and subject. */
const UNSENT_ROW_KEPT_MS = 365 * DAY_MS;

/**
 * Deletes the rows of mails sent or withheld more than 90 days ago, unless what was sent about their record is `stillNeeded`; the
 * text of sent mails and of mails that failed more than 14 days ago; and the rows of mails unsent for a year. Returns how many of
 * the first were deleted.
 */
export async function forgetSentMails(deps: Pick<Deps, 'db' | 'now'>, stillNeeded = NOTHING_NEEDED) {
  const now = deps.now().getTime();
  await deleteFailedBefore(deps.db, new Date(now - FAILED_KEPT_MS));
  await emptyFinished(deps.db, new Date(now - FAILED_KEPT_MS));
  await deleteUnsentBefore(deps.db, new Date(now - UNSENT_ROW_KEPT_MS));
  return deleteSentBefore(deps.db, new Date(now - SENT_KEPT_MS), stillNeeded);
}

/**
 * Without a mail server, mails are written as files into the data folder. Deletes those whose row in the outbox is gone, at the
 * earliest a day after they were written. Returns how many.
 */
export async function forgetWrittenMails(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  const before = new Date(deps.now().getTime() - DAY_MS);
  return sweepWrittenMails(deps.config, before, async (ids) => new Set(await findKept(deps.db, ids)));
}

/** Says only that the mail was not sent, with the transport's code: a server's full answer may contain an address. */
class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  readonly code: string;
  constructor(code: string) {
    super('The mail was not taken');
    this.code = code;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}
