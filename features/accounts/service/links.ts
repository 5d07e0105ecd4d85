import { pathIn } from '#core/language.ts';
import { readSettings } from '#features/content/service.ts';
import type { MailContact } from '#features/notifications/components/mail-layout.tsx';
import type { MailKind } from '#features/notifications/domain.ts';
import type { RenderedMail } from '#features/notifications/emails.tsx';
import { queueMail } from '#features/notifications/service.ts';
import { newToken } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { RESTORE_FOR_MS } from '../domain.ts';
import { addLink, replaceLink } from '../repository/index.ts';
import { languageOf } from './proved.ts';

/** For each purpose: the page that the link opens, how long it is valid, and whether it replaces earlier links. */
const LINKS = {
  'reset-password': { page: 'reset-password', lastsMs: 3_600_000, keep: replaceLink },
  'verify-email': { page: 'confirm-email', lastsMs: 86_400_000, keep: replaceLink },
  // Keep earlier links, or a thief could disable the owner's link by changing the address twice.
  'restore-email': { page: 'restore-email', lastsMs: RESTORE_FOR_MS, keep: addLink },
} as const;

/**
 * Prepares a link and its mail. The returned function stores both, and returns whether it did: beyond the limit of its kind the
 * mail is withheld, and the link mailed last stays valid.
 *
 * @param link.kind the kind of mail whose limit it counts towards
 */
export async function prepareLink(
  deps: Deps,
  link: {
    readonly purpose: keyof typeof LINKS;
    readonly accountId: string;
    readonly email: string;
    readonly kind?: MailKind;
    readonly secondFactorId?: string | undefined;
  },
  mailFor: (href: string, contact: MailContact) => Promise<RenderedMail>,
): Promise<(tx: Deps['db']) => Promise<boolean>> {
  const { kind = 'news', ...kept } = link;
  const { page, lastsMs, keep } = LINKS[link.purpose];
  const { token, tokenHash } = newToken();
  const { contact } = await readSettings(deps);
  const language = await languageOf(deps, link.accountId);
  const href = `${deps.config.publicOrigin}${pathIn(language, `/${page}`)}#${token}`;
  const mail = await inLanguage(language, () => mailFor(href, contact));
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + lastsMs);
  return async (tx) => {
    const about = link.accountId;
    const cause = `${page}:${tokenHash}`;
    const fate = await queueMail(
      { ...deps, db: tx },
      { cause, kind, about, to: link.email, replyTo: contact.email, goodUntil: expiresAt, ...mail },
    );
    if (fate === 'withheld') return false;
    await keep(tx, { ...kept, tokenHash, createdAt, expiresAt });
    return true;
  };
}
