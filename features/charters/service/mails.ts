import { FIRST_LANGUAGE, pathIn, splitPath } from '#core/language.ts';
import { isProvedAddress } from '#features/accounts/service/proved.ts';
import { sealedMail, toSignMail } from '#features/agreements/emails.tsx';
import type { AgreementNews } from '#features/agreements/service/index.ts';
import type { Message } from '#features/cases/service.ts';
import { readSettings } from '#features/content/service.ts';
import { encodeMoney } from '#features/money/api/encode.ts';
import { type HoldChange, hereCents } from '#features/money/domain/index.ts';
import type { MoneyAnswer } from '#features/money/schema/index.ts';
import { hasDamageFiles, type MoneyNews, readAccount } from '#features/money/service/index.ts';
import type { MailKind } from '#features/notifications/domain.ts';
import type { RenderedMail } from '#features/notifications/emails.tsx';
import { queueMail } from '#features/notifications/service.ts';
import { balanceDueAt } from '#features/pricing/domain/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { dayText } from '#words/days.ts';
import { type CalledOffBy, firstReminder, MAIL_CAUSES, type Reminder, refundPercent } from '../domain.ts';
import { calendarFile } from '../emails/calendar-file.ts';
import {
  cancelledMail,
  clientMessageMail,
  confirmedMail,
  missedMail,
  quoteMail,
  reminderMail,
  type Told,
} from '../emails/charters.tsx';
import { additionMail, moneyNewsMail, paymentDueMail, receiptReversedMail } from '../emails/money.tsx';
import { movedMail, otherMarinaMail } from '../emails/moved.tsx';
import { type ClientDeed, clientDeedMail } from '../emails/team.tsx';
import type { Charter, Quote } from '../repository/index.ts';
import { agreedDueAt, feeOf, isUndecided, standingQuote } from './agreed.ts';
import { boardingOf } from './boarding.ts';
import type { Changed, Changer } from './change.ts';
import { makeLink } from './links.ts';
import { askedOf, readMoneyToPay } from './money.ts';

type Settings = Awaited<ReturnType<typeof readSettings>>;

/**
 * Queues a mail to the client of a charter, in the client's language (product 1.13) and with a link of its own to the charter.
 * Does nothing if the client has no email address, or for suspected spam: a program may have typed a stranger's address.
 *
 * @param write writes the mail, and the calendar file that goes with it, if any
 * @param options.page the page that the link opens
 * @param options.goodUntil from when on the mail is of no use, and is not sent any more
 */
export async function mailClient(
  deps: Deps,
  charter: Charter,
  cause: string,
  write: (told: Told, settings: Settings) => Promise<RenderedMail & { readonly file?: string }>,
  {
    page = 'trip',
    kind = 'news',
    goodUntil,
  }: { readonly page?: 'quote' | 'trip'; readonly kind?: MailKind; readonly goodUntil?: Date } = {},
): Promise<void> {
  if (charter.contactEmail === '' || charter.suspectedSpam) return;
  const settings = await readSettings(deps);
  const boarding = await inLanguage(charter.language, () => boardingOf(deps, charter));
  const origin = deps.config.publicOrigin;
  const token = await makeLink(deps, charter);
  const told = {
    charter,
    contact: settings.contact,
    origin,
    link: `${origin}${pathIn(charter.language, `/${page}/${token}`)}`,
    boarding,
  };
  const { file: content, ...mail } = await inLanguage(charter.language, () => write(told, settings));
  const file = { filename: 'charter.ics', contentType: 'text/calendar; charset=utf-8' };
  await queueMail(deps, {
    cause,
    kind,
    about: charter.id,
    to: charter.contactEmail,
    replyTo: settings.contact.email,
    goodUntil,
    ...mail,
    ...(content ? { attachments: [{ ...file, content }] } : {}),
  });
}

/** The calendar file that is attached to a charter's mails. */
const fileOf = (charter: Charter, { boarding, contact, origin }: Told, isCancelled = false) =>
  calendarFile(charter, { where: boarding.marina, email: contact.email, origin, isCancelled });

