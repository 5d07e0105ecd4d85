import { ok, refused } from '#core/result.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { describeFailure, isRefusedForGood, type MailTransport } from '#platform/mail/transport.ts';
import { sweepWrittenMails } from '#platform/mail/written.ts';
import { limitOf, type MailKind } from './domain.ts';
import {
  countMails,
  countMailsSince,
  deleteFailedBefore,
  deleteMailsOf,
  deleteSentBefore,
  deleteUnsentBefore,
  emptyFinished,
  findFailedMails,
  findKept,
  findMail,
  findMailsAbout,
  findSentTo,
  findWaitingMails,
  findWithheld,
  hasMail,
  insertMail,
  lockMailsTo,
  type MailsOf,
  markSent,
  markTried,
  queueFailed,
  reviveMail,
} from './repository.ts';
import type { WithheldMailsAnswer } from './schema.ts';
import type { Attachment } from './tables.ts';
import { words } from './words/index.ts';

/** A mail as a use case hands it over: rendered, and named after what caused it. */
export type Mail = {
  /** E.g. `charter-received:<id>`: the same cause never queues a second mail. */
  readonly cause: string;
  /** Why we write; absent: `news`, for what a colleague or the calendar causes. */
  readonly kind?: MailKind;
  /** The id of the record it is about. */
  readonly about?: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
};

/** The job that sends one mail of the outbox. */
export const SEND_MAIL = 'send-mail';

/** Whether an address can have a mailbox: nobody's is empty or ends in .invalid (RFC 6761), as those of sample clients do. */
export function canHaveMail(address: string): boolean {
  return address !== '' && !address.endsWith('.invalid');
}

/**
 * Queues a mail in the caller's own transaction (`deps.db`), so that it goes out if and only if the change that caused
 * it is kept. It is sent soon after the commit, at least once, always with the same Message-ID. A cause that already
 * has a mail queues nothing, and neither does an address without a mailbox.
 *
 * An address that has had as many mails of that kind within the hour as go out is sent no more: the row is kept without
 * its words, as `withheld`.
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
      about: mail.about ?? null,
      messageId: `<${id}@${domainOf(deps.config.mailFrom)}>`,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: oneLine(mail.subject),
      ...(isWithheld
        ? { status: 'withheld', html: '', text: '' }
        : { html: mail.html, text: mail.text, attachments: mail.attachments ?? [] }),
      createdAt: deps.now(),
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
  if (about === undefined || !Number.isFinite(aboutARecord)) return false;
  return (await countMailsSince(db, kind, { about }, since)) >= aboutARecord;
}

/** The mails about a record that were not sent because their address had had enough of their kind: the newest twenty. */
export async function listWithheldMails(
  { db }: Pick<Deps, 'db'>,
  about: string,
): Promise<WithheldMailsAnswer> {
  const found = await findWithheld(db, about);
  return found.map(({ subject, at }) => ({ subject, at: at.toISOString() }));
}

/**
 * The mails about a record that an address was sent: when, and their subjects; and the causes of those that did not go out. What was
 * sent long ago is in neither.
 */
export async function listMailsAbout({ db }: Pick<Deps, 'db'>, about: string, address: string) {
  const mails = await findMailsAbout(db, about, address);
  return {
    sent: mails.flatMap(({ subject, sentAt }) => (sentAt ? [{ subject, at: sentAt }] : [])),
    unsent: new Set(mails.flatMap(({ cause, sentAt }) => (sentAt ? [] : [cause]))),
  };
}

/** Whether that cause already has its mail: asked before one is rendered for nothing. */
export async function isMailQueued({ db }: Pick<Deps, 'db'>, cause: string): Promise<boolean> {
  return hasMail(db, cause);
}

/**
 * Sends one mail of the outbox, unless it has been sent already. When it is taken but that cannot be noted any more, it
 * is sent again later, under the same Message-ID. Throws when it was not taken, to be tried again; after the last try, or
 * when the server refused it for good, it has failed and says so in the log and in its row.
 */
