import type { ReactNode } from 'react';
import { dollarsFromCents } from '#core/money.ts';
import { MailFacts } from '#features/notifications/components/mail-facts.tsx';
import {
  type MailContact,
  MailLayout,
  MailLink,
  MailRule,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { greeting } from '#features/notifications/domain.ts';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';
import { formatDollars } from '#words/amounts.ts';
import {
  type Application,
  type ApplicationStatus,
  applicationBadge,
  isLenderDecision,
  labelOf,
  PURPOSES,
  SERVICES,
} from './domain/index.ts';

/** To whom a mail goes, and the way to the application: none where the address is theirs no more. */
export type Told = { readonly firstName: string; readonly link?: string };

const NOT_A_LENDER =
  'Miami Flow Yachts is not a lender. Credit decisions are made by independent third-party lenders; rates, terms and availability vary by applicant and state.';

/** A mail to an applicant: greeting, words, the way to the application, and what we are not. */
async function letter(
  { firstName, link }: Told,
  contact: MailContact,
  { subject, heading, preview }: { subject: string; heading: string; preview: string },
  words: ReactNode,
): Promise<RenderedMail> {
  const mail = (
    <MailLayout preview={preview} heading={heading} contact={contact}>
      <MailText>{greeting(firstName)}</MailText>
      {words}
      {link && (
        <>
          <MailText>
            <MailLink href={link}>Open your application</MailLink>
          </MailText>
          <MailText quiet>
            The link is for you alone: anyone who has it can see your application. Please don’t forward this
            email.
          </MailText>
        </>
      )}
      <MailRule />
      <MailText quiet>{NOT_A_LENDER}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** "We have your application", to the applicant. Nothing that was typed freely is repeated. */
export const applicationReceivedMail = (told: Told, contact: MailContact) =>
  letter(
    told,
    contact,
    {
      subject: 'We have your financing application',
      heading: 'We have your application',
      preview: 'Three documents complete it; then underwriting begins.',
    },
    <>
      <MailText>
        Thank you for your financing application. As soon as your government ID, proof of income and proof of
        address are uploaded, it goes to underwriting by itself.
      </MailText>
      <MailText>
        Its own page shows the stage it is at, what is still missing, and every message from underwriting.
      </MailText>
    </>,
  );

/** A new status, to the applicant. A decision is read on the application's own page, not in an inbox. */
export function newsMail(status: ApplicationStatus, told: Told, contact: MailContact) {
  const { label } = applicationBadge(status);
  const head = { heading: 'News on your application', preview: 'There is news on your application.' };
  return isLenderDecision(status)
    ? letter(
        told,
        contact,
        { ...head, subject: 'The lender has decided on your application' },
        <MailText>
          The lender has decided. You can read the decision on your application’s own page.
        </MailText>,
      )
    : letter(
        told,
        contact,
        { ...head, subject: `Your financing application: ${label}` },
        <>
          <MailText>Your financing application has moved on.</MailText>
          <MailFacts facts={[{ label: 'Status', value: label }]} />
        </>,
      );
}

/** A decision that was told wrongly, to the applicant: that it is corrected, not what it is. */
export const decisionCorrectedMail = (told: Told, contact: MailContact) =>
  letter(
    told,
    contact,
    {
      subject: 'A correction to the lender’s decision on your application',
      heading: 'A correction',
      preview: 'What we told you of the lender’s decision was not right.',
    },
    <MailText>
      What we told you of the lender’s decision was not right. Please read the correct one on your
      application’s own page.
    </MailText>,
  );

/** A message waits, to the applicant: that there is one, not what it says. */
export const messageMail = (told: Told, contact: MailContact) =>
  letter(
    told,
    contact,
    {
      subject: 'A message about your financing application',
      heading: 'A message for you',
      preview: 'There is a message about your application.',
    },
    <MailText>There is a new message about your financing application. You can answer it there.</MailText>,
  );

/** A new way to the application, for the asking. */
export const applicationLinkMail = (told: Told, contact: MailContact) =>
  letter(
    told,
    contact,
    {
      subject: 'The link to your financing application',
      heading: 'A new link to your application',
      preview: 'It opens your application for 14 days.',
    },
    <>
      <MailText>
        Someone, hopefully you, asked for a new link to your financing application. It opens for 14 days.
      </MailText>
      <MailText quiet>Didn’t ask for it? You don’t need to do anything.</MailText>
    </>,
  );

/** The contact was changed: to the old address without a link, to the new one with a link of its own. */
export const contactChangedMail = (told: Told, contact: MailContact) =>
  letter(
    told,
    contact,
    {
      subject: 'Contact details changed',
      heading: 'Your contact details were changed',
      preview: 'The contact details of your application were changed.',
    },
    <MailText>
      {told.link
        ? 'From now on we write to this address about your financing application.'
        : 'From now on we write to another address about your financing application. If this wasn’t you, please call us at once.'}
    </MailText>,
  );

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
