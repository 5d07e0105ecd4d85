import { telephoneLink } from '#core/brand.ts';
import {
  type MailContact,
  MailLayout,
  MailLink,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { renderMail } from '#features/notifications/emails.tsx';

type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

/** A link to choose a new password, to the address that the account's owner has confirmed. */
export async function resetPasswordMail(
  { username, href }: { readonly username: string; readonly href: string },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = 'Choose a new password';
  const mail = (
    <MailLayout preview="The link works once, for an hour." heading="Choose a new password" contact={contact}>
      <MailText>Somebody, we hope you, asked for a new password for the account “{username}”.</MailText>
      <MailText>
        <MailLink href={href}>Choose a new password</MailLink>
      </MailText>
      <MailText>The link works once, for an hour. Your old password stays until you have chosen.</MailText>
      <MailText quiet>You did not ask for it? Then nothing has changed, and you need do nothing.</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** A link to confirm an address, to that address: without the account's name, which anybody can choose to say anything. */
export async function confirmEmailMail(href: string, contact: MailContact): Promise<RenderedMail> {
  const subject = 'Confirm your e-mail address';
  const mail = (
    <MailLayout
      preview="One press, and requests sent with this address can be added to your account."
      heading="Is this your address?"
      contact={contact}
    >
      <MailText>
        This address was entered in the profile of an account on our site. Is the account yours? Confirm the
        address while you are signed in to it.
      </MailText>
      <MailText>
        <MailLink href={href}>Confirm this address</MailLink>
      </MailText>
      <MailText>The link works once, for a day.</MailText>
      <MailText quiet>
        You have no account with us? Then please do nothing; without you nobody can confirm it.
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word of a changed password, so that nobody changes it behind its owner's back. */
export async function passwordChangedMail(username: string, contact: MailContact): Promise<RenderedMail> {
  const subject = 'Your password was changed';
  const mail = (
    <MailLayout
      preview="Every other device was signed out."
      heading="Your password was changed"
      contact={contact}
    >
      <MailText>
        The password of your account “{username}” was changed just now, and every other device was signed out.
      </MailText>
      <MailText>
        Was it not you? Please call us at once:{' '}
        <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink>.
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word to the former address that another one has taken its place, with the way to take that back. */
export async function emailChangedMail(
  { username, href }: { readonly username: string; readonly href: string },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = 'Your e-mail address was changed';
  const mail = (
    <MailLayout
      preview="Was it not you? You can take it back for 72 hours."
      heading="Your address was changed"
      contact={contact}
    >
      <MailText>
        The e-mail address of your account “{username}” was changed just now. Mail about the account no longer
        comes here.
      </MailText>
      <MailText>
        Was it not you? Then <MailLink href={href}>take it back</MailLink>: the account gets this address
        again, every device is signed out, and we mail you a link to choose a new password.
      </MailText>
      <MailText>The link works once, for 72 hours.</MailText>
      <MailText quiet>
        You can also call us: <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink>. If it
        was you, you need do nothing.
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}
