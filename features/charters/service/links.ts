import { ok, type Result, refused } from '#core/result.ts';
import {
  changeCase,
  extendGrants,
  grantCase,
  keepNewestGrants,
  listGranted,
} from '#features/cases/service.ts';
import type { Deps } from '#platform/deps.ts';
import { type Charter, findCharter } from '../repository/index.ts';

const TOKEN_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;
/** How long a link works after its charter, so that the client can look something up or book again. */
const KEPT_AFTER_MS = 30 * 86_400_000;

/** How many links to a charter work at a time, of those in its mails, and of those that the client's account asked for. */
const MOST_LINKS = 100;

const endOf = ({ returnsAt }: Pick<Charter, 'returnsAt'>, now: Date) =>
  new Date(Math.max(returnsAt.getTime(), now.getTime()) + KEPT_AFTER_MS);

/** Lets the links to a charter last as long after its return as promised, once it returns later than it did. */
export const extendLinks = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  charter: Pick<Charter, 'id' | 'returnsAt'>,
) => extendGrants(db, charter.id, now(), endOf(charter, now()));

/**
 * Makes a link to a charter for its client, and answers its token. Each mail has its own link.
 *
 * @param sessionId the session, if the client's account asks for the link: it then ends with the session, too
 */
export async function makeLink(
  deps: Pick<Deps, 'db' | 'now'>,
  charter: Pick<Charter, 'id' | 'returnsAt'>,
  sessionId?: string,
): Promise<string> {
  const madeBy = sessionId ? 'account' : 'mail';
  const { token } = await grantCase(
    deps,
    { caseId: charter.id, madeBy, expiresAt: endOf(charter, deps.now()), sessionId },
    { bytes: TOKEN_BYTES },
  );
  await keepNewestGrants(deps.db, { caseIds: [charter.id], madeBy }, MOST_LINKS);
  return token;
}

/** The charter that a mailed link leads to; refused with `link-not-found` for an unknown or expired link. */
export async function followLink(
  deps: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Result<Charter, 'link-not-found'>> {
  const [id] = TOKEN.test(token) ? await listGranted(deps, token) : [];
  const charter = id === undefined ? undefined : await findCharter(deps.db, id);
  return charter ? ok(charter) : refused('link-not-found');
}

/** Changes the charter of a mailed link, all or nothing. Refused with `link-not-found`, or like the change. */
export const changeByLink = <Done extends { readonly ok: boolean }>(
  deps: Deps,
  token: string,
  change: (within: Deps, charter: Charter) => Promise<Done>,
) => changeCase(deps, (within) => followLink(within, token), change);
