import { languageNow, pathIn } from '#core/language.ts';
import { ok, type Result, refused } from '#core/result.ts';
import { type Charter, openCharter } from '#features/charters/service/index.ts';
import { newToken, sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { findCaseOfLink, findLink, putLink } from '../repository.ts';
import { sealContext } from './deps.ts';

/** 192 bits: too many to guess a token (product 11.3). */
const TOKEN_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

const urlOf = ({ config }: Pick<Deps, 'config'>, token: string) =>
  `${config.publicOrigin}${pathIn(languageNow(), `/waiver/${token}`)}`;

/** The link by which a charter's guests sign; null if there is none. */
export async function readLink(
  deps: Pick<Deps, 'db' | 'vault' | 'config'>,
  caseId: string,
): Promise<string | null> {
  const link = await findLink(deps.db, caseId);
  return link
    ? urlOf(deps, deps.vault.open(link.sealedToken, sealContext.token(caseId)).toString('utf8'))
    : null;
}

/** Makes a new link for a charter's guests; the former link ends. */
export async function renewLink(deps: Deps, caseId: string): Promise<string> {
  const { token, tokenHash } = newToken(TOKEN_BYTES);
  const sealedToken = deps.vault.seal(token, sealContext.token(caseId));
  await putLink(deps.db, { caseId, tokenHash, sealedToken, createdAt: deps.now() });
  return urlOf(deps, token);
}

/** The charter of a guests' link. Refused with `guest-link-over` for a link that leads nowhere. */
export async function followGuestLink(
  deps: Pick<Deps, 'db'>,
  token: string,
): Promise<Result<Charter, 'guest-link-over'>> {
  const caseId = TOKEN.test(token) ? await findCaseOfLink(deps.db, sha256(token)) : undefined;
  const found = caseId === undefined ? undefined : await openCharter(deps, caseId);
  return found?.ok ? ok(found.value) : refused('guest-link-over');
}
