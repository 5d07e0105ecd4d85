import {
  MailButton,
  type MailContact,
  MailLayout,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { renderMail } from '#features/notifications/emails.tsx';
import { instantText } from '#words/instants.ts';
import { keptApplicationsText } from './domain/index.ts';

/** What stays of somebody for a time: applications, and for how many months. */
type Staying = { readonly keptApplications: number; readonly months: number };

/** Word that an account is closed: what is gone, and what stays and why. */
export async function accountClosedMail({ keptApplications, months }: Staying, contact: MailContact) {
  const subject = 'Your account is closed';
  const mail = (
    <MailLayout preview="What is gone, and what stays." heading="Your account is closed" contact={contact}>
      <MailText>
        Your profile, saved yachts, messages and requests for quotes are deleted, and requests that were open
        are cancelled. Past charters stay in our books without your name.
      </MailText>
      {keptApplications > 0 && <MailText>{keptApplicationsText(months)}</MailText>}
      <MailText quiet>
        What you booked as a guest, without adding it to the account, stays booked. This is the last email
        about your account.
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word that somebody was erased as they asked: what is gone, and what stays and why. */
export async function personErasedMail({ keptApplications, months }: Staying, contact: MailContact) {
  const subject = 'Your data has been erased';
  const mail = (
    <MailLayout preview="What is gone, and what stays." heading="Your data has been erased" contact={contact}>
      <MailText>
        As you asked, we have erased what we kept about you: your account if you had one, your messages and
        requests, and the record of our emails to you. Requests that were open are cancelled. Past charters
        stay in our books without your name.
      </MailText>
      {keptApplications > 0 && <MailText>{keptApplicationsText(months)}</MailText>}
      <MailText quiet>This is the last email you get from us.</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word that an account which nobody uses will be closed, unless its owner signs in. */
export async function closingSoonMail(
  { username, closesOn, href }: { readonly username: string; readonly closesOn: Date; readonly href: string },
  contact: MailContact,
) {
  const subject = 'Your account will be closed soon';
  const mail = (
    <MailLayout
      preview="Sign in once to keep it."
      heading="Would you like to keep your account?"
      contact={contact}
    >
      <MailText>
        Nobody has signed in as {username} for a long time. We keep what is needed and no more, so the account
        will be closed after {instantText(closesOn.toISOString(), 'day')}. To keep it, sign in once before
        then.
      </MailText>
      <MailButton href={href}>Keep my account</MailButton>
      <MailText quiet>
        If you no longer need it, there is nothing to do: past charters stay in our books without your name.
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}
