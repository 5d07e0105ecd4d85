import { isId } from '#core/ids.ts';
import { ok, refused } from '#core/result.ts';
import { may, type StaffRole } from '#core/rights.ts';
import { canBeGiven } from '#features/accounts/service/team.ts';
import { changesBetween } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { addMessage, changeCase, findMessages, type Message } from '#features/cases/service.ts';
import type { NewBookingBody } from '#features/charters/schema/index.ts';
import { addBooking } from '#features/charters/service/index.ts';
import { readSettings } from '#features/content/service.ts';
import { greeting } from '#features/notifications/domain.ts';
import { listUnsentMails, queueMail, takeBackMails } from '#features/notifications/service.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { words } from '../components/admin/words/index.ts';
import { contactLine, mayBeSet, topicOf, usualBilling } from '../domain.ts';
import { renderReplyMail } from '../emails.tsx';
import {
  endClaim,
  findInquiries,
  findInquiry,
  findOwnerOf,
  lockInquiriesOf,
  updateInquiry,
} from '../repository/index.ts';
import type { InquiriesQuery, InquiryChange, InquiryReply } from '../schema.ts';
import { words as said } from '../words/index.ts';

type Changing = Pick<Deps, 'db' | 'now' | 'newId' | 'config' | 'jobs' | 'log'>;

/** A stored inquiry with its state. */
export type KeptInquiry = NonNullable<Awaited<ReturnType<typeof findInquiry>>>;

/**
 * A page of inquiries from both forms, with the total number.
 *
 * @param query.assignee an account's id, `me`, or `none` for inquiries without an assignee
 */
export async function listInquiries({ db }: Pick<Deps, 'db'>, actor: Actor, query: InquiriesQuery) {
  const { assignee, sort, page, pageSize, ...narrowed } = query;
  const named = assignee === 'me' ? actor.accountId : assignee;
  const assignedTo = named === 'none' ? null : named && isId(named) ? named : undefined;
  if (named && named !== 'none' && assignedTo === undefined) return { rows: [], total: 0 };
  const range = { offset: (page - 1) * pageSize, limit: pageSize };
  return findInquiries(db, { ...narrowed, assignedTo }, sort, range);
}

async function inquiryOf({ db }: Pick<Deps, 'db'>, id: string) {
  const found = isId(id) ? await findInquiry(db, id) : undefined;
  return found ? ok(found) : refused('inquiry-not-found');
}

/** What a colleague's words to the sender begin with, in the sender's language and not in the colleague's. */
const openingFor = ({ language, ...inquiry }: KeptInquiry) =>
  inLanguage(language, () => {
    // "Your inquiry: other" would say nothing to them.
    const topic = inquiry.topic === 'other' ? '' : topicOf(inquiry);
    const [firstName = ''] = inquiry.name.split(' ');
    const subject = topic ? said.yourInquiry(topic) : said.yourUnnamed[inquiry.kind];
    return { topic, subject, greeting: greeting(firstName), contact: contactLine(inquiry) };
  });

/** One inquiry with its answers and its withheld mails. Refused with `inquiry-not-found`. */
export async function openInquiry(deps: Pick<Deps, 'db'>, id: string) {
  const found = await inquiryOf(deps, id);
  if (!found.ok) return found;
  const replies = await findMessages(deps.db, [id], ['mail']);
  const unsentMails = await listUnsentMails(deps, id);
  return ok({ inquiry: found.value, replies, unsentMails, toSender: openingFor(found.value) });
}

/** An inquiry in the activity log: only its number, because that log is kept for years. */
const subjectOf = ({ id }: KeptInquiry) =>
  ({ kind: 'inquiry', id, name: `Inquiry ${id.slice(-8)}` }) as const;

/** A change, with what follows from it when the inquiry is answered by phone, or was answered and is opened again. */
function withAnswer(
  { state, answeredAt }: KeptInquiry,
  change: Omit<InquiryChange, 'version'>,
  now: Date,
): Parameters<typeof updateInquiry>[4] {
  // An answered inquiry is not spam: nobody answers a program, not even by phone (product 5.4).
  if (change.state === 'answered' && state !== 'answered')
    return { ...change, answeredAt: now, suspectedSpam: change.suspectedSpam ?? false };
  // It does not wait for an answer.
  if (change.state === 'new' && state === 'closed' && answeredAt) return { ...change, state: 'answered' };
  return change;
}