/** Queues the mail with a quote, once for each quote. `former`: the charter as it was quoted before, if it was. */
export const mailQuote = (
  deps: Deps,
  charter: Charter,
  quote: Pick<Quote, 'id' | 'number' | 'price' | 'note' | 'terms' | 'heldUntil'>,
  former?: Pick<Charter, 'startOn'>,
) =>
  mailClient(
    deps,
    charter,
    MAIL_CAUSES.quoted + quote.id,
    (told) =>
      quoteMail(told, quote, balanceDueAt(charter.departsAt, quote.price.balanceDue, deps.now()), former),
    { page: 'quote', goodUntil: charter.departsAt },
  );

/** Queues the confirmation with its calendar file, once for each time the charter is confirmed. */
export const mailConfirmed = (deps: Deps, { charter, changeId }: Changed) =>
  mailClient(deps, charter, MAIL_CAUSES.confirmed + changeId, async (told) => {
    const quote = await standingQuote(deps, charter);
    const price = quote?.price ?? charter.estimate;
    const dueAt = price && agreedDueAt(deps, charter, quote, price);
    const mail = await confirmedMail(told, price, dueAt, firstReminder(charter.departsAt, deps.now()));
    return { ...mail, file: fileOf(charter, told) };
  });

/**
 * Queues the mail about a charter's new time, with a calendar file that replaces the earlier one. It says what is due now, because
 * a move can make the balance due at once. Call it after the money was settled.
 */
export const mailMoved = (
  deps: Deps,
  { charter, changeId }: Changed,
  before: Charter,
  hold: HoldChange | null,
) =>
  mailClient(deps, charter, MAIL_CAUSES.moved + changeId, async (told) => {
    const fee = await feeOf(deps, charter);
    const [was, is] = [before, charter].map(({ departsAt }) => refundPercent(departsAt, fee, deps.now()));
    const worsePercent = is !== undefined && was !== undefined && is < was ? is : null;
    const mail = await movedMail(told, before, await readMoneyToPay(deps, charter), { hold, worsePercent });
    return { ...mail, file: fileOf(charter, told) };
  });

/** Queues the mail about the marina at which the charter boards now, with a calendar file that names it. */
export const mailOtherMarina = (deps: Deps, { charter, changeId }: Changed) =>
  mailClient(
    deps,
    charter,
    MAIL_CAUSES.moved + changeId,
    async (told) => ({ ...(await otherMarinaMail(told)), file: fileOf(charter, told) }),
    { goodUntil: charter.departsAt },
  );

/**
 * Queues the mail about a cancellation. For a confirmed charter, a calendar file takes it out of the client's calendar. If no
 * staff member has quoted or cancelled the request, the mail greets by name only when the email address is proved.
 */
export const mailCancelled = (
  deps: Deps,
  { charter, changeId }: Changed,
  before: Charter,
  by: Changer,
  { notOwedCents, calledOffBy }: { readonly notOwedCents: number; readonly calledOffBy: CalledOffBy },
) =>
  mailClient(deps, charter, MAIL_CAUSES.cancelled + changeId, async (told) => {
    const wasConfirmed = before.status === 'confirmed';
    const { statement } = await readAccount(deps, charter.id);
    const isRead = by.role === 'staff' || before.status === 'quoted' || wasConfirmed;
    const isNamed = isRead || (await isProvedAddress(deps, charter.accountId, charter.contactEmail));
    const addressed = isNamed ? told : { ...told, charter: { ...charter, contactName: '' } };
    const mail = await cancelledMail(addressed, {
      wasConfirmed,
      byClient: by.role === 'client',
      isOurs: wasConfirmed && calledOffBy === 'business',
      refundPercent: refundPercent(before.departsAt, await feeOf(deps, before), deps.now()),
      isPaid: statement.paidCents > 0,
      notOwedCents,
      isUndecided: wasConfirmed
        ? by.role === 'staff' || (await isUndecided(deps, before))
        : hereCents(statement) > 0,
    });
    return wasConfirmed ? { ...mail, file: fileOf(charter, told, true) } : mail;
  });

/** Queues the mail that nobody came aboard, and what that means for the amount paid so far. */
export const mailMissed = (deps: Deps, { charter, changeId }: Changed) =>
  mailClient(deps, charter, MAIL_CAUSES.message + changeId, async (told) =>
    missedMail(told, (await readAccount(deps, charter.id)).statement),
  );

