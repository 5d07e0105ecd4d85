import type { ReactNode } from 'react';
import { dollarsFromCents } from '#core/money.ts';
import {
  type MailContact,
  MailFacts,
  MailLayout,
  MailLink,
  MailRule,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { greetingName } from '#features/notifications/domain.ts';
import { renderMail } from '#features/notifications/emails.tsx';
import { formatDollars } from '#words/amounts.ts';
import {
  type Application,
  type ApplicationStatus,
  applicationBadge,
  labelOf,
  PURPOSES,
  SERVICES,
} from './domain/index.ts';

type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };
type Told = { readonly firstName: string; readonly link: string };

const NOT_A_LENDER =
  'Miami Flow Yachts is not a lender. Credit decisions are made by independent third-party lenders; rates, terms and availability vary by applicant and state.';

/** What every mail to an applicant has: greeting, words, the way to the application, and what we are not. */
function Letter({
  preview,
  heading,
  firstName,
  link,
  contact,
  children,
}: Partial<Told> & {
  preview: string;
  heading: string;
  contact: MailContact;
  children: ReactNode;
}) {
  const name = greetingName(firstName ?? '');
  return (
    <MailLayout preview={preview} heading={heading} contact={contact}>
      <MailText>{name ? `Dear ${name},` : 'Hello,'}</MailText>
      {children}
      {link && (
        <MailText>
          <MailLink href={link}>Open your application</MailLink>
        </MailText>
      )}
      {link && (
        <MailText quiet>
          The link is yours alone: whoever has it can see your application. Please do not pass this mail on.
        </MailText>
      )}
      <MailRule />
      <MailText quiet>{NOT_A_LENDER}</MailText>
    </MailLayout>
  );
}

/** "We have your application", to the applicant. Nothing that was typed freely is repeated. */
export async function applicationReceivedMail(told: Told, contact: MailContact): Promise<RenderedMail> {
  const mail = (
    <Letter
      {...told}
      preview="Three documents complete it; then underwriting begins."
      heading="We have your application"
      contact={contact}
    >
      <MailText>
        Thank you for your financing application. As soon as your government ID, proof of income and proof of
        address are uploaded, it goes to underwriting by itself.
      </MailText>
      <MailText>
        Its own page shows the stage it is at, what is still missing, and every message from underwriting.
      </MailText>
    </Letter>
  );
  return { subject: 'We have your financing application', ...(await renderMail(mail)) };
}

/** A new status, to the applicant. A decision is read on the application's own page, not in an inbox. */
export async function newsMail(
  { status, ...told }: Told & { readonly status: ApplicationStatus },
  contact: MailContact,
): Promise<RenderedMail> {
  const isDecision = status === 'declined' || status === 'approved' || status === 'conditionally_approved';
  const { label } = applicationBadge(status);
  const subject = isDecision
    ? 'The lender has decided on your application'
    : `Your financing application: ${label}`;
  const mail = (
    <Letter
      {...told}
      preview="There is news on your application."
      heading="News on your application"
      contact={contact}
    >
      {isDecision ? (
        <MailText>The lender has decided. You can read the decision on your application’s own page.</MailText>
      ) : (
        <>
          <MailText>Your financing application has moved on.</MailText>
          <MailFacts facts={[{ label: 'Status', value: label }]} />
        </>
      )}
    </Letter>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** A message waits, to the applicant: that there is one, not what it says. */
export async function messageMail(told: Told, contact: MailContact): Promise<RenderedMail> {
  const mail = (
    <Letter
      {...told}
      preview="There is a message about your application."
      heading="A message for you"
      contact={contact}
    >
      <MailText>There is a new message about your financing application. You can answer it there.</MailText>
    </Letter>
  );
  return { subject: 'A message about your financing application', ...(await renderMail(mail)) };
}

/** A new way to the application, for the asking. */
export async function applicationLinkMail(told: Told, contact: MailContact): Promise<RenderedMail> {
  const mail = (
    <Letter
      {...told}
      preview="It opens your application for 14 days."
      heading="A new link to your application"
      contact={contact}
    >
      <MailText>
        Somebody, we hope you, asked for a new link to your financing application. It opens for 14 days.
      </MailText>
      <MailText quiet>You did not ask for it? Then you need do nothing.</MailText>
    </Letter>
  );
  return { subject: 'The link to your financing application', ...(await renderMail(mail)) };
}

/** The contact was changed: to the old address without a link, to the new one with a link of its own. */
export async function contactChangedMail(
  told: Pick<Told, 'firstName'> & Partial<Told>,
  contact: MailContact,
): Promise<RenderedMail> {
  const mail = (
    <Letter
      {...told}
      preview="The contact details of your application were changed."
      heading="Your contact details were changed"
      contact={contact}
    >
      <MailText>
        {told.link
          ? 'From now on we write to this address about your financing application.'
          : 'From now on we write to another address about your financing application. Was it not you? Please call us at once.'}
      </MailText>
    </Letter>
  );
  return { subject: 'Contact details changed', ...(await renderMail(mail)) };
}

type ToldToTeam = Pick<
  Application,
  'id' | 'firstName' | 'lastName' | 'purpose' | 'serviceSelected' | 'estimatedAmountCents'
> & { readonly origin: string };

const linkToStaff = ({ origin, id }: ToldToTeam) => `${origin}/admin/financing/${id}`;

/** "New application", to the team. */
export async function newApplicationMail(
  application: ToldToTeam,
  contact: MailContact,
): Promise<RenderedMail> {
  const name = `${application.firstName} ${application.lastName}`;
  const amount = formatDollars(dollarsFromCents(application.estimatedAmountCents));
  const mail = (
    <MailLayout preview={`${name}, ${amount}`} heading="New financing application" contact={contact}>
      <MailFacts
        facts={[
          { label: 'Applicant', value: name },
          { label: 'Purpose', value: labelOf(PURPOSES, application.purpose) },
          { label: 'Service', value: labelOf(SERVICES, application.serviceSelected) },
          { label: 'Amount', value: amount },
        ]}
      />
      <MailText>
        <MailLink href={linkToStaff(application)}>Open the application</MailLink>
      </MailText>
    </MailLayout>
  );
  return { subject: `Financing application from ${name}`, ...(await renderMail(mail)) };
}

/** "The applicant has answered", to the team. */
export async function replyMail(application: ToldToTeam, contact: MailContact): Promise<RenderedMail> {
  const name = `${application.firstName} ${application.lastName}`;
  const mail = (
    <MailLayout preview={`${name} has answered.`} heading="An applicant has answered" contact={contact}>
      <MailText>{name} has written about their financing application.</MailText>
      <MailText>
        <MailLink href={linkToStaff(application)}>Read and answer</MailLink>
      </MailText>
    </MailLayout>
  );
  return { subject: `${name} has answered about financing`, ...(await renderMail(mail)) };
}