/** How a sender is reached. */
const REACHED = ['email', 'phone'] as const;

/**
 * Changes an inquiry: its assignee, its state, how its sender is reached, or whether it is suspected spam. Refused with
 * `inquiry-not-found`, `inquiry-not-in-this-state`, `colleague-not-found`, or with `changed-meanwhile` and the current inquiry.
 */
export async function changeInquiry(
  deps: Changing,
  actor: Actor,
  id: string,
  { version, ...change }: InquiryChange,
) {
  const find = (within: Pick<Deps, 'db'>) => inquiryOf(within, id);
  return changeCase(deps, find, async (within, before) => {
    const stale = (current: KeptInquiry) => ({ ...refused('changed-meanwhile'), current }) as const;
    if (version !== undefined && version !== before.version) return stale(before);
    if (change.state && !mayBeSet(before.state, change.state)) return refused('inquiry-not-in-this-state');
    if (change.assignedTo && !(await canBeGiven(within, change.assignedTo, 'inquiries')))
      return refused('colleague-not-found');
    const whole = withAnswer(before, change, within.now());
    const isChanged = await updateInquiry(within.db, before.kind, id, before.version, whole);
    const after = (await findInquiry(within.db, id)) ?? before;
    if (!isChanged) return stale(after);
    // A program's address is mailed nothing any more, not even by a colleague who sends again what failed (product 5.4).
    if (after.suspectedSpam && !before.suspectedSpam) await takeBackMails(within, id, { to: before.email });
    if (after.email.toLowerCase() !== before.email.toLowerCase()) await leaveAddress(within, before, after);
    const reached = REACHED.filter((field) => after[field] !== before[field]);
    await recordActivity(within, actor, {
      action: 'changed',
      subject: subjectOf(before),
      details: {
        ...changesBetween(
          { state: before.state, assignee: before.assigneeName, suspectedSpam: before.suspectedSpam },
          { state: after.state, assignee: after.assigneeName, suspectedSpam: after.suspectedSpam },
        ),
        // Which, never what: the log is kept for years.
        ...(reached.length > 0 ? { changed: reached } : {}),
      },
    });
    return ok(after);
  });
}

/**
 * Sends to the new address the answers that did not go out to the former one, and takes the inquiry from an account that claimed
 * it by that address: it may be a stranger's. Nobody writes the acknowledgment anew: the drawer says that it never arrived.
 */
async function leaveAddress(deps: Changing, { id, email }: KeptInquiry, inquiry: KeptInquiry) {
  await endClaim(deps.db, id);
  const unsent = await takeBackMails(deps, id, { to: email, once: ['contact:', 'quote-request:'] });
  for (const answer of await findMessages(deps.db, [id], ['mail']))
    if (unsent.includes(causeOf(answer))) await mailAnswer(deps, inquiry, answer);
}

/** More inquiries than one colleague ever has. */
const MOST_OF_ONE = 10_000;

/** Unassigns the open inquiries of a colleague whose roles no longer include inquiries; in the caller's transaction. */
export async function freeInquiriesOf(
  within: Changing,
  by: Actor,
  { id, staffRoles }: { readonly id: string; readonly staffRoles: readonly StaffRole[] },
): Promise<void> {
  if (may(staffRoles, 'inquiries', 'changes')) return;
  // Whoever is changing one of them finishes first: it must not win and leave its inquiry with a colleague who cannot open it.
  await lockInquiriesOf(within.db, id);
  const theirs = { assignedTo: id, state: 'open', spam: 'all', kind: undefined, q: '' } as const;
  const { rows } = await findInquiries(within.db, theirs, 'oldest', { offset: 0, limit: MOST_OF_ONE });
  for (const inquiry of rows) await changeInquiry(within, by, inquiry.id, { assignedTo: null });
}

/**
 * Whose an inquiry is that somebody deals with: an unassigned one becomes theirs, unless they are just losing the role. Call it
 * before anything of the inquiry is locked, like `canBeGiven`.
 */