/** Queues the mail that a staff member wrote to the client. */
export const mailMessage = (
  deps: Deps,
  charter: Charter,
  message: Pick<Message, 'id' | 'subject' | 'body'>,
) =>
  mailClient(deps, charter, MAIL_CAUSES.message + message.id, (told) => clientMessageMail(told, message), {
    kind: 'letter',
  });

const isQuoted = ({ status }: Charter) => status === 'quoted';

/** Queues the mail about money that came in or went back; one mail for each. */
export const mailMoneyNews = (deps: Deps, charter: Charter, news: MoneyNews) =>
  mailClient(
    deps,
    charter,
    `money-${news.kind}:${news.id}`,
    async (told, { money: rules }) => {
      if ('label' in news) return additionMail(told, news, await readMoneyToPay(deps, charter));
      if (news.kind === 'received-reversed')
        return receiptReversedMail(told, news, await readMoneyToPay(deps, charter));
      // For a cancelled charter nothing is owed, but its damage hold may still end: `money` can be null here.
      const money = encodeMoney(await readAccount(deps, charter.id), askedOf(deps, charter), rules);
      const isOfDamage = news.kind === 'hold-captured';
      return moneyNewsMail(told, news, money, {
        hasDamageFiles: isOfDamage && (await hasDamageFiles(deps, charter.id)),
        isQuoted: isQuoted(charter),
      });
    },
    news.kind === 'hold-due'
      ? { goodUntil: charter.departsAt }
      : { page: isQuoted(charter) ? 'quote' : 'trip' },
  );

/**
 * Queues the mail about a payment that is due or late: of use until it is due, or until departure. What was added is asked for
 * after the charter, too.
 */
export const mailPaymentDue = (
  deps: Deps,
  charter: Charter,
  cause: string,
  piece: MoneyAnswer['pieces'][number],
  money: MoneyAnswer,
) =>
  mailClient(
    deps,
    charter,
    cause,
    (told) => paymentDueMail(told, piece, money),
    piece.kind === 'addition'
      ? {}
      : { goodUntil: piece.state === 'late' ? charter.departsAt : new Date(piece.dueAt) },
  );

/** Queues the mail about an agreement: it can be signed, or both sides have signed. */
export const mailAgreement = (deps: Deps, charter: Charter, news: AgreementNews) =>
  mailClient(
    deps,
    charter,
    `agreement-${news.kind}:${news.agreement.id}`,
    ({ contact, link }) => {
      const about = inLanguage(
        news.agreement.language,
        () => `${charter.yachtName}, ${dayText(charter.startOn, 'short')}`,
      );
      // The page where it is signed opens in the agreement's language.
      const page = new URL(link);
      page.pathname = pathIn(news.agreement.language, splitPath(page.pathname).path);
      page.hash = 'agreement';
      const told = { contact, about, link: page.href };
      return news.kind === 'sealed' ? sealedMail(told, news) : toSignMail(told, news);
    },
    news.kind === 'sealed' ? {} : { goodUntil: charter.returnsAt },
  );

/**
 * Queues a mail to the team about something that a client did. None for suspected spam: the team was not mailed about that
 * request either.
 *
 * @param cause identifies the step, so that the team is mailed once
 * @param reason in the client's own words
 */
export async function mailTeam(deps: Deps, charter: Charter, deed: ClientDeed, cause: string, reason = '') {
  if (charter.suspectedSpam) return;
  const { contact } = await readSettings(deps);
  const told = { charter, contact, origin: deps.config.publicOrigin };
  await queueMail(deps, {
    cause,
    kind: 'team',
    about: charter.id,
    to: deps.config.teamEmail,
    ...(await inLanguage(FIRST_LANGUAGE, () => clientDeedMail(told, deed, reason))),
  });
}

/** Queues a reminder; one mail for each agreed departure. */
export const mailReminder = (deps: Deps, charter: Charter, reminder: Reminder) =>
  mailClient(
    deps,
    charter,
    reminderCause(charter, reminder),
    async (told) => reminderMail(told, reminder, await readMoneyToPay(deps, charter)),
    { goodUntil: charter.departsAt },
  );

/** The cause of a reminder. It contains the departure, so that a moved charter is reminded again, of its new time. */
export function reminderCause(charter: Pick<Charter, 'id' | 'departsAt'>, reminder: Reminder): string {
  return `charter-reminder-${reminder}:${charter.id}:${charter.departsAt.toISOString()}`;
}
