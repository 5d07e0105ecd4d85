import { type MailContact, MailLayout, MailText } from '#features/notifications/components/mail-layout.tsx';
import { renderMail } from '#features/notifications/emails.tsx';
import { KEPT_APPLICATIONS } from './domain.ts';

/** Word that an account is closed: what is gone, and what stays and why. */
export async function accountClosedMail(keptApplications: number, contact: MailContact) {
  const subject = 'Your account is closed';
  const mail = (
    <MailLayout preview="What is gone, and what stays." heading="Your account is closed" contact={contact}>
      <MailText>
        Your profile, saved yachts, messages and requests for quotes are deleted, and requests that were open
        are cancelled. Past charters stay in our books without your name.
      </MailText>
      {keptApplications > 0 && <MailText>{KEPT_APPLICATIONS}</MailText>}
      <MailText quiet>
        What you booked as a guest, without adding it to the account, stays booked. This is the last email
        about your account.
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}