async function assigneeOnce({ db }: Pick<Deps, 'db'>, { accountId }: Actor, { assignedTo }: KeptInquiry) {
  return assignedTo ?? ((await canBeGiven({ db }, accountId, 'inquiries')) ? accountId : null);
}

type Answer = Pick<Message, 'id' | 'writtenBy' | 'subject' | 'body'>;

const causeOf = ({ id }: Pick<Answer, 'id'>) => `inquiry-reply:${id}`;

async function mailAnswer(deps: Changing, inquiry: KeptInquiry, answer: Answer) {
  const { subject, body, writtenBy: author } = answer;
  const { contact } = await readSettings(deps);
  const mail = await inLanguage(inquiry.language, () =>
    renderReplyMail({ heading: subject, body, author, asked: inquiry.message, contact }),
  );
  const { id: about, email: to } = inquiry;
  const whose = { cause: causeOf(answer), kind: 'letter', about, to, replyTo: contact.email } as const;
  return queueMail(deps, { ...whose, subject, ...mail });
}

/**
 * Mails an answer to the sender and stores it with the inquiry, all in the caller's transaction. Refused with
 * `inquiry-not-found`, or with `changed-meanwhile` if a colleague changed it first.
 */
export async function answerInquiry(
  deps: Deps,
  actor: Actor,
  id: string,
  { subject, message: body, version }: InquiryReply,
) {
  const found = await inquiryOf(deps, id);
  if (!found.ok) return found;
  const inquiry = found.value;
  if (version !== undefined && version !== inquiry.version) return refused('changed-meanwhile');
  const isChanged = await updateInquiry(deps.db, inquiry.kind, id, inquiry.version, {
    state: 'answered',
    assignedTo: await assigneeOnce(deps, actor, inquiry),
    answeredAt: deps.now(),
    // An answered inquiry is not spam: nobody answers a program.
    suspectedSpam: false,
  });
  if (!isChanged) return refused('changed-meanwhile');
  const answer = { caseId: id, kind: 'mail', writtenBy: actor.username, subject, body } as const;
  const replyId = await addMessage(deps, answer);
  const fate = await mailAnswer(deps, inquiry, { ...answer, id: replyId });
  // Without the mail's subject, which may name the sender.
  await recordActivity(deps, actor, { action: 'answered', subject: subjectOf(inquiry) });
  const message = fate === 'withheld' ? words.answerWithheld : words.answerUnderWay;
  return ok({ id: replyId, message });
}

/**
 * Makes a charter request from an inquiry and closes the inquiry, in the caller's transaction. It belongs to the account that the
 * inquiry belongs to, if it goes to the same address. Refused with
 * `inquiry-not-found`, `already-a-charter`, `changed-meanwhile`, or with the reasons of a new booking.
 */
export async function bookInquiry(deps: Deps, actor: Actor, id: string, booking: NewBookingBody) {
  const found = await inquiryOf(deps, id);
  if (!found.ok) return found;
  const inquiry = found.value;
  if (inquiry.charterId) return refused('already-a-charter');
  const assignedTo = await assigneeOnce(deps, actor, inquiry);
  const by = { role: 'staff', name: actor.username, accountId: actor.accountId } as const;
  const billedAs = booking.billedAs ?? usualBilling(inquiry.kind);
  // Another address than the one that asked may be another person's.
  const isTheirs = booking.contactEmail.toLowerCase() === inquiry.email.toLowerCase();
  const owner = isTheirs ? await findOwnerOf(deps.db, id) : undefined;
  const added = await addBooking(deps, { ...booking, billedAs }, by, owner);
  if (!added.ok) return added;
  const isChanged = await updateInquiry(deps.db, inquiry.kind, id, inquiry.version, {
    state: 'closed',
    charterId: added.value.id,
    suspectedSpam: false,
    assignedTo,
  });
  if (!isChanged) return refused('changed-meanwhile');
  await recordActivity(deps, actor, {
    action: 'made a charter',
    subject: subjectOf(inquiry),
    details: { charterId: added.value.id },
  });
  return added;
}
