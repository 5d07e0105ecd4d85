import {
  MailButton,
  type MailContact,
  MailLayout,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { renderMail } from '#features/notifications/emails.tsx';
import { instantText } from '#words/instants.ts';
import { words } from './words/index.ts';

/** How many financing applications are kept after an erasure or a closed account, and for how many months. */
type Staying = { readonly keptApplications: number; readonly months: number };

/**
 * The mail that confirms a closed account: what is deleted, what is kept and why.
 *
 * @param booksYears for how many years after the return charters keep the name; 0: they have lost it
 */
export async function accountClosedMail(
  { keptApplications, months, booksYears }: Staying & { readonly booksYears: number },
  contact: MailContact,
) {
  const subject = words.closed;
  const mail = (
    <MailLayout preview={words.whatStays} heading={subject} contact={contact}>
      <MailText>{words.closedText}</MailText>
      <MailText>{booksYears > 0 ? words.inBooksFor(booksYears) : words.inBooksUnnamed}</MailText>
      {keptApplications > 0 && <MailText>{words.keptApplications(months)}</MailText>}
      <MailText quiet>{words.closedLast}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** The mail that confirms an erasure: what is deleted, what is kept and why. */
export async function personErasedMail({ keptApplications, months }: Staying, contact: MailContact) {
  const subject = words.erased;
  const mail = (
    <MailLayout preview={words.whatStays} heading={subject} contact={contact}>
      <MailText>{words.erasedText}</MailText>
      {keptApplications > 0 && <MailText>{words.keptApplications(months)}</MailText>}
      <MailText quiet>{keptApplications > 0 ? words.erasedButFinancing : words.erasedLast}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** The mail that announces the closing of an unused account, unless its owner signs in. */
export async function closingSoonMail(
  {
    username,
    closesOn,
    href,
    booksYears,
  }: {
    readonly username: string;
    readonly closesOn: Date;
    readonly href: string;
    readonly booksYears: number;
  },
  contact: MailContact,
) {
  const subject = words.closing;
  const mail = (
    <MailLayout preview={words.closingPreview} heading={words.closingHeading} contact={contact}>
      <MailText>{words.closingMail(username, instantText(closesOn.toISOString(), 'day'))}</MailText>
      <MailButton href={href}>{words.keepAccount}</MailButton>
      <MailText quiet>
        {words.closingLast} {words.inBooksFor(booksYears)}
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}
