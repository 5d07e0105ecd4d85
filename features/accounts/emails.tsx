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

/** The mail with a link to choose a new password, to the account's confirmed address. */
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

/**
 * The mail with a link to confirm an address, to that address. Without the username, which anybody can choose and so use to send
 * text to strangers.
 */
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

/** The mail about a changed password, so that nobody can change it without the owner noticing. */
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

/** The mail about a passkey that was added to the account. */
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

/** The mail about an authenticator app whose codes are needed to sign in from now on. */
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

/** What an owner can do that makes an account easier to open; each is mailed, so that nobody does it unnoticed. */
export type LessProtected = keyof typeof words.lessProtected;

/** The mail about protection that was taken away or replaced. */
export async function protectionChangedMail(
  what: LessProtected,
  username: string,
  contact: MailContact,
): Promise<RenderedMail> {
  const { subject, preview, text } = words.lessProtected[what];
  const mail = (
    <MailLayout preview={preview} heading={subject} contact={contact}>
      <MailText>{text(username)}</MailText>
      <MailText>{filled(words.protectionNotYou, phoneOf(contact))}</MailText>
    </MailLayout>
  );
  return { subject, ...(await renderMail(mail)) };
}

/** The mail to the former address after a change, with a link to undo it. */
export async function emailChangedMail(
  { username, href }: { readonly username: string; readonly href: string },
  contact: MailContact,
): Promise<RenderedMail> {
  const mail = (
    <MailLayout preview={words.addressPreview} heading={words.addressHeading} contact={contact}>
      <MailText>{words.addressText(username)}</MailText>
      <MailText>{words.addressNotYou}</MailText>
      <MailText>
        {/* In a paragraph of its own: in the text version nothing follows the link that could be mistaken for part of it. */}
        <MailLink href={href}>{words.takeItBack}</MailLink>
      </MailText>
      <MailText>{words.addressWorksOnce}</MailText>
      <MailText quiet>{filled(words.addressCall, phoneOf(contact))}</MailText>
    </MailLayout>
  );
  return { subject: words.addressChanged, ...(await renderMail(mail)) };
}

/** The mail about a sign-in with a browser that has never signed in to the account before. */
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

/** The mail to a colleague for whom a one-time password was requested, while they can still refuse it. */
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

/** The mail to a colleague whose password was replaced by a one-time password. */
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

/** The mail to a colleague whose roles have changed. */
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

/** The mail to a former colleague who was taken off the team. */
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
