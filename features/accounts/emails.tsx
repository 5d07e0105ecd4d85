import { telephoneLink } from '#core/brand.ts';
import { STAFF_ROLES, type StaffRole } from '#core/rights.ts';
import {
  type MailContact,
  MailLayout,
  MailLink,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { renderMail } from '#features/notifications/emails.tsx';

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

/** A link to choose a new password, to the address that the account's owner has confirmed. */
export async function resetPasswordMail(
  { username, href }: { readonly username: string; readonly href: string },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = 'Choose a new password';
  const mail = (
    <MailLayout preview="The link works once, for an hour." heading="Choose a new password" contact={contact}>
      <MailText>Someone, hopefully you, asked for a new password for the account “{username}”.</MailText>
      <MailText>
        <MailLink href={href}>Choose a new password</MailLink>
      </MailText>
      <MailText>The link works once, for an hour. Your old password stays until you have chosen.</MailText>
      <MailText quiet>Didn’t ask for it? Nothing has changed, and you don’t need to do anything.</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** A link to confirm an address, to that address: without the account's name, which anybody can choose to say anything. */
export async function confirmEmailMail(href: string, contact: MailContact): Promise<RenderedMail> {
  const subject = 'Confirm your email address';
  const mail = (
    <MailLayout
      preview="Confirm it, and requests sent from this address can be added to your account."
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
        No account with us? Please ignore this email; nobody can confirm the address without you.
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
        If this wasn’t you, please call us at once:{' '}
        <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink>.
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word of a passkey that opens the account from now on. */
export async function passkeyAddedMail(
  { username, name }: { readonly username: string; readonly name: string },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = 'A passkey was added';
  const mail = (
    <MailLayout
      preview="It signs in to your account from now on."
      heading="A passkey was added"
      contact={contact}
    >
      <MailText>
        The passkey “{name}” was added to your account “{username}” just now. It signs in without a password.
      </MailText>
      <MailText>
        If this wasn’t you, remove it in your profile, change your password, and please call us at once:{' '}
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
  const subject = 'Your email address was changed';
  const mail = (
    <MailLayout
      preview="Wasn’t you? You can restore it for 72 hours."
      heading="Your address was changed"
      contact={contact}
    >
      <MailText>
        The email address of your account “{username}” was changed just now. Email about the account no longer
        comes here.
      </MailText>
      <MailText>
        If this wasn’t you, <MailLink href={href}>take it back</MailLink>: the account gets this address
        again, every device is signed out, and we email you a link to choose a new password.
      </MailText>
      <MailText>The link works once, for 72 hours.</MailText>
      <MailText quiet>
        You can also call us: <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink>. If it
        was you, there’s nothing you need to do.
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

const CALL_US = (contact: MailContact) => (
  <>
    call us at once: <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink>.
  </>
);

/** Word to a colleague that a new password was asked for them, while they can still refuse it. */
export async function passwordAskedMail(
  asked: {
    readonly username: string;
    readonly askedBy: string;
    readonly withoutSecondFactor: boolean;
    readonly href: string;
  },
  contact: MailContact,
): Promise<RenderedMail> {
  const { username, askedBy, withoutSecondFactor, href } = asked;
  const subject = 'A new password was requested for you';
  const mail = (
    <MailLayout
      preview="If you can still sign in, you can refuse it."
      heading="A new password was requested for you"
      contact={contact}
    >
      <MailText>
        {askedBy} has requested a new one-time password for your account “{username}”
        {withoutSecondFactor ? ', and for your second factor to be taken away' : ''}.
      </MailText>
      <MailText>
        It can be made as soon as another administrator agrees, or 24 hours after it was requested.
      </MailText>
      <MailText>
        Can you still sign in, or don’t you want this? Please <MailLink href={href}>refuse it</MailLink> on
        the team’s page, or {CALL_US(contact)}
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word to a colleague that their password is another now. */
export async function passwordMadeMail(
  made: { readonly username: string; readonly madeBy: string; readonly withoutSecondFactor: boolean },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = 'You have a new one-time password';
  const mail = (
    <MailLayout
      preview="Your old password opens nothing any more."
      heading="You have a new one-time password"
      contact={contact}
    >
      <MailText>
        {made.madeBy} has made a one-time password for your account “{made.username}”
        {made.withoutSecondFactor ? ' and taken your second factor away' : ''}. Your old password opens
        nothing any more, and every device was signed out.
      </MailText>
      <MailText>
        They will give you the password. If you weren’t expecting this, please {CALL_US(contact)}
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word to an account's owner that a browser signed in which had never done so. */
export async function newDeviceMail(
  seen: { readonly username: string; readonly browser: string; readonly at: string },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = 'A new device signed in to your account';
  const mail = (
    <MailLayout preview={`${seen.browser}, ${seen.at}`} heading={subject} contact={contact}>
      <MailText>
        {seen.browser} signed in to your account “{seen.username}” on {seen.at}, for the first time.
      </MailText>
      <MailText>
        Was it you? Then there is nothing to do. If not, please change your password: every other device is
        signed out by that. Or {CALL_US(contact)}
      </MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word to a colleague that their part on the team is another now. */
export async function rolesChangedMail(
  changed: { readonly username: string; readonly by: string; readonly staffRoles: readonly StaffRole[] },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = 'Your role on the team has changed';
  const mail = (
    <MailLayout preview="What you can see and do has changed." heading={subject} contact={contact}>
      <MailText>
        {changed.by} has changed the role of your account “{changed.username}”. It is now:{' '}
        {changed.staffRoles.map((role) => STAFF_ROLES[role]).join(', ')}.
      </MailText>
      <MailText>If you weren’t expecting this, please {CALL_US(contact)}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word to somebody who is no longer on the team. */
export async function takenOffMail(
  { username, by }: { readonly username: string; readonly by: string },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = 'You are no longer on the team';
  const mail = (
    <MailLayout
      preview="Your account is a client account from now on."
      heading="You are no longer on the team"
      contact={contact}
    >
      <MailText>
        {by} has taken your account “{username}” off the team. It is a client’s from now on, with your own
        password.
      </MailText>
      <MailText>If you weren’t expecting this, please {CALL_US(contact)}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}
