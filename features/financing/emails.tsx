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
import { instantText } from '#words/instants.ts';
import {
  type Application,
  type ApplicationStatus,
  applicationBadge,
  isLenderDecision,
  labelOf,
  PURPOSES,
  SERVICES,
} from './domain/index.ts';
import { words } from './words/index.ts';

/**
 * The recipient's first name, the link to the application and which one it is; only the name if the address is no longer the
 * applicant's.
 */
export type Told = { readonly firstName: string; readonly link?: string; readonly which?: string };

/** Names one of perhaps several applications by its day and the end of its number: a mail says nothing of purpose and amount. */
export const whichApplication = ({ id, submittedAt }: Pick<Application, 'id' | 'submittedAt'>) =>
  words.applicationOf(instantText(submittedAt, 'long-day'), id.slice(-6));

/** A mail to an applicant: greeting, text, link to the application, and the note that the business is not a lender. */
async function letter(
  { firstName, link, which }: Told,
  contact: MailContact,
  { subject, heading, preview }: { subject: string; heading: string; preview: string },
  said: ReactNode,
): Promise<RenderedMail> {
  const mail = (
    <MailLayout preview={preview} heading={heading} contact={contact}>
      <MailText>{greeting(firstName)}</MailText>
      {said}
      {which && <MailText quiet>{which}</MailText>}
      {link && (
        <>
          <MailText>
            <MailLink href={link}>{words.openYours}</MailLink>
          </MailText>
          <MailText quiet>{words.linkIsYours}</MailText>
        </>
      )}
      <MailRule />
      <MailText quiet>{words.mailNotALender}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** "We have your application", to the applicant. Repeats no freely typed text. */
export const applicationReceivedMail = (told: Told, contact: MailContact) =>
  letter(
    told,
    contact,
    {
      subject: words.receivedSubject,
      heading: words.weHaveIt,
      preview: words.receivedPreview,
    },
    <>
      <MailText>{words.receivedText}</MailText>
      <MailText>{words.receivedPage}</MailText>
    </>,
  );

/** To the applicant: a new status. A lender's decision itself is only on the application's page, not in the mail. */
export function newsMail(status: ApplicationStatus, told: Told, contact: MailContact) {
  const { label } = applicationBadge(status);
  const head = { heading: words.newsHeading, preview: words.newsPreview };
  return isLenderDecision(status)
    ? letter(
        told,
        contact,
        { ...head, subject: words.decidedSubject },
        <MailText>{words.decidedText}</MailText>,
      )
    : letter(
        told,
        contact,
        { ...head, subject: words.newsSubject(label) },
        <>
          <MailText>{words.movedOn}</MailText>
          <MailFacts facts={[{ label: words.status, value: label }]} />
        </>,
      );
}

/** To the applicant: a wrong decision was corrected. The mail does not say what the decision is. */
export const decisionCorrectedMail = (told: Told, contact: MailContact) =>
  letter(
    told,
    contact,
    {
      subject: words.correctionSubject,
      heading: words.correction,
      preview: words.correctionPreview,
    },
    <MailText>{words.correctionText}</MailText>,
  );

/** To the applicant: there is a new message, which can be answered there. The mail does not say what it says. */
export const messageMail = (told: Told, contact: MailContact) =>
  letter(
    told,
    contact,
    {
      subject: words.messageSubject,
      heading: words.messageHeading,
      preview: words.messagePreview,
    },
    <MailText>{words.messageText}</MailText>,
  );

/** To the applicant: a new link to the application, which somebody asked for. */
export const applicationLinkMail = (told: Told, contact: MailContact) =>
  letter(
    told,
    contact,
    {
      subject: words.linkSubject,
      heading: words.linkHeading,
      preview: words.linkPreview,
    },
    <>
      <MailText>{words.linkText}</MailText>
      <MailText quiet>{words.linkNotAsked}</MailText>
    </>,
  );

/** The contact was changed: to the old address without a link, to the new one with its own link, and with word of news it missed. */
export const contactChangedMail = (hasNews: boolean) => (told: Told, contact: MailContact) =>
  letter(
    told,
    contact,
    {
      subject: words.contactChanged,
      heading: words.contactHeading,
      preview: words.contactPreview,
    },
    <>
      <MailText>{told.link ? words.contactNew : words.contactOld}</MailText>
      {hasNews && <MailText>{words.newsPreview}</MailText>}
    </>,
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
          { label: 'Amount requested', value: amount },
        ]}
      />
      <MailText>
        <MailLink href={linkToStaff(application)}>Open the application</MailLink>
      </MailText>
    </MailLayout>
  );
  return { subject: `Financing application from ${name}`, ...(await renderMail(mail)) };
}

/** What an applicant did that the team hears of, because it must act. */
export type ApplicantNews =
  | 'answered'
  | 'signed'
  | 'sentBack'
  | 'refusedByScanner'
  | 'withdrew'
  | 'withdrewSigned';

const NEWS: Readonly<Record<ApplicantNews, { heading: string; done: string; link: string }>> = {
  answered: {
    heading: 'An applicant has answered',
    done: 'has written about their financing application',
    link: 'Read and answer',
  },
  signed: {
    heading: 'A lender’s terms are signed',
    done: 'has signed the lender’s terms',
    link: 'Open the application',
  },
  sentBack: {
    heading: 'A lender’s terms came back unsigned',
    done: 'has sent the lender’s terms back',
    link: 'Read why',
  },
  refusedByScanner: {
    heading: 'A lender’s terms did not pass the virus check',
    done: 'cannot sign the lender’s terms: their file did not pass the virus check and has been deleted',
    link: 'Send another file',
  },
  withdrew: {
    heading: 'An application is withdrawn',
    done: 'has withdrawn their financing application',
    link: 'Open the application',
  },
  withdrewSigned: {
    heading: 'An application is withdrawn (terms signed)',
    done: 'has withdrawn their financing application after signing the lender’s terms, which stand',
    link: 'Open the application',
  },
};

/** To the team: what an applicant did. Their message itself can only be read by those who can open the application. */
export async function applicantNewsMail(
  application: ToldToTeam,
  news: ApplicantNews,
  contact: MailContact,
): Promise<RenderedMail> {
  const name = `${application.firstName} ${application.lastName}`;
  const { heading, done, link } = NEWS[news];
  const mail = (
    <MailLayout preview={`${name} ${done}.`} heading={heading} contact={contact}>
      <MailText>
        {name} {done}.
      </MailText>
      <MailFacts
        facts={[
          { label: 'Purpose', value: labelOf(PURPOSES, application.purpose) },
          {
            label: 'Amount requested',
            value: formatDollars(dollarsFromCents(application.estimatedAmountCents)),
          },
        ]}
      />
      <MailText>
        <MailLink href={linkToStaff(application)}>{link}</MailLink>
      </MailText>
    </MailLayout>
  );
  const subject = news === 'answered' ? `${name} has answered about financing` : `${heading}: ${name}`;
  return { subject, ...(await renderMail(mail)) };
}
