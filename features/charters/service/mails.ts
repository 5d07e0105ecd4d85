import { isProvedAddress } from '#features/accounts/service/proved.ts';
import type { Message } from '#features/cases/service.ts';
import { readSettings } from '#features/content/service.ts';
import { openYacht } from '#features/fleet/service/index.ts';
import type { RenderedMail } from '#features/notifications/emails.tsx';
import { queueMail } from '#features/notifications/service.ts';
import { balanceDueAt, type PaymentTerms } from '#features/pricing/domain.ts';
import type { Deps } from '#platform/deps.ts';
import { type Reminder, refundPercent } from '../domain.ts';
import { calendarFile } from '../emails/calendar-file.ts';
import {
  cancelledMail,
  clientMessageMail,
  confirmedMail,
  movedMail,
  quoteMail,
  reminderMail,
  type Told,
} from '../emails/charters.tsx';
import { type Charter, findQuotes, type Quote } from '../repository/index.ts';
import type { Changed, Changer } from './change.ts';
import { makeLink } from './links.ts';

type Settings = Awaited<ReturnType<typeof readSettings>>;

/** What a mail about the charter tells, with a link of its own. */
async function prepare(deps: Deps, charter: Charter, page: 'quote' | 'trip') {
  const settings = await readSettings(deps);
  const yacht = await openYacht(deps, charter.yachtId);
  const token = await makeLink(deps, charter);
  const told: Told = {
    charter,
    contact: settings.contact,
    origin: deps.config.publicOrigin,
    marina: yacht.ok ? yacht.value.marina : '',
    link: `${deps.config.publicOrigin}/${page}/${token}`,
    arriveMinutesEarly: settings.policies.arriveMinutesEarly,
  };
  return { told, settings };
}

async function send(
  deps: Deps,
  cause: string,
  charter: Charter,
  settings: Settings,
  mail: RenderedMail,
  file?: string,
) {
  await queueMail(deps, {
    cause,
    about: charter.id,
    to: charter.contactEmail,
    replyTo: settings.contact.email,
    ...mail,
    ...(file
      ? {
          attachments: [
            { filename: 'charter.ics', contentType: 'text/calendar; charset=utf-8', content: file },
          ],
        }
      : {}),
  });
}

const dueOf = (deps: Deps, charter: Charter, price: PaymentTerms) =>
  balanceDueAt(charter.departsAt, price.balanceDue, deps.now());

/**
 * What was agreed on when the charter was confirmed: the newest quote, because a confirmed one is not quoted anew. One that
 * was accepted before a cancellation no longer counts once the charter was taken up and quoted again.
 */
async function agreedQuote(deps: Deps, charter: Charter): Promise<Quote | null> {
  const [newest = null] = await findQuotes(deps.db, charter.id);
  return newest;
}

/** Queues the mail with a quote, once for each quote. */
export async function mailQuote(
  deps: Deps,
  charter: Charter,
  quote: Pick<Quote, 'id' | 'number' | 'price' | 'note' | 'terms' | 'heldUntil'>,
): Promise<void> {
  const { told, settings } = await prepare(deps, charter, 'quote');
  const mail = await quoteMail(told, quote, dueOf(deps, charter, quote.price));
  await send(deps, `charter-quoted:${quote.id}`, charter, settings, mail);
}

/** Queues the confirmation with its calendar file, once for each time the charter is confirmed. */
export async function mailConfirmed(deps: Deps, { charter, changeId }: Changed): Promise<void> {
  const { told, settings } = await prepare(deps, charter, 'trip');
  const quote = await agreedQuote(deps, charter);
  const mail = await confirmedMail(told, quote, quote && dueOf(deps, charter, quote.price));
  const file = calendarFile(charter, { where: told.marina, origin: told.origin });
  await send(deps, `charter-confirmed:${changeId}`, charter, settings, mail, file);
}

/** Queues word of a charter's new time, with the calendar file that takes the place of the earlier one. */
export async function mailMoved(deps: Deps, { charter, changeId }: Changed, before: Charter): Promise<void> {
  const { told, settings } = await prepare(deps, charter, 'trip');
  const mail = await movedMail(told, before);
  const file = calendarFile(charter, { where: told.marina, origin: told.origin });
  await send(deps, `charter-moved:${changeId}`, charter, settings, mail, file);
}

/**
 * Queues word of a cancellation, with the file that takes a confirmed charter out of the client's calendar. One that no
 * colleague has caused greets by name only at an address that is proved.
 */
export async function mailCancelled(
  deps: Deps,
  { charter, changeId }: Changed,
  before: Charter,
  by: Changer,
): Promise<void> {
  const { told, settings } = await prepare(deps, charter, 'trip');
  const wasConfirmed = before.status === 'confirmed';
  const isNamed =
    by.role === 'staff' || (await isProvedAddress(deps, charter.accountId, charter.contactEmail));
  const addressed = isNamed ? told : { ...told, charter: { ...charter, contactName: '' } };
  const mail = await cancelledMail(addressed, {
    wasConfirmed,
    byClient: by.role === 'client',
    refundPercent: refundPercent(before.departsAt, settings.money.cancellationFeePercent, deps.now()),
  });
  const file = wasConfirmed
    ? calendarFile(charter, { where: told.marina, origin: told.origin, isCancelled: true })
    : undefined;
  await send(deps, `charter-cancelled:${changeId}`, charter, settings, mail, file);
}

/** Queues what a colleague wrote to the client. */
export async function mailMessage(
  deps: Deps,
  charter: Charter,
  message: Pick<Message, 'id' | 'subject' | 'body'>,
): Promise<void> {
  const { told, settings } = await prepare(deps, charter, 'trip');
  await send(
    deps,
    `charter-message:${message.id}`,
    charter,
    settings,
    await clientMessageMail(told, message),
  );
}

/** Queues a reminder, once for each departure that was agreed on. */
export async function mailReminder(deps: Deps, charter: Charter, reminder: Reminder): Promise<void> {
  const { told, settings } = await prepare(deps, charter, 'trip');
  const agreed = (await agreedQuote(deps, charter))?.price ?? charter.estimate;
  // Agreed so late that it was due with the deposit, it never had a day of its own.
  const dueAt = agreed && balanceDueAt(charter.departsAt, agreed.balanceDue, charter.agreedAt ?? deps.now());
  const mail = await reminderMail(told, reminder, dueAt && { dueAt, isPast: dueAt <= deps.now() });
  await send(deps, reminderCause(charter, reminder), charter, settings, mail);
}

/** What names a reminder: a charter that is moved is reminded of its new time. */
export function reminderCause(charter: Pick<Charter, 'id' | 'departsAt'>, reminder: Reminder): string {
  return `charter-reminder-${reminder}:${charter.id}:${charter.departsAt.toISOString()}`;
}
