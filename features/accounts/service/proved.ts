import { FIRST_LANGUAGE, type Language } from '#core/language.ts';
import { readSettings } from '#features/content/service.ts';
import type { MailContact } from '#features/notifications/components/mail-layout.tsx';
import type { RenderedMail } from '#features/notifications/emails.tsx';
import { queueMail } from '#features/notifications/service.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { type LessProtected, protectionChangedMail } from '../emails.tsx';
import { findProfile } from '../repository/index.ts';

/** The account's confirmed email address; undefined if there is none. */
export async function provedAddressOf(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
): Promise<string | undefined> {
  const profile = await findProfile(db, accountId);
  return profile?.emailVerifiedAt ? profile.email : undefined;
}

/**
 * Whether that address is the confirmed one of the sender's account. A mail to any other address must not repeat anything that
 * was typed, not even a name: it may be a stranger's mailbox.
 *
 * @param accountId the signed-in account; null or undefined for a guest
 */
export async function isProvedAddress(
  { db }: Pick<Deps, 'db'>,
  accountId: string | null | undefined,
  address: string,
): Promise<boolean> {
  if (!accountId) return false;
  const proved = await provedAddressOf({ db }, accountId);
  return proved?.toLowerCase() === address.toLowerCase();
}

/** The language of mails to an account's owner (product 1.13). */
export async function languageOf({ db }: Pick<Deps, 'db'>, accountId: string): Promise<Language> {
  return (await findProfile(db, accountId))?.language ?? FIRST_LANGUAGE;
}

/** Mails the owner that protection of their account was taken away or replaced. In the caller's transaction. */
export const tellLessProtected = (
  deps: Deps,
  { accountId, username }: Pick<Actor, 'accountId' | 'username'>,
  what: LessProtected,
) => tellAccount(deps, accountId, what, (contact) => protectionChangedMail(what, username, contact));

/** Mails the account's confirmed address; sends nothing if it has none. In the caller's transaction. */
export async function tellAccount(
  deps: Deps,
  accountId: string,
  cause: string,
  mailFor: (contact: MailContact) => Promise<RenderedMail>,
): Promise<void> {
  const profile = await findProfile(deps.db, accountId);
  if (!profile?.emailVerifiedAt) return;
  const to = profile.email;
  const { contact } = await readSettings(deps);
  const mail = await inLanguage(profile.language, () => mailFor(contact));
  const kind = cause === 'new-device' ? cause : 'security';
  await queueMail(deps, {
    cause: `${cause}:${deps.newId()}`,
    kind,
    about: null,
    to,
    replyTo: contact.email,
    ...mail,
  });
}
