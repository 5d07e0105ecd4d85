import type { ReactNode } from 'react';
import { telephoneLink } from '#core/brand.ts';
import { dollarsFromCents, formatDollars } from '#core/money.ts';
import { slotOf } from '#features/calendar/domain.ts';
import type { Extra } from '#features/extras/domain.ts';
import { greetingName } from '#features/inquiries/domain.ts';
import {
  type MailContact,
  MailFacts,
  MailLayout,
  MailLink,
  MailQuote,
  MailRule,
  MailText,
  MailTitle,
} from '#features/notifications/components/mail-layout.tsx';
import { renderMail } from '#features/notifications/emails.tsx';
import { readExtras, requestNumber } from './domain.ts';
import type { CharterRequestBody } from './schema.ts';

/** A request as its mails tell it. */
type ToldRequest = CharterRequestBody & {
  readonly id: string;
  readonly yacht: { readonly id: string; readonly name: string };
  readonly extras: readonly Extra[];
  readonly sentQuickly: boolean;
  /** The site's own address, for links. */
  readonly origin: string;
};

type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

// A charter day is a date, not an instant: read and written in UTC it stays what it is.
const longDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });
const shortDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * "Request received", to the visitor. The address is one that nobody has proved to own, so it repeats what was chosen
 * and nothing that was typed freely.
 */
export async function requestReceivedMail(request: ToldRequest, contact: MailContact): Promise<RenderedMail> {
  const { yacht } = request;
  const name = greetingName(request.contactName);
  const subject = `Request received: ${yacht.name}, ${shortDay.format(dateOf(request.startDate))}`;
  const mail = (
    <MailLayout
      preview={`We have your request for ${yacht.name}. Our team will contact you within 24 hours.`}
      heading="We have your request"
      contact={contact}
    >
      <MailText>{name ? `Dear ${name},` : 'Hello,'}</MailText>
      <MailText>
        Thank you for your request for{' '}
        <MailLink href={`${request.origin}/yachts/${encodeURIComponent(yacht.id)}`}>{yacht.name}</MailLink>.
        Our team will contact you within 24 hours.
      </MailText>
      <MailFacts facts={charterFacts(request)} />
      <Extras extras={request.extras} />
      {request.specialRequests !== '' && <MailText>Your special requests are with us too.</MailText>}
      <MailTitle>What happens next</MailTitle>
      <MailText>
        We check the yacht and the day, then call or write to you with the full price, every fee named.
        Nothing is booked and nothing is due until you have agreed to it.
      </MailText>
      <MailRule />
      <MailText quiet>
        Something to change, or did somebody else write in your name? Reply to this mail, or call{' '}
        <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink> and name your request number,{' '}
        {requestNumber(request.id)}.
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** "New request", to the team. A reply goes to the visitor. */
export async function newRequestMail(request: ToldRequest, contact: MailContact): Promise<RenderedMail> {
  const { yacht } = request;
  const slot = slotOf(request.duration);
  const day = shortDay.format(dateOf(request.startDate));
  const subject = `New request: ${yacht.name}, ${day}, ${slot.name.toLowerCase()}, ${guests(request.guestCount)}`;
  // A program of somebody else's may write words where our form lists ids.
  const words = readExtras(request.message) ? '' : request.message;
  const mail = (
    <MailLayout
      preview={`${request.contactName}, ${guests(request.guestCount)}, ${day}, ${slot.hours}`}
      heading="New booking request"
      contact={contact}
    >
      <MailText>
        {request.contactName} has been told that we will be in touch within 24 hours. A reply to this mail
        goes to them.
      </MailText>
      {request.sentQuickly && (
        <MailText quiet>The form was sent faster than a person types; it may come from a program.</MailText>
      )}
      <MailTitle>Contact</MailTitle>
      <MailFacts
        facts={[
          { label: 'Name', value: request.contactName },
          {
            label: 'E-mail',
            value: <MailLink href={`mailto:${request.contactEmail}`}>{request.contactEmail}</MailLink>,
          },
          {
            label: 'Phone',
            value: <MailLink href={telephoneLink(request.contactPhone)}>{request.contactPhone}</MailLink>,
          },
        ]}
      />
      <MailTitle>Charter</MailTitle>
      <MailFacts facts={charterFacts(request)} />
      <Extras extras={request.extras} />
      <Words title="Special requests">{request.specialRequests}</Words>
      <Words title="Message">{words}</Words>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

function charterFacts(request: ToldRequest): { label: string; value: ReactNode }[] {
  const slot = slotOf(request.duration);
  return [
    { label: 'Yacht', value: request.yacht.name },
    { label: 'Date', value: longDay.format(dateOf(request.startDate)) },
    { label: 'Time', value: `${slot.name}, ${slot.hours} (Miami)` },
    { label: 'Guests', value: String(request.guestCount) },
    {
      label: 'Charter',
      value: request.pricingType === 'with_amenities' ? 'With full amenities' : 'Basic charter',
    },
    { label: 'Request number', value: requestNumber(request.id) },
  ];
}

/** What was added, each with its price; the yacht's own price is no part of the sum. */
function Extras({ extras }: { extras: readonly Extra[] }) {
  if (extras.length === 0) return null;
  const dollars = (cents: number) => formatDollars(dollarsFromCents(cents));
  const sumCents = extras.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return (
    <>
      <MailTitle>Add-ons and packages</MailTitle>
      <MailFacts
        areAmounts
        facts={[
          ...extras.map(({ name, priceCents }) => ({ label: name, value: dollars(priceCents) })),
          { label: 'Total, without the yacht', value: <strong>{dollars(sumCents)}</strong> },
        ]}
      />
    </>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  if (children === '') return null;
  return (
    <>
      <MailTitle>{title}</MailTitle>
      <MailQuote>{children}</MailQuote>
    </>
  );
}

const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`);