export async function sendMail(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  transport: MailTransport,
  id: string,
  isLastTry: boolean,
): Promise<void> {
  const mail = await findMail(deps.db, id);
  if (mail?.status !== 'queued') return;
  // Queued again by hand, but too late: an empty mail helps nobody.
  if (mail.text === '') return markTried(deps.db, id, 'failed', 'What it said is not kept any more');
  try {
    await transport({ ...mail, to: mail.recipient, date: mail.createdAt });
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

/**
 * Sends again what failed of the mails about a case, as long as what they say is kept; logged. Refused with `no-failed-mail`
 * where there is none, as when a colleague was faster.
 */
export async function sendAgain(
  deps: Pick<Deps, 'db' | 'jobs' | 'now' | 'newId'>,
  about: string,
  by: ActivityActor,
) {
  return deps.db.transaction(async (tx) => {
    const ids = await queueFailed(tx, about);
    if (ids.length === 0) return refused('no-failed-mail');
    for (const id of ids) await deps.jobs.add(tx, SEND_MAIL, { id });
    await recordActivity({ ...deps, db: tx }, by, {
      action: 'sent again',
      // Without its subject and its reader: that log is kept for years.
      subject: { kind: 'mail', id: about, name: `Mails of case ${about.slice(-8)}` },
      details: { mails: ids.length },
    });
    return ok({ count: ids.length, message: words.onTheirWay(ids.length) });
  });
}

/** What was mailed to an address in the last 90 days: subject and time, for whoever has proved that it is theirs. */
export async function listMailsTo({ db }: Pick<Deps, 'db'>, provedEmail: string) {
  return findSentTo(db, provedEmail);
}

/**
 * Forgets the mails of somebody who leaves: to and from the address they have proved to be theirs, and those that their requests
 * caused. In the caller's transaction; what still waits is sent first.
 */
export async function forgetMailsOf({ db }: Pick<Deps, 'db'>, whose: MailsOf): Promise<void> {
  await deleteMailsOf(db, whose);
}

/** Queues again every mail that still waits; one whose job is alive is left to it. */
export async function requeueWaitingMails(deps: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const id of await findWaitingMails(deps.db, deps.now())) {
    await deps.jobs.add(deps.db, SEND_MAIL, { id });
  }
}

/** How many mails wait, have failed or were withheld, and since when the oldest waits. */
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

/** The mails that have failed, with the transport's last answer, the newest first. */
export const listFailedMails = ({ db }: Pick<Deps, 'db'>) => findFailedMails(db);

/** Sends a mail that has failed once more, as if it had never been tried. Refused with `not-retried` when there is none. */
export async function retryMail(deps: Pick<Deps, 'db' | 'jobs'>, id: string) {
  return deps.db.transaction(async (tx) => {
    if (!(await reviveMail(tx, id))) return refused('not-retried');
    await deps.jobs.add(tx, SEND_MAIL, { id });
    return ok(undefined);
  });
}

const DAY_MS = 86_400_000;
/** A sent mail's row is kept this long, so that the same cause mails nothing twice. */
const SENT_KEPT_MS = 90 * DAY_MS;
/** What a failed mail says is kept this long, for it to be sent after all. */
const FAILED_KEPT_MS = 14 * DAY_MS;

/** That a mail could not be sent, to whom and on what subject, staff can see for this long. */
const UNSENT_ROW_KEPT_MS = 365 * DAY_MS;

/**
 * Forgets mails that were sent or withheld more than 90 days ago, and what mails said that were sent or that failed more than 14 days
 * ago, and the rest of what was not sent within a year; answers how many were forgotten whole.
 */
export async function forgetSentMails(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const now = deps.now().getTime();
  await deleteFailedBefore(deps.db, new Date(now - FAILED_KEPT_MS));
  await emptyFinished(deps.db, new Date(now - FAILED_KEPT_MS));
  await deleteUnsentBefore(deps.db, new Date(now - UNSENT_ROW_KEPT_MS));
  return deleteSentBefore(deps.db, new Date(now - SENT_KEPT_MS));
}

/**
 * Without a mail server mails are files of the data folder: each goes with its row of the outbox, a day after it was written at
 * the earliest. Answers how many went.
 */
export async function forgetWrittenMails(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  const before = new Date(deps.now().getTime() - DAY_MS);
  return sweepWrittenMails(deps.config, before, async (ids) => new Set(await findKept(deps.db, ids)));
}

/** Says only that the mail did not go and the transport's code: what a server answers may hold an address. */
class MailNotTaken extends Error {
  readonly code: string;
  constructor(code: string) {
    super('The mail was not taken');
    this.name = 'MailNotTaken';
    this.code = code;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}

/** The part of "Name <box@host>" or "box@host" after the at sign. */
function domainOf(sender: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
}

/** A subject is one header line, whatever a visitor typed into a name. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
