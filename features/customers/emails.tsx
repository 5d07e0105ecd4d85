import {
  MailButton,
  type MailContact,
  MailLayout,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { renderMail } from '#features/notifications/emails.tsx';
import { instantText } from '#words/instants.ts';
import { words } from './words/index.ts';

/** What stays of somebody for a time: applications, and for how many months. */
type Staying = { readonly keptApplications: number; readonly months: number };

/** Word that an account is closed: what is gone, and what stays and why. */
export async function accountClosedMail({ keptApplications, months }: Staying, contact: MailContact) {
  const subject = words.closed;
  const mail = (
    <MailLayout preview={words.whatStays} heading={subject} contact={contact}>
      <MailText>{words.closedText}</MailText>
      {keptApplications > 0 && <MailText>{words.keptApplications(months)}</MailText>}
      <MailText quiet>{words.closedLast}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word that somebody was erased as they asked: what is gone, and what stays and why. */
export async function personErasedMail({ keptApplications, months }: Staying, contact: MailContact) {
  const subject = words.erased;
  const mail = (
    <MailLayout preview={words.whatStays} heading={subject} contact={contact}>
      <MailText>{words.erasedText}</MailText>
      {keptApplications > 0 && <MailText>{words.keptApplications(months)}</MailText>}
      <MailText quiet>{words.erasedLast}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word that an account which nobody uses will be closed, unless its owner signs in. */
export async function closingSoonMail(
  { username, closesOn, href }: { readonly username: string; readonly closesOn: Date; readonly href: string },
  contact: MailContact,
) {
  const subject = words.closing;
  const mail = (
    <MailLayout preview={words.closingPreview} heading={words.closingHeading} contact={contact}>
      <MailText>{words.closingMail(username, instantText(closesOn.toISOString(), 'day'))}</MailText>
      <MailButton href={href}>{words.keepAccount}</MailButton>
      <MailText quiet>{words.closingLast}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}
