import { telephoneLink } from '#core/brand.ts';
import { STAFF_ROLES, type StaffRole } from '#core/rights.ts';
import { filled } from '#features/notifications/components/filled.tsx';
import {
  type MailContact,
  MailLayout,
  MailLink,
  MailText,
} from '#features/notifications/components/mail-layout.tsx';
import { type RenderedMail, renderMail } from '#features/notifications/emails.tsx';
import { instantText } from '#words/instants.ts';
import { words } from './words/index.ts';

const phoneOf = (contact: MailContact) => ({
  phone: <MailLink href={telephoneLink(contact.phone)}>{contact.phone}</MailLink>,
});

/** A link to choose a new password, to the address that the account's owner has confirmed. */
export async function resetPasswordMail(
  { username, href }: { readonly username: string; readonly href: string },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = words.choosePassword;
  const mail = (
    <MailLayout preview={words.resetPreview} heading={subject} contact={contact}>
      <MailText>{words.resetAsked(username)}</MailText>
      <MailText>
        <MailLink href={href}>{words.choosePassword}</MailLink>
      </MailText>
      <MailText>{words.resetWorksOnce}</MailText>
      <MailText quiet>{words.resetNotYou}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** A link to confirm an address, to that address: without the account's name, which anybody can choose to say anything. */
export async function confirmEmailMail(href: string, contact: MailContact): Promise<RenderedMail> {
  const mail = (
    <MailLayout preview={words.confirmPreview} heading={words.confirmHeading} contact={contact}>
      <MailText>{words.confirmText}</MailText>
      <MailText>
        <MailLink href={href}>{words.confirmLink}</MailLink>
      </MailText>
      <MailText>{words.confirmWorksOnce}</MailText>
      <MailText quiet>{words.confirmNotYou}</MailText>
    </MailLayout>
  );
  return { subject: words.confirmSubject, ...(await renderMail(mail)) };
}

/** Word of a changed password, so that nobody changes it behind its owner's back. */
export async function passwordChangedMail(username: string, contact: MailContact): Promise<RenderedMail> {
  const subject = words.passwordChanged;
  const mail = (
    <MailLayout preview={words.othersSignedOut} heading={subject} contact={contact}>
      <MailText>{words.passwordChangedText(username)}</MailText>
      <MailText>{filled(words.notYouCall, phoneOf(contact))}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word of a passkey that opens the account from now on. */
export async function passkeyAddedMail(
  { username, name }: { readonly username: string; readonly name: string },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = words.passkeyAdded;
  const mail = (
    <MailLayout preview={words.passkeyPreview} heading={subject} contact={contact}>
      <MailText>{words.passkeyText(name, username)}</MailText>
      <MailText>{filled(words.passkeyNotYou, phoneOf(contact))}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word of an authenticator app whose codes signing in asks for from now on. */
export async function factorStartedMail(username: string, contact: MailContact): Promise<RenderedMail> {
  const subject = words.factorStarted;
  const mail = (
    <MailLayout preview={words.factorPreview} heading={subject} contact={contact}>
      <MailText>{words.factorText(username)}</MailText>
      <MailText>{filled(words.notYouCall, phoneOf(contact))}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** Word to the former address that another one has taken its place, with the way to take that back. */
export async function emailChangedMail(
  { username, href }: { readonly username: string; readonly href: string },
  contact: MailContact,
): Promise<RenderedMail> {
  const mail = (
    <MailLayout preview={words.addressPreview} heading={words.addressHeading} contact={contact}>
      <MailText>{words.addressText(username)}</MailText>
      <MailText>{words.addressNotYou}</MailText>
      <MailText>
        {/* By itself: in words alone the link is followed by nothing that could be taken for a part of it. */}
        <MailLink href={href}>{words.takeItBack}</MailLink>
      </MailText>
      <MailText>{words.addressWorksOnce}</MailText>
      <MailText quiet>{filled(words.addressCall, phoneOf(contact))}</MailText>
    </MailLayout>
  );
  return { subject: words.addressChanged, ...(await renderMail(mail)) };
}

/** Word to an account's owner that a browser signed in which had never done so. */
export async function newDeviceMail(
  seen: { readonly username: string; readonly browser: string; readonly at: Date },
  contact: MailContact,
): Promise<RenderedMail> {
  const subject = words.newDevice;
  const at = instantText(seen.at, 'plain');
  const mail = (
    <MailLayout preview={`${seen.browser}, ${at}`} heading={subject} contact={contact}>
      <MailText>{words.newDeviceText(seen.browser, seen.username, at)}</MailText>
      <MailText>{filled(words.newDeviceNotYou, phoneOf(contact))}</MailText>
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
      preview="Your old password no longer works."
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
