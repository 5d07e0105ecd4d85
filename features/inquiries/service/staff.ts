import { isId } from '#core/ids.ts';
import { ok, refused } from '#core/result.ts';
import { isAdministrator } from '#features/accounts/service/team.ts';
import { changesBetween } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import type { NewBookingBody } from '#features/charters/schema/index.ts';
import { addBooking } from '#features/charters/service/index.ts';
import { readSettings } from '#features/content/service.ts';
import { listWithheldMails, queueMail } from '#features/notifications/service.ts';
import type { Actor } from '#platform/auth/session.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { type InquiryKind, type InquiryState, mayBeSet, usualBilling } from '../domain.ts';
import { renderReplyMail } from '../emails.tsx';
import { findInquiries, findInquiry, findReplies, insertReply, updateInquiry } from '../repository/index.ts';

/** An inquiry as it is kept, with what became of it. */
export type KeptInquiry = NonNullable<Awaited<ReturnType<typeof findInquiry>>>;

/**
 * A page of what the two forms have brought, with how many there are in all.
 *
 * @param query.assignee an account, `me`, or `none` for those that nobody sees to
 */
export async function listInquiries(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: {
    readonly q?: string | undefined;
    readonly kind?: InquiryKind | undefined;
    readonly state?: InquiryState | 'open' | undefined;
    readonly assignee?: string | undefined;
    readonly spam: 'without' | 'only' | 'all';
    readonly sort: 'newest' | 'oldest';
    readonly page: number;
    readonly pageSize: number;
  },
) {
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

/** One inquiry with what was answered, and what could not be mailed. Refused with `inquiry-not-found`. */
export async function openInquiry(deps: Pick<Deps, 'db'>, id: string) {
  const found = await inquiryOf(deps, id);
  if (!found.ok) return found;
  const replies = await findReplies(deps.db, id);
  return ok({ inquiry: found.value, replies, withheldMails: await listWithheldMails(deps, id) });
}

/** An inquiry in the log of what staff did: by number alone, because that log is never shortened. */
const subjectOf = ({ id }: KeptInquiry) =>
  ({ kind: 'inquiry', id, name: `Inquiry ${id.slice(-8)}` }) as const;

/**
 * Gives an inquiry to a colleague, closes or opens it, or corrects what was taken for spam. Refused with `inquiry-not-found`,
 * `inquiry-not-in-this-state`, `colleague-not-found`, or `changed-meanwhile` and what it is now.
 */
export async function changeInquiry(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  id: string,
  change: {
    readonly state?: InquiryState | undefined;
    readonly assignedTo?: string | null | undefined;
    readonly suspectedSpam?: boolean | undefined;
  },
  version?: number,
) {
  return allOrNothing(deps, async (within) => {
    const found = await inquiryOf(within, id);
    if (!found.ok) return found;
    const before = found.value;
    const stale = (current: KeptInquiry) => ({ ...refused('changed-meanwhile'), current }) as const;
    if (version !== undefined && version !== before.version) return stale(before);
    if (change.state && !mayBeSet(before.state, change.state)) return refused('inquiry-not-in-this-state');
    if (change.assignedTo && !(await isAdministrator(within, change.assignedTo)))
      return refused('colleague-not-found');
    const isChanged = await updateInquiry(within.db, before.kind, id, before.version, change);
    const after = (await findInquiry(within.db, id)) ?? before;
    if (!isChanged) return stale(after);
    await recordActivity(within, actor, {
      action: 'changed',
      subject: subjectOf(before),
      details: changesBetween(
        { state: before.state, assignee: before.assigneeName, suspectedSpam: before.suspectedSpam },
        { state: after.state, assignee: after.assigneeName, suspectedSpam: after.suspectedSpam },
      ),
    });
    return ok(after);
  });
}

/**
 * Mails an answer to whoever wrote, and keeps it with the inquiry, all in the caller's transaction. Refused with
 * `inquiry-not-found`, or `changed-meanwhile` when somebody was faster.
 */
export async function answerInquiry(
  deps: Deps,
  actor: Actor,
  id: string,
  reply: { readonly subject: string; readonly message: string },
) {
  const found = await inquiryOf(deps, id);
  if (!found.ok) return found;
  const inquiry = found.value;
  const replyId = deps.newId();
  const sentAt = deps.now();
  const isChanged = await updateInquiry(deps.db, inquiry.kind, id, inquiry.version, {
    state: 'answered',
    assignedTo: inquiry.assignedTo ?? actor.accountId,
    answeredAt: sentAt,
    // Nobody answers a program.
    suspectedSpam: false,
  });
  if (!isChanged) return refused('changed-meanwhile');
  const { subject, message: body } = reply;
  await insertReply(deps.db, { id: replyId, inquiryId: id, author: actor.username, subject, body, sentAt });
  const { contact } = await readSettings(deps);
  const fate = await queueMail(deps, {
    cause: `inquiry-reply:${replyId}`,
    about: id,
    to: inquiry.email,
    replyTo: contact.email,
    subject,
    ...(await renderReplyMail({
      heading: subject,
      body,
      author: actor.username,
      words: inquiry.message,
      contact,
    })),
  });
  // Without the mail's subject, which may well name whoever asked.
  await recordActivity(deps, actor, { action: 'answered', subject: subjectOf(inquiry) });
  const message =
    fate === 'withheld'
      ? 'Your answer is kept, but was not mailed: that address has had too many mails within the hour. Please try again later.'
      : 'Your answer is on its way.';
  return ok({ id: replyId, message });
}

/**
 * Makes a charter request of an inquiry, in the caller's transaction, and closes it. Refused with `inquiry-not-found`,
 * `already-a-charter`, `changed-meanwhile`, or as a new booking is.
 */
export async function bookInquiry(deps: Deps, actor: Actor, id: string, booking: NewBookingBody) {
  const found = await inquiryOf(deps, id);
  if (!found.ok) return found;
  const inquiry = found.value;
  if (inquiry.charterId) return refused('already-a-charter');
  const by = { role: 'staff', name: actor.username, accountId: actor.accountId } as const;
  const billedAs = booking.billedAs ?? usualBilling(inquiry.kind);
  const added = await addBooking(deps, { ...booking, billedAs }, by);
  if (!added.ok) return added;
  const isChanged = await updateInquiry(deps.db, inquiry.kind, id, inquiry.version, {
    state: 'closed',
    charterId: added.value.id,
    assignedTo: inquiry.assignedTo ?? actor.accountId,
  });
  if (!isChanged) return refused('changed-meanwhile');
  await recordActivity(deps, actor, {
    action: 'made a charter',
    subject: subjectOf(inquiry),
    details: { charterId: added.value.id },
  });
  return added;
}
